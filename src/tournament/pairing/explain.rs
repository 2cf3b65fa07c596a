//! Why a round is paired as it is: the facts, for one sentence each.

use super::field::may_have_bye;
use super::{dutch, first_move, is_same_school, seat};
use crate::rules::Side;
use crate::tournament::sheet::Sheets;
use crate::tournament::{
    BoardNo, Bye, ByeKind, DraftRound, EntrantId, Pairing, Points, RoundNo, Tournament,
};

/// The facts behind a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// For each board.
    pub pairs: Vec<Why>,
    /// For each bye.
    pub byes: Vec<WhyBye>,
}

/// The facts behind a pair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Why {
    /// Where they sit.
    pub board: BoardNo,
    /// Who moves first.
    pub first: Past,
    /// Who moves second.
    pub second: Past,
    /// The rounds in which the two have met before.
    pub met_in: Vec<RoundNo>,
    /// Whether both are of one school.
    pub same_school: bool,
    /// Why the one moves first.
    pub moves_first: MovesFirst,
}

/// How an entrant came to a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Past {
    /// Who.
    pub entrant: EntrantId,
    /// Points before the round.
    pub points: Points,
    /// The sides in the games played so far, the oldest first.
    pub sides: Vec<Side>,
}

/// Why one of a pair moves first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MovesFirst {
    /// Else somebody had one side three times in a row or far too often.
    Due,
    /// This one has moved first less often.
    LessOften,
    /// The two have moved first equally often, and now change about.
    Alternates,
    /// Nothing to go by: on odd boards the higher-ranked moves first, on even ones the other.
    Board,
    /// Both prefer the same side, and nothing else decides: the higher-ranked has it.
    Higher,
    /// Neither has played: the start number of the higher-ranked is odd or even.
    Number,
    /// The table of the round robin says so.
    Table,
    /// Against the rule: the organiser changed it.
    Changed,
}

/// The facts behind a bye.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WhyBye {
    /// Who has it.
    pub entrant: EntrantId,
    /// Its kind.
    pub kind: ByeKind,
    /// Points before the round.
    pub points: Points,
    /// Lower-ranked entrants who may not have a bye again.
    pub had_one: Vec<EntrantId>,
    /// Lower-ranked entrants who could have it, but the others could not be paired without them.
    pub needed: Vec<EntrantId>,
}

/// The facts behind a draft, a posted or a closed round (see their `plan`).
pub fn explain(tournament: &Tournament, round: &DraftRound) -> Explanation {
    let sheets = Sheets::before(tournament, round.number);
    let mut by_swiss = dutch::moves_first(tournament, round)
        .unwrap_or_default()
        .into_iter();
    Explanation {
        pairs: round
            .pairings
            .iter()
            .map(|pairing| {
                let why = why(tournament, &sheets, pairing);
                let moves_first = by_swiss.next().unwrap_or(why.moves_first);
                Why { moves_first, ..why }
            })
            .collect(),
        byes: round
            .byes
            .iter()
            .map(|bye| why_bye(tournament, &sheets, round, bye))
            .collect(),
    }
}

fn why(tournament: &Tournament, sheets: &Sheets, pairing: &Pairing) -> Why {
    let (first, second) = (past(sheets, pairing.first), past(sheets, pairing.second));
    let met_in = sheets
        .get(pairing.first)
        .map(|sheet| sheet.meetings_with(pairing.second).collect());
    Why {
        board: pairing.board,
        met_in: met_in.unwrap_or_default(),
        same_school: is_same_school(tournament, pairing.first, pairing.second),
        moves_first: moves_first(tournament, pairing.board, &first, &second),
        first,
        second,
    }
}

fn past(sheets: &Sheets, entrant: EntrantId) -> Past {
    let sides = sheets
        .get(entrant)
        .map(|sheet| sheet.sides().collect())
        .unwrap_or_default();
    Past {
        entrant,
        points: sheets.points(entrant),
        sides,
    }
}

fn moves_first(tournament: &Tournament, board: BoardNo, first: &Past, second: &Past) -> MovesFirst {
    if !tournament.options.system.is_by_standing() {
        return MovesFirst::Table;
    }
    let place = |past: &Past| seat(past.points, number(tournament, past.entrant));
    let first_is_higher = place(first) <= place(second);
    let (higher, lower) = if first_is_higher {
        (first, second)
    } else {
        (second, first)
    };
    match first_move::higher_moves_first(board, &higher.sides, &lower.sides) {
        (higher_first, reason) if higher_first == first_is_higher => reason,
        _ => MovesFirst::Changed,
    }
}

fn why_bye(tournament: &Tournament, sheets: &Sheets, round: &DraftRound, bye: &Bye) -> WhyBye {
    let place = |id| seat(sheets.points(id), number(tournament, id));
    let is_paired = |id| round.pairings.iter().any(|pairing| pairing.has(id));
    let by_rank = bye.kind == ByeKind::Allocated && tournament.options.system.is_by_standing();
    let all = tournament.entrants.iter().map(|one| one.id);
    let lower = all.filter(|id| by_rank && is_paired(*id) && place(*id) > place(bye.entrant));
    let (needed, had_one) = lower.partition(|id| may_have_bye(tournament, sheets, *id));
    WhyBye {
        entrant: bye.entrant,
        kind: bye.kind,
        points: sheets.points(bye.entrant),
        had_one,
        needed,
    }
}

fn number(tournament: &Tournament, id: EntrantId) -> u16 {
    tournament.entrant(id).map_or(u16::MAX, |one| one.number)
}
