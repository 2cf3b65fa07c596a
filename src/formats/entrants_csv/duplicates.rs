use super::{Question, Sighting, State};
use crate::tournament::{Entrant, EntrantName};
use std::collections::HashMap;

/// Asks about rows that may be the same child as an earlier row or as somebody
/// who is entered: equal names, unless two different schools are known.
pub(super) fn question(sightings: &mut [Sighting], entered: &[Entrant]) {
    let mut seen: HashMap<String, Vec<(Option<String>, Question)>> = HashMap::new();
    for entrant in entered {
        let place = seen.entry(folded(&entrant.name)).or_default();
        place.push((
            entrant.school.as_deref().map(fold),
            Question::SameAsEntrant(entrant.id),
        ));
    }
    for sighting in sightings {
        let Some(name) = &sighting.name else { continue };
        let school = sighting.school.as_deref().map(fold);
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
    text.split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
        .to_lowercase()
}
