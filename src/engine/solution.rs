//! The exact value of a position: from a table, from the solver of Reversi, or by a search of all turns.

use crate::endings::Endings;
use crate::forward_search::{Forced, ForwardSearch};
use crate::random::Random;
use crate::{ChosenTurn, Limits, Value, best, reversi_ending};
use inkundla_core::rules::{GameHistory, Position, RepetitionKey, Rules};
use std::collections::HashSet;
use std::fmt;

/// The most plies in which a search of all turns looks for a forced end.
const MOST_PLIES: u32 = 20;

/// The exact value of a position, and its best turns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Solution {
    /// The value for the side to move, and all turns that keep it.
    Known(Value, Vec<String>),
    /// Nothing proves a value.
    Unknown(Unknown),
}

/// The reason why a value is not known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unknown {
    /// No table has the position, and a search of this number of positions found no forced end.
    NotFound(u64),
    /// A position of the ending stood before, so that its next occurrence draws.
    StoodBefore,
    /// A player may claim a draw.
    MayBeClaimed,
    /// Reversi: more squares are empty than the solver takes on.
    TooManyEmpty,
}

impl fmt::Display for Unknown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unknown::NotFound(nodes) => write!(
                f,
                "no table has the position, and a search of {nodes} positions found no forced end"
            ),
            Unknown::StoodBefore => f.write_str(
                "a position of the ending stood in the game before: standing again, it would draw the game",
            ),
            Unknown::MayBeClaimed => f.write_str("a player may claim a draw"),
            Unknown::TooManyEmpty => write!(
                f,
                "more than {} squares are empty",
                reversi_ending::MOST_EMPTY
            ),
        }
    }
}

/// The exact value of the position of a game; `None` if the game is over. Tables of another law are not asked. `nodes` limits
/// the search where no table has the position.
pub fn solve(history: &GameHistory, endings: Option<&Endings>, nodes: u64) -> Option<Solution> {
    if history.verdict().is_some() {
        return None;
    }
    if may_be_claimed(history) {
        return Some(Solution::Unknown(Unknown::MayBeClaimed));
    }
    Some(match history.position() {
        Position::Mill(position) => endings
            .and_then(|endings| endings.solve(position, history))
            .unwrap_or_else(|| searched(position, history, nodes)),
        Position::Camelot(position) => searched(position, history, nodes),
        Position::Reversi(position) => {
            let limits = Limits {
                depth: reversi_ending::MOST_EMPTY,
                ..Limits::default()
            };
            match reversi_ending::best_turns(position, &limits) {
                Some((discs, turns)) => Solution::Known(Value::Discs(discs), turns),
                None => Solution::Unknown(Unknown::TooManyEmpty),
            }
        }
    })
}

/// The turn of full strength in a position of the tables: one that keeps its value, and among turns that draw the one that the
/// search prefers. `None` if the game is over or the tables do not have the position.
pub fn best_by_tables(
    history: &GameHistory,
    endings: &Endings,
    limits: &Limits,
    seed: u64,
) -> Option<ChosenTurn> {
    let Position::Mill(position) = history.position() else {
        return None;
    };
    if history.verdict().is_some() || may_be_claimed(history) {
        return None;
    }
    let Solution::Known(value, turns) = endings.solve(position, history)? else {
        return None;
    };
    if value == Value::Draw
        && let Some(searched) = best(history, limits, seed)
        && turns.contains(&searched.turn)
    {
        return Some(ChosenTurn {
            value,
            is_exact: true,
            ..searched
        });
    }
    let turn = turns.get(Random::new(seed).below(turns.len() as u64) as usize)?;
    let (Value::Win(depth) | Value::Loss(depth)) = value else {
        return Some(of_table(turn, value, 1));
    };
    Some(of_table(turn, value, depth))
}

fn of_table(turn: &str, value: Value, depth: u32) -> ChosenTurn {
    ChosenTurn {
        turn: turn.to_owned(),
        value,
        is_exact: true,
        depth,
        nodes: 0,
        line: vec![turn.to_owned()],
    }
}

/// Whether a full counter lets a player claim a draw now.
fn may_be_claimed(history: &GameHistory) -> bool {
    let position = history.position();
    let is_full = position
        .quiet()
        .is_some_and(|quiet| quiet.plies >= quiet.limit);
    let limit = position.repetition_limit();
    let has_stood = limit.is_some_and(|limit| history.occurrences() >= limit);
    position.draws_by_claim() && (is_full || has_stood)
}

/// The positions of the game whose next occurrence draws. The current one cannot occur again in a shortest win.
pub(crate) fn drawn_next(history: &GameHistory) -> Vec<&Position> {
    let Some(limit) = history.position().repetition_limit() else {
        return Vec::new();
    };
    let earlier = &history.positions()[..history.positions().len() - 1];
    let is_drawn = |position: &&Position| history.times(position) + 1 >= u16::from(limit);
    earlier.iter().filter(is_drawn).collect()
}

fn searched<R: Rules>(position: &R, history: &GameHistory, nodes: u64) -> Solution {
    let drawn = drawn_next(history).into_iter();
    let drawn: HashSet<RepetitionKey> = drawn.map(Position::repetition_key).collect();
    let mut search = ForwardSearch::new(drawn, nodes);
    let written = |turns: Vec<R::Turn>| turns.iter().map(|turn| position.write(turn)).collect();
    match search.forced(position, MOST_PLIES) {
        Some(Forced::Win(plies, turns)) => Solution::Known(Value::Win(plies), written(turns)),
        Some(Forced::Loss(plies, turns)) => Solution::Known(Value::Loss(plies), written(turns)),
        None => Solution::Unknown(Unknown::NotFound(search.nodes())),
    }
}
