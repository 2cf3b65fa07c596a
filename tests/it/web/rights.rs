//! Every route as every role. A route that is not in the table fails the test.

mod doors;

use super::harness::{Client, PHRASE, Page};
use super::people::{deputy, helper, helper_of, post_elsewhere};
use super::umpire::Hall;
use For::{All, Code, FirstRun, SignedIn};
use inkundla::referee::ClockPolicy;
use inkundla::store::AuditLine;
use inkundla::web::clock::now;
use std::collections::BTreeSet;

/// Whom a route is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum For {
    /// Everybody.
    All,
    /// Everybody who has signed in.
    SignedIn,
    /// The organiser of the event alone.
    Owner,
    /// The organiser of the event and the deputies.
    Organiser,
    /// The same, and the results helpers.
    Insider,
    /// Whoever has the code of the board.
    Code,
    /// Whoever set the server up.
    Server,
    /// Nobody any more: the server is set up.
    FirstRun,
}

pub const ROUTES: &[(&str, &str, For)] = &[
    ("get", "/assets/{name}", All),
    ("get", "/health", All),
    ("get", "/ready", All),
    ("get", "/", All),
    ("get", "/setup", FirstRun),
    ("post", "/setup", FirstRun),
    ("get", "/signin", All),
    ("post", "/signin", All),
    ("post", "/signout", All),
    ("get", "/account", SignedIn),
    ("post", "/account/others", SignedIn),
    ("post", "/account/phrase", SignedIn),
    ("post", "/account/recovery", SignedIn),
    ("get", "/again", SignedIn),
    ("post", "/again", SignedIn),
    ("get", "/recover", All),
    ("post", "/recover", All),
    ("get", "/join/{secret}", All),
    ("post", "/join/{secret}", All),
    ("get", "/e/{key}/privacy", For::Organiser),
    ("post", "/e/{key}/privacy/days", For::Organiser),
    ("post", "/e/{key}/privacy/names", For::Organiser),
    ("post", "/e/{key}/privacy/delete", For::Owner),
    ("post", "/e/{key}/players/{player}/consent", For::Organiser),
    ("get", "/e/{key}/players/{player}/data.json", For::Organiser),
    ("post", "/e/{key}/players/{player}/erase", For::Organiser),
    ("get", "/e/{key}/people", For::Organiser),
    ("get", "/e/{key}/people/rights", For::Insider),
    ("post", "/e/{key}/people/invite", For::Organiser),
    ("post", "/e/{key}/people/revoke", For::Organiser),
    ("post", "/e/{key}/people/away", For::Organiser),
    ("post", "/e/{key}/people/hand-over", For::Owner),
    ("post", "/demo", SignedIn),
    ("get", "/new", SignedIn),
    ("post", "/new", SignedIn),
    ("get", "/import", SignedIn),
    ("post", "/import", SignedIn),
    ("get", "/copies", SignedIn),
    ("post", "/copies", SignedIn),
    ("get", "/copies/all.inkundla", For::Server),
    ("get", "/copies/kept/{name}", For::Server),
    ("get", "/e/{key}/copy.inkundla", For::Organiser),
    ("get", "/e/{key}/files", For::Organiser),
    ("get", "/e/{key}/event.trf", For::Organiser),
    ("get", "/e/{key}/event.json", For::Organiser),
    ("get", "/e/{key}/players.csv", For::Organiser),
    ("get", "/e/{key}/pairings.csv", For::Organiser),
    ("get", "/e/{key}/matches.csv", For::Organiser),
    ("get", "/e/{key}/event.xlsx", For::Organiser),
    ("get", "/e/{key}/published.zip", For::Organiser),
    ("get", "/e/{key}/print/standings.pdf", For::Organiser),
    ("get", "/e/{key}/print/certificates.pdf", For::Organiser),
    ("get", "/e/{key}/print/schools.pdf", For::Organiser),
    ("get", "/e/{key}/print/winners", For::Organiser),
    ("get", "/e/{key}/print/winners.pdf", For::Organiser),
    ("get", "/e/{key}/print/blank", For::Insider),
    ("get", "/e/{key}/print/blank.pdf", For::Insider),
    ("get", "/e/{key}/rounds/{round}/print/slips", For::Insider),
    (
        "get",
        "/e/{key}/rounds/{round}/print/pairings.pdf",
        For::Insider,
    ),
    ("post", "/e/{key}/files/results", For::Organiser),
    ("get", "/e/{key}/files/records", For::Organiser),
    ("post", "/e/{key}/files/records", For::Organiser),
    ("get", "/rules", All),
    ("get", "/rules/{ruleset}", All),
    ("get", "/practice", All),
    ("get", "/practice/{ruleset}", All),
    ("get", "/api", All),
    ("get", "/api/v1/openapi.json", All),
    ("get", "/api/v1/events", All),
    ("get", "/api/v1/events/{key}", All),
    ("get", "/api/v1/events/{key}/entrants", All),
    ("get", "/api/v1/events/{key}/rounds", All),
    ("get", "/api/v1/events/{key}/rounds/{round}", All),
    ("get", "/api/v1/events/{key}/standings", All),
    ("get", "/api/v1/events/{key}/teams", All),
    ("get", "/e/{key}/find", All),
    ("get", "/e/{key}/path/{number}", All),
    ("get", "/e/{key}/rules", All),
    ("get", "/u", All),
    ("post", "/u", All),
    ("get", "/u/{code}", Code),
    ("post", "/u/{code}/start", Code),
    ("post", "/u/{code}/record", Code),
    ("get", "/u/{code}/look", Code),
    ("get", "/u/{code}/handover", Code),
    ("get", "/u/{code}/take", Code),
    ("get", "/u/{code}/more", Code),
    ("post", "/u/{code}/more", Code),
    ("get", "/u/{code}/mend", Code),
    ("get", "/u/{code}/set-up", Code),
    ("post", "/u/{code}/set-up", Code),
    ("get", "/u/{code}/live", Code),
    ("get", "/u/{code}/replay", Code),
    ("get", "/e/{key}", All),
    ("get", "/e/{key}/live", All),
    ("get", "/e/{key}/boards/{round}/{board}", All),
    ("get", "/e/{key}/boards/{round}/{board}/live", All),
    ("get", "/e/{key}/boards/{round}/{board}/replay", All),
    ("get", "/e/{key}/finals", All),
    ("get", "/e/{key}/teams.csv", All),
    ("get", "/e/{key}/schedule", For::Organiser),
    ("post", "/e/{key}/schedule", For::Organiser),
    ("get", "/e/{key}/schedule.ics", All),
    ("get", "/e/{key}/screen", All),
    ("get", "/e/{key}/screen/live", All),
    ("get", "/e/{key}/screen/choose", For::Organiser),
    ("post", "/e/{key}/screen/choose", For::Organiser),
    ("get", "/e/{key}/standings", All),
    ("get", "/e/{key}/standings/live", All),
    ("get", "/e/{key}/standings/schools", All),
    ("get", "/e/{key}/standings/schools.csv", All),
    ("get", "/e/{key}/standings.csv", All),
    ("get", "/e/{key}/rounds/{round}", All),
    ("get", "/e/{key}/settings", For::Organiser),
    ("post", "/e/{key}/settings", For::Organiser),
    ("post", "/e/{key}/settings/delay", For::Organiser),
    ("post", "/e/{key}/settings/finish", For::Organiser),
    ("get", "/e/{key}/players", For::Insider),
    ("post", "/e/{key}/players/presence", For::Insider),
    ("post", "/e/{key}/players/check", For::Organiser),
    ("post", "/e/{key}/players/add", For::Organiser),
    ("post", "/e/{key}/players/problems.csv", For::Organiser),
    ("get", "/e/{key}/players/{player}", For::Organiser),
    ("post", "/e/{key}/players/{player}", For::Organiser),
    ("post", "/e/{key}/players/{player}/home", For::Organiser),
    ("post", "/e/{key}/players/{player}/remove", For::Organiser),
    ("post", "/e/{key}/players/{player}/sits-out", For::Organiser),
    ("post", "/e/{key}/players/{player}/apart", For::Organiser),
    ("post", "/e/{key}/players/{player}/seat", For::Organiser),
    ("get", "/e/{key}/run", For::Insider),
    ("get", "/e/{key}/run/live", For::Insider),
    ("post", "/e/{key}/run/finish", For::Organiser),
    ("post", "/e/{key}/run/reopen", For::Organiser),
    ("get", "/e/{key}/history", For::Organiser),
    ("get", "/e/{key}/history.csv", For::Organiser),
    ("get", "/e/{key}/history/{line}/undo", For::Organiser),
    ("post", "/e/{key}/history/{line}/undo", For::Organiser),
    ("get", "/e/{key}/records.txt", For::Organiser),
    ("get", "/e/{key}/records.json", For::Organiser),
    ("get", "/e/{key}/phones", For::Organiser),
    (
        "post",
        "/e/{key}/rounds/{round}/boards/{board}/code",
        For::Organiser,
    ),
    ("get", "/e/{key}/cards", For::Organiser),
    ("post", "/e/{key}/cards", For::Organiser),
    ("post", "/e/{key}/cards/back", For::Organiser),
    ("get", "/e/{key}/cards.csv", For::Organiser),
    ("post", "/e/{key}/rounds/draft", For::Organiser),
    ("get", "/e/{key}/rounds/{round}/draft", For::Organiser),
    ("get", "/e/{key}/rounds/{round}/why", For::Organiser),
    ("post", "/e/{key}/rounds/{round}/swap", For::Organiser),
    ("post", "/e/{key}/rounds/{round}/split", For::Organiser),
    ("post", "/e/{key}/rounds/{round}/exchange", For::Organiser),
    ("post", "/e/{key}/rounds/{round}/join", For::Organiser),
    ("post", "/e/{key}/rounds/{round}/bye", For::Organiser),
    ("post", "/e/{key}/rounds/{round}/move", For::Organiser),
    ("post", "/e/{key}/rounds/{round}/settle", For::Organiser),
    ("post", "/e/{key}/rounds/{round}/discard", For::Organiser),
    ("post", "/e/{key}/rounds/{round}/post", For::Organiser),
    ("post", "/e/{key}/rounds/{round}/unpost", For::Organiser),
    ("post", "/e/{key}/rounds/{round}/reopen", For::Organiser),
    ("post", "/e/{key}/rounds/{round}/postpone", For::Organiser),
    (
        "post",
        "/e/{key}/rounds/{round}/boards/{board}/result",
        For::Insider,
    ),
    (
        "get",
        "/e/{key}/rounds/{round}/boards/{board}/asked",
        For::Organiser,
    ),
    (
        "post",
        "/e/{key}/rounds/{round}/boards/{board}/asked",
        For::Organiser,
    ),
    ("get", "/e/{key}/rounds/{round}/correct", For::Organiser),
    ("post", "/e/{key}/rounds/{round}/correct", For::Organiser),
    (
        "get",
        "/e/{key}/rounds/{round}/print/pairings",
        For::Insider,
    ),
    (
        "get",
        "/e/{key}/rounds/{round}/print/cards.pdf",
        For::Insider,
    ),
    (
        "get",
        "/e/{key}/rounds/{round}/print/slips.pdf",
        For::Insider,
    ),
    (
        "get",
        "/e/{key}/rounds/{round}/print/sheets.pdf",
        For::Insider,
    ),
    ("get", "/e/{key}/rounds/{round}/print/cards", For::Insider),
    ("get", "/e/{key}/rounds/{round}/print/sheets", For::Insider),
    (
        "get",
        "/e/{key}/rounds/{round}/print/records",
        For::Organiser,
    ),
];

