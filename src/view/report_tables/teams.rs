//! Teams and their matches as tables.

use super::standings::{figure, figure_or_dash, place};
use crate::formats::table::{Heading, Table};
use crate::i18n::Localizer;
use crate::tournament::pairing::{all_matches, team_standings, team_tiebreaks, teams};
use crate::tournament::{System, Tournament};
use crate::view::score_breakdown;

/// The standings of the teams and all their matches; empty in events without teams.
pub(crate) fn of_teams(t: &Localizer, tournament: &Tournament) -> Vec<Table> {
    match tournament.options.system {
        System::Teams(_) => vec![standings(t, tournament), matches(t, tournament)],
        _ => Vec::new(),
    }
}

fn standings(t: &Localizer, tournament: &Tournament) -> Table {
    let mut columns = vec![
        Heading::number(t.msg("rank")),
        Heading::words(t.msg("team")),
        Heading::number(t.msg("match-points")),
        Heading::number(t.msg("game-points")),
        Heading::words(t.msg("wdl")),
    ];
    let tiebreaks = team_tiebreaks(tournament).into_iter();
    columns.extend(tiebreaks.map(|one| Heading::number(score_breakdown::name(t, one))));
    let mut table = Table::under(t.msg("team-tables"), columns);
    let rows = team_standings(tournament).into_iter().map(|row| {
        let [won, drawn, lost] = row.matches;
        let mut cells = vec![
            place(row.rank, row.shared),
            row.team.name.into(),
            figure(t, row.match_points.into()),
            figure(t, row.game_points.into()),
            format!("{won}–{drawn}–{lost}").into(),
        ];
        cells.extend(row.figures.iter().map(|one| figure_or_dash(t, one.value)));
        cells
    });
    table.rows = rows.collect();
    table
}

fn matches(t: &Localizer, tournament: &Tournament) -> Table {
    let columns = vec![
        Heading::number(t.msg("field-round")),
        Heading::words(t.msg("team")),
        Heading::number(t.msg("game-points")),
        Heading::number(t.msg("game-points")),
        Heading::words(t.msg("team")),
    ];
    let mut table = Table::under(t.msg("team-matches"), columns);
    let teams = teams(tournament);
    let name = |at: usize| {
        let team = teams.get(at).map(|team| team.name.clone());
        team.unwrap_or_default()
    };
    for (round, matches, _) in all_matches(tournament) {
        table.rows.extend(matches.iter().map(|one| {
            let [first, second] = one.score;
            vec![
                round.0.into(),
                name(one.first).into(),
                figure(t, first.into()),
                figure(t, second.into()),
                name(one.second).into(),
            ]
        }));
    }
    table
}
