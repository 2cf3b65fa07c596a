//! Boards as plain numbers for the templates' SVG. One geometry for the
//! umpire, the spectator and the paper.

use crate::rules::{Board, Kind, Position, Side};

/// A board drawn in units of which the shorter side has about a hundred.
pub struct Drawing {
    /// Width of the view box.
    pub width: u16,
    /// Height of the view box.
    pub height: u16,
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

/// A point and what stands on it.
pub struct Spot {
    /// Its name in the notation.
    pub name: &'static str,
    /// Across.
    pub x: u16,
    /// Down.
    pub y: u16,
    /// Who stands there.
    pub man: Option<(Side, Kind)>,
    /// Whether its name has to stand above it, for want of room beside it.
    pub is_at_right: bool,
    /// Whether the last turn touched it.
    pub is_last: bool,
    /// The point and what stands on it, to be read aloud.
    pub spoken: String,
}

const STEP: u16 = 14;
const MARGIN: u16 = 8;

impl Drawing {
    /// Draws a position, with the points marked that the last turn touched.
    pub fn of(board: &'static Board, position: &Position, last_turn: Option<&str>) -> Drawing {
        let spot = |index: u8| {
            board
                .points
                .get(usize::from(index))
                .map_or((0, 0), |point| {
                    (
                        MARGIN + STEP * u16::from(point.column),
                        MARGIN + STEP * u16::from(point.row),
                    )
                })
        };
        let segment = |from: u8, to: u8| {
            let ((x1, y1), (x2, y2)) = (spot(from), spot(to));
            Segment { x1, y1, x2, y2 }
        };
        let men = position.men();
        let touched = last_turn.map(points_of).unwrap_or_default();
        let points = (0u8..).zip(board.points).map(|(index, point)| {
            let (x, y) = spot(index);
            let man = men
                .iter()
                .find(|man| man.at == index)
                .map(|man| (man.side, man.kind));
            Spot {
                name: point.name,
                x,
                y,
                man,
                is_last: touched.contains(&point.name),
                is_at_right: u16::from(point.column) + 1 == u16::from(board.size.0),
                spoken: point.name.to_owned(),
            }
        });
        Drawing {
            width: 2 * MARGIN + STEP * u16::from(board.size.0 - 1),
            height: 2 * MARGIN + STEP * u16::from(board.size.1 - 1),
            edges: board
                .edges
                .iter()
                .map(|[from, to]| segment(*from, *to))
                .collect(),
            lines: position
                .lines_made()
                .iter()
                .map(|[from, _, to]| segment(*from, *to))
                .collect(),
            points: points.collect(),
        }
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
            spot.is_at_right = spot.x + STEP > width;
        }
        self
    }
}

/// The points a turn names, in the order in which hands touch them:
/// `E6-A6xR3` is `E6`, `A6`, `R3`.
pub fn points_of(turn: &str) -> Vec<&str> {
    turn.split(['-', 'x', '~', '='])
        .filter(|part| part.starts_with(|c: char| c.is_ascii_alphabetic()) && part.len() > 1)
        .collect()
}
