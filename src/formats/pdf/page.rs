//! One page: texts, lines and filled shapes at positions in points from the upper left corner.

use super::PdfError;
use super::font::{Fonts, Weight};
use crate::qr::{Qr, Run};
use krilla::Document;
use krilla::color::{luma, rgb};
use krilla::geom::{PathBuilder, Point};
use krilla::page::PageSettings;
use krilla::paint::{Fill, Paint, Stroke};
use krilla::surface::Surface;

/// Width and height of portrait A4 in points.
pub(super) const A4: (f32, f32) = (595.0, 842.0);
pub(super) const MARGIN: f32 = 42.0;

pub(super) struct Page {
    size: (f32, f32),
    words: Vec<PlacedText>,
    lines: Vec<DrawnLine>,
    /// Above the lines.
    filled: Vec<FilledPolygon>,
    /// Below the lines.
    shapes: Vec<FilledPolygon>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ink {
    /// From 0 (black) to 255 (white).
    Grey(u8),
    Colour(u8, u8, u8),
}

impl Ink {
    pub(super) const BLACK: Ink = Ink::Grey(0);
    pub(super) const BLUE: Ink = Ink::Colour(0x1c, 0x2f, 0x5e);
    pub(super) const OCHRE: Ink = Ink::Colour(0xe0, 0xa0, 0x30);
    pub(super) const CLAY: Ink = Ink::Colour(0xb9, 0x50, 0x2f);

    fn paint(self) -> Paint {
        match self {
            Ink::Grey(shade) => luma::Color::new(shade).into(),
            Ink::Colour(red, green, blue) => rgb::Color::new(red, green, blue).into(),
        }
    }
}

struct PlacedText {
    at: (f32, f32),
    weight: Weight,
    size: f32,
    text: String,
    ink: Ink,
}

struct DrawnLine {
    from: (f32, f32),
    to: (f32, f32),
    ink: Ink,
    width: f32,
}

/// Corners that are joined and filled.
struct FilledPolygon {
    corners: Vec<(f32, f32)>,
    ink: Ink,
}

/// The shade of dividing lines.
const PALE: u8 = 150;
/// The width of most lines.
const USUAL_LINE: f32 = 0.5;

impl Page {
    pub(super) fn new(size: (f32, f32)) -> Page {
        Page {
            size,
            words: Vec::new(),
            lines: Vec::new(),
            filled: Vec::new(),
            shapes: Vec::new(),
        }
    }

    pub(super) fn words(&mut self, at: (f32, f32), weight: Weight, size: f32, text: &str) {
        self.inked(at, (weight, size), Ink::BLACK, text);
    }

    pub(super) fn inked(
        &mut self,
        at: (f32, f32),
        (weight, size): (Weight, f32),
        ink: Ink,
        text: &str,
    ) {
        let text = text.to_owned();
        self.words.push(PlacedText {
            at,
            weight,
            size,
            text,
            ink,
        });
    }

    /// A text centred between the left and the right edge.
    pub(super) fn centred(
        &mut self,
        fonts: &Fonts,
        y: f32,
        (weight, size): (Weight, f32),
        ink: Ink,
        text: &str,
    ) {
        let x = (self.size.0 - fonts.width(text, weight, size)) / 2.0;
        self.inked((x, y), (weight, size), ink, text);
    }

    pub(super) fn thin_line(&mut self, from: (f32, f32), to: (f32, f32)) {
        self.drawn(from, to, Ink::Grey(PALE), USUAL_LINE);
    }

    /// A black line: to write on, or part of a drawing.
    pub(super) fn line(&mut self, from: (f32, f32), to: (f32, f32)) {
        self.drawn(from, to, Ink::BLACK, USUAL_LINE);
    }

    /// A line of any colour and width.
    pub(super) fn drawn(&mut self, from: (f32, f32), to: (f32, f32), ink: Ink, width: f32) {
        self.lines.push(DrawnLine {
            from,
            to,
            ink,
            width,
        });
    }

    /// A filled polygon below everything else.
    pub(super) fn shape(&mut self, corners: &[(f32, f32)], ink: Ink) {
        let corners = corners.to_vec();
        self.shapes.push(FilledPolygon { corners, ink });
    }

