//! A board of a game in a picture.

use super::canvas::{At, Canvas, Rgb};
use tiny_skia::PathBuilder;

const BOARD: Rgb = Rgb(0xec, 0xd9, 0xb6);
const BOARD_2: Rgb = Rgb(0xe2, 0xca, 0xa0);
const RIM: Rgb = Rgb(0xb2, 0x8f, 0x5d);
const ROAD: Rgb = Rgb(0x5b, 0x3d, 0x1e);
const BEAD: Rgb = Rgb(0xfb, 0xf1, 0xdc);
const NAME: Rgb = Rgb(0x3d, 0x28, 0x10);
const WHITE: Rgb = Rgb(0xff, 0xfd, 0xf7);
const WHITE_EDGE: Rgb = Rgb(0x2a, 0x1c, 0x0e);
const BLACK: Rgb = Rgb(0x23, 0x18, 0x0f);
const BLACK_MARK: Rgb = Rgb(0xfb, 0xee, 0xd5);
const HEAD: Rgb = Rgb(0x7a, 0x34, 0x13);
const TRAIL: Rgb = Rgb(0xa3, 0x44, 0x0f);
const MILL: Rgb = Rgb(0xf0, 0xb5, 0x43);
const FIELD: Rgb = Rgb(0x3f, 0x81, 0x60);
const FIELD_LINE: Rgb = Rgb(0x16, 0x40, 0x2b);
const HOME: Rgb = Rgb(0xe7, 0xed, 0xf8);

/// A line between two points.
pub type PictureLine = [(u16, u16); 2];

/// A position on a board, in the units of its own drawing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BoardPicture {
    /// Width and height.
    pub size: (u16, u16),
    /// The edge of a square.
    pub step: u16,
    /// The lines between points.
    pub roads: Vec<PictureLine>,
    /// The completed lines of three.
    pub mills: Vec<PictureLine>,
    /// The points or squares.
    pub spots: Vec<PictureSpot>,
}

/// A point or square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PictureSpot {
    /// Across and down.
    pub at: (u16, u16),
    /// Its name.
    pub name: &'static str,
    /// The background.
    pub ground: SpotGround,
    /// The man on it.
    pub man: Option<PictureMan>,
    /// Whether the last turn touched it.
    pub is_last: bool,
}

/// The background of a point or square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SpotGround {
    /// A point of a board of lines.
    Bead,
    /// A square in one of two shades.
    Sand {
        /// The darker shade.
        is_dark: bool,
    },
    /// A square of a side's castle.
    Home,
    /// A green square.
    Field,
}

/// A man on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PictureMan {
    /// Whether it is white.
    pub is_white: bool,
    /// Whether it is drawn with the head of a cow.
    pub is_cow: bool,
    /// Whether it is drawn as a knight's shield.
    pub is_knight: bool,
}

/// Draws a board into a square of `edge` pixels.
pub(super) fn draw(canvas: &mut Canvas, board: &BoardPicture, (x, y): At, edge: f32) {
    canvas.rounded((x, y), (edge, edge), 20.0, BOARD, Some((RIM, 2.0)));
    let (width, height) = (f32::from(board.size.0), f32::from(board.size.1));
    let unit = edge / width.max(height).max(1.0);
    let (left, top) = (
        x + (edge - width * unit) / 2.0,
        y + (edge - height * unit) / 2.0,
    );
    let at = |(x, y): (u16, u16)| (left + f32::from(x) * unit, top + f32::from(y) * unit);
    for road in &board.roads {
        canvas.line(&road.map(at), 1.15 * unit, ROAD);
    }
    for mill in &board.mills {
        canvas.line(&mill.map(at), 4.6 * unit, ROAD);
        canvas.line(&mill.map(at), 3.0 * unit, MILL);
    }
    for spot in &board.spots {
        ground(canvas, (spot, board.step), at(spot.at), unit);
    }
    for spot in &board.spots {
        man(canvas, spot, at(spot.at), unit);
    }
}

