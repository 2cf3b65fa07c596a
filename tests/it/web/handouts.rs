//! Papers to cut and hand out, blank forms, winners and certificates, and names that are hard to
//! print.

use super::harness::{App, Client, Page};
use super::papers::{bytes, read};
use calamine::{Data, Reader, Xlsx};
use inkundla::desk::events::EventSettings;
use inkundla::desk::rights::{Right, Unlimited};
use inkundla::referee::ClockPolicy;
use inkundla::rules::{Ruleset, Side};
use inkundla::store::NewEntrant;
use inkundla::system_time::now;
use inkundla::tournament::{
    About, EntrantName, Gender, Grade, Options, PairingResult, Presence, RoundNo, Scored,
};
use std::io::{Cursor, Read};

/// Names with clicks, accents, a right-to-left script, texts that programs could interpret as
/// formulas, and the longest.
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

/// A round of ten players of two schools with grade, gender and year of birth.
struct Class {
    app: App,
    teacher: Client,
    key: String,
}

impl Class {
    /// An event of the teacher without players.
    fn event(app: &App) -> String {
        let desk = &app.desk;
        let account = desk.account_named("Ms Khumalo").unwrap();
        let plan = EventSettings {
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
        let account = desk.account_named("Ms Khumalo").unwrap();
        let right = desk.organiser(&account, &key).unwrap();
        desk.enter(&right, children.collect(), now()).unwrap();
        let round = desk.draft_round(&right, now()).unwrap();
        desk.post_round(&right, round, "", now()).unwrap();
        Class { app, teacher, key }
    }

    fn right(&self) -> Right<Unlimited> {
        let desk = &self.app.desk;
        let account = desk.account_named("Ms Khumalo").unwrap();
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

    /// The texts of the pages of a PDF, without blanks.
    fn leaves(&self, rest: &str) -> Vec<String> {
        let leaves = read(&self.file(rest));
        leaves.iter().map(|leaf| squeezed(leaf)).collect()
    }
}

/// Removes blanks, because line breaks are not compared.
fn squeezed(text: &str) -> String {
    text.split_whitespace().collect()
}

/// Right-to-left text is extracted in a different order.
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
fn every_board_has_a_card_with_its_players_code_and_address() {
    let class = Class::open();
    let leaves = class.leaves("/rounds/1/print/cards.pdf");
    assert_eq!(leaves.len(), 2, "four to a leaf");
    let (desk, right) = (&class.app.desk, class.right());
    let boards = desk.boards(right.event(), RoundNo(1)).unwrap();
    assert_eq!(boards.len(), 5);
    let address = class.app.address();
    for (place, board) in boards.iter().enumerate() {
        let (leaf, code) = (&leaves[place / 4], desk.code_of(board).unwrap());
        let number = format!("Board{}", board.pairing.board);
        let address = format!("http://{address}/u/{code}");
        for words in [&number, &code, &address] {
            assert!(leaf.contains(words.as_str()), "{words} in {leaf}");
        }
    }
}

#[test]
fn slips_and_score_sheets_name_everybody() {
    let class = Class::open();
    for (rest, to_a_leaf) in [("slips", 4), ("sheets", 1)] {
        let leaves = class.leaves(&format!("/rounds/1/print/{rest}.pdf"));
        assert_eq!(leaves.len(), 5usize.div_ceil(to_a_leaf), "{rest}");
        let whole = leaves.concat();
        for (given, family) in NAMES {
            let name = squeezed(&format!("{given} {family}"));
            assert!(
                runs_left(&name) || whole.contains(&name),
                "{name} in {whole}"
            );
        }
        assert!(
            whole.contains(&"W".repeat(80)),
            "the longest, on several lines"
        );
        for tick in ["Whitewins", "Draw", "Blackwins"] {
            assert_eq!(whole.matches(tick).count(), 5, "{tick} in {whole}");
        }
    }
}

#[test]
fn forms_for_a_power_cut_have_room_for_everybody() {
    let class = Class::open();
    let leaves = class.leaves("/print/blank.pdf");
    assert!(leaves.len() >= 4, "two tables, slips and a sheet");
    assert!(leaves[0].contains("Pairingsofround____"), "{}", leaves[0]);
    assert!(leaves.concat().contains("ThandiweMokoena"));
    // Before anybody is entered there is a form for a hall of usual size.
    let key = Class::event(&class.app);
    let forms = format!("/e/{key}/print/blank.pdf");
    let leaves = read(&bytes(&class.teacher, &forms));
    assert!(leaves[0].contains(" 15 16 "), "{}", leaves[0]);
    assert!(!leaves[0].contains(" 17 "), "{}", leaves[0]);
}

#[test]
fn every_category_has_its_winners_and_they_their_certificates() {
    let class = Class::open();
    let none = read(&class.file("/print/winners.pdf"));
    assert!(none[0].contains("No winners yet"), "{none:?}");
    let none = read(&class.file("/print/certificates.pdf"));
    assert_eq!(none.len(), 1);
    assert!(none[0].contains("No winners yet"), "{none:?}");
    class.plays();
    let whole = class.leaves("/print/winners.pdf").concat();
    let mut rest = whole.as_str();
    for head in [
        "Everyone",
        "Girls",
        "Boys",
        "Grade6",
        "Grade7",
        "Born2014orlater",
        "=1+1School",
        "UmlaziPrimary",
    ]
    .into_iter()
    .rev()
    {
        let at = rest.find(head);
        rest = &rest[at.unwrap_or_else(|| panic!("{head} in {rest}"))..];
    }
    let print = |who: &str| read(&class.file(&format!("/print/certificates.pdf?who={who}")));
    let certificates = print("categories");
    // Each row names a school, and two schools are categories.
    let schools = ["=1+1School", "UmlaziPrimary"].map(|school| whole.matches(school).count());
    assert_eq!(certificates.len(), schools.iter().sum::<usize>() - 2);
    assert!(
        certificates
            .iter()
            .any(|leaf| leaf.contains("First place · Girls")),
        "{certificates:?}"
    );
    assert!(
        print("winners")
            .iter()
            .all(|leaf| !leaf.contains("place ·"))
    );
    assert_eq!(print("all").len(), 10);
    // What is kept for years says in which year it was.
    let year = now().format("%Y").to_string();
    for language in ["en", "af", "zu", "xh", "id"] {
        let leaves = read(&class.file(&format!("/print/certificates.pdf?lang={language}")));
        assert!(leaves[0].contains(&year), "{language}: {}", leaves[0]);
    }
}

#[test]
fn each_school_report_has_its_own_players() {
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
        "standings.html",
        "cross-table.html",
        "round-1.html",
        "style.css",
    ] {
        let path = format!("{}/{name}", class.key);
        assert!(names.contains(&path), "{path} in {names:?}");
    }
    // The check of records is a program; it holds nothing of the event but its name.
    let is_page = |name: &&String| name.ends_with(".html") && !name.ends_with("/check.html");
    assert!(names.contains(&format!("{}/check.html", class.key)));
    for name in names.iter().filter(is_page) {
        let mut text = String::new();
        let mut page = bundle.by_name(name).unwrap();
        page.read_to_string(&mut text).unwrap();
        for full in ["Thandiwe Mokoena", "ǂKhomani", "Ñandú", "<script>"] {
            assert!(!text.contains(full), "{full} in {name}");
        }
        let links = text.split("href=\"").skip(1);
        for link in links.map(|rest| rest.split('"').next().unwrap()) {
            if let Some(icon) = link.strip_prefix('#') {
                assert!(text.contains(&format!("id=\"{icon}\"")), "{icon} in {name}");
                continue;
            }
            let target = format!("{}/{link}", class.key);
            assert!(names.contains(&target), "{link} leads nowhere from {name}");
        }
        assert!(!text.contains("<script"), "{name}");
    }
    let mut standings = String::new();
    let path = format!("{}/standings.html", class.key);
    let mut page = bundle.by_name(&path).unwrap();
    page.read_to_string(&mut standings).unwrap();
    assert!(standings.contains("Thandiwe M."), "{standings}");
}
