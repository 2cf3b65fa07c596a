//! Work for a request on a blocking thread, by its priority.

use super::parts::Identity;
use super::{RequestContext, event_of};
use crate::desk::events::Event;
use crate::desk::{Desk, Fault};
use crate::http::response::error_page::Failed;
use crate::http::server::fair_wakeup::await_fairly;
use crate::http::server::request_priority::{Permit, Priority};
use crate::http::server::source_queue::SourceTicket;
use crate::store::StoreError;
use crate::tournament::Tournament;
use actix_web::web::block;

/// Held while a study by the engine goes on.
pub(crate) struct StudyPlace {
    _ticket: SourceTicket,
    _place: Permit,
}

impl RequestContext {
    /// Runs work at the desk on a blocking thread.
    pub async fn desk<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Desk) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, Failed> {
        self.desk_with(self.priority(), work).await
    }

    /// The tournament of an event.
    pub(crate) async fn tournament(&self, event: &Event) -> Result<Tournament, Failed> {
        let event = event.clone();
        self.desk(move |desk| desk.tournament(&event)).await
    }

    /// Runs work at the desk with a given priority.
    pub(crate) async fn desk_with<T: Send + 'static>(
        &self,
        priority: Priority,
        work: impl FnOnce(&Desk) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, Failed> {
        let desk = if self.reads_from_replica() {
            self.shared.desk.on_replica()
        } else {
            self.shared.desk.clone()
        };
        let full = |_full| self.failed(Fault::Store(StoreError::Busy));
        let admission = &self.shared.admission;
        let ticket = match priority {
            Priority::Lookup | Priority::Engine | Priority::Casual => Some(
                admission
                    .of_source(self.connection.from)
                    .await
                    .map_err(full)?,
            ),
            _ => None,
        };
        let place = admission.enter(priority).await.map_err(full)?;
        let done = self.spawn_blocking(move || {
            let done = work(&desk);
            // Held until the work is done, also when the client has gone.
            drop((place, ticket));
            done
        });
        done.await?.map_err(|fault| self.failed(fault))
    }

    /// The priority of what is rendered once for many.
    pub(crate) fn shared_priority(&self) -> Priority {
        match self.priority() {
            Priority::Lookup => Priority::Page,
            priority => priority,
        }
    }

    fn priority(&self) -> Priority {
        match &self.identity.account {
            _ if self.sent.path.starts_with("/play/") => Priority::Casual,
            _ if !self.sent.is_get => Priority::First,
            Some(_) => Priority::Organiser,
            None if self.is_of_door() => Priority::First,
            None => Priority::Lookup,
        }
    }

    /// Whether it is a page of umpires or of players at their seats, or one on the way to an account. Each costs one
    /// short read.
    fn is_of_door(&self) -> bool {
        const DOORS: [&str; 10] = [
            "u", "s", "signin", "recover", "setup", "join", "ready", "health", "hello", "play",
        ];
        let first = self.sent.path.split('/').nth(1).unwrap_or_default();
        DOORS.contains(&first)
    }

    /// Renders a response for this visitor alone on a blocking thread, in the queue of its priority.
    pub(crate) async fn rendered<T: Send + 'static>(
        &self,
        work: impl FnOnce(&RequestContext) -> T + Send + 'static,
    ) -> Result<T, Failed> {
        let context = self.clone();
        self.desk(move |_| Ok(work(&context))).await
    }

    /// Lets the engine think on a blocking thread, behind all other work.
    pub(crate) async fn thinking<T: Send + 'static>(
        &self,
        work: impl FnOnce(&RequestContext) -> T + Send + 'static,
    ) -> Result<T, Failed> {
        let context = self.clone();
        let think = move |_: &Desk| Ok(work(&context));
        self.desk_with(Priority::Engine, think).await
    }

    /// Lets the engine think in steps, behind all other work, until a step says that it was the last. Between the steps
    /// others have their turn. No step follows once the client has gone.
    pub(crate) async fn studying<T: Send + 'static>(
        &self,
        mut work: T,
        step: impl Fn(&mut T) -> bool + Clone + Send + 'static,
    ) -> Result<T, Failed> {
        let full = |_full| self.failed(Fault::Store(StoreError::Busy));
        let admission = &self.shared.admission;
        loop {
            let place = admission.enter(Priority::Engine).await.map_err(full)?;
            let step = step.clone();
            let done = self.spawn_blocking(move || {
                let is_last = step(&mut work);
                // Held until the step is done, also when the client has gone.
                drop(place);
                (work, is_last)
            });
            let (left, is_last) = done.await?;
            if is_last {
                return Ok(left);
            }
            work = left;
        }
    }

    /// Waits for the only place of a study by the engine.
    ///
    /// # Errors
    /// When too many wait.
    pub(crate) async fn study_place(&self) -> Result<StudyPlace, Failed> {
        let full = |_full| self.failed(Fault::Store(StoreError::Busy));
        let admission = &self.shared.admission;
        let place = admission.enter_study(self.connection.from).await;
        let (ticket, place) = place.map_err(full)?;
        Ok(StudyPlace {
            _ticket: ticket,
            _place: place,
        })
    }

    /// Runs work on a blocking thread.
    pub(crate) async fn spawn_blocking<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Failed> {
        let stopping = |_| self.failed(Fault::Busy(crate::desk::passphrase::Busy));
        await_fairly(block(work)).await.map_err(stopping)
    }

    /// Whether a replica may serve the request: a public page of an event. A live stream does not wait for a
    /// replica.
    fn reads_from_replica(&self) -> bool {
        !self.reply.is_live && self.sees_public() && event_of(&self.sent.path).is_some()
    }

    /// The request of an anonymous visitor, for a page that is rendered for all.
    #[must_use]
    pub(crate) fn without_identity(&self, query: &[String]) -> RequestContext {
        let mut context = self.clone();
        context.t = self.shared.localizer(self.t.language());
        context.identity = Identity {
            device: context.identity.device,
            ..Identity::default()
        };
        context.sent.elsewhere = query.iter().map(|pair| format!("{pair}&")).collect();
        context.sent.number = None;
        context.reply.wants_part = false;
        context.reply.notice = None;
        context.reply.undo = None;
        context.connection.exit = None;
        context
    }
}
