use super::ingress::Ingress;
use super::language::EventLanguages;
use super::live::FragmentCache;
use super::page_cache::PageCache;
use super::priority::Admission;
use super::saved_forms::Forms;
use super::upload::Uploads;
use crate::backup::BackupStore;
use crate::desk::Desk;
use crate::i18n::{BadMessages, Language, Localizer, Localizers};
use std::sync::Arc;

/// What all handlers share.
pub struct Shared {
    /// The desk.
    pub desk: Desk,
    /// The code that the first person to set the server up must know, unless
    /// they sit at it.
    pub setup_code: String,
    /// By which ingress visitors come.
    pub ingress: Ingress,
    /// Where the server keeps its copies, if it makes any.
    pub shelf: Option<BackupStore>,
    /// The key of the event that is there only to be looked at, if this is a demo.
    pub demo: Option<String>,
    /// Live fragments of pages, rendered once for all who watch.
    pub fragments: FragmentCache,
    /// Public pages, made once for all who have not signed in.
    pub pages: PageCache,
    /// The languages of events.
    pub event_languages: EventLanguages,
    /// Forms of those who have to sign in first.
    pub forms: Forms,
    /// Who goes first.
    pub admission: Admission,
    /// Files that are on their way.
    pub uploads: Uploads,
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
            shelf: None,
            demo: None,
            fragments: FragmentCache::default(),
            pages: PageCache::default(),
            event_languages: EventLanguages::default(),
            forms: Forms::default(),
            admission: Admission::default(),
            uploads: Uploads::default(),
            localizers: Localizers::open()?,
        })
    }

    /// The same with visitors coming by another ingress than straight over http.
    #[must_use]
    pub fn reached_by(self, ingress: Ingress) -> Shared {
        Shared { ingress, ..self }
    }

    /// The same with copies on a shelf.
    #[must_use]
    pub fn keeping(self, shelf: Option<BackupStore>) -> Shared {
        Shared { shelf, ..self }
    }

    /// The same with an event to be shown around in.
    #[must_use]
    pub fn showing(self, demo: Option<String>) -> Shared {
        Shared { demo, ..self }
    }

    /// The words of a language.
    pub fn localizer(&self, language: Language) -> Arc<Localizer> {
        self.localizers.of(language)
    }
}
