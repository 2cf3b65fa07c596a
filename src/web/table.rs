//! A round as tables and lists show it: boards, players, results.

use super::collate;
use super::school_token::SchoolToken;
pub(super) use crate::formats::Names;
use crate::i18n::{Localizer, ResultMessage, score_text};
use crate::rules::{BySide, Side};
use crate::tournament::{
    BoardNo, Bye, Entrant, EntrantId, Pairing, PairingResult, RoundNo, Scored, Stage, Tournament,
};
use std::collections::HashMap;

/// A child in a list.
#[derive(Clone)]
pub(super) struct NamedPlayer {
    /// Its name, as far as the reader may know it.
    pub(super) name: String,
    /// Its school; empty where none is known or shown.
    pub(super) school: String,
}

impl NamedPlayer {
    pub(super) fn of(tournament: &Tournament, id: EntrantId, names: Names) -> NamedPlayer {
        let Some(entrant) = tournament.entrant(id) else {
            return NamedPlayer {
                name: format!("#{}", id.0),
                school: String::new(),
            };
        };
        NamedPlayer {
            name: entrant.name.display(names),
            school: entrant.school.clone().unwrap_or_default(),
        }
    }

    /// The beads of its school, where one is shown.
    pub(super) fn token(&self) -> Option<SchoolToken> {
        (!self.school.is_empty()).then(|| SchoolToken::of(&self.school))
    }

    /// Both players of a pair.
    pub(super) fn pair(
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

/// What can stand behind a name.
type More<'a> = &'a dyn Fn(&Entrant) -> Option<String>;

/// The names of all entrants to choose from, each of which differs from the others:
/// the whole name, then the school, the grade and the start number, until it does.
pub(super) fn choosable(t: &Localizer, tournament: &Tournament) -> HashMap<EntrantId, String> {
    let entrants = &tournament.entrants;
    let mut labels: Vec<String> = entrants.iter().map(|one| one.name.to_string()).collect();
    let school = |one: &Entrant| one.school.clone();
    let grade = |one: &Entrant| Some(t.msg_arg("grade", "grade", one.grade?.code()));
    let number = |one: &Entrant| Some(one.number.to_string());
    let more: [More<'_>; 3] = [&school, &grade, &number];
    for more in more {
        let mut count: HashMap<String, usize> = HashMap::new();
        for label in &labels {
            *count.entry(collate::plain(label)).or_default() += 1;
        }
        for (label, one) in labels.iter_mut().zip(entrants) {
            let is_shared = count.get(&collate::plain(label)) > Some(&1);
            if let Some(more) = more(one).filter(|_| is_shared) {
                *label = format!("{label}, {more}");
            }
        }
    }
    let ids = entrants.iter().map(|one| one.id);
    ids.zip(labels).collect()
}

/// Numbers of boards in order, as one reads them aloud: `1, 4–30`.
pub(super) fn ranges(boards: &[BoardNo]) -> String {
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

/// A round with what is known of its results.
pub(super) struct RoundTable {
    /// Its number.
    pub(super) number: RoundNo,
    /// Whether all its results are in and accepted.
    pub(super) is_closed: bool,
    /// Whether only the organiser may see it.
    pub(super) is_draft: bool,
    /// Who meets whom, and how it came out.
    pub(super) boards: Vec<(Pairing, Option<Scored>)>,
    /// Who has no opponent.
    pub(super) byes: Vec<Bye>,
}

impl RoundTable {
    /// A round of a tournament, be it a draft.
    pub(super) fn of(tournament: &Tournament, number: RoundNo) -> Option<RoundTable> {
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

    /// The same, unless only the organiser may see it.
    pub(super) fn posted(tournament: &Tournament, number: RoundNo) -> Option<RoundTable> {
        RoundTable::of(tournament, number).filter(|round| !round.is_draft)
    }

    /// The result of a board, if there is such a board.
    pub(super) fn at(&self, board: BoardNo) -> Option<&(Pairing, Option<Scored>)> {
        self.boards
            .iter()
            .find(|(pairing, _)| pairing.board == board)
    }
}

/// A line of a list of byes: who, and why.
pub(super) struct Sitting {
    /// Who.
    pub(super) player: NamedPlayer,
    /// The kind of the bye, in words.
    pub(super) kind: String,
}

/// The byes of a round in words.
pub(super) fn byes(
    t: &Localizer,
    tournament: &Tournament,
    byes: &[Bye],
    names: Names,
) -> Vec<Sitting> {
    let sitting = |bye: &Bye| Sitting {
        player: NamedPlayer::of(tournament, bye.entrant, names),
        kind: t.localize(&bye.kind),
    };
    byes.iter().map(sitting).collect()
}

/// A result in a narrow column: the score, and what was unusual.
pub(super) fn short_result(t: &Localizer, result: PairingResult) -> String {
    let score = score_text(result);
    match result {
        PairingResult::Won(_) | PairingResult::Drawn => score.to_owned(),
        PairingResult::Awarded(_) => t.msg_arg("score-award", "score", score),
        PairingResult::Forfeit(_) | PairingResult::DoubleForfeit => {
            t.msg_arg("score-forfeit", "score", score)
        }
    }
}

/// A way a board can come out, to choose from.
pub(super) struct Choice {
    /// Its code in forms.
    pub(super) code: &'static str,
    /// In words, with the names.
    pub(super) text: String,
    /// Whether it is the result now.
    pub(super) is_now: bool,
}

/// All ways a board can come out.
pub(super) fn choices(
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

/// A result in words.
pub(super) fn result_text(
    t: &Localizer,
    players: &BySide<NamedPlayer>,
    result: PairingResult,
) -> String {
    let names = BySide::from_fn(|side: Side| players[side].name.as_str());
    t.localize(&ResultMessage { result, names })
}
