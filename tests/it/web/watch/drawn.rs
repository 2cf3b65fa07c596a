//! How boards are drawn, on every page alike.

use super::{plays_some, replay, rulesets};
use crate::web::harness::{App, Page};
use crate::web::umpire::Hall;
use inkundla::rules::Ruleset;

/// How a page draws its first board: view box, points and their names, and
/// roads, each at its place.
fn geometry(page: &Page) -> [Vec<String>; 6] {
    let part = |selector: &str, name: &str| page.attributes(selector, name);
    let (boxes, points) = (
        part("svg.board", "viewBox"),
        part("svg.board .pt", "data-point"),
    );
    let places = part("svg.board .pt", "transform");
    let count = points.len() / boxes.len();
    let roads = part("svg.board .b-line path", "d");
    let few = roads.len() / boxes.len();
    let [across, down] = ["x", "y"].map(|name| {
        let places = part("svg.board .coord", name);
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
        let mut labels = page.all("svg.board .coord");
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
