//! The accounts of a server, for its operator.

use super::super::account_deletion::{is_former_name, names_of_account};
use super::super::accounts::checked_name;
use super::super::history::Action;
use super::super::{Desk, Fault, secret};
use super::Operator;
use crate::change_feed::Topic;
use crate::formats::record::hex;
use crate::store::{Account, AccountId, Reads, Role, Session, StoreError};
use crate::tournament::look_alike_key;
use crate::tournament::text_folding::plain;
use chrono::{DateTime, Utc};
use serde::Serialize;
use sha2::{Digest as _, Sha256};

const NAME_IS_TAKEN: &str = "somebody at an event of the account has a name that looks the same";

/// Bytes of the mark of a session.
const MARK: usize = 4;

/// A part of the list of accounts.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AccountsQuery {
    /// A text that the name contains, in any case and without accents; empty for all.
    pub words: String,
    /// Number of accounts before the part.
    pub skip: usize,
    /// Maximum number of accounts; `None` for all.
    pub most: Option<usize>,
}

/// An account that can sign in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ServerAccount {
    /// Its number, for addresses of pages.
    #[serde(skip)]
    pub id: i64,
    /// The name with which it signs in.
    pub name: String,
    /// When it was made.
    pub since: DateTime<Utc>,
    /// When one of its browsers was last seen.
    pub seen: Option<DateTime<Utc>>,
    /// The number of browsers in which it is signed in.
    pub sessions: usize,
    /// The number of events in which it has a role.
    pub events: usize,
    /// Whether it may administrate the server.
    pub operator: bool,
}

/// A session of an account, for the operator.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AccountSession {
    /// Eight hexadecimal digits by which a command names it; they do not open it.
    pub session: String,
    /// When it began.
    pub since: DateTime<Utc>,
    /// When it was last used, to about five minutes.
    pub seen: DateTime<Utc>,
    /// When it ends if nobody uses it.
    pub until: DateTime<Utc>,
}

fn time(ms: i64) -> DateTime<Utc> {
    DateTime::from_timestamp_millis(ms).unwrap_or_default()
}

/// The mark of a session: a hash of the stored hash of its token.
fn mark(session: &Session) -> String {
    hex(&Sha256::digest(session.token.0)[..MARK])
}

impl Desk {
    /// The accounts that can sign in, the oldest first.
    pub fn server_accounts(
        &self,
        query: &AccountsQuery,
        at: DateTime<Utc>,
    ) -> Result<Vec<ServerAccount>, Fault> {
        let at_ms = at.timestamp_millis();
        let operators = self.named_operators()?;
        let words = plain(&query.words);
        Ok(self.store.read(move |db| {
            let owner = db.first_account()?;
            let all = db.accounts()?.into_iter();
            let meant = all.filter(|one| words.is_empty() || plain(&one.name).contains(&words));
            let part = meant
                .skip(query.skip)
                .take(query.most.unwrap_or(usize::MAX));
            let accounts = part.map(|account| {
                let mut sessions = db.sessions_of(account.id)?;
                sessions.retain(|session| session.expires_at_ms > at_ms);
                Ok(ServerAccount {
                    id: account.id.0,
                    since: time(account.created_at_ms),
                    seen: sessions.first().map(|session| time(session.last_seen_ms)),
                    sessions: sessions.len(),
                    events: db.tournaments_of(account.id, at_ms)?.len(),
                    operator: owner == Some(account.id) || operators.contains(&account.id.0),
                    name: account.name,
                })
            });
            accounts.collect::<Result<_, StoreError>>()
        })?)
    }

    /// The account with a number, for the operator.
    ///
    /// # Errors
    /// [`Fault::NotFound`], also for a guest, who cannot sign in.
    pub fn server_account(&self, _by: &Operator, id: i64) -> Result<Account, Fault> {
        let account = self.store.read(move |db| db.account(AccountId(id)))?;
        if account.is_guest() {
            return Err(Fault::NotFound);
        }
        Ok(account)
    }

    /// Whether [`Desk::rename_account`] would give an account this name now.
    ///
    /// # Errors
    /// Those of [`Desk::rename_account`].
    pub fn may_be_renamed(
        &self,
        account: &Account,
        name: &str,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let (name, account) = (checked_name(name)?, account.clone());
        let free = self
            .store
            .read(move |db| name_is_free(db, &account, &name, at.timestamp_millis()));
        free.map_err(unfree_name)
    }

    /// Renames an account. The history keeps the name of the time; deleting the account erases all its names.
    ///
    /// # Errors
    /// [`Fault::Form`]; [`Fault::AccountExists`], also for a name that another account had;
    /// [`Fault::NameIsTaken`] where somebody at one of its events has a name that looks the same.
    pub fn rename_account(
        &self,
        by: &Operator,
        account: &Account,
        name: &str,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let (name, at_ms) = (checked_name(name)?, at.timestamp_millis());
        let mut audit = by.audit(Action::AccountRenamed, &name, at);
        audit.detail = serde_json::json!({ "was": account.name }).to_string();
        let (id, account) = (account.id, account.clone());
        let renamed = self.store.change(audit, move |tx, _| {
            name_is_free(tx, &account, &name, at_ms)?;
            tx.rename_account(id, &name)
        });
        renamed.map_err(unfree_name)?;
        self.hub.announce(Topic::Account(id.0));
        Ok(())
    }

