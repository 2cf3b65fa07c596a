//! The standings as tables.

use crate::formats::lists::{List, Output};
use crate::formats::table::Table;
use crate::i18n::Localizer;
use crate::tournament::Tournament;
use crate::tournament::standings::{SchoolRow, Standings, schools};
use crate::view::round_tables::Names;
use crate::view::{collation, lists};

/// The standings on papers, with their notes.
pub(crate) fn standings(
    t: &Localizer,
    tournament: &Tournament,
    standings: &Standings,
    names: Names,
) -> Table {
    standings_for(Output::Paper, t, tournament, standings, names)
}

/// The standings for a paper or a wall, with their notes.
pub(crate) fn standings_for(
    output: Output,
    t: &Localizer,
    tournament: &Tournament,
    standings: &Standings,
    names: Names,
) -> Table {
    let list = List::standings(tournament, standings, names);
    let mut table = lists::table(t, (t.msg("standings"), &list, output), |_, _| None);
    table.notes = standings_notes(t, tournament, standings);
    table
}

/// The sentences below the standings.
pub(crate) fn standings_notes(
    t: &Localizer,
    tournament: &Tournament,
    standings: &Standings,
) -> Vec<String> {
    let has_more = standings.rows.iter().any(|row| row.byes > 0);
    let more = has_more.then(|| t.msg("wdl-more"));
    let notes = top_note(t, tournament)
        .into_iter()
        .chain(more)
        .chain(provisional(t, tournament, standings));
    notes.collect()
}

/// The note that only the first places are listed.
pub(crate) fn top_note(t: &Localizer, tournament: &Tournament) -> Option<String> {
    let top = tournament.options.outside.top?;
    Some(t.msg_arg("standings-top", "top", top))
}

/// The note that results are missing.
pub(super) fn provisional(
    t: &Localizer,
    tournament: &Tournament,
    standings: &Standings,
) -> Option<String> {
    let posted = tournament.posted().filter(|_| standings.provisional)?;
    Some(t.plural("standings-provisional", posted.missing().len()))
}

/// The schools by their places; those that share a place by name.
pub(crate) fn schools_in_order<'a>(
    tournament: &'a Tournament,
    standings: &'a Standings,
    best: usize,
) -> Vec<SchoolRow<'a>> {
    let mut rows = schools(tournament, standings, best);
    rows.sort_by_cached_key(|row| (row.place, collation::key(row.school)));
    rows
}

/// A table of its own players for each school, in the order of the schools.
pub(crate) fn of_schools(
    t: &Localizer,
    tournament: &Tournament,
    all: &Standings,
    names: Names,
) -> Vec<Table> {
    let schools = schools_in_order(tournament, all, all.rows.len().max(1));
    let report = |school: &SchoolRow<'_>| {
        let own = Standings {
            rows: school.counted.iter().map(|row| (*row).clone()).collect(),
            ..all.clone()
        };
        let mut table = standings(t, tournament, &own, names);
        table.title = school.school.to_owned();
        let entered = t.plural("schools-entered", school.entered);
        table.notes.insert(0, entered);
        table
    };
    schools.iter().map(report).collect()
}
