//! The staff of an event: roles, invitations, and the handing over to another organiser.

use super::accounts::checked_name;
use super::events::Event;
use super::fault::FormProblem;
use super::history::{Action, by_program};
use super::rights::{Actor, HandOver, InviteDeputies, InviteHelpers, Permits, Right};
use super::{Desk, Fault, passphrase, secret};
use crate::live::Topic;
use crate::store::{
    Account, AccountId, Audit, Changes, Grant, Invitation, InvitationId, Invite, Person, Role,
    StoreError,
};
use crate::tournament::look_alike_key;
use chrono::{DateTime, TimeDelta, Utc};

/// How long a deputy can think about an invitation.
const DEPUTIES_WITHIN: TimeDelta = TimeDelta::days(3);
/// Results helpers who can come by one link, unless the organiser says otherwise.
pub const USUAL_GUESTS: u32 = 10;
/// The most that the organiser can say.
pub const MOST_GUESTS: u32 = 50;

/// Everybody with a role in an event, and who may still come.
#[derive(Clone, Debug)]
pub struct People {
    /// Who has a role, in the order in which they came.
    pub people: Vec<Person>,
    /// All invitations, the newest first.
    pub invitations: Vec<Invitation>,
}

/// An invitation that somebody is about to accept.
#[derive(Clone, Debug)]
pub struct Invited {
    /// Into which event.
    pub event: Event,
    /// What it says.
    pub invitation: Invitation,
}

/// Somebody who has accepted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Joined {
    /// The key of the event.
    pub key: String,
    /// The token of a session, for somebody who had none.
    pub token: Option<String>,
    /// The code that opens the account when its pass-phrase is lost, for an
    /// account that was made just now.
    pub recovery: Option<String>,
}

/// Who accepts an invitation.
pub enum Invitee {
    /// Somebody who has signed in.
    Known(Account),
    /// Somebody new. The pass-phrase is for deputies.
    New {
        /// What they are called.
        name: String,
        /// What they will sign in with.
        phrase: String,
    },
}

impl Desk {
    /// Who has a role in the event.
    ///
    /// # Errors
    /// Those of the store.
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

    /// Invites somebody and returns the secret of the link, of which only the
    /// hash is kept. Results helpers may be `guests`, until `today_ends`; a
    /// deputy is one, who has three days to accept.
    ///
    /// # Errors
    /// [`Fault::NotAllowed`] when a deputy invites a deputy; a fault of the form for
    /// no guests or more than [`MOST_GUESTS`].
    pub fn invite(
        &self,
        organiser: &impl Permits<InviteHelpers>,
        (role, guests): (Role, u32),
        (at, today_ends): (DateTime<Utc>, DateTime<Utc>),
    ) -> Result<String, Fault> {
        let organiser = organiser.actor();
        may_send(organiser, role)?;
        if !(1..=MOST_GUESTS).contains(&guests) {
            return Err(Fault::Form {
                field: "guests",
                problem: FormProblem::NotAChoice,
            });
        }
        let (expires, uses) = match role {
            Role::Helper => (today_ends, guests),
            Role::Deputy | Role::Organiser => (at + DEPUTIES_WITHIN, 1),
        };
        let invite = Invite {
            tournament: organiser.id(),
            role,
            made_by: organiser.who().to_owned(),
            made_at_ms: at.timestamp_millis(),
            expires_at_ms: expires.timestamp_millis(),
            uses_left: Some(uses),
            most_uses: Some(uses),
        };
        let token = secret::link();
        let digest = secret::digest(&token);
        let audit = organiser.did(Action::invited(role), "", at);
        self.store.change(audit, move |tx, line| {
            let id = tx.invite(&invite, &digest)?;
            line.subject = format!("invitation {}", id.0);
            Ok(())
        })?;
        Ok(token)
    }

    /// Takes an invitation back. Who has accepted it stays.
    ///
    /// # Errors
    /// [`Fault::NotFound`], [`Fault::NotAllowed`] when a deputy takes back one of a deputy.
    pub fn revoke_invitation(
        &self,
        organiser: &impl Permits<InviteHelpers>,
        invitation: InvitationId,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let organiser = organiser.actor();
        let (id, may_all) = (organiser.id(), organiser.may::<InviteDeputies>());
        let subject = format!("invitation {}", invitation.0);
        let audit = organiser.did(Action::InvitationRevoked, subject, at);
        let revoked = self.store.change(audit, move |tx, _| {
            let revoked = tx.revoke(id, invitation, at.timestamp_millis())?;
            match revoked.invite.role {
                Role::Helper => Ok(()),
                _ if may_all => Ok(()),
                _ => Err(StoreError::Refused(OF_THE_ORGANISER)),
            }
        });
        revoked.map_err(refused)
    }

