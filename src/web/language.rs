//! In which language a visitor is answered: as the link says, else as they have
//! chosen before, else as the event speaks, else as their browser asks.

use crate::tongue::Language;
use actix_web::body::MessageBody;
use actix_web::cookie::time::Duration;
use actix_web::cookie::{Cookie, SameSite};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{self, HeaderMap};
use actix_web::middleware::Next;
use actix_web::{Error, HttpRequest};

/// The cookie that remembers what somebody has chosen.
const CHOSEN: &str = "lang";
/// The same in a link.
const IN_LINK: &str = "lang=";

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
/// said, ready to have a language put behind it.
pub(super) fn without(query: &str) -> String {
    let others = query.split('&').filter(|pair| {
        !pair.is_empty() && !pair.starts_with(IN_LINK) && !pair.starts_with("said=")
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
///
/// # Errors
/// Those of what it stands before.
pub(super) async fn remember(
    request: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let chosen = in_link(request.query_string());
    let mut answer = next.call(request).await?;
    if let Some(language) = chosen {
        let cookie = Cookie::build(CHOSEN, language.tag())
            .path("/")
            .max_age(Duration::days(365))
            .same_site(SameSite::Lax)
            .http_only(true)
            .finish();
        answer.response_mut().add_cookie(&cookie)?;
    }
    Ok(answer)
}
