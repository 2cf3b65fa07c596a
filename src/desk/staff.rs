//! The staff of an event: roles, invitations, and handing the event over to another organiser.

mod invitations;

use super::account_deletion::is_former_name;
use super::accounts::checked_name;
use super::events::Event;
use super::history::{Action, by_program, detail_for};
use super::rights::{HandOver, InviteDeputies, InviteHelpers, Permits, Right};
use super::{Desk, Fault, passphrase, secret};
use crate::change_feed::Topic;
use crate::store::{
    Account, AccountId, Audit, Changes, Grant, Invitation, Person, Role, StoreError,
};
use crate::tournament::look_alike_key;
use chrono::{DateTime, Utc};

/// Default number of results helpers that one link admits.
pub const USUAL_GUESTS: u32 = 10;
/// Maximum number of results helpers that one link admits.
pub const MOST_GUESTS: u32 = 50;

/// The staff of an event and its invitations.
#[derive(Clone, Debug)]
pub struct People {
    /// People with a role, in the order in which they joined.
    pub people: Vec<Person>,
    /// All invitations, the newest first.
    pub invitations: Vec<Invitation>,
}

/// A valid invitation with its event.
#[derive(Clone, Debug)]
pub struct Invited {
    /// The event.
    pub event: Event,
    /// The invitation.
    pub invitation: Invitation,
}

/// The outcome of an accepted invitation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Joined {
    /// The key of the event.
    pub key: String,
    /// The token of a new session, for a new account.
    pub token: Option<String>,
    /// The recovery code of a new account with a pass-phrase.
    pub recovery: Option<String>,
}

/// The person who accepts an invitation.
pub enum Invitee {
    /// The owner of an account, signed in.
    Known(Account),
    /// A person without an account. Only deputies need the pass-phrase.
    New {
        /// Their name.
        name: String,
        /// The pass-phrase of their new account.
        phrase: String,
    },
}

impl Desk {
    /// The staff of an event and its invitations.
    pub fn people(
        &self,
        organiser: &Right<InviteHelpers>,
        at: DateTime<Utc>,
    ) -> Result<People, Fault> {
        let (id, at_ms) = (organiser.id(), at.timestamp_millis());
        Ok(self.store.read(move |db| {
            Ok(People {
                people: db.people(id, at_ms)?,
                invitations: db.invitations(id)?,
            })
        })?)
    }

    /// Removes a person from the staff and closes their pages at once. An open link by which they
    /// joined is revoked, because they could join again by it; returns whether there was one.
    ///
    /// # Errors
    /// [`Fault::NotFound`]; [`Fault::NotAllowed`] for the organiser, and when a deputy removes a
    /// deputy.
    pub fn remove_person(
        &self,
        organiser: &impl Permits<InviteHelpers>,
        account: AccountId,
        at: DateTime<Utc>,
    ) -> Result<bool, Fault> {
        let organiser = organiser.actor();
        let (id, may_all) = (organiser.id(), organiser.may::<InviteDeputies>());
        let audit = organiser.audit(Action::PersonSentAway, "", at);
        let gone = self.store.change(audit, move |tx, line| {
            let person = tx.person(account, id, at.timestamp_millis())?;
            let person = person.ok_or(StoreError::Missing)?;
            line.subject.clone_from(&person.name);
            match person.grant.role {
                Role::Helper | Role::School | Role::Tablet | Role::Program => {}
                Role::Deputy if may_all => {}
                Role::Deputy | Role::Organiser => {
                    return Err(StoreError::Refused(OF_THE_ORGANISER));
                }
            }
            tx.grant(account, id, None)?;
            let came_by = |link: &Invitation| {
                person.grant.invitation == Some(link.id) && link.is_open(at.timestamp_millis())
            };
            let link = tx.invitations(id)?.into_iter().find(came_by);
            if let Some(link) = &link {
                line.detail = format!("{{\"invitation\":{}}}", link.id.0);
                tx.revoke(id, link.id, at.timestamp_millis())?;
            }
            Ok(link.is_some())
        });
        let was_open = gone.map_err(refused)?;
        self.hub.announce(Topic::Account(account.0));
        self.announce_event(id);
        Ok(was_open)
    }

