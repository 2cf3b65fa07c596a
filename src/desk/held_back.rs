//! What outsiders do not see until the organiser releases it.

use super::fault::FormProblem;
use super::history::Action;
use super::rights::{ChangeSettings, Permits};
use super::{Desk, Fault};
use crate::tournament::{Held, RoundNo};
use chrono::{DateTime, Utc};

impl Desk {
    /// Holds pairings, results, standings and tie-breaks back from outsiders, or releases them.
    ///
    /// # Errors
    /// [`Fault::Form`] for a round that the event does not have yet.
    pub fn hold_back(
        &self,
        organiser: &impl Permits<ChangeSettings>,
        held: Held,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let actor = organiser.actor();
        let tournament = self.tournament(actor.event())?;
        let posted = tournament.closed.len() as u16 + u16::from(tournament.posted().is_some());
        let limits = [
            ("held-pairings", held.pairings),
            ("held-results", held.results),
            ("held-standings", held.standings),
        ];
        for (field, limit) in limits {
            if limit.is_some_and(|last| last > RoundNo(posted)) {
                return Err(Fault::form(field, FormProblem::NotAChoice));
            }
        }
        if held.top == Some(0) {
            return Err(Fault::form("held-top", FormProblem::NotANumber));
        }
        let audit = actor.audit(Action::HeldChanged, actor.event().name.clone(), at);
        self.change_settings(organiser, audit, move |present| {
            present.options.held = held;
            Ok(())
        })
    }
}
