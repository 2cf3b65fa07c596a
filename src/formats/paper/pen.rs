//! A pen that writes from above to below within a column of a leaf.

use super::face::{Faces, Weight};
use super::leaf::Leaf;

/// No words are written smaller.
const SMALLEST: f32 = 5.0;
/// From one line to the next, as a part of the size of the letters.
const LEADING: f32 = 1.25;
/// The size of words beside boxes and lines.
const SMALL: f32 = 9.0;

pub(super) struct Pen<'a> {
    pub(super) faces: &'a Faces,
    pub(super) leaf: &'a mut Leaf,
    /// The left edge of the column.
    pub(super) x: f32,
    /// Where the next line begins.
    pub(super) y: f32,
    /// The width of the column.
    pub(super) width: f32,
}

impl<'a> Pen<'a> {
    pub(super) fn new(
        faces: &'a Faces,
        leaf: &'a mut Leaf,
        (x, y): (f32, f32),
        width: f32,
    ) -> Pen<'a> {
        Pen {
            faces,
            leaf,
            x,
            y,
            width,
        }
    }

    pub(super) fn gap(&mut self, height: f32) {
        self.y += height;
    }

    /// Words in no more lines than told: longer ones are written smaller. Of
    /// nothing there is no line.
    pub(super) fn words(&mut self, weight: Weight, size: f32, text: &str, most: usize) {
        if text.is_empty() {
            return;
        }
        let (size, lines) = self.faces.fitted(text, weight, size, self.width, most);
        for line in lines {
            self.y += size;
            self.leaf.words((self.x, self.y), weight, size, &line);
            self.y += size * (LEADING - 1.0);
        }
    }

    /// A word and a line behind it, on which to write.
    pub(super) fn blank(&mut self, label: &str) {
        self.y += 16.0;
        let begin = self.faces.width(label, Weight::Plain, SMALL) + 6.0;
        self.leaf
            .words((self.x, self.y), Weight::Plain, SMALL, label);
        let from = self.x + begin.min(self.width * 0.7);
        self.leaf
            .ink((from, self.y + 2.0), (self.x + self.width, self.y + 2.0));
        self.y += 4.0;
    }

    /// A bold label and boxes to tick, in as many lines as they need.
    pub(super) fn ticks(&mut self, label: &str, choices: &[String]) {
        self.y += SMALL;
        self.leaf
            .words((self.x, self.y), Weight::Bold, SMALL, label);
        let mut x = self.x + self.faces.width(label, Weight::Bold, SMALL) + 8.0;
        for choice in choices {
            let width = self.faces.width(choice, Weight::Plain, SMALL);
            let whole = SMALL + 4.0 + width;
            if x + whole > self.x + self.width && x > self.x {
                (x, self.y) = (self.x, self.y + SMALL * 1.7);
            }
            self.leaf.square((x, self.y - SMALL + 1.0), SMALL);
            let from = (x + SMALL + 4.0, self.y);
            self.leaf.words(from, Weight::Plain, SMALL, choice);
            x += whole + 10.0;
        }
        self.y += SMALL * 0.8;
    }

    /// Lines to sign on, side by side, with who signs below each.
    pub(super) fn signs(&mut self, who: &[String]) {
        self.y += 26.0;
        let each = self.width / who.len().max(1) as f32;
        for (place, sign) in who.iter().enumerate() {
            let x = self.x + place as f32 * each;
            self.leaf.ink((x, self.y), (x + each - 8.0, self.y));
            let fit = self.faces.fitted(sign, Weight::Plain, 8.0, each - 8.0, 1);
            for line in fit.1 {
                self.leaf
                    .words((x, self.y + 10.0), Weight::Plain, fit.0, &line);
            }
        }
        self.y += 14.0;
    }
}

impl Faces {
    /// The lines of a text in a column, no more than told, and the size of letters
    /// at which they fit; where even the smallest do not, there are more lines.
    pub(super) fn fitted(
        &self,
        text: &str,
        weight: Weight,
        size: f32,
        width: f32,
        most: usize,
    ) -> (f32, Vec<String>) {
        let lines = self.lines(text, weight, size, width);
        match lines.len() > most && size > SMALLEST {
            true => self.fitted(text, weight, (size * 0.9).max(SMALLEST), width, most),
            false => (size, lines),
        }
    }
}
