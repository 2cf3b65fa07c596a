//! Failed sign-ins with their source, as long as the limits of wrong attempts keep them.

use super::super::{Desk, Fault};
use crate::store::FailedSignInRow;
use chrono::{DateTime, Utc};
use serde::Serialize;

/// Maximum number of failed sign-ins that are kept; beyond it, the oldest are forgotten first.
pub(in crate::desk) const KNOWN: u32 = 10_000;

/// A failed sign-in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FailedSignIn {
    /// When.
    pub time: DateTime<Utc>,
    /// The address from which it came.
    pub source: String,
    /// The name of the account; empty if there is none of the typed name.
    pub account: String,
    /// `account.sign-in-failed` or `account.recovery-failed`.
    pub action: String,
}

impl Desk {
    /// The failed sign-ins that are not forgotten yet, the newest first.
    pub fn failed_sign_ins(&self, at: DateTime<Utc>) -> Result<Vec<FailedSignIn>, Fault> {
        let now_ms = at.timestamp_millis();
        let rows = self
            .store
            .read(move |db| db.failed_sign_ins(now_ms, KNOWN))?;
        let shown = rows.into_iter().map(|row| {
            let FailedSignInRow {
                at_ms,
                source,
                account,
                action,
                ..
            } = row;
            FailedSignIn {
                time: DateTime::from_timestamp_millis(at_ms).unwrap_or_default(),
                source,
                account,
                action,
            }
        });
        Ok(shown.collect())
    }

    /// Deletes the failed sign-ins that are due. A server does so every hour, and with each failure.
    pub fn purge_failed_sign_ins(&self, at: DateTime<Utc>) -> Result<(), Fault> {
        let now_ms = at.timestamp_millis();
        Ok(self
            .store
            .write(move |tx| tx.purge_failed_sign_ins(now_ms))?)
    }
}
