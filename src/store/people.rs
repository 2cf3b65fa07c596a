//! Roles in tournaments, and the invitations by which people came to them.

use super::StoreError;
use super::accounts::AccountId;
use super::columns::{Digest, decode, fit};
use super::schema::{grants, invitations};
use super::tournaments::Role;
use diesel::prelude::*;
use inkundla_core::tournament::TournamentId;

/// The identity of an invitation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct InvitationId(pub i64);

/// What an account may do in a tournament.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Grant {
    /// In which role.
    pub role: Role,
    /// By which invitation; `None` for whoever set the tournament up.
    pub invitation: Option<InvitationId>,
    /// Since when.
    pub since_ms: i64,
    /// Until when, if it ends by itself.
    pub until_ms: Option<i64>,
}

impl Grant {
    /// The right of whoever sets a tournament up.
    pub fn own(at_ms: i64) -> Grant {
        Grant {
            role: Role::Organiser,
            invitation: None,
            since_ms: at_ms,
            until_ms: None,
        }
    }
}

/// Somebody with a role.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Who.
    pub account: AccountId,
    /// What they are called.
    pub name: String,
    /// What they may do.
    pub grant: Grant,
    /// When they were last seen at this tournament, to five minutes or so.
    pub seen_at_ms: Option<i64>,
}

/// What an invitation says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invite {
    /// Into which tournament.
    pub tournament: TournamentId,
    /// Into which role.
    pub role: Role,
    /// Who invites.
    pub made_by: String,
    /// When it was made.
    pub made_at_ms: i64,
    /// Until when it can be accepted.
    pub expires_at_ms: i64,
    /// How many can still accept it; `None`: any number.
    pub uses_left: Option<u32>,
    /// How many can accept it in all; `None`: any number.
    pub most_uses: Option<u32>,
}

/// An invitation on file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invitation {
    /// Identity.
    pub id: InvitationId,
    /// What it says.
    pub invite: Invite,
    /// When it was taken back.
    pub revoked_at_ms: Option<i64>,
}

impl Invitation {
    /// How many have accepted it, and how many can in all; `None` where that is not bounded.
    pub fn used(&self) -> Option<(u32, u32)> {
        let most = self.invite.most_uses?;
        Some((most.saturating_sub(self.invite.uses_left?), most))
    }

    /// Whether somebody can accept it at a time.
    pub fn is_open(&self, now_ms: i64) -> bool {
        self.revoked_at_ms.is_none()
            && self.invite.expires_at_ms > now_ms
            && self.invite.uses_left != Some(0)
    }
}

/// What can be asked about people and invitations.
pub trait PeopleReads {
    /// What an account may do in a tournament at a time, if anything, and when
    /// it was last seen there.
    ///
    /// # Errors
    /// Those of the database.
    fn person(
        &mut self,
        account: AccountId,
        tournament: TournamentId,
        now_ms: i64,
    ) -> Result<Option<Person>, StoreError>;
    /// Everybody with a role in a tournament at a time, in the order in which they came.
    ///
    /// # Errors
    /// Those of the database.
    fn people(&mut self, tournament: TournamentId, now_ms: i64) -> Result<Vec<Person>, StoreError>;
    /// All invitations into a tournament, the newest first.
    ///
    /// # Errors
    /// Those of the database.
    fn invitations(&mut self, tournament: TournamentId) -> Result<Vec<Invitation>, StoreError>;
    /// The invitation with a secret.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn invitation(&mut self, secret: &Digest) -> Result<Invitation, StoreError>;
}

/// What happens to people without a line in the audit.
pub trait PeopleWrites {
    /// Notes that somebody with a role was seen at a tournament.
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

/// Changes of people and invitations.
pub trait PeopleChanges {
    /// Gives an account a role in place of the one it had (`Some`), or takes it away (`None`).
    ///
    /// # Errors
    /// [`StoreError::Missing`] without such a tournament, [`StoreError::Conflict`]
    /// without such an account, [`StoreError::Refused`] if nobody would be left
    /// to organise.
    fn grant(
        &mut self,
        account: AccountId,
        tournament: TournamentId,
        grant: Option<&Grant>,
    ) -> Result<(), StoreError>;
    /// Files an invitation.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] without such a tournament.
    fn invite(&mut self, invite: &Invite, secret: &Digest) -> Result<InvitationId, StoreError>;
    /// Takes an invitation back; who has accepted it stays. Returns what it was.
    ///
    /// # Errors
    /// [`StoreError::Missing`], also for one into another tournament.
    fn revoke(
        &mut self,
        tournament: TournamentId,
        invitation: InvitationId,
        at_ms: i64,
    ) -> Result<Invitation, StoreError>;
    /// Counts that somebody accepts an invitation.
    ///
    /// # Errors
    /// [`StoreError::Missing`] when nobody can accept it at that time.
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

/// A grant and the name of who has it.
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
}

impl TryFrom<InvitationRow> for Invitation {
    type Error = StoreError;
    fn try_from(row: InvitationRow) -> Result<Invitation, StoreError> {
        let InvitationRow {
            id,
            tournament_id,
            role,
            made_by,
            made_at_ms,
            expires_at_ms,
            uses_left,
            revoked_at_ms,
            most_uses,
        } = row;
        Ok(Invitation {
            id: InvitationId(id),
            invite: Invite {
                tournament: TournamentId(tournament_id),
                role: decode("role", &role, Role::from_code)?,
                made_by,
                made_at_ms,
                expires_at_ms,
                uses_left: uses_left.map(|uses| fit("uses", uses)).transpose()?,
                most_uses: most_uses.map(|uses| fit("uses", uses)).transpose()?,
            },
            revoked_at_ms,
        })
    }
}
