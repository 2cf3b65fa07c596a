//! The security headers of every response, and which pages other web sites may show in a frame.

use crate::desk::events::EventWords;
use crate::http::request::request_context;
use crate::http::server::app_state::AppState;
use actix_web::dev::ServiceResponse;
use actix_web::http::Method;
use actix_web::http::header::{self, HeaderMap, HeaderValue};
use actix_web::web::Data;
use actix_web::{HttpMessage, HttpRequest};

/// The facts about the sender of a request that decide on headers.
#[derive(Clone, Copy)]
pub(super) struct Client {
    /// Whether it sends the cookie of a session.
    pub(super) has_session: bool,
    /// Whether it sends any cookie.
    pub(super) has_cookie: bool,
    /// Whether it came by https.
    pub(super) is_https: bool,
}

/// Adds the headers to an answer.
pub(super) fn add<B>(answer: &mut ServiceResponse<B>, client: Client) {
    if !client.has_session && is_embeddable(answer.request()) {
        allow_frames(answer.headers_mut());
    }
    protect(answer.headers_mut(), client.has_cookie);
    if client.is_https {
        let year = HeaderValue::from_static("max-age=31536000");
        let headers = answer.headers_mut();
        headers.insert(header::STRICT_TRANSPORT_SECURITY, year);
    }
}

const CSP: &str = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; \
                   form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Whether a request is for a page of an event whose organiser lets other web sites show it. The settings were looked
/// up for the page, or are in the cache like the page.
fn is_embeddable(request: &HttpRequest) -> bool {
    let looked_up = request.extensions().get::<EventWords>().copied();
    let words = looked_up.or_else(|| {
        let key = request_context::event_of(request.path())?;
        let shared = request.app_data::<Data<AppState>>()?;
        shared.event_languages.get(key)
    });
    request.method() == Method::GET && words.is_some_and(|words| words.embedding)
}

/// Lets pages of other web sites show this one in a frame, where browsers send no cookie of ours.
fn allow_frames(headers: &mut HeaderMap) {
    let rules = CSP.replace("frame-ancestors 'none'", "frame-ancestors *");
    if let Ok(rules) = HeaderValue::try_from(rules) {
        headers.insert(header::CONTENT_SECURITY_POLICY, rules);
    }
}

fn protect(headers: &mut HeaderMap, has_cookie: bool) {
    let mut set = |name, value| {
        if !headers.contains_key(&name) {
            headers.insert(name, HeaderValue::from_static(value));
        }
    };
    set(header::CONTENT_SECURITY_POLICY, CSP);
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::REFERRER_POLICY, "same-origin");
    set(
        header::HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    );
    set(
        header::HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    );
    set(
        header::HeaderName::from_static("permissions-policy"),
        "camera=(), microphone=(), geolocation=()",
    );
    // Names of children, even aliases, are not for search engines.
    set(header::HeaderName::from_static("x-robots-tag"), "noindex");
    set(
        header::CACHE_CONTROL,
        if has_cookie { "no-store" } else { "no-cache" },
    );
}
