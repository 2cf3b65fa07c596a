//! The search: deepens ply by ply, looks first at what looks best, and remembers positions.

use crate::game::{Game, key_of};
use crate::random::{Random, mix};
use crate::transposition_table::{Bound, TranspositionTable};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The score of a win at once; one that takes `n` plies scores `n` less.
pub(crate) const WIN: i32 = 30_000;
/// Scores beyond this are proved wins or losses.
pub(crate) const PROVED: i32 = WIN - 1_000;
/// The greatest depth in plies, and the length of the longest line.
const MOST_PLIES: usize = 96;
/// The size of the table of promising turns.
const TURN_CODES: usize = 4_096;

/// The limits of a search. It ends at the first that is reached.
#[derive(Clone, Debug)]
pub struct Limits {
    /// The greatest depth in plies.
    pub depth: u32,
    /// The greatest number of positions.
    pub nodes: u64,
    /// The longest time.
    pub time: Option<Duration>,
    /// The bytes of the table of positions.
    pub table_bytes: usize,
    /// Set when whoever asks is gone.
    pub stop: Option<Arc<AtomicBool>>,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            depth: 64,
            nodes: u64::MAX,
            time: None,
            table_bytes: 32 << 20,
            stop: None,
        }
    }
}

/// The best turn of a search.
pub(crate) struct Found<T> {
    pub(crate) turn: T,
    pub(crate) value: i32,
    pub(crate) depth: u32,
}

/// A search of one position.
pub(crate) struct Search<G: Game> {
    table: TranspositionTable,
    limits: Limits,
    started: Instant,
    nodes: u64,
    is_stopped: bool,
    /// The positions of the game and of the line being searched.
    keys: Vec<u64>,
    /// The number of them that are of the game.
    played: usize,
    /// For each ply of the line the first key that a later position can equal.
    since: Vec<usize>,
    killers: Vec<[u32; 2]>,
    promising: Vec<i32>,
    lists: Vec<Vec<(i32, G::Turn)>>,
    /// The least index of a key whose repetition decided a value below the current node.
    repeated: usize,
}

impl<G: Game> Search<G> {
    /// A search after the positions of a game, the current one last.
    pub(crate) fn new(limits: &Limits, keys: Vec<u64>) -> Search<G> {
        Search {
            table: TranspositionTable::of_bytes(limits.table_bytes),
            limits: limits.clone(),
            started: Instant::now(),
            nodes: 0,
            is_stopped: false,
            played: keys.len(),
            since: vec![0; MOST_PLIES + 1],
            keys,
            killers: vec![[0; 2]; MOST_PLIES + 1],
            promising: vec![0; 2 * TURN_CODES],
            lists: (0..=MOST_PLIES).map(|_| Vec::new()).collect(),
            repeated: usize::MAX,
        }
    }

    /// The number of positions searched.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The best turn, searched deeper and deeper until a limit is reached; `None` without a legal turn.
    pub(crate) fn deepen(&mut self, position: &G, random: &mut Random) -> Option<Found<G::Turn>> {
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
        let mut found = Found {
            turn: order.first()?.1,
            value: 0,
            depth: 0,
        };
        for depth in 1..=self.limits.depth.min(MOST_PLIES as u32 - 1) {
            let best = self.root(position, &mut order, depth as i32, found.value);
            let Some((value, turn)) = best else { break };
            found = Found { turn, value, depth };
            let is_forced = order.len() == 1 && self.limits.time.is_some();
            if self.is_stopped || is_forced || value.abs() >= PROVED || self.is_half_over() {
                break;
            }
        }
        Some(found)
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

    /// The value of a turn for the side that plays it. A turn that is not the first is searched with a null window first.
    fn after(
        &mut self,
        position: &G,
        turn: &G::Turn,
        depth: i32,
        (alpha, beta): (i32, i32),
        is_later: bool,
        reduction: i32,
    ) -> i32 {
        let next = position.play(turn);
        let ply = self.keys.len() + 1 - self.played;
        let is_irreversible = position.is_irreversible(turn);
        self.since[ply] = if is_irreversible {
            self.keys.len()
        } else {
            self.since[ply - 1]
        };
        self.keys.push(key_of(&next));
        let turns_over = next.to_move() != position.to_move();
        let mut see = |depth: i32, alpha: i32, beta: i32| {
            if turns_over {
                -self.search(&next, depth, -beta, -alpha)
            } else {
                self.search(&next, depth, alpha, beta)
            }
        };
        let mut value = alpha + 1;
        if is_later {
            value = see(depth - reduction, alpha, alpha + 1);
            if value > alpha && reduction > 0 {
                value = see(depth, alpha, alpha + 1);
            }
        }
        if !is_later || value > alpha && value < beta {
            value = see(depth, alpha, beta);
        }
        self.keys.pop();
        value
    }

    /// The value of the position on top of the line, for the side to move.
    fn search(&mut self, position: &G, depth: i32, mut alpha: i32, beta: i32) -> i32 {
        self.nodes += 1;
        if self.nodes.is_multiple_of(1_024) {
            self.check_limits();
        }
        if self.is_stopped || self.nodes > self.limits.nodes {
            self.is_stopped = true;
            return alpha;
        }
        let ply = self.keys.len() - self.played;
        if let Some(value) = self.ended(position, ply) {
            return value;
        }
        let is_leaf = depth <= 0 && !position.must_capture() || ply >= MOST_PLIES;
        if is_leaf {
            return position.evaluate();
        }
        let depth = depth.max(0);
        let key = self.table_key(position);
        let entry = self.table.get(key);
        if let Some(entry) = entry
            && i32::from(entry.depth) >= depth
        {
            let value = at_ply(i32::from(entry.value), ply);
            let decides = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => value >= beta,
                Bound::Upper => value <= alpha,
            };
            if decides {
                return value;
            }
        }
        let outer = std::mem::replace(&mut self.repeated, usize::MAX);
        let first = alpha;
        let (value, turn) = self.best_of(position, depth, &mut alpha, beta, entry.map(|e| e.turn));
        let here = self.keys.len() - 1;
        if !self.is_stopped && self.repeated >= here {
            let bound = match value {
                _ if value >= beta => Bound::Lower,
                _ if value > first => Bound::Exact,
                _ => Bound::Upper,
            };
            self.table
                .put(key, turn, from_ply(value, ply), depth, bound);
        }
        let below = if self.repeated >= here {
            usize::MAX
        } else {
            self.repeated
        };
        self.repeated = outer.min(below);
        value
    }

