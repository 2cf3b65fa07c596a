//! `/api`: the public view of events for other programs. Read only; the same data as on the public pages,
//! with aliases and delays.

use super::openapi;
use crate::desk::event_log::{Continuation, IncludedLine};
use crate::desk::events::Event;
use crate::desk::public_event::PublicEvent;
use crate::desk::{Desk, Fault};
use crate::formats::record::hex;
use crate::formats::{log_json, public_json, teams_json};
use crate::http::middleware::page_cache::StaticPage;
use crate::http::request::request_context::RequestContext;
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::page_context::Page;
use crate::tournament::RoundNo;
use actix_web::http::header;
use actix_web::web::{Path, Query};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;
use serde::Deserialize;
use sha2::{Digest, Sha256};

const KIND: &str = "application/json";

#[derive(Template)]
#[template(path = "api/v1.html")]
struct ApiView {
    page: Page,
    endpoints: Vec<(&'static str, String)>,
}

/// `GET /api`: the page about the API.
pub async fn show(context: RequestContext) -> Answer {
    let make = |context: &RequestContext| ApiView {
        endpoints: openapi::endpoints()
            .into_iter()
            .map(|one| (one.path, context.t.msg(one.message)))
            .collect(),
        page: context.page(),
    };
    context.public("/api", StaticPage(make)).await
}

/// `GET /api/v1/openapi.json`
pub async fn description(context: RequestContext, request: HttpRequest) -> Answer {
    let document = context.rendered(|_| openapi::document());
    Ok(answer(&request, document.await?))
}

/// `GET /api/v1/events`: the events that have begun.
pub async fn events(context: RequestContext, request: HttpRequest) -> Answer {
    let events = context.desk(|desk| desk.events_posted()).await?;
    let events = events.iter().map(summary).collect::<Vec<_>>();
    Ok(answer(&request, public_json::events(&events)))
}

/// `GET /api/v1/events/{key}`
pub async fn event(context: RequestContext, request: HttpRequest, key: Path<String>) -> Answer {
    let json = |public: PublicEvent| {
        Some(public_json::event(
            summary(&public.event),
            &public.tournament,
        ))
    };
    about_event(context, &request, key.into_inner(), json).await
}

/// `GET /api/v1/events/{key}/entrants`
pub async fn entrants(context: RequestContext, request: HttpRequest, key: Path<String>) -> Answer {
    let json = |public: PublicEvent| Some(public_json::entrants(&public.tournament));
    about_event(context, &request, key.into_inner(), json).await
}

/// `GET /api/v1/events/{key}/rounds`
pub async fn rounds(context: RequestContext, request: HttpRequest, key: Path<String>) -> Answer {
    let json = |public: PublicEvent| Some(public_json::rounds(&public.tournament));
    about_event(context, &request, key.into_inner(), json).await
}

/// `GET /api/v1/events/{key}/rounds/{round}`
pub async fn round(
    context: RequestContext,
    request: HttpRequest,
    path: crate::pages::shared::event_paths::RoundPath,
) -> Answer {
    let (key, round) = path.into_inner();
    let json = move |public: PublicEvent| public_json::round(&public.tournament, RoundNo(round));
    about_event(context, &request, key, json).await
}

/// The round after which standings are requested.
#[derive(Deserialize)]
pub struct AfterQuery {
    after: Option<u16>,
}

/// `GET /api/v1/events/{key}/standings`
pub async fn standings(
    context: RequestContext,
    request: HttpRequest,
    key: Path<String>,
    after: Query<AfterQuery>,
) -> Answer {
    let json = move |public: PublicEvent| {
        let standings = public.standings(after.after.map(RoundNo));
        Some(public_json::standings(&public.tournament, &standings))
    };
    about_event(context, &request, key.into_inner(), json).await
}

/// `GET /api/v1/events/{key}/teams`
pub async fn teams(
    context: RequestContext,
    request: HttpRequest,
    key: Path<String>,
    after: Query<AfterQuery>,
) -> Answer {
    let json = move |public: PublicEvent| {
        Some(teams_json::teams(&match after.after {
            Some(round) => public.tournament.after(RoundNo(round)),
            None => public.tournament,
        }))
    };
    about_event(context, &request, key.into_inner(), json).await
}

/// `GET /api/v1/events/{key}/log`
pub async fn log_head(context: RequestContext, request: HttpRequest, key: Path<String>) -> Answer {
    let json = |desk: &Desk, event: &Event| {
        let head = desk.log_head(event)?.ok_or(Fault::NotFound)?;
        Ok(log_json::head(&head.fields()))
    };
    about_log(context, &request, key.into_inner(), json).await
}

/// `GET /api/v1/events/{key}/log/lines/{line}`
pub async fn log_line(
    context: RequestContext,
    request: HttpRequest,
    path: Path<(String, u64)>,
) -> Answer {
    let (key, number) = path.into_inner();
    let json = move |desk: &Desk, event: &Event| {
        let IncludedLine { line, proof, head } = desk.included_line(event, number)?;
        let leaf = line.leaf;
        Ok(log_json::line(number, leaf, &proof, &head.fields()))
    };
    about_log(context, &request, key, json).await
}

/// `GET /api/v1/events/{key}/log/since/{size}`
pub async fn log_since(
    context: RequestContext,
    request: HttpRequest,
    path: Path<(String, u64)>,
) -> Answer {
    let (key, size) = path.into_inner();
    let json = move |desk: &Desk, event: &Event| {
        let Continuation {
            root, proof, head, ..
        } = desk.continuation(event, size)?;
        Ok(log_json::since((size, root), &proof, &head.fields()))
    };
    about_log(context, &request, key, json).await
}

/// The response about the log of a public event; 404 as JSON.
async fn about_log(
    context: RequestContext,
    request: &HttpRequest,
    key: String,
    json: impl FnOnce(&Desk, &Event) -> Result<String, Fault> + Send + 'static,
) -> Answer {
    let at = context.at;
    let text = context.desk(move |desk| json(desk, &desk.public(&key, at)?.event));
    found(request, text.await)
}

/// The response about an event; 404 as JSON.
async fn about_event(
    context: RequestContext,
    request: &HttpRequest,
    key: String,
    json: impl FnOnce(PublicEvent) -> Option<String> + Send + 'static,
) -> Answer {
    let at = context.at;
    let text = context.desk(move |desk| json(desk.public(&key, at)?).ok_or(Fault::NotFound));
    found(request, text.await)
}

fn found(request: &HttpRequest, text: Result<String, Failed>) -> Answer {
    match text {
        Ok(text) => Ok(answer(request, text)),
        Err(failed) if matches!(failed.fault(), Fault::NotFound) => Ok(HttpResponse::NotFound()
            .insert_header((header::CONTENT_TYPE, KIND))
            .body("{\"error\":\"not found\"}\n")),
        Err(failed) => Err(failed),
    }
}

fn summary(event: &Event) -> public_json::EventSummary {
    public_json::EventSummary {
        key: event.key.clone(),
        name: event.name.clone(),
        game: event.ruleset.code(),
        finished: event.is_finished,
    }
}

/// Responds with the text, or with 304 if the client has it.
fn answer(request: &HttpRequest, text: String) -> HttpResponse {
    let tag = format!("\"{}\"", hex(&Sha256::digest(&text)[..12]));
    let known = request.headers().get(header::IF_NONE_MATCH);
    let known = known.and_then(|value| value.to_str().ok()).unwrap_or("");
    let has_it = known
        .split(',')
        .map(|one| one.trim().trim_start_matches("W/"))
        .any(|one| one == tag || one == "*");
    let mut answer = if has_it {
        HttpResponse::NotModified()
    } else {
        HttpResponse::Ok()
    };
    answer
        .insert_header((header::ETAG, tag))
        .insert_header((header::CACHE_CONTROL, "no-cache"));
    if has_it {
        answer.finish()
    } else {
        answer
            .insert_header((header::CONTENT_TYPE, KIND))
            .body(text)
    }
}
