//! Refuses entries while another computer has taken over.

use crate::desk::Fault;
use crate::http::request::request_context::RequestContext;
use crate::http::server::app_state::AppState;
use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::middleware::Next;
use actix_web::web::Data;
use actix_web::{Error, ResponseError};

/// Paths that still accept POST: signing in, and the administration of this computer.
const STILL_OPEN: [&str; 6] = [
    "/signin",
    "/signout",
    "/reauthenticate",
    "/recover",
    "/move/",
    "/laptop/",
];

/// Refuses entries while another computer has taken over. Phones keep theirs and retry.
pub(crate) async fn refuse(
    mut request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse, Error> {
    let shared = request.app_data::<Data<AppState>>();
    let moving = shared.and_then(|shared| shared.moving.clone());
    let is_open = |path: &str| STILL_OPEN.iter().any(|open| path.starts_with(open));
    let Some(moving) = moving.filter(|_| !request.method().is_safe() && !is_open(request.path()))
    else {
        return Ok(next.call(request).await?.map_into_boxed_body());
    };
    if let Some(_held) = moving.entry().await {
        return Ok(next.call(request).await?.map_into_boxed_body());
    }
    let context = request.extract::<RequestContext>().await?;
    let answer = context.failed(Fault::Moved).error_response();
    Ok(request.into_response(answer))
}
