//! The API for other programs, compared with its description.

use super::rounds::{EIGHT, Hall};
use super::systems::{play_to_the_end, settle};
use serde_json::Value;
use std::collections::BTreeSet;

fn description(hall: &Hall) -> Value {
    let page = hall.app.visitor().get("/api/v1/openapi.json");
    serde_json::from_str(&page.body).unwrap()
}

/// The error in a value by its schema. Supports only the keywords of JSON Schema that the description uses.
fn wrong(all: &Value, schema: &Value, value: &Value, place: &str) -> Vec<String> {
    if let Some(name) = schema["$ref"].as_str() {
        let named = all.pointer(name.strip_prefix('#').unwrap()).unwrap();
        return wrong(all, named, value, place);
    }
    let kind = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    let is_kind = match &schema["type"] {
        Value::Array(kinds) => kinds.iter().any(|one| one == kind),
        one => one == kind,
    };
    let mut found = Vec::new();
    if !is_kind {
        found.push(format!("{place}: {kind} is not {}", schema["type"]));
    }
    if let Some(known) = schema["enum"].as_array()
        && !known.contains(value)
    {
        found.push(format!("{place}: {value} is not in the list"));
    }
    if let Some(items) = value.as_array() {
        let each = items.iter().enumerate();
        found.extend(
            each.flat_map(|(at, item)| {
                wrong(all, &schema["items"], item, &format!("{place}[{at}]"))
            }),
        );
    }
    if let (Some(fields), Some(described)) = (value.as_object(), schema["properties"].as_object()) {
        for name in schema["required"].as_array().unwrap() {
            if !fields.contains_key(name.as_str().unwrap()) {
                found.push(format!("{place}: {name} is missing"));
            }
        }
        for (name, field) in fields {
            match described.get(name) {
                None => found.push(format!("{place}: {name} is not described")),
                Some(schema) => found.extend(wrong(all, schema, field, &format!("{place}.{name}"))),
            }
        }
    }
    found
}

/// An event with a closed and a posted round.
fn hall() -> Hall {
    let hall = Hall::with(&EIGHT[..7]);
    hall.post("/rounds/draft", &[]);
    hall.post("/rounds/1/post", &[]);
    for board in 1..=3 {
        hall.enter(1, board, "1-0");
    }
    hall.post("/rounds/draft", &[]);
    hall.post("/rounds/2/post", &[]);
    hall
}

fn address(path: &str, key: &str) -> String {
    let numbered = ["{round}", "{line}", "{size}"];
    let path = path.replace("{key}", key);
    numbered
        .iter()
        .fold(path, |path, number| path.replace(number, "1"))
}

fn responses_match_their_description(hall: &Hall) {
    let all = description(hall);
    let visitor = hall.app.visitor();
    let read = |(_, of): &(&String, &Value)| of.get("get").is_some();
    for (path, of) in all["paths"].as_object().unwrap().iter().filter(read) {
        let page = visitor.get(&address(path, &hall.key));
        assert_eq!(page.status, 200, "{path}");
        assert_eq!(page.header("content-type"), "application/json", "{path}");
        let schema = &of["get"]["responses"]["200"]["content"]["application/json"]["schema"];
        let value: Value = serde_json::from_str(&page.body).unwrap();
        assert_eq!(wrong(&all, schema, &value, path), Vec::<String>::new());
        assert!(!page.body.contains("Mkhize"), "{path} tells a full name");
    }
}

#[test]
fn every_response_matches_its_schema() {
    responses_match_their_description(&hall());
}

#[test]
fn every_response_about_teams_matches_its_schema() {
    let hall = Hall::with(&EIGHT);
    settle(&hall, &[("system", "teams-round-robin"), ("boards", "2")]);
    play_to_the_end(&hall);
    responses_match_their_description(&hall);
}

#[test]
fn every_route_is_described_and_on_the_page() {
    let hall = Hall::with(&EIGHT);
    let described = description(&hall)["paths"].as_object().unwrap().clone();
    let described = described.keys().cloned().collect::<BTreeSet<_>>();
    let source = include_str!("../../../src/pages/router/api_routes.rs");
    let scope = source.split("scope(\"/api/v1\")").nth(1).unwrap();
    let scope = scope.split("\n}").next().unwrap();
    let routes = scope
        .split(".route(\"")
        .skip(1)
        .map(|route| format!("/api/v1{}", route.split('"').next().unwrap()))
        .collect::<BTreeSet<_>>();
    assert_eq!(routes, described);
    let page = hall.app.visitor().get("/api");
    let shown = page.all("dt code").into_iter().collect::<BTreeSet<_>>();
    assert_eq!(shown, described);
}

/// All schemas that are referenced.
fn references(value: &Value) -> BTreeSet<String> {
    match value {
        Value::Object(fields) => fields
            .iter()
            .flat_map(|(name, field)| match field.as_str() {
                Some(place) if name == "$ref" => BTreeSet::from([place.to_owned()]),
                _ => references(field),
            })
            .collect(),
        Value::Array(items) => items.iter().flat_map(references).collect(),
        _ => BTreeSet::new(),
    }
}

