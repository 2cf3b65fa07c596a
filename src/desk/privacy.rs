//! Children's data: consent to show a name, retention, and erasure. Records and history contain
//! numbers instead of names, so that a name can be erased and every hash still holds.

use super::erasure::{self, Erasure, Former};
use super::fault::FormProblem;
use super::history::{Action, by_account, by_program};
use super::rights::{Actor, ChangePlayers, ChangeSettings, Permits};
use super::rights::{DeleteEvent, EraseNames, Right, Unlimited};
use super::undo::{BeforeAfter, Change, ConsentRecord};
use super::{Desk, Fault};
use crate::change_feed::Topic;
use crate::store::{Account, AccountId, Audit, Consent, Keeping, Role, StoreError};
use crate::tournament::{Entrant, EntrantId, TournamentId};
use chrono::{DateTime, Utc};

/// Days for which a guest's account is kept after its last right has ended.
const GUEST_RETENTION: u16 = 30;

/// The choices of days after which names are erased.
const RETENTION_CHOICES: [u16; 4] = [7, 30, 90, 365];

/// Maximum number of days for which names are kept after the end of an event.
const MOST_DAYS: u16 = 3650;

/// A summary of the names of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Privacy {
    /// Number of children entered.
    pub children: usize,
    /// Number of them whose name is not erased.
    pub named: usize,
    /// Number of names that may be shown in full.
    pub public: usize,
    /// Number of children for whom that was refused.
    pub refused: usize,
    /// The retention of the names.
    pub keeping: Keeping,
}

impl Privacy {
    /// The choices of days after which names are erased, with the present one, in order.
    pub fn retention_choices(&self) -> Vec<u16> {
        let mut days: Vec<u16> = RETENTION_CHOICES.into();
        days.extend(self.keeping.after_days);
        days.sort_unstable();
        days.dedup();
        days
    }

    /// When the names that are still stored were due for erasure by the clock. They are not erased
    /// automatically until the server knows that the time has passed.
    pub fn overdue_ms(&self, at: DateTime<Utc>) -> Option<i64> {
        let is_due = self.named > 0 && self.keeping.is_due(at.timestamp_millis());
        self.keeping.due_ms().filter(|_| is_due)
    }
}

impl Desk {
    /// A summary of the names of an event.
    pub fn privacy(&self, organiser: &Actor) -> Result<Privacy, Fault> {
        let id = organiser.id();
        let (entrants, keeping, refused) = self
            .store
            .read(move |db| Ok((db.entrants(id)?, db.keeping(id)?, db.refusals(id)?)))?;
        let count = |is: fn(&Entrant) -> bool| entrants.iter().filter(|one| is(one)).count();
        Ok(Privacy {
            children: entrants.len(),
            named: count(|one| !one.name.is_gone()),
            public: count(|one| one.name.is_public()),
            refused: refused.len(),
            keeping,
        })
    }

    /// Records whether a child's whole name may be shown; `None` clears the answer.
    pub fn set_consent(
        &self,
        organiser: &impl Permits<ChangePlayers>,
        entrant: EntrantId,
        answer: Option<bool>,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let consent = answer.map(|is_given| Consent {
            is_given,
            by: organiser.actor().who().to_owned(),
            at_ms: at.timestamp_millis(),
        });
        self.note_consent(organiser, entrant, consent, at)
    }

    /// Stores or clears an answer.
    pub(super) fn note_consent(
        &self,
        organiser: &impl Permits<ChangePlayers>,
        entrant: EntrantId,
        consent: Option<Consent>,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let organiser = organiser.actor();
        let id = organiser.id();
        let action = match consent.as_ref().map(|consent| consent.is_given) {
            Some(true) => Action::ConsentGiven,
            Some(false) => Action::ConsentRefused,
            None => Action::ConsentWithdrawn,
        };
        let audit = organiser.audit_entrant(action, entrant, at);
        self.change_event(audit, move |tx, line| {
            let turned = BeforeAfter {
                was: tx.consent(id, entrant)?.as_ref().map(ConsentRecord::of),
                now: consent.as_ref().map(ConsentRecord::of),
            };
            line.detail = Change::Consent(entrant, turned).detail();
            tx.set_consent(id, entrant, consent.as_ref())?;
            tx.settle_aliases(id, &[entrant])
        })
    }

