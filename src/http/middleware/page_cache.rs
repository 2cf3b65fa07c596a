//! Cache of public pages for visitors who are not signed in. A page is rendered and compressed once for each
//! change and language. A cached page expires when one of its topics is announced or at a set time.

mod cached_page;

pub use cached_page::PageCache;

use crate::change_feed::{Freshness, Topic};
use crate::desk::{Desk, Fault};
use crate::http::middleware::{compress, request_log, response_language};
use crate::http::request::page_query;
use crate::http::request::request_context::{self, RequestContext};
use crate::http::response::download::HTML;
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::guided_tour;
use crate::http::response::server_sent_events::MAX_AGE;
use crate::http::server::app_state::AppState;
use crate::http::server::request_priority::Priority;
use crate::store::StoreError;
use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::{Method, header};
use actix_web::middleware::Next;
use actix_web::web::Data;
use actix_web::{Error, HttpResponse};
use askama::Template;
use cached_page::CachedPage;
use chrono::{DateTime, Utc};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// A public page, and how long it stays valid without a change.
pub(crate) struct CacheablePage<P> {
    pub(crate) page: P,
    /// The time after which it changes by itself; `None` for never.
    pub(crate) changes_in: Option<Duration>,
    /// Query parameters that have a page of their own, as [`page_query::pair`] writes them. All others are
    /// ignored, so that nobody can fill the cache with invented addresses.
    pub(crate) offers: Vec<String>,
}

impl<P> CacheablePage<P> {
    /// A page that shows more from `more_at` on.
    pub(crate) fn until(
        page: P,
        now: DateTime<Utc>,
        more_at: Option<DateTime<Utc>>,
    ) -> CacheablePage<P> {
        CacheablePage {
            page,
            changes_in: more_at.map(|more_at| (more_at - now).to_std().unwrap_or_default()),
            offers: Vec::new(),
        }
    }

    #[must_use]
    pub(crate) fn offering(self, offers: Vec<String>) -> CacheablePage<P> {
        CacheablePage { offers, ..self }
    }

    /// Limits the lifetime of a page with running clocks.
    #[must_use]
    pub(crate) fn with_clocks(self) -> CacheablePage<P> {
        let changes_in = self.changes_in.map_or(MAX_AGE, |time| time.min(MAX_AGE));
        CacheablePage {
            changes_in: Some(changes_in),
            ..self
        }
    }
}

/// The content of a response.
pub(crate) trait Body {
    /// Its content type and bytes.
    fn bytes(&self) -> Result<(&'static str, Vec<u8>), askama::Error>;
}

/// A file that is rendered once for all.
pub(crate) struct File {
    pub(crate) mime: &'static str,
    pub(crate) bytes: Result<Vec<u8>, askama::Error>,
}

impl Body for File {
    fn bytes(&self) -> Result<(&'static str, Vec<u8>), askama::Error> {
        let bytes = self.bytes.as_ref().map_err(|_| askama::Error::Fmt)?;
        Ok((self.mime, bytes.clone()))
    }
}

impl<P: Template> Body for P {
    fn bytes(&self) -> Result<(&'static str, Vec<u8>), askama::Error> {
        Ok((HTML, self.render()?.into_bytes()))
    }
}

/// Loads and renders a public page on a blocking thread.
pub(crate) trait Source: Clone + Send + 'static {
    /// The topics whose changes expire the page. They are subscribed before anything is read, so that no
    /// change in between is missed.
    fn topics(&self, desk: &Desk) -> Result<Vec<Topic>, Fault>;

    /// The page for a query string.
    fn make(
        &self,
        context: &RequestContext,
        desk: &Desk,
        query: &str,
    ) -> Result<CacheablePage<impl Body>, Fault>;

    /// Its place among the pages of spectators.
    fn priority(&self) -> Priority {
        Priority::Page
    }
}

/// A picture, which waits for every page.
#[derive(Clone)]
pub(crate) struct PictureOf<S>(pub(crate) S);

impl<S: Source> Source for PictureOf<S> {
    fn topics(&self, desk: &Desk) -> Result<Vec<Topic>, Fault> {
        self.0.topics(desk)
    }

    fn make(
        &self,
        context: &RequestContext,
        desk: &Desk,
        query: &str,
    ) -> Result<CacheablePage<impl Body>, Fault> {
        self.0.make(context, desk, query)
    }

    fn priority(&self) -> Priority {
        Priority::Picture
    }
}

/// A page that is the same until the program is replaced.
#[derive(Clone)]
pub(crate) struct StaticPage<F>(pub(crate) F);

impl<V, F> Source for StaticPage<F>
where
    V: Body,
    F: Fn(&RequestContext) -> V + Clone + Send + 'static,
{
    fn topics(&self, _: &Desk) -> Result<Vec<Topic>, Fault> {
        Ok(Vec::new())
    }

    fn make(
        &self,
        context: &RequestContext,
        _: &Desk,
        _: &str,
    ) -> Result<CacheablePage<impl Body>, Fault> {
        Ok(CacheablePage {
            page: (self.0)(context),
            changes_in: None,
            offers: Vec::new(),
        })
    }
}

