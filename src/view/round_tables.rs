//! A round in tables and lists: boards, players, results.

pub(crate) use crate::formats::Names;
use crate::i18n::{ByeMessage, Localizer, ResultMessage};
use crate::rules::{BySide, Side};
use crate::tournament::{
    BoardNo, Bye, DraftRound, Entrant, EntrantId, Pairing, PairingResult, RoundNo, Scored, Stage,
    Tournament,
};
use crate::view::collation;
use crate::view::school_token::SchoolToken;
use std::collections::HashMap;

/// A player in a list.
#[derive(Clone)]
pub(crate) struct NamedPlayer {
    /// The alias, or the full name for those who may see it.
    pub(crate) name: String,
    /// Empty where it is unknown or not shown.
    pub(crate) school: String,
    /// The beads of the school, where one is shown.
    pub(crate) token: Option<SchoolToken>,
    /// Where it is known and shown.
    pub(crate) rating: Option<u16>,
}

impl NamedPlayer {
    pub(crate) fn of(tournament: &Tournament, id: EntrantId, names: Names) -> NamedPlayer {
        let Some(entrant) = tournament.entrant(id) else {
            return NamedPlayer {
                name: format!("#{}", id.0),
                school: String::new(),
                token: None,
                rating: None,
            };
        };
        let school = entrant.shown_school(names).unwrap_or_default().to_owned();
        NamedPlayer {
            name: entrant.name.display(names),
            token: (!school.is_empty()).then(|| SchoolToken::of(tournament, &school)),
            rating: tournament.options.rating_of(entrant, names),
            school,
        }
    }

    /// The line below the name: school and rating.
    pub(crate) fn about(&self) -> String {
        match self.rating {
            None => self.school.clone(),
            Some(rating) if self.school.is_empty() => rating.to_string(),
            Some(rating) => format!("{} · {rating}", self.school),
        }
    }

    pub(crate) fn pair(
        tournament: &Tournament,
        pairing: &Pairing,
        names: Names,
    ) -> BySide<NamedPlayer> {
        BySide {
            first: NamedPlayer::of(tournament, pairing.first, names),
            second: NamedPlayer::of(tournament, pairing.second, names),
        }
    }
}

/// An addition to a name.
type More<'a> = &'a dyn Fn(&Entrant) -> Option<String>;

/// Unique labels of all entrants for select fields: the full name, followed by the school, the grade and the
/// start number as far as needed.
pub(crate) fn choosable(t: &Localizer, tournament: &Tournament) -> HashMap<EntrantId, String> {
    let entrants = &tournament.entrants;
    let mut labels: Vec<String> = entrants.iter().map(|one| one.name.to_string()).collect();
    let school = |one: &Entrant| one.school.clone();
    let grade = |one: &Entrant| Some(t.msg_arg("grade", "grade", one.grade?.code()));
    let number = |one: &Entrant| Some(one.number.to_string());
    let more: [More<'_>; 3] = [&school, &grade, &number];
    for more in more {
        let mut count: HashMap<String, usize> = HashMap::new();
        for label in &labels {
            *count.entry(collation::plain(label)).or_default() += 1;
        }
        for (label, one) in labels.iter_mut().zip(entrants) {
            let is_shared = count.get(&collation::plain(label)) > Some(&1);
            if let Some(more) = more(one).filter(|_| is_shared) {
                *label = format!("{label}, {more}");
            }
        }
    }
    let ids = entrants.iter().map(|one| one.id);
    ids.zip(labels).collect()
}

/// Board numbers as ranges: `1, 4–30`.
pub(crate) fn ranges(boards: &[BoardNo]) -> String {
    let mut runs: Vec<(u16, u16)> = Vec::new();
    for board in boards {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == board.0 => *last = board.0,
            _ => runs.push((board.0, board.0)),
        }
    }
    let words = runs.into_iter().map(|(first, last)| match last - first {
        0 => first.to_string(),
        1 => format!("{first}, {last}"),
        _ => format!("{first}–{last}"),
    });
    words.collect::<Vec<_>>().join(", ")
}

