//! Small boards without coordinates: a page has the field once, and the men of each board as a few paths. A
//! zero-length segment with round line caps is a disc, so a man costs seven bytes.

use crate::change_feed::Cache;
use crate::desk::games::PublicPosition;
use crate::desk::public_event::PublicEvent;
use crate::desk::{Desk, Fault};
use crate::rules::{Board, Colour, Kind, Man, Point, Ruleset, TurnPoints};
use crate::store;
use crate::view::games;
use chrono::{DateTime, Utc};
use std::fmt::Write;
use std::sync::Arc;

/// The distance of two points of the grid.
const STEP: u16 = 14;
/// The distance of the first point from the edge.
const MARGIN: u16 = STEP / 2 + 1;

/// The parts of a small board that no turn changes.
pub struct MiniField {
    /// Width of the view box.
    pub width: u16,
    /// Height of the view box.
    pub height: u16,
    /// The CSS class.
    pub class: &'static str,
    /// CSS class and data of each path.
    pub paths: Vec<(&'static str, String)>,
}

/// The men of a small board.
#[derive(Debug)]
pub struct MiniBoard {
    /// CSS class and data of each path, in the order of drawing.
    pub paths: Vec<(&'static str, String)>,
    /// The time of its newest entry.
    pub changed_at: Option<DateTime<Utc>>,
}

/// Cache of small boards by game and entry number. Entries are only added, so a cached board never becomes
/// stale.
#[derive(Default)]
pub struct MiniBoards(Cache<(i64, u32), MiniBoard, 2_000>);

impl MiniBoards {
    /// The public view of a board.
    pub(crate) fn of(
        &self,
        desk: &Desk,
        public: &PublicEvent,
        board: &store::Board,
    ) -> Result<Arc<MiniBoard>, Fault> {
        let seq = board.state.as_ref().map_or(0, |state| state.seq);
        let key = (board.game.0, seq);
        if let Some(drawn) = self.0.get(&key) {
            return Ok(drawn);
        }
        let shown = desk.public_position(public, board)?;
        let drawn = Arc::new(MiniBoard::of(&public.event.ruleset, &shown));
        self.0.insert_if(key, Arc::clone(&drawn), |_| false);
        Ok(drawn)
    }
}

impl MiniField {
    /// The field of a game.
    pub fn of(ruleset: &Ruleset) -> MiniField {
        let board = ruleset.board();
        let span = |steps: u8| 2 * MARGIN + STEP * u16::from(steps - 1);
        let is_squares = board.edges.is_empty();
        MiniField {
            width: span(board.size.0),
            height: span(board.size.1),
            class: games::of(ruleset).mini_class,
            paths: if is_squares {
                squares(board, ruleset)
            } else {
                roads(board)
            },
        }
    }
}

impl MiniBoard {
    /// The men of a position.
    pub fn of(ruleset: &Ruleset, shown: &PublicPosition) -> MiniBoard {
        let board = ruleset.board();
        let men = shown.position.men();
        let men: Vec<(Man, Colour, (u16, u16))> = men
            .into_iter()
            .filter_map(|man| {
                let point = board.points.get(usize::from(man.at))?;
                Some((man, ruleset.colour(man.side), middle(point)))
            })
            .collect();
        let mut paths: Vec<(&'static str, String)> = Vec::new();
        for (man, colour, at) in &men {
            for (class, shape) in symbols(man.kind, *colour) {
                draw(&mut paths, class, &shape(*at));
            }
        }
        if let Some((class, shape)) = last(board, shown, &men) {
            paths.push((class, shape));
        }
        paths.sort_by_key(|(class, _)| ORDER.iter().position(|one| one == class));
        MiniBoard {
            paths,
            changed_at: shown.changed_at,
        }
    }
}

/// The drawing order of the classes, bottom first.
const ORDER: [&str; 9] = ["wk", "bk", "we", "wi", "bi", "wm", "bm", "nw", "nb"];

/// Path data of a symbol at a point.
type Symbol = fn((u16, u16)) -> String;

/// The symbols of a man: a knight is a shield, all others are discs; herd-boys and warriors bear a mark.
fn symbols(kind: Kind, colour: Colour) -> Vec<(&'static str, Symbol)> {
    let is_white = colour == Colour::White;
    let mark: Option<Symbol> = match kind {
        Kind::Knight => {
            let class = if is_white { "wk" } else { "bk" };
            return vec![(class, shield)];
        }
        Kind::HerdBoys => Some(triangle),
        Kind::Warriors => Some(bar),
        Kind::Cow | Kind::Man | Kind::Disc => None,
    };
    let mut symbols: Vec<(&'static str, Symbol)> = if is_white {
        vec![("we", dot), ("wi", dot)]
    } else {
        vec![("bi", dot)]
    };
    symbols.extend(mark.map(|mark| (if is_white { "wm" } else { "bm" }, mark)));
    symbols
}

fn dot((x, y): (u16, u16)) -> String {
    format!("M{x} {y}h0")
}

fn shield((x, y): (u16, u16)) -> String {
    format!("M{} {}h11v6l-5.5 5.5l-5.5-5.5z", x - 5, y - 5)
}

fn triangle((x, y): (u16, u16)) -> String {
    format!("M{} {}h5L{x} {}z", x - 2, y + 2, y - 3)
}

fn bar((x, y): (u16, u16)) -> String {
    format!("M{x} {}v6", y - 3)
}

fn draw(paths: &mut Vec<(&'static str, String)>, class: &'static str, shape: &str) {
    match paths.iter_mut().find(|(known, _)| *known == class) {
        Some((_, data)) => data.push_str(shape),
        None => paths.push((class, shape.to_owned())),
    }
}

/// A dot on the man that moved last.
fn last(
    board: &Board,
    shown: &PublicPosition,
    men: &[(Man, Colour, (u16, u16))],
) -> Option<(&'static str, String)> {
    let turn = TurnPoints::of(shown.last_turn.as_deref()?);
    // Backwards: the last point of a jump is where it ends, and the point of a shot cow is empty.
    let here = turn.points().filter_map(|name| board.index_of(name));
    let here: Vec<u8> = here.collect();
    let mut moved = here.iter().rev();
    let (_, colour, at) = moved.find_map(|at| men.iter().find(|(man, ..)| man.at == *at))?;
    let class = match colour {
        Colour::White => "nw",
        Colour::Black => "nb",
    };
    Some((class, dot(*at)))
}

fn middle(point: &Point) -> (u16, u16) {
    let at = |step: u8| MARGIN + STEP * u16::from(step);
    (at(point.column), at(point.row))
}

fn roads(board: &Board) -> Vec<(&'static str, String)> {
    let place = |index: u8| board.points.get(usize::from(index)).map(middle);
    let mut data = String::new();
    for [from, to] in board.edges {
        if let (Some((x1, y1)), Some((x2, y2))) = (place(*from), place(*to)) {
            let _a_string_takes_all = write!(data, "M{x1} {y1}L{x2} {y2}");
        }
    }
    let points = board.points.iter().map(|point| dot(middle(point)));
    vec![("road", data), ("dots", points.collect())]
}

fn squares(board: &Board, ruleset: &Ruleset) -> Vec<(&'static str, String)> {
    let homes = [board.homes.first, board.homes.second].concat();
    let has_marked_squares = games::of(ruleset).has_marked_squares;
    let mut paths = Vec::new();
    for (index, point) in (0u8..).zip(board.points) {
        let (x, y) = middle(point);
        // The styles of the page do not reach into a symbol, so its squares have classes of their own.
        let class = if !has_marked_squares {
            "cell"
        } else if homes.contains(&index) {
            "sq home"
        } else if (point.column + point.row) % 2 == 1 {
            "sq alt"
        } else {
            "sq"
        };
        let square = format!("M{} {}h14v14h-14z", x - 7, y - 7);
        draw(&mut paths, class, &square);
    }
    paths
}

#[cfg(test)]
mod tests {
    use super::{MiniBoard, MiniField};
    use crate::desk::games::PublicPosition;
    use crate::rules::Ruleset;

    /// A board after `turns` turns, each the first legal one.
    fn drawn(ruleset: &Ruleset, turns: usize) -> (MiniBoard, usize) {
        let (mut position, mut last_turn) = (ruleset.start(), None);
        for _ in 0..turns {
            let turn = position.turns().into_iter().next();
            let Some(played) = turn.and_then(|turn| position.play(&turn).ok()) else {
                break;
            };
            last_turn = Some(played.text().to_owned());
            position = played.into_after();
        }
        let men = position.men().len();
        let shown = PublicPosition {
            position,
            last_turn,
            changed_at: None,
        };
        (MiniBoard::of(ruleset, &shown), men)
    }

    fn count(board: &MiniBoard, classes: &[&str]) -> usize {
        let of = board.paths.iter();
        let of = of.filter(|(class, _)| classes.contains(class));
        of.map(|(_, data)| data.matches('M').count()).sum()
    }

    #[test]
    fn every_man_is_drawn_once_and_the_last_one_has_a_dot() {
        for ruleset in Ruleset::all() {
            for turns in 0..40 {
                let (board, men) = drawn(&ruleset, turns);
                let name = ruleset.name();
                assert_eq!(
                    count(&board, &["wi", "bi", "wk", "bk"]),
                    men,
                    "{name} {turns}"
                );
                assert_eq!(count(&board, &["we"]), count(&board, &["wi"]), "{name}");
                assert!(count(&board, &["nw", "nb"]) <= 1, "{name} {turns}");
            }
            let (board, _) = drawn(&ruleset, 1);
            assert_eq!(count(&board, &["nw", "nb"]), 1, "{}", ruleset.name());
        }
    }

    #[test]
    fn a_field_has_every_point_of_its_board() {
        for ruleset in Ruleset::all() {
            let field = MiniField::of(&ruleset);
            let of = field.paths.iter().filter(|(class, _)| *class != "road");
            let points: usize = of.map(|(_, data)| data.matches('M').count()).sum();
            assert_eq!(points, ruleset.board().points.len(), "{}", ruleset.name());
        }
    }
}
