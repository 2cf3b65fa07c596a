//! A line of the history in words: what was done, and by whom.

use crate::desk::erasure::Former;
use crate::desk::history::{Action, number_after};
use crate::i18n::{Localizer, Value, score_text};
use crate::referee::{Official, Role};
use crate::store::Audit;
use crate::tournament::{EntrantId, PairingResult, Shift, Tournament};
use crate::view::round_tables::{NamedPlayer, Names};

/// The name of a person in the history, or the role if the name was erased.
pub(crate) fn who(t: &Localizer, who: &str) -> String {
    match Former::from_code(who) {
        Some(Former::Organiser) => t.msg("former-organiser"),
        Some(Former::Helper) => t.msg("former-helper"),
        Some(Former::Umpire) => t.msg("former-umpire"),
        None => who.to_owned(),
    }
}

/// The name of an official in a record, or the role if the name was erased.
pub(crate) fn official(t: &Localizer, by: &Official) -> String {
    match (by.name.as_str(), by.role) {
        ("", Role::Umpire) => t.msg("former-umpire"),
        ("", Role::Organiser) => t.msg("former-organiser"),
        (name, _) => name.to_owned(),
    }
}

/// A history line as a sentence. An action without a message is shown by its code.
pub(crate) fn audit_text(t: &Localizer, tournament: &Tournament, line: &Audit) -> String {
    let values = values(tournament, line);
    if let Some(action) = Action::from_code(&line.what) {
        let mut id = format!("audit-{}", action.slug());
        let is_cleared = values
            .iter()
            .any(|(name, value)| *name == "result" && *value == Value::from(""));
        if action == Action::ResultEntered && is_cleared {
            id.push_str("-not");
        }
        if values.iter().any(|(name, _)| *name == "consents") {
            id.push_str("-consent");
        }
        let sentence = t.msg_with(&id, &values);
        if sentence != id {
            return sentence;
        }
    }
    let fallback = [
        ("what", line.what.as_str().into()),
        ("subject", line.subject.as_str().into()),
    ];
    t.msg_with("audit-something", &fallback)
}

/// The arguments of the message: the parts of the subject and of the detail.
pub(crate) fn values(tournament: &Tournament, line: &Audit) -> Vec<(&'static str, Value)> {
    let words = line.subject.split_whitespace();
    let after = |word| number_after(&line.subject, word);
    let mut values: Vec<(&'static str, Value)> = vec![("subject", line.subject.as_str().into())];
    for word in ["round", "board", "minutes"] {
        if let Some(number) = after(word) {
            values.push((word, number.into()));
        }
    }
    if let Some(id) = after("entrant") {
        values.push(("players", names(tournament, &[id]).into()));
    }
    let numbers: Vec<i64> = words.filter_map(|word| word.parse().ok()).collect();
    if Action::from_code(&line.what).is_some_and(Action::is_presence) {
        values.push(("n", numbers.len().into()));
        values.push(("players", names(tournament, &numbers).into()));
    } else if let [n] = numbers.as_slice() {
        values.push(("n", (*n).into()));
    }
    let detail: serde_json::Value = serde_json::from_str(&line.detail).unwrap_or_default();
    let particular = |name: &str| detail.get(name);
    // Number of the entered players whose consent was recorded.
    if let Some(consents) = particular("consents").and_then(|one| one.as_i64()) {
        values.push(("consents", consents.into()));
    }
    // The person from whom a recording was taken over.
    if let Some(from) = particular("from").and_then(|one| one.as_str()) {
        values.push(("from", from.into()));
    }
    if let Some(code) = particular("result").and_then(|one| one.as_str()) {
        let result = PairingResult::from_code(code).map_or("", score_text);
        values.push(("result", result.into()));
    }
    values
}

/// The names of at most five players, then an ellipsis.
pub(crate) fn names(tournament: &Tournament, ids: &[i64]) -> String {
    const MOST: usize = 5;
    let known = ids.iter().take(MOST);
    let mut names: Vec<String> = known
        .map(|id| NamedPlayer::of(tournament, EntrantId(*id), Names::Full).name)
        .collect();
    if ids.len() > MOST {
        names.push("…".to_owned());
    }
    names.join(", ")
}

pub(crate) fn shift_text(t: &Localizer, tournament: &Tournament, shift: &Shift) -> String {
    let player = NamedPlayer::of(tournament, shift.entrant, Names::Full).name;
    t.msg_with(
        if shift.points_before == shift.points_after {
            "shift-rank"
        } else {
            "shift"
        },
        &[
            ("player", player.into()),
            ("before", shift.points_before.to_string().into()),
            ("after", shift.points_after.to_string().into()),
            ("rankbefore", shift.rank_before.into()),
            ("rankafter", shift.rank_after.into()),
        ],
    )
}
