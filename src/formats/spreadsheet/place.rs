//! Places of cells in a sheet: `B12`, `B3:B12`.

/// The largest sheet of Excel and LibreOffice.
pub(super) const MOST_ROWS: u32 = 1_048_576;
const MOST_COLUMNS: u32 = 16_384;

/// A cell by its row and column, both from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Place {
    pub(super) row: u32,
    pub(super) column: u32,
}

impl Place {
    /// Parses `B12`.
    pub(super) fn parse(text: &str) -> Option<Place> {
        let letters = text.bytes().take_while(u8::is_ascii_alphabetic).count();
        let (letters, digits) = text.split_at_checked(letters)?;
        let is_short = (1..=3).contains(&letters.len()) && (1..=7).contains(&digits.len());
        if !is_short || !digits.bytes().all(|sign| sign.is_ascii_digit()) {
            return None;
        }
        let column = letters.bytes().fold(0, |column, letter| {
            column * 26 + u32::from(letter.to_ascii_uppercase() - b'A') + 1
        });
        let row: u32 = digits.parse().ok()?;
        let is_in = (1..=MOST_ROWS).contains(&row) && column <= MOST_COLUMNS;
        is_in.then(|| Place {
            row: row - 1,
            column: column - 1,
        })
    }

    /// The name of a cell, as the programs show it.
    pub(super) fn name(self) -> String {
        let mut letters = Vec::new();
        let mut rest = self.column + 1;
        while rest > 0 {
            let letter = u8::try_from((rest - 1) % 26).unwrap_or_default();
            letters.push(char::from(b'A' + letter));
            rest = (rest - 1) / 26;
        }
        let letters: String = letters.into_iter().rev().collect();
        format!("{letters}{}", self.row + 1)
    }
}

/// A cell that covers those below it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Merged {
    pub(super) first: Place,
    /// The last row that it covers.
    pub(super) last: u32,
}

impl Merged {
    /// Parses `B3:B12`; `None` for a cell of one row.
    pub(super) fn parse(text: &str) -> Option<Merged> {
        let (first, last) = text.split_once(':')?;
        let first = Place::parse(first)?;
        let last = Place::parse(last)?.row;
        (last > first.row).then_some(Merged { first, last })
    }
}

#[cfg(test)]
mod tests {
    use super::{Merged, Place};

    #[test]
    fn places_are_read_and_named_within_the_largest_sheet() {
        for (text, row, column) in [
            ("A1", 0, 0),
            ("AB12", 11, 27),
            ("XFD1048576", 1_048_575, 16_383),
        ] {
            let place = Place::parse(text);
            assert_eq!(place, Some(Place { row, column }), "{text}");
            assert_eq!(place.map(Place::name).as_deref(), Some(text));
        }
        for text in [
            "",
            "A",
            "1",
            "A0",
            "XFE1",
            "A1048577",
            "AAAA1",
            "A99999999999",
            "Ä1",
            "A1B",
        ] {
            assert_eq!(Place::parse(text), None, "{text}");
        }
        let merged = Merged::parse("B3:C12").map(|one| (one.first.name(), one.last));
        assert_eq!(merged, Some(("B3".to_owned(), 11)));
        assert_eq!(Merged::parse("B3:F3"), None);
    }
}
