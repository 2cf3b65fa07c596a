//! How boards are drawn, on every page alike.

use super::{plays_some, replay, rulesets};
use crate::web::boards::{course, games};
use crate::web::harness::{App, Page};
use crate::web::umpire::Hall;
use inkundla::rules::Ruleset;

/// How a page draws its first board: view box, points and their names, and
/// roads, each at its place.
fn geometry(page: &Page) -> [Vec<String>; 6] {
    // Beside its pictures, a page of rules has the board whole.
    let whole = if page.all("#board svg.board").is_empty() {
        ""
    } else {
        "#board "
    };
    let part = |selector: &str, name: &str| page.attributes(&format!("{whole}{selector}"), name);
    let (boxes, points) = (
        part("svg.board", "viewBox"),
        part("svg.board .pt", "data-point"),
    );
    let places = part("svg.board .pt", "transform");
    let count = points.len() / boxes.len();
    let roads = part("svg.board .b-line path", "d");
    let few = roads.len() / boxes.len();
    let [across, down] = ["x", "y"].map(|name| {
        let places = part("svg.board .coords > *", name);
        places[..places.len() / boxes.len()].to_vec()
    });
    [
        boxes[..1].to_vec(),
        points[..count].to_vec(),
        places[..count].to_vec(),
        roads[..few].to_vec(),
        across,
        down,
    ]
}

#[test]
fn the_name_of_a_point_stands_in_its_bead_or_hangs_on_its_cow() {
    let hall = Hall::of("isisuthu");
    plays_some(&hall.umpire("Ms Naidoo"), "isisuthu", 3);
    let visitor = hall.app.visitor();
    for page in [hall.board(), visitor.get("/practice/isisuthu?flip=1")] {
        let points = page.attributes("svg.board .pt", "data-point");
        assert_eq!(points.len(), 25);
        assert_eq!(page.all("svg.board .pt > .name"), points);
        for part in [".bead", ".tag", ".hit"] {
            let parts = page.all(&format!("svg.board .pt > {part}"));
            assert_eq!(parts.len(), points.len(), "{part}");
        }
        let men = page.all("svg.board .pt > .man").len();
        assert_eq!(page.all("svg.board .pt.on").len(), men);
    }
}

#[test]
fn rows_and_columns_of_squares_are_labelled_at_both_ends() {
    for (ruleset, rows, columns) in [("camelot", 16, 12), ("reversi", 8, 8)] {
        let page = App::start().visitor().get(&format!("/practice/{ruleset}"));
        let mut labels = page.all("svg.board .coords > *");
        let is_number = |label: &String| label.parse::<u8>().is_ok();
        let numbers = labels.extract_if(.., |label| is_number(label)).count();
        assert_eq!(
            (numbers, labels.len()),
            (2 * rows, 2 * columns),
            "{ruleset}"
        );
        assert!(page.all("svg.board .pt text").is_empty(), "{ruleset}");
    }
}

#[test]
fn all_pages_draw_their_boards_alike() {
    for ruleset in rulesets() {
        let hall = Hall::of(ruleset);
        let phone = hall.umpire("Ms Naidoo");
        plays_some(&phone, ruleset, 3);
        let umpire = geometry(&phone.page());
        let visitor = hall.app.visitor();
        let teacher = hall.app.signed_in("Ms Khumalo");
        let count = Ruleset::by_name(ruleset).unwrap().board().points.len();
        assert_eq!(umpire[1].len(), count, "{ruleset}");
        let pages = [
            ("spectator", hall.board()),
            ("replay", replay(&hall, 2)),
            ("practice", visitor.get(&format!("/practice/{ruleset}"))),
            ("rules", visitor.get(&format!("/rules/{ruleset}"))),
            (
                "sheet of the recorded game",
                teacher.get(&format!("/e/{}/rounds/1/print/records", hall.key)),
            ),
        ];
        for (name, page) in pages {
            assert_eq!(geometry(&page), umpire, "{ruleset}: {name}");
        }
    }
}

/// The marks of the last turn on a board: what they are and where they are.
fn marks(page: &Page) -> Vec<Vec<String>> {
    let at = |mark: &str| page.attributes(&format!("svg.board .pt:has({mark})"), "data-point");
    let paths = |mark: &str| page.attributes(&format!("svg.board {mark}"), "d");
    vec![
        at("> .last"),
        at("> .ghost"),
        at("> .gone"),
        at("> .turned"),
        paths(".trail"),
        paths(".mill"),
    ]
}

#[test]
fn all_pages_mark_the_last_turn_alike_and_lose_no_shape() {
    for (ruleset, most) in [("umlabalaba", 40), ("camelot", 60), ("reversi", 12)] {
        let hall = Hall::of(ruleset);
        let phone = hall.umpire("Ms Naidoo");
        let records = games(ruleset).into_iter();
        let turns = records
            .clone()
            .find(|turns| !turns.contains(&"RC"))
            .unwrap();
        let whole = course(ruleset, &turns);
        // The first turn that takes somebody away, or turns a disc.
        let is_shot = |turn: &&String| turn.contains('x') || ruleset == "reversi";
        let ply = whole
            .turns()
            .iter()
            .take(most)
            .position(|turn| is_shot(&turn))
            .unwrap();
        plays_some(&phone, ruleset, ply + 1);
        let umpire = phone.page();
        let expected = marks(&umpire);
        assert_eq!(expected[0].len(), 1, "{ruleset}: where it ended");
        let [ghosts, gone, turned] = [1, 2, 3].map(|at| expected[at].len());
        assert_eq!(ghosts, gone, "{ruleset}: who was shot lies there, struck");
        assert_eq!(gone > 0, ruleset != "reversi", "{ruleset}");
        assert_eq!(turned > 0, ruleset == "reversi", "{ruleset}");
        let practised = whole.turns()[..=ply].join("+");
        let practice = format!("/practice/{ruleset}?m={practised}");
        let pages = [
            ("spectator", hall.board()),
            ("replay", replay(&hall, ply + 2)),
            ("practice", hall.app.visitor().get(&practice)),
        ];
        let men = |page: &Page| page.all("svg.board .pt > .man > *").len();
        for (name, page) in pages {
            assert_eq!(marks(&page), expected, "{ruleset}: {name}");
            assert_eq!(
                men(&page),
                men(&umpire),
                "{ruleset}: {name} draws each man whole"
            );
        }
    }
}

#[test]
fn the_men_of_a_player_are_drawn_and_counted_in_words() {
    let hall = Hall::of("umlabalaba");
    let phone = hall.umpire("Ms Naidoo");
    for turn in ["E1", "A1", "E2", "A2", "E3xA1"] {
        phone.plays(turn);
    }
    for page in [phone.page(), hall.board(), replay(&hall, 6)] {
        let words = page.all(".strip .sub .n");
        assert_eq!(
            words,
            [
                "10 in hand, 1 on the board, 1 lost",
                "9 in hand, 3 on the board, 0 lost"
            ]
        );
        let dots = page.attributes(".strip .herd path", "d");
        assert_eq!(
            dots[..4],
            ["M5 5H96", "M113 5H114", "M123 5H124", "M123 5H124"]
        );
        assert!(!page.sees("shot 1"), "{}", page.text());
    }
    let camelot = App::start().visitor().get("/practice/camelot");
    assert_eq!(camelot.all(".strip .n")[0], "knights 4, men 10, lost 0");
    assert_eq!(camelot.all(".strip .herd b"), ["4", "10", "4", "10"]);
    let reversi = App::start().visitor().get("/practice/reversi");
    assert!(reversi.sees("discs 2"), "{}", reversi.text());
}
