//! `/api`: the public view of events for other programs. Read only; the same data as on the public pages,
//! with aliases and delays.

use super::openapi;
use super::paging::{EVENTS, PartQuery};
use crate::desk::event_log::{Continuation, IncludedLine};
use crate::desk::event_page::EventPage;
use crate::desk::events::Event;
use crate::desk::public_event::PublicEvent;
use crate::desk::{Desk, Fault};
use crate::formats::record::hex;
use crate::formats::{log_json, public_json, teams_json};
use crate::http::middleware::page_cache::StaticPage;
use crate::http::request::request_context::RequestContext;
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::page_context::Page;
use crate::store::{EventQuery, EventRow, EventScope};
use crate::system_time;
use crate::tournament::RoundNo;
use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderValue};
use actix_web::web::{Path, Query};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;
use chrono::NaiveDate;
use sha2::{Digest, Sha256};

pub(super) const KIND: &str = "application/json";

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

/// `GET /api/v1/events`: the listed events, at most a hundred at a time. The cursor is the key of the last one.
pub async fn events(
    context: RequestContext,
    request: HttpRequest,
    part: Query<PartQuery>,
) -> Answer {
    let today = system_time::today(context.at);
    let limit = part.limit(EVENTS);
    let query = EventQuery {
        after: Some(part.cursor.clone()).filter(|key| !key.is_empty()),
        // One more tells whether there is a next part.
        ..EventQuery::first(limit as u32 + 1, EventScope::Listed(None), today)
    };
    let found = context.desk(move |desk| desk.list(query)).await;
    let text = found.map(|mut events| {
        let has_more = events.len() > limit;
        events.truncate(limit);
        let last = events.last().filter(|_| has_more);
        let next = last.map(|row| row.public_key.clone());
        let summaries = events.iter().map(|row| summary(row, today));
        (public_json::events(&summaries.collect::<Vec<_>>()), next)
    });
    found_part(&request, &part, text)
}

/// `GET /api/v1/events/{key}`
pub async fn event(context: RequestContext, request: HttpRequest, key: Path<String>) -> Answer {
    let (at, key) = (context.at, key.into_inner());
    let text = context.desk(move |desk| {
        let public = desk.public(&key, at)?;
        let (event, tournament) = (&public.event, &public.tournament);
        let row = EventRow {
            id: event.id,
            public_key: key,
            name: event.title(),
            ruleset: event.ruleset.code(),
            announcement: event.announcement.clone(),
            has_rounds: tournament.has_begun(),
            finished_at_ms: event.finished_at.map(|at| at.timestamp_millis()),
        };
        let summary = summary(&row, system_time::today(at));
        let texts = texts(desk.event_page(event)?);
        let section_of = event.section_of().map(|main| main.public_key.clone());
        let mut sections = Vec::new();
        if event.has_sections() {
            let all = desk.sections(event)?.into_iter();
            sections.extend(all.map(|one| public_json::SectionJson {
                key: one.key,
                name: one.name,
            }));
        }
        let family = (section_of, sections);
        Ok(public_json::event(summary, texts, tournament, family))
    });
    found(&request, text.await)
}

fn texts(page: EventPage) -> public_json::TextsJson {
    let sponsors = page.sponsors.into_iter();
    let sponsors = sponsors.map(|one| public_json::SponsorJson {
        name: one.name,
        link: one.link,
    });
    public_json::TextsJson {
        directions: page.directions,
        host: page.host,
        contact: page.contact,
        description: page.description,
        regulations: page.regulations,
        sponsors: sponsors.collect(),
    }
}

/// `GET /api/v1/events/{key}/entrants`
pub async fn entrants(
    context: RequestContext,
    request: HttpRequest,
    key: Path<String>,
    part: Query<PartQuery>,
) -> Answer {
    let json = |public: PublicEvent| Some(public_json::entrants(&public.tournament));
    let text = of_event(&context, key.into_inner(), json).await;
    listed(&request, &part, text, "")
}

/// `GET /api/v1/events/{key}/rounds`
pub async fn rounds(
    context: RequestContext,
    request: HttpRequest,
    key: Path<String>,
    part: Query<PartQuery>,
) -> Answer {
    let json = |public: PublicEvent| Some(public_json::rounds(&public.tournament));
    let text = of_event(&context, key.into_inner(), json).await;
    listed(&request, &part, text, "")
}