    /// Makes a deputy the organiser, and the organiser a deputy.
    ///
    /// # Errors
    /// [`Fault::NotFound`] when there is no such deputy.
    pub fn hand_over(
        &self,
        organiser: &Right<HandOver>,
        (from, to): (AccountId, AccountId),
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let (id, at_ms) = (organiser.id(), at.timestamp_millis());
        let audit = organiser.audit(Action::EventHandedOver, "", at);
        self.store.change(audit, move |tx, line| {
            let heir = tx.person(to, id, at_ms)?;
            let heir = heir.filter(|heir| heir.grant.role == Role::Deputy);
            let heir = heir.ok_or(StoreError::Missing)?;
            let own = Grant {
                role: Role::Organiser,
                ..heir.grant
            };
            tx.grant(to, id, Some(&own))?;
            let deputy = Grant {
                role: Role::Deputy,
                ..Grant::own(at_ms)
            };
            line.subject = heir.name;
            tx.grant(from, id, Some(&deputy))
        })?;
        for account in [from, to] {
            self.hub.announce(Topic::Account(account.0));
        }
        self.announce_event(id);
        Ok(())
    }

    /// The invitation with a secret, if it can still be accepted.
    ///
    /// # Errors
    /// [`Fault::InvitationOver`], also for an unknown secret.
    pub fn invited(&self, secret: &str, at: DateTime<Utc>) -> Result<Invited, Fault> {
        let digest = secret::digest(secret);
        let found = self.store.read(move |db| {
            let invitation = db.invitation(&digest)?;
            let record = db.tournament(invitation.invite.tournament)?;
            Ok((invitation, record))
        });
        match found {
            Ok((invitation, record)) if invitation.is_open(at.timestamp_millis()) => Ok(Invited {
                event: record.try_into()?,
                invitation,
            }),
            Ok(_) | Err(StoreError::Missing) => Err(Fault::InvitationOver),
            Err(other) => Err(other.into()),
        }
    }

    /// Accepts an invitation.
    ///
    /// # Errors
    /// [`Fault::InvitationOver`]; errors in the name or pass-phrase of a new account.
    pub fn accept(
        &self,
        secret: &str,
        invitee: Invitee,
        at: DateTime<Utc>,
    ) -> Result<Joined, Fault> {
        let Invited { event, invitation } = self.invited(secret, at)?;
        let (id, at_ms) = (event.id, at.timestamp_millis());
        let grant = Grant {
            role: invitation.invite.role,
            invitation: Some(invitation.id),
            since_ms: at_ms,
            until_ms: (invitation.invite.role.rank() <= Role::Helper.rank())
                .then_some(invitation.invite.expires_at_ms),
        };
        let who = self.checked_invitee(invitee, grant.role, &event)?;
        let audit = Audit {
            tournament: Some(id),
            who: who.name().to_owned(),
            subject: format!("invitation {}", invitation.id.0),
            role: grant.role.code().to_owned(),
            detail: detail_for(invitation.invite.school.as_deref()),
            account: who.sign_in_name().to_owned(),
            ..by_program(Action::accepted(grant.role), at_ms)
        };
        let is_new = !matches!(who, CheckedInvitee::Known(_));
        let taken = self.store.change(audit, move |tx, _| {
            tx.use_up(invitation.id, at_ms)?;
            who.ensure_distinct_from(&tx.people(id, at_ms)?)?;
            let account = who.account(tx, at_ms)?;
            // A person with a higher role keeps it; a teacher may change to another school, and a tablet to a teacher.
            let keeps = |has: Role| has.rank() >= grant.role.rank() && has.rank() > 0;
            match tx.person(account, id, at_ms)? {
                Some(person) if keeps(person.grant.role) => {}
                _ => tx.grant(account, id, Some(&grant))?,
            }
            tx.account(account)
        });
        let account = taken.map_err(|fault| match fault {
            StoreError::Missing => Fault::InvitationOver,
            StoreError::Conflict => Fault::AccountExists,
            StoreError::Refused(NAME_IS_TAKEN) => Fault::NameIsTaken,
            other => other.into(),
        })?;
        self.announce_event(id);
        let token = is_new.then(|| self.open_session(account.id, at));
        let recovery =
            (is_new && !account.is_guest()).then(|| self.new_recovery_code(&account, at));
        Ok(Joined {
            key: event.key,
            token: token.transpose()?,
            recovery: recovery.transpose()?,
        })
    }

