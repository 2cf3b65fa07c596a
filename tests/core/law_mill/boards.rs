//! The four boards: points, roads, lines, symmetries (§2).
use inkundla_core::rules::{Board, Ruleset};
use serde_json::Value;
use std::collections::BTreeSet;

/// The boards, each with a ruleset that uses it.
pub const BOARDS: [(&str, &str); 4] = [
    ("diag24", "umlabalaba"),
    ("plain24", "umlabalaba board=plain24"),
    ("sotho25", "isisuthu"),
    ("full25", "isisuthu board=full25"),
];

type Lines = BTreeSet<BTreeSet<u8>>;

fn published(board: &str) -> Value {
    let all: Value = serde_json::from_str(include_str!(
        "../../../fixtures/law/mill_boards_and_options.json"
    ))
    .unwrap();
    all["boards"][board].clone()
}

/// Groups of points such as `A1-A2-A3`.
fn groups(board: &Board, list: &Value) -> Lines {
    let points = |text: &str| {
        text.split('-')
            .map(|name| board.index_of(name).unwrap())
            .collect()
    };
    list.as_array()
        .unwrap()
        .iter()
        .map(|text| points(text.as_str().unwrap()))
        .collect()
}

/// Every three points that are a line when occupied by cows.
pub fn lines(rules: &Ruleset) -> Lines {
    let count = rules.board().points.len() as u8;
    let triples = (0..count)
        .flat_map(|a| (a + 1..count).flat_map(move |b| (b + 1..count).map(move |c| [a, b, c])));
    triples
        .filter(|triple| is_line(rules, *triple))
        .map(BTreeSet::from)
        .collect()
}

fn is_line(rules: &Ruleset, triple: [u8; 3]) -> bool {
    let letter = |at: u8| if triple.contains(&at) { 'C' } else { '.' };
    let text = board_text(rules.board().points.len() as u8, letter);
    let position = rules.read(&format!("{text} 2 9/12 0 0 -/- 0")).unwrap();
    let made = position.lines_made();
    assert!(made.len() <= 1);
    made.first()
        .is_some_and(|line| BTreeSet::from(*line) == BTreeSet::from(triple))
}

pub fn board_text(count: u8, letter: impl Fn(u8) -> char) -> String {
    let letters: Vec<char> = (0..count).map(letter).collect();
    letters
        .chunks(8)
        .map(|ring| ring.iter().collect::<String>())
        .collect::<Vec<_>>()
        .join("/")
}

#[test]
fn points_and_roads_are_the_published_ones() {
    for (name, rules) in BOARDS {
        let rules = Ruleset::from_code(rules).unwrap();
        let (board, published) = (rules.board(), published(name));
        let names: Vec<&str> = board.points.iter().map(|point| point.name).collect();
        assert_eq!(Value::from(names), published["points"]);
        for point in board.points {
            assert_eq!(
                Value::from(vec![point.column, point.row]),
                published["coords"][point.name]
            );
        }
        let roads: Lines = board
            .edges
            .iter()
            .map(|edge| BTreeSet::from(*edge))
            .collect();
        assert_eq!(roads, groups(board, &published["edges"]));
        assert_eq!(roads.len(), board.edges.len(), "each road once");
        assert!(board.edges.iter().all(|[a, b]| a < b));
    }
}

#[test]
fn lines_are_the_published_ones_under_each_option() {
    for (name, code) in BOARDS {
        let published = published(name);
        for (diagonal, long) in [(false, false), (false, true), (true, false), (true, true)] {
            let code = format!("{code} diagonal_mills={diagonal} centre_long_mills={long}");
            let Ok(rules) = Ruleset::from_code(&code) else {
                continue;
            };
            let mut expected = groups(rules.board(), &published["straight_lines"]);
            if diagonal {
                expected.extend(groups(rules.board(), &published["diagonal_lines"]));
            }
            if long {
                expected.extend(groups(rules.board(), &published["centre_long_lines"]));
            }
            assert_eq!(lines(&rules), expected, "{code}");
        }
    }
}

/// A map of points to points.
pub type Symmetry = Vec<u8>;

/// The rotations and reflections of the square and, on 24 points, the swap of the
/// outer and inner ring, as far as they preserve all roads and lines.
pub fn symmetries(rules: &Ruleset) -> Vec<Symmetry> {
    let board = rules.board();
    let roads: Lines = board
        .edges
        .iter()
        .map(|edge| BTreeSet::from(*edge))
        .collect();
    let lines = lines(&untyped(rules));
    let keeps = |groups: &Lines, map: &Symmetry| {
        groups
            .iter()
            .all(|group| groups.contains(&group.iter().map(|at| map[usize::from(*at)]).collect()))
    };
    let maps = (0..8)
        .flat_map(|turn| {
            [false, true].map(|mirror| [false, true].map(|swap| map(board, turn, mirror, swap)))
        })
        .flatten();
    let kept: BTreeSet<Symmetry> = maps
        .filter(|map| keeps(&roads, map) && keeps(&lines, map))
        .collect();
    kept.into_iter().collect()
}

/// A game of twelve cows with the same board and lines.
fn untyped(rules: &Ruleset) -> Ruleset {
    let of_the_board = ["board", "diagonal_mills", "centre_long_mills"];
    let options = rules
        .options()
        .into_iter()
        .filter(|option| of_the_board.contains(&option.name));
    let code = options.fold("umlabalaba".to_owned(), |code, option| {
        format!("{code} {}={}", option.name, option.value)
    });
    Ruleset::from_code(&code).unwrap()
}

fn map(board: &Board, turn: u8, mirror: bool, swap: bool) -> Symmetry {
    let image = |at: u8| {
        let (ring, place) = (at / 8, at % 8);
        let ring = if swap { 2 - ring } else { ring };
        let place = if mirror {
            8 - place + turn
        } else {
            place + turn
        } % 8;
        ring * 8 + place
    };
    (0..board.points.len() as u8)
        .map(|at| if at == 24 { 24 } else { image(at) })
        .collect()
}

#[test]
fn the_boards_have_as_many_symmetries_as_the_law_counts() {
    let count = |(_, code): (&str, &str)| symmetries(&Ruleset::from_code(code).unwrap()).len();
    assert_eq!(BOARDS.map(count), [16, 16, 8, 8]);
}
