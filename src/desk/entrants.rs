//! Players: the list in, here or absent, out again.

use super::events::Organiser;
use super::{Desk, Fault, undo};
use crate::formats::ImportFault;
use crate::formats::entrants_csv::{Headless, Reading, read};
use crate::store::NewEntrant;
use crate::tournament::{Entrant, EntrantId, Presence};
use chrono::{DateTime, Utc};

impl Desk {
    /// Reads a list of players without entering anybody.
    ///
    /// # Errors
    /// When the list as a whole cannot be read.
    pub fn preview(
        &self,
        organiser: &Organiser,
        bytes: &[u8],
        headless: Headless,
    ) -> Result<Reading, Fault> {
        let entered = self.entrants(organiser)?;
        read(bytes, &entered, headless).map_err(|fault: ImportFault| fault.into())
    }

    /// All entrants by start number.
    ///
    /// # Errors
    /// Those of the store.
    pub fn entrants(&self, organiser: &Organiser) -> Result<Vec<Entrant>, Fault> {
        let id = organiser.id();
        Ok(self.store.read(move |db| db.entrants(id))?)
    }

    /// Enters children in this order, all or none.
    ///
    /// # Errors
    /// Those of the store.
    pub fn enter(
        &self,
        organiser: &Organiser,
        children: Vec<NewEntrant>,
        at: DateTime<Utc>,
    ) -> Result<Vec<Entrant>, Fault> {
        let id = organiser.id();
        let event = organiser.event();
        if event.options.system.has_finals() && self.tournament(event)?.has_begun() {
            return Err(Fault::TooLateToJoin);
        }
        let audit = organiser.did(
            "entrants.entered",
            format!("{} entrants", children.len()),
            at,
        );
        let entered = self.store.change(audit, move |tx, line| {
            let entered = tx.enter(id, &children)?;
            line.detail = undo::numbers(&entered);
            Ok(entered)
        })?;
        self.tell(id);
        Ok(entered)
    }

    /// Corrects the words about an entrant.
    ///
    /// # Errors
    /// [`Fault::NotFound`].
    pub fn correct_entrant(
        &self,
        organiser: &Organiser,
        entrant: EntrantId,
        words: NewEntrant,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let id = organiser.id();
        let audit = organiser.did("entrant.corrected", format!("entrant {}", entrant.0), at);
        self.store
            .change(audit, move |tx, _| tx.set_entrant(id, entrant, &words))?;
        self.tell(id);
        Ok(())
    }

    /// Notes where entrants are, all or none.
    ///
    /// # Errors
    /// [`Fault::NotFound`].
    pub fn set_presence(
        &self,
        organiser: &Organiser,
        entrants: Vec<EntrantId>,
        presence: Presence,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let id = organiser.id();
        let numbers: Vec<String> = entrants
            .iter()
            .map(|entrant| entrant.0.to_string())
            .collect();
        let audit = organiser.did(
            &format!("presence.{presence:?}").to_lowercase(),
            numbers.join(" "),
            at,
        );
        self.store
            .change(audit, move |tx, _| tx.set_presence(id, &entrants, presence))?;
        self.tell(id);
        Ok(())
    }

    /// Strikes an entrant who was in no round.
    ///
    /// # Errors
    /// When the entrant is in a round already: mark as gone home instead.
    pub fn strike_entrant(
        &self,
        organiser: &Organiser,
        entrant: EntrantId,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let id = organiser.id();
        let audit = organiser.did("entrant.struck", format!("entrant {}", entrant.0), at);
        self.store
            .change(audit, move |tx, _| tx.strike_entrant(id, entrant))?;
        self.tell(id);
        Ok(())
    }
}
