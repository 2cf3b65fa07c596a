//! The stage that an entrant has reached in a knockout or in finals, and the place that goes with it.

/// The stage that an entrant has reached. It goes before points.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub struct StageReached {
    /// Higher is better; 0 without finals.
    pub stage: u16,
    /// Whether all who reached this stage share one place, without points and tie-breaks: in a knockout, and where
    /// an earlier stage left them level.
    pub shares_place: bool,
}

/// Everything above is a stage of finals, everything below a place in an earlier stage.
const FINALS: u16 = 20_000;

impl StageReached {
    /// A stage of a knockout: higher is better.
    pub(super) fn in_finals(level: u16) -> StageReached {
        StageReached {
            stage: FINALS.saturating_add(level),
            shares_place: true,
        }
    }

    /// A place in the stage before the finals, from 1.
    pub(super) fn before_finals(place: u16, shares_place: bool) -> StageReached {
        StageReached {
            stage: FINALS - place.min(FINALS - 1),
            shares_place,
        }
    }

    /// Whether the entrant is or was in a knockout.
    pub(super) fn is_of_finals(self) -> bool {
        self.stage >= FINALS
    }

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
