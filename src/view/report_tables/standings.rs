//! The standings and the cross table as tables.

use crate::formats::lists::{List, Output};
use crate::formats::table::{Cell, Heading, Table};
use crate::i18n::Localizer;
use crate::rules::Side;
use crate::tournament::crosstable::{Crosstable, Line, RoundOutcome, Through};
use crate::tournament::standings::{SchoolRow, Standings, schools};
use crate::tournament::{EntrantId, Tournament};
use crate::view::lists::figure;
use crate::view::round_tables::{NamedPlayer, Names};
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
    let notes = more
        .into_iter()
        .chain(provisional(t, tournament, standings));
    notes.collect()
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

/// The cross table: for each player and round the opponent's row and the points.
pub(crate) fn cross_table(
    t: &Localizer,
    tournament: &Tournament,
    standings: &Standings,
    names: Names,
) -> Table {
    let through = if standings.provisional {
        Through::Live
    } else {
        Through::Round(standings.after)
    };
    let sheets = Crosstable::of(tournament, through);
    let rounds = standings
        .rows
        .iter()
        .map(|row| sheets.lines(row.entrant).len());
    let rounds = rounds.max().unwrap_or_default();
    let mut columns = vec![
        Heading::number(t.msg("rank")),
        Heading::words(t.msg("player")),
    ];
    columns.extend((1..=rounds).map(|round| Heading::words(round.to_string())));
    columns.push(Heading::number(t.msg("points")));
    let mut table = Table::under(t.msg("cross-table"), columns);
    let line_of = standings.rows.iter().zip(1u16..);
    let line_of: Vec<(EntrantId, u16)> = line_of.map(|(row, line)| (row.entrant, line)).collect();
    let rows = standings.rows.iter().zip(1u16..).map(|(row, line)| {
        let player = NamedPlayer::of(tournament, row.entrant, names);
        let mut cells = vec![line.into(), Cell::Text(player.name)];
        let lines = sheets.lines(row.entrant);
        cells.extend(lines.iter().map(|line| {
            let met = line.outcome.opponent();
            let met = met.and_then(|id| line_of.iter().find(|(one, _)| *one == id));
            cross_table_cell(line, met.map(|(_, line)| *line)).into()
        }));
        cells.resize(2 + rounds, Cell::Text(String::new()));
        cells.push(figure(t, row.score));
        cells
    });
    table.rows = rows.collect();
    table.notes = vec![t.msg("cross-table-note")];
    table.notes.extend(provisional(t, tournament, standings));
    table
}

/// A round of a player as `12w 1`: the opponent's line, who moved first, and the points; `+` and
/// `−` for a game that was not played.
fn cross_table_cell(line: &Line, met: Option<u16>) -> String {
    let result = match line.outcome {
        RoundOutcome::Out => return String::new(),
        RoundOutcome::Playing { .. } => String::new(),
        RoundOutcome::Forfeit { won: true, .. } => "+".to_owned(),
        RoundOutcome::Forfeit { won: false, .. } => "−".to_owned(),
        RoundOutcome::Played { .. } | RoundOutcome::Bye(_) => line.points.to_string(),
    };
    let side = match line.outcome.scheduled_side() {
        Some(Side::First) => "w",
        Some(Side::Second) => "b",
        None => "",
    };
    let met = met.map_or("–".to_owned(), |line| line.to_string());
    format!("{met}{side} {result}").trim_end().to_owned()
}