/// The routes in the source: `.route("PATH", METHOD()` below `scope("PREFIX")`
/// and `resource("PATH") … .route(METHOD()`.
fn routes_in_source() -> BTreeSet<(String, String)> {
    let text: String = include_str!("../../../src/web.rs")
        .split_whitespace()
        .collect();
    let mut found = BTreeSet::new();
    let mut prefix = "";
    let mut rest = text.as_str();
    while let Some(at) = [
        "scope(\"",
        ".route(\"",
        "resource(\"",
        "fnrounds(",
        "fnplayers_of(",
        "fnentrance(",
        "fnimports(",
        "fngames(",
        "fnprograms(",
        "fnpapers(",
        "fnhall(",
        "fnbackups(",
        "fnfiles_of(",
        "fndoors(",
        "fnpeople_of(",
    ]
    .iter()
    .filter_map(|mark| rest.find(mark))
    .min()
    {
        rest = &rest[at..];
        if rest.starts_with("fn") {
            let is_top = [
                "fnentrance",
                "fnimports",
                "fngames",
                "fnprograms",
                "fndoors",
                "fnbackups",
            ];
            prefix = match is_top.iter().any(|name| rest.starts_with(name)) {
                true => "",
                false => "/e/{key}",
            };
            rest = &rest[2..];
            continue;
        }
        let is_scope = rest.starts_with("scope");
        let path = rest.split('"').nth(1).unwrap();
        let after = &rest[rest.find(path).unwrap() + path.len() + 1..];
        if is_scope {
            prefix = path;
        } else {
            let method = if after.find("get()") < after.find("post()") && after.contains("get()") {
                "get"
            } else {
                "post"
            };
            let nearest = [("get", after.find("get()")), ("post", after.find("post()"))];
            let method = nearest
                .iter()
                .filter_map(|(m, at)| at.map(|at| (at, *m)))
                .min()
                .map_or(method, |(_, m)| m);
            found.insert((method.to_owned(), format!("{prefix}{path}")));
        }
        rest = after;
    }
    found
}