    /// Replaces the data of a child by a number. Its results stay.
    pub fn erase_child(
        &self,
        organiser: &Right<EraseNames>,
        entrant: EntrantId,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let id = organiser.id();
        let audit = organiser.audit_entrant(Action::ChildErased, entrant, at);
        let games = self.store.change(audit, move |tx, _| {
            let erasure = erasure::of_child(tx, id, entrant)?;
            tx.erase_entrant(id, entrant)?;
            erasure.erase(tx, id)
        })?;
        self.scrub_now();
        self.announce_games(id, &games);
        Ok(())
    }

    /// The texts that would be erased together with the name of a child, or with all names.
    pub fn erasure(&self, organiser: &Actor, entrant: Option<EntrantId>) -> Result<Erasure, Fault> {
        let id = organiser.id();
        Ok(self.store.read(move |db| match entrant {
            Some(entrant) => erasure::of_child(db, id, entrant),
            None => erasure::of_event(db, id, false),
        })?)
    }

    /// Deletes the account of a guest, with the name that they gave.
    ///
    /// # Errors
    /// [`Fault::NotFound`] for an account that is no guest of this event.
    pub fn erase_guest(
        &self,
        organiser: &Right<EraseNames>,
        guest: AccountId,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let (id, at_ms) = (organiser.id(), at.timestamp_millis());
        let account = self.store.read(move |db| {
            db.person(guest, id, at_ms)?.ok_or(StoreError::Missing)?;
            db.account(guest)
        })?;
        if account.is_guest() {
            self.delete_account(&account, at)
        } else {
            Err(Fault::NotFound)
        }
    }

    /// Erases the name of an umpire or former helper from the boards, records and history of an
    /// event.
    pub fn erase_person(
        &self,
        organiser: &Right<EraseNames>,
        name: &str,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        self.in_all(organiser, |right| self.erase_person_of(right, name, at))
    }

    fn erase_person_of(
        &self,
        organiser: &Right<EraseNames>,
        name: &str,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let (id, name) = (organiser.id(), name.to_owned());
        let audit = organiser.audit(Action::PersonErased, "", at);
        let games = self.store.change(audit, move |tx, _| {
            let erasure = erasure::of_person(tx, id, &name, Former::Helper)?;
            tx.erase_recorder(id, &name)?;
            tx.erase_umpire(id, &name)?;
            erasure.erase(tx, id)
        })?;
        self.scrub_now();
        self.announce_games(id, &games);
        Ok(())
    }

    /// Sets the number of days after the end of an event after which its names are erased; `None`
    /// for never.
    ///
    /// # Errors
    /// [`Fault::Form`] for 0 days or more than ten years.
    pub fn keep_names_for(
        &self,
        organiser: &impl Permits<ChangeSettings>,
        days: Option<u16>,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        if days.is_some_and(|days| !(1..=MOST_DAYS).contains(&days)) {
            return Err(Fault::form("days", FormProblem::NotANumber));
        }
        let everything = organiser.actor().unlimited();
        self.in_all(&everything, |right| self.keep_names_of(right, days, at))
    }

    fn keep_names_of(
        &self,
        organiser: &Right<Unlimited>,
        days: Option<u16>,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let id = organiser.id();
        let subject = days.unwrap_or_default().to_string();
        let audit = organiser.audit(Action::NamesKeptFor, subject, at);
        self.store.change(audit, move |tx, line| {
            let was = tx.keeping(id)?.after_days;
            line.detail = Change::Keeping(BeforeAfter { was, now: days }).detail();
            tx.keep_names_for(id, days)
        })?;
        Ok(())
    }

    /// Replaces all names of an event by numbers.
    pub fn erase_names(
        &self,
        organiser: &Right<EraseNames>,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        self.in_all(organiser, |right| {
            self.erase_names_of(right.id(), right.audit(Action::NamesErased, "", at))
        })
    }

