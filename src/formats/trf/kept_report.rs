//! The lines of a report file that stand beside the event made of it. An export takes from them what
//! the event does not know, and their spelling and order.

use super::{LineEnd, Trf, Version};
use inkundla_core::tournament::{EntrantId, EntrantName};

/// The largest text that is kept, in bytes. A file of 4,000 players has a megabyte.
const MOST_KEPT: usize = 4 << 20;
/// The tags of JaVaFo and bbpPairings, which extend TRF16.
const OF_TRF16: [&str; 12] = [
    "XXR", "XXC", "XXS", "XXP", "XXA", "XXZ", "BBW", "BBD", "BBL", "BBZ", "BBF", "BBU",
];
/// The mark of UTF-8 at the beginning of a file.
const MARK: char = '\u{feff}';
/// The columns of 001 with data of the person: all between the number and the points.
const PERSON: std::ops::Range<usize> = 9..79;
/// The column of the name.
const NAME: usize = 14;

/// A line of a report file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptLine {
    /// The player whom a record 001, or one of national ratings, describes.
    pub player: Option<EntrantId>,
    /// The text with its line end.
    pub text: String,
}

/// The lines of a report file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct KeptReport {
    /// In the order of the file.
    pub lines: Vec<KeptLine>,
}

impl KeptReport {
    /// The lines of a file that was read. Their players are the entrants of [`Trf::tournament`].
    /// `None` if the file is too large to be kept.
    pub fn of(bytes: &[u8], trf: &Trf) -> Option<KeptReport> {
        // No database takes a zero byte.
        let text = super::text(bytes).replace('\0', "");
        let is_marked = bytes.starts_with("\u{feff}".as_bytes());
        let text = if is_marked {
            format!("{MARK}{text}")
        } else {
            text
        };
        let ids = trf.entrant_ids();
        let line = |text: &str| KeptLine {
            player: number_of(text).and_then(|number| ids.get(&number).copied()),
            text: text.to_owned(),
        };
        let lines = with_ends(&text).map(line).collect();
        (text.len() <= MOST_KEPT).then_some(KeptReport { lines })
    }

    /// The whole text.
    pub fn text(&self) -> String {
        self.lines.iter().map(|line| line.text.as_str()).collect()
    }

    /// The line end of the first line.
    pub(super) fn line_end(&self) -> LineEnd {
        let first = self.lines.first().map(|line| line.text.as_str());
        LineEnd::of(first.unwrap_or_default())
    }

    /// TRF16 if the file has one of its extensions.
    pub(super) fn version(&self) -> Version {
        let mut lines = self.lines.iter();
        if lines.any(|line| OF_TRF16.contains(&tag(&line.text))) {
            Version::Trf16
        } else {
            Version::Trf26
        }
    }
}

impl KeptLine {
    /// The line without the data of its player, whose start number replaces the name; `None` if
    /// nothing else is left.
    pub fn without_person(&self, number: u16) -> Option<String> {
        if tag(&self.text) != "001" {
            return None;
        }
        let (body, end) = split_end(&self.text);
        let mut letters: Vec<char> = body.chars().collect();
        letters.resize(letters.len().max(PERSON.end), ' ');
        let name = EntrantName::gone(number);
        let name = " ".repeat(NAME - PERSON.start) + name.given();
        let name = name.chars().chain(std::iter::repeat(' '));
        letters.splice(PERSON, name.take(PERSON.len()));
        let text: String = letters.into_iter().collect();
        Some(format!("{}{end}", text.trim_end()))
    }
}

/// The first three characters, without the mark of the encoding.
pub(super) fn tag(line: &str) -> &str {
    let line = line.trim_start_matches(MARK);
    let end = line.char_indices().nth(3).map_or(line.len(), |(at, _)| at);
    line[..end].trim_end()
}

/// The number of the player in a record 001 or one of national ratings, whose tag is the code of a
/// federation.
pub(super) fn number_of(line: &str) -> Option<u32> {
    let tag = tag(line);
    let is_federation = tag.len() == 3 && tag.bytes().all(|letter| letter.is_ascii_uppercase());
    if tag != "001" && (!is_federation || OF_TRF16.contains(&tag)) {
        return None;
    }
    let letters = line.trim_start_matches(MARK).chars();
    let digits: String = letters.skip(4).take(4).collect();
    digits.trim().parse().ok()
}

/// A line without its end, and the end.
pub(super) fn split_end(line: &str) -> (&str, &str) {
    line.split_at(line.trim_end_matches(['\r', '\n']).len())
}

/// The lines of a text, each with its end.
fn with_ends(text: &str) -> impl Iterator<Item = &str> {
    let mut from = 0;
    super::lines(text).filter_map(move |line| {
        let end = from + line.len();
        let rest = text.get(end..)?;
        let width = match rest {
            _ if rest.starts_with("\r\n") => 2,
            "" => 0,
            _ => 1,
        };
        let whole = text.get(from..end + width)?;
        from = end + width;
        (!whole.is_empty()).then_some(whole)
    })
}
