//! One page: texts, lines and filled boxes at positions in points from the upper left.

use super::PdfError;
use super::font::{Fonts, Weight};
use krilla::Document;
use krilla::color::luma;
use krilla::geom::{PathBuilder, Point};
use krilla::page::PageSettings;
use krilla::paint::{Fill, Stroke};
use krilla::surface::Surface;

/// Width and height of portrait A4 in points.
pub(super) const A4: (f32, f32) = (595.0, 842.0);
pub(super) const MARGIN: f32 = 42.0;

pub(super) struct Page {
    size: (f32, f32),
    words: Vec<Words>,
    lines: Vec<DrawnLine>,
    filled: Vec<Filled>,
}

struct Words {
    at: (f32, f32),
    weight: Weight,
    size: f32,
    text: String,
}

struct DrawnLine {
    from: (f32, f32),
    to: (f32, f32),
    shade: u8,
}

/// A rectangle of one shade.
struct Filled {
    at: (f32, f32),
    size: (f32, f32),
    shade: u8,
}

/// The shade of lines that only divide.
const PALE: u8 = 150;

impl Page {
    pub(super) fn new(size: (f32, f32)) -> Page {
        Page {
            size,
            words: Vec::new(),
            lines: Vec::new(),
            filled: Vec::new(),
        }
    }

    pub(super) fn words(&mut self, at: (f32, f32), weight: Weight, size: f32, text: &str) {
        let text = text.to_owned();
        self.words.push(Words {
            at,
            weight,
            size,
            text,
        });
    }

    /// A text centred between the left and the right edge.
    pub(super) fn centred(&mut self, fonts: &Fonts, y: f32, weight: Weight, size: f32, text: &str) {
        let x = (self.size.0 - fonts.width(text, weight, size)) / 2.0;
        self.words((x, y), weight, size, text);
    }

    pub(super) fn thin_line(&mut self, from: (f32, f32), to: (f32, f32)) {
        let shade = PALE;
        self.lines.push(DrawnLine { from, to, shade });
    }

    /// A black line: to write on, or part of a drawing.
    pub(super) fn line(&mut self, from: (f32, f32), to: (f32, f32)) {
        let shade = 0;
        self.lines.push(DrawnLine { from, to, shade });
    }

    /// The four lines of a box.
    pub(super) fn square(&mut self, (x, y): (f32, f32), edge: f32) {
        let corners = [(x, y), (x + edge, y), (x + edge, y + edge), (x, y + edge)];
        let next = corners.iter().cycle().skip(1);
        for (from, to) in corners.iter().zip(next) {
            self.line(*from, *to);
        }
    }

    pub(super) fn filled(&mut self, at: (f32, f32), size: (f32, f32)) {
        let shade = 0;
        self.filled.push(Filled { at, size, shade });
    }

    /// Takes the lines away behind a text.
    pub(super) fn blank(&mut self, at: (f32, f32), size: (f32, f32)) {
        let shade = u8::MAX;
        self.filled.push(Filled { at, size, shade });
    }

    /// The page number and the number of pages at the foot.
    pub(super) fn numbered(&mut self, fonts: &Fonts, number: usize, of: usize) {
        let text = format!("{number} / {of}");
        let y = self.size.1 - MARGIN / 2.0;
        self.centred(fonts, y, Weight::Plain, 8.0, &text);
    }

    pub(super) fn draw(&self, fonts: &Fonts, document: &mut Document) -> Result<(), PdfError> {
        let (width, height) = self.size;
        let size = PageSettings::from_wh(width, height).ok_or(PdfError::PageSize)?;
        let mut page = document.start_page_with(size);
        let mut surface = page.surface();
        for line in &self.lines {
            line.draw(&mut surface);
        }
        surface.set_stroke(None);
        for filled in &self.filled {
            filled.draw(&mut surface);
        }
        surface.set_fill(Some(Fill {
            paint: luma::Color::black().into(),
            ..Fill::default()
        }));
        for words in &self.words {
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
            paint: luma::Color::new(self.shade).into(),
            width: 0.5,
            ..Stroke::default()
        }));
        if let Some(path) = path.finish() {
            surface.draw_path(&path);
        }
    }
}

impl Filled {
    fn draw(&self, surface: &mut Surface<'_>) {
        let ((x, y), (width, height)) = (self.at, self.size);
        surface.set_fill(Some(Fill {
            paint: luma::Color::new(self.shade).into(),
            ..Fill::default()
        }));
        let mut path = PathBuilder::new();
        path.move_to(x, y);
        path.line_to(x + width, y);
        path.line_to(x + width, y + height);
        path.line_to(x, y + height);
        path.close();
        if let Some(path) = path.finish() {
            surface.draw_path(&path);
        }
    }
}
