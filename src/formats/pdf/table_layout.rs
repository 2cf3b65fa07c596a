//! Lays out tables on A4: columns as wide as their texts, headings on every page.

use super::font::{Fonts, Weight};
use super::page::{A4, Ink, MARGIN, Page};
use crate::qr::Qr;
use crate::table::{Cell, Heading, Table};

const TITLE: f32 = 14.0;
/// Space between the texts of two columns.
const GAP: f32 = 10.0;
/// Space above and below the text of a row in a form that is filled in by hand.
const ROOMY: f32 = 7.0;

/// The size and spacing of the texts of a table, in points.
#[derive(Clone, Copy, PartialEq, Debug)]
struct TextStyle {
    size: f32,
    /// Line height within a cell.
    line: f32,
    /// Space above and below the text of a row.
    air: f32,
    /// Whether headings may be broken into lines to make their columns narrower.
    breaks_headings: bool,
    /// Landscape.
    is_wide: bool,
}

const USUAL: TextStyle = TextStyle {
    size: 9.5,
    line: 12.0,
    air: 3.0,
    breaks_headings: false,
    is_wide: false,
};

/// Styles from loose to dense, tried in order to keep a table on one page.
const DENSER: [TextStyle; 6] = [
    TextStyle::dense(USUAL.size, 11.5, 2.0, false),
    TextStyle::dense(8.5, 10.5, 2.0, false),
    TextStyle::dense(USUAL.size, 11.5, 2.0, true),
    TextStyle::dense(8.0, 10.0, 2.5, false),
    TextStyle::dense(8.0, 9.5, 1.2, true),
    TextStyle::dense(7.5, 8.8, 0.8, true),
];
/// Styles for a table that leaves room on its page, the largest first. A page is turned where its texts would
/// otherwise be too small for a wall.
const LARGER: [TextStyle; 14] = [
    TextStyle::large(18.0, false),
    TextStyle::large(16.0, false),
    TextStyle::large(14.5, false),
    TextStyle::large(13.0, false),
    TextStyle::large(12.0, false),
    TextStyle::large(18.0, true),
    TextStyle::large(16.0, true),
    TextStyle::large(14.5, true),
    TextStyle::large(13.0, true),
    TextStyle::large(12.0, true),
    TextStyle::large(11.0, false),
    TextStyle::large(11.0, true),
    TextStyle::large(10.2, false),
    TextStyle::large(10.2, true),
];
/// The edge of the QR code in the upper right corner of a first page.
const CODE: f32 = 58.0;
/// The fewest rows on the last page, so that no row is left alone.
const TOGETHER: usize = 3;
/// The smallest width of a column.
const LEAST: f32 = 24.0;

/// The pages of a table below the line `over`. A table that nearly fits on one page gets a
/// denser style, down to a size that can still be read on a wall.
pub(super) fn pages(fonts: &Fonts, (over, qr): (&str, Option<&Qr>), table: &Table) -> Vec<Page> {
    let natural_widths = natural_widths(fonts, table, USUAL);
    let is_wide = natural_widths.iter().sum::<f32>() > A4.0 - 2.0 * MARGIN;
    let usual = TextStyle { is_wide, ..USUAL };
    let found = lay_out(fonts, (over, qr), table, usual, natural_widths);
    if table.is_form {
        return found;
    }
    let styles: &[TextStyle] = if found.len() == 1 { &LARGER } else { &DENSER };
    let one_page = styles.iter().copied().find_map(|style| {
        let natural_widths = self::natural_widths(fonts, table, style);
        let fits = natural_widths.iter().sum::<f32>() <= style.room().0 + GAP;
        let pages = fits.then(|| lay_out(fonts, (over, qr), table, style, natural_widths))?;
        (pages.len() == 1).then_some(pages)
    });
    one_page.unwrap_or(found)
}

impl TextStyle {
    const fn dense(size: f32, line: f32, air: f32, is_wide: bool) -> TextStyle {
        TextStyle {
            size,
            line,
            air,
            breaks_headings: true,
            is_wide,
        }
    }

