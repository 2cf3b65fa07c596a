//! Schools, identified by their names in any spelling.

use super::Entrant;
use super::text_folding::plain;
use std::collections::HashMap;

/// A school of the event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct School<'a> {
    /// The most frequent spelling of its name; of equally frequent ones the first.
    pub name: &'a str,
    /// The key that identifies the school (see [`school_key`]).
    pub key: String,
    /// Number of players.
    pub players: usize,
}

/// The key that identifies a school: the letters and digits of its name. Case, accents, spaces and
/// punctuation are ignored.
pub fn school_key(name: &str) -> String {
    let key: String = plain(name)
        .chars()
        .filter(|c| c.is_alphanumeric())
        .collect();
    if key.is_empty() {
        name.trim().to_owned()
    } else {
        key
    }
}

/// Whether two players are of the same school, or both of none, however its name is written.
pub fn is_same_school(one: Option<&str>, other: Option<&str>) -> bool {
    one.map(school_key) == other.map(school_key)
}

/// The schools of all entrants, in order of their first player.
pub fn schools(entrants: &[Entrant]) -> Vec<School<'_>> {
    schools_named(entrants.iter().filter_map(|one| one.school.as_deref()))
}

/// The schools of a list with one school name for each player.
pub fn schools_named<'a>(names: impl Iterator<Item = &'a str>) -> Vec<School<'a>> {
    let mut places: HashMap<String, usize> = HashMap::new();
    let mut spellings: Vec<(String, Vec<(&str, usize)>)> = Vec::new();
    for name in names.filter(|name| !name.trim().is_empty()) {
        let key = school_key(name);
        let place = *places.entry(key.clone()).or_insert(spellings.len());
        if place == spellings.len() {
            spellings.push((key, Vec::new()));
        }
        let Some((_, known)) = spellings.get_mut(place) else {
            continue;
        };
        match known.iter_mut().find(|(spelling, _)| *spelling == name) {
            Some((_, count)) => *count += 1,
            None => known.push((name, 1)),
        }
    }
    let school = |(key, known): (String, Vec<(&'a str, usize)>)| {
        // `max_by_key` returns the last maximum: reversed, the first.
        let most = known.iter().rev().max_by_key(|(_, count)| *count);
        School {
            name: most.map_or("", |(name, _)| name),
            players: known.iter().map(|(_, count)| count).sum(),
            key,
        }
    };
    spellings.into_iter().map(school).collect()
}

/// Pairs of schools whose similar names may mean the same school, for an organiser to decide: one
/// is abbreviated, or differs by a word such as "school" or by one typing error. At most the first
/// `MOST_COMPARED` schools are compared, and `MOST_PAIRS` pairs found.
pub fn near_schools<'a, 'b>(schools: &'b [School<'a>]) -> Vec<(&'b School<'a>, &'b School<'a>)> {
    let schools = schools.get(..MOST_COMPARED).unwrap_or(schools);
    let words: Vec<Vec<String>> = schools.iter().map(|school| words(school.name)).collect();
    let mut pairs = Vec::new();
    for (at, one) in schools.iter().enumerate() {
        for (behind, other) in schools.iter().enumerate().skip(at + 1) {
            if are_alike(&words[at], &words[behind]) {
                pairs.push((one, other));
                if pairs.len() == MOST_PAIRS {
                    return pairs;
                }
            }
        }
    }
    pairs
}

/// Schools that are compared each with each: half a million comparisons.
const MOST_COMPARED: usize = 1_000;
/// Questions that one page can ask.
const MOST_PAIRS: usize = 500;

/// Optional words in names of schools.
const SPARE: [&str; 9] = [
    "a", "die", "isikole", "isikolo", "of", "school", "sekolah", "skool", "the",
];

fn words(name: &str) -> Vec<String> {
    let plain = plain(name);
    let words = plain.split(|c: char| !c.is_alphanumeric());
    let words = words.filter(|word| !word.is_empty() && !SPARE.contains(word));
    words.map(str::to_owned).collect()
}

