//! The description of the API as OpenAPI 3.1. The schemas of the responses are generated from their types
//! ([`public_json::schemas`]).

use super::paging::{EVENTS, ROWS};
use crate::formats::{entered_json, public_json};
use serde_json::{Map, Value, json};

const DESCRIPTION: &str = "What everybody may see of the events on this server, without sign-in; players go by \
aliases, and where an event shows its boards later, so does this. With a token of an event a program enters results and \
players.";

/// A path with its operation.
pub(super) struct Endpoint {
    pub(super) path: &'static str,
    /// The message about it on the page of the API.
    pub(super) message: &'static str,
    summary: &'static str,
    answer: Value,
    /// The schema of what is sent with `POST`; `None` for `GET`.
    sends: Option<&'static str>,
}

pub(super) fn document() -> String {
    let mut schemas: Map<_, _> = named(public_json::schemas());
    schemas.insert("Error".to_owned(), error());
    schemas.extend(named(entered_json::schemas()));
    let operation = |one: Endpoint| match one.sends {
        None => (one.path, json!({ "get": operation(one) })),
        Some(sends) => (one.path, json!({ "post": change(one, sends) })),
    };
    let document = json!({
        "openapi": "3.1.0",
        "info": { "title": "Inkundla", "version": "1", "description": DESCRIPTION },
        "paths": named(endpoints().into_iter().map(operation)),
        "components": {
            "schemas": schemas,
            "securitySchemes": { "token": { "type": "http", "scheme": "bearer" } },
        },
    });
    format!("{document:#}\n")
}

pub(super) fn endpoints() -> Vec<Endpoint> {
    let mut endpoints = Vec::from(event_endpoints());
    endpoints.extend(log_endpoints());
    endpoints.extend(change_endpoints());
    endpoints
}

fn one(name: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{name}") })
}

fn endpoint(
    (path, message): (&'static str, &'static str),
    summary: &'static str,
    answer: Value,
) -> Endpoint {
    Endpoint {
        path,
        message,
        summary,
        answer,
        sends: None,
    }
}

fn change_endpoints() -> [Endpoint; 3] {
    let change = |place, summary, sends, answer| Endpoint {
        sends: Some(sends),
        ..endpoint(place, summary, one(answer))
    };
    [
        change(
            (
                "/api/v1/events/{key}/rounds/{round}/boards/{board}/result",
                "api-enter-result",
            ),
            "enters, replaces or clears the result of a board",
            "EnteredResult",
            "ResultState",
        ),
        change(
            ("/api/v1/events/{key}/players", "api-enter-players"),
            "enters players; those who are on the list already are left",
            "EnteredPlayers",
            "EnteredList",
        ),
        change(
            (
                "/api/v1/events/{key}/players/{number}/presence",
                "api-enter-presence",
            ),
            "marks whether a player is here",
            "EnteredPresence",
            "Done",
        ),
    ]
}

fn log_endpoints() -> [Endpoint; 3] {
    [
        endpoint(
            ("/api/v1/events/{key}/log", "api-log"),
            "the last signed head of the log of an event",
            one("LogHead"),
        ),
        endpoint(
            ("/api/v1/events/{key}/log/lines/{line}", "api-log-line"),
            "the proof that a line is in the log",
            one("LogLine"),
        ),
        endpoint(
            ("/api/v1/events/{key}/log/since/{size}", "api-log-since"),
            "the proof that the log continues its first lines",
            one("LogSince"),
        ),
    ]
}

fn event_endpoints() -> [Endpoint; 8] {
    let list = |name| json!({ "type": "array", "items": one(name) });
    [
        endpoint(
            ("/api/v1/openapi.json", "api-description"),
            "this description",
            json!({ "type": "object" }),
        ),
        endpoint(
            ("/api/v1/events", "api-events"),
            "the listed events, with the latest day first",
            list("Event"),
        ),
        endpoint(
            ("/api/v1/events/{key}", "api-event"),
            "one event",
            one("EventWhole"),
        ),
        endpoint(
            ("/api/v1/events/{key}/entrants", "api-entrants"),
            "everybody who is entered, by start number; nobody before the first round is posted",
            list("Player"),
        ),
        endpoint(
            ("/api/v1/events/{key}/rounds", "api-rounds"),
            "the rounds that are closed or being played: pairs, results, byes",
            list("Round"),
        ),
        endpoint(
            ("/api/v1/events/{key}/rounds/{round}", "api-round"),
            "one round",
            one("Round"),
        ),
        endpoint(
            ("/api/v1/events/{key}/standings", "api-standings"),
            "the standings",
            one("Standings"),
        ),
        endpoint(
            ("/api/v1/events/{key}/teams", "api-teams"),
            "the teams and their matches; none where no teams play",
            one("Teams"),
        ),
    ]
}

