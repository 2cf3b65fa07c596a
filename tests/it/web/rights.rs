//! Every route with every role. A route that is missing from the table fails the test.

mod access;
mod doors;
mod table;

use super::harness::{Client, PHRASE, Page};
use super::staff::{deputy, helper, helper_of, post_elsewhere, school_teacher, tablet};
use super::umpire::Hall;
use For::{All, Code, FirstRun, SignedIn};
use inkundla::referee::ClockPolicy;
use inkundla::store::AuditLine;
use inkundla::system_time::now;
use std::collections::BTreeSet;

pub use access::For;
pub use table::ROUTES;

/// The source of all routes.
pub const ROUTER: &str = concat!(
    include_str!("../../../src/pages/router.rs"),
    include_str!("../../../src/pages/router/api_routes.rs"),
    include_str!("../../../src/pages/router/board_routes.rs"),
);

/// The routes in the source: `.route("PATH", METHOD()` and `resource("PATH") … .route(METHOD()`,
/// with and without a surrounding `scope("PREFIX")`.
fn routes_in_source() -> BTreeSet<(String, String)> {
    let text: String = ROUTER.split_whitespace().collect();
    let mut found = BTreeSet::new();
    let mut rest = text.as_str();
    // The open scope, and the rest of the text where it ends.
    let mut scope = ("", 0);
    let marks = ["scope(\"", ".route(\"", "resource(\""];
    while let Some(at) = marks.iter().filter_map(|mark| rest.find(mark)).min() {
        rest = &rest[at..];
        let path = rest.split('"').nth(1).unwrap();
        let after = &rest[rest.find(path).unwrap() + path.len() + 1..];
        if rest.starts_with("scope") {
            scope = (path, after.len() - end_of_call(after));
        } else {
            let prefix = if after.len() > scope.1 { scope.0 } else { "" };
            let methods = ["get", "post"].map(|name| (after.find(&format!("{name}()")), name));
            let methods = methods
                .into_iter()
                .filter_map(|(at, name)| Some((at?, name)));
            let (_, method) = methods.min().unwrap();
            found.insert((method.to_owned(), format!("{prefix}{path}")));
        }
        rest = after;
    }
    found
}

