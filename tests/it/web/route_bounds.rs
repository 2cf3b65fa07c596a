//! The table of `docs/SECURITY.md` with the bounds of every route that works for a stranger, against the router; and
//! each of these routes with the costliest input that we know.

use super::harness::{App, Client, Page};
use super::rights::{For, ROUTER, ROUTES, address};
use super::umpire::{Hall, Phone};
use inkundla::referee::ClockPolicy;
use inkundla::rules::Ruleset;
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

/// No answer may take longer, also without optimisation beside other tests. What an input costs is counted in steps
/// by the tests of its reader.
pub const LONGEST: Duration = Duration::from_secs(60);

/// The routes in the table: method and path.
fn documented() -> BTreeSet<(String, String)> {
    let text = include_str!("../../../docs/SECURITY.md");
    let (_, table) = text.split_once("### Bounds of every route").unwrap();
    let (table, _) = table.split_once("\n## ").unwrap();
    let rows = table.lines().filter(|line| line.starts_with("| `"));
    let cells = rows.map(|row| {
        let cells: Vec<&str> = row.trim_matches('|').split(" | ").collect();
        assert_eq!(cells.len(), 4, "{row}");
        assert!(cells.iter().all(|cell| !cell.trim().is_empty()), "{row}");
        cells[0]
    });
    let quoted = cells.flat_map(|cell| cell.split('`').skip(1).step_by(2));
    let routes = quoted.map(|route| {
        let (method, path) = route.split_once(' ').unwrap();
        (method.to_lowercase(), path.to_owned())
    });
    routes.collect()
}

/// The routes of the router with a limit of their own for a file or a long form.
fn with_files() -> BTreeSet<(String, String)> {
    let text = ROUTER;
    let mut scope = "";
    let mut found = BTreeSet::new();
    let mut lines = text.lines().peekable();
    while let Some(whole) = lines.next() {
        let line = whole.trim();
        let quoted = || line.split('"').nth(1).unwrap();
        if line.starts_with("scope(") {
            scope = quoted();
        } else if whole == "        )" {
            scope = "";
        } else if line.starts_with("resource(") {
            assert!(
                lines.peek().unwrap().trim().starts_with(".app_data("),
                "{line}"
            );
            let path = quoted();
            found.insert(("post".to_owned(), format!("{scope}{path}")));
        }
    }
    found
}

#[test]
fn every_route_that_works_for_a_stranger_is_in_the_table() {
    let documented = documented();
    let known: BTreeSet<(String, String)> = ROUTES
        .iter()
        .map(|(method, path, _)| ((*method).to_owned(), (*path).to_owned()))
        .collect();
    let unknown: Vec<_> = documented.difference(&known).collect();
    assert!(unknown.is_empty(), "no such routes: {unknown:?}");
    // Strangers make casual games and their codes.
    let is_for_strangers = |path: &str| path.ends_with(".png") || path.starts_with("/play/{code}");
    let for_strangers = ROUTES
        .iter()
        .filter(|(_, path, who)| *who == For::All || is_for_strangers(path))
        .map(|(method, path, _)| ((*method).to_owned(), (*path).to_owned()));
    let bounded: BTreeSet<_> = for_strangers.chain(with_files()).collect();
    let missing: Vec<_> = bounded.difference(&documented).collect();
    assert!(missing.is_empty(), "without a bound: {missing:?}");
}

/// A form with this file, or these texts, as costly as can be.
fn costly(path: &str) -> Vec<u8> {
    let repeated = |text: &str, bytes: usize| text.repeat(bytes / text.len()).into_bytes();
    match path {
        "/check" => {
            let seal = "seal 1\n> inkundla round 1\n> event A\n> round 1\n";
            repeated(seal, 1_900_000)
        }
        path if path.ends_with("/scan") => finders(1_000),
        path if path.ends_with("/players/check") => {
            let mut list = "Given name,Family name,School\n".to_owned();
            for number in 0..1_900 {
                list.push_str(&format!("Ann{number},Bee,Umlazi{number:04} Primary\n"));
            }
            list.into_bytes()
        }
        path if path.ends_with("/files/records") => repeated("turn-played turn=E1\n", 4_000_000),
        path if path.ends_with("/files/results") => repeated("1,1,1-0\n", 4_000_000),
        "/import" => repeated("001 xx\n", 4_000_000),
        "/new" => workbook(),
        _ => repeated("a=", 1_000_000),
    }
}

