//! Reads the name of one row, with what is doubtful about it.

use super::Question;
use super::cells::is_nothing;
use inkundla_core::tournament::{
    BadName, Capitals, EntrantName, NameOrder, is_capitals, is_particle,
};

/// A name as it was read.
pub(super) struct ReadName {
    pub(super) name: EntrantName,
    /// The question that the user must decide.
    pub(super) question: Option<Question>,
    /// Whether capitals showed which word is the family name.
    pub(super) by_capitals: bool,
}

impl ReadName {
    /// Given and family name from their own columns.
    pub(super) fn of_parts(given: &str, family: &str) -> Result<ReadName, BadName> {
        // A dash, a dot, a question mark or "n/a" is no given name.
        let is_name = given.chars().any(char::is_alphanumeric) && !is_nothing(given.trim());
        let given = if is_name || family.trim().is_empty() {
            given
        } else {
            ""
        };
        let name = EntrantName::parse(without_family(given, family), family)?;
        let is_alone = given.trim().is_empty();
        Ok(ReadName {
            name,
            question: is_alone.then_some(Question::NoGivenName),
            by_capitals: false,
        })
    }

    /// Given and family name from columns with headings. `NKOSI` as the given name of `Sipho` is a question, as capitals
    /// mark family names.
    pub(super) fn of_columns(given: &str, family: &str) -> Result<ReadName, BadName> {
        let read = ReadName::of_parts(given, family)?;
        let is_doubtful = read.question.is_none() && is_marked(given, family);
        Ok(ReadName {
            question: read
                .question
                .or(is_doubtful.then_some(Question::WhichIsFamily)),
            ..read
        })
    }

    /// Two cells of which the first should be the family name, in a list without headings.
    pub(super) fn of_cells(
        given: &str,
        family: &str,
        by_capitals: bool,
    ) -> Result<ReadName, BadName> {
        if by_capitals && is_marked(given, family) {
            let read = ReadName::of_parts(family, given)?;
            return Ok(ReadName {
                by_capitals: true,
                ..read
            });
        }
        ReadName::of_parts(given, family)
    }

    /// Asks which word is the family name, unless capitals or a comma show it.
    pub(super) fn asked_without_capitals(self, text: &str) -> ReadName {
        let is_shown = text.contains(',') || text.split_whitespace().any(is_capitals);
        let is_doubtful = !is_shown && !self.name.family().is_empty();
        ReadName {
            question: self
                .question
                .or(is_doubtful.then_some(Question::WhichIsFamily)),
            ..self
        }
    }

    /// Asks about a single word in capitals in a list whose other names have none: it may be a family name.
    pub(super) fn asked_as_single_capitals(self, text: &str) -> ReadName {
        let is_single = text.split_whitespace().count() == 1;
        let is_single = is_single && is_capitals(text) && !is_initials(text.trim());
        ReadName {
            question: self.question.or(is_single.then_some(Question::NoGivenName)),
            ..self
        }
    }

    /// A full name in one cell: by capitals, by a comma, or in the order of the list.
    pub(super) fn of_whole(
        text: &str,
        order: Option<NameOrder>,
        by_capitals: bool,
    ) -> Result<ReadName, BadName> {
        let read = |name: EntrantName, question: Option<Question>| ReadName {
            name,
            question,
            by_capitals: false,
        };
        let text = without_title(text);
        let has_comma = text.contains(',');
        if has_others(text) {
            let name = EntrantName::parse_ordered(text, order)?;
            return Ok(read(name, Some(Question::WhichIsFamily)));
        }
        if by_capitals && !has_comma {
            if let Some(name) = EntrantName::parse_capitals(text) {
                return name.map(|name| ReadName {
                    name,
                    question: None,
                    by_capitals: true,
                });
            }
            if Capitals::of(text) == Capitals::Unclear {
                let name = EntrantName::parse_ordered(text, order)?;
                return Ok(read(name, Some(Question::WhichIsFamily)));
            }
        }
        if !has_comma && is_family_alone(text) {
            return Ok(read(
                EntrantName::parse(text, "")?,
                Some(Question::NoGivenName),
            ));
        }
        if !has_comma && may_begin_with_family(text, order) {
            // The answer that shows no family name is the first choice.
            let name = EntrantName::parse_ordered(text, Some(NameOrder::FamilyFirst))?;
            return Ok(read(name, Some(Question::WhichIsFamily)));
        }
        let name = EntrantName::parse_ordered(text, order)?;
        let parts = text
            .split(',')
            .filter(|part| !part.trim().is_empty())
            .count();
        // A word alone is the family name where these come first: in such a list, or before a comma.
        let is_alone = name.family().is_empty()
            && if has_comma {
                parts < 2
            } else {
                order == Some(NameOrder::FamilyFirst)
            };
        if !is_alone && name.family().is_empty() && is_joined(text) {
            return Ok(read(name, Some(Question::WhichIsFamily)));
        }
        Ok(read(name, is_alone.then_some(Question::NoGivenName)))
    }
}

