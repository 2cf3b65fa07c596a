//! Family names that a list shows by capitals: `NKOSI Sipho` among `Thandiwe Mokoena`.

use super::capital_letters::{is_capitals, letters};
use super::name::is_particle;
use super::{BadName, EntrantName};

/// The reading of a full name whose family name may be written in capitals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Capitals {
    /// All words are in capitals, or none.
    Unmarked,
    /// The family name is in capitals.
    Family {
        /// Whether it comes before the given names.
        is_first: bool,
        /// Number of words of the given names, before or after it.
        given: usize,
    },
    /// Some words are in capitals, but it is unclear whether they are the family name: one of two or three
    /// letters may be initials, and capitals in the middle or at both ends may be anything.
    Unclear,
}

/// The longest word in capitals that may be initials, in letters: `AJ Nkosi`, but also `NEL Anna`.
const INITIALS: usize = 3;

impl Capitals {
    /// Looks for the family name among the words of a full name without a comma.
    pub fn of(text: &str) -> Capitals {
        let words: Vec<&str> = text.split_whitespace().collect();
        let marked: Vec<bool> = words.iter().map(|word| is_marked(word)).collect();
        let count = marked.iter().filter(|is| **is).count();
        // A letter alone is an initial and says nothing about the other words.
        let plain = words.iter().zip(&marked);
        let plain = plain.filter(|(word, is)| !**is && !is_initial(word) && !is_particle(word));
        if count == 0 || plain.count() == 0 && !words.iter().any(|word| is_initial(word)) {
            return Capitals::Unmarked;
        }
        let is_short = count == 1
            && words
                .iter()
                .zip(&marked)
                .any(|(word, is)| *is && letters(word) <= INITIALS);
        let first = marked.iter().position(|is| *is).unwrap_or_default();
        let is_one_run = marked[first..].iter().take_while(|is| **is).count() == count;
        let particles = words[..first]
            .iter()
            .rev()
            .take_while(|word| is_particle(word))
            .count();
        let begin = first - particles;
        let end = first + count;
        match (begin, end == words.len()) {
            _ if is_short || !is_one_run => Capitals::Unclear,
            (0, false) => Capitals::Family {
                is_first: true,
                given: words.len() - end,
            },
            (given @ 1.., true) => Capitals::Family {
                is_first: false,
                given,
            },
            _ => Capitals::Unclear,
        }
    }
}

impl EntrantName {
    /// Parses a full name whose family name is in capitals; `None` if it is not.
    ///
    /// # Errors
    /// When the text is no name.
    pub fn parse_capitals(text: &str) -> Option<Result<EntrantName, BadName>> {
        let Capitals::Family { is_first, given } = Capitals::of(text) else {
            return None;
        };
        let words: Vec<&str> = text.split_whitespace().collect();
        let (before, after) = words.split_at(if is_first { words.len() - given } else { given });
        let (given, family) = if is_first {
            (after, before)
        } else {
            (before, after)
        };
        Some(EntrantName::parse(&given.join(" "), &family.join(" ")))
    }
}

/// Whether a word is in capitals, but for the small letters of `McKENZIE`. `J.P.` are initials.
fn is_marked(word: &str) -> bool {
    let rest = ["Mc", "Mac"]
        .iter()
        .find_map(|start| word.strip_prefix(start));
    (is_capitals(word) && !is_dotted(word)) || rest.is_some_and(is_capitals)
}

fn is_initial(word: &str) -> bool {
    letters(word) == 1 || (is_dotted(word) && is_capitals(word))
}

/// Whether there is no more than one letter before each full stop.
fn is_dotted(word: &str) -> bool {
    word.contains('.') && word.split('.').all(|part| letters(part) <= 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_word_in_capitals_is_the_family_name() {
        for (text, given, family) in [
            ("NKOSI Sipho", "Sipho", "NKOSI"),
            ("Sipho NKOSI", "Sipho", "NKOSI"),
            ("Sipho Bheki NKOSI", "Sipho Bheki", "NKOSI"),
            ("D'OLIVEIRA Leila", "Leila", "D'OLIVEIRA"),
            ("VAN DER MERWE Anna Maria", "Anna Maria", "VAN DER MERWE"),
            ("van der MERWE Anna", "Anna", "van der MERWE"),
            ("Anna van der MERWE", "Anna", "van der MERWE"),
            ("BOTHA-SMIT Jan", "Jan", "BOTHA-SMIT"),
            ("McKENZIE John", "John", "McKENZIE"),
            ("DU PREEZ Anna", "Anna", "DU PREEZ"),
            ("J. NKOSI", "J.", "NKOSI"),
            ("NKOSI S", "S", "NKOSI"),
            ("NKOSI J.P.", "J.P.", "NKOSI"),
        ] {
            let name = EntrantName::parse_capitals(text).and_then(Result::ok);
            let parts = name.as_ref().map(|name| (name.given(), name.family()));
            assert_eq!(parts, Some((given, family)), "{text}");
        }
    }

    #[test]
    fn capitals_that_may_be_initials_or_are_in_the_middle_are_unclear() {
        for text in [
            "AJ Nkosi",
            "NEL Anna",
            "Anna VAN DER MERWE Smith",
            "NKOSI Sipho PATRICK",
        ] {
            assert_eq!(Capitals::of(text), Capitals::Unclear, "{text}");
        }
        for text in [
            "NKOSI SIPHO",
            "Sipho Nkosi",
            "J. Nkosi",
            "sipho nkosi",
            "NKOSI",
            "J.P. Nkosi",
            "",
        ] {
            assert_eq!(Capitals::of(text), Capitals::Unmarked, "{text}");
        }
    }
}
