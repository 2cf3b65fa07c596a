//! Entries in words, and as tables for papers and workbooks.

use crate::desk::registration::{EntryState, EventEntry, FeeSums, RegistrationSettings, amount};
use crate::formats::lists::{List, ListedEntry, Output};
use crate::formats::table::{Cell, Heading, Table};
use crate::i18n::Localizer;
use crate::system_time;
use crate::view::round_tables::Names;
use crate::view::{collation, lists};
use std::collections::BTreeMap;

/// How far an entry is.
pub(crate) fn state_text(t: &Localizer, entry: &EventEntry) -> String {
    match entry.place {
        Some(place) => t.msg_arg("entry-waiting", "place", place),
        None => t.msg(&format!("entry-{}", entry.state.code())),
    }
}

/// The CSS class of the pill of a state.
pub(crate) fn state_class(state: EntryState) -> &'static str {
    match state {
        EntryState::New => "act",
        EntryState::Waiting => "warn",
        EntryState::Accepted => "ok",
        EntryState::Declined => "bad",
        EntryState::Withdrawn => "",
    }
}

/// The fee of an entry; `None` if nothing has to be paid.
pub(crate) fn fee_text(
    t: &Localizer,
    settings: &RegistrationSettings,
    entry: &EventEntry,
) -> Option<String> {
    if entry.row.fee == 0 {
        return None;
    }
    let fee = amount(&settings.currency, entry.row.fee);
    let id = match (entry.is_paid(), entry.state) {
        (true, EntryState::Declined | EntryState::Withdrawn) => "entry-fee-back",
        (true, _) => "entry-fee-paid",
        (false, EntryState::New | EntryState::Accepted) => "entry-fee-due",
        (false, _) => return None,
    };
    Some(t.msg_arg(id, "fee", fee))
}

/// The entries as the rows of their list.
pub(crate) fn list(
    t: &Localizer,
    settings: &RegistrationSettings,
    entries: &[EventEntry],
) -> List<ListedEntry> {
    let money = |hundredths| (amount(&settings.currency, hundredths), hundredths);
    let row = |entry: &EventEntry| ListedEntry {
        state: entry.state.code(),
        state_text: state_text(t, entry),
        name: entry.name().display(Names::Full),
        given: entry.row.given.clone(),
        family: entry.row.family.clone(),
        school: entry.row.school.clone(),
        grade: entry.grade(),
        gender: entry.row.gender.clone().unwrap_or_default(),
        born: entry
            .row
            .born
            .map(|born| born.to_string())
            .unwrap_or_default(),
        contact: entry.row.contact.clone(),
        reach: entry.row.reach.clone(),
        fee: money(entry.row.fee),
        paid: money(if entry.is_paid() { entry.row.fee } else { 0 }),
        sent: system_time::field(system_time::of_millis(entry.row.sent_at_ms)),
        reason: entry.row.reason.clone(),
    };
    List::entries(entries.iter().map(row).collect())
}

/// The list of the entries and, where there are fees, their sums by school.
pub(crate) fn tables(
    t: &Localizer,
    settings: &RegistrationSettings,
    entries: &[EventEntry],
) -> Vec<Table> {
    let list = list(t, settings, entries);
    let title = t.msg("entries");
    let mut tables = vec![lists::table(t, (title, &list, Output::Paper), |_, _| None)];
    if entries.iter().any(|entry| entry.row.fee > 0) {
        tables.push(fees(t, settings, entries));
    }
    tables
}

/// The sums of fees: by school, then all.
pub(crate) fn sums_by_school(t: &Localizer, entries: &[EventEntry]) -> Vec<(String, FeeSums)> {
    let mut schools: BTreeMap<(bool, String, String), Vec<&EventEntry>> = BTreeMap::new();
    for entry in entries {
        let key = entry.school_key();
        let name = entry.row.school.clone().unwrap_or_default();
        let place = (key.is_empty(), collation::plain(&name), key);
        schools.entry(place).or_default().push(entry);
    }
    let mut sums: Vec<(String, FeeSums)> = schools
        .into_values()
        .map(|own| {
            let school = own.first().and_then(|one| one.row.school.clone());
            let name = school.unwrap_or_else(|| t.msg("players-no-school"));
            (name, FeeSums::of(own))
        })
        .filter(|(_, sums)| *sums != FeeSums::default())
        .collect();
    sums.push((t.msg("entries-all"), FeeSums::of(entries)));
    sums
}

fn fees(t: &Localizer, settings: &RegistrationSettings, entries: &[EventEntry]) -> Table {
    let mut table = Table::under(
        t.msg("entries-fees"),
        vec![
            Heading::school(t.msg("school")),
            Heading::number(t.msg("fees-due")),
            Heading::number(t.msg("fees-paid")),
            Heading::number(t.msg("fees-open")),
            Heading::number(t.msg("fees-back")),
        ],
    );
    let money = |hundredths: i64| Cell::Figure {
        shown: amount(&settings.currency, hundredths),
        value: hundredths as f64 / 100.0,
    };
    let sums = sums_by_school(t, entries).into_iter();
    table.rows = sums
        .map(|(name, sums)| {
            let figures = [sums.due, sums.paid, sums.open, sums.back].map(money);
            std::iter::once(Cell::from(name)).chain(figures).collect()
        })
        .collect();
    table
}
