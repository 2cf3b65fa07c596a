//! Undo. A line of the history holds its change as a value: the state before and after. Undo
//! makes the opposite change through the same function as the form of the page, so it is checked
//! like any other change, is written to the history, and can be undone in turn.

mod before_after;
pub(in crate::desk) mod blocked;
mod change;
mod draft_parts;
mod entrant_data;
mod preconditions;
mod revert;
mod settings_diff;

pub use before_after::BeforeAfter;
pub use blocked::{UndoBlocked, UndoStatus};
pub use change::Moved;
pub use change::{Change, ConsentRecord, EnteredEntrants, RoundStep, Score};
pub(super) use change::{StartNumbers, boards_of};
pub use draft_parts::DraftParts;
pub use entrant_data::{EntrantData, is_in_a_round};
pub use settings_diff::SettingsDiff;

use super::own_school::is_list_open;
use super::rights::Actor;
use super::rights::{KeepOwnList, TakeBack};
use super::schools::SchoolChange;
use super::{Desk, Fault};
use crate::store::{Audit, AuditLine};
use crate::tournament::{EntrantId, Tournament};
use chrono::{DateTime, Utc};
use preconditions::Present;

/// Number of newest lines that are searched for a person's last change.
const RECENT: u16 = 50;

/// A change in the history that can be undone now.
#[derive(Clone, Debug)]
pub struct UndoableChange {
    /// The number of its line in the history.
    pub number: i64,
    /// Its line.
    pub line: Audit,
    /// The change itself.
    pub change: Change,
    /// The tournament as it is now.
    pub tournament: Tournament,
    /// The stored data of the children that it concerns, if there is any.
    pub entrants: Vec<(EntrantId, EntrantData)>,
    /// The opposite change of their schools, for [`Change::Schools`].
    pub(super) schools: Vec<SchoolChange>,
}

impl Desk {
    /// For each of these lines whether it can be undone now, or why not.
    pub fn undo_statuses(
        &self,
        organiser: &Actor,
        lines: &[AuditLine],
    ) -> Result<Vec<UndoStatus>, Fault> {
        let event = organiser.event().clone();
        let audits: Vec<Audit> = lines.iter().map(|line| line.audit.clone()).collect();
        self.store.read(move |db| {
            let tournament = db.load_tournament(event.id)?;
            let mut present = Present {
                event: &event,
                tournament: &tournament,
                db,
            };
            Ok(audits
                .iter()
                .map(|line| present.undo_status(line))
                .collect())
        })?
    }

    /// The change that this person made at a moment, if they can undo it now.
    pub fn undoable_at(
        &self,
        organiser: &Actor,
        at: DateTime<Utc>,
    ) -> Result<Option<UndoableChange>, Fault> {
        let lines = self.history(organiser, None, RECENT)?;
        let at_ms = at.timestamp_millis();
        let is_meant =
            |line: &&AuditLine| line.audit.at_ms == at_ms && line.audit.who == organiser.who();
        let Some(line) = lines.iter().find(is_meant) else {
            return Ok(None);
        };
        match self.undoable_change(organiser, line.id) {
            Err(Fault::CannotTakeBack(_) | Fault::NotFound | Fault::NotAllowed) => Ok(None),
            found => found.map(Some),
        }
    }

    /// The change of a line of the history, if this person can undo it now.
    ///
    /// # Errors
    /// [`Fault::NotFound`]; [`Fault::NotAllowed`] without the right to undo it;
    /// [`Fault::CannotTakeBack`] with the reason.
    pub fn undoable_change(&self, organiser: &Actor, line: i64) -> Result<UndoableChange, Fault> {
        let event = organiser.event().clone();
        self.store.read(move |db| {
            // The newest line before the next number.
            let found = db.audit(event.id, line.checked_add(1), 1)?;
            let found = found.into_iter().find(|one| one.id == line);
            let tournament = db.load_tournament(event.id)?;
            Ok(found.ok_or(Fault::NotFound).and_then(|line| {
                let change = Change::of(&line.audit)?.ok_or(Fault::NotFound)?;
                let mut present = Present {
                    event: &event,
                    tournament: &tournament,
                    db,
                };
                if !may_undo(organiser, &line.audit, &change, &tournament) {
                    return Err(Fault::NotAllowed);
                }
                present.allows(&change)?;
                let entrants = present.entrants(&change)?;
                let schools = match change {
                    Change::Schools(kept) => present.schools(kept)?,
                    _ => Vec::new(),
                };
                Ok(UndoableChange {
                    number: line.id,
                    line: line.audit,
                    change,
                    tournament,
                    entrants,
                    schools,
                })
            }))
        })?
    }
}

/// Whether a person may undo a change: those who run the event every change, a helper and a school's teacher a
/// change of their own that they may still make.
fn may_undo(organiser: &Actor, line: &Audit, change: &Change, tournament: &Tournament) -> bool {
    let is_helpers = match change {
        Change::Presence(..) => true,
        Change::Results(round, _) => tournament
            .posted()
            .is_some_and(|posted| posted.number == *round),
        Change::Came(_) | Change::Left(_) | Change::Corrected(..) | Change::Consent(..) => {
            organiser.may::<KeepOwnList>() && is_list_open(organiser.event(), tournament)
        }
        _ => false,
    };
    organiser.may::<TakeBack>() || (is_helpers && line.who == organiser.who())
}
