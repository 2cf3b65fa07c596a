//! Sessions and their lifetimes.

use super::{Desk, Fault, secret};
use crate::store::{Account, Digest, StoreError};
use chrono::{DateTime, TimeDelta, Utc};

/// A session ends when it is not used for this long.
pub(super) const IDLE: TimeDelta = TimeDelta::hours(12);
/// An open page counts as use until this long after the last request. So an organiser's laptop stays
/// signed in for the day of an event, and a forgotten one does not for ever.
const WATCHED: TimeDelta = TimeDelta::hours(24);
/// Maximum lifetime of a session.
const LIFETIME: TimeDelta = TimeDelta::days(14);
/// The least time between two updates of the last use: each is a write.
const NOTED_EVERY: TimeDelta = TimeDelta::minutes(5);

impl Desk {
    /// The account of a session's token; `None` for an invalid one.
    pub fn account_of(&self, token: &str, at: DateTime<Utc>) -> Result<Option<Account>, Fault> {
        let session = self.session_of(token, at)?;
        Ok(session.map(|(account, _)| account))
    }

    /// The account of a session's token, and when its pass-phrase was typed last.
    pub fn session_of(
        &self,
        token: &str,
        at: DateTime<Utc>,
    ) -> Result<Option<(Account, DateTime<Utc>)>, Fault> {
        self.session_used(token, (at, at))
    }

    /// [`Desk::session_of`] which extends the session at least to the end of the day, `day_ends`.
    pub fn session_used(
        &self,
        token: &str,
        (at, day_ends): (DateTime<Utc>, DateTime<Utc>),
    ) -> Result<Option<(Account, DateTime<Utc>)>, Fault> {
        let at_ms = at.timestamp_millis();
        let digest = secret::digest(token);
        let (session, account) = match self.store.read(move |db| db.session(&digest, at_ms)) {
            Ok(found) => found,
            Err(StoreError::Missing) => return self.unsaved_session(&digest, at_ms),
            Err(other) => return Err(other.into()),
        };
        let latest = session.created_at_ms + LIFETIME.num_milliseconds();
        let expires_at_ms = (at + IDLE).max(day_ends).timestamp_millis().min(latest);
        let is_worth_it = |ms: i64| ms > NOTED_EVERY.num_milliseconds();
        let is_longer = is_worth_it(expires_at_ms - session.expires_at_ms);
        if is_longer || is_worth_it(at_ms - session.last_seen_ms) {
            // An extension, such as to the end of a day, is never shortened again.
            let expires_at_ms = expires_at_ms.max(session.expires_at_ms.min(latest));
            let touched = self
                .store
                .write(move |tx| tx.touch_session(&digest, at_ms, expires_at_ms));
            // On a full disk a session is not extended, but still counts.
            if !matches!(touched, Err(StoreError::DiskFull)) {
                touched?;
            }
        }
        let proved = DateTime::from_timestamp_millis(session.proved_at_ms).unwrap_or_default();
        Ok(Some((account, proved)))
    }

    /// The account of a session that was opened while the disk was full.
    fn unsaved_session(
        &self,
        digest: &Digest,
        at_ms: i64,
    ) -> Result<Option<(Account, DateTime<Utc>)>, Fault> {
        let Some(session) = self.unsaved_sessions.get(digest, at_ms) else {
            return Ok(None);
        };
        let account = session.account;
        let account = match self.store.read(move |db| db.account(account)) {
            Err(StoreError::Missing) => return Ok(None),
            account => account?,
        };
        let proved = DateTime::from_timestamp_millis(session.proved_at_ms).unwrap_or_default();
        Ok(Some((account, proved)))
    }

    /// Whether a token is still valid, for an open page. It extends the session, but at most to a
    /// day after its last use by a request.
    pub fn is_watching(&self, token: &str, at: DateTime<Utc>) -> Result<bool, Fault> {
        let (digest, at_ms) = (secret::digest(token), at.timestamp_millis());
        let longer = self
            .store
            .read(move |db| db.session(&digest, at_ms))
            .and_then(|(session, _)| {
                let seen = session.last_seen_ms;
                let latest = session.created_at_ms + LIFETIME.num_milliseconds();
                let watched = seen + WATCHED.num_milliseconds();
                let until = (at + IDLE).timestamp_millis().min(watched).min(latest);
                if until - session.expires_at_ms > NOTED_EVERY.num_milliseconds() {
                    self.store
                        .write(move |tx| tx.touch_session(&digest, seen, until))
                } else {
                    Ok(())
                }
            });
        match longer {
            Ok(()) => Ok(true),
            Err(StoreError::Missing) => Ok(self.unsaved_sessions.get(&digest, at_ms).is_some()),
            Err(StoreError::DiskFull) => Ok(true),
            Err(other) => Err(other.into()),
        }
    }
}
