//! The geometry of boards for the SVG in templates. One geometry for boards of
//! points and boards of squares, for umpires, spectators and paper.

use crate::i18n::Localizer;
use crate::rules::{Board, Colour, Kind, Point, Position, Ruleset, TurnPoints};

/// A board, in units of which one step of its grid has [`Drawing::STEP`].
pub struct Drawing {
    /// Its CSS classes.
    pub class: String,
    /// Width of the view box.
    pub width: u16,
    /// Height of the view box.
    pub height: u16,
    /// Whether men are placed on squares, not on points.
    pub is_squares: bool,
    /// The lines between points.
    pub edges: Vec<Segment>,
    /// The completed lines of three.
    pub lines: Vec<Segment>,
    /// The path of the man that moved last, as SVG path data; empty if none moved.
    pub trail: String,
    /// The coordinates around a board of squares.
    pub labels: Vec<Label>,
    /// The points, in the order of the board.
    pub points: Vec<Spot>,
}

/// A straight line.
pub struct Segment {
    /// The x coordinate of the start.
    pub x1: u16,
    /// The y coordinate of the start.
    pub y1: u16,
    /// The x coordinate of the end.
    pub x2: u16,
    /// The y coordinate of the end.
    pub y2: u16,
}

/// A point or square with its man.
pub struct Spot {
    /// Its name in the notation.
    pub name: &'static str,
    /// The x coordinate of its centre.
    pub x: u16,
    /// The y coordinate of its centre.
    pub y: u16,
    /// The man on it.
    pub man: Option<(Colour, Kind)>,
    /// Whether it belongs to a side's castle.
    pub is_home: bool,
    /// Whether its square has the darker shade.
    pub is_dark: bool,
    /// Whether the last turn ended here.
    pub is_last: bool,
    /// Whether the last turn captured a man here.
    pub is_shot: bool,
    /// The captured man, if the previous position is known.
    pub ghost: Option<(Colour, Kind)>,
    /// Whether the last turn turned over the disc on it.
    pub is_turned: bool,
    /// The CSS class of its part in a suggested turn; empty if it has none.
    pub mark: &'static str,
    /// The text for screen readers.
    pub spoken: String,
}

/// A letter or number at the end of a column or row.
pub struct Label {
    /// The x coordinate of its middle.
    pub x: u16,
    /// The y coordinate of its baseline.
    pub y: u16,
    /// The text.
    pub text: &'static str,
}

/// From the edge to the first point.
const MARGIN: u16 = Drawing::STEP / 2 + 1;

/// The extra margin for coordinates. The more squares a board has, the smaller it is on a phone, so
/// the labels are larger.
fn labels_width(board: &Board) -> u16 {
    if board.size.1 > 8 { 10 } else { 7 }
}

impl Drawing {
    /// From one point of the grid to the next.
    pub const STEP: u16 = 14;

    /// Draws a position with the last turn marked.
    pub fn of(
        t: &Localizer,
        ruleset: &Ruleset,
        position: &Position,
        last_turn: Option<&str>,
    ) -> Drawing {
        Drawing::after(t, ruleset, None, position, last_turn)
    }

    /// Draws a position with the last turn, including captured men and turned discs if the
    /// previous position is given.
    pub fn after(
        t: &Localizer,
        ruleset: &Ruleset,
        before: Option<&Position>,
        position: &Position,
        last_turn: Option<&str>,
    ) -> Drawing {
        let board = ruleset.board();
        let segment = |from: u8, to: u8| segment(board, from, to);
        let lines = position.lines_made();
        let turn = last_turn.map(TurnPoints::of);
        let mut points = spots(t, ruleset, position, turn.as_ref());
        if let (Some(before), Some(_)) = (before, &turn) {
            mark_changes(ruleset, before, &mut points);
        }
        Drawing {
            class: class(ruleset),
            width: span(board, board.size.0),
            height: span(board, board.size.1),
            is_squares: is_squares(board),
            edges: board.edges.iter().map(|[a, b]| segment(*a, *b)).collect(),
            lines: lines.iter().map(|[a, _, b]| segment(*a, *b)).collect(),
            trail: turn.map_or(String::new(), |turn| trail(board, &points, &turn)),
            labels: labels(board, &points),
            points,
        }
    }

    /// The width of a square, which scripts may magnify; 0 for a board of points,
    /// which are far enough apart for fingers.
    pub fn step(&self) -> u16 {
        if self.is_squares { Drawing::STEP } else { 0 }
    }

    /// Marks a turn that could be played, as scripts mark one that is being tapped.
    #[must_use]
    pub fn suggesting(mut self, turn: &str) -> Drawing {
        let turn = TurnPoints::of(turn);
        let jumps = turn.crossed.iter().filter(|_| self.is_squares);
        let way: Vec<&str> = turn.path.iter().chain(jumps).copied().collect();
        for spot in &mut self.points {
            let at = way.iter().rposition(|name| *name == spot.name);
            spot.mark = match at {
                Some(0) if way.len() > 1 => "sel",
                Some(_) => "legal",
                None if turn.crossed.contains(&spot.name) => "target",
                None => "",
            };
        }
        self
    }

    /// The board rotated by 180°.
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
        for label in &mut self.labels {
            (label.x, label.y) = (width - label.x, height + 2 * LABEL_FOOT - label.y);
        }
        self
    }

    /// Whether the men are discs on squares, as in Reversi.
    pub fn has_discs(&self) -> bool {
        self.class.ends_with("reversi")
    }

    /// All lines between points as the data of one SVG path.
    pub fn roads(&self) -> String {
        let road = |edge: &Segment| format!("M{} {}L{} {}", edge.x1, edge.y1, edge.x2, edge.y2);
        self.edges.iter().map(road).collect()
    }
}

