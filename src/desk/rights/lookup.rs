//! Finds the rights of an account in an event.

use super::{Actor, LookInside, Permission, Right, RunEvent, Unlimited};
use crate::desk::{Desk, Fault};
use crate::store::{Account, Person, Role};
use chrono::{DateTime, TimeDelta, Utc};

/// The least time between two updates of a person's last visit: each is a write.
const NOTED_EVERY: TimeDelta = TimeDelta::minutes(5);

impl Desk {
    /// The right of an account to one kind of action in an event.
    ///
    /// # Errors
    /// [`Fault::NotFound`] when the account has no role there, whether the event exists or not.
    /// [`Fault::NotAllowed`] when its role is not enough.
    pub fn right<D: Permission>(
        &self,
        account: &Account,
        key: &str,
        at: DateTime<Utc>,
    ) -> Result<Right<D>, Fault> {
        let (organiser, person) = self.actor_of(account, key, at.timestamp_millis())?;
        if !organiser.may::<D>() {
            return Err(Fault::NotAllowed);
        }
        let (id, tournament, at_ms) = (account.id, organiser.id(), at.timestamp_millis());
        let is_new = person
            .seen_at_ms
            .is_none_or(|seen| at_ms - seen > NOTED_EVERY.num_milliseconds());
        if is_new {
            self.store
                .write(move |tx| tx.see_person(id, tournament, at_ms))?;
        }
        Ok(Right::of(organiser))
    }

    /// The right to look inside; `None` for clients without an account or a role.
    pub fn insider(
        &self,
        account: Option<&Account>,
        key: &str,
        at: DateTime<Utc>,
    ) -> Result<Option<Right<LookInside>>, Fault> {
        let Some(account) = account else {
            return Ok(None);
        };
        match self.right(account, key, at) {
            Err(Fault::NotFound) => Ok(None),
            found => found.map(Some),
        }
    }

    /// The right of an account to run an event as a whole, for programs that ask once.
    /// The end of a role is not checked: only helpers have one.
    pub fn organiser(&self, account: &Account, key: &str) -> Result<Right<Unlimited>, Fault> {
        let (organiser, _) = self.actor_of(account, key, 0)?;
        if organiser.may::<RunEvent>() {
            Ok(Right::of(organiser))
        } else {
            Err(Fault::NotAllowed)
        }
    }

    /// The role of an account in an event.
    fn actor_of(&self, account: &Account, key: &str, at_ms: i64) -> Result<(Actor, Person), Fault> {
        let event = self.event(key)?;
        let (id, tournament) = (account.id, event.id);
        let person = self
            .store
            .read(move |db| db.person(id, tournament, at_ms))?
            .ok_or(Fault::NotFound)?;
        let organiser = Actor {
            event,
            who: account.name.clone(),
            account: account.sign_in_name().to_owned(),
            role: person.grant.role,
            acts_as: person.grant.role.code(),
            why: None,
        };
        Ok((organiser, person))
    }

    /// The right of an operator of the server, with the names for the audit log.
    pub(in crate::desk) fn right_of_server(
        &self,
        key: &str,
        who: &str,
        account: &str,
    ) -> Result<Right<Unlimited>, Fault> {
        Ok(Right::of(Actor {
            event: self.event(key)?,
            who: who.to_owned(),
            account: account.to_owned(),
            role: Role::Organiser,
            acts_as: "",
            why: None,
        }))
    }
}
