//! The stage that an entrant has reached in a knockout or in finals, and the place that goes with it.

/// The stage that an entrant has reached. It goes before points.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub struct StageReached {
    /// Higher is better; 0 without finals.
    pub stage: u16,
    /// Whether all who were knocked out in this stage share one place, without points and tie-breaks: in a knockout.
    pub shares_place: bool,
}

impl StageReached {
    /// The stage, and the points unless the stage shares its place: both go before tie-breaks.
    pub(super) fn before_tiebreaks<P: Default>(self, points: P) -> (u16, P) {
        let points = if self.shares_place {
            P::default()
        } else {
            points
        };
        (self.stage, points)
    }
}
