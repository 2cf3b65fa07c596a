//! Who did what in an event, when, and why.

use super::events::Organiser;
use super::{Desk, Fault};
use crate::store::AuditLine;

impl Desk {
    /// The lines about an event, the newest first: at most `limit`, and only
    /// older than the line `before`.
    ///
    /// # Errors
    /// Those of the store.
    pub fn history(
        &self,
        organiser: &Organiser,
        before: Option<i64>,
        limit: u16,
    ) -> Result<Vec<AuditLine>, Fault> {
        let id = organiser.id();
        Ok(self.store.read(move |db| db.audit(id, before, limit))?)
    }
}
