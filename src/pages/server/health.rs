//! `/health` and `/ready`: for a supervisor and a load balancer.

use crate::http::server::app_state::AppState;
use crate::http::server::rate_limited_log::Overload;
use actix_web::HttpResponse;
use actix_web::web::{Data, block};
use std::sync::atomic::Ordering;

/// `GET /health`: the process responds.
pub async fn alive() -> HttpResponse {
    answer(HttpResponse::Ok(), "alive")
}

/// `GET /ready`: the process can read its database, and nobody has stopped it. A load balancer sends no requests
/// while it says no.
pub async fn ready(shared: Data<AppState>) -> HttpResponse {
    if shared.is_stopping.load(Ordering::Relaxed) {
        return answer(HttpResponse::ServiceUnavailable(), "stopping");
    }
    let desk = shared.desk.clone();
    match block(move || desk.is_new()).await {
        Ok(Ok(_)) => answer(HttpResponse::Ok(), "ready"),
        Ok(Err(fault)) => {
            match Overload::of(&fault) {
                Some(overload) => overload.note(&fault),
                None => tracing::warn!(%fault, "not ready"),
            }
            answer(
                HttpResponse::ServiceUnavailable(),
                "the database does not answer",
            )
        }
        Err(_stopping) => answer(HttpResponse::ServiceUnavailable(), "stopping"),
    }
}

fn answer(mut answer: actix_web::HttpResponseBuilder, words: &'static str) -> HttpResponse {
    answer.content_type("text/plain; charset=utf-8").body(words)
}
