//! The turning points of a game: turns that were worse than another one.

use crate::chosen_turn::Value;
use crate::endings::Endings;
use crate::game::{Searchable, spread};
use crate::search::WIN;
use crate::{Limits, best, best_by_tables};
use inkundla_core::rules::{GameHistory, LOST_TURN, Position, Side};

/// The positions that are looked at, from the end of the game.
const MOST_POSITIONS: usize = 240;
/// The positions that a search may visit for one of them, and for all together.
const NODES: u64 = 20_000;
const ALL_NODES: u64 = 1_600_000;
/// The positions of a search that looks at a turn again.
const SECOND_NODES: u64 = 60_000;
/// The bytes of the table of such a search.
const TABLE_BYTES: usize = 1 << 20;
/// The turns that are looked at again.
const MOST_CANDIDATES: usize = 6;
/// The turning points of a game.
const MOST_FOUND: usize = 3;
/// The least loss of a turning point; 100 is a man.
const LEAST_LOSS: i32 = 90;
/// A player who stands worse by this has lost already, and loses nothing more.
const LOST_ALREADY: i32 = 350;
/// The game is even within this.
const EVEN: i32 = 70;
/// The loss of a turn that changes who has more discs at the end, and of one disc.
const WINNER_CHANGES: i32 = 5_000;
const DISC: i32 = 25;

/// The advantage of the better turn, or the chance that the played turn gave the other player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Missed {
    /// It wins by force within this number of plies, itself included.
    Win(u32),
    /// The other player wins by force after the turn that was played, within this number of plies.
    Loss(u32),
    /// It captures, or takes a corner in Reversi.
    Capture,
    /// It leaves the other player no such turn.
    Threat,
    /// Reversi: this number of discs more at the end, with best play.
    Discs(u32),
    /// It is stronger in the engine's opinion.
    Stronger,
}

/// A turn that was worse than another one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurningPoint {
    /// The number of turns before it.
    pub turn: usize,
    /// The better turn in notation.
    pub better: String,
    /// Its advantage.
    pub missed: Missed,
    /// Whether a proof says so; otherwise it is an opinion.
    pub is_exact: bool,
    /// Whether its player never stood even again.
    pub is_decisive: bool,
    loss: i32,
}

/// The value of a position for the side to move, and its best turn; none if the game is over.
#[derive(Clone)]
struct Judged {
    value: Value,
    is_exact: bool,
    best: Option<String>,
}

/// A search for the turning points of a game, in steps.
pub struct GameStudy {
    history: GameHistory,
    /// The game up to the next position to look at.
    rest: GameHistory,
    /// By the number of turns before the position.
    judged: Vec<Option<Judged>>,
    nodes: u64,
    /// The turns to look at again, once all positions have been looked at.
    candidates: Option<Vec<usize>>,
    decisive: Option<usize>,
    found: Vec<TurningPoint>,
}

impl GameStudy {
    /// A study of a game, which [`GameStudy::step`] carries out.
    pub fn of(history: &GameHistory) -> GameStudy {
        let count = history.positions().len();
        GameStudy {
            rest: history.clone(),
            judged: vec![None; count],
            nodes: (ALL_NODES / count.min(MOST_POSITIONS) as u64).min(NODES),
            candidates: None,
            decisive: None,
            found: Vec::new(),
            history: history.clone(),
        }
    }

    /// Looks at one position or at one turn again; whether nothing is left to look at.
    pub fn step(&mut self, endings: Option<&Endings>) -> bool {
        let Some(candidates) = &mut self.candidates else {
            self.look(endings);
            return false;
        };
        let Some(turn) = candidates.pop() else {
            return true;
        };
        let found = self.look_again(turn, endings);
        self.found.extend(found);
        false
    }

    /// The turning points that were found, the decisive one first, then those that lost most.
    pub fn found(mut self) -> Vec<TurningPoint> {
        self.found
            .sort_by_key(|one| (!one.is_decisive, -one.loss, one.turn));
        self.found.truncate(MOST_FOUND);
        self.found
    }

    fn look(&mut self, endings: Option<&Endings>) {
        let number = self.rest.turns().len();
        self.judged[number] = Some(judge(&self.rest, endings, self.nodes));
        let seen = self.history.turns().len() - number + 1;
        if seen == MOST_POSITIONS || self.rest.take_back().is_none() {
            self.decisive = self.decisive();
            self.candidates = Some(self.candidates());
        }
    }