fn ground(canvas: &mut Canvas, (spot, step): (&PictureSpot, u16), (x, y): At, unit: f32) {
    let (colour, line) = match spot.ground {
        SpotGround::Bead => {
            if spot.man.is_none() {
                canvas.disc((x, y), 3.6 * unit, BEAD, Some((ROAD, 0.7 * unit)));
                canvas.centred((x, y + 1.1 * unit), 3.1 * unit, NAME, spot.name);
            }
            return;
        }
        SpotGround::Sand { is_dark: false } => (BEAD, RIM),
        SpotGround::Sand { is_dark: true } => (BOARD_2, RIM),
        SpotGround::Home => (HOME, RIM),
        SpotGround::Field => (FIELD, FIELD_LINE),
    };
    let edge = f32::from(step) * unit;
    let corner = (x - edge / 2.0, y - edge / 2.0);
    canvas.rectangle(corner, (edge, edge), line);
    let inner = edge - unit.max(1.0) * 0.7;
    canvas.rectangle(corner, (inner, inner), colour);
}

fn man(canvas: &mut Canvas, spot: &PictureSpot, at: At, unit: f32) {
    let Some(man) = spot.man else { return };
    let (fill, edge) = sides(man.is_white);
    if man.is_knight {
        canvas.shape(shield(1.12), at, unit, edge);
        canvas.shape(shield(0.96), at, unit, fill);
    } else {
        let radius = if man.is_cow { 5.4 } else { 5.0 };
        canvas.disc(at, radius * unit, fill, Some((edge, 0.85 * unit)));
    }
    if man.is_cow {
        canvas.shape(head(), at, unit, mark(man.is_white));
    }
    if spot.is_last {
        canvas.ring(at, 6.0 * unit, 1.1 * unit, TRAIL);
    }
}

/// Draws a man of a side beside its player's name.
pub(super) fn token(canvas: &mut Canvas, at: At, radius: f32, is_white: bool) {
    let (fill, edge) = sides(is_white);
    canvas.disc(at, radius, fill, Some((edge, radius * 0.14)));
    canvas.shape(head(), at, radius / 6.0, mark(is_white));
}

fn sides(is_white: bool) -> (Rgb, Rgb) {
    if is_white {
        (WHITE, WHITE_EDGE)
    } else {
        (BLACK, BLACK)
    }
}

fn mark(is_white: bool) -> Rgb {
    if is_white { HEAD } else { BLACK_MARK }
}

/// The head of a cow, as on the boards of the web pages.
fn head() -> PathBuilder {
    let mut path = PathBuilder::new();
    path.move_to(-3.9, -4.0);
    path.cubic_to(-3.6, -1.9, -1.9, -1.3, 0.0, -1.3);
    path.cubic_to(1.9, -1.3, 3.6, -1.9, 3.9, -4.0);
    path.cubic_to(4.5, -1.2, 3.0, -0.1, 1.7, 0.1);
    path.line_to(3.5, 0.6);
    path.quad_to(3.1, 1.7, 1.45, 1.5);
    path.line_to(1.15, 3.0);
    path.quad_to(0.9, 4.0, 0.0, 4.0);
    path.quad_to(-0.9, 4.0, -1.15, 3.0);
    path.line_to(-1.45, 1.5);
    path.quad_to(-3.1, 1.7, -3.5, 0.6);
    path.line_to(-1.7, 0.1);
    path.cubic_to(-3.0, -0.1, -4.5, -1.2, -3.9, -4.0);
    path.close();
    path
}

/// The shield of a knight.
fn shield(size: f32) -> PathBuilder {
    let mut path = PathBuilder::new();
    path.move_to(-4.8 * size, -5.0 * size);
    path.line_to(0.0, -3.7 * size);
    path.line_to(4.8 * size, -5.0 * size);
    path.line_to(4.8 * size, 0.6 * size);
    path.quad_to(4.2 * size, 4.2 * size, 0.0, 5.8 * size);
    path.quad_to(-4.2 * size, 4.2 * size, -4.8 * size, 0.6 * size);
    path.close();
    path
}
