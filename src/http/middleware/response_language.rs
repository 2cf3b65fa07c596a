//! The language of a response: that of the link, else the one chosen before, else that of the event, else that of
//! the browser.

use crate::http::request::event_languages::EventLanguages;
use crate::http::response::undo_offer::DONE;
use crate::http::server::app_state::AppState;
use crate::http::server::ingress::Ingress;
use crate::i18n::Language;
use actix_web::body::MessageBody;
use actix_web::cookie::Cookie;
use actix_web::cookie::time::Duration;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{self, HeaderMap};
use actix_web::middleware::Next;
use actix_web::web::Data;
use actix_web::{Error, HttpRequest};

/// The cookie with the chosen language.
const CHOSEN: &str = "lang";
/// The query parameter that chooses a language.
const IN_LINK: &str = "lang=";

/// The language of a client without cookies on an event's page, if it is cached. `None` also for a page with a
/// notice.
pub(crate) fn without_lookup(
    event_languages: &EventLanguages,
    event: &str,
    request: &ServiceRequest,
) -> Option<Language> {
    let query = request.query_string();
    if query.contains("notice=") {
        return None;
    }
    let of_event = event_languages.get(event)?;
    let of_browser = || accepted(request.headers()).unwrap_or(Language::English);
    let chosen = in_link(query).or(of_event.language);
    Some(chosen.unwrap_or_else(of_browser))
}

/// The language chosen by this link or by the cookie.
pub(crate) fn chosen(request: &HttpRequest) -> Option<Language> {
    let by_cookie = || Language::by_tag(request.cookie(CHOSEN)?.value());
    in_link(request.query_string()).or_else(by_cookie)
}

/// The language that the browser asks for.
pub(crate) fn accepted(headers: &HeaderMap) -> Option<Language> {
    Language::accepted(headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?)
}

/// A query without language, notice and undo offer, ready to append a language.
pub(crate) fn without(query: &str) -> String {
    let others = query.split('&').filter(|pair| {
        !pair.is_empty()
            && ![IN_LINK, "notice=", DONE]
                .iter()
                .any(|name| pair.starts_with(name))
    });
    others.map(|pair| format!("{pair}&")).collect()
}

fn in_link(query: &str) -> Option<Language> {
    let tag = query
        .split('&')
        .find_map(|pair| pair.strip_prefix(IN_LINK))?;
    Language::by_tag(tag)
}

pub(crate) fn cookie(ingress: &Ingress, language: Language) -> Cookie<'static> {
    ingress.cookie(CHOSEN, "/".to_owned(), language.tag().to_owned())
}

/// Stores the language chosen by a link in a cookie.
pub(crate) async fn remember(
    request: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let chosen = in_link(request.query_string());
    let shared = request.app_data::<Data<AppState>>().cloned();
    let mut answer = next.call(request).await?;
    if let (Some(language), Some(shared)) = (chosen, shared) {
        let mut cookie = cookie(&shared.ingress, language);
        cookie.set_max_age(Duration::days(365));
        answer.response_mut().add_cookie(&cookie)?;
    }
    Ok(answer)
}