    /// Ends all sessions of an account, makes its pass-phrase invalid, and returns a new recovery code, with which
    /// its owner chooses a pass-phrase.
    pub fn reset_account(
        &self,
        by: &Operator,
        account: &Account,
        at: DateTime<Utc>,
    ) -> Result<String, Fault> {
        let code = secret::recovery_code();
        // Nobody knows this pass-phrase.
        let pass_hash = self.hasher.hash(secret::token())?;
        let (id, digest) = (account.id, secret::digest(&code));
        let audit = by.audit(Action::AccountReset, &account.name, at);
        self.store.change(audit, move |tx, _| {
            tx.set_pass(id, &pass_hash)?;
            tx.set_recovery(id, Some(&digest))?;
            tx.end_sessions_of(id).map(drop)
        })?;
        self.unsaved_sessions.end_all_of(id);
        self.hub.announce(Topic::Account(id.0));
        Ok(code)
    }

    /// The sessions of an account, the last used first.
    pub fn account_sessions(
        &self,
        account: &Account,
        at: DateTime<Utc>,
    ) -> Result<Vec<AccountSession>, Fault> {
        let (id, at_ms) = (account.id, at.timestamp_millis());
        let sessions = self.store.read(move |db| db.sessions_of(id))?.into_iter();
        let good = sessions.filter(|session| session.expires_at_ms > at_ms);
        let shown = good.map(|session| AccountSession {
            session: mark(&session),
            since: time(session.created_at_ms),
            seen: time(session.last_seen_ms),
            until: time(session.expires_at_ms),
        });
        Ok(shown.collect())
    }

    /// Ends one session of an account by its mark, or all, and returns their number.
    ///
    /// # Errors
    /// [`Fault::NotFound`] if no session has the mark.
    pub fn end_sessions(
        &self,
        by: &Operator,
        account: &Account,
        session: Option<&str>,
        at: DateTime<Utc>,
    ) -> Result<usize, Fault> {
        let id = account.id;
        let audit = by.audit(Action::SignedOutElsewhere, &account.name, at);
        let meant = session.map(str::to_owned);
        let ended = self.store.change(audit, move |tx, _| {
            let Some(meant) = meant else {
                return tx.end_sessions_of(id);
            };
            let all = tx.sessions_of(id)?.into_iter();
            let ended: Vec<Session> = all.filter(|one| mark(one) == meant).collect();
            if ended.is_empty() {
                return Err(StoreError::Missing);
            }
            for one in &ended {
                tx.end_session(&one.token)?;
            }
            Ok(ended.len())
        })?;
        if session.is_none() {
            self.unsaved_sessions.end_others(id, None);
        }
        self.hub.announce(Topic::Account(id.0));
        Ok(ended)
    }

    /// The names of the events that nobody else organises, which keep an account from being deleted.
    pub fn organised_alone(
        &self,
        account: &Account,
        at: DateTime<Utc>,
    ) -> Result<Vec<String>, Fault> {
        let (id, at_ms) = (account.id, at.timestamp_millis());
        Ok(self.store.read(move |db| {
            let mut alone = Vec::new();
            for (event, role) in db.tournaments_of(id, at_ms)? {
                let others = db.people(event.id, at_ms)?.into_iter();
                let mut others = others.filter(|one| one.account != id);
                if role == Role::Organiser && others.all(|one| one.grant.role != Role::Organiser) {
                    alone.push(event.name);
                }
            }
            Ok(alone)
        })?)
    }
}

/// Refuses a name for an account that somebody else has or had, or that looks like a name at one of its events.
fn name_is_free(
    db: &mut dyn Reads,
    account: &Account,
    name: &str,
    at_ms: i64,
) -> Result<(), StoreError> {
    match db.account_by_name(name) {
        Ok(other) if other.id != account.id => return Err(StoreError::Conflict),
        Ok(_) | Err(StoreError::Missing) => {}
        Err(other) => return Err(other),
    }
    if !names_of_account(db, &account.name)?
        .iter()
        .any(|own| own == name)
        && is_former_name(db, name)?
    {
        return Err(StoreError::Conflict);
    }
    let key = look_alike_key(name);
    for (event, _) in db.tournaments_of(account.id, at_ms)? {
        let others = db.people(event.id, at_ms)?.into_iter();
        let mut others = others.filter(|one| one.account != account.id);
        if others.any(|other| look_alike_key(&other.name) == key) {
            return Err(StoreError::Refused(NAME_IS_TAKEN));
        }
    }
    Ok(())
}

fn unfree_name(error: StoreError) -> Fault {
    match error {
        StoreError::Conflict => Fault::AccountExists,
        StoreError::Refused(NAME_IS_TAKEN) => Fault::NameIsTaken,
        other => other.into(),
    }
}
