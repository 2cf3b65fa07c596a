//! Marks rows that may be a child who is already listed or entered.

use super::{ParsedRow, Question, RowState};
use inkundla_core::tournament::{Entrant, EntrantName, composed, looks_like, school_key};
use std::collections::HashMap;

/// Asks about rows that may be the same child as an earlier row or as somebody
/// who is entered: names that look the same, unless two different schools are known.
pub(super) fn question(sightings: &mut [ParsedRow], entered: &[Entrant]) {
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
        if let (Some((_, question)), RowState::Ready) = (same, &sighting.state) {
            sighting.state = RowState::Question(*question);
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