    /// The turns that lost most at first sight, the greatest loss last.
    fn candidates(&self) -> Vec<usize> {
        let turns = 0..self.history.turns().len();
        let lost = turns.filter_map(|turn| Some((self.first_loss(turn)?, turn)));
        let mut lost: Vec<(i32, usize)> = lost.filter(|(loss, _)| *loss >= LEAST_LOSS).collect();
        lost.sort_by_key(|(loss, turn)| (Some(*turn) == self.decisive, *loss));
        let too_many = lost.len().saturating_sub(MOST_CANDIDATES);
        lost.into_iter()
            .skip(too_many)
            .map(|(_, turn)| turn)
            .collect()
    }

    /// The last turn with which the player who stands worse at the end gave an even game away.
    fn decisive(&self) -> Option<usize> {
        let end = self.judged.last()?.as_ref()?;
        let to_move = self.history.position().to_move();
        let worse = match self.score(end.value) {
            score if score < -EVEN => to_move,
            score if score > EVEN => !to_move,
            _ => return None,
        };
        let is_decisive = |turn: &usize| {
            let stands = |at: usize| Some(self.score(self.value_for(worse, at)?));
            self.mover(*turn) == worse
                && stands(*turn).is_some_and(|before| before >= -EVEN)
                && stands(turn + 1).is_some_and(|after| after < -EVEN)
        };
        (0..self.history.turns().len()).rev().find(is_decisive)
    }

    fn mover(&self, turn: usize) -> Side {
        self.history.positions()[turn].to_move()
    }

    /// The value of a position that was looked at, for a side.
    fn value_for(&self, side: Side, at: usize) -> Option<Value> {
        let value = self.judged.get(at)?.as_ref()?.value;
        Some(if self.mover(at) == side {
            value
        } else {
            turned(value)
        })
    }

    fn first_loss(&self, turn: usize) -> Option<i32> {
        let played = self.history.turns().get(turn)?;
        let before = self.judged.get(turn)?.as_ref()?;
        if played == LOST_TURN || before.best.as_ref() == Some(played) {
            return None;
        }
        let after = self.value_for(self.mover(turn), turn + 1)?;
        self.loss(before.value, after)
    }

    /// The loss of a turn for its player: 100 is a man. `None` where the values cannot be compared or nothing was at stake.
    fn loss(&self, before: Value, after: Value) -> Option<i32> {
        if let (Value::Discs(before), Value::Discs(after)) = (before, after) {
            let changes = before.signum() != after.signum();
            let fewer = before - after;
            return (fewer > 0).then_some(DISC * fewer + i32::from(changes) * WINNER_CHANGES);
        }
        if matches!(before, Value::Discs(_)) || matches!(after, Value::Discs(_)) {
            return None;
        }
        let (before, after) = (self.score(before), self.score(after));
        let was_lost = before <= -LOST_ALREADY;
        let is_won = after >= LOST_ALREADY;
        (!was_lost && !is_won).then_some(before - after)
    }

    /// A value as a number of hundredths of a man.
    fn score(&self, value: Value) -> i32 {
        match value {
            Value::Win(plies) => WIN - plies as i32,
            Value::Loss(plies) => plies as i32 - WIN,
            Value::Draw => 0,
            Value::Discs(discs) => 100 * discs,
            Value::Opinion(value) => (f64::from(value) / spread(self.history.start())) as i32,
        }
    }

    /// The turning point of a turn, if a longer search finds one.
    fn look_again(&self, turn: usize, endings: Option<&Endings>) -> Option<TurningPoint> {
        let played = self.history.turns().get(turn)?;
        let mut after = self.history.clone();
        while after.turns().len() > turn + 1 {
            after.take_back();
        }
        let mut before = after.clone();
        before.take_back();
        let side = self.mover(turn);
        let was = judge(&before, endings, SECOND_NODES);
        let reply = judge(&after, endings, SECOND_NODES);
        let better = was.best.filter(|better| better != played)?;
        let is = if after.position().to_move() == side {
            reply.value
        } else {
            turned(reply.value)
        };
        let loss = self
            .loss(was.value, is)
            .filter(|loss| *loss >= LEAST_LOSS)?;
        let mut instead = before.clone();
        instead.play(&better).ok()?;
        let missed = missed(
            &before,
            (played, &after),
            (&better, &instead),
            (was.value, is),
        );
        Some(TurningPoint {
            turn,
            is_exact: match missed {
                Missed::Win(_) | Missed::Loss(_) => true,
                Missed::Capture | Missed::Threat | Missed::Stronger => false,
                Missed::Discs(_) => was.is_exact && reply.is_exact,
            },
            better,
            missed,
            is_decisive: self.decisive == Some(turn),
            loss,
        })
    }
}

