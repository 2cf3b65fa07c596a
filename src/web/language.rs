//! In which language a visitor is answered: as the link says, else as they have
//! chosen before, else as the event speaks, else as their browser asks.

use super::Shared;
use super::undo_offer::DONE;
use crate::i18n::Language;
use actix_web::body::MessageBody;
use actix_web::cookie::time::Duration;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{self, HeaderMap};
use actix_web::middleware::Next;
use actix_web::web::Data;
use actix_web::{Error, HttpRequest};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use tokio::sync::watch;

/// The cookie that remembers what somebody has chosen.
const CHOSEN: &str = "lang";
/// The same in a link.
const IN_LINK: &str = "lang=";

/// So many events are known at most; then they are asked for anew.
const MOST: usize = 4_096;

type Known = (Option<Language>, watch::Receiver<u64>);

/// The languages of events, as long as nobody changes the event.
#[derive(Default)]
pub struct Spoken(Mutex<HashMap<String, Known>>);

impl Spoken {
    /// The language of the event with a key; `None` if it must be looked up.
    pub(super) fn at(&self, key: &str) -> Option<Option<Language>> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (language, changes) = known.get(key)?;
        matches!(changes.has_changed(), Ok(false)).then_some(*language)
    }

    /// Keeps it until something is announced.
    pub(super) fn keep(
        &self,
        key: String,
        language: Option<Language>,
        changes: watch::Receiver<u64>,
    ) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST {
            known.clear();
        }
        known.insert(key, (language, changes));
    }
}

/// The language of somebody without cookies at an event, if nothing of it has
/// to be looked up. `None` also for whoever was just told something.
pub(super) fn known_at(spoken: &Spoken, event: &str, request: &ServiceRequest) -> Option<Language> {
    let query = request.query_string();
    if query.contains("said=") {
        return None;
    }
    let chosen = || in_link(query);
    let of_event = spoken.at(event)?;
    let asked = || asked_for(request.headers()).unwrap_or(Language::English);
    Some(chosen().or(of_event).unwrap_or_else(asked))
}

/// The language that somebody has chosen, by this link or before.
pub(super) fn chosen(request: &HttpRequest) -> Option<Language> {
    let by_cookie = || Language::by_tag(request.cookie(CHOSEN)?.value());
    in_link(request.query_string()).or_else(by_cookie)
}

/// The language that a browser asks for.
pub(super) fn asked_for(headers: &HeaderMap) -> Option<Language> {
    Language::accepted(headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?)
}

/// What else stands in the address besides the language and what was just
/// said or done, ready to have a language put behind it.
pub(super) fn without(query: &str) -> String {
    let others = query.split('&').filter(|pair| {
        !pair.is_empty()
            && ![IN_LINK, "said=", DONE]
                .iter()
                .any(|told| pair.starts_with(told))
    });
    others.map(|pair| format!("{pair}&")).collect()
}

fn in_link(query: &str) -> Option<Language> {
    let tag = query
        .split('&')
        .find_map(|pair| pair.strip_prefix(IN_LINK))?;
    Language::by_tag(tag)
}

/// Remembers the language that a link has chosen.
pub(super) async fn remember(
    request: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let chosen = in_link(request.query_string());
    let shared = request.app_data::<Data<Shared>>().cloned();
    let mut answer = next.call(request).await?;
    if let (Some(language), Some(shared)) = (chosen, shared) {
        let tag = language.tag().to_owned();
        let mut cookie = shared.ingress.cookie(CHOSEN, "/".to_owned(), tag);
        cookie.set_max_age(Duration::days(365));
        answer.response_mut().add_cookie(&cookie)?;
    }
    Ok(answer)
}