#[test]
fn every_route_has_a_row_in_the_table() {
    let table: BTreeSet<(String, String)> = ROUTES
        .iter()
        .map(|(method, path, _)| ((*method).to_owned(), (*path).to_owned()))
        .collect();
    assert_eq!(table.len(), ROUTES.len(), "a row stands twice");
    assert_eq!(routes_in_source(), table);
}

/// The addresses of all pages that can be opened during a round, streams left out.
pub fn pages(hall: &Hall) -> Vec<String> {
    let rows = ROUTES
        .iter()
        .filter(|(method, path, _)| *method == "get" && !path.ends_with("/live"));
    rows.map(|(_, path, _)| address(hall, path)).collect()
}

/// The line of the history that tells of the players.
fn players_came(hall: &Hall) -> i64 {
    let lines = hall.app.desk.history(&hall.organiser(), None, 500).unwrap();
    let came = |line: &&AuditLine| line.audit.what == "entrants.entered";
    lines.iter().find(came).map_or(0, |line| line.id)
}

pub fn address(hall: &Hall, path: &str) -> String {
    let line = match path.contains("{line}") {
        true => players_came(hall).to_string(),
        false => String::new(),
    };
    path.replace("{key}", &hall.key)
        .replace("{code}", &hall.codes[0])
        .replace("{round}", "1")
        .replace("{board}", "1")
        .replace("{player}", "1")
        .replace("{line}", &line)
        .replace("{ruleset}", "isizulu")
        .replace("{number}", "1")
        .replace("{name}", "nothing.css")
        .replace("{secret}", "0123456789abcdef0123456789abcdef")
}

