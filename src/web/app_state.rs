//! The state shared by all handlers.

use super::data_move::Moving;
use super::event_languages::EventLanguages;
use super::ingress::Ingress;
use super::laptop::Laptop;
use super::messages_to_review::SeenPages;
use super::mini_board::MiniBoards;
use super::page_cache::PageCache;
use super::request_priority::Admission;
use super::saved_forms::Forms;
use super::server_sent_events::FragmentCache;
use super::upload::Uploads;
use crate::backup::BackupStore;
use crate::desk::Desk;
use crate::i18n::{BadMessages, Language, Localizer, Localizers};
use crate::tournament::Audience;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

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
    /// The key of the demo event, if this is a demo.
    pub demo: Option<String>,
    /// The laptop on which it runs, where it was started by a double click.
    pub laptop: Option<Arc<Laptop>>,
    /// The move to another computer; `None` for a database server.
    pub moving: Option<Arc<Moving>>,
    /// Live fragments of pages, each rendered once for all streams.
    pub fragments: FragmentCache,
    /// Small boards, each drawn once per entry.
    pub mini_boards: MiniBoards,
    /// Public pages, each rendered once for all anonymous visitors.
    pub pages: PageCache,
    /// The languages of events.
    pub event_languages: EventLanguages,
    /// Forms of users who have to sign in first.
    pub forms: Forms,
    /// Admits requests by their priorities.
    pub admission: Admission,
    /// Uploads in progress.
    pub uploads: Uploads,
    /// Whether there is an account; it never becomes false again.
    pub is_set_up: AtomicBool,
    /// The pages that speakers opened last.
    pub speakers_pages: SeenPages,
    localizers: Localizers,
}

impl AppState {
    /// The state of a server with default settings.
    ///
    /// # Errors
    /// When a message file is invalid.
    pub fn new(desk: Desk, setup_code: String) -> Result<AppState, BadMessages> {
        Ok(AppState {
            desk,
            setup_code,
            ingress: Ingress::default(),
            backups: None,
            demo: None,
            laptop: None,
            moving: None,
            fragments: FragmentCache::default(),
            mini_boards: MiniBoards::default(),
            pages: PageCache::default(),
            event_languages: EventLanguages::default(),
            forms: Forms::default(),
            admission: Admission::default(),
            uploads: Uploads::default(),
            is_set_up: AtomicBool::new(false),
            speakers_pages: SeenPages::default(),
            localizers: Localizers::open()?,
        })
    }

    /// With other settings than plain HTTP.
    #[must_use]
    pub fn with_ingress(self, ingress: Ingress) -> AppState {
        AppState { ingress, ..self }
    }

    /// With automatic backups.
    #[must_use]
    pub fn with_backups(self, backups: Option<BackupStore>) -> AppState {
        AppState { backups, ..self }
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
    pub(super) fn localizer_for(&self, language: Language, audience: Audience) -> Arc<Localizer> {
        self.localizers.of_audience(language, audience)
    }
}
