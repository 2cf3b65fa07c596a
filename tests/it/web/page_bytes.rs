//! The number of bytes that a phone on a bad network has to load.

use super::harness::Client;
use super::rights::{self, For, ROUTES};
use super::umpire::Hall;
use std::collections::BTreeSet;

/// The limit of a page with all its assets, in bytes over the wire.
const WHOLE: usize = 60_000;
/// The limit of spectators' pages; the largest is the replay of a game, with its script.
const PUBLIC: usize = 32_500;
/// The limit of a board to play on, with the law of its game, which is loaded once it is usable, and with the guard
/// against double taps.
const BOARD: usize = 39_000;
/// The limit of a lesson, which is a board with a link to each step and sentences of the rules.
const LESSON: usize = 39_500;
/// The limit of a puzzle, which is a board with all its turns and the names of all games.
const PUZZLE: usize = 40_500;
/// The limit of the rules of a game, with some forty pictures.
const PICTURES: usize = 36_000;
/// The limit of the tour, a sprite of seven screenshots for users at a laptop.
const TOUR: usize = 90_000;

/// The bytes over the wire for an address, and their text.
fn fetched(client: &Client, path: &str) -> (usize, String) {
    let (_, packed) = client.get_with(path, ("accept-encoding", "gzip"));
    (packed.len(), client.get(path).body)
}

/// The assets of a text: styles, scripts, pictures, imported scripts.
fn needs(text: &str) -> Vec<String> {
    let quoted = text
        .split(['"', '\''])
        .filter(|part| part.starts_with("/assets/"));
    // A sprite is loaded once for all its pictures.
    let files = quoted.filter_map(|part| part.split('#').next());
    files.map(str::to_owned).collect()
}

/// A page with all its assets, each once.
fn weight(client: &Client, path: &str) -> usize {
    let mut known = BTreeSet::new();
    let mut open = vec![path.to_owned()];
    let mut sum = 0;
    while let Some(next) = open.pop() {
        if !known.insert(next.clone()) {
            continue;
        }
        let (bytes, text) = fetched(client, &next);
        sum += bytes;
        open.extend(needs(&text));
    }
    assert!(
        known.len() > 1 || rights::is_file(path),
        "{path} has no style"
    );
    sum
}

#[test]
fn every_page_stays_within_its_byte_limit() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    let teacher = hall.app.signed_in("Ms Khumalo");
    let visitor = hall.app.visitor();
    let mut faults = Vec::new();
    let mut looked_at = 0;
    for (method, path, whom) in ROUTES {
        let place = rights::address(&hall, path);
        let is_page = *method == "get" && !path.ends_with("/live") && !rights::is_file(&place);
        if !is_page
            || matches!(*path, "/assets/{name}" | "/health" | "/ready")
            || path.starts_with("/api/")
        {
            continue;
        }
        let (client, most) = match whom {
            For::All if *path == "/tour" => (&visitor, TOUR),
            For::All if path.contains("/rules") => (&visitor, PICTURES),
            For::All if path.ends_with("/learn") => (&visitor, LESSON),
            For::All if path.ends_with("/puzzle") => (&visitor, PUZZLE),
            For::All if path.starts_with("/practice/") => (&visitor, BOARD),
            For::All => (&visitor, PUBLIC),
            For::Code => (&phone.client, WHOLE),
            For::FirstRun => continue,
            _ => (&teacher, WHOLE),
        };
        if client.get(&place).status != 200 {
            continue;
        }
        looked_at += 1;
        let bytes = weight(client, &place);
        if bytes > most {
            faults.push(format!("{place}: {bytes} of {most} bytes"));
        }
    }
    assert!(looked_at > 40, "{looked_at}");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The assets that the umpire's board loads once it is usable: its second script with all imports, by which a
/// phone alone says all that the server would.
const SECOND: usize = 23_000;

#[test]
fn the_second_part_of_the_board_is_bounded_and_cached_for_ever() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    let page = phone.page();
    let board = page.attributes("script", "src").remove(0);
    let script = phone.client.get(&board).body;
    let table = needs(&script).into_iter();
    let tables: Vec<String> = table.filter(|file| file.contains("/table.")).collect();
    let [table] = tables.as_slice() else {
        panic!("{tables:?}");
    };
    let mut known = BTreeSet::new();
    let mut open = vec![table.clone()];
    let mut sum = 0;
    while let Some(next) = open.pop() {
        if !known.insert(next.clone()) {
            continue;
        }
        let (bytes, text) = fetched(&phone.client, &next);
        let cached = phone.client.get(&next).header("cache-control");
        assert_eq!(cached, "public, max-age=31536000, immutable", "{next}");
        println!("{next}: {bytes} bytes");
        sum += bytes;
        open.extend(needs(&text));
    }
    let headers = [("accept-encoding", "gzip"), ("x-fragment", "1")];
    let parts = format!("{}/parts", phone.path);
    let words = phone.client.get_by(&parts, &headers).1.len();
    let sheets = phone.sheets_weight();
    println!(
        "{parts}: {words} bytes; sheets: {sheets} bytes; first part: {} bytes",
        phone.weight().1
    );
    assert!(
        sum > 0 && words > 0 && sum + words + sheets <= SECOND,
        "{sum} + {words} + {sheets}"
    );
    // Opened as a page, it is the board.
    assert_eq!(phone.client.get(&parts).status, 303);
}

#[test]
fn a_page_of_another_version_gets_the_present_styles_and_scripts() {
    let hall = Hall::open();
    let visitor = hall.app.visitor();
    for url in needs(&visitor.get("/").body) {
        let parts: Vec<&str> = url.split('.').collect();
        let [name, _, ending] = parts[..] else {
            continue;
        };
        let present = visitor.get(&url);
        let other = visitor.get(&format!("{name}.0123abcd.{ending}"));
        assert_eq!((other.status, &other.body), (200, &present.body), "{url}");
        assert_eq!(other.header("cache-control"), "no-store");
        assert!(present.header("cache-control").contains("immutable"));
        assert_eq!(visitor.get(&format!("{name}.x.{ending}")).status, 404);
    }
    assert_eq!(visitor.get("/assets/nothing.0123abcd.css").status, 404);
}
