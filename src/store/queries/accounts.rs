//! Queries for accounts and sessions.

use super::{Conn, one};
use crate::accounts::{
    Account, AccountChanges, AccountId, AccountReads, Session, SessionWrites, name_key,
};
use crate::event_log::{EventLog, SERVER};
use crate::schema::{accounts, entrants, grants, invitations, sessions};
use crate::{Digest, PeopleChanges, StoreError};
use diesel::prelude::*;
use inkundla_core::tournament::TournamentId;

/// The clocks of two machines that share a database may differ by this much.
const CLOCKS_DIFFER_MS: i64 = 60_000;

impl AccountReads for Conn {
    fn count_accounts(&mut self) -> Result<u64, StoreError> {
        let count: i64 = accounts::table.count().get_result(self)?;
        Ok(count.unsigned_abs())
    }

    fn first_account(&mut self) -> Result<Option<AccountId>, StoreError> {
        let first: Option<i64> = accounts::table
            .filter(accounts::pass_hash.ne(""))
            .select(diesel::dsl::min(accounts::id))
            .first(self)?;
        Ok(first.map(AccountId))
    }

    fn accounts(&mut self) -> Result<Vec<Account>, StoreError> {
        Ok(accounts::table
            .filter(accounts::pass_hash.ne(""))
            .order(accounts::id)
            .select(Account::as_select())
            .load(self)?)
    }

    fn account_by_name(&mut self, name: &str) -> Result<Account, StoreError> {
        let with_name = accounts::table.filter(accounts::name_key.eq(name_key(name)));
        Ok(with_name.select(Account::as_select()).get_result(self)?)
    }

    fn account(&mut self, account: AccountId) -> Result<Account, StoreError> {
        let with_id = accounts::table.find(account.0);
        Ok(with_id.select(Account::as_select()).get_result(self)?)
    }

    fn session(&mut self, token: &Digest, now_ms: i64) -> Result<(Session, Account), StoreError> {
        Ok(sessions::table
            .inner_join(accounts::table)
            .filter(sessions::token_hash.eq(token.bytes()))
            .filter(sessions::expires_at_ms.gt(now_ms))
            .select((Session::as_select(), Account::as_select()))
            .get_result(self)?)
    }

    fn sessions_of(&mut self, account: AccountId) -> Result<Vec<Session>, StoreError> {
        Ok(sessions::table
            .filter(sessions::account_id.eq(account.0))
            .order(sessions::last_seen_ms.desc())
            .select(Session::as_select())
            .load(self)?)
    }

    fn recovery(&mut self, account: AccountId) -> Result<Option<Digest>, StoreError> {
        let digest: Option<Vec<u8>> = accounts::table
            .find(account.0)
            .select(accounts::recovery_hash)
            .first(self)?;
        digest.map(Digest::try_from).transpose()
    }

    fn guests_until(&mut self, before_ms: i64) -> Result<Vec<Account>, StoreError> {
        let with_role = grants::table
            .filter(
                grants::until_ms
                    .is_null()
                    .or(grants::until_ms.gt(before_ms)),
            )
            .select(grants::account_id);
        Ok(accounts::table
            .filter(accounts::pass_hash.eq(""))
            .filter(accounts::created_at_ms.le(before_ms))
            .filter(accounts::id.ne_all(with_role))
            .order(accounts::id)
            .select(Account::as_select())
            .load(self)?)
    }
}

impl SessionWrites for Conn {
    fn open_session(&mut self, session: &Session) -> Result<(), StoreError> {
        one(diesel::insert_into(sessions::table)
            .values(session.clone())
            .execute(self))
    }

    fn touch_session(
        &mut self,
        token: &Digest,
        seen_ms: i64,
        expires_at_ms: i64,
    ) -> Result<(), StoreError> {
        let session = diesel::update(sessions::table.find(token.bytes()));
        let times = (
            sessions::last_seen_ms.eq(seen_ms),
            sessions::expires_at_ms.eq(expires_at_ms),
        );
        one(session.set(times).execute(self))
    }

    fn prove_session(&mut self, token: &Digest, at_ms: i64) -> Result<(), StoreError> {
        one(diesel::update(sessions::table.find(token.bytes()))
            .set(sessions::proved_at_ms.eq(at_ms))
            .execute(self))
    }

    fn end_session(&mut self, token: &Digest) -> Result<(), StoreError> {
        diesel::delete(sessions::table.find(token.bytes())).execute(self)?;
        Ok(())
    }

    fn end_sessions_of(&mut self, account: AccountId) -> Result<usize, StoreError> {
        let of_account = sessions::table.filter(sessions::account_id.eq(account.0));
        Ok(diesel::delete(of_account).execute(self)?)
    }

