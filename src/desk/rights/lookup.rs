//! Finds the rights of an account in an event.

use super::{Actor, LookInside, Permission, Right, RunEvent, Unlimited};
use crate::desk::{Desk, Fault};
use crate::store::{Account, Invitation, Person, Role};
use crate::tournament::is_same_school;
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

    /// The role of an account in an event, with the school for which it acts; `None` for outsiders.
    pub fn role(
        &self,
        account: &Account,
        key: &str,
        at: DateTime<Utc>,
    ) -> Result<Option<(Role, Option<String>)>, Fault> {
        match self.actor_of(account, key, at.timestamp_millis()) {
            Err(Fault::NotFound) => Ok(None),
            Ok((actor, _)) => Ok(Some((actor.role, actor.school))),
            Err(other) => Err(other),
        }
    }

    /// The right to look inside; `None` for clients without an account or a role that has it.
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
            Err(Fault::NotFound | Fault::NotAllowed) => Ok(None),
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
        let found = self.store.read(move |db| {
            let Some(person) = db.person(id, tournament, at_ms)? else {
                return Ok(None);
            };
            let is_own = |link: &Invitation| person.grant.invitation == Some(link.id);
            let (link, players) = match person.grant.role {
                Role::School => (
                    db.invitations(tournament)?.into_iter().find(is_own),
                    db.entrants(tournament)?,
                ),
                _ => (None, Vec::new()),
            };
            Ok(Some((person, link, players)))
        })?;
        let (person, link, players) = found.ok_or(Fault::NotFound)?;
        // The link of a school ends with the event, and for everybody when it is revoked.
        let link = link.filter(|link| link.revoked_at_ms.is_none() && !event.is_finished);
        let has = |name: &str| {
            let mut players = players.iter();
            players.any(|one| is_same_school(one.school.as_deref(), Some(name)))
        };
        // The school may have another name since.
        let school = link.and_then(|link| link.invite.school);
        let school = school.map(|name| event.options.present_school(&name, has).to_owned());
        if person.grant.role == Role::School && school.is_none() {
            return Err(Fault::NotFound);
        }
        let organiser = Actor {
            event,
            who: account.name.clone(),
            account: account.sign_in_name().to_owned(),
            role: person.grant.role,
            school,
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
            school: None,
            acts_as: "",
            why: None,
        }))
    }
}