fn operation(endpoint: Endpoint) -> Value {
    let parameters = parameters(endpoint.path);
    let mut headers = json!({ "ETag": { "schema": { "type": "string" } } });
    if parameters.iter().any(|one| one["name"] == "cursor") {
        let next = "the address of the next part, with rel=next; none at the end of the list";
        headers["Link"] = json!({ "schema": { "type": "string" }, "description": next });
    }
    let mut responses = json!({
        "200": {
            "description": endpoint.summary,
            "headers": headers,
            "content": { "application/json": { "schema": endpoint.answer } },
        },
        "304": { "description": "not changed since the ETag sent as If-None-Match" },
    });
    if !parameters.is_empty() {
        let error = json!({ "$ref": "#/components/schemas/Error" });
        responses["404"] = json!({
            "description": "there is no such thing",
            "content": { "application/json": { "schema": error } },
        });
    }
    json!({ "summary": endpoint.summary, "parameters": parameters, "responses": responses })
}

/// An operation that changes something.
fn change(endpoint: Endpoint, sends: &'static str) -> Value {
    let json_of = |schema: Value| json!({ "application/json": { "schema": schema } });
    let refused = |why: &str| json!({ "description": why, "content": json_of(one("Error")) });
    json!({
        "summary": endpoint.summary,
        "security": [{ "token": [] }],
        "parameters": parameters(endpoint.path),
        "requestBody": { "required": true, "content": json_of(one(sends)) },
        "responses": {
            "200": { "description": endpoint.summary, "content": json_of(endpoint.answer) },
            "401": refused("the token is missing or wrong"),
            "403": refused("the token does not give this right"),
            "404": refused("there is no such thing"),
            "409": refused("something else was entered meanwhile"),
            "422": refused("what was sent cannot be read or entered"),
        },
    })
}

fn parameters(path: &str) -> Vec<Value> {
    let integer = |minimum: u8| json!({ "type": "integer", "minimum": minimum });
    let in_path = |name: &str, schema| json!({ "name": name, "in": "path", "required": true, "schema": schema });
    let after = json!({
        "name": "after",
        "in": "query",
        "required": false,
        "schema": integer(0),
        "description": "after this closed round; without it as they are now",
    });
    let limit = |most: usize| {
        json!({
            "name": "limit",
            "in": "query",
            "required": false,
            "schema": { "type": "integer", "minimum": 1, "maximum": most, "default": most },
            "description": "the most rows in one answer",
        })
    };
    let cursor = json!({
        "name": "cursor",
        "in": "query",
        "required": false,
        "schema": { "type": "string" },
        "description": "where the part begins: from the address in the header Link (rel=next) of the part before",
    });
    [
        ("{key}", in_path("key", json!({ "type": "string" }))),
        ("{round}", in_path("round", integer(1))),
        ("{board}", in_path("board", integer(1))),
        ("{number}", in_path("number", integer(1))),
        ("{line}", in_path("line", integer(1))),
        ("{size}", in_path("size", integer(1))),
        ("/api/v1/events$", limit(EVENTS)),
        ("/api/v1/events$", cursor.clone()),
        ("/standings", after.clone()),
        ("/teams", after),
        ("/entrants", limit(ROWS)),
        ("/entrants", cursor.clone()),
        ("/rounds", limit(ROWS)),
        ("/rounds", cursor.clone()),
        ("/standings", limit(ROWS)),
        ("/standings", cursor.clone()),
        ("/teams", limit(ROWS)),
        ("/teams", cursor),
    ]
    .into_iter()
    .filter(|(part, _)| match part.strip_suffix('$') {
        Some(whole) => path == whole,
        None => path.contains(part),
    })
    .map(|(_, parameter)| parameter)
    .collect()
}

fn error() -> Value {
    json!({
        "type": "object",
        "additionalProperties": false,
        "required": ["error"],
        "properties": { "error": { "type": "string" } },
    })
}

fn named(values: impl IntoIterator<Item = (&'static str, Value)>) -> Map<String, Value> {
    let values = values.into_iter();
    values
        .map(|(name, value)| (name.to_owned(), value))
        .collect()
}
