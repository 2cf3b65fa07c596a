//! C.07:12 what teams scored at each board, whoever sat there.

use super::figure::sum;
use super::{Contribution, ContributionReason, How, Kind, Ledger, Value};
use crate::tournament::RoundNo;

/// The value at the first board that counts; of board count, the whole.
pub(super) fn value(
    ledger: &Ledger<'_>,
    kind: Kind,
    who: usize,
    group: &[usize],
    parts: &mut Vec<Contribution>,
) -> (Option<Value>, How) {
    let boards = scored(ledger, who);
    if boards.is_empty() || !is_usable(ledger, kind, group) {
        return (None, How::Sum);
    }
    parts.extend((1..).zip(&boards).map(|(board, scored)| {
        let is_bottom = usize::from(board) == boards.len();
        Contribution {
            round: None,
            opponent: None,
            value: match kind {
                Kind::BoardCount => scored.times(Value::whole(board.into())),
                _ => *scored,
            },
            reason: match kind {
                Kind::BoardCount => ContributionReason::BoardTimes {
                    board,
                    scored: *scored,
                },
                _ => ContributionReason::Board { board },
            },
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

/// C.07:12.1 board count says something only where all have as many game points.
fn is_usable(ledger: &Ledger<'_>, kind: Kind, group: &[usize]) -> bool {
    let mut all = group
        .iter()
        .map(|who| scored(ledger, *who).into_iter().sum::<Value>());
    let first = all.next();
    kind != Kind::BoardCount || all.all(|points| Some(points) == first)
}

/// C.07:12.2, 12.3 the group by the first board that counts, those still tied by the next.
pub(super) fn order(ledger: &Ledger<'_>, kind: Kind, group: &[usize]) -> Vec<Vec<usize>> {
    ordered(kind, group, |who| scored(ledger, who))
}

/// The same by what `scored` gives for each.
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

/// What is compared, one after the other; more is better.
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

/// What a team scored at each board in some rounds, the top board in front.
pub(super) fn in_rounds(ledger: &Ledger<'_>, who: usize, rounds: &[RoundNo]) -> Vec<Value> {
    let team = ledger.people.get(who).map(|one| one.id);
    let mut totals = Vec::new();
    for (beside, team) in ledger.teams.iter().zip(team) {
        for round in rounds {
            let boards = beside.crosstable.boards_in(team, *round);
            totals.resize(boards.len().max(totals.len()), Value::default());
            for (total, points) in totals.iter_mut().zip(boards) {
                *total = *total + Value::from(*points);
            }
        }
    }
    totals
}

/// What a team scored at each board, the top board in front.
fn scored(ledger: &Ledger<'_>, who: usize) -> Vec<Value> {
    let team = ledger.people.get(who).map(|one| one.id);
    let beside = ledger.teams.as_ref().zip(team);
    beside.map_or_else(Vec::new, |(beside, team)| {
        let boards = beside.crosstable.boards(team).iter();
        boards.map(|points| Value::from(*points)).collect()
    })
}
