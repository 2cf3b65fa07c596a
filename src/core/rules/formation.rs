//! Named formations of men. They are hints for players and no part of the law.

use super::Side;

/// A pattern of men that has a name among players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Formation {
    /// Four cows around an empty point on two crossing lines.
    EyeOfTheLion,
    /// A cow that steps out of one line into another (cat's cradle).
    CatsJaw,
    /// A turn: a cow goes along a straight road and makes a line.
    MachineGun,
}

/// A formation on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Formed {
    /// Which.
    pub formation: Formation,
    /// Whose.
    pub side: Side,
    /// The point it is about: the empty one in the eye, where the cow of a jaw
    /// steps to, where a machine gun has moved.
    pub at: u8,
    /// The other points that belong to it, in the board's order.
    pub points: Vec<u8>,
}
