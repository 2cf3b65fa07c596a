//! The routes of the JSON for other programs.

use crate::pages::api;
use actix_web::Scope;
use actix_web::web::{get, post, scope};

/// Everything below `/api/v1`.
#[rustfmt::skip]
pub(super) fn v1() -> Scope {
    scope("/api/v1")
        .route("/openapi.json", get().to(api::v1::description))
        .route("/events", get().to(api::v1::events))
        .route("/events/{key}", get().to(api::v1::event))
        .route("/events/{key}/entrants", get().to(api::v1::entrants))
        .route("/events/{key}/rounds", get().to(api::v1::rounds))
        .route("/events/{key}/rounds/{round}", get().to(api::v1::round))
        .route("/events/{key}/standings", get().to(api::v1::standings))
        .route("/events/{key}/teams", get().to(api::v1::teams))
        .route("/events/{key}/rounds/{round}/boards/{board}/result", post().to(api::write::result))
        .route("/events/{key}/players", post().to(api::write::players))
        .route("/events/{key}/players/{number}/presence", post().to(api::write::presence))
        .route("/events/{key}/log", get().to(api::v1::log_head))
        .route("/events/{key}/log/lines/{line}", get().to(api::v1::log_line))
        .route("/events/{key}/log/since/{size}", get().to(api::v1::log_since))
}
