//! C.07:6 the games of the tied entrants against each other.

use super::figure::sum;
use super::ledger::EntrantRound;
use super::{Contribution, ContributionReason, How, Ledger, Tiebreak, Value};
use crate::tournament::crosstable::RoundOutcome;
use std::collections::BTreeSet;

/// What an entrant scored against the others of a tied group, which is in
/// ascending order.
pub(super) fn value(
    ledger: &Ledger<'_>,
    tiebreak: Tiebreak,
    who: usize,
    group: &[usize],
    parts: &mut Vec<Contribution>,
) -> (Option<Value>, How) {
    let among = Among(group);
    among.games(ledger, tiebreak, who, |round, games, scored| {
        let reason = ContributionReason::Encounter {
            scored,
            games: games as u16,
        };
        parts.push(ledger.part(round, scored.divided(games), reason));
    });
    if parts.is_empty() {
        (None, How::Sum)
    } else {
        sum(parts)
    }
}

/// The tied group, given in ascending order, in the order of its direct encounters, as far as they decide:
/// those who stay tied stand together.
pub(super) fn order(ledger: &Ledger<'_>, tiebreak: Tiebreak, group: &[usize]) -> Vec<Vec<usize>> {
    let parts = once(ledger, tiebreak, group);
    again(parts, |part| order(ledger, tiebreak, part))
}

/// Whether some of a tied group, given in ascending order, have not met. Then the points of
/// their games decide only as far as no game that is missing could change it.
pub(super) fn is_open(ledger: &Ledger<'_>, tiebreak: Tiebreak, group: &[usize]) -> bool {
    let among = Among(group);
    group.iter().any(|who| {
        let standing = Standing::of(ledger, tiebreak, *who, &among);
        standing.least != standing.most
    })
}

/// C.07:6.1.2 those still tied are looked at again, among themselves.
pub(super) fn again(
    parts: Vec<Vec<usize>>,
    order: impl Fn(&[usize]) -> Vec<Vec<usize>>,
) -> Vec<Vec<usize>> {
    match parts.len() {
        0 | 1 => parts,
        _ => parts
            .into_iter()
            .flat_map(|part| match part.len() {
                1 => vec![part],
                _ => order(&part),
            })
            .collect(),
    }
}

/// The same without looking again at those still tied.
fn once(ledger: &Ledger<'_>, tiebreak: Tiebreak, group: &[usize]) -> Vec<Vec<usize>> {
    let among = Among(group);
    let standings = group
        .iter()
        .map(|who| Standing::of(ledger, tiebreak, *who, &among))
        .collect::<Vec<_>>();
    if standings
        .iter()
        .all(|standing| standing.least == standing.most)
    {
        by_score(standings)
    } else {
        by_certainty(standings)
    }
}

/// The tied, in ascending order, for telling quickly who is one of them.
pub(super) struct Among<'a>(pub(super) &'a [usize]);

impl Among<'_> {
    /// Calls with each game of an entrant within the group: the round, how
    /// many games the two had, the points. Several games of two are averaged
    /// (C.07:6.3).
    pub(super) fn games(
        &self,
        ledger: &Ledger<'_>,
        tiebreak: Tiebreak,
        who: usize,
        mut call: impl FnMut(&EntrantRound<'_>, i64, Value),
    ) {
        let rounds = ledger.rounds_of(who);
        let games = |round: &EntrantRound<'_>| {
            let against = round.against.filter(|other| *other != who)?;
            let is_game = match round.line.outcome {
                RoundOutcome::Played { .. } => true,
                // C.07:15.2 in a round robin a forfeit counts as a game; in others it does not.
                RoundOutcome::Forfeit { .. } => ledger.round_robin || tiebreak.forfeits,
                _ => false,
            };
            (is_game && self.0.binary_search(&against).is_ok()).then_some(against)
        };
        for round in rounds {
            let Some(against) = games(round) else {
                continue;
            };
            let several = rounds.iter().filter(|other| games(other) == Some(against));
            call(round, several.count() as i64, round.points);
        }
    }
}

/// What an entrant has scored within the group, and what he might have scored
/// had he met everybody in it.
struct Standing {
    who: usize,
    least: Value,
    most: Value,
}

impl Standing {
    fn of(ledger: &Ledger<'_>, tiebreak: Tiebreak, who: usize, among: &Among<'_>) -> Standing {
        let mut met = BTreeSet::new();
        let mut least = Value::default();
        among.games(ledger, tiebreak, who, |round, games, scored| {
            met.insert(round.against);
            least = least + scored.divided(games);
        });
        let missing = among.0.len().saturating_sub(1 + met.len()) as i64;
        let win = Value::from(ledger.scoring.win);
        Standing {
            who,
            least,
            most: least + win.times(Value::whole(missing)),
        }
    }
}

/// C.07:6.1 all have met all: the points decide.
fn by_score(mut standings: Vec<Standing>) -> Vec<Vec<usize>> {
    standings.sort_by_key(|standing| std::cmp::Reverse(standing.least));
    // The sort is stable, so that each part stays in ascending order.
    let equal = standings.chunk_by(|one, other| one.least == other.least);
    equal
        .map(|part| part.iter().map(|standing| standing.who).collect())
        .collect()
}

/// C.07:6.2 some have not met: whoever is first whatever those games would
/// have brought is first; then the same for the next place.
fn by_certainty(mut standings: Vec<Standing>) -> Vec<Vec<usize>> {
    let mut parts = Vec::new();
    while let Some(first) = certain(&standings) {
        parts.push(vec![standings.remove(first).who]);
    }
    if !standings.is_empty() {
        parts.push(standings.into_iter().map(|standing| standing.who).collect());
    }
    parts
}

/// The one whose points are more than any other could have.
fn certain(standings: &[Standing]) -> Option<usize> {
    let first = (0..standings.len()).max_by_key(|at| standings.get(*at).map(|one| one.least))?;
    let least = standings.get(first)?.least;
    let mut others = standings.iter().enumerate().filter(|(at, _)| *at != first);
    others.all(|(_, other)| least > other.most).then_some(first)
}
