//! The preview picture (Open Graph image) that messengers show with a link: 1200 × 630, as PNG.

mod board;
mod canvas;
mod indexed_png;

pub use board::{BoardPicture, PictureLine, PictureMan, PictureSpot, SpotGround};

use crate::logo;
use crate::text_shaping::{Weight, heading};
use canvas::{Canvas, Rgb};

/// Width and height in pixels, which messengers expect.
pub const SIZE: (u32, u32) = (1200, 630);

const GROUND: Rgb = Rgb(0xfa, 0xf6, 0xee);
const INK: Rgb = Rgb(0x21, 0x18, 0x0f);
const SOFT: Rgb = Rgb(0x5c, 0x4f, 0x41);
const BLUE: Rgb = Rgb(0x1c, 0x2f, 0x5e);
const OCHRE: Rgb = Rgb(0xe0, 0xa0, 0x30);
const CLAY: Rgb = Rgb(0xb9, 0x50, 0x2f);
const WHITE: Rgb = Rgb(0xff, 0xff, 0xff);

/// The left margin of texts.
const LEFT: f32 = 56.0;
/// The left edge of the board.
const BOARD: f32 = 642.0;

/// The content of a picture: localised texts and public names only.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ShareCard {
    /// The title.
    pub title: String,
    /// One line below it.
    pub subtitle: String,
    /// Players.
    pub rows: Vec<CardRow>,
    /// Results in the order of rounds.
    pub beads: Vec<Bead>,
    /// The word in the frame of a certificate; empty for other cards.
    pub certificate: String,
    /// The last line.
    pub foot: String,
    /// A board at the right; without one the texts have the full width.
    pub board: Option<BoardPicture>,
}

/// A player of a [`ShareCard`].
#[derive(Clone, PartialEq, Debug)]
pub struct CardRow {
    /// The sign before the name.
    pub lead: Lead,
    /// The name.
    pub name: String,
    /// The school; may be empty.
    pub school: String,
    /// Points or a result; may be empty.
    pub value: String,
}

/// The sign before a name.
#[derive(Clone, PartialEq, Debug)]
pub enum Lead {
    /// A man of the player's colour.
    Man {
        /// Whether it is white.
        is_white: bool,
    },
    /// A place in the standings.
    Place(String),
}

/// The result of a game for a player, drawn as a bead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bead {
    /// A full bead.
    Won,
    /// A half-filled bead.
    Drawn,
    /// An empty bead.
    Lost,
}

/// Draws a picture as PNG; `None` if the fonts cannot be read.
pub fn draw(card: &ShareCard) -> Option<Vec<u8>> {
    let mut canvas = Canvas::new(SIZE, GROUND)?;
    draw_logo(&mut canvas, (LEFT, 52.0), 52.0);
    canvas.text((LEFT + 66.0, 88.0), Weight::Heading, 30.0, INK, "Inkundla");
    if !card.certificate.is_empty() {
        certificate(&mut canvas, &card.certificate);
    }
    let right = match card.board {
        Some(_) => BOARD - 46.0,
        None => SIZE.0 as f32 - LEFT,
    };
    let width = right - LEFT;
    let weight = heading(&card.title);
    let size = canvas.fitting(&card.title, weight, 66.0, width);
    let title = canvas.shortened(&card.title, weight, size, width);
    canvas.text((LEFT, 188.0), weight, size, INK, &title);
    let subtitle = canvas.shortened(&card.subtitle, Weight::Plain, 28.0, width);
    canvas.text((LEFT, 242.0), Weight::Plain, 28.0, SOFT, &subtitle);
    let mut y = 272.0;
    if !card.beads.is_empty() {
        beads(&mut canvas, (LEFT, y + 34.0), width, &card.beads);
        y += 78.0;
    }
    rows(&mut canvas, y, right, &card.rows);
    let foot = canvas.shortened(&card.foot, Weight::Plain, 28.0, width);
    canvas.text((LEFT, 560.0), Weight::Plain, 28.0, SOFT, &foot);
    if let Some(picture) = &card.board {
        board::draw(&mut canvas, picture, (BOARD, 38.0), 526.0);
    }
    strip(&mut canvas, 594.0, 36.0);
    indexed_png::encode(&canvas.pixels(), SIZE).ok()
}

