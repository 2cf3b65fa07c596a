//! Teams and their matches as tables.

use super::standings::{figure, place};
use crate::formats::table::{Heading, Table};
use crate::tongue::Tongue;
use crate::tournament::pairing::{all_matches, team_standings, team_tiebreaks, teams};
use crate::tournament::{System, Tournament};
use crate::web::why;

/// The standings of the teams and all their matches; nothing where no teams play.
pub(in crate::web) fn of_teams(t: &Tongue, tournament: &Tournament) -> Vec<Table> {
    match tournament.options.system {
        System::Teams(_) => vec![standings(t, tournament), matches(t, tournament)],
        _ => Vec::new(),
    }
}

fn standings(t: &Tongue, tournament: &Tournament) -> Table {
    let mut columns = vec![
        Heading::number(t.say("rank")),
        Heading::words(t.say("team")),
        Heading::number(t.say("match-points")),
        Heading::number(t.say("game-points")),
        Heading::words(t.say("wdl")),
    ];
    let tiebreaks = team_tiebreaks(tournament).into_iter();
    columns.extend(tiebreaks.map(|one| Heading::number(why::name(t, one))));
    let mut table = Table::under(t.say("team-tables"), columns);
    let rows = team_standings(tournament).into_iter().map(|row| {
        let [won, drawn, lost] = row.matches;
        let mut cells = vec![
            place(row.rank, row.shared),
            row.team.name.into(),
            figure(t, row.match_points.into()),
            figure(t, row.game_points.into()),
            format!("{won}–{drawn}–{lost}").into(),
        ];
        let values = row.figures.iter().map(|one| one.value);
        cells.extend(
            values.map(|value| value.map_or("–".to_owned().into(), |value| figure(t, value))),
        );
        cells
    });
    table.rows = rows.collect();
    table
}

fn matches(t: &Tongue, tournament: &Tournament) -> Table {
    let columns = vec![
        Heading::number(t.say("field-round")),
        Heading::words(t.say("team")),
        Heading::number(t.say("game-points")),
        Heading::number(t.say("game-points")),
        Heading::words(t.say("team")),
    ];
    let mut table = Table::under(t.say("team-matches"), columns);
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
