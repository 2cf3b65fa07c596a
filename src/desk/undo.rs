//! Undo. A line of the history has its change as a value: what was before, and what it was made.
//! Undoing makes the opposite change by the function that people's forms call, so it is checked
//! like any other, stands in the history, and can be undone in turn.

mod back;
pub(in crate::desk) mod blocked;
mod change;
mod draft_parts;
mod entrant_data;
mod preconditions;
mod settings_diff;

pub use blocked::UndoBlocked;
pub(super) use change::boards_of;
pub use change::{BeforeAfter, Change, ConsentRecord, EnteredEntrants, RoundStep, Score};
pub use draft_parts::DraftParts;
pub use entrant_data::EntrantData;
pub use settings_diff::SettingsDiff;

use super::rights::Actor;
use super::rights::TakeBack;
use super::schools::SchoolChange;
use super::{Desk, Fault};
use crate::store::{Audit, AuditLine};
use crate::tournament::{EntrantId, Tournament};
use chrono::{DateTime, Utc};
use preconditions::Present;

/// The number of newest lines among which the last change of somebody is looked for.
const RECENT: u16 = 50;

/// Whether a line can be taken back, or why not; `None` for a line that changed
/// nothing one could take back.
pub type UndoStatus = Option<Result<(), UndoBlocked>>;

/// A change of the history that can be taken back now.
#[derive(Clone, Debug)]
pub struct UndoableChange {
    /// Its number in the history.
    pub number: i64,
    /// The line.
    pub line: Audit,
    /// What was changed.
    pub change: Change,
    /// The tournament as it stands.
    pub tournament: Tournament,
    /// What was known of the children whom it is about, where it was kept.
    pub words: Vec<(EntrantId, EntrantData)>,
    /// From which schools they come, where that goes back.
    pub(super) schools: Vec<SchoolChange>,
}

impl Desk {
    /// Which of these lines can be taken back now, and why others cannot.
    ///
    /// # Errors
    /// Those of the store.
    pub fn undo_statuses(
        &self,
        organiser: &Actor,
        lines: &[AuditLine],
    ) -> Result<Vec<UndoStatus>, Fault> {
        let (event, audits): (_, Vec<Audit>) = (
            organiser.event().clone(),
            lines.iter().map(|line| line.audit.clone()).collect(),
        );
        self.store.read(move |db| {
            let tournament = db.load_tournament(event.id)?;
            let mut present = Present {
                event: &event,
                tournament: &tournament,
                db,
            };
            Ok(audits.iter().map(|line| present.way_back(line)).collect())
        })?
    }

    /// What somebody did at a moment, if they can take it back now.
    ///
    /// # Errors
    /// Those of the store.
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

    /// The change of a line of the history, if it can be undone.
    ///
    /// # Errors
    /// [`Fault::NotFound`]; [`Fault::NotAllowed`] where it is not theirs to take back;
    /// [`Fault::CannotTakeBack`] with the reason.
    pub fn undoable_change(&self, organiser: &Actor, line: i64) -> Result<UndoableChange, Fault> {
        let event = organiser.event().clone();
        self.store.read(move |db| {
            // The newest line older than the one after it.
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
                if !may(organiser, &line.audit, &change, &tournament) {
                    return Err(Fault::NotAllowed);
                }
                present.allows(&change)?;
                let words = present.words(&change)?;
                let schools = match change {
                    Change::Schools(kept) => present.schools(kept)?,
                    _ => Vec::new(),
                };
                Ok(UndoableChange {
                    number: line.id,
                    line: line.audit,
                    change,
                    tournament,
                    words,
                    schools,
                })
            }))
        })?
    }
}

/// Whether somebody may take a change back: whoever runs the event all of them, a
/// helper what they did themselves and may still do.
fn may(organiser: &Actor, line: &Audit, change: &Change, tournament: &Tournament) -> bool {
    let is_helpers = match change {
        Change::Presence(..) => true,
        Change::Results(round, _) => tournament
            .posted()
            .is_some_and(|posted| posted.number == *round),
        _ => false,
    };
    organiser.may::<TakeBack>() || (is_helpers && line.who == organiser.who())
}

/// Whether an entrant is in a round, be it a draft.
pub fn is_in_a_round(tournament: &Tournament, entrant: EntrantId) -> bool {
    let closed = tournament.closed.iter().map(|round| round.plan());
    let current = tournament.current.iter().map(|stage| stage.plan());
    closed.chain(current).any(|plan| {
        plan.pairings.iter().any(|pairing| pairing.has(entrant))
            || plan.byes.iter().any(|bye| bye.entrant == entrant)
    })
}
