//! Reads a whole event as its pages do, before it stays: every setting, player, round, record and
//! signature, with the length limits of the forms.

use crate::desk::Fault;
use crate::desk::event_page::{EventPage, check_announcement};
use crate::desk::events::{Event, EventSettings};
use crate::desk::fault::FormProblem;
use crate::desk::integrity_check::{Wrong, game, rounds};
use crate::desk::registration::RegistrationSettings;
use crate::desk::settings_json::unreadable;
use crate::store::Reads;
use crate::tournament::{EntrantName, TournamentId};

/// Length limit of the name of a school, in characters.
const LONGEST_SCHOOL: usize = 200;

/// Reads an event with everything that belongs to it.
///
/// # Errors
/// The first value that a page could not show.
pub(super) fn read_event(db: &mut dyn Reads, id: TournamentId) -> Result<(), Fault> {
    let event = Event::try_from(db.tournament(id)?)?;
    EventSettings::of(&event).settings_row(event.delay)?;
    check_announcement(&event.announcement)?;
    EventPage::try_from(db.event_texts(id)?)?.check()?;
    RegistrationSettings::read(db.registration_settings(id)?.as_deref())?.check()?;
    if event.screen.too_long().is_some() {
        return Err(Fault::form("event-name", FormProblem::TooLong));
    }
    let tournament = db.load_tournament(id)?;
    for entrant in &tournament.entrants {
        let (given, family) = (entrant.name.given(), entrant.name.family());
        EntrantName::parse(given, family)?;
        let school = entrant.school.as_deref().unwrap_or_default();
        if school.chars().count() > LONGEST_SCHOOL {
            return Err(Fault::form("school", FormProblem::TooLong));
        }
    }
    db.keeping(id)?;
    db.seals(id)?;
    for round in rounds(db, &event, 0, &mut |_, _, _| ())? {
        for (board, chained) in &round.boards {
            let chained = chained.as_ref().map_err(|why| unreadable("record", why))?;
            game(&tournament, board, chained)?
                .into_iter()
                .try_for_each(refused)?;
        }
    }
    Ok(())
}

/// An altered hash or result is named by `inkundla check`, and hides nothing.
fn refused(wrong: Wrong) -> Result<(), Fault> {
    match wrong {
        Wrong::Unreadable(_) | Wrong::Impossible(_) | Wrong::Number { .. } => {
            Err(unreadable("record", wrong).into())
        }
        _ => Ok(()),
    }
}
