//! The goal of a step in a lesson.

use crate::rules::{Board, Position, Ruleset, TurnPoints};

/// The kind of turn that completes a step.
#[derive(Clone, Copy)]
pub(super) enum Goal {
    /// Any legal turn.
    Any,
    /// A capture.
    Captures,
    /// A move to a point that is not adjacent.
    Flies,
    /// A pass.
    Passes,
    /// The end of the game, won by the player who moves.
    Wins,
    /// A move to the next square.
    Steps,
    /// A leap over an own man.
    Canters,
    /// A leap over an own man, followed by a capture.
    Charges,
    /// As many flipped discs as possible.
    Most,
}

impl Goal {
    /// Whether a legal turn reaches the goal.
    pub(super) fn is_met(self, ruleset: &Ruleset, before: &Position, turn: &str) -> bool {
        let spelt = TurnPoints::of(turn);
        let board = ruleset.board();
        match self {
            Goal::Any => true,
            Goal::Captures => !spelt.crossed.is_empty(),
            Goal::Flies => !is_road(board, &spelt),
            Goal::Passes => turn == "--",
            Goal::Wins => before.play(turn).is_ok_and(|played| {
                let verdict = played.after().verdict();
                verdict.is_some_and(|verdict| verdict.winner == Some(before.to_move()))
            }),
            Goal::Steps => spelt.crossed.is_empty() && is_step(board, &spelt),
            Goal::Canters => spelt.crossed.is_empty() && !is_step(board, &spelt),
            Goal::Charges => spelt.path.len() > 1 && !spelt.crossed.is_empty(),
            Goal::Most => {
                let turns = before.turns();
                let most = turns.iter().map(|turn| discs(before, turn)).max();
                Some(discs(before, turn)) == most
            }
        }
    }
}

/// The number of discs of the player after a turn.
fn discs(before: &Position, turn: &str) -> u8 {
    let played = before.play(turn);
    played.map_or(0, |played| {
        played.after().stock()[before.to_move()].on_board
    })
}

fn is_road(board: &Board, points: &TurnPoints) -> bool {
    let ends: Vec<u8> = points
        .path
        .iter()
        .filter_map(|name| board.index_of(name))
        .collect();
    let joins = |edge: &&[u8; 2]| ends.contains(&edge[0]) && ends.contains(&edge[1]);
    board.edges.iter().any(|edge| joins(&edge))
}

/// Whether the first two squares are adjacent.
fn is_step(board: &Board, points: &TurnPoints) -> bool {
    let place = |name: &&str| {
        let index = board.index_of(name)?;
        board.points.get(usize::from(index))
    };
    let places: Vec<_> = points.path.iter().filter_map(place).collect();
    match places.as_slice() {
        [from, to, ..] => from.column.abs_diff(to.column) < 2 && from.row.abs_diff(to.row) < 2,
        _ => false,
    }
}
