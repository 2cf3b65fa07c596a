use super::{Question, Sighting, State};
use crate::tournament::{Entrant, EntrantName, composed, school_key};
use std::collections::HashMap;

/// Asks about rows that may be the same child as an earlier row or as somebody
/// who is entered: names that look the same, unless two different schools are known.
pub(super) fn question(sightings: &mut [Sighting], entered: &[Entrant]) {
    let mut seen: HashMap<String, Vec<(Option<String>, Question)>> = HashMap::new();
    for entrant in entered {
        let place = seen.entry(folded(&entrant.name)).or_default();
        place.push((
            entrant.school.as_deref().map(school_key),
            Question::SameAsEntrant(entrant.id),
        ));
    }
    for sighting in sightings {
        let Some(name) = &sighting.name else { continue };
        let school = sighting.school.as_deref().map(school_key);
        let place = seen.entry(folded(name)).or_default();
        let same = place
            .iter()
            .find(|(known, _)| known.is_none() || school.is_none() || *known == school);
        if let (Some((_, question)), State::Ready) = (same, &sighting.state) {
            sighting.state = State::Question(*question);
        }
        place.push((school, Question::SameAsRow(sighting.row)));
    }
}

fn folded(name: &EntrantName) -> String {
    fold(&name.to_string())
}

fn fold(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let small = composed(&words.join(" ")).to_lowercase();
    small.chars().map(looks_like).collect()
}

/// The Latin letter that a small letter of another alphabet cannot be told from: a
/// keyboard that was left in Greek or Russian writes another name of the same looks.
fn looks_like(letter: char) -> char {
    match letter {
        'а' | 'α' => 'a',
        'в' => 'b',
        'с' | 'ϲ' => 'c',
        'ԁ' => 'd',
        'е' => 'e',
        'һ' => 'h',
        'і' | 'ι' => 'i',
        'ј' | 'ϳ' => 'j',
        'к' | 'κ' => 'k',
        'м' => 'm',
        'о' | 'ο' => 'o',
        'р' | 'ρ' => 'p',
        'ԛ' => 'q',
        'ѕ' => 's',
        'т' | 'τ' => 't',
        'υ' => 'u',
        'ν' => 'v',
        'ԝ' => 'w',
        'х' | 'χ' => 'x',
        'у' | 'γ' => 'y',
        other => other,
    }
}
