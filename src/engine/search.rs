//! The search: deepens ply by ply, looks first at what looks best, and remembers positions.

mod deepen;

use crate::game::{Searchable, key_of};
use crate::limits::Limits;
use crate::random::mix;
use crate::transposition_table::{Bound, TranspositionTable};
use std::sync::atomic::Ordering;
use std::time::Instant;

/// The score of a win at once; one that takes `n` plies scores `n` less.
pub(crate) const WIN: i32 = 30_000;
/// Scores beyond this are proved wins or losses.
pub(crate) const PROVED: i32 = WIN - 1_000;
/// The greatest depth in plies, and the length of the longest line.
const MOST_PLIES: usize = 96;
/// The size of the table of promising turns.
const TURN_CODES: usize = 4_096;

/// The best turn of a search.
pub(crate) struct BestTurn<T> {
    pub(crate) turn: T,
    pub(crate) value: i32,
    pub(crate) depth: u32,
}

/// A search of one position.
pub(crate) struct Search<G: Searchable> {
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

impl<G: Searchable> Search<G> {
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

    /// Whether a limit ended the search.
    pub(crate) fn is_stopped(&self) -> bool {
        self.is_stopped
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
