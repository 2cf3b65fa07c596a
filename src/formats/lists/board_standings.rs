//! The standings of players by board.

use super::{Column, List, ListRow, columns};
use crate::Names;
use inkundla_core::tournament::pairing::{BoardRow, board_standings, teams};
use inkundla_core::tournament::tiebreak::Value;
use inkundla_core::tournament::{Entrant, Options, Tournament};

/// A player in the standings of a board.
pub struct RankedAtBoard<'a> {
    /// The row.
    pub row: BoardRow,
    /// The player.
    pub entrant: &'a Entrant,
    /// The name of the team.
    pub team: String,
    names: Names,
}

impl<'a> List<RankedAtBoard<'a>> {
    /// The standings by board, including the round being played; without rows in events without teams.
    pub fn board_standings(tournament: &'a Tournament, names: Names) -> List<RankedAtBoard<'a>> {
        let teams = teams(tournament);
        let listed = board_standings(tournament).into_iter();
        let listed = listed.filter(|row| tournament.lists_place(Some(row.rank)));
        let row = |row: BoardRow| {
            Some(RankedAtBoard {
                entrant: tournament.entrant(row.entrant)?,
                team: teams.get(row.team)?.name.clone(),
                row,
                names,
            })
        };
        List::of(&tournament.options, listed.filter_map(row).collect())
    }
}

impl ListRow for RankedAtBoard<'_> {
    const SCHEMA: &'static str = "BoardRow";

    fn columns(_: &Options) -> Vec<Column<Self>> {
        columns! {
            "board": "board" [Paper Csv Json] Number(|one| one.row.board) => "the number of the board in a match";
            "rank": "rank" [Page Paper Csv Json] Rank(|one| (one.row.rank, one.row.shared));
            "shared" [Json] Flag(|one| one.row.shared);
            "player_id" as "player" [Csv Json] Number(|one| one.entrant.number);
            "name": "player" [Page Paper Csv] Player(|one| (one.entrant, one.names));
            "team": "team" [Paper Csv] Team(|one| one.team.clone());
            "points": "points" [Page Paper Csv Json] Score(|one| one.row.points.into()) => "a decimal number";
            "games": "games" [Page Paper Csv Json] Number(|one| one.row.games);
            "percent": "percent" [Page Paper Csv Json]
                Points(|one| Value::thousandths(i64::from(one.row.per_mille) * 100)) => "a decimal number";
        }
    }
}
