//! The notice on a draft that check-in is still open.

use crate::desk::events::Event;
use crate::i18n::Localizer;
use crate::tournament::{Presence, Tournament};

/// While check-in is open, the number of players who are not here yet.
pub(super) fn text(t: &Localizer, event: &Event, tournament: &Tournament) -> Option<String> {
    let entrants = tournament.entrants.iter();
    let missing = entrants.filter(|one| one.presence == Presence::Expected);
    let text = || t.plural("draft-check-in", missing.count());
    event.check_in.is_open().then(text)
}