    /// The best value of all turns, and the code of the turn that gave it.
    fn best_of(
        &mut self,
        position: &G,
        depth: i32,
        alpha: &mut i32,
        beta: i32,
        known: Option<u32>,
    ) -> (i32, u32) {
        let ply = self.keys.len() - self.played;
        let mut list = std::mem::take(&mut self.lists[ply]);
        list.clear();
        let side = position.to_move() as usize * TURN_CODES;
        let killers = self.killers[ply];
        position.each_turn(|turn| {
            let code = G::code(&turn);
            let score = match code {
                _ if known == Some(code) => i32::MAX,
                _ if killers.contains(&code) => 900 + position.promise(&turn),
                _ => position.promise(&turn) + self.promising[side + code as usize % TURN_CODES],
            };
            list.push((score, turn));
        });
        let (mut best, mut best_code) = (-2 * WIN, 0);
        for at in 0..list.len() {
            let next = (at..list.len())
                .max_by_key(|other| list[*other].0)
                .unwrap_or(at);
            list.swap(at, next);
            let (score, turn) = list[at];
            let is_quiet = !G::captures(&turn) && score < 900;
            let reduction = match at {
                0..4 => 0,
                _ if depth < 3 || !is_quiet => 0,
                4..12 => 1,
                _ => 2,
            };
            let value = self.after(
                position,
                &turn,
                depth - 1,
                (*alpha, beta),
                at > 0,
                reduction,
            );
            if self.is_stopped {
                break;
            }
            if value > best {
                (best, best_code) = (value, G::code(&turn));
            }
            *alpha = value.max(*alpha);
            if *alpha >= beta {
                self.reward(side, ply, depth, &turn);
                break;
            }
        }
        self.lists[ply] = list;
        (best, best_code)
    }

    /// Remembers a turn that refuted the one before it.
    fn reward(&mut self, side: usize, ply: usize, depth: i32, turn: &G::Turn) {
        if G::captures(turn) {
            return;
        }
        let code = G::code(turn);
        let [first, _] = self.killers[ply];
        if first != code {
            self.killers[ply] = [code, first];
        }
        let place = side + code as usize % TURN_CODES;
        self.promising[place] += depth * depth;
        if self.promising[place] > 800 {
            self.promising.iter_mut().for_each(|score| *score /= 2);
        }
    }

    /// The value of a position in which the game is over or drawn; `None` while it goes on.
    fn ended(&mut self, position: &G, ply: usize) -> Option<i32> {
        if let Some(verdict) = position.verdict() {
            return Some(match verdict.winner {
                Some(winner) if winner == position.to_move() => WIN - ply as i32,
                Some(_) => ply as i32 - WIN,
                None => 0,
            });
        }
        // A draw that has to be claimed: one of the two will.
        let is_quiet = position
            .quiet()
            .is_some_and(|quiet| quiet.plies >= quiet.limit);
        (is_quiet || self.repeats(position, ply)).then_some(0)
    }

    /// Whether the position repeats one of the line, or one of the game for the last time that the law allows.
    fn repeats(&mut self, position: &G, ply: usize) -> bool {
        let Some(limit) = position.repetition_limit() else {
            return false;
        };
        let last = self.keys.len() - 1;
        let key = self.keys[last];
        let mut seen = 0;
        for at in (self.since[ply]..last).rev() {
            if self.keys[at] != key {
                continue;
            }
            seen += 1;
            if at >= self.played {
                self.repeated = self.repeated.min(at);
                return true;
            }
            // A repetition of the game itself holds on every line.
            if seen + 1 >= limit {
                return true;
            }
        }
        false
    }

    /// The key of a position in the table: while the law counts towards a draw, the count belongs to it.
    fn table_key(&self, position: &G) -> u64 {
        let key = self.keys[self.keys.len() - 1];
        match position.quiet() {
            Some(quiet) if quiet.plies + 30 >= quiet.limit => key ^ mix(u64::from(quiet.plies) + 1),
            _ => key,
        }
    }

    fn check_limits(&mut self) {
        let is_late = self
            .limits
            .time
            .is_some_and(|time| self.started.elapsed() >= time);
        let stop = self.limits.stop.as_ref();
        let is_gone = stop.is_some_and(|stop| stop.load(Ordering::Relaxed));
        self.is_stopped |= is_late || is_gone;
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

/// A score of the table at a ply of the line: wins there count from the position.
fn at_ply(score: i32, ply: usize) -> i32 {
    match score {
        _ if score >= PROVED => score - ply as i32,
        _ if score <= -PROVED => score + ply as i32,
        _ => score,
    }
}

/// A score of the line as the table keeps it.
fn from_ply(score: i32, ply: usize) -> i32 {
    match score {
        _ if score >= PROVED => score + ply as i32,
        _ if score <= -PROVED => score - ply as i32,
        _ => score,
    }
}
