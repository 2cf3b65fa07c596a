//! Sessions: who has signed in, and for how long that holds.

use super::{Desk, Fault, secret};
use crate::store::{Account, StoreError};
use chrono::{DateTime, TimeDelta, Utc};

/// A session ends when it was not used for this long.
pub(super) const IDLE: TimeDelta = TimeDelta::hours(12);
/// A page that stays open counts as use until this long after the last real one: an organiser's
/// laptop stays signed in for the day of an event, and one that was forgotten does not for ever.
const WATCHED: TimeDelta = TimeDelta::hours(24);
/// No session lives longer.
const LIFETIME: TimeDelta = TimeDelta::days(14);
/// The least time between two notes of its use: each is a write.
const NOTED_EVERY: TimeDelta = TimeDelta::minutes(5);

impl Desk {
    /// Who has signed in with a token; `None` when it is worth nothing.
    ///
    /// # Errors
    /// Those of the store.
    pub fn account_of(&self, token: &str, at: DateTime<Utc>) -> Result<Option<Account>, Fault> {
        let session = self.session_of(token, at)?;
        Ok(session.map(|(account, _)| account))
    }

    /// The same, and when they typed their pass-phrase last.
    ///
    /// # Errors
    /// Those of the store.
    pub fn session_of(
        &self,
        token: &str,
        at: DateTime<Utc>,
    ) -> Result<Option<(Account, DateTime<Utc>)>, Fault> {
        self.session_used(token, (at, at))
    }

    /// The same on a day that ends at a time: until then the session lasts in any case.
    ///
    /// # Errors
    /// Those of the store.
    pub fn session_used(
        &self,
        token: &str,
        (at, day_ends): (DateTime<Utc>, DateTime<Utc>),
    ) -> Result<Option<(Account, DateTime<Utc>)>, Fault> {
        let at_ms = at.timestamp_millis();
        let digest = secret::digest(token);
        let (session, account) = match self.store.read(move |db| db.session(&digest, at_ms)) {
            Ok(found) => found,
            Err(StoreError::Missing) => return Ok(None),
            Err(other) => return Err(other.into()),
        };
        let latest = session.created_at_ms + LIFETIME.num_milliseconds();
        let expires_at_ms = (at + IDLE).max(day_ends).timestamp_millis().min(latest);
        let is_worth_it = |ms: i64| ms > NOTED_EVERY.num_milliseconds();
        let is_longer = is_worth_it(expires_at_ms - session.expires_at_ms);
        if is_longer || is_worth_it(at_ms - session.last_seen_ms) {
            // What was given once, such as the rest of a day, is not taken away.
            let expires_at_ms = expires_at_ms.max(session.expires_at_ms.min(latest));
            self.store
                .write(move |tx| tx.touch_session(&digest, at_ms, expires_at_ms))?;
        }
        let proved = DateTime::from_timestamp_millis(session.proved_at_ms).unwrap_or_default();
        Ok(Some((account, proved)))
    }

    /// Whether a token is still good, for a page that stays open: that lengthens its session
    /// until a day after it was used otherwise.
    ///
    /// # Errors
    /// Those of the store.
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
            Err(StoreError::Missing) => Ok(false),
            Err(other) => Err(other.into()),
        }
    }
}
