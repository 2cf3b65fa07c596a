//! The state shared by all handlers.

use crate::backup::{BackupStore, Scheduler};
use crate::desk::Desk;
use crate::desk::limits::Limit;
use crate::http::middleware::page_cache::PageCache;
use crate::http::request::event_languages::EventLanguages;
use crate::http::request::upload::Uploads;
use crate::http::response::messages_to_review::SeenPages;
use crate::http::response::server_sent_events::FragmentCache;
use crate::http::server::data_move::Moving;
use crate::http::server::ingress::Ingress;
use crate::http::server::laptop::Laptop;
use crate::http::server::open_files::DEFAULT_STREAMS;
use crate::http::server::request_priority::Admission;
use crate::i18n::{BadMessages, Language, Localizer, Localizers};
use crate::tournament::Audience;
use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

/// Values that pages share between requests, one of each type. The server does not know them.
#[derive(Default)]
pub struct SharedValues(RwLock<HashMap<TypeId, Arc<dyn Any + Send + Sync>>>);

impl SharedValues {
    /// The value of a type, made when it is asked for first.
    pub fn get<T: Any + Default + Send + Sync>(&self) -> Arc<T> {
        let key = TypeId::of::<T>();
        let known = self
            .0
            .read()
            .unwrap_or_else(PoisonError::into_inner)
            .get(&key)
            .cloned();
        let value = known.unwrap_or_else(|| {
            let mut values = self.0.write().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(values.entry(key).or_insert_with(|| Arc::new(T::default())))
        });
        value.downcast().unwrap_or_default()
    }
}

/// The state shared by all handlers.
pub struct AppState {
    /// The desk that handlers call.
    pub desk: Desk,
    /// The code for setting up the server from another machine.
    pub setup_code: String,
    /// How clients reach the server.
    pub ingress: Ingress,
    /// The backups of the server, if it makes any.
    pub backups: Option<BackupStore>,
    /// The maker of these backups, which knows how the last one went.
    pub scheduler: Option<Scheduler>,
    /// The key of the demo event, if this is a demo.
    pub demo: Option<String>,
    /// The laptop on which it runs, where it was started by a double click.
    pub laptop: Option<Arc<Laptop>>,
    /// The move to another computer; `None` for a database server.
    pub moving: Option<Arc<Moving>>,
    /// Live fragments of pages, each rendered once for all streams.
    pub fragments: FragmentCache,
    /// Values that pages share between requests.
    pub of_pages: SharedValues,
    /// Public pages, each rendered once for all anonymous visitors.
    pub pages: PageCache,
    /// The languages of events.
    pub event_languages: EventLanguages,
    /// Admits requests by their priorities.
    pub admission: Admission,
    /// Uploads in progress.
    pub uploads: Uploads,
    /// Whether there is an account; it never becomes false again.
    pub is_set_up: AtomicBool,
    /// The pages that speakers opened last.
    pub speakers_pages: SeenPages,
    /// The time between a stop signal and the end of the listener.
    pub drain: Duration,
    /// Whether a stop signal has come; it never becomes false again.
    pub is_stopping: AtomicBool,
    /// The limit of open streams of spectators.
    stream_limit: AtomicUsize,
    localizers: Localizers,
}

impl AppState {
    /// The state of a server with default settings.
    ///
    /// # Errors
    /// When a message file is invalid.
    pub fn new(desk: Desk, setup_code: String) -> Result<AppState, BadMessages> {
        let megabytes = desk.limits().get(Limit::UploadMegabytes);
        Ok(AppState {
            desk,
            setup_code,
            ingress: Ingress::default(),
            backups: None,
            scheduler: None,
            demo: None,
            laptop: None,
            moving: None,
            fragments: FragmentCache::default(),
            of_pages: SharedValues::default(),
            pages: PageCache::default(),
            event_languages: EventLanguages::default(),
            admission: Admission::default(),
            uploads: Uploads::with_memory(megabytes),
            is_set_up: AtomicBool::new(false),
            speakers_pages: SeenPages::default(),
            drain: Duration::ZERO,
            is_stopping: AtomicBool::new(false),
            stream_limit: AtomicUsize::new(DEFAULT_STREAMS),
            localizers: Localizers::open()?,
        })
    }

    /// With other settings than plain HTTP.
    #[must_use]
    pub fn with_ingress(self, ingress: Ingress) -> AppState {
        self.limit_streams(ingress.streams.unwrap_or(DEFAULT_STREAMS));
        AppState { ingress, ..self }
    }

    /// With a time between a stop signal and the end of the listener, in which a load balancer notices that
    /// `/ready` says no.
    #[must_use]
    pub fn with_drain(self, drain: Duration) -> AppState {
        AppState { drain, ..self }
    }

    /// Limits open streams of spectators, from now on. Streams that are open stay.
    pub fn limit_streams(&self, limit: usize) {
        self.stream_limit.store(limit, Ordering::Relaxed);
    }

    /// Whether one more stream fits beside `streams` open ones.
    pub(crate) fn has_room_beside(&self, streams: usize) -> bool {
        streams < self.stream_limit.load(Ordering::Relaxed)
    }

    /// With automatic backups.
    #[must_use]
    pub fn with_backups(self, backups: Option<BackupStore>) -> AppState {
        AppState { backups, ..self }
    }

    /// With the maker of automatic backups.
    #[must_use]
    pub fn with_scheduler(self, scheduler: Option<Scheduler>) -> AppState {
        AppState { scheduler, ..self }
    }

    /// With the key of a demo event.
    #[must_use]
    pub fn with_demo(self, demo: Option<String>) -> AppState {
        AppState { demo, ..self }
    }

    /// On a laptop, which adds its own page.
    #[must_use]
    pub fn with_laptop(self, laptop: Option<Arc<Laptop>>) -> AppState {
        AppState { laptop, ..self }
    }

    /// With a database file, which can be moved to another computer.
    #[must_use]
    pub fn with_moving(self, moving: Option<Arc<Moving>>) -> AppState {
        AppState { moving, ..self }
    }

    /// The localizer of a language.
    pub fn localizer(&self, language: Language) -> Arc<Localizer> {
        self.localizers.of(language)
    }

    /// The localizer of a language for an event.
    pub(crate) fn localizer_for(&self, language: Language, audience: Audience) -> Arc<Localizer> {
        self.localizers.of_audience(language, audience)
    }
}
