//! The application layer: the actions of organisers and umpires. Each function reads, decides,
//! writes in one transaction and announces the change. A function that changes an event takes a
//! [`rights::Right`] to do so.

mod account_deletion;
pub mod accounts;
pub mod administration;
pub mod archives;
pub mod arrivals;
mod attempt_limit;
pub mod by_the_book;
pub mod check_in;
pub mod child_data;
mod delay;
mod demo;
pub mod earlier_players;
mod earlier_rounds;
pub mod entrants;
pub mod erasure;
pub mod event_files;
pub mod event_log;
pub mod event_page;
pub mod events;
pub mod fault;
pub mod game_lengths;
pub mod games;
mod held_back;
pub mod history;
pub mod integrity_check;
mod known_browsers;
pub mod limits;
pub mod line_ups;
pub mod own_school;
pub mod pairing_constraints;
pub mod passphrase;
pub mod penalty_cards;
pub mod point_adjustments;
pub mod postponed_games;
pub mod privacy;
pub mod prizes;
pub mod projector;
pub mod public_event;
mod rate_limit;
mod rebuild;
pub mod record_files;
pub mod recovery;
pub mod registration;
mod relay;
pub mod report_files;
mod request_limit;
mod result_correction;
pub mod rights;
mod round_seals;
pub mod round_time;
mod round_timer;
pub mod rounds;
pub mod schedule;
pub mod school_details;
pub mod schools;
pub mod secret;
pub mod sections;
pub mod service_figures;
mod sessions;
mod settings_json;
pub mod shown_names;
pub mod sign_in_limits;
pub mod signing_key;
pub mod silent_phones;
pub mod speakers;
pub mod staff;
pub mod standings;
mod start_order;
pub mod team_members;
mod trusted_time;
pub mod umpires;
pub mod undo;
mod unsaved_sessions;

pub use delay::Delay;
pub use demo::{DemoState, NAME as DEMO_NAME};
pub use fault::Fault;
pub use relay::Relay;

use crate::change_feed::{Hub, Topic};
use crate::store::{Audit, Changes, Store, StoreError};
use crate::tournament::TournamentId;
use passphrase::Hasher;
use signing_key::SigningKey;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

/// The application over one store. Cheap to clone. Its methods block, so the web calls them on
/// blocking threads.
#[derive(Clone)]
pub struct Desk {
    store: Store,
    hub: Hub,
    hasher: Hasher,
    secret: [u8; 32],
    signing_key: SigningKey,
    /// When the clock was last checked for a jump, in milliseconds; 0 where it is not checked.
    last_beat_ms: Arc<AtomicI64>,
    game_cache: Arc<games::GameCache>,
    board_cache: Arc<games::BoardCache>,
    casual_cache: Arc<games::CasualCache>,
    /// Whether the database files may still contain erased data.
    has_traces: Arc<AtomicBool>,
    rate_limit: Arc<rate_limit::RateLimit>,
    request_rate: Arc<rate_limit::RateLimit>,
    limits: Arc<RwLock<Arc<limits::Limits>>>,
    /// Whether the log has the sources of failed sign-ins.
    logs_sources: bool,
    unsaved_sessions: Arc<unsaved_sessions::UnsavedSessions>,
    demos: Arc<demo::Demos>,
}

impl Desk {
    /// Opens the desk over a store.
    pub fn open(store: Store, hub: Hub) -> Result<Desk, Fault> {
        let offered = secret::bytes();
        let secret = store.write(move |tx| tx.secret(&offered))?;
        let desk = Desk {
            signing_key: SigningKey::usual(&store),
            store,
            hub,
            hasher: Hasher::start(),
            secret,
            last_beat_ms: Arc::default(),
            game_cache: Arc::default(),
            board_cache: Arc::default(),
            casual_cache: Arc::default(),
            // An earlier process may have been stopped before it scrubbed the files.
            has_traces: Arc::new(AtomicBool::new(true)),
            rate_limit: Arc::default(),
            request_rate: Arc::default(),
            limits: Arc::default(),
            logs_sources: false,
            unsaved_sessions: Arc::default(),
            demos: Arc::default(),
        };
        Ok(desk)
    }

    /// The same desk with its signing key in another place.
    #[must_use]
    pub fn with_signing_key(self, signing_key: SigningKey) -> Desk {
        Desk {
            signing_key,
            ..self
        }
    }

    /// Sets the limits of the server, also while it runs.
    pub fn set_limits(&self, limits: limits::Limits) {
        let mut present = self.limits.write().unwrap_or_else(PoisonError::into_inner);
        *present = Arc::new(limits);
    }

    /// The limits of the server.
    pub fn limits(&self) -> Arc<limits::Limits> {
        let present = self.limits.read().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(&present)
    }

    /// The same desk, whose log has the sources of failed sign-ins.
    #[must_use]
    pub fn with_logged_sources(self, logs_sources: bool) -> Desk {
        Desk {
            logs_sources,
            ..self
        }
    }

    /// Whether its signing key is derived from the database, for want of a file.
    pub fn signs_from_database(&self) -> bool {
        self.signing_key == SigningKey::InDatabase
    }

    /// The same desk, reading from the replica if there is one; for public pages.
    #[must_use]
    pub fn on_replica(&self) -> Desk {
        Desk {
            store: self.store.on_replica(),
            ..self.clone()
        }
    }

    /// The same desk without the check for clock jumps, for entries with times in the past.
    fn without_clock_check(&self) -> Desk {
        Desk {
            last_beat_ms: Arc::default(),
            ..self.clone()
        }
    }

    /// Removes data erased just now from the database files. SQLite keeps deleted bytes in its WAL
    /// until a checkpoint, which a reader can prevent: then [`Desk::purge_erased`] does it later.
    fn scrub_now(&self) {
        self.has_traces.store(true, Ordering::SeqCst);
        self.purge_erased();
    }

    /// Removes data erased since the last call from the database files.
    pub fn purge_erased(&self) {
        if !self.has_traces.swap(false, Ordering::SeqCst) {
            return;
        }
        if let Err(why) = self.store.purge_erased() {
            self.has_traces.store(true, Ordering::SeqCst);
            tracing::warn!(%why, "erased data is still in the database files");
        }
    }

    /// Called last before the server stops, so that no erased data stays in a file.
    pub fn close(&self) {
        self.scrub_now();
    }

    /// The hub that announces changes to streams and caches.
    pub fn hub(&self) -> &Hub {
        &self.hub
    }

    /// Writes a change of an event together with its line in the history, and announces it.
    fn change_event<T: Send + 'static>(
        &self,
        audit: Audit,
        change: impl FnOnce(&mut dyn Changes, &mut Audit) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, Fault> {
        let event = audit.tournament;
        let school = history::school_of(&audit);
        let done = self.store.change(audit, move |tx, line| {
            let done = change(tx, line)?;
            if let Some(school) = school {
                line.detail = history::with_school(&line.detail, &school);
            }
            Ok(done)
        })?;
        if let Some(id) = event {
            self.announce_event(id);
        }
        Ok(done)
    }

    fn announce_event(&self, tournament: TournamentId) {
        self.hub.announce(Topic::Tournament(tournament.0));
        self.hub.announce(Topic::Hall(tournament.0));
    }

    /// Announces that a round was posted or closed, which changes the list of events too.
    fn announce_milestone(&self, tournament: TournamentId) {
        self.announce_event(tournament);
        self.hub.announce(Topic::Milestone);
    }
}