/// A frame around the picture, with a word at its top.
fn certificate(canvas: &mut Canvas, word: &str) {
    const EDGE: f32 = 14.0;
    let (width, height) = (SIZE.0 as f32 - EDGE, 594.0 - EDGE);
    let corners = [
        (EDGE, EDGE),
        (width, EDGE),
        (width, height),
        (EDGE, height),
        (EDGE, EDGE),
    ];
    canvas.line(&corners, 6.0, OCHRE);
    let at = SIZE.0 as f32 - LEFT - canvas.width(word, Weight::Bold, 34.0);
    canvas.text((at, 90.0), Weight::Bold, 34.0, BLUE, word);
}

/// Draws the rows, with smaller text the more there are.
fn rows(canvas: &mut Canvas, top: f32, right: f32, rows: &[CardRow]) {
    const ROOM: f32 = 540.0;
    let count = rows.len().max(1) as f32;
    let step = ((ROOM - top - 20.0) / count).min(100.0);
    let size = (step * 0.52).clamp(26.0, 38.0);
    for (place, row) in rows.iter().enumerate() {
        let y = top + place as f32 * step;
        let (line, name_at) = (y + step * 0.55, LEFT + 82.0);
        match &row.lead {
            Lead::Man { is_white } => {
                board::token(canvas, (LEFT + 32.0, y + step * 0.5), 29.0, *is_white);
            }
            Lead::Place(place) => canvas.text((LEFT, line), Weight::Bold, size, BLUE, place),
        }
        let value = canvas.width(&row.value, Weight::Bold, size * 1.15);
        let value_at = right - value;
        canvas.text((value_at, line), Weight::Bold, size * 1.15, INK, &row.value);
        let room = value_at - name_at - 20.0;
        let name = canvas.shortened(&row.name, Weight::Bold, size, room);
        canvas.text((name_at, line), Weight::Bold, size, INK, &name);
        let school_at = if step > 76.0 {
            (name_at, line + 36.0)
        } else {
            let behind = canvas.width(&name, Weight::Bold, size) + 18.0;
            (name_at + behind, line)
        };
        let room = value_at - school_at.0 - 20.0;
        let school = canvas.shortened(&row.school, Weight::Plain, 24.0, room);
        canvas.text(school_at, Weight::Plain, 24.0, SOFT, &school);
    }
}

fn beads(canvas: &mut Canvas, (x, y): (f32, f32), width: f32, beads: &[Bead]) {
    const RADIUS: f32 = 20.0;
    const MOST: usize = 60;
    let beads = beads.get(..MOST).unwrap_or(beads);
    let step = (width / beads.len() as f32).min(2.0 * RADIUS + 16.0);
    for (place, bead) in beads.iter().enumerate() {
        let middle = (x + RADIUS + 2.0 + place as f32 * step, y);
        canvas.disc(middle, RADIUS, WHITE, Some((INK, 4.0)));
        match bead {
            Bead::Won => canvas.disc(middle, RADIUS, INK, None),
            Bead::Drawn => canvas.half_disc(middle, RADIUS, INK),
            Bead::Lost => {}
        }
    }
}

fn draw_logo(canvas: &mut Canvas, at: (f32, f32), size: f32) {
    let unit = size / 32.0;
    canvas.rounded(at, (size, size), 7.0 * unit, OCHRE, None);
    let point = |x: f32, y: f32| (at.0 + x * unit, at.1 + y * unit);
    for corners in logo::SQUARES {
        canvas.line(&corners.map(|(x, y)| point(x, y)), 1.9 * unit, BLUE);
    }
    for road in logo::ROADS {
        canvas.line(&road.map(|(x, y)| point(x, y)), 1.9 * unit, BLUE);
    }
    canvas.disc(point(16.0, 16.0), 3.0 * unit, BLUE, None);
}

/// A strip of beadwork along an edge.
fn strip(canvas: &mut Canvas, top: f32, height: f32) {
    let (width, unit) = (SIZE.0 as f32, height / 16.0);
    canvas.rectangle((0.0, top), (width, height), CLAY);
    let step = 32.0 * unit;
    let tiles = (width / step) as usize + 2;
    for tile in 0..tiles {
        let x = tile as f32 * step - step / 2.0;
        let point = |dx: f32, dy: f32| (x + dx * unit, top + dy * unit);
        canvas.polygon(&[point(0., 16.), point(16., 0.), point(32., 16.)], OCHRE);
        canvas.polygon(&[point(9., 16.), point(16., 9.), point(23., 16.)], BLUE);
        canvas.polygon(&[point(-6., 0.), point(0., 6.), point(6., 0.)], WHITE);
    }
}