/// Boards without lines between points are boards of squares.
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

fn margin(board: &Board) -> u16 {
    if is_squares(board) {
        MARGIN + labels_width(board)
    } else {
        MARGIN
    }
}

fn span(board: &Board, steps: u8) -> u16 {
    2 * margin(board) + Drawing::STEP * u16::from(steps - 1)
}

fn middle(board: &Board, point: &Point) -> (u16, u16) {
    let at = |step: u8| margin(board) + Drawing::STEP * u16::from(step);
    (at(point.column), at(point.row))
}

fn segment(board: &Board, from: u8, to: u8) -> Segment {
    let at = |index: u8| {
        let point = board.points.get(usize::from(index));
        point.map_or((0, 0), |point| middle(board, point))
    };
    let ((x1, y1), (x2, y2)) = (at(from), at(to));
    Segment { x1, y1, x2, y2 }
}

/// From the middle of a label down to its baseline.
const LABEL_FOOT: u16 = 2;

/// The letters of columns along the top and the bottom, and the numbers of rows at both
/// ends, along the outline of the board.
fn labels(board: &Board, points: &[Spot]) -> Vec<Label> {
    if !is_squares(board) {
        return Vec::new();
    }
    let (middle, step) = (labels_width(board) / 2 + 1, Drawing::STEP);
    let reach = step / 2 + labels_width(board) / 2;
    let has_square = |x: u16, y: u16| points.iter().any(|spot| (spot.x, spot.y) == (x, y));
    let mut places = Vec::new();
    for y in [middle, span(board, board.size.1) - middle] {
        let mut letters: Vec<(u16, &'static str)> = points
            .iter()
            .map(|spot| (spot.x, spot.name.split_at(1).0))
            .collect();
        letters.sort_unstable();
        letters.dedup();
        places.extend(letters.into_iter().map(|(x, letter)| ((x, y), letter)));
    }
    for spot in points {
        let number = spot.name.split_at(1).1;
        if !has_square(spot.x - step, spot.y) {
            places.push(((spot.x - reach, spot.y), number));
        }
        if !has_square(spot.x + step, spot.y) {
            places.push(((spot.x + reach, spot.y), number));
        }
    }
    let label = |((x, y), text): ((u16, u16), &'static str)| Label {
        x,
        y: y + LABEL_FOOT,
        text,
    };
    places.into_iter().map(label).collect()
}

/// The path of the man that moved, including jumps.
fn trail(board: &Board, points: &[Spot], turn: &TurnPoints) -> String {
    let jumps = turn.crossed.iter().filter(|_| is_squares(board));
    let way: Vec<&str> = turn.path.iter().chain(jumps).copied().collect();
    if way.len() < 2 || turn.is_gift {
        return String::new();
    }
    let place = |name: &&str| points.iter().find(|spot| spot.name == *name);
    way.iter()
        .filter_map(place)
        .enumerate()
        .map(|(at, spot)| format!("{}{} {}", if at == 0 { 'M' } else { 'L' }, spot.x, spot.y))
        .collect()
}

fn spots(
    t: &Localizer,
    ruleset: &Ruleset,
    position: &Position,
    turn: Option<&TurnPoints>,
) -> Vec<Spot> {
    let board = ruleset.board();
    let mut men = vec![None; board.points.len()];
    for man in position.men() {
        if let Some(place) = men.get_mut(usize::from(man.at)) {
            *place = Some((ruleset.colour(man.side), man.kind));
        }
    }
    // Cache: the texts of many points differ only in their names.
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
    let shot: &[&str] = turn
        .filter(|_| !is_squares(board))
        .map_or(&[], |turn| &turn.crossed);
    let end = turn.and_then(|turn| {
        let jumps = turn.crossed.iter().filter(|_| is_squares(board));
        turn.path.iter().chain(jumps).next_back().copied()
    });
    let spot = |((index, point), man): ((u8, &'static Point), Option<Man>)| {
        let (x, y) = middle(board, point);
        Spot {
            name: point.name,
            x,
            y,
            man,
            is_home: [board.homes.first, board.homes.second]
                .iter()
                .any(|home| home.contains(&index)),
            is_dark: (point.column + point.row) % 2 == 1,
            is_last: end == Some(point.name),
            is_shot: shot.contains(&point.name),
            ghost: None,
            is_turned: false,
            mark: "",
            spoken: say(man, point.name),
        }
    };
    (0u8..).zip(board.points).zip(men).map(spot).collect()
}

/// Marks captured men and turned discs.
fn mark_changes(ruleset: &Ruleset, before: &Position, points: &mut [Spot]) {
    let mover = before.to_move();
    for man in before.men().into_iter().filter(|man| man.side != mover) {
        let Some(spot) = points.get_mut(usize::from(man.at)) else {
            continue;
        };
        let colour = ruleset.colour(man.side);
        match spot.man {
            None => {
                spot.is_shot = true;
                spot.ghost = Some((colour, man.kind));
            }
            Some((now, Kind::Disc)) => spot.is_turned = now != colour,
            Some(_) => {}
        }
    }
}

type Man = (Colour, Kind);

/// The placeholder of the point's name in [`spoken`] texts.
pub const POINT: &str = "{point}";

/// The text of a point and its man for screen readers.
pub fn spoken(t: &Localizer, man: Option<Man>) -> String {
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
