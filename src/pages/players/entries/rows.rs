//! The entries by school, with what the organiser may want to know about each.

use crate::desk::registration::{Decision, EntryState, EventEntry, RegistrationSettings};
use crate::formats::entrants_csv::{Question, RowState, check};
use crate::i18n::Localizer;
use crate::tournament::Tournament;
use crate::view::collation;
use crate::view::entry_list::{fee_text, state_class, state_text};
use crate::view::round_tables::Names;
use crate::view::school_token::SchoolToken;
use std::collections::HashMap;

/// The entries of a school.
pub(super) struct EntryGroup {
    pub(super) key: String,
    pub(super) name: String,
    pub(super) token: Option<SchoolToken>,
    /// The label of the button that accepts all new ones.
    pub(super) accept: Option<String>,
    /// Whether all fees can be noted as paid.
    pub(super) may_pay: bool,
    pub(super) rows: Vec<EntryRow>,
}

impl EntryGroup {
    /// Which entries a button of the group is about.
    pub(super) fn whom(&self) -> String {
        format!("of {}", self.key).trim_end().to_owned()
    }
}

/// An entry.
pub(super) struct EntryRow {
    pub(super) id: i64,
    pub(super) name: String,
    /// Grade, gender and year of birth.
    pub(super) about: String,
    pub(super) state: (&'static str, String),
    pub(super) fee: Option<String>,
    /// The sender, and how to reach them.
    pub(super) contact: String,
    /// Duplicates, consent, the reason for declining, and what is left to do.
    pub(super) notes: Vec<String>,
    pub(super) is_open: bool,
    /// The number of the player in addresses.
    pub(super) player: Option<i64>,
}

/// The order of the list: by school, those without one last; then as they came.
pub(super) fn order(entry: &EventEntry) -> (bool, String, String, i64) {
    let name = entry.row.school.as_deref().unwrap_or_default();
    let key = entry.school_key();
    (key.is_empty(), collation::plain(name), key, entry.id())
}

/// Entries in the [order] of the list, by school.
pub(super) fn by_school(
    t: &Localizer,
    (tournament, settings): (&Tournament, &RegistrationSettings),
    listed: &[&EventEntry],
    all: &[EventEntry],
) -> Vec<EntryGroup> {
    let doubles = doubles(t, tournament, all);
    let mut groups: Vec<EntryGroup> = Vec::new();
    for entry in listed {
        let key = entry.school_key();
        if groups.last().is_none_or(|group| group.key != key) {
            groups.push(group(t, tournament, (&key, entry), all));
        }
        if let Some(group) = groups.last_mut() {
            let double = doubles.get(&entry.id());
            group.rows.push(row(t, settings, entry, double));
        }
    }
    groups
}

fn group(
    t: &Localizer,
    tournament: &Tournament,
    (key, first): (&str, &EventEntry),
    all: &[EventEntry],
) -> EntryGroup {
    let own = || all.iter().filter(|one| one.school_key() == key);
    let new = own().filter(|one| one.state == EntryState::New).count();
    let school = first.row.school.as_deref();
    EntryGroup {
        name: school.map_or_else(|| t.msg("players-no-school"), str::to_owned),
        token: school.map(|school| SchoolToken::of(tournament, school)),
        accept: (new > 1).then(|| t.msg_arg("entries-accept", "n", new)),
        may_pay: own().filter(|one| Decision::Paid.fits(one)).count() > 1,
        rows: Vec::new(),
        key: key.to_owned(),
    }
}

fn row(
    t: &Localizer,
    settings: &RegistrationSettings,
    entry: &EventEntry,
    double: Option<&String>,
) -> EntryRow {
    let grade = entry
        .grade()
        .map(|grade| t.msg_arg("grade", "grade", grade.code()));
    let gender = entry
        .gender()
        .map(|gender| t.msg(&format!("gender-{}", gender.code())));
    let born = entry.row.born.map(|born| born.to_string());
    let about: Vec<String> = [grade, gender, born].into_iter().flatten().collect();
    let is_gone = entry.state == EntryState::Withdrawn && entry.entrant.is_some();
    let notes = [
        double.filter(|_| entry.is_open()).cloned(),
        (entry.row.is_public != 0).then(|| t.msg("entries-full-name")),
        is_gone.then(|| t.msg("entries-still-player")),
        Some(entry.row.reason.clone()).filter(|reason| !reason.is_empty()),
    ];
    EntryRow {
        id: entry.id(),
        name: entry.name().display(Names::Full),
        about: about.join(" · "),
        state: (state_class(entry.state), state_text(t, entry)),
        fee: fee_text(t, settings, entry),
        contact: format!("{} · {}", entry.row.contact, entry.row.reach),
        notes: notes.into_iter().flatten().collect(),
        is_open: entry.is_open(),
        player: entry.entrant.map(|entrant| entrant.0),
    }
}

/// Open entries of a child who seems to be a player already, or to be entered twice, each with a sentence.
fn doubles(t: &Localizer, tournament: &Tournament, all: &[EventEntry]) -> HashMap<i64, String> {
    let open: Vec<&EventEntry> = all.iter().filter(|entry| entry.is_open()).collect();
    let cells: Vec<_> = (1..).zip(&open).map(|(row, one)| one.cells(row)).collect();
    let checked = check(&cells, &tournament.entrants);
    let found = checked.into_iter().filter_map(|row| {
        let entry = open.get(row.row.checked_sub(1)? as usize)?;
        let sentence = match row.state {
            RowState::Question(Question::SameAsEntrant(id)) => {
                let same = tournament.entrants.iter().find(|one| one.id == id)?;
                t.msg_arg("entries-same-player", "number", same.number)
            }
            RowState::Question(Question::SameAsRow(_)) => t.msg("entries-same-entry"),
            _ => return None,
        };
        Some((entry.id(), sentence))
    });
    found.collect()
}