    const fn large(size: f32, is_wide: bool) -> TextStyle {
        TextStyle {
            size,
            line: size * 1.25,
            air: size * 0.32,
            breaks_headings: is_wide,
            is_wide,
        }
    }

    fn page(self) -> (f32, f32) {
        if self.is_wide { (A4.1, A4.0) } else { A4 }
    }

    /// The page without its margins.
    fn room(self) -> (f32, f32) {
        let (width, height) = self.page();
        (width - 2.0 * MARGIN, height - 2.0 * MARGIN)
    }
}

/// The QR code of the public page, in the corner beside the title.
fn code(page: &mut Page, qr: &Qr, right: f32) {
    page.qr(qr, (right - CODE, MARGIN + 32.0 - CODE), CODE);
}

fn lay_out(
    fonts: &Fonts,
    (over, qr): (&str, Option<&Qr>),
    table: &Table,
    style: TextStyle,
    natural_widths: Vec<f32>,
) -> Vec<Page> {
    // The last column ends with its texts.
    let room = style.room().0 + GAP;
    let widths = share_rest(shrink_to_fit(natural_widths, room), &table.columns, room);
    let mut layout = TableLayout {
        fonts,
        over,
        qr,
        table,
        widths,
        pages: Vec::new(),
        down: 0.0,
        style,
    };
    layout.begin();
    for (at, row) in table.rows.iter().enumerate() {
        if at + TOGETHER == table.rows.len() {
            layout.keep_together(&table.rows[at..]);
        }
        layout.row(row);
    }
    for note in &table.notes {
        layout.note(note);
    }
    layout.pages
}

/// The widths of the columns without line breaks (except in headings, if the style allows them).
fn natural_widths(fonts: &Fonts, table: &Table, style: TextStyle) -> Vec<f32> {
    let need = |(column, heading): (usize, &Heading)| {
        let cells = table.rows.iter().filter_map(|row| row.get(column));
        let cells = cells.map(|cell| fonts.width(cell.shown(), Weight::Plain, style.size));
        let wide = |text: &str| fonts.width(text, Weight::Bold, style.size);
        let head = if style.breaks_headings {
            heading.text.split(' ').map(wide).fold(0.0, f32::max)
        } else {
            wide(&heading.text)
        };
        cells.fold(head, f32::max).max(LEAST) + GAP
    };
    table.columns.iter().enumerate().map(need).collect()
}

/// Narrows the widest columns until all fit into `room`.
fn shrink_to_fit(mut widths: Vec<f32>, room: f32) -> Vec<f32> {
    loop {
        let over = widths.iter().sum::<f32>() - room;
        let widest = widths.iter().copied().fold(0.0, f32::max);
        if over <= 0.0 || widest <= LEAST {
            return widths;
        }
        let many = widths.iter().filter(|width| **width == widest).count() as f32;
        let next = widths.iter().copied().filter(|width| *width < widest);
        let next = next.fold(LEAST, f32::max);
        let cut = (over / many).min(widest - next);
        for width in widths.iter_mut().filter(|width| **width == widest) {
            *width -= cut.max(0.01);
        }
    }
}

/// Shares the remaining width among the columns of text.
fn share_rest(widths: Vec<f32>, columns: &[Heading], room: f32) -> Vec<f32> {
    let left = room - widths.iter().sum::<f32>();
    let many = columns
        .iter()
        .filter(|heading| !heading.is_number())
        .count();
    let each = left.max(0.0) / many.max(1) as f32;
    let widths = widths.into_iter().zip(columns);
    let more = |(width, heading): (f32, &Heading)| {
        if heading.is_number() {
            width
        } else {
            width + each
        }
    };
    widths.map(more).collect()
}

struct TableLayout<'a> {
    fonts: &'a Fonts,
    over: &'a str,
    /// The public page, to be scanned.
    qr: Option<&'a Qr>,
    table: &'a Table,
    widths: Vec<f32>,
    pages: Vec<Page>,
    /// Where the next row begins.
    down: f32,
    style: TextStyle,
}

