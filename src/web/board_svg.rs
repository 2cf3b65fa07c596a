//! The geometry of boards for the SVG of the templates. One geometry for boards of
//! points and boards of squares, for the umpire, the spectator and the paper.

use crate::i18n::Localizer;
use crate::rules::{Board, Colour, CoordinateLabels, Kind, Point, Position, Ruleset};

/// A board drawn in units of which one step of its grid has [`Drawing::STEP`].
pub struct Drawing {
    /// Its classes in the style sheet.
    pub class: String,
    /// Width of the view box.
    pub width: u16,
    /// Height of the view box.
    pub height: u16,
    /// Whether men stand on squares, not on points.
    pub is_squares: bool,
    /// Joined points.
    pub edges: Vec<Segment>,
    /// Lines of three that stand.
    pub lines: Vec<Segment>,
    /// The points, in the board's order.
    pub points: Vec<Spot>,
}

/// A straight line.
pub struct Segment {
    /// From here, across.
    pub x1: u16,
    /// From here, down.
    pub y1: u16,
    /// To here, across.
    pub x2: u16,
    /// To here, down.
    pub y2: u16,
}

/// A point or square and what stands on it.
pub struct Spot {
    /// Its name in the notation.
    pub name: &'static str,
    /// Across.
    pub x: u16,
    /// Down.
    pub y: u16,
    /// What stands there.
    pub man: Option<(Colour, Kind)>,
    /// Where its name stands.
    pub corner: Corner,
    /// Whether the board marks it as a side's own.
    pub is_home: bool,
    /// Whether the last turn touched it.
    pub is_last: bool,
    /// The point and what stands on it, to be read aloud.
    pub spoken: String,
}

/// Where the name of a point stands, seen from its middle.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Corner {
    /// Above it, to the right.
    UpRight,
    /// Below it, to the right.
    DownRight,
    /// Below it, to the left.
    DownLeft,
    /// Above it, to the left.
    UpLeft,
}

impl Corner {
    /// In the order in which they are tried.
    const ALL: [Corner; 4] = [
        Corner::UpRight,
        Corner::DownRight,
        Corner::DownLeft,
        Corner::UpLeft,
    ];
    /// How far to the side a name ends.
    const REACH: i32 = 9;

    /// To the right and down.
    fn direction(self) -> (i32, i32) {
        match self {
            Corner::UpRight => (1, -1),
            Corner::DownRight => (1, 1),
            Corner::DownLeft => (-1, 1),
            Corner::UpLeft => (-1, -1),
        }
    }

    /// Where the name begins, or ends if it stands to the left; from the middle of the point.
    pub fn x(self) -> i8 {
        if self.is_left() { -5 } else { 5 }
    }

    /// The line on which the name is written, from the middle of the point.
    pub fn y(self) -> i8 {
        match self {
            Corner::UpRight | Corner::UpLeft => -4,
            Corner::DownRight | Corner::DownLeft => 6,
        }
    }

    /// Whether the name ends beside the point.
    pub fn is_left(self) -> bool {
        self.direction().0 < 0
    }

    /// Where no road runs, the board has room, and no other name is near; where
    /// there is no such corner, at least no road.
    fn beside(at: (u16, u16), edges: &[Segment], width: u16, names: &[Name]) -> Corner {
        let is_free = |corner: &Corner| corner.is_free(at, edges, width);
        let is_apart = |corner: &Corner| {
            let here = corner.name(at);
            names.iter().all(|other| here.is_apart_from(other))
        };
        let mut free = Corner::ALL.into_iter().filter(is_free);
        let apart = free.clone().find(is_apart);
        apart.or(free.next()).unwrap_or(Corner::UpRight)
    }

    fn is_free(self, (x, y): (u16, u16), edges: &[Segment], width: u16) -> bool {
        let (x, y) = (i32::from(x), i32::from(y));
        let (across, down) = self.direction();
        let runs_there = |edge: &Segment| {
            let [from, to] = edge.ends();
            let leads = |from: (i32, i32), to: (i32, i32)| {
                let way = ((to.0 - from.0).signum(), (to.1 - from.1).signum());
                from == (x, y) && way == (across, down)
            };
            leads(from, to) || leads(to, from)
        };
        (0..=i32::from(width)).contains(&(x + Corner::REACH * across))
            && !edges.iter().any(runs_there)
    }

    fn name(self, (x, y): (u16, u16)) -> Name {
        Name {
            x: i32::from(x) + i32::from(self.x()),
            y: i32::from(y) + i32::from(self.y()),
        }
    }
}

/// Where a name is written: from here on, or up to here.
struct Name {
    x: i32,
    y: i32,
}

impl Name {
    /// A line of names needs so much room down,
    const LINE: i32 = 6;
    /// and a name so much across.
    const WIDTH: i32 = 6;

    fn is_apart_from(&self, other: &Name) -> bool {
        (self.y - other.y).abs() >= Name::LINE || (self.x - other.x).abs() >= Name::WIDTH
    }
}

impl Segment {
    fn ends(&self) -> [(i32, i32); 2] {
        [(self.x1, self.y1), (self.x2, self.y2)].map(|(x, y)| (i32::from(x), i32::from(y)))
    }
}

