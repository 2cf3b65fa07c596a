//! Work for a request on a blocking thread, by its priority.

use super::{RequestContext, event_of};
use crate::desk::{Desk, Fault};
use crate::store::StoreError;
use crate::web::fair_wakeup::await_fairly;
use crate::web::fault::Failed;
use crate::web::priority::Priority;
use actix_web::web::block;

impl RequestContext {
    /// Does something at the desk, on a thread that may block.
    pub async fn desk<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Desk) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, Failed> {
        self.desk_with(self.priority(), work).await
    }

    /// The same with another priority.
    pub(in crate::web) async fn desk_with<T: Send + 'static>(
        &self,
        priority: Priority,
        work: impl FnOnce(&Desk) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, Failed> {
        let desk = if self.reads_from_replica() {
            self.shared.desk.on_replica()
        } else {
            self.shared.desk.clone()
        };
        let place = self.shared.admission.enter(priority).await;
        let place = place.map_err(|_full| self.failed(Fault::Store(StoreError::Busy)))?;
        let done = self.spawn_blocking(move || {
            let done = work(&desk);
            // Kept until it is done, also when nobody waits for it any more.
            drop(place);
            done
        });
        done.await?.map_err(|fault| self.failed(fault))
    }

    /// The priority of what is made once for many.
    pub(in crate::web) fn shared_priority(&self) -> Priority {
        match self.priority() {
            Priority::Lookup => Priority::Page,
            priority => priority,
        }
    }

    /// The priority of this request.
    fn priority(&self) -> Priority {
        let is_of_event = event_of(&self.path).is_some() || self.path.starts_with("/api/");
        match &self.account {
            _ if !self.is_get => Priority::First,
            Some(_) => Priority::Organiser,
            None if is_of_event => Priority::Lookup,
            None => Priority::First,
        }
    }

    /// Does something on a blocking thread.
    pub(in crate::web) async fn spawn_blocking<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Failed> {
        let stopping = |_| self.failed(Fault::Busy(crate::desk::passphrase::Busy));
        await_fairly(block(work)).await.map_err(stopping)
    }

    /// Whether it asks for a page of an event that is the same for everybody, which a replica may
    /// answer. A live stream does not wait for a replica.
    fn reads_from_replica(&self) -> bool {
        !self.is_live && self.sees_public() && event_of(&self.path).is_some()
    }

    /// The same request from somebody unknown, for a page that is made for everybody.
    #[must_use]
    pub(in crate::web) fn without_identity(&self, query: &[String]) -> RequestContext {
        RequestContext {
            elsewhere: query.iter().map(|pair| format!("{pair}&")).collect(),
            account: None,
            proved_at: None,
            token: None,
            wants_part: false,
            notice: None,
            undo: None,
            words: None,
            t: self.shared.localizer(self.t.language()),
            number: None,
            exit: None,
            ..self.clone()
        }
    }
}
