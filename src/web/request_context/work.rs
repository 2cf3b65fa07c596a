//! What is done for a visitor on another thread, and in whose turn.

use super::{RequestContext, event_of};
use crate::desk::{Desk, Fault};
use crate::store::StoreError;
use crate::web::fair_wakeup::await_fairly;
use crate::web::fault::Failed;
use crate::web::priority::Lane;
use actix_web::web::block;

impl RequestContext {
    /// Does something at the desk, on a thread that may block.
    pub async fn desk<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Desk) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, Failed> {
        self.desk_in(self.lane(), work).await
    }

    /// The same in a certain lane.
    pub(in crate::web) async fn desk_in<T: Send + 'static>(
        &self,
        lane: Lane,
        work: impl FnOnce(&Desk) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, Failed> {
        let desk = if self.reads_aside() {
            self.shared.desk.aside()
        } else {
            self.shared.desk.clone()
        };
        let place = self.shared.lanes.enter(lane).await;
        let place = place.map_err(|_full| self.failed(Fault::Store(StoreError::Busy)))?;
        let done = self.spawn_blocking(move || {
            let done = work(&desk);
            // Kept until it is done, also when nobody waits for it any more.
            drop(place);
            done
        });
        done.await?.map_err(|fault| self.failed(fault))
    }

    /// Whose work it is to make what many of them share.
    pub(in crate::web) fn shared_lane(&self) -> Lane {
        match self.lane() {
            Lane::Lookup => Lane::Page,
            lane => lane,
        }
    }

    /// Whose work it is that they ask for.
    fn lane(&self) -> Lane {
        let is_of_event = event_of(&self.path).is_some() || self.path.starts_with("/api/");
        match &self.account {
            _ if !self.is_get => Lane::First,
            Some(_) => Lane::Organiser,
            None if is_of_event => Lane::Lookup,
            None => Lane::First,
        }
    }

    /// Does something on a thread that may block, so that nobody else waits for it.
    pub(in crate::web) async fn spawn_blocking<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Failed> {
        let stopping = |_| self.failed(Fault::Busy(crate::desk::passphrase::Busy));
        await_fairly(block(work)).await.map_err(stopping)
    }

    /// Whether they look at a page of an event that is the same for everybody.
    /// What is told live does not wait for a replica.
    fn reads_aside(&self) -> bool {
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
            number: None,
            exit: None,
            ..self.clone()
        }
    }
}
