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
    let names = ["x", "y"].map(|name| part("svg.board .coord", name));
    let [across, down] = names.map(|places| places[..count].to_vec());
    [
        boxes[..1].to_vec(),
        points[..count].to_vec(),
        places[..count].to_vec(),
        roads[..few].to_vec(),
        across,
        down,
    ]
}

/// The numbers in a text such as `translate(8 50)` or `M8 8L50 8`.
fn numbers(text: &str) -> Vec<f32> {
    let words = text.split(|sign: char| !sign.is_ascii_digit() && !"-.".contains(sign));
    words.filter_map(|word| word.parse().ok()).collect()
}

#[test]
fn no_name_of_a_point_lies_under_a_cow_or_on_a_slanting_road() {
    for ruleset in ["umlabalaba", "isisuthu", "isipowe"] {
        for side in ["", "?flip=1"] {
            let page = App::start()
                .visitor()
                .get(&format!("/practice/{ruleset}{side}"));
            let [size, _, places, roads, across, down] = geometry(&page);
            let [_, _, width, height] = numbers(&size[0])[..] else {
                panic!("{size:?}")
            };
            let points: Vec<_> = places.iter().map(|place| numbers(place)).collect();
            // Left, top, right and bottom of two signs, 2.9 units high.
            let name = |((point, x), y): ((&Vec<f32>, &String), &String)| {
                let (x, y): (f32, f32) = (x.parse().unwrap(), y.parse().unwrap());
                let left = point[0] + if x < 0.0 { x - 4.0 } else { x };
                [left, point[1] + y - 2.3, left + 4.0, point[1] + y]
            };
            let names: Vec<_> = points.iter().zip(&across).zip(&down).map(name).collect();
            let distance = |[left, top, right, bottom]: [f32; 4], x: f32, y: f32| {
                (x - x.clamp(left, right)).hypot(y - y.clamp(top, bottom))
            };
            for (at, name) in names.iter().enumerate() {
                let [left, top, right, bottom] = *name;
                assert!(left >= 0.0 && top >= 0.0 && right <= width && bottom <= height);
                let is_clear = points.iter().all(|p| distance(*name, p[0], p[1]) > 5.3);
                assert!(is_clear, "{ruleset}{side}: {:?} is under a cow", points[at]);
                let others = names[at + 1..].iter();
                let mut apart =
                    others.map(|other| (other[0] - left).abs().max((other[1] - top).abs()));
                assert!(
                    apart.all(|apart| apart >= 2.3),
                    "{ruleset}{side}: {:?}",
                    points[at]
                );
                for road in &roads {
                    let [x1, y1, x2, y2] = numbers(road)[..] else {
                        panic!("{road}")
                    };
                    let near = (0..=20).map(|step| step as f32 / 20.0).any(|share| {
                        distance(*name, x1 + share * (x2 - x1), y1 + share * (y2 - y1)) < 0.5
                    });
                    assert!(!near, "{ruleset}{side}: {:?} is on {road}", points[at]);
                }
            }
        }
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
