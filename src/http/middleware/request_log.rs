//! The log and the metrics of requests. Each request gets a number. Paths are logged as their route pattern
//! (`/e/{key}/players/{player}`), so that neither log nor metrics contain codes or players.

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::Method;
use actix_web::http::header::{HeaderName, HeaderValue};
use actix_web::middleware::Next;
use actix_web::{Error, HttpMessage};
use metrics::{counter, histogram};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tracing::Instrument;

/// Whether this process collects metrics.
pub(crate) static METRICS_ARE_COLLECTED: AtomicBool = AtomicBool::new(false);
/// The header with the number of the request.
const NUMBER: HeaderName = HeaderName::from_static("x-request-id");

/// The number of a request, which users quote to support and which is searched for in the log.
#[derive(Clone, Debug)]
pub(crate) struct RequestNumber(pub(crate) String);

/// Numbers share a random prefix for each run of the server.
fn next_number() -> RequestNumber {
    static RUN: LazyLock<String> = LazyLock::new(|| crate::desk::secret::token()[..6].to_owned());
    static COUNT: AtomicU64 = AtomicU64::new(0);
    RequestNumber(format!(
        "{}-{}",
        *RUN,
        COUNT.fetch_add(1, Ordering::Relaxed) + 1
    ))
}

/// Whether requests are counted or logged, so that their route must be known.
pub(crate) fn is_noted() -> bool {
    METRICS_ARE_COLLECTED.load(Ordering::Relaxed) || tracing::enabled!(tracing::Level::INFO)
}

fn note(span: &tracing::Span, answer: &ServiceResponse<impl MessageBody>, took: Duration) {
    let place = answer.request().match_pattern();
    let place = place.unwrap_or_else(|| "none".to_owned());
    let status = answer.status().as_u16();
    span.in_scope(|| {
        let ms = u64::try_from(took.as_millis()).unwrap_or(u64::MAX);
        tracing::info!(place, status, ms, "answered");
    });
    let time = histogram!("inkundla_http_request_seconds", "route" => place.clone());
    time.record(took.as_secs_f64());
    let labels = [
        ("method", method_label(answer.request().method())),
        ("route", place),
        ("status", status.to_string()),
    ];
    counter!("inkundla_http_requests_total", &labels).increment(1);
}

/// The method of a request; invented ones share a label, so that strangers make no new metrics.
fn method_label(method: &Method) -> String {
    match *method {
        Method::GET | Method::HEAD | Method::POST => method.as_str().to_owned(),
        _ => "other".to_owned(),
    }
}

/// Numbers a request, and records its result in the log and the metrics.
pub(crate) async fn follow(
    request: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let number = next_number();
    let method = request.method().clone();
    request.extensions_mut().insert(number.clone());
    // Level ERROR, so that the number is on every log line that is written at all.
    let span = tracing::error_span!("request", number = %number.0, %method);
    let began = Instant::now();
    let mut answer = next.call(request).instrument(span.clone()).await?;
    // Matching the route again costs as much as a cached page.
    if is_noted() {
        note(&span, &answer, began.elapsed());
    }
    if let Ok(value) = HeaderValue::from_str(&number.0) {
        answer.headers_mut().insert(NUMBER, value);
    }
    Ok(answer)
}
