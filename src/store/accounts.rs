//! Accounts and sessions: what can be read and changed, and their rows.

use super::StoreError;
use super::columns::Digest;
use super::schema::{accounts, sessions};
use diesel::prelude::*;
use inkundla_core::tournament::composed;

/// The identity of an account.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct AccountId(pub i64);

/// Somebody who may sign in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// Identity.
    pub id: AccountId,
    /// The name as its owner wrote it; two names that differ in capitals only are one.
    pub name: String,
    /// The hashed pass-phrase, in the PHC form; empty for a guest, who came by an
    /// invitation and can come again by nothing else.
    pub pass_hash: String,
    /// When it was made.
    pub created_at_ms: i64,
}

impl Account {
    /// Whether it is of somebody who helps for a day and has no pass-phrase.
    pub fn is_guest(&self) -> bool {
        self.pass_hash.is_empty()
    }

    /// The name with which its owner signs in; empty for a guest, who cannot.
    pub fn sign_in_name(&self) -> &str {
        if self.is_guest() { "" } else { &self.name }
    }
}

/// A browser that has signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// The digest of the token in the cookie.
    pub token: Digest,
    /// Who signed in.
    pub account: AccountId,
    /// When.
    pub created_at_ms: i64,
    /// When it was last used, to the minute or so.
    pub last_seen_ms: i64,
    /// From when on it is worth nothing.
    pub expires_at_ms: i64,
    /// When the pass-phrase was typed last.
    pub proved_at_ms: i64,
}

/// What can be asked about accounts and sessions.
pub trait AccountReads {
    /// How many accounts there are; none before the first start is over.
    ///
    /// # Errors
    /// Those of the database.
    fn count_accounts(&mut self) -> Result<u64, StoreError>;
    /// The account that was made first, if there is one.
    ///
    /// # Errors
    /// Those of the database.
    fn first_account(&mut self) -> Result<Option<AccountId>, StoreError>;
    /// The account with a name, however it is capitalised.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn account_by_name(&mut self, name: &str) -> Result<Account, StoreError>;
    /// An account.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn account(&mut self, account: AccountId) -> Result<Account, StoreError>;
    /// The session with a token that is still good at a time, and whose it is.
    ///
    /// # Errors
    /// [`StoreError::Missing`] if there is none, or it has expired.
    fn session(&mut self, token: &Digest, now_ms: i64) -> Result<(Session, Account), StoreError>;
    /// The sessions of an account, the last used first.
    ///
    /// # Errors
    /// Those of the database.
    fn sessions_of(&mut self, account: AccountId) -> Result<Vec<Session>, StoreError>;
    /// The accounts of guests that are older than a time and have had no right since.
    ///
    /// # Errors
    /// Those of the database.
    fn guests_until(&mut self, before_ms: i64) -> Result<Vec<Account>, StoreError>;
    /// The digest of the code that opens an account, if there is one.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn recovery(&mut self, account: AccountId) -> Result<Option<Digest>, StoreError>;
}

/// What happens to sessions.
pub trait SessionWrites {
    /// Keeps a new session.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the token is taken or the account is gone.
    fn open_session(&mut self, session: &Session) -> Result<(), StoreError>;
    /// Notes that a session was used and until when it is good now.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn touch_session(
        &mut self,
        token: &Digest,
        seen_ms: i64,
        expires_at_ms: i64,
    ) -> Result<(), StoreError>;
    /// Notes that the pass-phrase was typed once more in a session.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn prove_session(&mut self, token: &Digest, at_ms: i64) -> Result<(), StoreError>;
    /// Ends a session; ending one that is gone is no fault.
    ///
    /// # Errors
    /// Those of the database.
    fn end_session(&mut self, token: &Digest) -> Result<(), StoreError>;
    /// Ends all sessions of an account and says how many there were.
    ///
    /// # Errors
    /// Those of the database.
    fn end_sessions_of(&mut self, account: AccountId) -> Result<usize, StoreError>;
    /// Makes sessions that were used later than it can be now, as the clock was put
    /// back since, used now and as old as they were, and says how many there were.
    ///
    /// # Errors
    /// Those of the database.
    fn set_sessions_back(&mut self, now_ms: i64) -> Result<usize, StoreError>;
    /// Removes sessions that have expired by a time and says how many there were.
    ///
    /// # Errors
    /// Those of the database.
    fn purge_sessions(&mut self, now_ms: i64) -> Result<usize, StoreError>;
}

