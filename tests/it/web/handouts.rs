//! What is cut and handed out, forms for a power cut, winners and certificates,
//! and the names that are hard to print.

use super::harness::{App, Client, PHRASE, Page};
use super::papers::{bytes, read};
use calamine::{Data, Reader, Xlsx};
use inkundla::desk::events::Plan;
use inkundla::desk::rights::{Right, Unlimited};
use inkundla::referee::ClockPolicy;
use inkundla::rules::{Ruleset, Side};
use inkundla::store::NewEntrant;
use inkundla::tournament::{
    About, EntrantName, Gender, Grade, Options, PairingResult, Presence, RoundNo, Scored,
};
use inkundla::web::clock::now;
use std::io::{Cursor, Read};

/// Clicks, accents, another script that runs to the left, texts that programs
/// could take for more than a name, and the longest.
const NAMES: [(&str, &str); 9] = [
    ("ǃXóõ", "ǂKhomani"),
    ("Zoë", "Ñandú-Müller"),
    ("محمد", "علي"),
    ("=cmd|' /C calc'!A0", ""),
    ("<script>alert(1)</script>", "&amp;"),
    ("Thandiwe", "Mokoena"),
    ("Sipho", "Dlamini"),
    ("@SUM(A1)", "+1"),
    ("Ayanda", "Nkosi"),
];

/// A round of ten children of two schools, of whom more is known.
struct Class {
    app: App,
    teacher: Client,
    key: String,
}

impl Class {
    /// An event of the teacher, without anybody in it.
    fn event(app: &App) -> String {
        let desk = &app.desk;
        let token = desk.sign_in("Ms Khumalo", PHRASE, now()).unwrap();
        let account = desk.account_of(&token, now()).unwrap().unwrap();
        let plan = Plan {
            name: "Zone cup".into(),
            ruleset: Ruleset::by_name("umlabalaba").unwrap(),
            options: Options {
                rounds: 3,
                automatic: false,
                ..Options::automatic()
            },
            clock: ClockPolicy::Off,
            conduct: Default::default(),
            language: None,
        };
        desk.create_event(&account, &plan, now()).unwrap()
    }

    fn open() -> Class {
        let app = App::start();
        let teacher = app.organiser();
        let key = Class::event(&app);
        let desk = &app.desk;
        let longest = ("W".repeat(80), "Ntombizodwa ".repeat(6));
        let names = NAMES.map(|(given, family)| (given.to_owned(), family.to_owned()));
        let names = names.into_iter().chain([longest]);
        let children = names
            .enumerate()
            .map(|(place, (given, family))| NewEntrant {
                name: EntrantName::parse(&given, &family).unwrap(),
                school: Some(["Umlazi Primary", "=1+1 School"][place % 2].to_owned()),
                grade: Grade::new(6 + (place % 2) as i8),
                presence: Presence::Here,
                about: About {
                    gender: Some([Gender::Female, Gender::Male][place / 5]),
                    born: Some(2014 - (place / 5) as u16),
                    ..About::default()
                },
            });
        let token = desk.sign_in("Ms Khumalo", PHRASE, now()).unwrap();
        let account = desk.account_of(&token, now()).unwrap().unwrap();
        let right = desk.organiser(&account, &key).unwrap();
        desk.enter(&right, children.collect(), now()).unwrap();
        let round = desk.draft_round(&right, now()).unwrap();
        desk.post_round(&right, round, "", now()).unwrap();
        Class { app, teacher, key }
    }

    fn right(&self) -> Right<Unlimited> {
        let desk = &self.app.desk;
        let token = desk.sign_in("Ms Khumalo", PHRASE, now()).unwrap();
        let account = desk.account_of(&token, now()).unwrap().unwrap();
        desk.organiser(&account, &self.key).unwrap()
    }

    /// The first player wins on every board, and the round is closed.
    fn plays(&self) {
        let (desk, right) = (&self.app.desk, self.right());
        let won = Scored {
            result: PairingResult::Won(Side::First),
            shot: None,
        };
        for board in desk.boards(right.event(), RoundNo(1)).unwrap() {
            let place = (RoundNo(1), board.pairing.board);
            desk.enter_result(&right, place, Some(won), "", now())
                .unwrap();
        }
        desk.draft_round(&right, now()).unwrap();
    }

    fn page(&self, rest: &str) -> Page {
        let page = self.teacher.get(&format!("/e/{}{rest}", self.key));
        assert_eq!(page.status, 200, "{rest}: {}", page.text());
        page
    }

    fn file(&self, rest: &str) -> Vec<u8> {
        bytes(&self.teacher, &format!("/e/{}{rest}", self.key))
    }