    /// The outline of a box.
    pub(super) fn square(&mut self, (x, y): (f32, f32), edge: f32) {
        let corners = [(x, y), (x + edge, y), (x + edge, y + edge), (x, y + edge)];
        let next = corners.iter().cycle().skip(1);
        for (from, to) in corners.iter().zip(next) {
            self.line(*from, *to);
        }
    }

    pub(super) fn filled(&mut self, at: (f32, f32), size: (f32, f32)) {
        self.rectangle(at, size, Ink::BLACK);
    }

    /// A filled polygon above the lines.
    pub(super) fn polygon(&mut self, corners: &[(f32, f32)], ink: Ink) {
        let corners = corners.to_vec();
        self.filled.push(FilledPolygon { corners, ink });
    }

    /// A QR code with this edge, its quiet zone included.
    pub(super) fn qr(&mut self, qr: &Qr, (left, top): (f32, f32), edge: f32) {
        let module = edge / qr.size as f32;
        for Run { x, y, length } in &qr.runs {
            let at = (left + *x as f32 * module, top + *y as f32 * module);
            self.filled(at, (*length as f32 * module, module));
        }
    }

    /// Hides the lines behind a text.
    pub(super) fn blank(&mut self, at: (f32, f32), size: (f32, f32)) {
        self.rectangle(at, size, Ink::Grey(u8::MAX));
    }

    fn rectangle(&mut self, (x, y): (f32, f32), (width, height): (f32, f32), ink: Ink) {
        let (right, bottom) = (x + width, y + height);
        let corners = vec![(x, y), (right, y), (right, bottom), (x, bottom)];
        self.filled.push(FilledPolygon { corners, ink });
    }

    /// The page number and the number of pages at the foot.
    pub(super) fn numbered(&mut self, fonts: &Fonts, number: usize, of: usize) {
        let text = format!("{number} / {of}");
        let y = self.size.1 - MARGIN / 2.0;
        self.centred(fonts, y, (Weight::Plain, 8.0), Ink::BLACK, &text);
    }

    pub(super) fn draw(&self, fonts: &Fonts, document: &mut Document) -> Result<(), PdfError> {
        let (width, height) = self.size;
        let size = PageSettings::from_wh(width, height).ok_or(PdfError::PageSize)?;
        let mut page = document.start_page_with(size);
        let mut surface = page.surface();
        for shape in &self.shapes {
            shape.draw(&mut surface);
        }
        for line in &self.lines {
            line.draw(&mut surface);
        }
        surface.set_stroke(None);
        for filled in &self.filled {
            filled.draw(&mut surface);
        }
        for words in &self.words {
            surface.set_fill(Some(Fill {
                paint: words.ink.paint(),
                ..Fill::default()
            }));
            let (x, y) = words.at;
            let font = fonts.font(words.weight);
            surface.draw_glyphs(
                Point::from_xy(x, y),
                &fonts.glyphs(&words.text, words.weight),
                font,
                &words.text,
                words.size,
                false,
            );
        }
        surface.finish();
        page.finish();
        Ok(())
    }
}

impl DrawnLine {
    fn draw(&self, surface: &mut Surface<'_>) {
        let mut path = PathBuilder::new();
        path.move_to(self.from.0, self.from.1);
        path.line_to(self.to.0, self.to.1);
        surface.set_fill(None);
        surface.set_stroke(Some(Stroke {
            paint: self.ink.paint(),
            width: self.width,
            ..Stroke::default()
        }));
        if let Some(path) = path.finish() {
            surface.draw_path(&path);
        }
    }
}

impl FilledPolygon {
    fn draw(&self, surface: &mut Surface<'_>) {
        surface.set_stroke(None);
        surface.set_fill(Some(Fill {
            paint: self.ink.paint(),
            ..Fill::default()
        }));
        let mut path = PathBuilder::new();
        for (at, (x, y)) in self.corners.iter().enumerate() {
            if at == 0 {
                path.move_to(*x, *y);
            } else {
                path.line_to(*x, *y);
            }
        }
        path.close();
        if let Some(path) = path.finish() {
            surface.draw_path(&path);
        }
    }
}