/// Whether a file is handed out there, and no page.
pub fn is_file(path: &str) -> bool {
    path.rsplit('/')
        .next()
        .is_some_and(|last| last.contains('.'))
}

/// Turned away: to the sign-in, or as if there were nothing.
fn is_turned_away(page: &Page) -> bool {
    let to_sign_in = page.status == 303 && page.header("location").starts_with("/signin");
    to_sign_in
        || matches!(page.status, 401 | 403)
        || page.sees("There is no such page, or it is not for you")
}

fn asks(client: &Client, hall: &Hall, method: &str, path: &str) -> Page {
    let path = address(hall, path);
    match method {
        // A stream never ends: only its head is looked at.
        "get" if path.ends_with("/live") => client.head_of(&path),
        "get" => client.get(&path),
        _ => client.post(&path, &[]),
    }
}

/// Whether the table lets somebody through.
fn may(who: &str, whom: For) -> bool {
    match whom {
        All | Code => true,
        SignedIn => who.ends_with("organiser") || who == "deputy",
        // The same person: who set the server up runs the event of the test.
        For::Owner | For::Server => who == "organiser",
        For::Organiser => matches!(who, "organiser" | "deputy"),
        For::Insider => matches!(who, "organiser" | "deputy" | "helper"),
        FirstRun => false,
    }
}

/// Whether somebody was let through who may not pass, or turned away who may.
fn is_wrong(page: &Page, may: bool, path: &str) -> bool {
    let is_away = match path {
        "/assets/{name}" | "/signin" => false, // no such file; an empty form is no sign-in
        "/copies/kept/{name}" if may => false, // no such copy
        // An empty form may be found wanting before the right is looked at.
        _ => is_turned_away(page) || (!may && page.status == 400),
    };
    is_away == may
}

#[test]
fn nobody_gets_where_they_do_not_belong() {
    let mut faults = Vec::new();
    // Looking changes nothing: one hall does for all pages, a form gets its own.
    let (looks, forms): (Vec<_>, Vec<_>) = ROUTES.iter().partition(|(method, ..)| *method == "get");
    let halls = forms.chunks(1).chain(looks.chunks(100));
    for routes in halls {
        let hall = Hall::with(ClockPolicy::Off);
        let visitor = hall.app.visitor();
        let umpire = hall.umpire("Ms Naidoo").client;
        hall.app
            .desk
            .create_account("Mr Other", PHRASE, now())
            .unwrap();
        let other = hall.app.seated("Mr Other");
        let organiser = hall.app.seated("Ms Khumalo");
        let (deputy, helper) = (deputy(&hall), helper(&hall, &hall.key));
        let elsewhere = post_elsewhere(&hall, "Mr Other");
        let stranger = helper_of(&hall, &elsewhere, "Mr Other");
        let people = [
            ("visitor", &visitor),
            ("umpire", &umpire),
            ("another organiser", &other),
            ("helper of another event", &stranger),
            ("helper", &helper),
            ("deputy", &deputy),
            ("organiser", &organiser),
        ];
        for (method, path, whom) in routes {
            for (who, client) in people {
                let page = asks(client, &hall, method, path);
                if is_wrong(&page, may(who, *whom), path) {
                    faults.push(format!("{who}: {method} {path} -> {}", page.status));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
