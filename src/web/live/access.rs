//! How long somebody may watch what is not for everybody.

use crate::desk::rights::LookInside;
use crate::live::Topic;
use crate::web::clock;
use crate::web::request_context::RequestContext;
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// A right is looked at again so often even when nobody has announced anything:
/// an announcement of another process can be lost, and a session ends by itself.
const LOOKED_AT: Duration = Duration::from_secs(4);

/// The right of somebody who watches.
pub(super) struct Welcome {
    visitor: RequestContext,
    event: String,
    changes: watch::Receiver<u64>,
    looked: Instant,
}

impl Welcome {
    /// Of somebody who may see an event from inside; `None` for a visitor who
    /// has not signed in.
    pub(super) fn inside(visitor: &RequestContext, event: &str) -> Option<Welcome> {
        let account = visitor.account.as_ref()?;
        Some(Welcome {
            // Heeded, not followed: it is the same stream.
            changes: visitor
                .shared
                .desk
                .hub()
                .watch_version(Topic::Account(account.id.0)),
            visitor: visitor.clone(),
            event: event.to_owned(),
            // The right was proven before there was a stream, not after.
            looked: Instant::now().checked_sub(LOOKED_AT)?,
        })
    }

    /// Comes back when the right may have ended.
    pub(super) async fn may_have_ended(&mut self) {
        if self.changes.changed().await.is_err() {
            std::future::pending::<()>().await;
        }
        self.looked -= LOOKED_AT;
    }

    /// When the right is looked at next.
    pub(super) fn next_look(&self) -> Instant {
        self.looked + LOOKED_AT
    }

    /// Whether they may still watch.
    pub(super) async fn lasts(&mut self) -> bool {
        let is_new = self.changes.has_changed().unwrap_or(true);
        if !is_new && self.looked.elapsed() < LOOKED_AT {
            return true;
        }
        self.changes.mark_unchanged();
        self.looked = Instant::now();
        let (account, token) = (self.visitor.account.clone(), self.visitor.token.clone());
        let (event, at) = (self.event.clone(), clock::now());
        let lasts = self.visitor.desk(move |desk| {
            let (Some(account), Some(token)) = (account, token) else {
                return Ok(false);
            };
            let is_signed_in = desk.is_watching(&token, at)?;
            Ok(is_signed_in && desk.right::<LookInside>(&account, &event, at).is_ok())
        });
        lasts.await.unwrap_or(false)
    }
}
