//! C.07:6 the games of the tied entrants against each other.

use super::{Because, Contribution, Figure, Ledger, Tiebreak, Value};
use crate::tournament::sheet::{Line, Outcome};
use crate::tournament::{EntrantId, Points};

/// What an entrant scored against the others of a tied group.
pub(super) fn figure(ledger: &Ledger, entrant: EntrantId, group: &[EntrantId]) -> Figure {
    let others = group.iter().filter(|other| **other != entrant);
    let mut working = others
        .flat_map(|other| against(ledger, entrant, *other))
        .collect::<Vec<_>>();
    working.sort_by_key(|part| part.round);
    let value = (!working.is_empty()).then(|| working.iter().map(|part| part.value).sum());
    Figure {
        tiebreak: Tiebreak::DirectEncounter,
        value,
        working,
    }
}

/// The tied group in the order of its direct encounters, as far as they decide:
/// those who stay tied stand together.
pub(in crate::tournament) fn order(ledger: &Ledger, group: &[EntrantId]) -> Vec<Vec<EntrantId>> {
    let standings = group
        .iter()
        .map(|entrant| Standing::of(ledger, *entrant, group))
        .collect::<Vec<_>>();
    let parts = if standings
        .iter()
        .all(|standing| standing.least == standing.most)
    {
        by_score(standings)
    } else {
        by_certainty(standings)
    };
    match parts.len() {
        0 | 1 => parts,
        // C.07:6.1.2 those still tied are looked at again, among themselves.
        _ => parts
            .into_iter()
            .flat_map(|part| {
                if part.len() > 1 {
                    order(ledger, &part)
                } else {
                    vec![part]
                }
            })
            .collect(),
    }
}

/// What an entrant has scored within the group, and what he might have scored
/// had he met everybody in it.
struct Standing {
    entrant: EntrantId,
    least: Value,
    most: Value,
}

impl Standing {
    fn of(ledger: &Ledger, entrant: EntrantId, group: &[EntrantId]) -> Standing {
        let others = group.iter().filter(|other| **other != entrant);
        let games = others
            .map(|other| against(ledger, entrant, *other))
            .collect::<Vec<_>>();
        let least: Value = games.iter().flatten().map(|part| part.value).sum();
        let missing: Points = games
            .iter()
            .filter(|games| games.is_empty())
            .map(|_| ledger.scoring.win)
            .sum();
        Standing {
            entrant,
            least,
            most: least + Value::from(missing),
        }
    }
}

/// C.07:6.1 all have met all: the points decide.
fn by_score(mut standings: Vec<Standing>) -> Vec<Vec<EntrantId>> {
    standings.sort_by_key(|standing| std::cmp::Reverse(standing.least));
    let equal = standings.chunk_by(|one, other| one.least == other.least);
    equal
        .map(|part| part.iter().map(|standing| standing.entrant).collect())
        .collect()
}

/// C.07:6.2 some have not met: whoever is first whatever those games would
/// have brought is first; then the same for the next place.
fn by_certainty(mut standings: Vec<Standing>) -> Vec<Vec<EntrantId>> {
    let mut parts = Vec::new();
    while let Some(first) = certain(&standings) {
        parts.push(vec![standings.remove(first).entrant]);
    }
    if !standings.is_empty() {
        parts.push(
            standings
                .into_iter()
                .map(|standing| standing.entrant)
                .collect(),
        );
    }
    parts
}

fn certain(standings: &[Standing]) -> Option<usize> {
    let is_first = |(at, one): (usize, &Standing)| {
        standings
            .iter()
            .enumerate()
            .all(|(other_at, other)| other_at == at || one.least > other.most)
    };
    (0..).zip(standings).position(is_first)
}

/// The games of an entrant against another one, averaged if there are several (C.07:6.3).
fn against(ledger: &Ledger, entrant: EntrantId, other: EntrantId) -> Vec<Contribution> {
    let is_game = |line: &&Line| match line.outcome {
        Outcome::Played { opponent, .. } => opponent == other,
        // C.07:15.2 in a round robin a forfeit counts as a game; in others it does not.
        Outcome::Forfeit { opponent, .. } => ledger.round_robin && opponent == other,
        Outcome::Playing { .. } | Outcome::Bye(_) | Outcome::Out => false,
    };
    let lines = ledger
        .sheets
        .lines(entrant)
        .iter()
        .filter(is_game)
        .collect::<Vec<_>>();
    let games = lines.len() as u16;
    let part = |line: &&Line| Contribution {
        round: line.round,
        opponent: Some(other),
        value: Value::quarters(Value::from(line.points).in_quarters() / i64::from(games)),
        because: Because::Encounter {
            scored: line.points,
            games,
        },
    };
    lines.iter().map(part).collect()
}
