//! Lays out texts below each other in a column of a page.

use super::font::{Fonts, Weight};
use super::page::Page;

/// The smallest font size.
const SMALLEST: f32 = 5.0;
/// Line height in units of the font size.
const LEADING: f32 = 1.25;
/// The font size beside boxes and lines.
const SMALL: f32 = 9.0;

pub(super) struct TextFlow<'a> {
    pub(super) fonts: &'a Fonts,
    pub(super) page: &'a mut Page,
    /// The left edge of the column.
    pub(super) x: f32,
    /// Where the next line begins.
    pub(super) y: f32,
    /// The width of the column.
    pub(super) width: f32,
}

impl<'a> TextFlow<'a> {
    pub(super) fn new(
        fonts: &'a Fonts,
        page: &'a mut Page,
        (x, y): (f32, f32),
        width: f32,
    ) -> TextFlow<'a> {
        TextFlow {
            fonts,
            page,
            x,
            y,
            width,
        }
    }

    pub(super) fn gap(&mut self, height: f32) {
        self.y += height;
    }

    /// A text in at most `most` lines; a longer one gets a smaller font. An empty
    /// text takes no line.
    pub(super) fn words(&mut self, weight: Weight, size: f32, text: &str, most: usize) {
        if text.is_empty() {
            return;
        }
        let (size, lines) = self.fonts.fitted(text, weight, size, self.width, most);
        for line in lines {
            self.y += size;
            self.page.words((self.x, self.y), weight, size, &line);
            self.y += size * (LEADING - 1.0);
        }
    }

    /// A label with a line to write on.
    pub(super) fn blank(&mut self, label: &str) {
        self.y += 16.0;
        let begin = self.fonts.width(label, Weight::Plain, SMALL) + 6.0;
        self.page
            .words((self.x, self.y), Weight::Plain, SMALL, label);
        let from = self.x + begin.min(self.width * 0.7);
        self.page
            .line((from, self.y + 2.0), (self.x + self.width, self.y + 2.0));
        self.y += 4.0;
    }

    /// A bold label and boxes to tick, in as many lines as they need.
    pub(super) fn ticks(&mut self, label: &str, choices: &[String]) {
        self.y += SMALL;
        self.page
            .words((self.x, self.y), Weight::Bold, SMALL, label);
        let mut x = self.x + self.fonts.width(label, Weight::Bold, SMALL) + 8.0;
        for choice in choices {
            let width = self.fonts.width(choice, Weight::Plain, SMALL);
            let whole = SMALL + 4.0 + width;
            if x + whole > self.x + self.width && x > self.x {
                (x, self.y) = (self.x, self.y + SMALL * 1.7);
            }
            self.page.square((x, self.y - SMALL + 1.0), SMALL);
            let from = (x + SMALL + 4.0, self.y);
            self.page.words(from, Weight::Plain, SMALL, choice);
            x += whole + 10.0;
        }
        self.y += SMALL * 0.8;
    }

    /// Lines for signatures, side by side, each with its label below.
    pub(super) fn signs(&mut self, who: &[String]) {
        self.y += 26.0;
        let each = self.width / who.len().max(1) as f32;
        for (place, sign) in who.iter().enumerate() {
            let x = self.x + place as f32 * each;
            self.page.line((x, self.y), (x + each - 8.0, self.y));
            let fit = self.fonts.fitted(sign, Weight::Plain, 8.0, each - 8.0, 1);
            for line in fit.1 {
                self.page
                    .words((x, self.y + 10.0), Weight::Plain, fit.0, &line);
            }
        }
        self.y += 14.0;
    }
}

impl Fonts {
    /// The font size at which a text fits into `most` lines of a column, and the lines.
    /// At the smallest size there may be more lines.
    pub(super) fn fitted(
        &self,
        text: &str,
        weight: Weight,
        size: f32,
        width: f32,
        most: usize,
    ) -> (f32, Vec<String>) {
        let lines = self.lines(text, weight, size, width);
        if lines.len() > most && size > SMALLEST {
            self.fitted(text, weight, (size * 0.9).max(SMALLEST), width, most)
        } else {
            (size, lines)
        }
    }
}
