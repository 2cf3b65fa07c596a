//! Understands the headings of columns by their words, in any order and with any punctuation.

use super::heading_words::{Word, camel, compound, is_camel, is_of_section, without_place, word};
use crate::Column;
use inkundla_core::tournament::{NameOrder, legible};

/// The meaning of a heading.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Heading {
    /// There is none.
    Blank,
    /// It has a word that we do not know, or words that do not go together.
    Unknown,
    /// A column that is known and left out.
    LeftOut,
    /// A column that we take over.
    Of(Column),
    /// A whole name with its parts in this order.
    Ordered(NameOrder),
    /// A column that we take over if no other column has the same and its cells fit.
    Weak(Column),
    /// A year, of birth or of school, as its cells say.
    Year,
}

/// A part of a name in a heading.
#[derive(Clone, Copy, PartialEq, Eq)]
enum HeadingPart {
    Name,
    Given,
    Family,
    Called,
    Middle,
    Initials,
}

impl Heading {
    /// Understands a heading.
    pub(super) fn of(cell: &str) -> Heading {
        let cell = legible(&cell.replace(['\n', '\r'], " "));
        let cell = without_number(&cell).to_owned();
        if cell.is_empty() {
            return Heading::Blank;
        }
        let (base, inner) = in_brackets(&cell);
        if let Some(inner) = inner {
            let words = words(&inner);
            let explains = words
                .iter()
                .any(|word| matches!(word, None | Some(Word::As)));
            if explains {
                return Heading::of_words(&self::words(&base));
            }
        }
        Heading::of_words(&words(&cell))
    }

    fn of_words(words: &[Option<Word>]) -> Heading {
        // "Name as on the identity document" is a name.
        let explained = words
            .iter()
            .skip(1)
            .position(|word| *word == Some(Word::As));
        let words = explained.map_or(words, |at| &words[..=at]);
        let words = without_place(words);
        if is_rating(words) {
            return Heading::Of(Column::Rating);
        }
        let Some(words) = words.iter().copied().collect::<Option<Vec<Word>>>() else {
            return Heading::Unknown;
        };
        let has = |meant: Word| words.contains(&meant);
        // A sign alone, such as #.
        if words.is_empty() {
            return Heading::LeftOut;
        }
        if has(Word::Birth) && (has(Word::Year) || words.len() == 1) && !has(Word::Other) {
            return if has(Word::Year) {
                Heading::Of(Column::Born)
            } else {
                Heading::Weak(Column::Born)
            };
        }
        let is_mixed = has(Word::Field(Column::Section)) && !is_of_section(&words);
        if has(Word::Other) || has(Word::Birth) || is_mixed {
            return Heading::LeftOut;
        }
        let is_gender = |word: &Word| {
            let is_field = *word == Word::Field(Column::Gender);
            is_field
                || matches!(
                    word,
                    Word::Letter | Word::Filler | Word::At | Word::And | Word::Who
                )
        };
        if has(Word::Letter) {
            return if words.iter().all(is_gender) {
                Heading::Of(Column::Gender)
            } else {
                Heading::Unknown
            };
        }
        of_field(&words).unwrap_or_else(|| of_name(&words))
    }

    /// Whether a heading says whose column it is: `Learner name`, not `Your name`.
    pub(super) fn is_of_player(cell: &str) -> bool {
        words(cell).contains(&Some(Word::Who))
    }

    /// The order of whole names that the heading states.
    pub(super) fn order(self) -> Option<NameOrder> {
        match self {
            Heading::Ordered(order) => Some(order),
            _ => None,
        }
    }

    /// Whether the column has names or parts of them.
    pub(super) fn is_name(self) -> bool {
        match self {
            Heading::Of(column) | Heading::Weak(column) => is_name(column),
            Heading::Ordered(_) => true,
            Heading::Blank | Heading::Unknown | Heading::LeftOut | Heading::Year => false,
        }
    }

    /// Whether the heading is understood.
    pub(super) fn is_known(self) -> bool {
        !matches!(self, Heading::Blank | Heading::Unknown)
    }
}

/// Whether the words say rating, whoever counts it: `FIDE Std Rating`, `Chess SA rating`.
fn is_rating(words: &[Option<Word>]) -> bool {
    let has_rating = words.contains(&Some(Word::Field(Column::Rating)));
    let is_other = |word: Word| {
        let is_field = matches!(word, Word::Field(column) if column != Column::Rating);
        is_field || is_of_name(word) || word == Word::Other
    };
    has_rating && !words.iter().flatten().any(|word| is_other(*word))
}