/// A round with the results known so far.
pub(crate) struct RoundTable {
    pub(crate) number: RoundNo,
    /// Whether all its results have been accepted.
    pub(crate) is_closed: bool,
    /// Whether only the organiser may see it.
    pub(crate) is_draft: bool,
    /// Pairings and results.
    pub(crate) boards: Vec<(Pairing, Option<Scored>)>,
    pub(crate) byes: Vec<Bye>,
}

impl RoundTable {
    /// A round of a tournament, possibly a draft.
    pub(crate) fn of(tournament: &Tournament, number: RoundNo) -> Option<RoundTable> {
        if let Some(closed) = tournament.closed.iter().find(|one| one.number == number) {
            return Some(RoundTable {
                number,
                is_closed: true,
                is_draft: false,
                boards: closed.all_boards(),
                byes: closed.byes.clone(),
            });
        }
        match tournament.current.as_ref()? {
            Stage::Posted(posted) if posted.number == number => Some(RoundTable {
                number,
                is_closed: false,
                is_draft: false,
                boards: posted.boards.clone(),
                byes: posted.byes.clone(),
            }),
            Stage::Draft(draft) if draft.number == number => Some(RoundTable {
                number,
                is_closed: false,
                is_draft: true,
                boards: draft
                    .pairings
                    .iter()
                    .map(|pairing| (*pairing, None))
                    .collect(),
                byes: draft.byes.clone(),
            }),
            _ => None,
        }
    }

    /// A round that is not a draft.
    pub(crate) fn posted(tournament: &Tournament, number: RoundNo) -> Option<RoundTable> {
        RoundTable::of(tournament, number).filter(|round| !round.is_draft)
    }

    /// The pairings and byes.
    pub(crate) fn plan(&self) -> DraftRound {
        DraftRound {
            number: self.number,
            pairings: self.boards.iter().map(|(pairing, _)| *pairing).collect(),
            byes: self.byes.clone(),
        }
    }

    pub(crate) fn at(&self, board: BoardNo) -> Option<&(Pairing, Option<Scored>)> {
        self.boards
            .iter()
            .find(|(pairing, _)| pairing.board == board)
    }
}

/// A row of a list of byes.
pub(crate) struct Sitting {
    pub(crate) player: NamedPlayer,
    /// The kind of the bye, in words.
    pub(crate) kind: String,
}

pub(crate) fn byes(
    t: &Localizer,
    tournament: &Tournament,
    round: &RoundTable,
    names: Names,
) -> Vec<Sitting> {
    let sitting = |bye: &Bye| Sitting {
        player: NamedPlayer::of(tournament, bye.entrant, names),
        kind: t.localize(&ByeMessage {
            tournament,
            round: round.number,
            bye,
        }),
    };
    round.byes.iter().map(sitting).collect()
}

/// A result to choose from.
pub(crate) struct Choice {
    /// Its code in forms.
    pub(crate) code: &'static str,
    /// In words, with the names.
    pub(crate) text: String,
    /// Whether it is the current result.
    pub(crate) is_now: bool,
}

/// All results to choose from.
pub(crate) fn choices(
    t: &Localizer,
    players: &BySide<NamedPlayer>,
    now: Option<PairingResult>,
) -> Vec<Choice> {
    PairingResult::ALL
        .into_iter()
        .map(|result| Choice {
            code: result.code(),
            text: result_text(t, players, result),
            is_now: now == Some(result),
        })
        .collect()
}

pub(crate) fn result_text(
    t: &Localizer,
    players: &BySide<NamedPlayer>,
    result: PairingResult,
) -> String {
    let names = BySide::from_fn(|side: Side| players[side].name.as_str());
    t.localize(&ResultMessage { result, names })
}
