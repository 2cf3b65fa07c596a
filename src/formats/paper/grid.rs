//! Tables on leaves of A4: columns as wide as they need, headings on every leaf.

use super::face::{Faces, Weight};
use super::leaf::{A4, Leaf, MARGIN};
use crate::table::{Cell, Heading, Table};

const TITLE: f32 = 14.0;
/// Between the words of two columns.
const GAP: f32 = 10.0;
/// Above and below the words of a row where hands write.
const ROOMY: f32 = 7.0;

/// How large the words of a table are.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Letters {
    size: f32,
    /// From one line of a cell to the next.
    line: f32,
    /// Above and below the words of a row.
    air: f32,
    /// Whether headings may be broken into lines to make their columns narrower.
    breaks_headings: bool,
    /// Whether the leaf lies on its side.
    is_wide: bool,
}

const USUAL: Letters = Letters {
    size: 9.5,
    line: 12.0,
    air: 3.0,
    breaks_headings: false,
    is_wide: false,
};

/// Denser and denser: what is tried for a table that would go on to a second leaf, to keep
/// it on one.
const DENSER: [Letters; 6] = [
    Letters {
        line: 11.5,
        air: 2.0,
        breaks_headings: true,
        ..USUAL
    },
    Letters {
        size: 8.5,
        line: 10.5,
        air: 2.0,
        breaks_headings: true,
        is_wide: false,
    },
    Letters {
        line: 11.5,
        air: 2.0,
        breaks_headings: true,
        is_wide: true,
        ..USUAL
    },
    Letters {
        size: 8.0,
        line: 10.0,
        air: 2.5,
        breaks_headings: true,
        is_wide: false,
    },
    Letters {
        size: 8.0,
        line: 9.5,
        air: 1.2,
        breaks_headings: true,
        is_wide: true,
    },
    Letters {
        size: 7.5,
        line: 8.8,
        air: 0.8,
        breaks_headings: true,
        is_wide: true,
    },
];
/// No leaf ends a table with fewer rows, if there are as many.
const TOGETHER: usize = 3;
/// No column is narrower.
const LEAST: f32 = 24.0;

/// The leaves of a table under a line that tells whose it is. A table that nearly fits on one
/// leaf is made to, with letters that can still be read on a wall.
pub(super) fn leaves(faces: &Faces, over: &str, table: &Table) -> Vec<Leaf> {
    let needs = needs(faces, table, USUAL);
    let is_wide = needs.iter().sum::<f32>() > A4.0 - 2.0 * MARGIN;
    let usual = Letters { is_wide, ..USUAL };
    let found = laid_out(faces, over, table, usual, needs);
    if table.is_form || found.len() == 1 {
        return found;
    }
    let one_leaf = DENSER.into_iter().find_map(|letters| {
        let needs = self::needs(faces, table, letters);
        let fits = needs.iter().sum::<f32>() <= letters.room().0;
        let leaves = fits.then(|| laid_out(faces, over, table, letters, needs))?;
        (leaves.len() == 1).then_some(leaves)
    });
    one_leaf.unwrap_or(found)
}

impl Letters {
    /// The leaf.
    fn leaf(self) -> (f32, f32) {
        match self.is_wide {
            true => (A4.1, A4.0),
            false => A4,
        }
    }

    /// What of it can be written on.
    fn room(self) -> (f32, f32) {
        let (width, height) = self.leaf();
        (width - 2.0 * MARGIN, height - 2.0 * MARGIN)
    }
}

fn laid_out(
    faces: &Faces,
    over: &str,
    table: &Table,
    letters: Letters,
    needs: Vec<f32>,
) -> Vec<Leaf> {
    let room = letters.room().0;
    let widths = match table.is_form {
        true => filled(fitted(needs, room), &table.columns, room),
        false => fitted(needs, room),
    };
    let mut sheet = Sheet {
        faces,
        over,
        table,
        widths,
        leaves: Vec::new(),
        down: 0.0,
        letters,
    };
    sheet.begin();
    for (at, row) in table.rows.iter().enumerate() {
        if at + TOGETHER == table.rows.len() {
            sheet.keep_together(&table.rows[at..]);
        }
        sheet.row(row);
    }
    for note in &table.notes {
        sheet.note(note);
    }
    sheet.leaves
}

/// How wide each column would be if nothing were broken into lines, headings perhaps.
fn needs(faces: &Faces, table: &Table, letters: Letters) -> Vec<f32> {
    let need = |(column, heading): (usize, &Heading)| {
        let cells = table.rows.iter().filter_map(|row| row.get(column));
        let cells = cells.map(|cell| faces.width(cell.shown(), Weight::Plain, letters.size));
        let wide = |text: &str| faces.width(text, Weight::Bold, letters.size);
        let head = match letters.breaks_headings {
            true => heading.text.split(' ').map(wide).fold(0.0, f32::max),
            false => wide(&heading.text),
        };
        cells.fold(head, f32::max).max(LEAST) + GAP
    };
    table.columns.iter().enumerate().map(need).collect()
}