/// A public page of an event, which expires when a topic of the event is announced.
#[derive(Clone)]
pub(crate) struct EventPage<F> {
    pub(crate) key: String,
    /// The topic for the id of an event.
    pub(crate) topic: fn(i64) -> Topic,
    /// Renders the page for the key and a query string.
    pub(crate) make: F,
}

impl<V, F> Source for EventPage<F>
where
    V: Body,
    F: Fn(&RequestContext, &Desk, &str, &str) -> Result<CacheablePage<V>, Fault>
        + Clone
        + Send
        + 'static,
{
    fn topics(&self, desk: &Desk) -> Result<Vec<Topic>, Fault> {
        Ok(vec![(self.topic)(desk.id_of_event(&self.key)?.0)])
    }

    fn make(
        &self,
        context: &RequestContext,
        desk: &Desk,
        query: &str,
    ) -> Result<CacheablePage<impl Body>, Fault> {
        (self.make)(context, desk, &self.key, query)
    }
}

impl RequestContext {
    /// Responds with a public page. `path` is its canonical path, the cache key.
    pub(crate) async fn public(&self, path: &str, source: impl Source) -> Answer {
        if !self.sees_public() {
            let (context, query) = (self.clone(), self.query().to_owned());
            let made = self.desk(move |desk| {
                let made = source.make(&context, desk, &query)?;
                Ok(made.page.bytes())
            });
            let (mime, bytes) = made.await??;
            return Ok(HttpResponse::Ok().content_type(mime).body(bytes));
        }
        let mut page = self.cached(path, &[], source.clone()).await?;
        let query = self.offered_of(path, &page);
        if !query.is_empty() {
            page = self.cached(path, &query, source).await?;
        }
        Ok(page.answer(self.sent.etags.as_deref(), self.reply.takes_gzip))
    }

    /// The parameters of the request that the public page offers, as a query string.
    pub(crate) async fn allowed(&self, path: &str, source: impl Source) -> Result<String, Failed> {
        let page = self.cached(path, &[], source).await?;
        Ok(self.offered_of(path, &page).join("&"))
    }

    fn offered_of(&self, path: &str, page: &CachedPage) -> Vec<String> {
        let mut query = page_query::known_pairs(path, self.query());
        let is_demo = self.shared.demo.is_some();
        query.retain(|pair| page.offers(pair) || (is_demo && guided_tour::is_station(pair)));
        query
    }

    /// The cached page. Requests that come while it is being rendered wait for the result.
    async fn cached(
        &self,
        path: &str,
        query: &[String],
        source: impl Source,
    ) -> Result<Arc<CachedPage>, Failed> {
        let pages = &self.shared.pages;
        let key = (self.t.language(), page_query::address(path, query));
        if let Some(page) = pages.get(&key) {
            return Ok(page);
        }
        // Before the slot is locked: a source that waits for its turn must not keep others from this page.
        let ticket = self.shared.admission.of_source(self.connection.from).await;
        let _ticket = ticket.map_err(|_full| self.failed(Fault::Store(StoreError::Busy)))?;
        let slot = pages.slot(&key);
        let mut cached = slot.lock().await;
        if let Some(page) = cached.as_ref().filter(|page| page.is_fresh()) {
            return Ok(Arc::clone(page));
        }
        let context = self.without_identity(query);
        let query = query.join("&");
        let made = self.desk_with(source.priority(), move |desk| {
            let topics = source.topics(desk)?.into_iter();
            let topics = topics.map(|topic| desk.hub().watch_version(topic));
            let topics = topics.collect();
            let made = source.make(&context, desk, &query)?;
            let until = made.changes_in.map(|time| Instant::now() + time);
            let body = made.page.bytes();
            Ok(body.map(|body| CachedPage::new(body, Freshness { topics, until }, made.offers)))
        });
        match made.await.map(|made| made.map_err(Failed::from)) {
            Ok(Ok(page)) => {
                let page = Arc::new(page);
                *cached = Some(Arc::clone(&page));
                drop(cached);
                pages.count(&key, &page);
                Ok(page)
            }
            Ok(Err(failed)) | Err(failed) => {
                drop(cached);
                pages.remove(&key);
                Err(failed)
            }
        }
    }
}

/// Responds to a request without cookies from the cache, before the session is looked up: such a client is
/// not signed in and has chosen no language.
pub(crate) async fn serve_cached(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse, Error> {
    if let Some(answer) = cached_answer(&request) {
        return Ok(request.into_response(answer));
    }
    Ok(next.call(request).await?.map_into_boxed_body())
}

fn cached_answer(request: &ServiceRequest) -> Option<HttpResponse> {
    let headers = request.headers();
    let is_public = request.method() == Method::GET
        && !headers.contains_key(header::COOKIE)
        && !headers.contains_key("x-fragment");
    // Logs and metrics name requests by their route, which is not known yet here.
    if !is_public || request_log::is_noted() {
        return None;
    }
    let key = request_context::event_of(request.path())?;
    let shared = request.app_data::<Data<AppState>>()?;
    let language = response_language::without_lookup(&shared.event_languages, key, request)?;
    let query = page_query::known_pairs(request.path(), request.query_string());
    let page = shared
        .pages
        .get(&(language, page_query::address(request.path(), &query)))?;
    let etags = request_context::etags(headers);
    Some(page.answer(etags, compress::takes_gzip(headers)))
}
