//! Teams and their matches as tables.

use crate::formats::Names;
use crate::formats::lists::{List, Output};
use crate::formats::table::{Heading, Table};
use crate::i18n::Localizer;
use crate::tournament::pairing::{all_matches, teams};
use crate::tournament::{System, Tournament};
use crate::view::lists::{self, figure};

/// The standings of the teams, all their matches, and the standings by board; empty in events without teams.
pub(crate) fn of_teams(t: &Localizer, tournament: &Tournament, names: Names) -> Vec<Table> {
    match tournament.options.system {
        System::Teams(_) => {
            let list = List::team_standings(tournament);
            let standings =
                lists::table(t, (t.msg("team-tables"), &list, Output::Paper), |_, _| None);
            let boards = List::board_standings(tournament, names);
            let title = t.msg("board-standings");
            let boards = lists::table(t, (title, &boards, Output::Paper), |_, _| None);
            vec![standings, matches(t, tournament), boards]
        }
        _ => Vec::new(),
    }
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
