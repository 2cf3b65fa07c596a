//! Counters towards a draw, and whether one can be claimed now.

use super::{Claim, GameInProgress};
use crate::rules::{Position, Reason};

/// The number of turns before its limit at which a counter is worth a warning.
const SOON: u16 = 2;

/// A counter that draws the game at its limit, or allows a player to claim a draw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counter {
    /// The clause.
    pub claim: Claim,
    /// The count: plies, or occurrences of the position.
    pub count: u16,
    /// The count that draws the game.
    pub limit: u16,
    /// For plies: whether players see the limit as turns of each.
    pub each: bool,
    /// The turn numbers that the count is based on: the last turn before the count
    /// began, or the turns that led to the position.
    pub since: Vec<usize>,
}

impl Counter {
    /// Whether the count has reached its limit.
    pub fn is_full(&self) -> bool {
        self.count >= self.limit
    }

    /// The rest of the count to its limit.
    pub fn left(&self) -> u16 {
        self.limit.saturating_sub(self.count)
    }
}

impl GameInProgress {
    /// The counter of a clause; `None` if the law does not count, or not yet.
    pub fn counter(&self, claim: Claim) -> Option<Counter> {
        match claim {
            Claim::QuietMoves => self.quiet_turns(),
            Claim::Repetition => self.repetition(),
        }
    }

    /// A counter that may end the game within two turns.
    pub fn nearly_drawn(&self) -> Option<Counter> {
        let quiet = self.quiet_turns().filter(|quiet| quiet.left() <= SOON);
        quiet.or_else(|| {
            self.repetition()
                .filter(|repeated| repeated.left() <= 1 || self.next_turn_repeats(repeated.limit))
        })
    }

    /// The clause of the law under which a claim ends the game now, if it is justified.
    pub(super) fn claimable(&self, claim: Claim) -> Option<Reason> {
        let counter = self.counter(claim).filter(Counter::is_full)?;
        match counter.claim {
            Claim::Repetition => Some(Reason::Repetition),
            Claim::QuietMoves => self.ruleset.facts().quiet_draw,
        }
    }

    fn quiet_turns(&self) -> Option<Counter> {
        let quiet = self.history.position().quiet()?;
        let counted = |position: &Position| position.quiet().map_or(0, |quiet| quiet.plies);
        let positions = self.history.positions();
        let began = positions
            .iter()
            .rposition(|position| counted(position) == 0);
        Some(Counter {
            claim: Claim::QuietMoves,
            count: quiet.plies,
            limit: quiet.limit,
            each: quiet.each,
            since: vec![self.turns_before() + began.unwrap_or(0)],
        })
    }

    fn repetition(&self) -> Option<Counter> {
        let limit = self.history.position().repetition_limit()?;
        let (now, times) = (
            self.history.position(),
            self.history.times(self.history.position()),
        );
        let stood = self.history.positions().iter().enumerate().rev();
        let stood = stood.filter(|(_, position)| position.repetition_key() == now.repetition_key());
        // Usually only the current position, so the search can stop at once.
        let stood = stood.take(times.into());
        let mut since: Vec<usize> = stood.map(|(at, _)| self.turns_before() + at).collect();
        since.reverse();
        Some(Counter {
            claim: Claim::Repetition,
            count: times,
            limit: limit.into(),
            each: false,
            since,
        })
    }

    /// Whether some next turn leads to a position's last occurrence before the limit is full.
    fn next_turn_repeats(&self, limit: u16) -> bool {
        if self.history.most_often().saturating_add(1) < limit {
            return false;
        }
        let here = self.history.position();
        let next = here.turns().into_iter();
        next.filter_map(|turn| here.play(&turn).ok())
            .any(|played| self.history.times(played.after()).saturating_add(1) >= limit)
    }
}
