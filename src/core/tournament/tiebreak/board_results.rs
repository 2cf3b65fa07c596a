//! C.07:12 the points that teams scored at each board, whichever player sat there.

use super::contribution::{Computed, sum};
use super::input::Input;
use super::{Contribution, ContributionReason, Derivation, Kind, Ledger, Value};
use crate::tournament::RoundNo;

/// The points at the first board that counts; for board count, the sum of all boards.
pub(super) fn value(input: Input<'_>, parts: &mut Vec<Contribution>) -> Computed {
    let kind = input.tiebreak.kind;
    let boards = scored(input.ledger, input.who);
    if boards.is_empty() || !is_usable(input) {
        return (None, Derivation::Sum);
    }
    parts.extend((1..).zip(&boards).map(|(board, scored)| {
        let scored = *scored;
        let is_bottom = usize::from(board) == boards.len();
        let (value, reason) = match kind {
            Kind::BoardCount => (
                scored.times(Value::whole(board.into())),
                ContributionReason::BoardTimes { board, scored },
            ),
            _ => (scored, ContributionReason::Board { board }),
        };
        Contribution {
            round: None,
            opponent: None,
            value,
            reason,
            voluntary: false,
            cut: match kind {
                Kind::TopBoards => board > 1,
                Kind::BottomBoards => is_bottom,
                _ => false,
            },
        }
    }));
    sum(parts)
}

/// C.07:12.1 board count applies only where all tied teams have equal game points.
fn is_usable(input: Input<'_>) -> bool {
    let points = |who: &usize| scored(input.ledger, *who).into_iter().sum::<Value>();
    let mut all = input.tied.iter().map(points);
    let first = all.next();
    input.tiebreak.kind != Kind::BoardCount || all.all(|points| Some(points) == first)
}

/// C.07:12.2, 12.3 the tied group ordered by the first board that counts, then by the next.
pub(super) fn order(ledger: &Ledger<'_>, kind: Kind, group: &[usize]) -> Vec<Vec<usize>> {
    ordered(kind, group, |who| scored(ledger, who))
}

/// The tied group ordered by the board points that `scored` returns for each team.
pub(super) fn ordered(
    kind: Kind,
    group: &[usize],
    scored: impl Fn(usize) -> Vec<Value>,
) -> Vec<Vec<usize>> {
    let mut all: Vec<(Vec<Value>, usize)> = group
        .iter()
        .map(|who| (key(scored(*who), kind), *who))
        .collect();
    all.sort_by(|one, other| other.0.cmp(&one.0).then(one.1.cmp(&other.1)));
    let parts = all.chunk_by(|one, other| one.0 == other.0);
    parts
        .map(|part| part.iter().map(|(_, who)| *who).collect())
        .collect()
}

/// The values to compare lexicographically; higher is better.
fn key(boards: Vec<Value>, kind: Kind) -> Vec<Value> {
    let upto = |last: usize| boards.iter().take(last).copied().sum();
    match kind {
        Kind::BottomBoards => (1..boards.len()).rev().map(upto).collect(),
        Kind::BoardCount => {
            let counted = (1..).zip(&boards);
            let times = counted.map(|(board, scored)| scored.times(Value::whole(board)));
            vec![Value::default() - times.sum()]
        }
        _ => boards,
    }
}

/// The points of a team at each board in the given rounds, the top board first.
pub(super) fn in_rounds(ledger: &Ledger<'_>, who: usize, rounds: &[RoundNo]) -> Vec<Value> {
    let team = ledger.entrants.get(who).map(|one| one.id);
    let mut totals = Vec::new();
    for (teams, team) in ledger.teams.iter().zip(team) {
        for round in rounds {
            let boards = teams.crosstables.boards_in(team, *round);
            totals.resize(boards.len().max(totals.len()), Value::default());
            for (total, points) in totals.iter_mut().zip(boards) {
                *total = *total + Value::from(*points);
            }
        }
    }
    totals
}

/// The points of a team at each board in all rounds, the top board first.
fn scored(ledger: &Ledger<'_>, who: usize) -> Vec<Value> {
    let team = ledger.entrants.get(who).map(|one| one.id);
    let found = ledger.teams.as_ref().zip(team);
    found.map_or_else(Vec::new, |(teams, team)| {
        let boards = teams.crosstables.boards(team).iter();
        boards.map(|points| Value::from(*points)).collect()
    })
}