/// The turning points of a game, found at once.
pub fn turning_points(history: &GameHistory, endings: Option<&Endings>) -> Vec<TurningPoint> {
    let mut study = GameStudy::of(history);
    while !study.step(endings) {}
    study.found()
}

/// The advantage of the better turn. Each turn comes with the game after it, the values are for the player of the turn.
fn missed(
    before: &GameHistory,
    (played, after): (&str, &GameHistory),
    (better, instead): (&str, &GameHistory),
    (was, is): (Value, Value),
) -> Missed {
    let captures = captures(before.position());
    let has = |turn: &str| captures.iter().any(|capture| capture == turn);
    match (was, is) {
        (Value::Win(plies), _) => Missed::Win(plies),
        (_, Value::Loss(plies)) => Missed::Loss(plies),
        (Value::Discs(most), Value::Discs(fewer)) => Missed::Discs((most - fewer).unsigned_abs()),
        _ if has(better) && !has(played) => Missed::Capture,
        _ if is_open(after) && !is_open(instead) => Missed::Threat,
        _ => Missed::Stronger,
    }
}

/// Whether the player to move can capture, or take a corner.
fn is_open(history: &GameHistory) -> bool {
    history.verdict().is_none() && !captures(history.position()).is_empty()
}

fn judge(history: &GameHistory, endings: Option<&Endings>, nodes: u64) -> Judged {
    let position = history.position();
    if let Some(verdict) = history.verdict() {
        let value = match (discs(position), verdict.winner) {
            (Some(ahead), _) => Value::Discs(ahead),
            (None, None) => Value::Draw,
            (None, Some(winner)) if winner == position.to_move() => Value::Win(0),
            (None, Some(_)) => Value::Loss(0),
        };
        return Judged {
            value,
            is_exact: true,
            best: None,
        };
    }
    let limits = Limits {
        nodes,
        table_bytes: TABLE_BYTES,
        ..Limits::default()
    };
    let proved = endings.and_then(|endings| best_by_tables(history, endings, &limits, 0));
    match proved.or_else(|| best(history, &limits, 0)) {
        Some(chosen) => Judged {
            value: chosen.value,
            is_exact: chosen.is_exact,
            best: Some(chosen.turn),
        },
        None => Judged {
            value: Value::Draw,
            is_exact: false,
            best: None,
        },
    }
}

/// The value of the same position for the other player, who is not to move.
fn turned(value: Value) -> Value {
    match value {
        Value::Win(plies) => Value::Loss(plies),
        Value::Loss(plies) => Value::Win(plies),
        Value::Draw => Value::Draw,
        Value::Discs(discs) => Value::Discs(-discs),
        Value::Opinion(value) => Value::Opinion(-value),
    }
}

/// Reversi: the discs that the player to move is ahead.
fn discs(position: &Position) -> Option<i32> {
    let Position::Reversi(position) = position else {
        return None;
    };
    let (own, foe) = (position.own_mask(), position.opposing_mask());
    Some(own.count_ones() as i32 - foe.count_ones() as i32)
}

/// The turns that capture, or take a corner in Reversi.
fn captures(position: &Position) -> Vec<String> {
    fn of<G: Searchable>(position: &G) -> Vec<String> {
        let turns = position.turns().into_iter();
        let captures = turns.filter(|turn| position.is_prize(turn));
        captures.map(|turn| position.write(&turn)).collect()
    }
    match position {
        Position::Mill(position) => of(position),
        Position::Camelot(position) => of(position),
        Position::Reversi(position) => of(position),
    }
}

#[cfg(test)]
mod tests;
