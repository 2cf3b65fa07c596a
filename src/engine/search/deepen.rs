//! The root of the search: deeper and deeper until a limit is reached.

use super::{BestTurn, MOST_PLIES, PROVED, Search, WIN};
use crate::game::{Searchable, key_of};
use crate::random::Random;

impl<G: Searchable> Search<G> {
    /// The best turn, searched deeper and deeper until a limit is reached; `None` without a legal turn.
    pub(crate) fn deepen(
        &mut self,
        position: &G,
        random: &mut Random,
    ) -> Option<BestTurn<G::Turn>> {
        let mut turns = position.turns();
        // Turns that look alike are tried in an order that the seed decides.
        for at in (1..turns.len()).rev() {
            turns.swap(at, random.below(at as u64 + 1) as usize);
        }
        let mut order: Vec<(i32, G::Turn)> = turns.into_iter().map(|turn| (0, turn)).collect();
        for (score, turn) in &mut order {
            *score = position.promise(turn);
        }
        order.sort_by_key(|(score, _)| -score);
        let mut best = BestTurn {
            turn: order.first()?.1,
            value: 0,
            depth: 0,
        };
        for depth in 1..=self.limits.depth.min(MOST_PLIES as u32 - 1) {
            let deeper = self.root(position, &mut order, depth as i32, best.value);
            let Some((value, turn)) = deeper else { break };
            best = BestTurn { turn, value, depth };
            let is_forced = order.len() == 1 && self.limits.time.is_some();
            if self.is_stopped || is_forced || value.abs() >= PROVED || self.is_half_over() {
                break;
            }
        }
        Some(best)
    }

    /// Whether so much of the time is used that a deeper search would not end.
    fn is_half_over(&self) -> bool {
        let time = self.limits.time;
        time.is_some_and(|time| self.started.elapsed() * 2 > time)
    }

    /// Searches all turns of the root, the best of the iteration before first. A search that a limit ended gives the best
    /// turn that it finished, if any.
    fn root(
        &mut self,
        position: &G,
        order: &mut [(i32, G::Turn)],
        depth: i32,
        before: i32,
    ) -> Option<(i32, G::Turn)> {
        let mut width = if depth < 5 { 2 * WIN } else { 50 };
        loop {
            let (low, high) = (before - width, before + width);
            let best = self.root_between(position, order, depth, (low, high));
            match best {
                Some((value, _)) if !self.is_stopped && (value <= low || value >= high) => {
                    width = 2 * WIN;
                }
                _ => return best,
            }
        }
    }

    fn root_between(
        &mut self,
        position: &G,
        order: &mut [(i32, G::Turn)],
        depth: i32,
        (low, high): (i32, i32),
    ) -> Option<(i32, G::Turn)> {
        let mut alpha = low;
        let mut best: Option<(i32, usize)> = None;
        for (at, (_, turn)) in order.iter().enumerate() {
            let value = self.after(position, turn, depth - 1, (alpha, high), at > 0, 0);
            if self.is_stopped {
                break;
            }
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, at));
            }
            alpha = alpha.max(value);
            if alpha >= high {
                break;
            }
        }
        let (value, at) = best?;
        order[..=at].rotate_right(1);
        Some((value, order[0].1))
    }

    /// The value of every turn at a depth, each searched on its own.
    pub(crate) fn values(&mut self, position: &G, depth: u32) -> Vec<(i32, G::Turn)> {
        let turns = position.turns().into_iter();
        let valued = turns.map(|turn| {
            let all = (-2 * WIN, 2 * WIN);
            let value = self.after(position, &turn, depth as i32 - 1, all, false, 0);
            (value, turn)
        });
        valued.collect()
    }

    /// The turns that the table expects after a turn, the turn first.
    pub(crate) fn line(&self, position: &G, first: &G::Turn) -> Vec<String> {
        let mut line = vec![position.write(first)];
        let mut now = position.play(first);
        while line.len() < 12 && now.verdict().is_none() {
            let Some(entry) = self.table.get(key_of(&now)) else {
                break;
            };
            let turns = now.turns();
            let Some(turn) = turns.iter().find(|turn| G::code(turn) == entry.turn) else {
                break;
            };
            line.push(now.write(turn));
            now = now.play(turn);
        }
        line
    }
}
