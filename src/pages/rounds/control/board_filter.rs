//! The boards that the table lists, and the numbers of result slips.

use super::control_data::ControlData;
use crate::i18n::{Localizer, short_result};
use crate::store::{ReportedResult, Role};
use crate::tournament::{Pairing, RoundNo, Scored, System};

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum BoardFilter {
    All,
    /// Boards without a result.
    Open,
    /// Boards with a result that another person has to confirm.
    ToConfirm,
    /// The boards of the person at the page, from the first to the last.
    Own(u16, u16),
    /// All boards by the matches of teams.
    Matches,
}

impl BoardFilter {
    /// A code of the query. Without one teams are shown by their matches.
    pub(super) fn of(code: &str, system: System) -> BoardFilter {
        let is_of_teams = matches!(system, System::Teams(_));
        let own = || {
            let (from, to) = code.split_once('-')?;
            let (from, to) = (from.parse().ok()?, to.parse().ok()?);
            (from <= to).then_some(BoardFilter::Own(from, to))
        };
        match code {
            "open" => BoardFilter::Open,
            "" | "matches" if is_of_teams => BoardFilter::Matches,
            "confirm" => BoardFilter::ToConfirm,
            _ => own().unwrap_or(BoardFilter::All),
        }
    }

    pub(super) fn code(self) -> String {
        match self {
            BoardFilter::All => "all".to_owned(),
            BoardFilter::Open => "open".to_owned(),
            BoardFilter::ToConfirm => "confirm".to_owned(),
            BoardFilter::Own(from, to) => format!("{from}-{to}"),
            BoardFilter::Matches => "matches".to_owned(),
        }
    }

    pub(super) fn lists(
        self,
        pairing: &Pairing,
        scored: Option<Scored>,
        data: &ControlData,
    ) -> bool {
        match self {
            BoardFilter::All | BoardFilter::Matches => true,
            BoardFilter::Open => scored.is_none(),
            BoardFilter::ToConfirm => data.reported(pairing.board).is_some(),
            BoardFilter::Own(from, to) => (from..=to).contains(&pairing.board.0),
        }
    }
}

/// Whether this is the number of a slip of another round.
pub(super) fn is_old_slip(wanted: &str, round: RoundNo) -> bool {
    let number = wanted.split_once('-');
    let number =
        number.and_then(|(of, board)| Some((of.parse::<u16>().ok()?, board.parse::<u16>().ok()?)));
    number.is_some_and(|(of, _)| of != round.0)
}

/// A reported result, and who reported it.
pub(super) fn reported_text(t: &Localizer, reported: &ReportedResult) -> String {
    let result = ("result", short_result(t, reported.result).into());
    match reported.role {
        Role::Tablet => t.msg_with("reported-by-players", &[result]),
        _ => t.msg_with(
            "reported-by",
            &[result, ("name", reported.by.as_str().into())],
        ),
    }
}