    fn correct_session_times(&mut self, now_ms: i64) -> Result<usize, StoreError> {
        let ahead_by = || sessions::last_seen_ms - now_ms;
        let back = (
            sessions::created_at_ms.eq(sessions::created_at_ms - ahead_by()),
            sessions::expires_at_ms.eq(sessions::expires_at_ms - ahead_by()),
            sessions::proved_at_ms.eq(sessions::proved_at_ms - ahead_by()),
            sessions::last_seen_ms.eq(now_ms),
        );
        let ahead = sessions::last_seen_ms.gt(now_ms + CLOCKS_DIFFER_MS);
        let ahead = diesel::update(sessions::table.filter(ahead));
        Ok(ahead.set(back).execute(self)?)
    }

    fn purge_sessions(&mut self, now_ms: i64) -> Result<usize, StoreError> {
        let expired = sessions::table.filter(sessions::expires_at_ms.le(now_ms));
        Ok(diesel::delete(expired).execute(self)?)
    }
}

impl AccountChanges for Conn {
    fn create_account(
        &mut self,
        name: &str,
        pass_hash: &str,
        at_ms: i64,
    ) -> Result<AccountId, StoreError> {
        insert(self, (name, &name_key(name)), pass_hash, at_ms)
    }

    fn set_pass(&mut self, account: AccountId, pass_hash: &str) -> Result<(), StoreError> {
        one(diesel::update(accounts::table.find(account.0))
            .set(accounts::pass_hash.eq(pass_hash))
            .execute(self))
    }

    fn rename_account(&mut self, account: AccountId, name: &str) -> Result<(), StoreError> {
        let names = (
            accounts::name.eq(name),
            accounts::name_key.eq(name_key(name)),
        );
        one(diesel::update(accounts::table.find(account.0))
            .set(names)
            .execute(self))
    }

    fn delete_account(
        &mut self,
        account: AccountId,
        names: &[String],
        mark: &str,
    ) -> Result<(), StoreError> {
        erase_former_texts(self, account, names)?;
        let events: Vec<i64> = grants::table
            .filter(grants::account_id.eq(account.0))
            .select(grants::tournament_id)
            .load(self)?;
        for event in events {
            self.grant(account, TournamentId(event), None)?;
        }
        diesel::update(entrants::table.filter(entrants::consent_by.eq_any(names)))
            .set(entrants::consent_by.eq(mark))
            .execute(self)?;
        diesel::update(entrants::table.filter(entrants::refused_by.eq_any(names)))
            .set(entrants::refused_by.eq(mark))
            .execute(self)?;
        diesel::update(invitations::table.filter(invitations::made_by.eq_any(names)))
            .set(invitations::made_by.eq(mark))
            .execute(self)?;
        one(diesel::delete(accounts::table.find(account.0)).execute(self))
    }

    fn create_guest(
        &mut self,
        name: &str,
        nonce: &str,
        at_ms: i64,
    ) -> Result<AccountId, StoreError> {
        insert(self, (name, &format!("guest {nonce}")), "", at_ms)
    }

    fn set_recovery(
        &mut self,
        account: AccountId,
        code: Option<&Digest>,
    ) -> Result<(), StoreError> {
        one(diesel::update(accounts::table.find(account.0))
            .set(accounts::recovery_hash.eq(code.map(Digest::bytes)))
            .execute(self))
    }
}

/// Lets the log forget the names of an account, also where they stand for who noted a consent or made
/// an invitation.
fn erase_former_texts(
    conn: &mut Conn,
    account: AccountId,
    names: &[String],
) -> Result<(), StoreError> {
    conn.erase_former_texts(SERVER, "accounts", Some(account.0))?;
    let noted: Vec<(i64, i64)> = entrants::table
        .filter(
            entrants::consent_by
                .eq_any(names)
                .or(entrants::refused_by.eq_any(names)),
        )
        .select((entrants::tournament_id, entrants::id))
        .load(conn)?;
    for (tournament, entrant) in noted {
        conn.erase_former_texts(TournamentId(tournament), "entrants", Some(entrant))?;
    }
    let invited: Vec<(i64, i64)> = invitations::table
        .filter(invitations::made_by.eq_any(names))
        .select((invitations::tournament_id, invitations::id))
        .load(conn)?;
    for (tournament, invitation) in invited {
        conn.erase_former_texts(TournamentId(tournament), "invitations", Some(invitation))?;
    }
    Ok(())
}

fn insert(
    conn: &mut Conn,
    (name, name_key): (&str, &str),
    pass_hash: &str,
    at_ms: i64,
) -> Result<AccountId, StoreError> {
    let account = (
        accounts::name.eq(name),
        accounts::name_key.eq(name_key),
        accounts::pass_hash.eq(pass_hash),
        accounts::created_at_ms.eq(at_ms),
    );
    let inserted = diesel::insert_into(accounts::table).values(account);
    Ok(AccountId(
        inserted.returning(accounts::id).get_result(conn)?,
    ))
}
