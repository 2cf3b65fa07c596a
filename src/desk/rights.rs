//! The permission table of an event. A handler states the permission that it needs in its
//! type; a role without it is refused.

use super::events::Event;
use super::history::{Action, by_program};
use super::{Desk, Fault};
use crate::store::{Account, Audit, Person, Role};
use crate::tournament::TournamentId;
use chrono::{DateTime, TimeDelta, Utc};
use std::marker::PhantomData;
use std::ops::Deref;

/// The least time between two notes that somebody was seen: each is a write.
const NOTED_EVERY: TimeDelta = TimeDelta::minutes(5);

/// Everybody who has a role.
const ALL: &[Role] = &[Role::Organiser, Role::Deputy, Role::Helper];
/// Who runs the event.
const RUN: &[Role] = &[Role::Organiser, Role::Deputy];
/// Whose event it is.
const OWN: &[Role] = &[Role::Organiser];

/// A kind of action in an event.
pub trait Permission: Clone + Send + Sync + 'static {
    /// Its row in [`PERMISSIONS`].
    const ROW: PermissionRule;
}

/// A row of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PermissionRule {
    /// Its stable name.
    pub name: &'static str,
    /// Who may do it.
    pub by: &'static [Role],
    /// Whether the pass-phrase must have been typed a short while ago: it
    /// cannot be taken back, or gives rights away.
    pub is_dangerous: bool,
}