/// A workbook that is far larger unpacked, with a sheet of as many cells as fit.
fn workbook() -> Vec<u8> {
    let mut archive = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    let cells = "<row><c><v>1</v></c><c><v>2</v></c></row>".repeat(200_000);
    let blanks = " ".repeat(40 << 20);
    for (name, text) in [
        (
            "xl/workbook.xml",
            "<workbook><sheets><sheet name=\"1\" id=\"a\"/><sheet name=\"2\" id=\"b\"/></sheets></workbook>",
        ),
        (
            "xl/_rels/workbook.xml.rels",
            "<Relationships><Relationship Id=\"a\" Type=\"x/worksheet\" Target=\"1.xml\"/>\
             <Relationship Id=\"b\" Type=\"x/worksheet\" Target=\"2.xml\"/></Relationships>",
        ),
        (
            "xl/1.xml",
            &format!("<worksheet><sheetData>{cells}</sheetData></worksheet>"),
        ),
        ("xl/2.xml", &blanks),
    ] {
        archive
            .start_file(name, zip::write::SimpleFileOptions::default())
            .unwrap();
        std::io::Write::write_all(&mut archive, text.as_bytes()).unwrap();
    }
    archive.finish().unwrap().into_inner()
}

/// A picture with a finder pattern of a QR code at each eighth pixel.
fn finders(side: u32) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(std::io::Cursor::new(&mut bytes), side, side);
    encoder.set_color(png::ColorType::Grayscale);
    encoder.set_depth(png::BitDepth::Eight);
    let pixel = |at: u32| {
        let (x, y) = (at % side % 8, at / side % 8);
        let is_ring = x == 0 || x == 6 || y == 0 || y == 6;
        let is_stone = (2..5).contains(&x) && (2..5).contains(&y);
        u8::from(!(x < 7 && y < 7 && (is_ring || is_stone))) * 255
    };
    let pixels: Vec<u8> = (0..side * side).map(pixel).collect();
    let mut writer = encoder.write_header().unwrap();
    writer.write_image_data(&pixels).unwrap();
    writer.finish().unwrap();
    bytes
}

fn sends(client: &Client, method: &str, route: &str, path: &str) -> Page {
    if method == "get" {
        let long = "x".repeat(2_000);
        return client.get(&format!(
            "{path}?q={long}&page=65535&position={long}&step=99999&turn={long}"
        ));
    }
    let field = if route.ends_with("/scan") {
        "picture"
    } else {
        "file"
    };
    client.upload(path, field, "file", &costly(route))
}

/// The highest grade begins, and then gives a hint: the most that one address can ask of the engine.
#[test]
fn a_turn_and_a_hint_of_the_engine_have_a_bound_for_every_ruleset() {
    let visitor = App::start().visitor();
    for ruleset in Ruleset::all() {
        let name = ruleset.name();
        let started = Instant::now();
        let page = visitor.get(&format!("/practice/{name}?against=9&side=2&seed=1&hint=1"));
        assert_eq!(page.status, 200, "{name}");
        assert!(page.all("#say").join("").contains("Look at"), "{name}");
        assert!(started.elapsed() < LONGEST, "{name}");
    }
}

#[test]
fn every_route_has_a_bound_and_keeps_it() {
    let hall = Hall::with(ClockPolicy::Off);
    let phone: Phone = hall.umpire("Ms Naidoo");
    let teacher = hall.app.signed_in("Ms Khumalo");
    let turns = ["E1", "R4", "E8", "R8"];
    let mut played = turns.iter();
    for (method, route) in documented() {
        if route.ends_with("/live") {
            continue;
        }
        let path = address(&hall, &route);
        let client = match method.as_str() {
            "get" => hall.app.visitor(),
            _ => hall.app.signed_in("Ms Khumalo"),
        };
        let began = Instant::now();
        let page = sends(&client, &method, &route, &path);
        assert!(
            began.elapsed() < LONGEST,
            "{method} {path}: {:?}",
            began.elapsed()
        );
        assert_ne!(page.status, 500, "{method} {path}: {}", page.text());
        if route.contains("/records/") {
            played
                .by_ref()
                .take(1)
                .for_each(|turn| assert_eq!(phone.plays(turn).status, 200));
        }
    }
    assert_eq!(
        teacher
            .get(&format!("/e/{}/round-control", hall.key))
            .status,
        200
    );
}
