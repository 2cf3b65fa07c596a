//! The permission table of an event. A handler states in its type the permission that it needs;
//! a role without that permission is refused.

mod lookup;

use super::Fault;
use super::events::Event;
use super::history::{Action, by_program, detail_for};
use crate::referee;
use crate::store::{Audit, Role};
use crate::tournament::{BoardNo, Entrant, EntrantId, RoundNo, TournamentId, is_same_school};
use chrono::{DateTime, Utc};
use std::marker::PhantomData;
use std::ops::Deref;

/// Everybody with a role, also those who act for one school only.
const ANY: &[Role] = &[Role::Organiser, Role::Deputy, Role::Helper, Role::School];
/// Everybody who marks who is here: also other programs.
const AT_THE_DOOR: &[Role] = &[
    Role::Organiser,
    Role::Deputy,
    Role::Helper,
    Role::School,
    Role::Program,
];
/// Everybody who enters results: also other programs.
const ENTER: &[Role] = &[Role::Organiser, Role::Deputy, Role::Helper, Role::Program];
/// Everybody who keeps the list of players: also other programs.
const LIST: &[Role] = &[Role::Organiser, Role::Deputy, Role::Program];
/// Everybody who helps with the whole event.
const ALL: &[Role] = &[Role::Organiser, Role::Deputy, Role::Helper];
/// Everybody at whose device players report their results.
const HALL: &[Role] = &[Role::Organiser, Role::Deputy, Role::Helper, Role::Tablet];
/// The roles that run the event.
const RUN: &[Role] = &[Role::Organiser, Role::Deputy];
/// The role that acts for one school.
const SCHOOL: &[Role] = &[Role::School];
/// The roles that run the event, and those who act for one school or team.
const LEADS: &[Role] = &[Role::Organiser, Role::Deputy, Role::School];
/// The role that owns the event.
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
    /// The roles that have it.
    pub by: &'static [Role],
    /// Whether it needs a recently typed pass-phrase, because it cannot be undone or gives
    /// rights to others.
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
    /// See the event without delay, with drafts and full names.
    LookInside "look-inside" ALL;
    /// Record which players are present. A school's teacher sees and marks the players of that school only.
    CheckIn "check-in" AT_THE_DOOR;
    /// See and print the list of the own school, and correct it as far as the organiser allows.
    KeepOwnList "keep-own-list" SCHOOL;
    /// Hand in line-ups of teams. A school's teacher, or a captain, does so for the own teams only.
    HandInLineUps "hand-in-line-ups" LEADS;
    /// Enter or change a result of the current round.
    EnterResults "enter-results" ENTER;
    /// Take the results that players report at a shared device.
    ReportResults "report-results" HALL;
    /// Print pairing lists, and board cards with their codes.
    HandOutBoards "hand-out-boards" ALL;
    /// Answer calls of umpires, and decide appeals.
    AnswerCalls "answer-calls" RUN;
    /// Enter players, correct and remove them.
    ChangePlayers "change-players" LIST;
    /// Draft, post, close and reopen rounds.
    PairRounds "pair-rounds" RUN;
    /// Correct results of closed rounds.
    CorrectResults "correct-results" RUN;
    /// See all penalty cards, and decide their consequences.
    RuleCards "rule-cards" RUN;
    /// Export records and other files, and import results.
    TakeFiles "take-files" RUN;
    /// Print standings and certificates.
    PrintResults "print-results" RUN;
    /// Read the history.
    ReadHistory "read-history" RUN;
    /// Undo one's own entries: results and presence.
    TakeBackOwn "take-back-own" ANY;
    /// Undo any change in the history.
    TakeBack "take-back" RUN;
    /// Change the settings of the event.
    ChangeSettings "change-settings" RUN;
    /// Declare the event finished, or reopen it.
    FinishEvent "finish-event" RUN;
    /// See the staff; invite and remove results helpers.
    InviteHelpers "invite-helpers" RUN;
    /// Invite and remove deputies.
    InviteDeputies "invite-deputies" OWN dangerous;
    /// Make a deputy the organiser.
    HandOver "hand-over" OWN dangerous;
    /// Erase the name of one child, or all names.
    EraseNames "erase-names" RUN dangerous;
    /// Delete the event.
    DeleteEvent "delete-event" OWN dangerous;
    /// Everything that has no row of its own.
    RunEvent "run-event" RUN;
}

/// A person with a role in an event, as the audit log names them. It permits nothing; that
/// takes a [`Right`].
#[derive(Clone, Debug)]
pub struct Actor {
    event: Event,
    who: String,
    /// The name with which they sign in; empty for guests and the operator.
    account: String,
    role: Role,
    /// The school for which they act; `None` for the whole event.
    school: Option<String>,
    /// The role for the audit log; empty for the operator.
    acts_as: &'static str,
    why: Option<String>,
}