/// `GET /api/v1/events/{key}/rounds/{round}`
pub async fn round(
    context: RequestContext,
    request: HttpRequest,
    path: crate::pages::shared::event_paths::RoundPath,
    part: Query<PartQuery>,
) -> Answer {
    let (key, round) = path.into_inner();
    let json = move |public: PublicEvent| public_json::round(&public.tournament, RoundNo(round));
    let text = of_event(&context, key, json).await;
    listed(&request, &part, text, "boards")
}

/// `GET /api/v1/events/{key}/standings`
pub async fn standings(
    context: RequestContext,
    request: HttpRequest,
    key: Path<String>,
    part: Query<PartQuery>,
) -> Answer {
    let after = part.after.map(RoundNo);
    let json = move |public: PublicEvent| {
        let standings = public.standings(after);
        Some(public_json::standings(&public.tournament, &standings))
    };
    let text = of_event(&context, key.into_inner(), json).await;
    listed(&request, &part, text, "rows")
}

/// `GET /api/v1/events/{key}/teams`
pub async fn teams(
    context: RequestContext,
    request: HttpRequest,
    key: Path<String>,
    part: Query<PartQuery>,
) -> Answer {
    let after = part.after.map(RoundNo);
    let json = move |public: PublicEvent| {
        Some(teams_json::teams(&match after {
            Some(round) => public.tournament.after(round),
            None => public.tournament,
        }))
    };
    let text = of_event(&context, key.into_inner(), json).await;
    listed(&request, &part, text, "rows")
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

/// The JSON about an event.
async fn of_event(
    context: &RequestContext,
    key: String,
    json: impl FnOnce(PublicEvent) -> Option<String> + Send + 'static,
) -> Result<String, Failed> {
    let at = context.at;
    let text = context.desk(move |desk| json(desk.public(&key, at)?).ok_or(Fault::NotFound));
    text.await
}

/// The response with the requested part of a list; 400 for a cursor that no answer had.
fn listed(
    request: &HttpRequest,
    query: &PartQuery,
    text: Result<String, Failed>,
    list: &str,
) -> Answer {
    match text.map(|text| query.part(text, list)) {
        Ok(None) => Ok(error(StatusCode::BAD_REQUEST, "no such cursor")),
        Ok(Some(part)) => found_part(request, query, Ok(part)),
        Err(failed) => found(request, Err(failed)),
    }
}

/// The response with a part of a list, and a link to the next part.
fn found_part(
    request: &HttpRequest,
    query: &PartQuery,
    part: Result<(String, Option<String>), Failed>,
) -> Answer {
    let (text, next) = match part {
        Ok((text, next)) => (Ok(text), next),
        Err(failed) => (Err(failed), None),
    };
    let mut answer = found(request, text)?;
    let link = next.map(|cursor| query.link(request.path(), &cursor));
    if let Some(link) = link.and_then(|link| HeaderValue::try_from(link).ok()) {
        answer.headers_mut().insert(header::LINK, link);
    }
    Ok(answer)
}

pub(super) fn error(status: StatusCode, why: &str) -> HttpResponse {
    HttpResponse::build(status)
        .insert_header((header::CONTENT_TYPE, KIND))
        .body(format!("{}\n", serde_json::json!({ "error": why })))
}

fn found(request: &HttpRequest, text: Result<String, Failed>) -> Answer {
    match text {
        Ok(text) => Ok(answer(request, text)),
        Err(failed) if matches!(failed.fault(), Fault::NotFound) => {
            Ok(error(StatusCode::NOT_FOUND, "not found"))
        }
        Err(failed) => Err(failed),
    }
}

fn summary(row: &EventRow, today: NaiveDate) -> public_json::EventSummary {
    let days = row.announcement.days;
    public_json::EventSummary {
        key: row.public_key.clone(),
        name: row.name.clone(),
        game: row.ruleset.clone(),
        finished: row.finished_at_ms.is_some(),
        state: row.state(today).code().to_owned(),
        place: row.announcement.place.clone(),
        first_day: days.map(|(first, _)| first.to_string()),
        last_day: days.map(|(_, last)| last.to_string()),
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