    /// The leaves of the PDF that a page of paper offers, without any blanks.
    fn leaves(&self, rest: &str) -> (Page, Vec<String>) {
        let page = self.page(rest);
        let pdf = page.attributes("a[href$='.pdf']", "href");
        let offered = format!("/e/{}{rest}.pdf", self.key);
        assert!(pdf.contains(&offered), "{pdf:?}");
        let leaves = read(&bytes(&self.teacher, &offered));
        (page, leaves.iter().map(|leaf| squeezed(leaf)).collect())
    }
}

/// Without blanks: where a line is broken is not what is compared.
fn squeezed(text: &str) -> String {
    text.split_whitespace().collect()
}

/// Words that run to the left come out of a reader in an order of its own.
fn runs_left(text: &str) -> bool {
    text.chars()
        .any(|sign| ('\u{600}'..'\u{700}').contains(&sign))
}

#[test]
fn names_are_sorted_and_found_as_people_look_for_them() {
    let class = Class::open();
    let page = class.page("/rounds/1/print/pairings");
    let names = page.all("section:last-of-type tbody th");
    let at = |start: &str| names.iter().position(|name| name.starts_with(start));
    assert!(
        at("Thandiwe") < at("Zoë") && at("Zoë") < at("ǃXóõ"),
        "{names:?}"
    );
    let visitor = class.app.visitor();
    for typed in ["zoe", "ZOË", "Zoe"] {
        let found = visitor.get(&format!(
            "/e/{}/find?q={}",
            class.key,
            typed.replace('Ë', "%C3%8B")
        ));
        assert!(found.sees("Zoë Ñ."), "{typed}: {}", found.text());
    }
}

#[test]
fn cards_on_paper_are_those_of_the_page() {
    let class = Class::open();
    let (page, leaves) = class.leaves("/rounds/1/print/cards");
    let cards = page.all(".board-card");
    assert_eq!((cards.len(), leaves.len()), (5, 2), "four to a leaf");
    for (place, selector) in [".board-card h2", ".board-card .code", ".address"]
        .iter()
        .enumerate()
    {
        let words = page.all(selector);
        assert_eq!(words.len(), 5, "{selector}");
        for (card, word) in words.iter().enumerate() {
            let leaf = &leaves[card / 4];
            assert!(leaf.contains(&squeezed(word)), "{place}: {word} in {leaf}");
        }
    }
    let drawn = page.attributes(".qr", "viewBox");
    assert_eq!(drawn.len(), 5);
}

#[test]
fn slips_and_score_sheets_name_everybody_as_the_page_does() {
    let class = Class::open();
    for (rest, piece, to_a_leaf) in [
        ("/rounds/1/print/slips", ".slip", 4),
        ("/rounds/1/print/sheets", ".score-sheet", 1),
    ] {
        let (page, leaves) = class.leaves(rest);
        let pieces = page.all(piece);
        assert_eq!(pieces.len(), 5, "{rest}");
        assert_eq!(leaves.len(), 5usize.div_ceil(to_a_leaf), "{rest}");
        let whole = leaves.concat();
        for (given, family) in NAMES {
            let name = squeezed(&format!("{given} {family}"));
            assert!(squeezed(&page.text()).contains(&name), "{name}");
            if !runs_left(&name) {
                assert!(whole.contains(&name), "{name} in {whole}");
            }
        }
        assert!(
            whole.contains(&"W".repeat(80)),
            "the longest, on several lines"
        );
        for tick in page.all(".tickbox") {
            assert!(whole.contains(&squeezed(&tick)), "{tick}");
        }
    }
}

#[test]
fn forms_for_a_power_cut_have_room_for_everybody() {
    let class = Class::open();
    let (page, leaves) = class.leaves("/print/blank");
    assert_eq!(page.all("table.to-fill").len(), 2, "pairings and points");
    let boards = page.all("table.to-fill:first-of-type caption");
    assert!(boards[0].contains("____"), "{boards:?}");
    assert_eq!(page.all(".slip").len(), 4);
    assert_eq!(page.all(".score-sheet").len(), 1);
    assert!(leaves.len() >= 4, "two tables, slips and a sheet");
    assert!(leaves[0].contains("Pairingsofround____"), "{}", leaves[0]);
    assert!(leaves.concat().contains("ThandiweMokoena"));
    // Before anybody is entered there is a form for a hall of usual size.
    let key = Class::event(&class.app);
    let page = class.teacher.get(&format!("/e/{key}/print/blank"));
    assert_eq!(page.all("section:first-of-type table tbody tr").len(), 16);
}

