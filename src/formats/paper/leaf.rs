//! One leaf: words and lines, each at its place, in points from the upper left.

use super::Unprintable;
use super::face::{Faces, Weight};
use krilla::Document;
use krilla::color::luma;
use krilla::geom::{PathBuilder, Point};
use krilla::page::PageSettings;
use krilla::paint::{Fill, Stroke};
use krilla::surface::Surface;

/// Width and height.
pub(super) const A4: (f32, f32) = (595.0, 842.0);
pub(super) const MARGIN: f32 = 42.0;

pub(super) struct Leaf {
    size: (f32, f32),
    words: Vec<Words>,
    rules: Vec<Rule>,
    darks: Vec<Dark>,
}

struct Words {
    at: (f32, f32),
    weight: Weight,
    size: f32,
    text: String,
}

struct Rule {
    from: (f32, f32),
    to: (f32, f32),
    shade: u8,
}

/// Filled with black.
struct Dark {
    at: (f32, f32),
    size: (f32, f32),
}

/// The shade of lines that only divide.
const PALE: u8 = 150;

impl Leaf {
    pub(super) fn of(size: (f32, f32)) -> Leaf {
        Leaf {
            size,
            words: Vec::new(),
            rules: Vec::new(),
            darks: Vec::new(),
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

    /// Words about the middle of the leaf.
    pub(super) fn middle(&mut self, faces: &Faces, y: f32, weight: Weight, size: f32, text: &str) {
        let x = (self.size.0 - faces.width(text, weight, size)) / 2.0;
        self.words((x, y), weight, size, text);
    }

    pub(super) fn rule(&mut self, from: (f32, f32), to: (f32, f32)) {
        let shade = PALE;
        self.rules.push(Rule { from, to, shade });
    }

    /// A black line: to write on, or of a drawing.
    pub(super) fn ink(&mut self, from: (f32, f32), to: (f32, f32)) {
        let shade = 0;
        self.rules.push(Rule { from, to, shade });
    }

    /// The four lines of a box.
    pub(super) fn square(&mut self, (x, y): (f32, f32), edge: f32) {
        let corners = [(x, y), (x + edge, y), (x + edge, y + edge), (x, y + edge)];
        let next = corners.iter().cycle().skip(1);
        for (from, to) in corners.iter().zip(next) {
            self.ink(*from, *to);
        }
    }

    pub(super) fn dark(&mut self, at: (f32, f32), size: (f32, f32)) {
        self.darks.push(Dark { at, size });
    }

    /// Its number below, and that of the last.
    pub(super) fn numbered(&mut self, faces: &Faces, number: usize, of: usize) {
        let text = format!("{number} / {of}");
        let y = self.size.1 - MARGIN / 2.0;
        self.middle(faces, y, Weight::Plain, 8.0, &text);
    }

    pub(super) fn print(&self, faces: &Faces, document: &mut Document) -> Result<(), Unprintable> {
        let (width, height) = self.size;
        let size = PageSettings::from_wh(width, height).ok_or(Unprintable::Leaf)?;
        let mut page = document.start_page_with(size);
        let mut surface = page.surface();
        for rule in &self.rules {
            rule.print(&mut surface);
        }
        surface.set_stroke(None);
        surface.set_fill(Some(Fill {
            paint: luma::Color::black().into(),
            ..Fill::default()
        }));
        for dark in &self.darks {
            dark.print(&mut surface);
        }
        for words in &self.words {
            let (x, y) = words.at;
            let font = faces.font(words.weight);
            surface.draw_glyphs(
                Point::from_xy(x, y),
                &faces.glyphs(&words.text, words.weight),
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

impl Rule {
    fn print(&self, surface: &mut Surface<'_>) {
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

impl Dark {
    fn print(&self, surface: &mut Surface<'_>) {
        let ((x, y), (width, height)) = (self.at, self.size);
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
