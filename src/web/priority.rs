//! Who goes first where all want the same threads and the same database: umpires
//! and whoever enters something, then organisers who look, then spectators. Many
//! spectators at once wait for each other and for nobody else.

use crate::store::Store;
use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::available_parallelism;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Whose work it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lane {
    /// Of an umpire, or of somebody who enters something: it waits for nobody.
    First,
    /// Of somebody who has signed in and looks at something.
    Organiser,
    /// A page that is made once for all spectators.
    Page,
    /// What one spectator asks for alone: a search, a file.
    Lookup,
}

/// So many connections to the database are left to umpires.
const KEPT: usize = 2;

/// So many spectators wait at once; whoever comes then is to come again.
const WAITING: usize = 4_096;

/// The lanes of one server.
pub struct Lanes {
    organisers: Arc<Semaphore>,
    spectators: Arc<Semaphore>,
    /// Only so many of those in the lane of spectators ask for themselves alone,
    /// so that a page for all waits for few of them.
    lookups: Arc<Semaphore>,
    waiting: AtomicUsize,
}

impl Default for Lanes {
    fn default() -> Lanes {
        let connections = usize::try_from(Store::CONNECTIONS).unwrap_or(1);
        let organisers = connections
            .saturating_sub(KEPT + Lanes::spectators())
            .max(1);
        Lanes {
            organisers: Arc::new(Semaphore::new(organisers)),
            spectators: Arc::new(Semaphore::new(Lanes::spectators())),
            lookups: Arc::new(Semaphore::new(1)),
            waiting: AtomicUsize::new(0),
        }
    }
}

/// A place in a lane, for as long as it is kept.
#[derive(Debug)]
pub struct Place {
    _lane: Option<OwnedSemaphorePermit>,
    _lookup: Option<OwnedSemaphorePermit>,
}

/// Too many wait already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Full;

impl Lanes {
    /// For so many spectators something is done at the same time: by half of the
    /// processors.
    pub fn spectators() -> usize {
        let processors = available_parallelism().map_or(1, NonZero::get);
        (processors / 2).clamp(1, 2)
    }

    /// Waits for a place in a lane, in the order of those who came.
    ///
    /// # Errors
    /// [`Full`] when too many spectators wait.
    pub async fn enter(&self, lane: Lane) -> Result<Place, Full> {
        let lookup = match lane {
            Lane::First => {
                return Ok(Place {
                    _lane: None,
                    _lookup: None,
                });
            }
            Lane::Organiser => return Ok(taken(&self.organisers, None).await),
            Lane::Page => None,
            Lane::Lookup => Some(&self.lookups),
        };
        let _waits = self.waits()?;
        let lookup = match lookup {
            Some(lookups) => Arc::clone(lookups).acquire_owned().await.ok(),
            None => None,
        };
        Ok(taken(&self.spectators, lookup).await)
    }

    fn waits(&self) -> Result<Waits<'_>, Full> {
        let waits = Waits(&self.waiting);
        match self.waiting.fetch_add(1, Ordering::SeqCst) {
            // Dropped, it is not counted any more.
            others if others >= WAITING => Err(Full),
            _ => Ok(waits),
        }
    }

    /// How many spectators wait for a place.
    pub fn waiting(&self) -> usize {
        self.waiting.load(Ordering::SeqCst)
    }
}

/// The semaphores are never closed, so that there is a place in the end.
async fn taken(lane: &Arc<Semaphore>, lookup: Option<OwnedSemaphorePermit>) -> Place {
    Place {
        _lane: Arc::clone(lane).acquire_owned().await.ok(),
        _lookup: lookup,
    }
}

/// Somebody who waits.
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
    fn spectators_wait_for_each_other_and_for_nobody_else() {
        let lanes = Lanes::default();
        let enter = |lane| lanes.enter(lane).now_or_never().map(Result::unwrap);
        let inside: Vec<Place> = (0..Lanes::spectators())
            .map(|_| enter(Lane::Page).unwrap())
            .collect();
        assert!(enter(Lane::Page).is_none() && enter(Lane::Lookup).is_none());
        assert!(enter(Lane::Organiser).is_some() && enter(Lane::First).is_some());
        drop(inside);
        assert!(enter(Lane::Lookup).is_some());
        assert_eq!(lanes.waiting(), 0);
    }

    #[test]
    fn a_page_for_all_waits_for_one_who_asks_alone() {
        let lanes = Lanes::default();
        let mut searching: Vec<_> = (0..50)
            .map(|_| Box::pin(lanes.enter(Lane::Lookup)))
            .collect();
        let first = searching.iter_mut();
        let mut first: Vec<_> = first
            .filter_map(|one| one.as_mut().now_or_never())
            .collect();
        assert_eq!(first.len(), 1, "one of them is let in");
        let mut page = Box::pin(lanes.enter(Lane::Page));
        let has_waited = page.as_mut().now_or_never().is_none();
        first.clear();
        assert!(!has_waited || page.as_mut().now_or_never().is_some());
        assert!(lanes.waiting() >= 49, "{} wait", lanes.waiting());
    }

    #[test]
    fn organisers_leave_connections_to_umpires() {
        let lanes = Lanes::default();
        let enter = || lanes.enter(Lane::Organiser).now_or_never();
        let inside: Vec<_> = std::iter::from_fn(enter).collect();
        let most = usize::try_from(Store::CONNECTIONS).unwrap();
        assert!(inside.len() + Lanes::spectators() + KEPT <= most);
        assert!(lanes.enter(Lane::First).now_or_never().is_some());
    }

    #[test]
    fn too_many_who_wait_are_to_come_again() {
        let lanes = Lanes::default();
        let inside: Vec<_> = (0..Lanes::spectators())
            .map(|_| lanes.enter(Lane::Page).now_or_never())
            .collect();
        let mut waiting: Vec<_> = (0..WAITING)
            .map(|_| Box::pin(lanes.enter(Lane::Page)))
            .collect();
        for one in &mut waiting {
            assert!(one.as_mut().now_or_never().is_none());
        }
        let next = lanes.enter(Lane::Page).now_or_never();
        assert!(matches!(next, Some(Err(Full))));
        drop((waiting, inside));
        assert_eq!(lanes.waiting(), 0);
    }
}