/// A heading of a column other than names.
fn of_field(words: &[Word]) -> Option<Heading> {
    let columns = |weak: bool| {
        words.iter().filter_map(move |word| match word {
            Word::Field(column) if !weak => Some(*column),
            Word::Weak(column) if weak => Some(*column),
            _ => None,
        })
    };
    let has = |meant: Word| words.contains(&meant);
    let mut all = columns(false).chain(columns(true));
    let Some(column) = all.next() else {
        return match (has(Word::Year), has(Word::Town)) {
            (true, false) if !words.iter().any(|word| is_of_name(*word)) => Some(Heading::Year),
            (_, true) => Some(Heading::LeftOut),
            (true, _) => Some(Heading::Unknown),
            (false, false) => None,
        };
    };
    let differ = all.any(|other| other != column);
    // "School name" is a school, "name and school" are two things in one cell.
    let is_joined = words.iter().any(|word| is_of_name(*word)) && has(Word::And);
    let is_part = words
        .iter()
        .any(|word| matches!(word, Word::Given | Word::Family | Word::Surname));
    Some(
        if differ || is_joined || is_part || has(Word::Year) && column != Column::Grade {
            Heading::Unknown
        } else if columns(false).next().is_some() {
            Heading::Of(column)
        } else {
            Heading::Weak(column)
        },
    )
}

fn is_of_name(word: Word) -> bool {
    matches!(
        word,
        Word::Name
            | Word::Given
            | Word::Family
            | Word::Surname
            | Word::Called
            | Word::Middle
            | Word::Initials
    )
}

/// A heading of names.
fn of_name(words: &[Word]) -> Heading {
    let meant: Vec<Word> = words
        .iter()
        .copied()
        .filter(|word| is_of_name(*word) || *word == Word::And)
        .collect();
    // A second surname stands beside the first.
    let is_second =
        |pair: &[Word]| pair[0] == Word::Middle && matches!(pair[1], Word::Surname | Word::Family);
    if meant.windows(2).any(is_second) {
        return Heading::LeftOut;
    }
    let parts = parts(&meant);
    let place = |part: HeadingPart| parts.iter().position(|one| *one == part);
    let given = [
        HeadingPart::Given,
        HeadingPart::Name,
        HeadingPart::Called,
        HeadingPart::Initials,
        HeadingPart::Middle,
    ];
    let given = || given.into_iter().find_map(place);
    match (place(HeadingPart::Family), given()) {
        (Some(family), Some(given)) if family < given => Heading::Ordered(NameOrder::FamilyFirst),
        (Some(_), Some(_)) => Heading::Ordered(NameOrder::GivenFirst),
        (Some(_), None) => Heading::Of(Column::FamilyName),
        (None, Some(_)) if place(HeadingPart::Given).is_some() => Heading::Of(Column::GivenName),
        (None, Some(_))
            if place(HeadingPart::Called).is_some() || place(HeadingPart::Initials).is_some() =>
        {
            Heading::Weak(Column::GivenName)
        }
        (None, Some(_)) if place(HeadingPart::Name).is_some() => Heading::Of(Column::Name),
        // A second name is another given name, or the family name where there is no other.
        (None, Some(_)) => Heading::Weak(Column::FamilyName),
        (None, None) if words.contains(&Word::Who) => Heading::Of(Column::Name),
        (None, None) => Heading::Unknown,
    }
}

/// The parts of names, each from one or two words: `last name`, `nama depan`, `surname`.
fn parts(words: &[Word]) -> Vec<HeadingPart> {
    let mut parts = Vec::new();
    let mut at = 0;
    while let Some(word) = words.get(at) {
        let next = words.get(at + 1);
        let is_before_name = next == Some(&Word::Name);
        let qualifier = |word: &Word| match word {
            Word::Given => Some(HeadingPart::Given),
            Word::Family => Some(HeadingPart::Family),
            Word::Called => Some(HeadingPart::Called),
            Word::Middle => Some(HeadingPart::Middle),
            Word::Initials => Some(HeadingPart::Initials),
            _ => None,
        };
        let (part, taken) = match word {
            Word::Surname => (Some(HeadingPart::Family), 1),
            Word::Name => match next.and_then(qualifier) {
                Some(part) if words.get(at + 2) != Some(&Word::Name) => (Some(part), 2),
                _ => (Some(HeadingPart::Name), 1),
            },
            word => {
                let part = qualifier(word);
                (part, 1 + usize::from(part.is_some() && is_before_name))
            }
        };
        parts.extend(part);
        at += taken;
    }
    parts
}

