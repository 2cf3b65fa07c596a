//! Roles of people in tournaments, and invitations.

use super::StoreError;
use super::accounts::AccountId;
use super::columns::{Digest, decode, fit};
use super::schema::{grants, invitations};
use super::tournaments::Role;
use diesel::prelude::*;
use inkundla_core::tournament::TournamentId;

/// The id of an invitation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct InvitationId(pub i64);

/// The role of an account in a tournament.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Grant {
    /// The role.
    pub role: Role,
    /// The invitation it came by; `None` for the creator of the tournament.
    pub invitation: Option<InvitationId>,
    /// When it begins.
    pub since_ms: i64,
    /// When it ends, if it ends by itself.
    pub until_ms: Option<i64>,
}

impl Grant {
    /// The role of the creator of a tournament.
    pub fn own(at_ms: i64) -> Grant {
        Grant {
            role: Role::Organiser,
            invitation: None,
            since_ms: at_ms,
            until_ms: None,
        }
    }
}

/// An account with a role.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The account.
    pub account: AccountId,
    /// Its name.
    pub name: String,
    /// Its role.
    pub grant: Grant,
    /// When they were last seen at this tournament, to about five minutes.
    pub seen_at_ms: Option<i64>,
}

/// The terms of an invitation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invite {
    /// The tournament.
    pub tournament: TournamentId,
    /// The role.
    pub role: Role,
    /// The name of the account that invites.
    pub made_by: String,
    /// When it was created.
    pub made_at_ms: i64,
    /// When it expires.
    pub expires_at_ms: i64,
    /// The number of people who can still accept it; `None`: any number.
    pub uses_left: Option<u32>,
    /// The number of people who can accept it in all; `None`: any number.
    pub most_uses: Option<u32>,
    /// The school whose players [`Role::School`] checks in; `None` for other roles.
    pub school: Option<String>,
}

/// A stored invitation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invitation {
    /// Its id.
    pub id: InvitationId,
    /// Its terms.
    pub invite: Invite,
    /// When it was revoked.
    pub revoked_at_ms: Option<i64>,
}

impl Invitation {
    /// The uses so far and the limit; `None` without a limit.
    pub fn used(&self) -> Option<(u32, u32)> {
        let most = self.invite.most_uses?;
        Some((most.saturating_sub(self.invite.uses_left?), most))
    }

    /// Whether it can be accepted now.
    pub fn is_open(&self, now_ms: i64) -> bool {
        self.revoked_at_ms.is_none()
            && self.invite.expires_at_ms > now_ms
            && self.invite.uses_left != Some(0)
    }
}

/// Queries for roles and invitations.
pub trait PeopleReads {
    /// The role of an account in a tournament, if it has one now, and when it was last seen there.
    fn person(
        &mut self,
        account: AccountId,
        tournament: TournamentId,
        now_ms: i64,
    ) -> Result<Option<Person>, StoreError>;
    /// All people with a role in a tournament now, in the order in which they came.
    fn people(&mut self, tournament: TournamentId, now_ms: i64) -> Result<Vec<Person>, StoreError>;
    /// All invitations into a tournament, newest first.
    fn invitations(&mut self, tournament: TournamentId) -> Result<Vec<Invitation>, StoreError>;
    /// The invitation with a secret.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn invitation(&mut self, secret: &Digest) -> Result<Invitation, StoreError>;
}

/// Writes about people that leave no line in the audit log.
pub trait PeopleWrites {
    /// Records that a person with a role was seen at a tournament.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn see_person(
        &mut self,
        account: AccountId,
        tournament: TournamentId,
        at_ms: i64,
    ) -> Result<(), StoreError>;
}

/// Changes of roles and invitations.
pub trait PeopleChanges {
    /// Sets (`Some`) or removes (`None`) the role of an account.
    ///
    /// # Errors
    /// [`StoreError::Missing`] if there is no such tournament, [`StoreError::Conflict`] if there
    /// is no such account, [`StoreError::Refused`] if no organiser would be left.
    fn grant(
        &mut self,
        account: AccountId,
        tournament: TournamentId,
        grant: Option<&Grant>,
    ) -> Result<(), StoreError>;
    /// Stores an invitation.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if there is no such tournament.
    fn invite(&mut self, invite: &Invite, secret: &Digest) -> Result<InvitationId, StoreError>;
    /// Revokes an invitation and returns it. Those who have accepted it keep their roles.
    ///
    /// # Errors
    /// [`StoreError::Missing`], also for one into another tournament.
    fn revoke(
        &mut self,
        tournament: TournamentId,
        invitation: InvitationId,
        at_ms: i64,
    ) -> Result<Invitation, StoreError>;
    /// Counts one use of an invitation.
    ///
    /// # Errors
    /// [`StoreError::Missing`] if it cannot be accepted now.
    fn use_up(&mut self, invitation: InvitationId, now_ms: i64) -> Result<(), StoreError>;
}

#[derive(Queryable, Selectable, Insertable)]
#[diesel(table_name = grants)]
pub(super) struct GrantRow {
    pub(super) account_id: i64,
    pub(super) tournament_id: i64,
    role: String,
    invitation_id: Option<i64>,
    since_ms: i64,
    until_ms: Option<i64>,
    pub(super) seen_at_ms: Option<i64>,
}

impl GrantRow {
    pub(super) fn of(account: AccountId, tournament: TournamentId, grant: &Grant) -> GrantRow {
        GrantRow {
            account_id: account.0,
            tournament_id: tournament.0,
            role: grant.role.code().to_owned(),
            invitation_id: grant.invitation.map(|id| id.0),
            since_ms: grant.since_ms,
            until_ms: grant.until_ms,
            seen_at_ms: None,
        }
    }
}

/// A grant and the name of its account.
impl TryFrom<(GrantRow, String)> for Person {
    type Error = StoreError;
    fn try_from((row, name): (GrantRow, String)) -> Result<Person, StoreError> {
        Ok(Person {
            account: AccountId(row.account_id),
            name,
            grant: Grant {
                role: decode("role", &row.role, Role::from_code)?,
                invitation: row.invitation_id.map(InvitationId),
                since_ms: row.since_ms,
                until_ms: row.until_ms,
            },
            seen_at_ms: row.seen_at_ms,
        })
    }
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = invitations)]
pub(super) struct InvitationRow {
    id: i64,
    tournament_id: i64,
    role: String,
    made_by: String,
    made_at_ms: i64,
    expires_at_ms: i64,
    uses_left: Option<i64>,
    revoked_at_ms: Option<i64>,
    most_uses: Option<i64>,
    school: Option<String>,
}

impl TryFrom<InvitationRow> for Invitation {
    type Error = StoreError;
    fn try_from(row: InvitationRow) -> Result<Invitation, StoreError> {
        Ok(Invitation {
            id: InvitationId(row.id),
            invite: Invite {
                tournament: TournamentId(row.tournament_id),
                role: decode("role", &row.role, Role::from_code)?,
                made_by: row.made_by,
                made_at_ms: row.made_at_ms,
                expires_at_ms: row.expires_at_ms,
                uses_left: row.uses_left.map(|uses| fit("uses", uses)).transpose()?,
                most_uses: row.most_uses.map(|uses| fit("uses", uses)).transpose()?,
                school: row.school,
            },
            revoked_at_ms: row.revoked_at_ms,
        })
    }
}
