//! Protection against cross-site request forgery: changes are accepted only from our own pages.

use crate::desk::Fault;
use crate::desk::events::EventWords;
use crate::http::middleware::error_fallback::page_without_session;
use crate::http::request::base_url::base;
use crate::http::request::request_context::{self, RequestContext};
use crate::http::response::error_page::Failed;
use crate::http::server::app_state::AppState;
use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::Method;
use actix_web::http::header::{self, HeaderMap, HeaderValue};
use actix_web::middleware::Next;
use actix_web::web::Data;
use actix_web::{Error, HttpMessage, HttpRequest, ResponseError};

/// Refuses unsafe requests from pages of other sites, and adds the security headers to every response.
pub(crate) async fn guard(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse, Error> {
    let is_private = request.headers().contains_key(header::COOKIE);
    let shared = request.app_data::<Data<AppState>>();
    let session = shared.map(|shared| shared.ingress.session());
    let has_session = session.is_some_and(|name| request.cookie(name).is_some());
    let is_https = shared.is_some_and(|shared| shared.ingress.is_https);
    let is_our_name = shared.is_none_or(|shared| shared.ingress.answers_to(request.headers()));
    let is_own = request.method().is_safe() || is_own(request.headers());
    let mut answer = match (is_our_name, is_own) {
        (true, true) => next.call(request).await?.map_into_boxed_body(),
        (true, false) => refused(request).await?,
        (false, _) => unknown_host(request),
    };
    if !has_session && is_embeddable(answer.request()) {
        allow_frames(answer.headers_mut());
    }
    protect(answer.headers_mut(), is_private);
    if is_https {
        let year = HeaderValue::from_static("max-age=31536000");
        let headers = answer.headers_mut();
        headers.insert(header::STRICT_TRANSPORT_SECURITY, year);
    }
    Ok(answer)
}

/// 403 for a request from another site's page.
async fn refused(mut request: ServiceRequest) -> Result<ServiceResponse, Error> {
    let context = request.extract::<RequestContext>().await?;
    let answer = context.failed(Fault::Foreign).error_response();
    Ok(request.into_response(answer))
}

/// 421 for a host that is not ours. The session is not looked up, as the page may be another site's.
fn unknown_host(request: ServiceRequest) -> ServiceResponse {
    let answer = page_without_session(request.request()).map(|page| {
        let own = request.app_data::<Data<AppState>>();
        let address = own.map(|own| base(&own.ingress, request.request()).url);
        let fault = Fault::UnknownHost(address.unwrap_or_default());
        Failed::new(fault, page, None)
    });
    let answer = answer.unwrap_or_else(Failed::ours).error_response();
    request.into_response(answer)
}

/// Whether a request comes from our own page. Browsers send `Sec-Fetch-Site`, older ones at least `Origin` with a
/// form. A client that sends neither has no cookies that could be misused.
fn is_own(headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    match (text("sec-fetch-site"), text("origin")) {
        (Some(site), _) => matches!(site, "same-origin" | "none"),
        (None, Some(origin)) => {
            let host = origin.split_once("://").map(|(_, host)| host);
            host.is_some() && host == text("host")
        }
        (None, None) => true,
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

fn protect(headers: &mut HeaderMap, is_private: bool) {
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
        if is_private { "no-store" } else { "no-cache" },
    );
}