    /// Checks name and pass-phrase before anything is written.
    fn checked_invitee(
        &self,
        invitee: Invitee,
        role: Role,
        event: &Event,
    ) -> Result<CheckedInvitee, Fault> {
        let (name, phrase) = match invitee {
            Invitee::Known(account) => return Ok(CheckedInvitee::Known(account)),
            Invitee::New { name, phrase } => (checked_name(&name)?, phrase),
        };
        if role.rank() <= Role::Helper.rank() {
            return Ok(CheckedInvitee::Guest(name));
        }
        let names = [vec![name.clone()], self.names_in(event)?].concat();
        passphrase::check(&phrase, &names)?;
        let pass_hash = self.hasher.hash(phrase)?;
        Ok(CheckedInvitee::New { name, pass_hash })
    }
}

/// An invitee whose name and pass-phrase are valid.
enum CheckedInvitee {
    Known(Account),
    Guest(String),
    New { name: String, pass_hash: String },
}

impl CheckedInvitee {
    fn name(&self) -> &str {
        match self {
            CheckedInvitee::Known(account) => &account.name,
            CheckedInvitee::Guest(name) | CheckedInvitee::New { name, .. } => name,
        }
    }

    /// The name with which they sign in; empty for guests.
    fn sign_in_name(&self) -> &str {
        match self {
            CheckedInvitee::Known(account) => account.sign_in_name(),
            CheckedInvitee::Guest(_) => "",
            CheckedInvitee::New { name, .. } => name,
        }
    }

    /// Refuses a name that looks like that of another person at the event.
    fn ensure_distinct_from(&self, people: &[Person]) -> Result<(), StoreError> {
        let own = match self {
            CheckedInvitee::Known(account) => Some(account.id),
            _ => None,
        };
        let is_known = people.iter().any(|person| Some(person.account) == own);
        let key = look_alike_key(self.name());
        let mut others = people.iter();
        if !is_known && others.any(|other| look_alike_key(&other.name) == key) {
            Err(StoreError::Refused(NAME_IS_TAKEN))
        } else {
            Ok(())
        }
    }

    /// Their account, which is created now where they have none.
    fn account(&self, tx: &mut dyn Changes, at_ms: i64) -> Result<AccountId, StoreError> {
        match self {
            CheckedInvitee::Known(account) => Ok(account.id),
            CheckedInvitee::Guest(name) => tx.create_guest(name, &secret::link(), at_ms),
            CheckedInvitee::New { name, .. } if is_former_name(tx, name)? => {
                Err(StoreError::Conflict)
            }
            CheckedInvitee::New { name, pass_hash } => tx.create_account(name, pass_hash, at_ms),
        }
    }
}

const NAME_IS_TAKEN: &str = "somebody at the event has a name that looks the same";
const OF_THE_ORGANISER: &str = "only the organiser does that";

fn refused(fault: StoreError) -> Fault {
    match fault {
        StoreError::Refused(OF_THE_ORGANISER) => Fault::NotAllowed,
        other => other.into(),
    }
}