fn are_alike(one: &[String], other: &[String]) -> bool {
    if one.is_empty() || one.len() != other.len() {
        return !one.is_empty() && one.concat() == other.concat();
    }
    let mut slips = 0;
    let fits = one.iter().zip(other).all(|(one, other)| {
        let is_slip = is_one_slip(one, other);
        slips += usize::from(is_slip);
        one == other || is_slip || is_short_for(one, other) || is_short_for(other, one)
    });
    fits && slips <= 1
}

/// `prim` for `primary`.
fn is_short_for(one: &str, other: &str) -> bool {
    one.len() >= 2 && one.len() < other.len() && is_word(one) && other.starts_with(one)
}

/// Whether one letter is missing, added, replaced, or swapped with its neighbour, in words of five
/// letters or more.
fn is_one_slip(one: &str, other: &str) -> bool {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let (short, long) = if one.len() <= other.len() {
        (&one, &other)
    } else {
        (&other, &one)
    };
    let are_words = one.iter().chain(other.iter()).all(|c| c.is_alphabetic());
    if short.len() < 5 || long.len() > short.len() + 1 || one == other || !are_words {
        return false;
    }
    let same = short.iter().zip(long).take_while(|(a, b)| a == b).count();
    let (short, long) = (&short[same..], &long[same..]);
    let is_swapped = || {
        short.len() > 1
            && long.len() == short.len()
            && short[0] == long[1]
            && short[1] == long[0]
            && short[2..] == long[2..]
    };
    if long.len() > short.len() {
        long[1..] == *short
    } else {
        long[1..] == short[1..] || is_swapped()
    }
}

fn is_word(text: &str) -> bool {
    text.chars().all(char::is_alphabetic)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_school_is_the_same_however_its_name_is_typed() {
        for (one, other) in [
            ("Umlazi Primary", "Umlazi primary"),
            ("Umlazi Primary", " UMLAZI  PRIMARY "),
            ("St. Mary's", "St Mary’s"),
            ("Kwa-Mashu", "KwaMashu"),
            ("Laerskool Oos-Moot", "laerskool oosmoot"),
            ("Söhnge", "Sohnge"),
            ("Élan", "elan"),
        ] {
            assert_eq!(school_key(one), school_key(other), "{one}");
        }
        assert_ne!(school_key("Umlazi 1"), school_key("Umlazi 2"));
        assert_ne!(school_key("–"), school_key("?"));
        let names = [
            "Umlazi primary",
            "Umlazi Primary",
            "Zulu High",
            "Umlazi Primary",
        ];
        let found = schools_named(names.into_iter());
        let found: Vec<(&str, usize)> = found.iter().map(|one| (one.name, one.players)).collect();
        assert_eq!(found, [("Umlazi Primary", 3), ("Zulu High", 1)]);
    }

    #[test]
    fn near_names_are_asked_about_and_others_are_not() {
        let asked = |one: &str, other: &str| {
            let schools = schools_named([one, other].into_iter());
            !near_schools(&schools).is_empty()
        };
        for (one, other) in [
            ("Umlazi Primary", "Umlazi Prim."),
            ("Umlazi Primary", "Umlazi Primary School"),
            ("Umlazi Primary", "Umlasi Primary"),
            ("Umlazi Primary", "Umalzi Primary"),
            ("Umlazi Primary", "Umlaz Primary School"),
            ("Umlazi", "Umlazzi"),
        ] {
            assert!(asked(one, other) && asked(other, one), "{one} {other}");
        }
        for (one, other) in [
            ("Umlazi Primary", "Umlazi High"),
            ("Umlazi Primary", "Umlazi primary"),
            ("School 1", "School 2"),
            ("School 1", "School 11"),
            ("School 12", "School 123"),
            ("North", "South"),
            ("Hoërskool Oos", "Laerskool Oos"),
            ("Primary A", "Primary B"),
        ] {
            assert!(!asked(one, other), "{one} {other}");
        }
    }
}
