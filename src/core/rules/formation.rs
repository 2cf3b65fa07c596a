//! Named formations of men: hints for players, not part of the law.

use super::Side;

/// A pattern of men that players have a name for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Formation {
    /// Four cows around an empty point on two crossing lines.
    EyeOfTheLion,
    /// A cow that can step out of one line into another (cat's cradle).
    CatsJaw,
    /// A turn in which a cow moves along a straight road and makes a line.
    MachineGun,
}

/// A formation on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Formed {
    /// The pattern.
    pub formation: Formation,
    /// The owner of the men.
    pub side: Side,
    /// The key point: the empty point of an eye, or the destination of the cow
    /// of a cat's jaw or a machine gun.
    pub at: u8,
    /// The other points of the formation, in the board's order.
    pub points: Vec<u8>,
}