/// What is too wide takes from the widest columns; what is left goes to the last words.
fn fitted(mut widths: Vec<f32>, room: f32) -> Vec<f32> {
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

/// What is left goes to the columns of words: hands need room there.
fn filled(widths: Vec<f32>, columns: &[Heading], room: f32) -> Vec<f32> {
    let left = room - widths.iter().sum::<f32>();
    let many = columns.iter().filter(|heading| !heading.is_number).count();
    let each = left.max(0.0) / many.max(1) as f32;
    let widths = widths.into_iter().zip(columns);
    let more = |(width, heading): (f32, &Heading)| match heading.is_number {
        true => width,
        false => width + each,
    };
    widths.map(more).collect()
}

struct Sheet<'a> {
    faces: &'a Faces,
    over: &'a str,
    table: &'a Table,
    widths: Vec<f32>,
    leaves: Vec<Leaf>,
    /// Where the next row begins.
    down: f32,
    letters: Letters,
}

impl Sheet<'_> {
    fn air(&self) -> f32 {
        match self.table.is_form {
            true => ROOMY,
            false => self.letters.air,
        }
    }

    /// A new leaf with the title and the headings.
    fn begin(&mut self) {
        let mut leaf = Leaf::of(self.letters.leaf());
        let size = self.letters.size;
        leaf.words((MARGIN, MARGIN + 8.0), Weight::Plain, size, self.over);
        leaf.words(
            (MARGIN, MARGIN + 28.0),
            Weight::Bold,
            TITLE,
            &self.table.title,
        );
        self.leaves.push(leaf);
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
            let lines =
                self.faces
                    .lines(cell.shown(), Weight::Plain, self.letters.size, width - GAP);
            lines.len()
        });
        most.max().unwrap_or(1) as f32 * self.letters.line + 2.0 * self.air()
    }

    /// The last rows and what is noted beneath them go to the same leaf, if they fit on one.
    fn keep_together(&mut self, rows: &[Vec<Cell>]) {
        let width = self.letters.leaf().0 - 2.0 * MARGIN;
        let noted = |note: &String| {
            self.faces
                .lines(note, Weight::Plain, self.letters.size, width)
                .len()
        };
        let lines: usize = self.table.notes.iter().map(noted).sum();
        let rows: f32 = rows.iter().map(|row| self.height(row)).sum();
        let height = rows + lines as f32 * (self.letters.line + self.letters.air);
        if height < self.letters.leaf().1 / 2.0 {
            self.room_for(height);
        }
    }

    /// Begins a new leaf where this one is full.
    fn room_for(&mut self, height: f32) {
        if self.down + height > self.letters.leaf().1 - MARGIN - self.letters.line {
            self.begin();
        }
    }

    fn cells(&mut self, row: &[Cell], weight: Weight) {
        let (top, air) = (self.down, self.air());
        let Letters {
            size, line: step, ..
        } = self.letters;
        let Some(leaf) = self.leaves.last_mut() else {
            return;
        };
        let (mut x, mut most) = (MARGIN, 1);
        for ((cell, width), heading) in row.iter().zip(&self.widths).zip(&self.table.columns) {
            let lines = self.faces.lines(cell.shown(), weight, size, width - GAP);
            let mut y = top + air + size;
            for line in &lines {
                let indent = match heading.is_number {
                    true => width - GAP - self.faces.width(line, weight, size),
                    false => 0.0,
                };
                leaf.words((x + indent, y), weight, size, line);
                y += step;
            }
            (x, most) = (x + width, most.max(lines.len()));
        }
        self.down += most as f32 * step + 2.0 * air;
        leaf.rule((MARGIN, self.down), (x - GAP, self.down));
        if self.table.is_form {
            let mut x = MARGIN - GAP / 2.0;
            for width in &self.widths {
                leaf.rule((x, top), (x, self.down));
                x += width;
            }
            leaf.rule((x, top), (x, self.down));
        }
    }

    fn note(&mut self, note: &str) {
        let Letters {
            size,
            line: step,
            air,
            ..
        } = self.letters;
        let width = self.letters.leaf().0 - 2.0 * MARGIN;
        for line in self.faces.lines(note, Weight::Plain, size, width) {
            self.room_for(step + air);
            self.down += step + air;
            if let Some(leaf) = self.leaves.last_mut() {
                leaf.words((MARGIN, self.down), Weight::Plain, size, &line);
            }
        }
    }
}
