//! Refuses the requests of a source that sends more than the limit of the server.

use crate::desk::Fault;
use crate::desk::limits::Limit;
use crate::http::middleware::error_fallback::page_without_session;
use crate::http::response::error_page::Failed;
use crate::http::server::app_state::AppState;
use crate::system_time;
use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{HeaderValue, RETRY_AFTER};
use actix_web::middleware::Next;
use actix_web::web::Data;
use actix_web::{Error, ResponseError};

/// Refuses a request beyond the limit with 429.
pub(crate) async fn limit(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse, Error> {
    let shared = request.app_data::<Data<AppState>>();
    let limited = shared.filter(|shared| shared.desk.limits().get(Limit::Requests) > 0);
    let is_refused = limited.is_some_and(|shared| {
        let from = shared.ingress.source(request.request());
        let admitted = shared.desk.admit_request(from, system_time::now());
        admitted.is_err()
    });
    if !is_refused {
        return Ok(next.call(request).await?.map_into_boxed_body());
    }
    let Some(page) = page_without_session(request.request()) else {
        return Ok(next.call(request).await?.map_into_boxed_body());
    };
    let mut answer = Failed::new(Fault::TooManyRequests, page, None).error_response();
    let second = HeaderValue::from_static("1");
    answer.headers_mut().insert(RETRY_AFTER, second);
    Ok(request.into_response(answer))
}
