//! Protection against cross-site request forgery: changes are accepted only from our own pages.

use super::security_headers::{self, Client};
use crate::desk::Fault;
use crate::http::middleware::error_fallback::page_without_session;
use crate::http::request::base_url::base;
use crate::http::request::request_context::RequestContext;
use crate::http::response::error_page::Failed;
use crate::http::server::app_state::AppState;
use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{self, HeaderMap};
use actix_web::middleware::Next;
use actix_web::web::Data;
use actix_web::{Error, ResponseError};

/// Refuses unsafe requests from pages of other sites, and adds the [security headers](security_headers) to every
/// response.
pub(crate) async fn guard(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse, Error> {
    let shared = request.app_data::<Data<AppState>>();
    let session = shared.map(|shared| shared.ingress.session());
    let client = Client {
        has_session: session.is_some_and(|name| request.cookie(name).is_some()),
        has_cookie: request.headers().contains_key(header::COOKIE),
        is_https: shared.is_some_and(|shared| shared.ingress.is_https),
    };
    let is_our_name = shared.is_none_or(|shared| shared.ingress.answers_to(request.headers()));
    let is_own = request.method().is_safe() || is_own(request.headers());
    let mut answer = match (is_our_name, is_own) {
        (true, true) => next.call(request).await?.map_into_boxed_body(),
        (true, false) => refused(request).await?,
        (false, _) => unknown_host(request),
    };
    security_headers::add(&mut answer, client);
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
