//! Priorities of requests for threads and database connections: umpires and all entries first, then
//! organisers who read, then spectators. Spectators wait only for each other.

use crate::http::server::source_queue::{Source, SourceQueues, SourceTicket};
use crate::store::Store;
use std::net::IpAddr;
use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::available_parallelism;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// The priority of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Priority {
    /// A request of an umpire, or an entry: it never waits.
    First,
    /// A read of a signed-in user.
    Organiser,
    /// A page that is rendered once for all spectators.
    Page,
    /// A response for one spectator alone: a search, a file.
    Lookup,
    /// A picture beside a link, which can wait for every page.
    Picture,
    /// A page or an entry of a game that strangers play without an event: one at a time, beside all other work.
    Casual,
    /// A turn or a hint of the engine: one at a time, beside all other work.
    Engine,
    /// A longer study by the engine: one at a time, in steps, between which [`Priority::Engine`] has its turn.
    Study,
}

/// Database connections that are reserved for umpires.
const UMPIRES: usize = 2;

/// The limit of waiting spectators; later ones are refused.
const MAX_WAITING: usize = 4_096;

/// The limit of requests that wait for the engine; later ones are refused.
const MAX_WAITING_FOR_ENGINE: usize = 32;

/// The limit of studies that wait for another one; later ones are refused.
const MAX_WAITING_STUDIES: usize = 8;

/// Admits requests by their priorities.
pub struct Admission {
    organisers: Arc<Semaphore>,
    spectators: Arc<Semaphore>,
    /// Limits lookups among the spectators' requests, so that pages for all wait little.
    lookups: Arc<Semaphore>,
    /// Limits pictures in the same way.
    pictures: Arc<Semaphore>,
    casual: Arc<Semaphore>,
    engine: Arc<Semaphore>,
    studies: Arc<Semaphore>,
    sources: SourceQueues,
    /// The sources of studies: they take seconds, and other requests of the same school do not wait for them.
    sources_of_studies: SourceQueues,
    waiting: AtomicUsize,
    waiting_for_engine: AtomicUsize,
    waiting_studies: AtomicUsize,
}

impl Default for Admission {
    fn default() -> Admission {
        let connections = usize::try_from(Store::CONNECTIONS).unwrap_or(1);
        let organisers = connections
            .saturating_sub(UMPIRES + Admission::spectators())
            .max(1);
        Admission {
            organisers: Arc::new(Semaphore::new(organisers)),
            spectators: Arc::new(Semaphore::new(Admission::spectators())),
            lookups: Arc::new(Semaphore::new(1)),
            pictures: Arc::new(Semaphore::new(1)),
            casual: Arc::new(Semaphore::new(1)),
            engine: Arc::new(Semaphore::new(1)),
            studies: Arc::new(Semaphore::new(1)),
            sources: SourceQueues::default(),
            sources_of_studies: SourceQueues::default(),
            waiting: AtomicUsize::new(0),
            waiting_for_engine: AtomicUsize::new(0),
            waiting_studies: AtomicUsize::new(0),
        }
    }
}

/// Held while a request is served.
#[derive(Debug)]
pub struct Permit {
    _main: Option<OwnedSemaphorePermit>,
    _lookup: Option<OwnedSemaphorePermit>,
}

/// Too many spectators are waiting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Full;

impl Admission {
    /// The number of spectators served at the same time: one for each two processors, at most two.
    pub fn spectators() -> usize {
        let processors = available_parallelism().map_or(1, NonZero::get);
        (processors / 2).clamp(1, 2)
    }

    /// Waits for admission, in order of arrival within each priority.
    ///
    /// # Errors
    /// [`Full`] when too many spectators wait.
    pub async fn enter(&self, priority: Priority) -> Result<Permit, Full> {
        let lookup = match priority {
            Priority::First => {
                return Ok(Permit {
                    _main: None,
                    _lookup: None,
                });
            }
            Priority::Organiser => return Ok(taken(&self.organisers, None).await),
            Priority::Engine => {
                let _waits = counted(&self.waiting_for_engine, MAX_WAITING_FOR_ENGINE)?;
                return Ok(taken(&self.engine, None).await);
            }
            Priority::Study => {
                let _waits = counted(&self.waiting_studies, MAX_WAITING_STUDIES)?;
                return Ok(taken(&self.studies, None).await);
            }
            Priority::Casual => {
                let _waits = self.waits()?;
                return Ok(taken(&self.casual, None).await);
            }
            Priority::Page => None,
            Priority::Lookup => Some(&self.lookups),
            Priority::Picture => Some(&self.pictures),
        };
        let _waits = self.waits()?;
        let lookup = match lookup {
            Some(lookups) => Arc::clone(lookups).acquire_owned().await.ok(),
            None => None,
        };
        Ok(taken(&self.spectators, lookup).await)
    }

    /// Waits for the turn of the source of a stranger's request, before it queues with others.
    ///
    /// # Errors
    /// [`Full`] when too many spectators wait.
    pub(crate) async fn of_source(&self, from: Option<IpAddr>) -> Result<SourceTicket, Full> {
        let _waits = self.waits()?;
        Ok(self.sources.enter(Source::of(from)).await)
    }

    /// Waits for the only place of a study, first among the studies of its source.
    ///
    /// # Errors
    /// [`Full`] when too many wait.
    pub(crate) async fn enter_study(
        &self,
        from: Option<IpAddr>,
    ) -> Result<(SourceTicket, Permit), Full> {
        let ticket = {
            let _waits = self.waits()?;
            self.sources_of_studies.enter(Source::of(from)).await
        };
        Ok((ticket, self.enter(Priority::Study).await?))
    }

