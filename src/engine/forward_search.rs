//! A proof that a side forces a win within a number of plies: all turns, no estimates, no tables.

use inkundla_core::rules::{RepetitionKey, Rules};
use std::collections::HashSet;

/// A search that tries every turn.
pub(crate) struct ForwardSearch {
    /// Positions whose next occurrence draws.
    drawn: HashSet<RepetitionKey>,
    nodes: u64,
    most_nodes: u64,
}

/// A forced end for the side to move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Forced<T> {
    /// A win after this number of plies, by each of these turns.
    Win(u32, Vec<T>),
    /// A loss after this number of plies; these turns delay it longest.
    Loss(u32, Vec<T>),
}

impl ForwardSearch {
    /// A search that looks at no more than a number of positions.
    pub(crate) fn new(drawn: HashSet<RepetitionKey>, most_nodes: u64) -> ForwardSearch {
        ForwardSearch {
            drawn,
            nodes: 0,
            most_nodes,
        }
    }

    /// The number of positions looked at.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The shortest forced end of a position that is not over, within a number of plies; `None` if there is none, or the
    /// search took too long.
    pub(crate) fn forced<R: Rules>(
        &mut self,
        position: &R,
        most_plies: u32,
    ) -> Option<Forced<R::Turn>> {
        let mover = position.to_move();
        for plies in 1..=most_plies {
            let wins = self.turns_that(position, |search, after| {
                search.wins(after, mover, plies - 1)
            })?;
            if !wins.is_empty() {
                return Some(Forced::Win(plies, wins));
            }
            let lost = self.turns_that(position, |search, after| {
                search.wins(after, !mover, plies - 1)
            })?;
            if lost.len() == position.turns().len() {
                let longest = self.turns_that(position, |search, after| {
                    let sooner = plies >= 2 && search.wins(after, !mover, plies - 2)?;
                    Some(!sooner)
                })?;
                return Some(Forced::Loss(plies, longest));
            }
        }
        None
    }

    /// The turns after which a test holds.
    fn turns_that<R: Rules>(
        &mut self,
        position: &R,
        mut holds: impl FnMut(&mut ForwardSearch, &R) -> Option<bool>,
    ) -> Option<Vec<R::Turn>> {
        let mut found = Vec::new();
        for turn in position.turns() {
            if holds(self, &position.play(&turn))? {
                found.push(turn);
            }
        }
        Some(found)
    }

    /// Whether a side forces a win within a number of plies; `None` if the search takes too long.
    fn wins<R: Rules>(
        &mut self,
        position: &R,
        side: inkundla_core::rules::Side,
        plies: u32,
    ) -> Option<bool> {
        self.nodes += 1;
        if self.nodes > self.most_nodes {
            return None;
        }
        if let Some(verdict) = position.verdict() {
            return Some(verdict.winner == Some(side));
        }
        if plies == 0 || self.is_drawn(position) {
            return Some(false);
        }
        let is_own_turn = position.to_move() == side;
        for turn in position.turns() {
            if self.wins(&position.play(&turn), side, plies - 1)? == is_own_turn {
                return Some(is_own_turn);
            }
        }
        Some(!is_own_turn)
    }

    /// Whether the position is a draw by repetition, or one that the loser claims.
    fn is_drawn<R: Rules>(&self, position: &R) -> bool {
        let is_full = || {
            position
                .quiet()
                .is_some_and(|quiet| quiet.plies >= quiet.limit)
        };
        self.drawn.contains(&position.repetition_key()) || position.draws_by_claim() && is_full()
    }
}
