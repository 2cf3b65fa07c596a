//! Cache of public pages for visitors who are not signed in. A page is rendered and
//! compressed once for each change and language. A cached page ends when one of its
//! topics is announced or when its time is over.

mod cached_page;

pub use cached_page::PageCache;

use super::fault::Failed;
use super::live::FRESH;
use super::priority::Lane;
use super::request_context::{RequestContext, html};
use super::{
    Answer, Shared, compress, guided_tour, language, page_query, request_context, request_log,
};
use crate::desk::{Desk, Fault};
use crate::live::Topic;
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

/// A public page, and for how long it stays true if nothing changes.
pub(super) struct CacheablePage<P> {
    /// The page.
    pub(super) page: P,
    /// After which time it shows something else without any change; `None` for never.
    pub(super) changes_in: Option<Duration>,
    /// Query parameters that have a page of their own, as [`page_query::pair`] writes them.
    /// All others are ignored, so that nobody can fill the cache with invented addresses.
    pub(super) offers: Vec<String>,
}

impl<P> CacheablePage<P> {
    /// A page that shows more from `more_at` on.
    pub(super) fn until(
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
    pub(super) fn offering(self, offers: Vec<String>) -> CacheablePage<P> {
        CacheablePage { offers, ..self }
    }

    /// Limits the life of a page with running clocks.
    #[must_use]
    pub(super) fn with_clocks(self) -> CacheablePage<P> {
        let changes_in = self.changes_in.map_or(FRESH, |time| time.min(FRESH));
        CacheablePage {
            changes_in: Some(changes_in),
            ..self
        }
    }
}

/// Loads and renders a public page on a blocking thread.
pub(super) trait Source: Clone + Send + 'static {
    /// The page.
    type Page: Template;

    /// The topics whose changes end the page. They are subscribed before anything is
    /// read, so that no change in between is missed.
    ///
    /// # Errors
    /// When there is no such page.
    fn topics(&self, desk: &Desk) -> Result<Vec<Topic>, Fault>;

    /// The page for a query string.
    fn make(
        &self,
        visitor: &RequestContext,
        desk: &Desk,
        query: &str,
    ) -> Result<CacheablePage<Self::Page>, Fault>;
}

impl RequestContext {
    /// Answers with a public page. `path` is its canonical path, the key of the cache.
    pub(super) async fn public(&self, path: &str, source: impl Source) -> Answer {
        if !self.sees_public() {
            let (visitor, query) = (self.clone(), self.query().to_owned());
            let made = self.desk(move |desk| {
                let made = source.make(&visitor, desk, &query)?;
                Ok(made.page.render())
            });
            return Ok(html(&made.await??));
        }
        let kept = self.kept(path, &[], source.clone()).await?;
        let asked = self.offered_of(path, &kept);
        let kept = if asked.is_empty() {
            kept
        } else {
            self.kept(path, &asked, source).await?
        };
        Ok(kept.answer(self.knows.as_deref(), self.takes_gzip))
    }

    /// The parameters of the request that the public page offers, as a query string.
    pub(super) async fn allowed(&self, path: &str, source: impl Source) -> Result<String, Failed> {
        let kept = self.kept(path, &[], source).await?;
        Ok(self.offered_of(path, &kept).join("&"))
    }

    fn offered_of(&self, path: &str, kept: &CachedPage) -> Vec<String> {
        let mut asked = page_query::asked(path, self.query());
        let is_demo = self.shared.demo.is_some();
        asked.retain(|pair| kept.offers(pair) || (is_demo && guided_tour::is_station(pair)));
        asked
    }

    /// The cached page. Requests that come while it is rendered wait for that rendering.
    async fn kept(
        &self,
        path: &str,
        asked: &[String],
        source: impl Source,
    ) -> Result<Arc<CachedPage>, Failed> {
        let pages = &self.shared.pages;
        let place = (self.t.language(), page_query::address(path, asked));
        let slot = pages.slot(&place);
        let mut kept = slot.kept().await;
        if let Some(kept) = kept.as_ref().filter(|kept| kept.is_fresh()) {
            return Ok(Arc::clone(kept));
        }
        let visitor = self.asking(asked);
        let asked = asked.join("&");
        let made = self.desk_in(Lane::Page, move |desk| {
            let follows = source.topics(desk)?.into_iter();
            let follows = follows
                .map(|topic| desk.hub().watch_version(topic))
                .collect();
            let made = source.make(&visitor, desk, &asked)?;
            let until = made.changes_in.map(|time| Instant::now() + time);
            let text = made.page.render();
            Ok(text.map(|text| CachedPage::new(&text, follows, until, made.offers)))
        });
        let fresh = match made.await.map(|made| made.map_err(Failed::from)) {
            Ok(Ok(fresh)) => Arc::new(fresh),
            Ok(Err(failed)) | Err(failed) => {
                drop(kept);
                pages.forget(&place);
                return Err(failed);
            }
        };
        *kept = Some(Arc::clone(&fresh));
        drop(kept);
        pages.weigh(&place, &fresh);
        Ok(fresh)
    }
}

/// Answers a request without cookies from the cache, before the session is looked up:
/// such a client is not signed in and has chosen no language.
pub(super) async fn serve_cached(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse, Error> {
    if let Some(answer) = ready(&request) {
        return Ok(request.into_response(answer));
    }
    Ok(next.call(request).await?.map_into_boxed_body())
}

fn ready(request: &ServiceRequest) -> Option<HttpResponse> {
    let headers = request.headers();
    let is_public = request.method() == Method::GET
        && !headers.contains_key(header::COOKIE)
        && !headers.contains_key("x-fragment");
    // Logs and metrics name requests by their route, which is not known yet here.
    if !is_public || request_log::is_noted() {
        return None;
    }
    let key = request_context::event_of(request.path())?;
    let shared = request.app_data::<Data<Shared>>()?;
    let language = language::known_at(&shared.spoken, key, request)?;
    let asked = page_query::asked(request.path(), request.query_string());
    let place = (language, page_query::address(request.path(), &asked));
    let kept = shared.pages.ready(&place)?;
    let knows = request_context::marks(headers);
    Some(kept.answer(knows, compress::takes_gzip(headers)))
}