impl Actor {
    /// The event.
    pub fn event(&self) -> &Event {
        &self.event
    }

    /// Their name in the audit log.
    pub fn who(&self) -> &str {
        &self.who
    }

    /// Their role.
    pub fn role(&self) -> Role {
        self.role
    }

    /// The school for which they act; `None` for the whole event.
    pub fn school(&self) -> Option<&str> {
        self.school.as_deref()
    }

    /// Whether a player is among those for whom they act: may be checked in, seen and corrected.
    pub fn checks_in(&self, player: &Entrant) -> bool {
        let is_own = |school: &str| is_same_school(Some(school), player.school.as_deref());
        let team = || self.event.options.terms.team_of(player.id);
        let is_of_team = |school: &str| is_own(school) || is_same_school(Some(school), team());
        self.school.as_deref().is_none_or(is_of_team)
    }

    /// Whether their role has a permission.
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

    /// Every permission, for steps that the desk takes itself within a permitted action.
    pub(super) fn unlimited(&self) -> Right<Unlimited> {
        Right::of(self.clone())
    }

    pub(super) fn id(&self) -> TournamentId {
        self.event.id
    }

    /// A line for the audit log about this event.
    pub(super) fn audit(
        &self,
        action: Action,
        subject: impl Into<String>,
        at: DateTime<Utc>,
    ) -> Audit {
        Audit {
            tournament: Some(self.event.id),
            detail: detail_for(self.school()),
            who: self.who.clone(),
            subject: subject.into(),
            why: self.why.clone(),
            role: self.acts_as.to_owned(),
            account: self.account.clone(),
            ..by_program(action, at.timestamp_millis())
        }
    }

    pub(super) fn audit_round(&self, action: Action, round: RoundNo, at: DateTime<Utc>) -> Audit {
        self.audit(action, format!("round {round}"), at)
    }

    pub(super) fn audit_board(
        &self,
        action: Action,
        (round, board): (RoundNo, BoardNo),
        at: DateTime<Utc>,
    ) -> Audit {
        self.audit(action, format!("round {round} board {board}"), at)
    }

    pub(super) fn audit_entrant(
        &self,
        action: Action,
        entrant: EntrantId,
        at: DateTime<Utc>,
    ) -> Audit {
        self.audit(action, format!("entrant {}", entrant.0), at)
    }

    /// The author of entries that they add to the record of a game.
    pub(super) fn official(&self) -> referee::Official {
        referee::Official {
            role: referee::Role::Organiser,
            name: self.who.clone(),
        }
    }
}

/// The proven permission to do one kind of action in one event. Created only by
/// [`Desk::right`](crate::desk::Desk::right), [`Desk::organiser`](crate::desk::Desk::organiser),
/// [`Desk::operator_right`](crate::desk::Desk::operator_right),
/// [`Desk::right_of_operator_to`](crate::desk::Desk::right_of_operator_to) and [`Right::also`].
///
/// A method of the desk names the permission that it needs. This posts a round:
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
/// With the right to check players in, the same function does not compile:
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

/// Every permission: for programs that ask once for the right to run an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unlimited {}

/// A right that covers a permission: the right to exactly that, or to everything.
/// A dangerous action takes a [`Right`] to exactly that action instead, because a right to
/// everything does not prove that the pass-phrase was typed.
pub trait Permits<D> {
    /// The person who acts.
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
    /// The same right in another event of the same people: a section, or the main event of one.
    ///
    /// # Errors
    /// [`Fault::NotFound`] for an event of other people.
    pub fn at(&self, event: Event) -> Result<Right<D>, Fault> {
        let people = |of: &Event| of.main.as_ref().map_or(of.id, |main| main.id);
        if people(&event) != people(&self.event) {
            return Err(Fault::NotFound);
        }
        Ok(Right::of(Actor {
            event,
            ..self.actor.clone()
        }))
    }

    fn of(actor: Actor) -> Right<D> {
        Right {
            actor,
            permission: PhantomData,
        }
    }

    /// The right to another action that the same role permits.
    ///
    /// # Errors
    /// [`Fault::NotAllowed`]; [`Fault::NotProven`] for a dangerous action.
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

impl Right<Unlimited> {
    /// The right to one action, a dangerous one too: for the operator, who needs no proof.
    pub(super) fn narrowed<E: Permission>(&self) -> Right<E> {
        Right::of(self.actor.clone())
    }
}

impl<D> Deref for Right<D> {
    type Target = Actor;
    fn deref(&self) -> &Actor {
        &self.actor
    }
}
