//! What can be taken back as a whole: a list of players that was entered in one
//! go, as long as nothing has been built on it.

use super::events::Organiser;
use super::{Desk, Fault};
use crate::store::{Audit, StoreError};
use crate::tournament::{Entrant, EntrantId, Tournament};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

/// Which start numbers were given: they follow one another, and none is ever
/// given twice.
#[derive(Serialize, Deserialize)]
struct Numbers {
    first: u16,
    last: u16,
}

/// The start numbers of players who were entered together, for the history.
pub(super) fn numbers(entered: &[Entrant]) -> String {
    let ends = entered.first().zip(entered.last());
    let numbers = ends.map(|(first, last)| Numbers {
        first: first.number,
        last: last.number,
    });
    // Two numbers: writing them as JSON cannot fail.
    let json = numbers.map(|numbers| serde_json::to_string(&numbers).unwrap_or_default());
    json.unwrap_or_else(|| "{}".to_owned())
}

/// The players who would leave the list if what a line of the history tells of
/// were taken back; `None` when it cannot be.
pub fn undoable<'a>(tournament: &'a Tournament, line: &Audit) -> Option<Vec<&'a Entrant>> {
    if line.what != "entrants.entered" {
        return None;
    }
    let Numbers { first, last } = serde_json::from_str(&line.detail).ok()?;
    let came = tournament.entrants.iter();
    let came: Vec<&Entrant> = came
        .filter(|one| (first..=last).contains(&one.number))
        .collect();
    let is_free = |one: &&Entrant| !is_in_a_round(tournament, one.id);
    (!came.is_empty() && came.iter().all(is_free)).then_some(came)
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

impl Desk {
    /// The players who would leave if a line of the history were taken back.
    ///
    /// # Errors
    /// [`Fault::NotFound`]; [`Fault::BuiltUpon`] when it cannot be taken back.
    pub fn look_at_undo(&self, organiser: &Organiser, line: i64) -> Result<Vec<Entrant>, Fault> {
        let id = organiser.id();
        let tournament = self.tournament(organiser.event())?;
        // The newest line older than the one after it.
        let found = self
            .store
            .read(move |db| db.audit(id, line.checked_add(1), 1))?;
        let found = found.into_iter().find(|one| one.id == line);
        let audit = found.ok_or(Fault::NotFound)?.audit;
        let players = undoable(&tournament, &audit).ok_or(Fault::BuiltUpon)?;
        Ok(players.into_iter().cloned().collect())
    }

    /// Takes a list of players back: all of them leave, or none.
    ///
    /// # Errors
    /// As [`Desk::look_at_undo`].
    pub fn undo(&self, organiser: &Organiser, line: i64, at: DateTime<Utc>) -> Result<(), Fault> {
        let players = self.look_at_undo(organiser, line)?;
        let id = organiser.id();
        let subject = format!("{} entrants", players.len());
        let audit = organiser.did("entrants.taken-back", subject, at);
        let gone = self.store.change(audit, move |tx, _| {
            let mut players = players.iter();
            players.try_for_each(|player| tx.strike_entrant(id, player.id))
        });
        gone.map_err(|fault| match fault {
            // Somebody has drafted a round in between.
            StoreError::Refused(_) | StoreError::Missing => Fault::BuiltUpon,
            other => other.into(),
        })?;
        self.tell(id);
        Ok(())
    }
}
