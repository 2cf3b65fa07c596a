//! Public pages, made once for each change and language and kept as they go
//! over the wire, for all who have not signed in. A page is made anew when
//! something that it follows was announced, or when time alone changes it.

use super::fault::Failed;
use super::guard::{Visitor, html};
use super::live::FRESH;
use super::{Answer, Shared, guard, language, pack, trace};
use crate::live::Topic;
use crate::tongue::Language;
use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::{Method, header};
use actix_web::middleware::Next;
use actix_web::web::{Bytes, Data};
use actix_web::{Error, HttpResponse};
use askama::Template;
use chrono::{DateTime, Utc};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// What a page is made of, and how long it stays so when nobody does anything.
pub(super) struct Public<P> {
    /// The page.
    pub(super) page: P,
    /// When it will show something else by time alone.
    pub(super) changes_in: Option<Duration>,
}

impl<P> Public<P> {
    /// A page that shows more at a moment.
    pub(super) fn until(page: P, now: DateTime<Utc>, more_at: Option<DateTime<Utc>>) -> Public<P> {
        Public {
            page,
            changes_in: more_at.map(|more_at| (more_at - now).to_std().unwrap_or_default()),
        }
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

type Slot = Arc<tokio::sync::Mutex<Option<Kept>>>;

/// The pages that are ready, by language and address.
#[derive(Default)]
pub struct Pages {
    slots: Mutex<HashMap<(Language, String), Slot>>,
}

/// So many pages are kept at most, of addresses so long at most: whoever makes
/// addresses up gets no more memory than this.
const MOST: usize = 1_000;
const LONGEST: usize = 160;

impl Pages {
    /// The place of a page that was asked for before.
    fn known(&self, language: Language, address: String) -> Option<Slot> {
        let slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        slots.get(&(language, address)).map(Arc::clone)
    }

    fn slot(&self, language: Language, address: &str) -> Slot {
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        if slots.len() >= MOST {
            slots.retain(|_, slot| !is_stale(slot));
        }
        if slots.len() >= MOST {
            slots.clear();
        }
        let name = (language, address.to_owned());
        Arc::clone(slots.entry(name).or_default())
    }
}

/// Nobody waits for it, and who asked next would have it made anew.
fn is_stale(slot: &Slot) -> bool {
    let kept = slot.try_lock();
    kept.is_ok_and(|kept| kept.as_ref().is_none_or(|kept| !kept.is_fresh()))
}

/// A page as it goes over the wire.
struct Kept {
    packed: Option<Bytes>,
    plain: Bytes,
    tag: String,
    follows: Vec<watch::Receiver<u64>>,
    until: Option<Instant>,
}

impl Kept {
    fn new(text: &str, follows: Vec<watch::Receiver<u64>>, until: Option<Instant>) -> Kept {
        let hash = Sha256::digest(text.as_bytes());
        let mark: String = hash
            .iter()
            .take(8)
            .map(|byte| format!("{byte:02x}"))
            .collect();
        Kept {
            packed: pack::gzip(text.as_bytes()),
            plain: Bytes::copy_from_slice(text.as_bytes()),
            // Weak: packed or plain, it is the same page.
            tag: format!("W/\"{mark}\""),
            follows,
            until,
        }
    }

    fn is_fresh(&self) -> bool {
        let is_unchanged =
            |changes: &watch::Receiver<u64>| matches!(changes.has_changed(), Ok(false));
        self.until.is_none_or(|until| Instant::now() < until)
            && self.follows.iter().all(is_unchanged)
    }

    fn answer(&self, knows: Option<&str>, takes_gzip: bool) -> HttpResponse {
        let is_known = knows.is_some_and(|known| {
            let mut tags = known.split(',').map(str::trim);
            tags.any(|tag| tag == self.tag)
        });
        let mut answer = match (&self.packed, is_known) {
            (_, true) => HttpResponse::NotModified().finish(),
            (Some(packed), false) if takes_gzip => {
                pack::answer("text/html; charset=utf-8", packed.clone())
            }
            _ => HttpResponse::Ok()
                .content_type("text/html; charset=utf-8")
                .insert_header((header::VARY, "accept-encoding"))
                .body(self.plain.clone()),
        };
        if let Ok(tag) = header::HeaderValue::try_from(&self.tag) {
            answer.headers_mut().insert(header::ETAG, tag);
        }
        answer
    }
}

impl Visitor {
    /// Answers with a page that is the same for everybody who has not signed
    /// in. `topics` says what it follows, before anything of it is looked up.
    ///
    /// # Errors
    /// Those of the page.
    pub(super) async fn public<P: Template>(
        &self,
        topics: impl AsyncFnOnce() -> Result<Vec<Topic>, Failed>,
        make: impl AsyncFnOnce() -> Result<Public<P>, Failed>,
    ) -> Answer {
        if !self.sees_public() || self.asked.len() > LONGEST {
            let text = make().await?.page.render()?;
            return Ok(html(&text));
        }
        let slot = self.shared.pages.slot(self.t.language(), &self.asked);
        // Who comes while the page is being made waits for it.
        let mut kept = slot.lock().await;
        if let Some(kept) = kept.as_ref().filter(|kept| kept.is_fresh()) {
            return Ok(kept.answer(self.knows.as_deref(), self.takes_gzip));
        }
        let hub = self.shared.desk.hub();
        let follows = topics().await?.into_iter().map(|topic| hub.heed(topic));
        let follows = follows.collect();
        let Public { page, changes_in } = make().await?;
        let until = changes_in.map(|time| Instant::now() + time);
        let fresh = kept.insert(Kept::new(&page.render()?, follows, until));
        Ok(fresh.answer(self.knows.as_deref(), self.takes_gzip))
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
    let asked = request.uri().to_string();
    let slot = shared.pages.known(language, asked)?;
    let kept = slot.try_lock().ok()?;
    let kept = kept.as_ref().filter(|kept| kept.is_fresh())?;
    let knows = guard::marks(headers);
    Some(kept.answer(knows, pack::takes_gzip(headers)))
}
