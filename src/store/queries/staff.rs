//! Queries for roles and invitations.

use super::{Conn, one};
use crate::columns::decode;
use crate::schema::{accounts, grants, invitations};
use crate::sections::of_people;
use crate::staff::{
    Grant, GrantRow, Invitation, InvitationId, InvitationRow, Invite, PeopleChanges, PeopleReads,
    PeopleWrites, Person,
};
use crate::{AccountId, Digest, Role, StoreError, TournamentWrites};
use diesel::prelude::*;
use inkundla_core::tournament::TournamentId;

impl PeopleReads for Conn {
    fn person(
        &mut self,
        account: AccountId,
        tournament: TournamentId,
        now_ms: i64,
    ) -> Result<Option<Person>, StoreError> {
        let found: Option<(GrantRow, String)> = grants::table
            .filter(grants::account_id.eq(account.0))
            .filter(grants::tournament_id.eq(of_people(tournament)))
            .filter(grants::until_ms.is_null().or(grants::until_ms.gt(now_ms)))
            .inner_join(accounts::table)
            .select((GrantRow::as_select(), accounts::name))
            .first(self)
            .optional()?;
        found.map(Person::try_from).transpose()
    }

    fn people(&mut self, tournament: TournamentId, now_ms: i64) -> Result<Vec<Person>, StoreError> {
        let rows: Vec<(GrantRow, String)> = grants::table
            .filter(grants::tournament_id.eq(of_people(tournament)))
            .filter(grants::until_ms.is_null().or(grants::until_ms.gt(now_ms)))
            .inner_join(accounts::table)
            .order((grants::since_ms, grants::account_id))
            .select((GrantRow::as_select(), accounts::name))
            .load(self)?;
        // A role of a newer version hides nobody else.
        let known = rows
            .into_iter()
            .filter_map(|row| Person::try_from(row).ok());
        Ok(known.collect())
    }

    fn invitations(&mut self, tournament: TournamentId) -> Result<Vec<Invitation>, StoreError> {
        let rows: Vec<InvitationRow> = invitations::table
            .filter(invitations::tournament_id.eq(of_people(tournament)))
            .order(invitations::id.desc())
            .select(InvitationRow::as_select())
            .load(self)?;
        rows.into_iter().map(Invitation::try_from).collect()
    }

    fn invitation(&mut self, secret: &Digest) -> Result<Invitation, StoreError> {
        let with_secret = invitations::table.filter(invitations::secret_hash.eq(secret.bytes()));
        with_secret
            .select(InvitationRow::as_select())
            .first(self)?
            .try_into()
    }
}

impl PeopleWrites for Conn {
    fn see_person(
        &mut self,
        account: AccountId,
        tournament: TournamentId,
        at_ms: i64,
    ) -> Result<(), StoreError> {
        let own = grants::table
            .filter(grants::account_id.eq(account.0))
            .filter(grants::tournament_id.eq(of_people(tournament)));
        one(diesel::update(own)
            .set(grants::seen_at_ms.eq(at_ms))
            .execute(self))
    }
}

impl PeopleChanges for Conn {
    fn grant(
        &mut self,
        account: AccountId,
        tournament: TournamentId,
        grant: Option<&Grant>,
    ) -> Result<(), StoreError> {
        self.bump(tournament)?;
        diesel::delete(grants::table.find((account.0, tournament.0))).execute(self)?;
        if let Some(grant) = grant {
            let row = GrantRow::of(account, tournament, grant);
            one(diesel::insert_into(grants::table).values(row).execute(self))?;
        }
        check_organiser_is_left(self, tournament)
    }

    fn invite(&mut self, invite: &Invite, secret: &Digest) -> Result<InvitationId, StoreError> {
        let row = (
            invitations::tournament_id.eq(invite.tournament.0),
            invitations::role.eq(invite.role.code()),
            invitations::secret_hash.eq(secret.bytes()),
            invitations::made_by.eq(&invite.made_by),
            invitations::made_at_ms.eq(invite.made_at_ms),
            invitations::expires_at_ms.eq(invite.expires_at_ms),
            invitations::uses_left.eq(invite.uses_left.map(i64::from)),
            invitations::most_uses.eq(invite.most_uses.map(i64::from)),
            invitations::school.eq(&invite.school),
        );
        let id = diesel::insert_into(invitations::table)
            .values(row)
            .returning(invitations::id)
            .get_result(self)?;
        Ok(InvitationId(id))
    }

    fn revoke(
        &mut self,
        tournament: TournamentId,
        invitation: InvitationId,
        at_ms: i64,
    ) -> Result<Invitation, StoreError> {
        let of_tournament = invitations::table
            .find(invitation.0)
            .filter(invitations::tournament_id.eq(tournament.0));
        let revoked: InvitationRow = diesel::update(of_tournament)
            .set(invitations::revoked_at_ms.eq(at_ms))
            .returning(InvitationRow::as_select())
            .get_result(self)?;
        revoked.try_into()
    }

    fn use_up(&mut self, invitation: InvitationId, now_ms: i64) -> Result<(), StoreError> {
        // If two people accept the last use at once, the condition lets one through.
        let open = invitations::table
            .find(invitation.0)
            .filter(invitations::revoked_at_ms.is_null())
            .filter(invitations::expires_at_ms.gt(now_ms))
            .filter(
                invitations::uses_left
                    .is_null()
                    .or(invitations::uses_left.gt(0)),
            );
        one(diesel::update(open)
            .set(invitations::uses_left.eq(invitations::uses_left - 1))
            .execute(self))
    }
}

fn check_organiser_is_left(conn: &mut Conn, tournament: TournamentId) -> Result<(), StoreError> {
    let organisers: i64 = grants::table
        .filter(grants::tournament_id.eq(tournament.0))
        .filter(grants::role.eq(Role::Organiser.code()))
        .count()
        .get_result(conn)?;
    if organisers == 0 {
        return Err(StoreError::Refused(
            "somebody must be left to organise the tournament",
        ));
    }
    Ok(())
}

pub(super) fn role(code: &str) -> Result<Role, StoreError> {
    decode("role", code, Role::from_code)
}