    /// Erases the names of every event whose retention has ended, and returns the number of
    /// events. Where the time has passed by the clock only and is not
    /// [known to have passed](Desk::known_to_be_past), the names stay, and the organiser
    /// [is asked](Privacy::overdue_ms).
    pub fn erase_due_names(&self, at: DateTime<Utc>) -> Result<usize, Fault> {
        let at_ms = at.timestamp_millis();
        let mut due = Vec::new();
        for (id, keeping) in self.store.read(move |db| db.due_for_erasure(at_ms))? {
            let past = self.known_to_be_past(keeping.after_days.unwrap_or_default(), at)?;
            let times = past.zip(keeping.finished_at());
            if times.is_some_and(|(past, end)| end <= past) {
                due.push(id);
            }
        }
        for id in &due {
            let audit = Audit {
                tournament: Some(*id),
                ..by_program(Action::NamesErasedInTime, at_ms)
            };
            if let Err(fault) = self.erase_names_of(*id, audit) {
                // Other events do not wait for this one.
                tracing::error!(event = id.0, %fault, "names were not erased");
            }
        }
        Ok(due.len())
    }

    /// Deletes the accounts of guests whose last right ended long ago, and returns their number.
    pub fn erase_due_guests(&self, at: DateTime<Utc>) -> Result<usize, Fault> {
        let Some(past) = self.known_to_be_past(GUEST_RETENTION, at)? else {
            return Ok(0);
        };
        let before_ms = past.timestamp_millis();
        let due = self.store.read(move |db| db.guests_until(before_ms))?;
        for guest in &due {
            self.delete_account(guest, at)?;
        }
        Ok(due.len())
    }

    fn erase_names_of(&self, id: TournamentId, audit: Audit) -> Result<(), Fault> {
        let at_ms = audit.at_ms;
        let games = self.store.change(audit, move |tx, line| {
            let erasure = erasure::of_event(tx, id, false)?;
            line.subject = tx.erase_names(id, at_ms)?.to_string();
            tx.erase_recorders(id)?;
            erasure.erase(tx, id)
        })?;
        self.scrub_now();
        self.announce_games(id, &games);
        // The next backup takes the names from the earlier ones.
        self.announce_milestone(id);
        Ok(())
    }

    /// Deletes an event and erases its names.
    pub fn delete_event(
        &self,
        organiser: &Right<DeleteEvent>,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        self.in_all(organiser, |right| {
            let key = right.event().key.clone();
            self.delete(right.id(), right.audit(Action::EventDeleted, key, at))
        })
    }

    /// The name of an event of which an account is an organiser, also when nothing else of the
    /// event can be read.
    ///
    /// # Errors
    /// [`Fault::NotFound`] for everybody else.
    pub fn title_for_organiser(
        &self,
        account: &Account,
        key: &str,
        at: DateTime<Utc>,
    ) -> Result<String, Fault> {
        Ok(self.owned(account, key, at)?.1)
    }

    /// [`Desk::delete_event`] for an event that cannot be read any more.
    ///
    /// # Errors
    /// [`Fault::NotFound`] for everybody but an organiser of the event.
    pub fn delete_unreadable_event(
        &self,
        account: &Account,
        key: &str,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let (id, _) = self.owned(account, key, at)?;
        let audit = Audit {
            tournament: Some(id),
            ..by_account(account, Action::EventDeleted, at)
        };
        let audit = Audit {
            subject: key.to_owned(),
            ..audit
        };
        self.delete(id, audit)
    }

    fn owned(
        &self,
        account: &Account,
        key: &str,
        at: DateTime<Utc>,
    ) -> Result<(TournamentId, String), Fault> {
        let (who, key, at_ms) = (account.id, key.to_owned(), at.timestamp_millis());
        let (person, title) = self.store.read(move |db| {
            let (id, name) = db.tournament_title(&key)?;
            Ok((db.person(who, id, at_ms)?, (id, name)))
        })?;
        let is_owner = person.is_some_and(|person| person.grant.role == Role::Organiser);
        is_owner.then_some(title).ok_or(Fault::NotFound)
    }

    pub(super) fn delete(&self, id: TournamentId, audit: Audit) -> Result<(), Fault> {
        let at_ms = audit.at_ms;
        let people = self.store.change(audit, move |tx, line| {
            let people = tx.people(id, at_ms)?;
            let erasure = erasure::of_event(tx, id, true)?;
            tx.erase_recorders(id)?;
            erasure.erase(tx, id)?;
            line.who = Former::Organiser.code().to_owned();
            line.account.clear();
            tx.delete_tournament(id, at_ms)?;
            Ok(people)
        })?;
        self.scrub_now();
        for person in people {
            self.hub.announce(Topic::Account(person.account.0));
        }
        self.announce_milestone(id);
        Ok(())
    }
}