    /// Sends somebody away. Their pages close at once. The link by which they came is taken back,
    /// as they would come again by it; true when others could have used it, too.
    ///
    /// # Errors
    /// [`Fault::NotFound`]; [`Fault::NotAllowed`] for the organiser, and when a
    /// deputy sends a deputy away.
    pub fn send_away(
        &self,
        organiser: &impl Permits<InviteHelpers>,
        account: AccountId,
        at: DateTime<Utc>,
    ) -> Result<bool, Fault> {
        let organiser = organiser.actor();
        let (id, may_all) = (organiser.id(), organiser.may::<InviteDeputies>());
        let audit = organiser.did(Action::PersonSentAway, "", at);
        let gone = self.store.change(audit, move |tx, line| {
            let person = tx.person(account, id, at.timestamp_millis())?;
            let person = person.ok_or(StoreError::Missing)?;
            line.subject.clone_from(&person.name);
            match person.grant.role {
                Role::Helper => {}
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
        self.tell(id);
        Ok(was_open)
    }

    /// Makes a deputy the organiser; the organiser is a deputy from then on.
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
        let audit = organiser.did(Action::EventHandedOver, "", at);
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
        self.tell(id);
        Ok(())
    }

    /// The invitation with a secret, as long as somebody can accept it.
    ///
    /// # Errors
    /// [`Fault::InvitationOver`], also when there never was one.
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
    /// [`Fault::InvitationOver`]; when the name or the pass-phrase of somebody
    /// new is not good enough.
    pub fn accept(&self, secret: &str, comer: Invitee, at: DateTime<Utc>) -> Result<Joined, Fault> {
        let Invited { event, invitation } = self.invited(secret, at)?;
        let (id, at_ms) = (event.id, at.timestamp_millis());
        let grant = Grant {
            role: invitation.invite.role,
            invitation: Some(invitation.id),
            since_ms: at_ms,
            until_ms: (invitation.invite.role == Role::Helper)
                .then_some(invitation.invite.expires_at_ms),
        };
        let who = self.coming(comer, grant.role, &event)?;
        let audit = Audit {
            tournament: Some(id),
            who: who.name().to_owned(),
            subject: format!("invitation {}", invitation.id.0),
            role: grant.role.code().to_owned(),
            account: who.sign_in_name().to_owned(),
            ..by_program(Action::accepted(grant.role), at_ms)
        };
        let is_new = !matches!(who, CheckedInvitee::Known(_));
        let taken = self.store.change(audit, move |tx, _| {
            tx.use_up(invitation.id, at_ms)?;
            who.differs_among(&tx.people(id, at_ms)?)?;
            let account = who.account(tx, at_ms)?;
            // Who may do more already loses nothing by accepting.
            match tx.person(account, id, at_ms)? {
                Some(person) if person.grant.role.rank() >= grant.role.rank() => {}
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
        self.tell(id);
        let token = is_new.then(|| self.open_session(account.id, at));
        let recovery =
            (is_new && !account.is_guest()).then(|| self.new_recovery_code(&account, at));
        Ok(Joined {
            key: event.key,
            token: token.transpose()?,
            recovery: recovery.transpose()?,
        })
    }

    /// Whether somebody who comes can be let in at all: looked at before anything is written.
    fn coming(&self, comer: Invitee, role: Role, event: &Event) -> Result<CheckedInvitee, Fault> {
        let (name, phrase) = match comer {
            Invitee::Known(account) => return Ok(CheckedInvitee::Known(account)),
            Invitee::New { name, phrase } => (checked_name(&name)?, phrase),
        };
        if role == Role::Helper {
            return Ok(CheckedInvitee::Guest(name));
        }
        let names = [vec![name.clone()], self.names_in(event)?].concat();
        passphrase::check(&phrase, &names)?;
        let pass_hash = self.hasher.hash(phrase)?;
        Ok(CheckedInvitee::New { name, pass_hash })
    }
}

/// Somebody who can be let in.
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

    /// As that of their account.
    fn sign_in_name(&self) -> &str {
        match self {
            CheckedInvitee::Known(account) => account.sign_in_name(),
            CheckedInvitee::Guest(_) => "",
            CheckedInvitee::New { name, .. } => name,
        }
    }

    /// Whether nobody else at the event has a name that looks like theirs.
    fn differs_among(&self, people: &[Person]) -> Result<(), StoreError> {
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

    /// Their account, made now where they have none.
    fn account(&self, tx: &mut dyn Changes, at_ms: i64) -> Result<AccountId, StoreError> {
        match self {
            CheckedInvitee::Known(account) => Ok(account.id),
            CheckedInvitee::Guest(name) => tx.create_guest(name, &secret::link(), at_ms),
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

fn may_send(organiser: &Actor, role: Role) -> Result<(), Fault> {
    match role {
        Role::Helper => Ok(()),
        Role::Deputy if organiser.may::<InviteDeputies>() => Ok(()),
        Role::Deputy | Role::Organiser => Err(Fault::NotAllowed),
    }
}
