//! The goal of a step in a lesson.

use crate::rules::{Board, Position, Ruleset, Side, TurnPoints, Verdict};

/// The kind of turn that completes a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Goal {
    /// Any legal turn.
    Any,
    /// A man of another kind than the usual one.
    Kinds,
    /// A capture.
    Captures,
    /// A turn after which the opponent cannot capture.
    Blocks,
    /// A turn that breaks a line of the opponent.
    Breaks,
    /// A move to a point that is not adjacent.
    Flies,
    /// A pass.
    Passes,
    /// The end of the game, won by the player who moves.
    Wins,
    /// The end of the game without a winner.
    Draws,
    /// A move to the next square.
    Steps,
    /// A leap over an own man.
    Canters,
    /// Leaps over two own men or more.
    Far,
    /// A leap over an own man, followed by a capture.
    Charges,
    /// Discs turned over along diagonals only.
    Diagonal,
    /// As many flipped discs as possible.
    Most,
    /// A disc in a corner.
    Corner,
    /// A turn after which the opponent cannot take a corner.
    Guards,
    /// A turn after which the opponent has to pass.
    Shuts,
    /// A whole game against the program.
    Game,
}

const NAMES: [(&str, Goal); 19] = [
    ("any", Goal::Any),
    ("kinds", Goal::Kinds),
    ("captures", Goal::Captures),
    ("blocks", Goal::Blocks),
    ("breaks", Goal::Breaks),
    ("flies", Goal::Flies),
    ("passes", Goal::Passes),
    ("wins", Goal::Wins),
    ("draws", Goal::Draws),
    ("steps", Goal::Steps),
    ("canters", Goal::Canters),
    ("far", Goal::Far),
    ("charges", Goal::Charges),
    ("diagonal", Goal::Diagonal),
    ("most", Goal::Most),
    ("corner", Goal::Corner),
    ("guards", Goal::Guards),
    ("shuts", Goal::Shuts),
    ("game", Goal::Game),
];

/// A position with a legal turn, and what comes of it.
pub(crate) struct TriedTurn<'a> {
    pub(crate) ruleset: &'a Ruleset,
    pub(crate) before: &'a Position,
    pub(crate) turn: &'a str,
    pub(crate) after: &'a Position,
    /// How the game ended, repetition included.
    pub(crate) verdict: Option<Verdict>,
}

impl Goal {
    /// The goal of a name in the list of steps.
    pub(super) fn by_name(name: &str) -> Option<Goal> {
        let mut names = NAMES.into_iter();
        names.find(|(of, _)| *of == name).map(|(_, goal)| goal)
    }

    /// The name in the list of steps and in messages.
    pub(crate) fn name(self) -> &'static str {
        let named = NAMES.iter().find(|(_, goal)| *goal == self);
        named.map_or("any", |(name, _)| name)
    }

    /// Whether a legal turn reaches the goal.
    pub(super) fn is_met(self, tried: &TriedTurn<'_>) -> bool {
        let spelt = TurnPoints::of(tried.turn);
        let board = tried.ruleset.board();
        let replies = || tried.after.turns();
        match self {
            Goal::Any => true,
            Goal::Kinds => spelt.kind != tried.ruleset.facts().usual_kind,
            Goal::Captures => !spelt.crossed.is_empty(),
            Goal::Blocks => replies().iter().all(|reply| !reply.contains('x')),
            Goal::Breaks => {
                let theirs = !tried.before.to_move();
                lines_of(tried.after, theirs) < lines_of(tried.before, theirs)
            }
            Goal::Flies => !is_road(board, &spelt),
            Goal::Passes => tried.turn == "--",
            Goal::Wins => winner(tried) == Some(Some(tried.before.to_move())),
            Goal::Draws => winner(tried) == Some(None),
            Goal::Steps => spelt.crossed.is_empty() && is_step(board, &spelt),
            Goal::Canters => spelt.crossed.is_empty() && !is_step(board, &spelt),
            Goal::Far => spelt.crossed.is_empty() && spelt.path.len() > 2,
            Goal::Charges => spelt.path.len() > 1 && !spelt.crossed.is_empty(),
            Goal::Diagonal => is_diagonal(tried, &spelt),
            Goal::Most => {
                let turns = tried.before.turns();
                let most = turns.iter().map(|turn| discs(tried.before, turn)).max();
                Some(discs(tried.before, tried.turn)) == most
            }
            Goal::Corner => is_corner(board, tried.turn),
            Goal::Guards => replies().iter().all(|reply| !is_corner(board, reply)),
            Goal::Shuts => replies() == ["--"],
            Goal::Game => false,
        }
    }
}

/// The winner of a game that the turn ended: `Some(None)` is a draw.
fn winner(tried: &TriedTurn<'_>) -> Option<Option<Side>> {
    tried.verdict.map(|verdict| verdict.winner)
}

/// The number of complete lines of a side.
fn lines_of(position: &Position, side: Side) -> usize {
    let lines = position.lines_made().into_iter();
    let is_of = |line: &[u8; 3]| position.man_on(line[0]).is_some_and(|man| man.side == side);
    lines.filter(is_of).count()
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

/// Column and row of the points of a turn.
fn places(board: &Board, names: &[&str]) -> Vec<(u8, u8)> {
    let place = |name: &&str| {
        let point = board.points.get(usize::from(board.index_of(name)?))?;
        Some((point.column, point.row))
    };
    names.iter().filter_map(place).collect()
}

/// Whether the first two squares are adjacent.
fn is_step(board: &Board, points: &TurnPoints) -> bool {
    match places(board, &points.path).as_slice() {
        [from, to, ..] => from.0.abs_diff(to.0) < 2 && from.1.abs_diff(to.1) < 2,
        _ => false,
    }
}

/// Whether a disc is placed in a corner of the board.
fn is_corner(board: &Board, turn: &str) -> bool {
    let last = (board.size.0 - 1, board.size.1 - 1);
    match places(board, &TurnPoints::of(turn).path).as_slice() {
        [(column, row)] => [0, last.0].contains(column) && [0, last.1].contains(row),
        _ => false,
    }
}

/// Whether every disc that the turn turned over is on a diagonal from the placed one.
fn is_diagonal(tried: &TriedTurn<'_>, points: &TurnPoints) -> bool {
    let board = tried.ruleset.board();
    let [(column, row)] = places(board, &points.path)[..] else {
        return false;
    };
    let turned = tried.before.men().into_iter().filter(|man| {
        let now = tried.after.man_on(man.at);
        now.is_some_and(|now| now.side != man.side)
    });
    let mut turned = turned.filter_map(|man| board.points.get(usize::from(man.at)));
    turned.all(|point| point.column.abs_diff(column) == point.row.abs_diff(row))
}
