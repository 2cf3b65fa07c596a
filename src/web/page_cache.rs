//! Public pages, made once for each change and language and kept as they go
//! over the wire, for all who have not signed in. A page is made anew when
//! something that it follows was announced, or when time alone changes it.

mod cached_page;

pub use cached_page::Pages;

use super::fault::Failed;
use super::guard::{Visitor, html};
use super::lanes::Lane;
use super::live::FRESH;
use super::{Answer, Shared, compress, guard, language, query, tour, trace};
use crate::desk::{Desk, Fault};
use crate::live::Topic;
use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::{Method, header};
use actix_web::middleware::Next;
use actix_web::web::Data;
use actix_web::{Error, HttpResponse};
use askama::Template;
use cached_page::Kept;
use chrono::{DateTime, Utc};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// What a page is made of, and how long it stays so when nobody does anything.
pub(super) struct Public<P> {
    /// The page.
    pub(super) page: P,
    /// When it will show something else by time alone.
    pub(super) changes_in: Option<Duration>,
    /// What it offers to be asked for, as [`query::pair`] writes it. Whatever else
    /// is asked for is answered by the page as it is.
    pub(super) offers: Vec<String>,
}

impl<P> Public<P> {
    /// A page that shows more at a moment.
    pub(super) fn until(page: P, now: DateTime<Utc>, more_at: Option<DateTime<Utc>>) -> Public<P> {
        Public {
            page,
            changes_in: more_at.map(|more_at| (more_at - now).to_std().unwrap_or_default()),
            offers: Vec::new(),
        }
    }

    /// The same with what it offers to be asked for.
    #[must_use]
    pub(super) fn offering(self, offers: Vec<String>) -> Public<P> {
        Public { offers, ..self }
    }

    /// The same with clocks on it that run.
    #[must_use]
    pub(super) fn with_clocks(self) -> Public<P> {
        let changes_in = self.changes_in.map_or(FRESH, |time| time.min(FRESH));
        Public {
            changes_in: Some(changes_in),
            ..self
        }
    }
}

/// How a page is looked up and made, on a thread that may block.
pub(super) trait Source: Clone + Send + 'static {
    /// The page.
    type Page: Template;

    /// What it follows, before anything of it is looked up.
    ///
    /// # Errors
    /// When there is no such page.
    fn topics(&self, desk: &Desk) -> Result<Vec<Topic>, Fault>;

    /// The page as a visitor sees it, with what stands behind the question mark.
    ///
    /// # Errors
    /// Those of the desk.
    fn make(
        &self,
        visitor: &Visitor,
        desk: &Desk,
        query: &str,
    ) -> Result<Public<Self::Page>, Fault>;
}

impl Visitor {
    /// Answers with a page that is the same for everybody who has not signed in.
    /// `path` is the one spelling of its path.
    ///
    /// # Errors
    /// Those of the page.
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
        let kept = match asked.is_empty() {
            true => kept,
            false => self.kept(path, &asked, source).await?,
        };
        Ok(kept.answer(self.knows.as_deref(), self.takes_gzip))
    }

    /// What a visitor asks for of what a public page offers, ready to be read
    /// by [`query::parsed`].
    ///
    /// # Errors
    /// Those of the page.
    pub(super) async fn allowed(&self, path: &str, source: impl Source) -> Result<String, Failed> {
        let kept = self.kept(path, &[], source).await?;
        Ok(self.offered_of(path, &kept).join("&"))
    }

    fn offered_of(&self, path: &str, kept: &Kept) -> Vec<String> {
        let mut asked = query::asked(path, self.query());
        let is_demo = self.shared.demo.is_some();
        asked.retain(|pair| kept.offers(pair) || (is_demo && tour::is_station(pair)));
        asked
    }

    /// The page that was made for all. Who comes while it is being made waits for it.
    async fn kept(
        &self,
        path: &str,
        asked: &[String],
        source: impl Source,
    ) -> Result<Arc<Kept>, Failed> {
        let pages = &self.shared.pages;
        let place = (self.t.language(), query::address(path, asked));
        let slot = pages.slot(&place);
        let mut kept = slot.kept().await;
        if let Some(kept) = kept.as_ref().filter(|kept| kept.is_fresh()) {
            return Ok(Arc::clone(kept));
        }
        let visitor = self.asking(asked);
        let asked = asked.join("&");
        let made = self.desk_in(Lane::Page, move |desk| {
            let follows = source.topics(desk)?.into_iter();
            let follows = follows.map(|topic| desk.hub().heed(topic)).collect();
            let made = source.make(&visitor, desk, &asked)?;
            let until = made.changes_in.map(|time| Instant::now() + time);
            let text = made.page.render();
            Ok(text.map(|text| Kept::new(&text, follows, until, made.offers)))
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

/// Answers with a page that is ready before anybody looks whose it is: those who
/// bring no cookie have not signed in and have chosen no language.
///
/// # Errors
/// Those of what it stands before.
pub(super) async fn at_once(
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
    // Whoever reads figures and logs wants to know by which pattern it was answered.
    if !is_public || trace::is_noted() {
        return None;
    }
    let key = guard::event_of(request.path())?;
    let shared = request.app_data::<Data<Shared>>()?;
    let language = language::known_at(shared, key, request)?;
    let asked = query::asked(request.path(), request.query_string());
    let place = (language, query::address(request.path(), &asked));
    let kept = shared.pages.ready(&place)?;
    let knows = guard::marks(headers);
    Some(kept.answer(knows, compress::takes_gzip(headers)))
}
