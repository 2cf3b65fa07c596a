//! The search for the names of a child in texts.

use crate::tournament::EntrantName;

/// The parts of a given name are searched one by one if they are longer than this.
const SHORT: usize = 2;

/// The whole names and parts of names by which a child is found in a text.
pub(in crate::desk) struct Names {
    whole: Vec<String>,
    parts: Vec<String>,
}

impl Names {
    pub(in crate::desk) fn of(names: &[EntrantName]) -> Names {
        let known = names.iter().filter(|name| !name.is_gone());
        let (mut whole, mut parts) = (Vec::new(), Vec::new());
        for name in known {
            whole.push(name.to_string());
            parts.extend([name.given().to_owned(), name.family().to_owned()]);
            let words = name.given().split_whitespace();
            let words = words.filter(|word| word.chars().count() > SHORT);
            parts.extend(words.map(str::to_owned));
        }
        parts.retain(|part| !part.is_empty());
        Names { whole, parts }
    }

    /// Whether a text contains a given or family name.
    pub(super) fn are_in(&self, text: &str) -> bool {
        self.parts.iter().any(|name| contains_name(text, name))
    }

    /// Whether a text contains a whole name.
    pub(super) fn are_whole_in(&self, text: &str) -> bool {
        self.whole.iter().any(|name| contains_name(text, name))
    }

    /// A text in which a placeholder replaces the names.
    pub(in crate::desk) fn masked(&self, text: &str, placeholder: &str) -> String {
        let mut names: Vec<&String> = self.whole.iter().chain(&self.parts).collect();
        names.sort_by_key(|name| std::cmp::Reverse(name.len()));
        names.into_iter().fold(text.to_owned(), |text, name| {
            let mut masked = String::new();
            let mut rest = text.as_str();
            while let Some((from, upto)) = find(rest, name) {
                masked.push_str(&rest[..from]);
                masked.push_str(placeholder);
                rest = &rest[upto..];
            }
            masked + rest
        })
    }
}

/// Whether a text contains a name as whole words, in any capitalisation.
pub(super) fn contains_name(text: &str, name: &str) -> bool {
    find(text, name).is_some()
}

/// The byte range of a name in a text.
fn find(text: &str, name: &str) -> Option<(usize, usize)> {
    let letters = |text: &str| -> Vec<char> { text.chars().flat_map(char::to_lowercase).collect() };
    let name = letters(name);
    let is_letter = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    let starts = text.char_indices().map(|(at, _)| at);
    starts.filter(|_| !name.is_empty()).find_map(|from| {
        let (before, rest) = text.split_at(from);
        if is_letter(before.chars().next_back()) {
            return None;
        }
        let mut left = name.as_slice();
        for (at, letter) in rest.char_indices() {
            if left.is_empty() {
                return (!is_letter(Some(letter))).then_some((from, from + at));
            }
            let lower: Vec<char> = letter.to_lowercase().collect();
            left = left.strip_prefix(lower.as_slice())?;
        }
        left.is_empty().then_some((from, text.len()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_found_as_a_word_however_it_is_capitalised() {
        let table = [
            ("Li fell ill", "Li", true),
            ("lives here", "Li", false),
            ("said THANDIWE.", "Thandiwe", true),
            ("van der Merwe left", "van der Merwe", true),
            ("vander", "van der Merwe", false),
            ("Éva", "éva", true),
            ("", "Li", false),
            ("Li", "", false),
        ];
        for (text, name, is_there) in table {
            assert_eq!(contains_name(text, name), is_there, "{name} in {text}");
        }
    }

    #[test]
    fn names_of_others_are_masked() {
        let Ok(name) = EntrantName::parse("Sipho", "Dlamini") else {
            unreachable!("it is a name")
        };
        let names = Names::of(&[name]);
        let text = "sipho dlamini pushed; Dlamini again, not Siphokazi";
        assert_eq!(
            names.masked(text, "[…]"),
            "[…] pushed; […] again, not Siphokazi"
        );
    }
}