impl TableLayout<'_> {
    fn air(&self) -> f32 {
        if self.table.is_form {
            ROOMY
        } else {
            self.style.air
        }
    }

    /// Begins a page with the title and the headings.
    fn begin(&mut self) {
        let mut page = Page::new(self.style.page());
        let size = self.style.size;
        page.words((MARGIN, MARGIN + 8.0), Weight::Plain, size, self.over);
        page.words(
            (MARGIN, MARGIN + 28.0),
            Weight::Bold,
            TITLE.max(size + 2.0),
            &self.table.title,
        );
        let right = self.style.page().0 - MARGIN;
        page.drawn(
            (MARGIN, MARGIN + 35.0),
            (right, MARGIN + 35.0),
            Ink::BLACK,
            1.5,
        );
        if let Some(qr) = self.qr.filter(|_| self.pages.is_empty()) {
            code(&mut page, qr, right);
        }
        self.pages.push(page);
        self.down = MARGIN + 38.0;
        let heads = self.table.columns.iter();
        let heads = heads.map(|heading| Cell::Text(heading.text.clone()));
        self.cells(&heads.collect::<Vec<_>>(), Weight::Bold);
    }

    fn row(&mut self, row: &[Cell]) {
        self.room_for(self.height(row));
        self.cells(row, Weight::Plain);
    }

    fn height(&self, row: &[Cell]) -> f32 {
        let most = row.iter().zip(&self.widths).map(|(cell, width)| {
            let lines = self
                .fonts
                .lines(cell.shown(), Weight::Plain, self.style.size, width - GAP);
            lines.len()
        });
        most.max().unwrap_or(1) as f32 * self.style.line + 2.0 * self.air()
    }

    /// Keeps the last rows and the notes on the same page, if they fit on half of one.
    fn keep_together(&mut self, rows: &[Vec<Cell>]) {
        let width = self.style.page().0 - 2.0 * MARGIN;
        let noted = |note: &String| {
            self.fonts
                .lines(note, Weight::Plain, self.style.size, width)
                .len()
        };
        let lines: usize = self.table.notes.iter().map(noted).sum();
        let rows: f32 = rows.iter().map(|row| self.height(row)).sum();
        let height = rows + lines as f32 * (self.style.line + self.style.air);
        if height < self.style.page().1 / 2.0 {
            self.room_for(height);
        }
    }

    /// Begins a new page if this one has no room for `height`.
    fn room_for(&mut self, height: f32) {
        if self.down + height > self.style.page().1 - MARGIN - self.style.line {
            self.begin();
        }
    }

    fn cells(&mut self, row: &[Cell], weight: Weight) {
        let (top, air) = (self.down, self.air());
        let TextStyle {
            size, line: step, ..
        } = self.style;
        let Some(page) = self.pages.last_mut() else {
            return;
        };
        let (mut x, mut most) = (MARGIN, 1);
        for ((cell, width), heading) in row.iter().zip(&self.widths).zip(&self.table.columns) {
            let lines = self.fonts.lines(cell.shown(), weight, size, width - GAP);
            let mut y = top + air + size;
            for line in &lines {
                let indent = if heading.is_number() {
                    width - GAP - self.fonts.width(line, weight, size)
                } else {
                    0.0
                };
                page.words((x + indent, y), weight, size, line);
                y += step;
            }
            (x, most) = (x + width, most.max(lines.len()));
        }
        self.down += most as f32 * step + 2.0 * air;
        page.thin_line((MARGIN, self.down), (x - GAP, self.down));
        if self.table.is_form {
            let mut x = MARGIN - GAP / 2.0;
            for width in &self.widths {
                page.thin_line((x, top), (x, self.down));
                x += width;
            }
            page.thin_line((x, top), (x, self.down));
        }
    }

    fn note(&mut self, note: &str) {
        let TextStyle {
            size,
            line: step,
            air,
            ..
        } = self.style;
        let width = self.style.page().0 - 2.0 * MARGIN;
        for line in self.fonts.lines(note, Weight::Plain, size, width) {
            self.room_for(step + air);
            self.down += step + air;
            if let Some(page) = self.pages.last_mut() {
                page.words((MARGIN, self.down), Weight::Plain, size, &line);
            }
        }
    }
}