    fn waits(&self) -> Result<Waits<'_>, Full> {
        counted(&self.waiting, MAX_WAITING)
    }

    /// The number of spectators that wait for admission.
    pub fn waiting(&self) -> usize {
        self.waiting.load(Ordering::SeqCst)
    }
}

/// Counts a waiting request, unless too many wait.
fn counted(waiting: &AtomicUsize, most: usize) -> Result<Waits<'_>, Full> {
    let waits = Waits(waiting);
    match waiting.fetch_add(1, Ordering::SeqCst) {
        // Dropping `waits` counts down again.
        others if others >= most => Err(Full),
        _ => Ok(waits),
    }
}

/// The semaphores are never closed, so acquiring never fails.
async fn taken(semaphore: &Arc<Semaphore>, lookup: Option<OwnedSemaphorePermit>) -> Permit {
    Permit {
        _main: Arc::clone(semaphore).acquire_owned().await.ok(),
        _lookup: lookup,
    }
}

/// Counts a waiting request until it is dropped.
struct Waits<'a>(&'a AtomicUsize);

impl Drop for Waits<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::SeqCst);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    #[test]
    fn spectators_wait_only_for_each_other() {
        let admission = Admission::default();
        let enter = |priority| admission.enter(priority).now_or_never().map(Result::unwrap);
        let inside: Vec<Permit> = (0..Admission::spectators())
            .map(|_| enter(Priority::Page).unwrap())
            .collect();
        assert!(enter(Priority::Page).is_none() && enter(Priority::Lookup).is_none());
        assert!(enter(Priority::Organiser).is_some() && enter(Priority::First).is_some());
        drop(inside);
        assert!(enter(Priority::Lookup).is_some());
        assert_eq!(admission.waiting(), 0);
    }

    #[test]
    fn a_page_waits_for_at_most_one_lookup() {
        let admission = Admission::default();
        let mut searching: Vec<_> = (0..50)
            .map(|_| Box::pin(admission.enter(Priority::Lookup)))
            .collect();
        let first = searching.iter_mut();
        let mut first: Vec<_> = first
            .filter_map(|one| one.as_mut().now_or_never())
            .collect();
        assert_eq!(first.len(), 1, "one of them is let in");
        let mut page = Box::pin(admission.enter(Priority::Page));
        let has_waited = page.as_mut().now_or_never().is_none();
        first.clear();
        assert!(!has_waited || page.as_mut().now_or_never().is_some());
        assert!(admission.waiting() >= 49, "{} wait", admission.waiting());
    }

    #[test]
    fn the_engine_thinks_for_one_and_others_do_not_wait_for_it() {
        let admission = Admission::default();
        let enter = |priority| admission.enter(priority).now_or_never();
        let _thinking = enter(Priority::Engine).unwrap().unwrap();
        let mut waiting: Vec<_> = (0..MAX_WAITING_FOR_ENGINE)
            .map(|_| Box::pin(admission.enter(Priority::Engine)))
            .collect();
        let has_entered = waiting
            .iter_mut()
            .any(|one| one.as_mut().now_or_never().is_some());
        assert!(!has_entered, "one at a time");
        assert_eq!(enter(Priority::Engine).unwrap().unwrap_err(), Full);
        assert!(enter(Priority::Page).is_some() && enter(Priority::First).is_some());
    }

    #[test]
    fn a_study_lets_the_opponents_of_practice_think_and_few_wait_for_it() {
        let admission = Admission::default();
        let enter = |priority| admission.enter(priority).now_or_never();
        let _studying = enter(Priority::Study).unwrap().unwrap();
        assert!(enter(Priority::Engine).unwrap().is_ok());
        let mut waiting: Vec<_> = (0..MAX_WAITING_STUDIES)
            .map(|_| Box::pin(admission.enter(Priority::Study)))
            .collect();
        let entered = waiting.iter_mut().map(|one| one.as_mut().now_or_never());
        assert!(entered.into_iter().all(|one| one.is_none()));
        assert_eq!(enter(Priority::Study).unwrap().unwrap_err(), Full);
        drop(waiting);
        assert!(enter(Priority::Study).is_none(), "one leaves the queue");
    }

    #[test]
    fn organisers_leave_connections_to_umpires() {
        let admission = Admission::default();
        let enter = || admission.enter(Priority::Organiser).now_or_never();
        let inside: Vec<_> = std::iter::from_fn(enter).collect();
        let most = usize::try_from(Store::CONNECTIONS).unwrap();
        assert!(inside.len() + Admission::spectators() + UMPIRES <= most);
        assert!(admission.enter(Priority::First).now_or_never().is_some());
    }

    #[test]
    fn the_queue_of_spectators_is_limited() {
        let admission = Admission::default();
        let inside: Vec<_> = (0..Admission::spectators())
            .map(|_| admission.enter(Priority::Page).now_or_never())
            .collect();
        let mut waiting: Vec<_> = (0..MAX_WAITING)
            .map(|_| Box::pin(admission.enter(Priority::Page)))
            .collect();
        for one in &mut waiting {
            assert!(one.as_mut().now_or_never().is_none());
        }
        let next = admission.enter(Priority::Page).now_or_never();
        assert!(matches!(next, Some(Err(Full))));
        drop((waiting, inside));
        assert_eq!(admission.waiting(), 0);
    }
}
