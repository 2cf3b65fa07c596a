//! The players of check-in of an event with all its sections.

use super::arrivals::SectionNames;
use crate::desk::events::Event;
use crate::desk::{Desk, Fault};
use crate::tournament::Tournament;
use std::hash::{DefaultHasher, Hash, Hasher};

/// The event with the players of all its sections, and the names of the sections of these.
pub(super) type WholeCheckIn = (Event, Tournament, SectionNames);

pub(super) fn whole_check_in(desk: &Desk, key: &str) -> Result<WholeCheckIn, Fault> {
    let event = desk.event(key)?;
    let all = desk.whole_event(&event)?;
    let mut sections = SectionNames::new();
    let is_main = event.has_sections();
    for one in all.iter().skip(1).filter(|_| is_main) {
        let players = one.tournament.entrants.iter();
        sections.extend(players.map(|player| (player.id, one.event.name.clone())));
    }
    let mut all = all.into_iter().map(|one| one.tournament);
    let mut tournament = all.next().ok_or(Fault::NotFound)?;
    let own = tournament.entrants.iter().cloned();
    let others = all.flat_map(|one| one.entrants.iter().cloned().collect::<Vec<_>>());
    tournament.entrants = own.chain(others).collect();
    Ok((event, tournament, sections))
}

/// The version of the page. The change number of an event does not count changes of its sections.
pub(super) fn stamp(event: &Event, tournament: &Tournament) -> u64 {
    if !event.has_sections() {
        return event.change;
    }
    let mut hasher = DefaultHasher::new();
    for one in &tournament.entrants {
        (one.id, one.presence.code(), one.name.to_string()).hash(&mut hasher);
    }
    event.check_in.stage.hash(&mut hasher);
    event.check_in.closes_at_ms.hash(&mut hasher);
    hasher.finish()
}