/// The end of the argument with which a text begins: `)`, a chain of calls, and the bracket around them all.
fn end_of_call(text: &str) -> usize {
    let mut depth = 2;
    for (at, letter) in text.char_indices() {
        match letter {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return at;
        }
    }
    text.len()
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

/// The addresses of all pages that can be opened during a round, except streams.
pub fn pages(hall: &Hall) -> Vec<String> {
    let rows = ROUTES
        .iter()
        .filter(|(method, path, _)| *method == "get" && !path.ends_with("/live"));
    rows.map(|(_, path, _)| address(hall, path)).collect()
}

/// The line of the history about the arrival of the players.
fn players_came(hall: &Hall) -> i64 {
    let lines = hall.app.desk.history(&hall.organiser(), None, 500).unwrap();
    let came = |line: &&AuditLine| line.audit.what == "entrants.entered";
    lines.iter().find(came).map_or(0, |line| line.id)
}

pub fn address(hall: &Hall, path: &str) -> String {
    let line = if path.contains("{line}") {
        players_came(hall).to_string()
    } else {
        String::new()
    };
    let game = path
        .contains("/play/{code}")
        .then(|| super::casual::begun(hall));
    let (form, entry) = if ["/enter/", "/entry/"].iter().any(|of| path.contains(of)) {
        super::entries::entered(hall)
    } else {
        Default::default()
    };
    path.replace("/play/{code}", &game.unwrap_or_default())
        .replace("/enter/{code}", &format!("/enter/{form}"))
        .replace("/entry/{secret}", &format!("/entry/{entry}"))
        .replace("{key}", &hall.key)
        .replace("{code}", &hall.codes[0])
        .replace("/s/{seat}", &super::seats::seats(hall)[0])
        .replace("{round}", "1")
        .replace("{board}", "1")
        .replace("{player}", "1")
        .replace("{account}", "1")
        .replace("{school}", "baobabprimary")
        .replace("{line}", &line)
        .replace("{size}", "1")
        .replace("{ruleset}", "isizulu")
        .replace("{number}", "1")
        .replace("{team}", "1")
        .replace("{level}", "easy")
        .replace("{name}", "nothing.css")
        .replace("{secret}", "0123456789abcdef0123456789abcdef")
}

/// Whether it serves a file, not a page.
pub fn is_file(path: &str) -> bool {
    path.rsplit('/')
        .next()
        .is_some_and(|last| last.contains('.'))
}

/// Refused: redirected to the sign-in page, or 403 or 404.
fn is_turned_away(page: &Page) -> bool {
    let to_sign_in = page.status == 303 && page.header("location").starts_with("/signin");
    to_sign_in
        || matches!(page.status, 401 | 403)
        || page.sees("There is no such page, or you may not see it")
}

fn asks(client: &Client, hall: &Hall, method: &str, path: &str) -> Page {
    let path = address(hall, path);
    match method {
        // A stream never ends: only its head is read.
        "get" if path.ends_with("/live") => client.head_of(&path),
        "get" => client.get(&path),
        _ => client.post(&path, &[]),
    }
}

/// Whether the table grants access.
fn may(who: &str, whom: For) -> bool {
    match whom {
        All | Code => true,
        SignedIn => who.ends_with("organiser") || who == "deputy",
        // The owner of the server is also the organiser of the test's event.
        For::Owner | For::Server => who == "organiser",
        For::Organiser => matches!(who, "organiser" | "deputy"),
        For::Insider => matches!(who, "organiser" | "deputy" | "helper"),
        For::Results => matches!(who, "organiser" | "deputy" | "helper" | "tablet"),
        For::School => who == "school",
        For::LineUps => matches!(who, "organiser" | "deputy" | "school"),
        For::CheckIn => matches!(who, "organiser" | "deputy" | "helper" | "school"),
        FirstRun | For::Speaker => false,
    }
}

/// Whether access was granted against the table, or refused.
fn is_wrong(page: &Page, may: bool, path: &str) -> bool {
    let is_away = match path {
        "/assets/{name}" | "/signin" => false, // no such file; an empty form is no sign-in
        "/backups/kept/{name}" if may => false, // no such copy
        "/laptop/phones" | "/laptop/close" if may => false, // no laptop
        "/take/{name}" => false,               // no such file
        // No teams meet in the event of the test.
        "/e/{key}/teams/{number}" => false,
        "/e/{key}/line-ups" | "/e/{key}/line-ups/{team}" if may => false,
        // The test's database is not known as a file.
        "/move/file" | "/move/back" | "/move/offer" | "/move/withdraw" if may => false,
        "/words" | "/words/undo" | "/words/all" | "/words/mine.ftl" => page.status == 410,
        // An empty form may be rejected before the right is checked.
        _ => is_turned_away(page) || (!may && page.status == 400),
    };
    is_away == may
}

/// Tries routes with every role. Each group of them has a hall of its own.
fn reach_only_their_own<'a>(groups: impl Iterator<Item = &'a [Route]>) {
    let mut faults = Vec::new();
    for routes in groups {
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
        let (school, tablet) = (school_teacher(&hall), tablet(&hall));
        let elsewhere = post_elsewhere(&hall, "Mr Other");
        let stranger = helper_of(&hall, &elsewhere, "Mr Other");
        let people = [
            ("visitor", &visitor),
            ("umpire", &umpire),
            ("another organiser", &other),
            ("helper of another event", &stranger),
            ("school", &school),
            ("tablet", &tablet),
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

type Route = (&'static str, &'static str, For);

/// The forms of rounds of an event, of all else of it, or of the rest of the server.
#[derive(PartialEq)]
enum FormsOf {
    Rounds,
    Event,
    Server,
}

fn forms(of: FormsOf) -> Vec<Route> {
    let forms = ROUTES.iter().filter(|(method, path, _)| {
        let part = match path.strip_prefix("/e/{key}") {
            Some(rest) if rest.starts_with("/round") => FormsOf::Rounds,
            Some(_) => FormsOf::Event,
            None => FormsOf::Server,
        };
        *method == "post" && part == of
    });
    forms.copied().collect()
}

#[test]
fn every_role_reaches_only_its_own_pages() {
    // Reading changes nothing: all pages share one hall, each form gets its own.
    let pages = ROUTES.iter().filter(|(method, ..)| *method == "get");
    let pages: Vec<Route> = pages.copied().collect();
    reach_only_their_own(pages.chunks(100));
}

#[test]
fn every_role_reaches_only_its_own_forms_of_rounds() {
    reach_only_their_own(forms(FormsOf::Rounds).chunks(1));
}

#[test]
fn every_role_reaches_only_its_own_forms_of_an_event() {
    reach_only_their_own(forms(FormsOf::Event).chunks(1));
}

#[test]
fn every_role_reaches_only_its_own_forms_of_the_server() {
    reach_only_their_own(forms(FormsOf::Server).chunks(1));
}