/// Words before a name that are no part of it.
const TITLES: [&str; 9] = ["mr", "mrs", "ms", "miss", "dr", "prof", "mnr", "mev", "mej"];

/// A name without a title before it: `Mr Sipho Nkosi`.
fn without_title(text: &str) -> &str {
    match text.trim().split_once(char::is_whitespace) {
        Some((title, name)) if name.trim().contains(char::is_whitespace) => {
            let title = title.trim_end_matches('.').to_lowercase();
            if TITLES.contains(&title.as_str()) {
                name.trim_start()
            } else {
                text
            }
        }
        _ => text,
    }
}

/// Whether a name is a family name with its particles and nothing else: `van der Merwe`.
fn is_family_alone(text: &str) -> bool {
    let words: Vec<&str> = text.split_whitespace().collect();
    let particles = words.iter().take_while(|word| is_particle(word)).count();
    particles > 0 && words.len() <= particles + 1
}

/// Whether the family name may come first although nothing in the list says so: `Nkosi S.`, or in a list that begins
/// with given names `van der Merwe Pieter`.
fn may_begin_with_family(text: &str, order: Option<NameOrder>) -> bool {
    let words: Vec<&str> = text.split_whitespace().collect();
    let [first, .., last] = words[..] else {
        return false;
    };
    match order {
        Some(NameOrder::FamilyFirst) => false,
        Some(NameOrder::GivenFirst) => is_particle(first),
        None => is_particle(first) || is_initials(last) && !is_initials(first),
    }
}

/// Whether a word is one letter, or letters that each end with a full stop: `S`, `S.`, `J.P.`
fn is_initials(word: &str) -> bool {
    let is_letter = |part: &str| part.chars().count() == 1 && part.chars().all(char::is_alphabetic);
    word.trim_end_matches('.').split('.').all(is_letter)
}

/// Whether the first of two names is in capitals and the other is not; three letters may be initials.
fn is_marked(one: &str, other: &str) -> bool {
    one.chars().count() > 3
        && one.split_whitespace().all(is_capitals)
        && !other.trim().is_empty()
        && !other.split_whitespace().any(is_capitals)
}

/// Whether something else stands behind a name: `Sipho Nkosi - Gr 6`, `Sipho Nkosi 6A`, `Sipho Nkosi (Hillview)`.
fn has_others(text: &str) -> bool {
    let words: Vec<&str> = text.split_whitespace().collect();
    let is_other = |word: &&str| {
        word.contains(|sign: char| sign.is_ascii_digit()) || !word.contains(char::is_alphanumeric)
    };
    words.len() > 2 && (words.iter().any(is_other) || text.ends_with(')'))
}

/// Whether a word may be two names in one: `Nkosi/Sipho`, `sipho.nkosi@school.za`.
fn is_joined(text: &str) -> bool {
    let parts = text.split(['/', '|', '_', '.', '@', '\\', '+', '~', '=', '>']);
    let words = parts.filter(|part| part.chars().filter(|sign| sign.is_alphabetic()).count() > 1);
    words.count() > 1
}

/// Given names without the family name, where the cell has the whole name: `Nomsa Khumalo` beside `Khumalo`.
fn without_family<'a>(given: &'a str, family: &str) -> &'a str {
    let given = given.trim();
    let family = family.trim();
    if family.is_empty() {
        return given;
    }
    let is_family = |part: &str| part.to_lowercase() == family.to_lowercase();
    let split = |at: usize| given.split_at_checked(at);
    let ends = given.len().checked_sub(family.len()).and_then(split);
    let begins = split(family.len());
    match (begins, ends) {
        (Some((before, rest)), _) if is_family(before) && rest.starts_with([' ', ',']) => {
            rest.trim_start_matches([' ', ','])
        }
        (_, Some((rest, after))) if is_family(after) && rest.ends_with(' ') => rest.trim_end(),
        _ => given,
    }
}