#[test]
fn the_description_has_no_dangling_reference() {
    let all = description(&Hall::with(&EIGHT));
    assert_eq!(all["openapi"], "3.1.0");
    let schemas = all["components"]["schemas"].as_object().unwrap();
    let defined = schemas.keys();
    let defined = defined.map(|name| format!("#/components/schemas/{name}"));
    assert_eq!(references(&all), defined.collect());
    for (path, of) in all["paths"].as_object().unwrap() {
        let named = |part: &str| {
            let name = part.strip_prefix('{')?.strip_suffix('}')?;
            Some(name.to_owned())
        };
        let in_path: BTreeSet<String> = path.split('/').filter_map(named).collect();
        let of = of.get("get").or(of.get("post")).unwrap();
        let parameters = of["parameters"].as_array().unwrap().iter();
        let described = parameters.filter(|one| one["in"] == "path" && one["required"] == true);
        let described = described.map(|one| one["name"].as_str().unwrap().to_owned());
        assert_eq!(described.collect::<BTreeSet<_>>(), in_path, "{path}");
        let answers = of["responses"].as_object().unwrap().values();
        for answer in answers {
            assert!(answer["description"].is_string(), "{path}");
        }
    }
}

#[test]
fn the_rounds_and_the_standings_are_those_of_the_pages() {
    let hall = hall();
    let visitor = hall.app.visitor();
    let read = |path: &str| {
        let page = visitor.get(&format!("/api/v1/events/{}{path}", hall.key));
        serde_json::from_str::<Value>(&page.body).unwrap()
    };
    let event = read("");
    assert_eq!(event["rounds"], serde_json::json!([1, 2]));
    assert_eq!(event["players"], 7);
    let round = read("/rounds/1");
    assert_eq!(round["closed"], true);
    assert_eq!(round["boards"].as_array().unwrap().len(), 3);
    assert!(
        round["boards"]
            .as_array()
            .unwrap()
            .iter()
            .all(|one| one["result"] == "1-0")
    );
    assert_eq!(round["byes"][0]["kind"], "bye");
    let now = read("/rounds/2");
    assert_eq!(
        (&now["closed"], &now["boards"][0]["result"]),
        (&false.into(), &Value::Null)
    );
    let standings = read("/standings?after=1");
    assert_eq!(standings["after"], 1);
    assert_eq!(standings["rows"][0]["points"], "1");
    assert_eq!(read("/rounds/3")["error"], "not found");
}

#[test]
fn a_known_entity_tag_gets_304() {
    let hall = hall();
    let visitor = hall.app.visitor();
    let path = format!("/api/v1/events/{}/standings", hall.key);
    let tag = visitor.get(&path).header("etag");
    assert!(tag.starts_with('"'), "{tag}");
    let (status, body) = visitor.get_with(&path, ("If-None-Match", &tag));
    assert_eq!((status, body.len()), (304, 0));
    let (status, _) = visitor.get_with(&path, ("If-None-Match", "\"other\""));
    assert_eq!(status, 200);
}

#[test]
fn players_and_boards_are_found_by_their_visible_names() {
    let hall = hall();
    let visitor = hall.app.visitor();
    let find = |words: &str| visitor.get(&hall.path(&format!("/find?q={words}")));
    let found = find("thandi");
    assert_eq!(
        found.all(".found .who a"),
        ["Thandiwe M."],
        "{}",
        found.text()
    );
    assert!(find("Mkhize").sees("No match"));
    assert!(hall.get("/find?q=Mkhize").sees("Thandiwe Mkhize"));
    assert!(find("3").sees("Board 3"), "{}", find("3").text());
    assert!(
        find("Thandiwe+Mkhize").sees("Thandiwe M."),
        "who types a whole name"
    );
    assert!(find("").sees("Thandiwe M."), "nothing typed: all players");
    let path = visitor.get(&hall.path("/path/1"));
    assert!(path.sees("Round 1"), "{}", path.text());
    assert!(path.sees("Place"), "{}", path.text());
    assert!(!path.sees("Mkhize"));
    assert_eq!(visitor.get(&hall.path("/path/99")).status, 404);
}

#[test]
fn a_round_can_be_shared_as_a_message() {
    let hall = hall();
    let list = hall.app.visitor().get(&hall.path("/rounds/1"));
    let text = list.all("#share textarea").join("");
    assert!(text.starts_with("Zone school cup – Round 1 1. "), "{text}");
    assert!(text.contains(" 1–0"), "{text}");
    assert!(!text.contains("Mkhize"), "{text}");
}

#[test]
fn a_head_of_the_log_and_its_proofs_hold_without_the_server() {
    use inkundla::formats::log_json::verify;
    let hall = hall();
    let visitor = hall.app.visitor();
    let read = |path: &str| visitor.get(&format!("/api/v1/events/{}/log{path}", hall.key));
    let head = read("");
    let proven = verify(&head.body, None).unwrap().checkpoint;
    assert_eq!(proven.origin, format!("inkundla/{}", hall.key));
    let before = proven.size;
    for line in [1, before] {
        let json = read(&format!("/lines/{line}")).body;
        assert_eq!(verify(&json, None).unwrap().line, Some(line), "{json}");
    }
    for board in 1..=3 {
        hall.enter(2, board, "0-1");
    }
    hall.post("/rounds/draft", &[]);
    let json = read(&format!("/since/{before}")).body;
    let later = verify(&json, None).unwrap();
    assert_eq!(later.since, Some((before, proven.root)));
    assert!(later.checkpoint.size >= before + 4, "{json}");
    for beyond in ["/lines/0", "/lines/9999", "/since/0", "/since/9999"] {
        assert_eq!(read(beyond).status, 404, "{beyond}");
    }
}
