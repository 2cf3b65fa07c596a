//! The headings of a round: its stage, and the group or match of each board.

use crate::i18n::{Localizer, part_name, tie_stage};
use crate::tournament::pairing::{RoundPart, matches, round_parts, stages_of, teams};
use crate::tournament::{BoardNo, Points, RoundNo, Tournament};
use crate::view::round_tables::RoundTable;
use std::collections::HashMap;
use std::iter;

/// The names of the parts of a round, by board.
#[derive(Default)]
pub(crate) struct PartNames {
    names: HashMap<BoardNo, String>,
    first: HashMap<BoardNo, String>,
}

impl PartNames {
    /// Group, stage or match of each board; a match with its score so far.
    pub(crate) fn of(t: &Localizer, tournament: &Tournament, round: &RoundTable) -> PartNames {
        let parts = round_parts(tournament, &round.plan());
        if parts.is_empty() {
            return PartNames::default();
        }
        let scores = scores(tournament, round);
        let teams = teams(tournament);
        let mut names = HashMap::new();
        let mut first = HashMap::new();
        let mut last = None;
        for (board, part) in parts {
            let name = part_name(t, &teams, part);
            if last != Some(part) {
                let score = match part {
                    RoundPart::Match(one, other) => scores.get(&(one, other)),
                    _ => None,
                };
                let heading = match score {
                    Some([one, other]) => format!("{name} {one}–{other}"),
                    None => name.clone(),
                };
                first.insert(board, heading);
            }
            last = Some(part);
            names.insert(board, name);
        }
        PartNames { names, first }
    }

    /// The part of a board.
    pub(crate) fn at(&self, board: BoardNo) -> Option<String> {
        self.names.get(&board).cloned()
    }

    /// The heading above a board, if a part begins there.
    pub(crate) fn above(&self, board: BoardNo) -> Option<String> {
        self.first.get(&board).cloned()
    }

    /// Whether no board belongs to a part.
    pub(crate) fn is_empty(&self) -> bool {
        self.names.is_empty()
    }
}

/// The scores of the matches with a result, by the team that moves first at the first board.
fn scores(tournament: &Tournament, round: &RoundTable) -> HashMap<(usize, usize), [Points; 2]> {
    let all = matches(tournament, &round.boards, &round.byes).into_iter();
    let begun = all.filter(|one| one.seats.iter().any(|(_, scored)| scored.is_some()));
    begun
        .map(|one| ((one.first, one.second), one.score))
        .collect()
}

/// `Round 3`, in a knockout with its stages: `Round 3 · Semi-finals`.
pub(crate) fn round_name(t: &Localizer, tournament: &Tournament, round: RoundNo) -> String {
    with_stage(t, tournament, round, t.msg_arg("round-n", "round", round.0))
}

/// `Round 3 of 6`, or `Round 3` where the number of rounds is open; in a knockout with its stage.
pub(crate) fn round_title(t: &Localizer, tournament: &Tournament, round: RoundNo) -> String {
    let rounds = tournament.options.rounds;
    let id = if rounds > 0 {
        "step-round-of"
    } else {
        "step-round"
    };
    if !stages_of(tournament, round).is_empty() {
        return round_name(t, tournament, round);
    }
    let numbers = [("round", round.0.into()), ("rounds", rounds.into())];
    t.msg_with(id, &numbers)
}

/// A title of a round, in a knockout with its stage.
pub(crate) fn with_stage(
    t: &Localizer,
    tournament: &Tournament,
    round: RoundNo,
    title: String,
) -> String {
    let stages = stages_of(tournament, round).into_iter();
    let stages = stages.map(|stage| tie_stage(t, stage));
    iter::once(title)
        .chain(stages)
        .collect::<Vec<_>>()
        .join(" · ")
}
