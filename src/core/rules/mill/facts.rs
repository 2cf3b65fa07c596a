//! The facts of the morabaraba family.

use crate::rules::{GameFacts, Kind, Reason, Side, TurnPoints, TurnShape};

/// The facts that hold of every rule sheet of the family.
pub(crate) static FACTS: GameFacts = GameFacts {
    family: "mill",
    usual_kind: Kind::Cow,
    letters: &[
        ("C", Side::First, Kind::Cow),
        ("c", Side::Second, Kind::Cow),
        ("H", Side::First, Kind::HerdBoys),
        ("h", Side::Second, Kind::HerdBoys),
        ("W", Side::First, Kind::Warriors),
        ("w", Side::Second, Kind::Warriors),
    ],
    ends: &[
        Reason::Captured,
        Reason::Blocked,
        Reason::FullBoard,
        Reason::QuietMoves,
        Reason::Repetition,
    ],
    quiet_draw: Some(Reason::QuietMoves),
    chooses_captures: true,
    omits_passes: false,
    scores_men_on_board: false,
    lost_turn: None,
    shape,
};

fn shape(points: &TurnPoints<'_>) -> TurnShape {
    match points.path.len() {
        1 if points.is_gift => TurnShape::Gift,
        1 => TurnShape::Placement,
        _ => TurnShape::Move,
    }
}
