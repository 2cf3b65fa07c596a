//! Random input to every form from every role: the server never fails, and the records stay complete and
//! consistent.

use super::harness::{Client, Page};
use super::rights::{ROUTES, address};
use super::umpire::Hall;
use crate::corpus::Chance;
use inkundla::referee::ClockPolicy;
use std::collections::BTreeSet;

/// Valid values of our own fields, and malicious ones.
const VALUES: &[&str] = &[
    "",
    "0",
    "1",
    "2",
    "3",
    "17",
    "65536",
    "-1",
    "1e9",
    "99999999999999999999",
    "0.5",
    "on",
    "turn",
    "undo",
    "redo",
    "start",
    "set-up",
    "card",
    "clock",
    "pause",
    "resume",
    "draw",
    "resign",
    "agree",
    "correct",
    "back-to",
    "dispute",
    "right",
    "call",
    "call-done",
    "appeal",
    "withdraw",
    "adjust",
    "illegal",
    "claim",
    "E1",
    "R4",
    "E7xR4",
    "RC",
    "--",
    "d3!-d4",
    "yellow",
    "red",
    "award",
    "first",
    "second",
    "delay",
    "give",
    "1-0",
    "1/2",
    "+/-",
    "0-0",
    "umlabalaba",
    "isipowe hand=4.0.0",
    "camelot",
    "swiss",
    "knockout",
    "five",
    "Sipho Dlamini",
    "\u{1F404}\u{200D}\u{1F404}",
    "a\u{0}b",
    "\r\n\r\n",
    "' OR 1=1; --",
    "<b>",
    "=1+1",
    "%s%n",
    "{\"a\":[",
    "../../etc/passwd",
    "\u{202E}abc",
    "name,school\n\"a",
    "2026-11-21",
    "12:60",
    "en",
    "xx",
];

fn one<'a, T>(chance: &mut Chance, of: &'a [T]) -> &'a T {
    &of[chance.below(of.len())]
}

fn value(chance: &mut Chance) -> String {
    match chance.below(12) {
        0 => one(chance, VALUES).repeat(1 + chance.below(300)),
        1 => format!("{}{}", one(chance, VALUES), one(chance, VALUES)),
        _ => (*one(chance, VALUES)).to_owned(),
    }
}

fn form<'a>(chance: &mut Chance, names: &'a [String]) -> Vec<(&'a str, String)> {
    let count = chance.below(9);
    let field = |_| (one(chance, names).as_str(), value(chance));
    (0..count).map(field).collect()
}

/// The text of every template below a folder.
fn templates(folder: &std::path::Path, texts: &mut Vec<String>) {
    for path in std::fs::read_dir(folder)
        .unwrap()
        .flatten()
        .map(|entry| entry.path())
    {
        if path.is_dir() {
            templates(&path, texts);
        } else if path.extension().is_some_and(|ending| ending == "html") {
            texts.push(std::fs::read_to_string(path).unwrap());
        }
    }
}

/// The names of all fields on any page.
fn names() -> Vec<String> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("templates");
    let mut texts = Vec::new();
    templates(&folder, &mut texts);
    let mut names = BTreeSet::new();
    for text in texts {
        let rest = text.split(" name=\"").skip(1);
        names.extend(rest.filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())));
    }
    names
        .into_iter()
        .filter(|name| !name.contains('{'))
        .collect()
}

/// Forms that would remove all users.
const LEAVING: [&str; 5] = [
    "/signout",
    "/account/others",
    "/e/{key}/people/hand-over",
    "/server/accounts/{account}/rename",
    "/server/accounts/{account}/reset",
];

fn sends(client: &Client, path: &str, form: &[(&str, String)], chance: &mut Chance) -> Page {
    let form: Vec<(&str, &str)> = form
        .iter()
        .map(|(name, value)| (*name, value.as_str()))
        .collect();
    match chance.below(3) {
        0 => client.part(path, &form),
        1 => client.post_parts(path, &form),
        _ => client.post(path, &form),
    }
}

#[test]
fn random_forms_never_fail_the_server_or_lose_a_record() {
    let names = names();
    let forms: Vec<&str> = ROUTES
        .iter()
        .filter(|(method, path, _)| *method == "post" && !LEAVING.contains(path))
        .map(|(_, path, _)| *path)
        .collect();
    for seed in 1..=3 {
        let mut chance = Chance(0x9E37_79B9_7F4A_7C15 ^ seed);
        let hall = Hall::with(ClockPolicy::MINUTE);
        let phone = hall.umpire("Ms Naidoo");
        assert_eq!(phone.plays("E1").status, 200);
        let umpire = super::umpire::umpire(&hall.app.desk, &hall.codes[0]);
        let seq = || {
            hall.app
                .desk
                .recorded_game(umpire.board_context())
                .unwrap()
                .game
                .seq
        };
        let mut known = seq();
        for _ in 0..4 {
            let organiser = hall.app.seated("Ms Khumalo");
            for path in &forms {
                let client = *one(&mut chance, &[&organiser, &organiser, &phone.client]);
                let (place, form) = (address(&hall, path), form(&mut chance, &names));
                let page = sends(client, &place, &form, &mut chance);
                assert!(
                    page.status < 500,
                    "{} {place} {form:?}: {}",
                    page.status,
                    page.text()
                );
            }
            // A record only grows.
            let now = seq();
            assert!(now >= known, "{now} entries, {known} before");
            known = now;
        }
        let found = hall.app.desk.check().unwrap().findings;
        assert!(found.is_empty(), "{found:?}");
    }
}
