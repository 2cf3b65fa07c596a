//! The decisions of an organiser about entries.

use super::super::entrants::NewPlayer;
use super::super::history::Action;
use super::super::rights::{ChangePlayers, Permits};
use super::super::{Desk, Fault};
use super::EventEntry;
use crate::store::{NewEntrant, RegistrationRow};
use crate::tournament::{About, NameChoice, Presence};
use chrono::{DateTime, Utc};

/// A decision about entries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Decision {
    /// They become players.
    Accept,
    /// They get no place, for this reason, which the sender reads.
    Decline(String),
    /// Declined or withdrawn ones are new again.
    Reopen,
    /// The fees were paid.
    Paid,
    /// The fees were not paid after all.
    NotPaid,
    /// Nothing has to be paid.
    Waive,
    /// Their data is erased; those of players stay.
    Erase,
}

impl Decision {
    fn action(&self) -> Action {
        match self {
            Decision::Accept => Action::EntrantsEntered,
            Decision::Decline(_) => Action::EntriesDeclined,
            Decision::Reopen => Action::EntriesReopened,
            Decision::Paid => Action::FeesPaid,
            Decision::NotPaid => Action::FeesNotPaid,
            Decision::Waive => Action::FeesWaived,
            Decision::Erase => Action::EntriesErased,
        }
    }

    /// Whether it can be taken about an entry.
    pub fn fits(&self, entry: &EventEntry) -> bool {
        match self {
            Decision::Accept | Decision::Decline(_) => entry.is_open(),
            Decision::Reopen => entry.row.state != "received",
            Decision::Paid | Decision::Waive => entry.row.fee > 0 && !entry.is_paid(),
            Decision::NotPaid => entry.is_paid(),
            Decision::Erase => !entry.is_open() && entry.entrant.is_none(),
        }
    }
}

impl Desk {
    /// Decides about the entries with these numbers, as far as the decision fits them. Returns their number.
    ///
    /// # Errors
    /// [`Fault::NotFound`] if it fits none of them. Accepting also has the errors of [`Desk::enter`].
    pub fn decide_entries(
        &self,
        organiser: &impl Permits<ChangePlayers>,
        decision: &Decision,
        ids: &[i64],
        at: DateTime<Utc>,
    ) -> Result<usize, Fault> {
        let actor = organiser.actor();
        let tournament = self.tournament(actor.event())?;
        let (mut entries, _) = self.entries(actor, &tournament)?;
        entries.retain(|entry| ids.contains(&entry.id()) && decision.fits(entry));
        let count = entries.len();
        if count == 0 {
            return Err(Fault::NotFound);
        }
        if *decision == Decision::Accept {
            self.accept_entries(organiser, entries, at)?;
            return Ok(count);
        }
        let id = actor.id();
        let audit = actor.audit(decision.action(), format!("{count} entries"), at);
        if *decision == Decision::Erase {
            let gone: Vec<i64> = entries.iter().map(EventEntry::id).collect();
            self.change_event(audit, move |tx, _| tx.delete_registrations(id, &gone))?;
            self.scrub_now();
            return Ok(count);
        }
        let rows: Vec<RegistrationRow> = entries
            .into_iter()
            .map(|entry| decided(entry.row, decision, at))
            .collect();
        self.change_event(audit, move |tx, _| tx.set_registrations(&rows))?;
        Ok(count)
    }

    /// Makes players of entries, in one transaction with the link between both; of none if somebody else has decided
    /// meanwhile.
    fn accept_entries(
        &self,
        organiser: &impl Permits<ChangePlayers>,
        entries: Vec<EventEntry>,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let players: Vec<NewPlayer> = entries.iter().map(new_player).collect();
        let mut rows: Vec<RegistrationRow> = entries.into_iter().map(|entry| entry.row).collect();
        self.enter_with(organiser, players, at, move |tx, entered| {
            for (row, entrant) in rows.iter_mut().zip(entered) {
                row.entrant_id = Some(entrant.id.0);
            }
            tx.set_registrations(&rows)
        })?;
        Ok(())
    }
}

fn decided(row: RegistrationRow, decision: &Decision, at: DateTime<Utc>) -> RegistrationRow {
    let state = |state: &str, reason: &str| RegistrationRow {
        state: state.to_owned(),
        reason: reason.to_owned(),
        ..row.clone()
    };
    match decision {
        Decision::Decline(reason) => state("declined", reason),
        Decision::Reopen => state("received", ""),
        Decision::Paid => RegistrationRow {
            paid_at_ms: Some(at.timestamp_millis()),
            ..row
        },
        Decision::NotPaid => RegistrationRow {
            paid_at_ms: None,
            ..row
        },
        Decision::Waive => RegistrationRow { fee: 0, ..row },
        Decision::Accept | Decision::Erase => row,
    }
}

fn new_player(entry: &EventEntry) -> NewPlayer {
    NewPlayer {
        words: NewEntrant {
            name: entry.name(),
            school: entry.row.school.clone(),
            grade: entry.grade(),
            presence: Presence::Here,
            about: About {
                rating: None,
                gender: entry.gender(),
                born: entry.row.born.and_then(|born| u16::try_from(born).ok()),
            },
        },
        consent: (entry.row.is_public != 0).then_some(true),
        shown_as: NameChoice::Alias,
    }
}