#[test]
fn every_category_has_its_winners_and_they_their_certificates() {
    let class = Class::open();
    assert!(class.page("/print/winners").sees("Nobody has won yet"));
    let none = read(&class.file("/print/certificates.pdf"));
    assert_eq!(none.len(), 1);
    assert!(none[0].contains("Nobody has won yet"), "{none:?}");
    class.plays();
    let (page, leaves) = class.leaves("/print/winners");
    let rows = page.all("table tbody tr");
    let heads: Vec<String> = page.all("table tbody td:first-child");
    let heads: Vec<&String> = heads.iter().filter(|head| !head.is_empty()).collect();
    let expected = [
        "Everybody",
        "Girls",
        "Boys",
        "Grade\u{a0}6",
        "Grade\u{a0}7",
        "Born 2014 or later",
        "=1+1 School",
        "Umlazi Primary",
    ];
    // Who is born in 2013 or later is everybody.
    assert_eq!(heads.len(), expected.len(), "{heads:?}");
    for (head, words) in heads.iter().zip(expected) {
        assert_eq!(squeezed(head), squeezed(words));
    }
    let whole = leaves.concat();
    for row in rows.iter().filter(|row| !runs_left(row)) {
        assert!(whole.contains(&squeezed(row)), "{row} in {whole}");
    }
    let print = |who: &str| read(&class.file(&format!("/print/certificates.pdf?who={who}")));
    let certificates = print("categories");
    assert_eq!(certificates.len(), rows.len(), "one for each row");
    assert!(
        certificates
            .iter()
            .any(|leaf| leaf.contains("Place 1 of 5 · Girls")),
        "{certificates:?}"
    );
    assert!(print("winners").iter().all(|leaf| !leaf.contains('·')));
    assert_eq!(print("all").len(), 10);
    // What is kept for years says in which year it was.
    let year = now().format("%Y").to_string();
    for language in ["en", "af", "zu", "xh", "id"] {
        let leaves = read(&class.file(&format!("/print/certificates.pdf?lang={language}")));
        assert!(leaves[0].contains(&year), "{language}: {}", leaves[0]);
    }
}

#[test]
fn each_school_takes_home_its_own_children() {
    let class = Class::open();
    class.plays();
    let leaves = read(&class.file("/print/schools.pdf"));
    assert_eq!(leaves.len(), 2, "a leaf for each school");
    let of = |school: &str| {
        let leaf = leaves.iter().find(|leaf| leaf.contains(school));
        leaf.unwrap_or_else(|| panic!("{school} in {leaves:?}"))
    };
    assert!(of("Umlazi Primary").contains("ǃXóõ ǂKhomani"));
    assert!(of("=1+1 School").contains("Zoë Ñandú-Müller"));
    assert!(!of("=1+1 School").contains("ǃXóõ"), "only its own");
    assert!(of("Umlazi Primary").contains("5 players"));
}

#[test]
fn the_workbook_never_calculates_a_name() {
    let class = Class::open();
    class.plays();
    let mut book: Xlsx<_> = Xlsx::new(Cursor::new(class.file("/event.xlsx"))).unwrap();
    let mut names = Vec::new();
    for sheet in book.sheet_names() {
        assert!(
            book.worksheet_formula(&sheet).unwrap().is_empty(),
            "{sheet}"
        );
        for cell in book.worksheet_range(&sheet).unwrap().rows().flatten() {
            if let Data::String(text) = cell {
                let risky = text.starts_with(['=', '+', '-', '@']);
                assert!(!risky, "{text} in {sheet}");
                names.push(text.clone());
            }
        }
    }
    for name in ["'=cmd|' /C calc'!A0", "ǃXóõ ǂKhomani", "محمد علي"] {
        assert!(names.iter().any(|one| one == name), "{name}");
    }
}

#[test]
fn the_bundle_opens_and_holds_the_pages_with_short_names_only() {
    let class = Class::open();
    class.plays();
    let file = class.file("/published.zip");
    let mut bundle = zip::ZipArchive::new(Cursor::new(file)).unwrap();
    let names: Vec<String> = bundle
        .file_names()
        .map(|name| name.unwrap().into_owned())
        .collect();
    for name in [
        "index.html",
        "cross-table.html",
        "round-1.html",
        "style.css",
    ] {
        let path = format!("{}/{name}", class.key);
        assert!(names.contains(&path), "{path} in {names:?}");
    }
    for name in names.iter().filter(|name| name.ends_with(".html")) {
        let mut text = String::new();
        let mut page = bundle.by_name(name).unwrap();
        page.read_to_string(&mut text).unwrap();
        for full in ["Thandiwe Mokoena", "ǂKhomani", "Ñandú", "<script>"] {
            assert!(!text.contains(full), "{full} in {name}");
        }
        let links = text.split("href=\"").skip(1);
        for link in links.map(|rest| rest.split('"').next().unwrap()) {
            let target = format!("{}/{link}", class.key);
            assert!(names.contains(&target), "{link} leads nowhere from {name}");
        }
        assert!(!text.contains("<script"), "{name}");
    }
    let mut index = String::new();
    let path = format!("{}/index.html", class.key);
    let mut page = bundle.by_name(&path).unwrap();
    page.read_to_string(&mut index).unwrap();
    assert!(index.contains("Thandiwe M."), "{index}");
}