/// The words of a heading: at blanks and signs, and where small letters turn to capitals.
fn words(cell: &str) -> Vec<Option<Word>> {
    let small = cell.to_lowercase();
    let small = small.replace("1st", "first ").replace("2nd", "second ");
    let small = small.replace("code name", "codename");
    let split = if is_camel(cell) && word(&small).is_none() {
        camel(cell).to_lowercase()
    } else {
        small
    };
    let split: String = split
        .chars()
        .filter(|sign| !matches!(sign, '\'' | '’' | '‘' | '`'))
        .map(|sign| match sign {
            '&' | '+' => '&',
            sign if sign.is_alphanumeric() => sign,
            _ => ' ',
        })
        .collect();
    let split = split.replace('&', " and ");
    let texts: Vec<&str> = split.split_whitespace().collect();
    let mut found: Vec<Option<Word>> = Vec::new();
    for (at, text) in texts.iter().enumerate() {
        match word(text) {
            None if is_year(text) => found.push(Some(Word::Filler)),
            // "Naam van leerder": of, not surname.
            Some(Word::Surname) if *text == "van" && is_preposition(&texts, at) => {}
            Some(one) => found.push(Some(one)),
            None => match compound(text) {
                Some(several) => found.extend(several.into_iter().map(Some)),
                None => found.push(None),
            },
        }
    }
    // "Of" is "or" in Afrikaans and both fill; "na" joins in isiZulu and fills elsewhere.
    while found.first() == Some(&Some(Word::And)) {
        found.remove(0);
    }
    found
}

/// Whether the Afrikaans word `van` means *of*: something stands before it, and after it a learner or a thing.
fn is_preposition(texts: &[&str], at: usize) -> bool {
    let next = texts.get(at + 1).and_then(|next| word(next));
    let is_thing = |next: Word| {
        matches!(
            next,
            Word::Who
                | Word::Filler
                | Word::At
                | Word::Field(_)
                | Word::Weak(_)
                | Word::Other
                | Word::Birth
        )
    };
    at > 0 && next.is_some_and(is_thing) && word(texts[at - 1]) != Some(Word::And)
}

/// Whether a word is a year of this century: `Grade in 2026`.
fn is_year(text: &str) -> bool {
    text.len() == 4 && text.starts_with("20") && text.bytes().all(|sign| sign.is_ascii_digit())
}

/// A heading without its number: `1. Name`, `Q2) Surname`.
fn without_number(cell: &str) -> &str {
    let bare = cell.trim_start_matches(['Q', 'q']);
    let rest = bare.trim_start_matches(|sign: char| sign.is_ascii_digit());
    match rest.strip_prefix(['.', ')', ':']) {
        Some(heading) if rest.len() < bare.len() => heading.trim_start(),
        _ => cell,
    }
}

/// Words of headings that are no names of people.
const CERTAIN: [&str; 14] = [
    "name",
    "names",
    "surname",
    "surnames",
    "firstname",
    "lastname",
    "fname",
    "lname",
    "naam",
    "voornaam",
    "nama",
    "igama",
    "isibongo",
    "ifani",
];

/// Whether a cell is a heading of names for sure, understood or not: `F. Name`, `Isibongo esiphelele`.
pub(super) fn speaks_of_names(cell: &str) -> bool {
    let cell = cell.to_lowercase();
    cell.split(|sign: char| !sign.is_alphanumeric())
        .any(|word| CERTAIN.contains(&word))
}

/// The heading without what stands in brackets, and what stands there; `(s)` is a plural.
fn in_brackets(cell: &str) -> (String, Option<String>) {
    let open = cell.find(['(', '[', '{', '<']);
    let close = cell.rfind([')', ']', '}', '>']);
    match (open, close) {
        (Some(open), Some(close)) if open < close => {
            let (base, rest) = cell.split_at(open);
            let inner = rest.get(1..close - open).unwrap_or_default();
            let after = rest.get(close - open + 1..).unwrap_or_default();
            (format!("{base} {after}"), Some(inner.to_owned()))
        }
        _ => (cell.to_owned(), None),
    }
}

/// Whether a column has names.
pub(super) fn is_name(column: Column) -> bool {
    matches!(
        column,
        Column::Name | Column::GivenName | Column::FamilyName
    )
}
