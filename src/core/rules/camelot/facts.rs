//! The facts of Camelot.

use super::board::BOARD;
use crate::rules::{GameFacts, Kind, Reason, Side, TurnPoints, TurnShape};

/// The facts that hold of every rule sheet of Camelot.
pub(crate) static FACTS: GameFacts = GameFacts {
    family: "camelot",
    usual_kind: Kind::Man,
    letters: &[
        ("M", Side::First, Kind::Man),
        ("m", Side::Second, Kind::Man),
        ("N", Side::First, Kind::Knight),
        ("n", Side::Second, Kind::Knight),
    ],
    ends: &[
        Reason::Captured,
        Reason::Castle,
        Reason::Stalemate,
        Reason::Material,
        Reason::StalemateMaterial,
        Reason::Fifty,
        Reason::Repetition,
    ],
    quiet_draw: Some(Reason::Fifty),
    chooses_captures: false,
    omits_passes: false,
    scores_men_on_board: false,
    lost_turn: Some("--"),
    shape,
};

fn shape(points: &TurnPoints<'_>) -> TurnShape {
    match (points.path.len(), points.crossed.len()) {
        (_, 0) if is_step(points) => TurnShape::Step,
        (_, 0) => TurnShape::Canter,
        (1, _) => TurnShape::Jump,
        _ => TurnShape::Charge,
    }
}

/// Whether the only two points are adjacent squares.
fn is_step(points: &TurnPoints<'_>) -> bool {
    let board = &BOARD;
    let place = |name: &&str| {
        let index = board.index_of(name)?;
        board.points.get(usize::from(index))
    };
    let places: Vec<_> = points.path.iter().filter_map(place).collect();
    match *places {
        [from, to] => from.column.abs_diff(to.column) < 2 && from.row.abs_diff(to.row) < 2,
        _ => false,
    }
}
