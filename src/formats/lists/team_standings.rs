//! The standings of the teams.

use super::{Column, List, ListRow, columns};
use inkundla_core::tournament::pairing::{TeamRow, team_standings, team_tiebreaks};
use inkundla_core::tournament::tiebreak::Figure;
use inkundla_core::tournament::{Options, Tiebreak, Tournament};

impl List<TeamRow> {
    /// The standings of the teams, including the round being played; without rows in events without teams.
    pub fn team_standings(tournament: &Tournament) -> List<TeamRow> {
        let mut rows = team_standings(tournament);
        rows.retain(|row| tournament.lists_place(Some(row.rank)));
        List::of(&tournament.options, rows)
    }
}

impl ListRow for TeamRow {
    const SCHEMA: &'static str = "TeamRow";

    fn columns(options: &Options) -> Vec<Column<Self>> {
        // The other points have a column of their own on the page.
        let is_first = team_tiebreaks(options).first() == Some(&Tiebreak::OTHER_POINTS);
        let mut own = team_tiebreaks(options);
        let figures: fn(&TeamRow) -> &[Figure] = if is_first {
            own.remove(0);
            |one| one.figures.get(1..).unwrap_or_default()
        } else {
            |one| &one.figures
        };
        columns! {
            "rank": "rank" [Page Paper Csv Json] Rank(|one| (one.rank, one.shared));
            "shared" [Json] Flag(|one| one.shared);
            "team_id" as "team" [Csv Json] Number(|one| one.number) => "the number of the team";
            "team" as "name": "team" [Page Paper Csv Json] Team(|one| one.team.name.clone());
            "match_points": "match-points" [Page Paper Csv Json] Score(|one| one.match_points.into())
                => "a decimal number";
            "game_points": "game-points" [Page Paper Csv Json] Points(|one| one.game_points.into())
                => "a decimal number";
            "games": "team-matches" [Page] Rounds;
            "wdl": "wdl" / "wdl-long" [Paper] Tally(|one| one.matches.map(|one| one.to_string()).join("–"));
            "won" [Csv Json] Number(|one| one.matches[0]) => "matches";
            "drawn" [Csv Json] Number(|one| one.matches[1]);
            "lost" [Csv Json] Number(|one| one.matches[2]);
            "tiebreaks" [Page] Tiebreaks(own, figures);
            "tiebreaks" [Paper Csv Json] Tiebreaks(team_tiebreaks(options), |one| &one.figures);
        }
    }
}
