//! Marks rows that may be a player who is already listed or entered.

use super::{ParsedRow, Question, RowState};
use inkundla_core::tournament::{Entrant, EntrantName, composed, looks_like, school_key};
use std::collections::HashMap;

/// Turns rows into questions whose name looks like that of an earlier row or of an entrant,
/// unless both schools are known and differ.
pub(super) fn question(rows: &mut [ParsedRow], entered: &[Entrant]) {
    let mut seen: HashMap<String, Vec<(Option<String>, Question)>> = HashMap::new();
    for entrant in entered {
        let place = seen.entry(folded(&entrant.name)).or_default();
        place.push((
            entrant.school.as_deref().map(school_key),
            Question::SameAsEntrant(entrant.id),
        ));
    }
    for row in rows {
        let Some(name) = &row.name else { continue };
        let school = row.school.as_deref().map(school_key);
        let place = seen.entry(folded(name)).or_default();
        let same = place
            .iter()
            .find(|(known, _)| known.is_none() || school.is_none() || *known == school);
        if let (Some((_, question)), RowState::Ready) = (same, &row.state) {
            row.state = RowState::Question(*question);
        }
        place.push((school, Question::SameAsRow(row.row)));
    }
}

/// A key that is equal for names which look the same.
fn folded(name: &EntrantName) -> String {
    let name = name.to_string();
    let words: Vec<&str> = name.split_whitespace().collect();
    let small = composed(&words.join(" ")).to_lowercase();
    small.chars().map(looks_like).collect()
}
