//! The tabs of the standings: players, schools, the cross-table, teams or a bracket, statistics.

use crate::i18n::Localizer;
use crate::pages::shared::standings_query::QueryChoice;
use crate::paths::EventPaths;
use crate::tournament::{System, Tournament, schools};

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum StandingsTab {
    Players,
    /// Schools by their best players.
    Schools,
    /// The opponents and results of each player.
    CrossTable,
    /// Games by round, players and games by group.
    Statistics,
    /// The players by board, where teams meet.
    Boards,
    /// Teams, groups or a bracket, depending on the system.
    Tables,
}

/// The tabs of the event that the visitor may see. The value of a choice is its address.
pub(super) fn list_tabs(
    t: &Localizer,
    paths: &EventPaths,
    tournament: &Tournament,
    current: StandingsTab,
) -> Vec<QueryChoice> {
    let system = tournament.options.system;
    let has_schools = schools(&tournament.entrants).len() > 1;
    let has_tables = system.has_tables() && tournament.has_begun();
    let (standings, schools) = (paths.standings(), paths.standings_schools());
    let (has_begun, crosstable) = (tournament.has_begun(), paths.cross_table());
    let is_of_teams = matches!(system, System::Teams(_));
    let mut all = [
        (StandingsTab::Players, true, standings, "step-players"),
        (
            StandingsTab::Boards,
            is_of_teams && has_begun,
            paths.board_standings(),
            "tab-boards",
        ),
        (StandingsTab::Schools, has_schools, schools, "schools-title"),
        (
            StandingsTab::CrossTable,
            has_begun,
            crosstable,
            "cross-table",
        ),
        (
            StandingsTab::Statistics,
            has_begun,
            paths.statistics(),
            "statistics",
        ),
        (
            StandingsTab::Tables,
            has_tables,
            paths.finals(),
            crate::view::event_final::title(system),
        ),
    ];
    // In a team event the teams come first.
    if is_of_teams {
        all.rotate_right(1);
    }
    let known = all
        .into_iter()
        .filter(|(list, is_there, ..)| *is_there || *list == current);
    known
        .map(|(list, _, value, word)| QueryChoice {
            value,
            text: t.msg(word),
            is_chosen: list == current,
        })
        .collect()
}
