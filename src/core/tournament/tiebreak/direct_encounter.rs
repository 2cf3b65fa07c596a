//! C.07:6 Direct encounter: the games of the tied entrants against each other.

use super::contribution::{Computed, sum};
use super::input::Input;
use super::ledger::EntrantRound;
use super::{Contribution, ContributionReason, Derivation, Ledger, Tiebreak, Value};
use crate::tournament::crosstable::RoundOutcome;
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// The points that an entrant scored against the others of the tied group.
pub(super) fn value(input: Input<'_>, parts: &mut Vec<Contribution>) -> Computed {
    input.for_each_encounter(|round, games, scored| {
        let reason = ContributionReason::Encounter {
            scored,
            games: games as u16,
        };
        parts.push(input.ledger.part(round, scored.divided(games), reason));
    });
    if parts.is_empty() {
        (None, Derivation::Sum)
    } else {
        sum(parts)
    }
}

/// Splits the tied group, given in ascending order, as far as the direct encounters decide;
/// entrants who stay tied are in one part.
pub(super) fn order(ledger: &Ledger<'_>, tiebreak: Tiebreak, group: &[usize]) -> Vec<Vec<usize>> {
    let parts = order_once(ledger, tiebreak, group);
    order_parts(parts, |part| order(ledger, tiebreak, part))
}

/// Whether some of a tied group, given in ascending order, have not met. Then the points of
/// their games decide only where no missing game could change the order.
pub(super) fn is_open(ledger: &Ledger<'_>, tiebreak: Tiebreak, group: &[usize]) -> bool {
    let ranges = ScoreRange::of_group(ledger, tiebreak, group);
    ranges.iter().any(|range| range.least != range.most)
}

/// C.07:6.1.2 applies `order` again to each part that is still tied, among its own members.
pub(super) fn order_parts(
    parts: Vec<Vec<usize>>,
    order: impl Fn(&[usize]) -> Vec<Vec<usize>>,
) -> Vec<Vec<usize>> {
    if parts.len() <= 1 {
        return parts;
    }
    let parts = parts.into_iter().flat_map(|part| match part.len() {
        1 => vec![part],
        _ => order(&part),
    });
    parts.collect()
}

/// One pass, without ordering the parts that are still tied again.
fn order_once(ledger: &Ledger<'_>, tiebreak: Tiebreak, group: &[usize]) -> Vec<Vec<usize>> {
    let ranges = ScoreRange::of_group(ledger, tiebreak, group);
    if ranges.iter().all(|range| range.least == range.most) {
        by_score(ranges)
    } else {
        by_certainty(ranges)
    }
}

impl Input<'_> {
    /// Calls `call` for each game of the entrant within the tied group, with the round, the
    /// number of games between the two, and the points. Several games between the same two
    /// are to be averaged (C.07:6.3).
    pub(super) fn for_each_encounter(self, mut call: impl FnMut(&EntrantRound<'_>, i64, Value)) {
        let opponent = |round: &EntrantRound<'_>| {
            let against = round.against.filter(|other| *other != self.who)?;
            let is_game = match round.line.outcome {
                RoundOutcome::Played { .. } => true,
                // C.07:15.2 a forfeit counts as a game in a round robin only.
                RoundOutcome::Forfeit { .. } => self.ledger.round_robin || self.tiebreak.forfeits,
                _ => false,
            };
            (is_game && self.tied.binary_search(&against).is_ok()).then_some(against)
        };
        for round in self.rounds() {
            let Some(against) = opponent(round) else {
                continue;
            };
            let rounds = self.rounds().iter();
            let games = rounds.filter(|other| opponent(other) == Some(against));
            call(round, games.count() as i64, round.points);
        }
    }
}

/// The points of an entrant within the tied group: those scored so far, and the most that
/// wins against all members not met yet would have given.
struct ScoreRange {
    who: usize,
    least: Value,
    most: Value,
}

impl ScoreRange {
    fn of_group(ledger: &Ledger<'_>, tiebreak: Tiebreak, group: &[usize]) -> Vec<ScoreRange> {
        let input = |who: &usize| Input {
            ledger,
            tiebreak,
            who: *who,
            tied: group,
        };
        group.iter().map(input).map(ScoreRange::of).collect()
    }

    fn of(input: Input<'_>) -> ScoreRange {
        let mut met = BTreeSet::new();
        let mut least = Value::default();
        input.for_each_encounter(|round, games, scored| {
            met.insert(round.against);
            least = least + scored.divided(games);
        });
        let missing = input.tied.len().saturating_sub(1 + met.len()) as i64;
        let win = Value::from(input.ledger.scoring.win);
        ScoreRange {
            who: input.who,
            least,
            most: least + win.times(Value::whole(missing)),
        }
    }
}

/// C.07:6.1 all have met all: the points decide.
fn by_score(mut ranges: Vec<ScoreRange>) -> Vec<Vec<usize>> {
    ranges.sort_by_key(|range| Reverse(range.least));
    // The sort is stable, so that each part stays in ascending order.
    let equal = ranges.chunk_by(|one, other| one.least == other.least);
    equal
        .map(|part| part.iter().map(|range| range.who).collect())
        .collect()
}

/// C.07:6.2 some have not met: the entrant who would be first whatever the results of the missing
/// games is first; then the same for the next place.
fn by_certainty(mut ranges: Vec<ScoreRange>) -> Vec<Vec<usize>> {
    let mut parts = Vec::new();
    while let Some(first) = certain_first(&ranges) {
        parts.push(vec![ranges.remove(first).who]);
    }
    if !ranges.is_empty() {
        parts.push(ranges.into_iter().map(|range| range.who).collect());
    }
    parts
}

/// The entrant who has more points than any other could reach.
fn certain_first(ranges: &[ScoreRange]) -> Option<usize> {
    let first = (0..ranges.len()).max_by_key(|at| ranges.get(*at).map(|one| one.least))?;
    let least = ranges.get(first)?.least;
    let mut others = ranges.iter().enumerate().filter(|(at, _)| *at != first);
    others.all(|(_, other)| least > other.most).then_some(first)
}