macro_rules! permissions {
    ($($(#[$doc:meta])* $permission:ident $name:literal $by:ident $($danger:ident)?;)+) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, Debug)]
            pub enum $permission {}
            impl Permission for $permission {
                const ROW: PermissionRule = PermissionRule {
                    name: $name,
                    by: $by,
                    is_dangerous: permissions!(@ $($danger)?),
                };
            }
        )+
        /// All permissions, each with the roles that have it.
        pub const PERMISSIONS: &[PermissionRule] = &[$($permission::ROW),+];
    };
    (@ dangerous) => { true };
    (@) => { false };
}

permissions! {
    /// See the event from inside: its rounds as they are, all names.
    LookInside "look-inside" ALL;
    /// Note who is here and who is not.
    CheckIn "check-in" ALL;
    /// Enter a result of the round under way, or put it right.
    EnterResults "enter-results" ALL;
    /// Print pairing lists, and board cards with their codes.
    HandOutBoards "hand-out-boards" ALL;
    /// Answer umpires who call, and decide appeals.
    AnswerCalls "answer-calls" RUN;
    /// Enter players, correct and remove them.
    ChangePlayers "change-players" RUN;
    /// Draft rounds, post them, close them and take them back.
    PairRounds "pair-rounds" RUN;
    /// Correct results of rounds that are closed.
    CorrectResults "correct-results" RUN;
    /// Look at all cards, and decide what follows from them.
    RuleCards "rule-cards" RUN;
    /// Take records and other files out, and results in.
    TakeFiles "take-files" RUN;
    /// Print standings and certificates.
    PrintResults "print-results" RUN;
    /// Read who did what.
    ReadHistory "read-history" RUN;
    /// Take back what one has entered oneself: results, and who is here.
    TakeBackOwn "take-back-own" ALL;
    /// Take back what stands in the history.
    TakeBack "take-back" RUN;
    /// Change what was decided about the event.
    ChangeSettings "change-settings" RUN;
    /// Declare the event finished, or open it again.
    FinishEvent "finish-event" RUN;
    /// See who has a role; invite results helpers and send them away.
    InviteHelpers "invite-helpers" RUN;
    /// Invite deputies and send them away.
    InviteDeputies "invite-deputies" OWN dangerous;
    /// Make a deputy the organiser.
    HandOver "hand-over" OWN dangerous;
    /// Take the names of children away, of one or of all.
    EraseNames "erase-names" RUN dangerous;
    /// Delete the event.
    DeleteEvent "delete-event" OWN dangerous;
    /// Whatever no other row names.
    RunEvent "run-event" RUN;
}

/// Somebody with a role in an event: who it is, for the audit log. It permits nothing; that
/// takes a [`Right`].
#[derive(Clone, Debug)]
pub struct Actor {
    event: Event,
    who: String,
    /// The name with which they sign in, if they have an account of their own.
    account: String,
    role: Role,
    /// The role for the audit log; none for the operator.
    acts_as: &'static str,
    why: Option<String>,
}

impl Actor {
    /// The event.
    pub fn event(&self) -> &Event {
        &self.event
    }

    /// Who it is, for the audit log.
    pub fn who(&self) -> &str {
        &self.who
    }

    /// In which role.
    pub fn role(&self) -> Role {
        self.role
    }

    /// Whether they may also do something else.
    pub fn may<D: Permission>(&self) -> bool {
        D::ROW.by.contains(&self.role)
    }

    /// The same actor with a reason for the audit log.
    pub(super) fn because(&self, why: &str) -> Actor {
        let why = Some(why.to_owned()).filter(|why| !why.is_empty());
        Actor {
            why,
            ..self.clone()
        }
    }

    /// Every permission, for what the desk does itself within something that was permitted.
    pub(super) fn unlimited(&self) -> Right<Unlimited> {
        Right::of(self.clone())
    }

    pub(super) fn id(&self) -> TournamentId {
        self.event.id
    }

    /// A line for the audit log about this event.
    pub(super) fn did(
        &self,
        action: Action,
        subject: impl Into<String>,
        at: DateTime<Utc>,
    ) -> Audit {
        Audit {
            tournament: Some(self.event.id),
            who: self.who.clone(),
            subject: subject.into(),
            why: self.why.clone(),
            role: self.acts_as.to_owned(),
            account: self.account.clone(),
            ..by_program(action, at.timestamp_millis())
        }
    }
}

/// The proven permission to do one thing in one event. Made only by [`Desk::right`],
/// [`Desk::organiser`], [`Desk::operator_right`] and [`Right::also`].
///
/// A function of the desk names the permission that it needs. This posts a round:
///
/// ```
/// use chrono::Utc;
/// use inkundla::desk::Desk;
/// use inkundla::desk::rights::{PairRounds, Right};
/// use inkundla::tournament::RoundNo;
///
/// fn post(desk: &Desk, right: &Right<PairRounds>) {
///     let _ = desk.post_round(right, RoundNo(1), "", Utc::now());
/// }
/// ```
///
/// The right to something else does not compile:
///
/// ```compile_fail
/// use chrono::Utc;
/// use inkundla::desk::Desk;
/// use inkundla::desk::rights::{CheckIn, Right};
/// use inkundla::tournament::RoundNo;
///
/// fn post(desk: &Desk, right: &Right<CheckIn>) {
///     let _ = desk.post_round(right, RoundNo(1), "", Utc::now());
/// }
/// ```
#[derive(Clone, Debug)]
pub struct Right<D> {
    actor: Actor,
    permission: PhantomData<D>,
}

/// Stands for every permission: of programs that ask once for the right to run an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unlimited {}

/// A right that covers a permission: the right to exactly that, or to everything.
/// What is dangerous takes a [`Right`] to just that instead, as a right to everything does not
/// prove that the pass-phrase was typed.
pub trait Permits<D> {
    /// Who acts.
    fn actor(&self) -> &Actor;
}

impl<D: Permission> Permits<D> for Right<D> {
    fn actor(&self) -> &Actor {
        self
    }
}

impl<D: Permission> Permits<D> for Right<Unlimited> {
    fn actor(&self) -> &Actor {
        self
    }
}

impl<D> Right<D> {
    fn of(actor: Actor) -> Right<D> {
        Right {
            actor,
            permission: PhantomData,
        }
    }

    /// The right to something else that the same role permits.
    ///
    /// # Errors
    /// [`Fault::NotAllowed`]; [`Fault::NotProven`] for what needs the pass-phrase again.
    pub fn also<E: Permission>(&self) -> Result<Right<E>, Fault> {
        if !self.may::<E>() {
            return Err(Fault::NotAllowed);
        }
        if E::ROW.is_dangerous {
            return Err(Fault::NotProven);
        }
        Ok(Right::of(self.actor.clone()))
    }
}

impl<D> Deref for Right<D> {
    type Target = Actor;
    fn deref(&self) -> &Actor {
        &self.actor
    }
}

impl Desk {
    /// The right of an account to do something in an event.
    ///
    /// # Errors
    /// [`Fault::NotFound`] when the account has no role there: whether the event
    /// exists is nobody else's business. [`Fault::NotAllowed`] when its role is
    /// not enough.
    pub fn right<D: Permission>(
        &self,
        account: &Account,
        key: &str,
        at: DateTime<Utc>,
    ) -> Result<Right<D>, Fault> {
        let (organiser, person) = self.held(account, key, at.timestamp_millis())?;
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

    /// The right to look inside, of somebody who may have one.
    ///
    /// # Errors
    /// Those of the store. To have none is no fault.
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

    /// The right of an account to run an event as a whole, for programs that ask
    /// once and go on. Such a right has no end that would have to be looked at.
    ///
    /// # Errors
    /// As [`Desk::right`].
    pub fn organiser(&self, account: &Account, key: &str) -> Result<Right<Unlimited>, Fault> {
        let (organiser, _) = self.held(account, key, 0)?;
        if organiser.may::<RunEvent>() {
            Ok(Right::of(organiser))
        } else {
            Err(Fault::NotAllowed)
        }
    }

    /// What an account may do in an event at all.
    fn held(&self, account: &Account, key: &str, at_ms: i64) -> Result<(Actor, Person), Fault> {
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

    /// The right of whoever runs the program on the command line: they have the
    /// database's file already.
    ///
    /// # Errors
    /// [`Fault::NotFound`].
    pub fn operator_right(&self, key: &str) -> Result<Right<Unlimited>, Fault> {
        Ok(Right::of(Actor {
            event: self.event(key)?,
            who: "command line".to_owned(),
            account: String::new(),
            role: Role::Organiser,
            acts_as: "",
            why: None,
        }))
    }
}
