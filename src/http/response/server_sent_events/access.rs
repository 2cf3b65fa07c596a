//! Access to streams that are not public, checked periodically.

use crate::change_feed::Topic;
use crate::desk::rights::Permission;
use crate::desk::{Desk, Fault};
use crate::http::request::request_context::RequestContext;
use crate::store::Account;
use crate::system_time;
use chrono::{DateTime, Utc};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// The interval of checks without an announcement: an announcement of another process can be lost, and a
/// session expires.
const INTERVAL: Duration = Duration::from_secs(4);

/// The access right of the account that follows a stream.
pub(super) struct AccessCheck {
    context: RequestContext,
    event: String,
    /// Checks the right that the stream needs.
    right: fn(&Desk, &Account, &str, DateTime<Utc>) -> Result<(), Fault>,
    changes: watch::Receiver<u64>,
    checked: Instant,
}

impl AccessCheck {
    /// For an account with the right `D` in an event; `None` without a session.
    pub(super) fn inside<D: Permission>(
        context: &RequestContext,
        event: &str,
    ) -> Option<AccessCheck> {
        let account = context.identity.account.as_ref()?;
        Some(AccessCheck {
            // A version, not a subscription: it does not count as a stream.
            changes: context
                .shared
                .desk
                .hub()
                .watch_version(Topic::Account(account.id.0)),
            context: context.clone(),
            event: event.to_owned(),
            right: |desk, account, event, at| desk.right::<D>(account, event, at).map(drop),
            // The right was checked before the topic was watched.
            checked: Instant::now().checked_sub(INTERVAL)?,
        })
    }

    /// Returns when the right may have ended.
    pub(super) async fn may_have_ended(&mut self) {
        if self.changes.changed().await.is_err() {
            std::future::pending::<()>().await;
        }
        self.checked -= INTERVAL;
    }

    /// The time of the next check.
    pub(super) fn next_check(&self) -> Instant {
        self.checked + INTERVAL
    }

    /// Whether the right still holds.
    pub(super) async fn is_granted(&mut self) -> bool {
        let is_new = self.changes.has_changed().unwrap_or(true);
        if !is_new && self.checked.elapsed() < INTERVAL {
            return true;
        }
        self.changes.mark_unchanged();
        self.checked = Instant::now();
        let (account, token) = (
            self.context.identity.account.clone(),
            self.context.identity.token.clone(),
        );
        let (event, right, at) = (self.event.clone(), self.right, system_time::now());
        let is_granted = self.context.desk(move |desk| {
            let (Some(account), Some(token)) = (account, token) else {
                return Ok(false);
            };
            let is_signed_in = desk.is_watching(&token, at)?;
            Ok(is_signed_in && right(desk, &account, &event, at).is_ok())
        });
        is_granted.await.unwrap_or(false)
    }
}