const MARGIN: u16 = Drawing::STEP / 2 + 1;

impl Drawing {
    /// From one point of the grid to the next.
    pub const STEP: u16 = 14;

    /// Draws a position, with the points marked that the last turn touched.
    pub fn of(
        t: &Localizer,
        ruleset: &Ruleset,
        position: &Position,
        last_turn: Option<&str>,
    ) -> Drawing {
        let board = ruleset.board();
        let span = |steps: u8| 2 * MARGIN + Drawing::STEP * u16::from(steps - 1);
        let segment = |from: u8, to: u8| segment(board, from, to);
        let lines = position.lines_made();
        let drawing = Drawing {
            class: class(ruleset),
            width: span(board.size.0),
            height: span(board.size.1),
            is_squares: is_squares(board),
            edges: board.edges.iter().map(|[a, b]| segment(*a, *b)).collect(),
            lines: lines.iter().map(|[a, _, b]| segment(*a, *b)).collect(),
            points: spots(t, ruleset, position, last_turn),
        };
        drawing.with_names()
    }

    /// Each name where it can be read.
    fn with_names(mut self) -> Drawing {
        let mut names: Vec<Name> = Vec::with_capacity(self.points.len());
        for spot in &mut self.points {
            let at = (spot.x, spot.y);
            spot.corner = Corner::beside(at, &self.edges, self.width, &names);
            names.push(spot.corner.name(at));
        }
        self
    }

    /// The width of a square, which scripts may magnify; 0 on a board of points,
    /// whose points are far enough apart for fingers.
    pub fn step(&self) -> u16 {
        if self.is_squares { Drawing::STEP } else { 0 }
    }
}

impl Drawing {
    /// The same board from the other side of the table.
    #[must_use]
    pub fn turned(mut self) -> Drawing {
        let (width, height) = (self.width, self.height);
        for line in self.edges.iter_mut().chain(&mut self.lines) {
            *line = Segment {
                x1: width - line.x1,
                y1: height - line.y1,
                x2: width - line.x2,
                y2: height - line.y2,
            };
        }
        for spot in &mut self.points {
            (spot.x, spot.y) = (width - spot.x, height - spot.y);
        }
        self.with_names()
    }
}

/// Boards without roads are boards of squares.
fn is_squares(board: &Board) -> bool {
    board.edges.is_empty()
}

fn class(ruleset: &Ruleset) -> String {
    if is_squares(ruleset.board()) {
        format!("board squares {}", ruleset.name())
    } else {
        "board".to_owned()
    }
}

fn middle(point: &Point) -> (u16, u16) {
    let at = |step: u8| MARGIN + Drawing::STEP * u16::from(step);
    (at(point.column), at(point.row))
}

fn segment(board: &Board, from: u8, to: u8) -> Segment {
    let at = |index: u8| {
        let point = board.points.get(usize::from(index));
        point.map_or((0, 0), middle)
    };
    let ((x1, y1), (x2, y2)) = (at(from), at(to));
    Segment { x1, y1, x2, y2 }
}

fn spots(
    t: &Localizer,
    ruleset: &Ruleset,
    position: &Position,
    last_turn: Option<&str>,
) -> Vec<Spot> {
    let board = ruleset.board();
    let mut men = vec![None; board.points.len()];
    for man in position.men() {
        if let Some(place) = men.get_mut(usize::from(man.at)) {
            *place = Some((ruleset.colour(man.side), man.kind));
        }
    }
    // Many points have the same words but for their names.
    let mut spoken_points: Vec<(Option<Man>, String)> = Vec::new();
    let mut say = |man: Option<Man>, name: &str| -> String {
        if let Some((_, words)) = spoken_points.iter().find(|(known, _)| *known == man) {
            return words.replace(POINT, name);
        }
        let words = spoken(t, man);
        let here = words.replace(POINT, name);
        spoken_points.push((man, words));
        here
    };
    let touched: Vec<&str> = last_turn.map_or(Vec::new(), |turn| {
        CoordinateLabels::of(turn).points().collect()
    });
    let spot = |((index, point), man): ((u8, &'static Point), Option<Man>)| {
        let (x, y) = middle(point);
        Spot {
            name: point.name,
            x,
            y,
            man,
            corner: Corner::UpRight,
            is_home: [board.homes.first, board.homes.second]
                .iter()
                .any(|home| home.contains(&index)),
            is_last: touched.contains(&point.name),
            spoken: say(man, point.name),
        }
    };
    (0u8..).zip(board.points).zip(men).map(spot).collect()
}

/// What stands on a point, as it is drawn and read aloud.
type Man = (Colour, Kind);

/// In the words for a point, its name comes here.
pub(super) const POINT: &str = "{point}";

/// A [`POINT`] and what stands on it, to be read aloud.
pub(super) fn spoken(t: &Localizer, man: Option<Man>) -> String {
    let Some((colour, kind)) = man else {
        return t.msg_arg("point-empty", "point", POINT);
    };
    let id = match kind {
        Kind::Cow | Kind::Disc => "point-man",
        _ => "point-kind",
    };
    let values = [
        ("point", POINT.into()),
        ("side", t.localize(&colour).into()),
        ("man", t.localize(&kind).into()),
    ];
    t.msg_with(id, &values)
}
