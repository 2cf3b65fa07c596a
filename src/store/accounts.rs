//! Accounts and sessions.

use super::StoreError;
use super::columns::Digest;
use super::schema::{accounts, sessions};
use diesel::prelude::*;
use inkundla_core::tournament::composed;

/// The identity of an account.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct AccountId(pub i64);
impl From<i64> for AccountId {
    fn from(id: i64) -> AccountId {
        AccountId(id)
    }
}
/// An account.
#[derive(Clone, PartialEq, Eq, Debug, Queryable, Selectable)]
#[diesel(table_name = accounts)]
pub struct Account {
    /// Its id.
    #[diesel(deserialize_as = i64)]
    pub id: AccountId,
    /// The name as its owner wrote it. Names that differ only in case are the same.
    pub name: String,
    /// The hashed pass-phrase in PHC format; empty for a guest, who came by an invitation and
    /// cannot sign in again.
    pub pass_hash: String,
    /// When it was created.
    pub created_at_ms: i64,
}

impl Account {
    /// Whether it belongs to a guest: a helper for a day, without a pass-phrase.
    pub fn is_guest(&self) -> bool {
        self.pass_hash.is_empty()
    }

    /// The name with which its owner signs in; empty for a guest.
    pub fn sign_in_name(&self) -> &str {
        if self.is_guest() { "" } else { &self.name }
    }
}

/// A browser that has signed in.
#[derive(Clone, PartialEq, Eq, Debug, Queryable, Selectable, Insertable)]
#[diesel(table_name = sessions)]
pub struct Session {
    /// The digest of the token in the cookie.
    #[diesel(column_name = token_hash, deserialize_as = Vec<u8>, serialize_as = Vec<u8>)]
    pub token: Digest,
    /// The account that signed in.
    #[diesel(column_name = account_id, deserialize_as = i64, serialize_as = i64)]
    pub account: AccountId,
    /// When it was opened.
    pub created_at_ms: i64,
    /// When it was last used, to the minute or so.
    pub last_seen_ms: i64,
    /// When it expires.
    pub expires_at_ms: i64,
    /// When the pass-phrase was last typed.
    pub proved_at_ms: i64,
}

/// Queries for accounts and sessions.
pub trait AccountReads {
    /// The number of accounts; 0 until the set-up is finished.
    fn count_accounts(&mut self) -> Result<u64, StoreError>;
    /// The oldest account that is not a guest's.
    fn first_account(&mut self) -> Result<Option<AccountId>, StoreError>;
    /// All accounts that can sign in, the oldest first.
    fn accounts(&mut self) -> Result<Vec<Account>, StoreError>;
    /// The account with a name, in any case.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn account_by_name(&mut self, name: &str) -> Result<Account, StoreError>;
    /// An account.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn account(&mut self, account: AccountId) -> Result<Account, StoreError>;
    /// The unexpired session with a token, and its account.
    ///
    /// # Errors
    /// [`StoreError::Missing`] if there is none, or it has expired.
    fn session(&mut self, token: &Digest, now_ms: i64) -> Result<(Session, Account), StoreError>;
    /// The sessions of an account, the last used first.
    fn sessions_of(&mut self, account: AccountId) -> Result<Vec<Session>, StoreError>;
    /// The guest accounts created up to `before_ms` without a role since.
    fn guests_until(&mut self, before_ms: i64) -> Result<Vec<Account>, StoreError>;
    /// The digest of the recovery code of an account, if there is one.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn recovery(&mut self, account: AccountId) -> Result<Option<Digest>, StoreError>;
}

/// Writes of sessions.
pub trait SessionWrites {
    /// Stores a new session.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the token is taken or the account is gone.
    fn open_session(&mut self, session: &Session) -> Result<(), StoreError>;
    /// Records that a session was used, and its new expiry.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn touch_session(
        &mut self,
        token: &Digest,
        seen_ms: i64,
        expires_at_ms: i64,
    ) -> Result<(), StoreError>;
    /// Records that the pass-phrase was typed again in a session.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn prove_session(&mut self, token: &Digest, at_ms: i64) -> Result<(), StoreError>;
    /// Deletes a session, if it exists.
    fn end_session(&mut self, token: &Digest) -> Result<(), StoreError>;
    /// Deletes all sessions of an account, and returns their number.
    fn end_sessions_of(&mut self, account: AccountId) -> Result<usize, StoreError>;
    /// Moves sessions that were last used in the future (the clock has been put back since) to
    /// now, with their ages unchanged, and returns their number.
    fn correct_session_times(&mut self, now_ms: i64) -> Result<usize, StoreError>;
    /// Deletes the sessions that have expired by `now_ms`, and returns their number.
    fn purge_sessions(&mut self, now_ms: i64) -> Result<usize, StoreError>;
}

/// Changes of accounts.
pub trait AccountChanges {
    /// Creates an account.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the name exists, in any case.
    fn create_account(
        &mut self,
        name: &str,
        pass_hash: &str,
        at_ms: i64,
    ) -> Result<AccountId, StoreError>;
    /// Replaces the hashed pass-phrase. Sessions stay open; end them with
    /// [`SessionWrites::end_sessions_of`] if the owner chose a new one.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn set_pass(&mut self, account: AccountId, pass_hash: &str) -> Result<(), StoreError>;
    /// Gives an account another name.
    ///
    /// # Errors
    /// [`StoreError::Missing`]; [`StoreError::Conflict`] if another account has the name, in any case.
    fn rename_account(&mut self, account: AccountId, name: &str) -> Result<(), StoreError>;
    /// Deletes an account with its sessions and roles. At consents and invitations `mark` replaces
    /// its names, the present one and earlier ones.
    ///
    /// # Errors
    /// [`StoreError::Missing`]; [`StoreError::Refused`] if an event would have no organiser left.
    fn delete_account(
        &mut self,
        account: AccountId,
        names: &[String],
        mark: &str,
    ) -> Result<(), StoreError>;
    /// Creates the account of a guest. Several may have the same name: nobody signs in with it.
    fn create_guest(
        &mut self,
        name: &str,
        nonce: &str,
        at_ms: i64,
    ) -> Result<AccountId, StoreError>;
    /// Replaces or removes the recovery code of an account.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn set_recovery(&mut self, account: AccountId, code: Option<&Digest>)
    -> Result<(), StoreError>;
}

/// The form in which the names of accounts are compared.
pub fn name_key(name: &str) -> String {
    let words: Vec<&str> = name.split_whitespace().collect();
    composed(&words.join(" ")).to_lowercase()
}

impl From<AccountId> for i64 {
    fn from(account: AccountId) -> i64 {
        account.0
    }
}
