//! Marks rows that may be a player who is already listed or entered.

use super::{ParsedRow, Question, RowState};
use inkundla_core::tournament::{Entrant, EntrantName, legible, looks_like, school_key};
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

/// A key that is equal for names which look the same: whatever the case, the kind of blanks and hyphens,
/// with or without apostrophes and characters that nobody sees, and in whichever order the words are.
fn folded(name: &EntrantName) -> String {
    let small = legible(&name.to_string()).to_lowercase();
    let shown = small.chars().filter(|sign| !is_apostrophe(*sign));
    let shown = shown.map(|sign| {
        if is_hyphen(sign) {
            '-'
        } else {
            looks_like(sign)
        }
    });
    let shown = shown.collect::<String>();
    let mut words = shown.split_whitespace().collect::<Vec<_>>();
    words.sort_unstable();
    words.join(" ")
}

fn is_apostrophe(sign: char) -> bool {
    matches!(
        sign,
        '\'' | '`'
            | '´'
            | '‘'
            | '’'
            | '‚'
            | '‛'
            | '′'
            | '‵'
            | 'ʹ'
            | 'ʻ'
            | 'ʼ'
            | 'ʽ'
            | 'ʾ'
            | 'ʿ'
            | 'ˈ'
            | 'ˊ'
            | 'ˋ'
            | '＇'
            | 'ꞌ'
    )
}

fn is_hyphen(sign: char) -> bool {
    matches!(
        sign,
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{2043}' | '\u{fe63}' | '\u{ff0d}'
    )
}
