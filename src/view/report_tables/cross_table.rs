//! The cross table: for each player and round the opponent's place and the result.

use super::standings::provisional;
use crate::formats::table::{Cell, ColumnKind, Heading, Table};
use crate::i18n::Localizer;
use crate::rules::{Ruleset, Side};
use crate::tournament::crosstable::{Crosstable, Line, RoundOutcome, Through};
use crate::tournament::standings::Standings;
use crate::tournament::{EntrantId, Tournament};
use crate::view::lists::{PageCell, figure};
use crate::view::meeting::Meeting;
use crate::view::round_tables::{NamedPlayer, Names};

/// The cross table on papers and in workbooks, with its notes.
pub(crate) fn cross_table(
    t: &Localizer,
    tournament: &Tournament,
    standings: &Standings,
    names: Names,
) -> Table {
    let player = |id| NamedPlayer::of(tournament, id, names).name.into();
    let game = |line: &Line, place| text(line, place).into();
    let mut table = table(t, tournament, standings, (player, game));
    table.notes = vec![t.msg("cross-table-note")];
    table.notes.extend(provisional(t, tournament, standings));
    table
}

/// The cross table on pages: sides and results are drawn.
pub(crate) fn cross_table_page(
    t: &Localizer,
    ruleset: &Ruleset,
    tournament: &Tournament,
    standings: &Standings,
    player: impl Fn(EntrantId) -> PageCell,
) -> Table<PageCell> {
    let game = |line: &Line, place| match Meeting::of(t, ruleset, line, place) {
        Some(game) => PageCell::Meeting(game),
        None => Cell::Text(String::new()).into(),
    };
    let mut table = table(t, tournament, standings, (player, game));
    table.notes = provisional(t, tournament, standings).into_iter().collect();
    table
}

/// The table, with the cells that the functions make of a player, and of a round with the opponent's place.
fn table<C: From<Cell>>(
    t: &Localizer,
    tournament: &Tournament,
    standings: &Standings,
    (player, game): (impl Fn(EntrantId) -> C, impl Fn(&Line, Option<u16>) -> C),
) -> Table<C> {
    let through = if standings.provisional {
        Through::Live
    } else {
        Through::Round(standings.after)
    };
    let sheets = Crosstable::of(tournament, through);
    let listed = || {
        let rows = standings.rows.iter();
        rows.filter(|row| tournament.lists_place(row.is_placed.then_some(row.rank)))
    };
    let rounds = listed().map(|row| sheets.lines(row.entrant).len());
    let rounds = rounds.max().unwrap_or_default();
    let mut columns = vec![
        Heading::number(t.msg("rank")),
        Heading::words(t.msg("player")),
    ];
    columns.extend((1..=rounds).map(|round| Heading::words(round.to_string())));
    columns.push(Heading {
        text: t.msg("points"),
        kind: ColumnKind::Score,
    });
    let mut table = Table::under(t.msg("cross-table"), columns);
    let line_of = listed().zip(1u16..);
    let line_of: Vec<(EntrantId, u16)> = line_of.map(|(row, line)| (row.entrant, line)).collect();
    let rows = listed().zip(1u16..).map(|(row, line)| {
        let mut cells = vec![Cell::from(line).into(), player(row.entrant)];
        let lines = sheets.lines(row.entrant);
        cells.extend(lines.iter().map(|line| {
            let met = line.outcome.opponent();
            let met = met.and_then(|id| line_of.iter().find(|(one, _)| *one == id));
            game(line, met.map(|(_, line)| *line))
        }));
        cells.resize_with(2 + rounds, || Cell::Text(String::new()).into());
        cells.push(figure(t, row.score).into());
        cells
    });
    table.rows = rows.collect();
    table
}

/// A round of a player as `12w 1`: the opponent's line, who moved first, and the points; `+` and
/// `−` for a game that was not played.
fn text(line: &Line, met: Option<u16>) -> String {
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
