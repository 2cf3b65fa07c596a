//! Entries: parents and schools enter players by a form, and an organiser accepts them. Nothing of an entry counts or
//! is public before that.

mod decisions;
mod entry;
mod forms;
mod money;
mod settings;

pub use decisions::Decision;
pub use entry::{EntryState, EventEntry, FeeSums, Places};
pub use forms::{EntryForm, FormOutcome, MOST_OF_FORM, SentForm};
pub use money::{amount, parse_amount};
pub use settings::{
    LONGEST_CURRENCY, LONGEST_TEXT, MOST_PLACES, RegistrationPhase, RegistrationSettings, ShownForm,
};

use super::events::Event;
use super::rights::Actor;
use super::{Desk, Fault};
use crate::tournament::{Entrant, Tournament};

/// The largest number of entries in an event, accepted and others.
const MOST_ENTRIES: usize = 5_000;

impl Desk {
    /// The settings of the organiser for entries; the default before that. Public.
    pub fn registration_settings(&self, event: &Event) -> Result<RegistrationSettings, Fault> {
        let id = event.id;
        let kept = self.store.read(move |db| db.registration_settings(id))?;
        RegistrationSettings::read(kept.as_deref())
    }

    /// All entries of an event with their states, in the order of arrival, and the places.
    pub fn entries(
        &self,
        organiser: &Actor,
        tournament: &Tournament,
    ) -> Result<(Vec<EventEntry>, Places), Fault> {
        let event = organiser.event();
        let settings = self.registration_settings(event)?;
        let id = event.id;
        let (rows, open) = self
            .store
            .read(move |db| Ok((db.registrations(id)?, db.open_registrations(id)?)))?;
        let players = self.players_of(event, tournament)?;
        let places = Places::of(&settings, &players, &open);
        let entries = rows.into_iter().map(|row| places.entry(row));
        Ok((entries.collect(), places))
    }

    /// The places of an event: taken, and waited for.
    pub fn registration_places(
        &self,
        tournament: &Tournament,
        event: &Event,
    ) -> Result<Places, Fault> {
        let settings = self.registration_settings(event)?;
        let id = event.id;
        let open = self.store.read(move |db| db.open_registrations(id))?;
        let players = self.players_of(event, tournament)?;
        Ok(Places::of(&settings, &players, &open))
    }

    /// The players of an event and of its sections, into which accepted players may have been moved.
    fn players_of(&self, event: &Event, tournament: &Tournament) -> Result<Vec<Entrant>, Fault> {
        let mut players: Vec<Entrant> = tournament.entrants.iter().cloned().collect();
        if event.has_sections() {
            for section in self.whole_sections(event)? {
                players.extend(section.tournament.entrants.iter().cloned());
            }
        }
        Ok(players)
    }
}