/// Changes of accounts.
pub trait AccountChanges {
    /// Makes an account.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the name exists, however it is capitalised.
    fn create_account(
        &mut self,
        name: &str,
        pass_hash: &str,
        at_ms: i64,
    ) -> Result<AccountId, StoreError>;
    /// Replaces the hashed pass-phrase. Sessions stay; end them with
    /// [`SessionWrites::end_sessions_of`] where the owner chose a new one.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn set_pass(&mut self, account: AccountId, pass_hash: &str) -> Result<(), StoreError>;
    /// Takes an account away, with its sessions and rights. The names that it left at
    /// consents and invitations become `mark`.
    ///
    /// # Errors
    /// [`StoreError::Missing`]; [`StoreError::Refused`] if nobody would be left to organise
    /// an event.
    fn delete_account(&mut self, account: AccountId, mark: &str) -> Result<(), StoreError>;
    /// Makes the account of a guest. Others may have the same name: nobody
    /// signs in with it.
    ///
    /// # Errors
    /// Those of the database.
    fn create_guest(
        &mut self,
        name: &str,
        nonce: &str,
        at_ms: i64,
    ) -> Result<AccountId, StoreError>;
    /// Replaces the code that opens the account, or takes it away.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn set_recovery(&mut self, account: AccountId, code: Option<&Digest>)
    -> Result<(), StoreError>;
}

/// What makes two names of accounts the same.
pub fn name_key(name: &str) -> String {
    let words: Vec<&str> = name.split_whitespace().collect();
    composed(&words.join(" ")).to_lowercase()
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = accounts)]
pub(super) struct AccountRow {
    id: i64,
    name: String,
    pass_hash: String,
    created_at_ms: i64,
}

impl From<AccountRow> for Account {
    fn from(row: AccountRow) -> Account {
        let AccountRow {
            id,
            name,
            pass_hash,
            created_at_ms,
        } = row;
        Account {
            id: AccountId(id),
            name,
            pass_hash,
            created_at_ms,
        }
    }
}

#[derive(Queryable, Selectable, Insertable)]
#[diesel(table_name = sessions)]
pub(super) struct SessionRow {
    token_hash: Vec<u8>,
    account_id: i64,
    created_at_ms: i64,
    last_seen_ms: i64,
    expires_at_ms: i64,
    proved_at_ms: i64,
}

impl From<&Session> for SessionRow {
    fn from(session: &Session) -> SessionRow {
        SessionRow {
            token_hash: session.token.bytes().to_vec(),
            account_id: session.account.0,
            created_at_ms: session.created_at_ms,
            last_seen_ms: session.last_seen_ms,
            expires_at_ms: session.expires_at_ms,
            proved_at_ms: session.proved_at_ms,
        }
    }
}

impl TryFrom<SessionRow> for Session {
    type Error = StoreError;
    fn try_from(row: SessionRow) -> Result<Session, StoreError> {
        let SessionRow {
            token_hash,
            account_id,
            created_at_ms,
            last_seen_ms,
            expires_at_ms,
            proved_at_ms,
        } = row;
        let (token, account) = (Digest::of_column(&token_hash)?, AccountId(account_id));
        Ok(Session {
            token,
            account,
            created_at_ms,
            last_seen_ms,
            expires_at_ms,
            proved_at_ms,
        })
    }
}
