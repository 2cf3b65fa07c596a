//! The facts of Reversi.

use crate::rules::{GameFacts, Kind, Reason, Side, TurnShape};

/// The facts that hold of every rule sheet of Reversi.
pub(crate) static FACTS: GameFacts = GameFacts {
    family: "reversi",
    usual_kind: Kind::Disc,
    letters: &[
        ("X", Side::First, Kind::Disc),
        ("O", Side::Second, Kind::Disc),
    ],
    ends: &[Reason::Full, Reason::NoMoves, Reason::Wipeout],
    quiet_draw: None,
    chooses_captures: false,
    omits_passes: true,
    scores_men_on_board: true,
    lost_turn: None,
    shape: |_| TurnShape::Disc,
};
