//! The stage that an entrant has reached in a knockout or in finals.

/// The stage that an entrant has reached.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(in crate::tournament) struct Level {
    /// Higher is better.
    pub(in crate::tournament) stage: u16,
    /// Whether the stage alone decides the place, without points: in a knockout.
    pub(in crate::tournament) is_alone: bool,
}
