use super::ingress::Ingress;
use super::language::EventLanguages;
use super::laptop::Laptop;
use super::live::FragmentCache;
use super::mini_board::MiniBoards;
use super::moving::Moving;
use super::page_cache::PageCache;
use super::priority::Admission;
use super::saved_forms::Forms;
use super::speaking::SeenPages;
use super::upload::Uploads;
use crate::backup::BackupStore;
use crate::desk::Desk;
use crate::i18n::{BadMessages, Language, Localizer, Localizers};
use std::sync::Arc;

/// What all handlers share.
pub struct Shared {
    /// The desk.
    pub desk: Desk,
    /// The code for the first set-up of the server from another machine.
    pub setup_code: String,
    /// How clients reach the server.
    pub ingress: Ingress,
    /// The backups of the server, if it makes any.
    pub backups: Option<BackupStore>,
    /// The key of the demo event, if this is a demo.
    pub demo: Option<String>,
    /// The laptop that it runs on, where it was started by a double click.
    pub laptop: Option<Arc<Laptop>>,
    /// Moving everything to another computer; `None` for a database that is no file.
    pub moving: Option<Arc<Moving>>,
    /// Live fragments of pages, rendered once for all who watch.
    pub fragments: FragmentCache,
    /// Small boards, drawn once for each entry.
    pub mini_boards: MiniBoards,
    /// Public pages, made once for all visitors who have not signed in.
    pub pages: PageCache,
    /// The languages of events.
    pub event_languages: EventLanguages,
    /// Saved forms of those who have to sign in first.
    pub forms: Forms,
    /// Admits requests by their priorities.
    pub admission: Admission,
    /// Uploads in progress.
    pub uploads: Uploads,
    /// The pages that speakers have looked at last.
    pub speakers_pages: SeenPages,
    localizers: Localizers,
}

impl Shared {
    /// Everything for a server over a desk.
    ///
    /// # Errors
    /// When a message file is broken.
    pub fn new(desk: Desk, setup_code: String) -> Result<Shared, BadMessages> {
        Ok(Shared {
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
            speakers_pages: SeenPages::default(),
            localizers: Localizers::open()?,
        })
    }

    /// The same with another ingress than plain HTTP.
    #[must_use]
    pub fn with_ingress(self, ingress: Ingress) -> Shared {
        Shared { ingress, ..self }
    }

    /// The same with backups.
    #[must_use]
    pub fn with_backups(self, backups: Option<BackupStore>) -> Shared {
        Shared { backups, ..self }
    }

    /// The same with a demo event.
    #[must_use]
    pub fn with_demo(self, demo: Option<String>) -> Shared {
        Shared { demo, ..self }
    }

    /// The same on a laptop, which has a page of its own.
    #[must_use]
    pub fn with_laptop(self, laptop: Option<Arc<Laptop>>) -> Shared {
        Shared { laptop, ..self }
    }

    /// The same with a database in a file, which may move to another computer.
    #[must_use]
    pub fn with_moving(self, moving: Option<Arc<Moving>>) -> Shared {
        Shared { moving, ..self }
    }

    /// The words of a language.
    pub fn localizer(&self, language: Language) -> Arc<Localizer> {
        self.localizers.of(language)
    }
}
