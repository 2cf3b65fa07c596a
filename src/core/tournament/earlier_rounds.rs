//! The rounds before a late entry. Each brings no points, or half a point as a half-point bye.

use super::pairing::{stage_of, virtual_points};
use super::{ByeKind, ClosedRound, EntrantId, PostedRound, RoundNo, Tournament};

impl Tournament {
    /// The posted rounds of an entrant who was paired in none of them, and whether each has a half-point bye. Empty
    /// once a round has counted otherwise, and in systems in which nobody joins later, or whose groups a bye in
    /// round 1 would change.
    pub fn earlier_rounds(&self, entrant: EntrantId) -> Vec<(RoundNo, bool)> {
        let stage = stage_of(self, self.round_now());
        if !stage.options.system.is_by_standing() || !virtual_points(&stage).is_empty() {
            return Vec::new();
        }
        let closed = self.closed.iter().map(ClosedRound::plan);
        let plans = closed.chain(self.posted().map(PostedRound::plan));
        let earlier = plans.map(|plan| {
            let bye = plan.byes.iter().find(|bye| bye.entrant == entrant);
            match bye.map(|bye| bye.kind) {
                None if !plan.has(entrant) => Some((plan.number, false)),
                Some(ByeKind::Half) => Some((plan.number, true)),
                _ => None,
            }
        });
        earlier.collect::<Option<_>>().unwrap_or_default()
    }
}
