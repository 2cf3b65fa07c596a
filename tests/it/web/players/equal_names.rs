//! Two children with equal names are distinguished on paper, on the screen, in the published folder,
//! at the board and in the report file.

use crate::web::harness::Client;
use crate::web::papers::{bytes, read};
use crate::web::rounds::Hall;
use inkundla::desk::projector::{Part, Screen};
use inkundla::formats::trf;
use inkundla::system_time::now;
use inkundla::tournament::RoundNo;
use std::io::{Cursor, Read};
use std::process::Command;

/// Numbers 1 and 4 share a school and would share a short alias; 2 and 5 share a school and a name.
const CHILDREN: [&str; 6] = [
    "Sipho Dlamini",
    "Lerato Maseko",
    "Ayanda Nkosi",
    "Sipho Dube",
    "Lerato Maseko",
    "Zanele Cele",
];
const FULL: [&str; 4] = [
    "Sipho Dlamini",
    "Sipho Dube",
    "Lerato Maseko (2)",
    "Lerato Maseko (5)",
];
const SHORT: [&str; 4] = ["Sipho Dl.", "Sipho Du.", "Lerato M. (2)", "Lerato M. (5)"];

/// All four names, and no name that two children could have.
fn differ(place: &str, text: &str, names: &[&str; 4]) {
    let text = text.replace("&#160;", " ").replace('\u{a0}', " ");
    for name in names {
        assert!(text.contains(name), "{place} does not show {name}: {text}");
    }
    let at_most = |part: &str| {
        let unnumbered = text
            .split(part)
            .skip(1)
            .filter(|rest| !rest.starts_with(" ("));
        assert_eq!(
            unnumbered.count(),
            0,
            "{place} has {part} without a number: {text}"
        );
    };
    at_most("Lerato Maseko");
    at_most("Lerato M.");
    assert!(!text.contains("Sipho D."), "{place}: {text}");
    if names == &SHORT {
        for family in ["Dlamini", "Dube", "Maseko"] {
            assert!(!text.contains(family), "{place} shows {family}: {text}");
        }
    }
}

/// An event with a posted first round and all names on the projector.
fn hall() -> Hall {
    let hall = Hall::with(&CHILDREN);
    hall.next_round(1);
    let screen = Screen::showing(&Part::ALL);
    hall.app
        .desk
        .set_screen(&hall.right, &screen, now())
        .unwrap();
    hall
}

fn all_win(hall: &Hall) {
    for board in 1..=3 {
        assert_eq!(hall.enter(1, board, "1-0").status, 303);
    }
}

#[test]
fn equal_names_differ_on_every_paper() {
    let hall = hall();
    all_win(&hall);
    // To pair the next round closes this one.
    assert_eq!(hall.post("/rounds/draft", &[]).status, 303);
    for paper in [
        "/rounds/1/print/pairings.pdf",
        "/rounds/1/print/sheets.pdf",
        "/rounds/1/print/slips.pdf",
        "/print/standings.pdf",
        "/print/certificates.pdf?who=all",
    ] {
        let text = read(&bytes(&hall.organiser, &hall.path(paper))).join(" ");
        differ(paper, &text, &FULL);
    }
}

#[test]
fn equal_names_differ_on_the_screen_and_in_its_stream() {
    let hall = hall();
    let parent = hall.app.visitor();
    let mut stream = parent.follow(&hall.path("/screen/live"));
    differ("stream", &stream.next().unwrap(), &SHORT);
    differ("screen", &parent.get(&hall.path("/screen")).body, &SHORT);
    all_win(&hall);
    let mut last = parent.follow(&hall.path("/screen/live"));
    differ("stream of results", &last.next().unwrap(), &SHORT);
}

#[test]
fn equal_names_differ_in_the_published_folder_and_its_archive() {
    let hall = hall();
    all_win(&hall);
    let archive = bytes(&hall.organiser, &hall.path("/published.zip"));
    let mut archive = zip::ZipArchive::new(Cursor::new(archive)).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", hall.app.database().display());
    let done = Command::new(env!("CARGO_BIN_EXE_inkundla"))
        .args(["publish", &hall.key, "-o", "cup", "--database", &database])
        .current_dir(folder.path())
        .output()
        .unwrap();
    assert!(
        done.status.success(),
        "{}",
        String::from_utf8_lossy(&done.stderr)
    );
    for name in ["standings.html", "cross-table.html", "round-1.html"] {
        let mut text = String::new();
        let path = format!("{}/{name}", hall.key);
        archive
            .by_name(&path)
            .unwrap()
            .read_to_string(&mut text)
            .unwrap();
        differ(&format!("archive: {name}"), &text, &SHORT);
        let text = std::fs::read_to_string(folder.path().join("cup").join(name)).unwrap();
        differ(&format!("folder: {name}"), &text, &SHORT);
    }
}

#[test]
fn equal_names_differ_on_the_pages_of_umpires() {
    let hall = hall();
    let boards = hall
        .app
        .desk
        .boards(hall.right.event(), RoundNo(1))
        .unwrap();
    let codes = boards
        .iter()
        .map(|board| hall.app.desk.code_of(board).unwrap());
    let page = |code: String| {
        let phone: Client = hall.app.visitor();
        let before = phone.get(&format!("/u/{code}")).body;
        let start = phone.post(&format!("/u/{code}/start"), &[("name", "Ms Naidoo")]);
        assert_eq!(start.status, 303);
        (before, phone.get(&format!("/u/{code}")).body)
    };
    let (before, after): (Vec<_>, Vec<_>) = codes.map(page).unzip();
    differ("before the start", &before.concat(), &SHORT);
    differ("while recording", &after.concat(), &SHORT);
}

#[test]
fn a_calendar_names_no_child() {
    let hall = hall();
    hall.post("/page", &[("place", "Hall A"), ("listed", "1")]);
    hall.post("/schedule", &[("round-1", "2026-11-21T09:30")]);
    let calendar = hall.app.visitor().get(&hall.path("/calendar.ics")).body;
    assert!(calendar.contains("Hall A"), "{calendar}");
    for child in ["Sipho", "Lerato", "Ayanda", "Zanele"] {
        assert!(!calendar.contains(child), "{calendar}");
    }
}

/// A report file has a start number for each player, so its names are unchanged: a number inside a
/// name would become part of it in other programs.
#[test]
fn equal_names_have_their_own_numbers_in_the_report_file() {
    let hall = hall();
    all_win(&hall);
    let file = bytes(&hall.organiser, &hall.path("/event.trf"));
    let text = String::from_utf8(file).unwrap();
    let players = text
        .split(['\r', '\n'])
        .filter(|line| line.starts_with("001 "));
    let players = players.map(|line| (line[4..8].trim(), line[14..47].trim()));
    let mut players: Vec<_> = players.collect();
    players.sort_unstable();
    let expected = [
        ("1", "Dlamini, Sipho"),
        ("2", "Maseko, Lerato"),
        ("3", "Nkosi, Ayanda"),
        ("4", "Dube, Sipho"),
        ("5", "Maseko, Lerato"),
        ("6", "Cele, Zanele"),
    ];
    assert_eq!(players, expected);
    assert_eq!(trf::read(text.as_bytes()).unwrap().players.len(), 6);
}
