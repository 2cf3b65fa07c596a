//! The standings of players by board, for board prizes.

use super::matches::all_matches;
use super::school_team::{team_of, teams};
use crate::rules::Side;
use crate::tournament::crosstable::Score;
use crate::tournament::{EntrantId, Points, System, Tournament};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// A player in the standings of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardRow {
    /// The number of the board in a match, from 1: the one at which the player played most games; of equally many the
    /// first.
    pub board: u16,
    /// The place at this board, from 1; tied players share it.
    pub rank: u16,
    /// Whether the place is shared.
    pub shared: bool,
    /// The player.
    pub entrant: EntrantId,
    /// The place of the team among the teams.
    pub team: usize,
    /// Number of games played, at any board. Forfeits and byes are no games.
    pub games: u16,
    /// The points of these games.
    pub points: Points,
    /// The percentage of the points that these games were worth, in tenths: 667 for two of three.
    pub per_mille: u16,
}

/// The games of a player.
#[derive(Default)]
struct Played {
    /// Number of games at each board of a match, the top board first.
    at: Vec<u16>,
    points: Points,
}

/// The standings by board with the results so far, board after board: by points, then by percentage. Empty without
/// teams. Who played no game is not listed.
pub fn board_standings(tournament: &Tournament) -> Vec<BoardRow> {
    if !matches!(tournament.options.system, System::Teams(_)) {
        return Vec::new();
    }
    let team_of = team_of(&teams(tournament));
    let scoring = &tournament.options.scoring;
    let row = |(entrant, played): (EntrantId, Played)| {
        let games: u16 = played.at.iter().sum();
        let most = played.at.iter().max()?;
        let board = played.at.iter().position(|count| count == most)?;
        let worth = scoring.win.times(games).in_halves().max(1);
        let per_mille = (u32::from(played.points.in_halves()) * 1_000 + u32::from(worth) / 2)
            / u32::from(worth);
        Some(BoardRow {
            board: u16::try_from(board + 1).ok()?,
            rank: 0,
            shared: false,
            entrant,
            team: *team_of.get(&entrant)?,
            games,
            points: played.points,
            per_mille: u16::try_from(per_mille).unwrap_or(u16::MAX),
        })
    };
    let mut rows: Vec<BoardRow> = games(tournament).into_iter().filter_map(row).collect();
    let value = |row: &BoardRow| (row.board, Reverse(row.points), Reverse(row.per_mille));
    rows.sort_by_key(|row| (value(row), tournament.number_of(row.entrant)));
    for of_board in rows.chunk_by_mut(|one, other| one.board == other.board) {
        let mut rank = 1;
        for tied in of_board.chunk_by_mut(|one, other| value(one) == value(other)) {
            let count = tied.len() as u16;
            for row in tied {
                (row.rank, row.shared) = (rank, count > 1);
            }
            rank += count;
        }
    }
    rows
}

/// The played games of all rounds, by player.
fn games(tournament: &Tournament) -> BTreeMap<EntrantId, Played> {
    let scoring = &tournament.options.scoring;
    let mut of_all: BTreeMap<EntrantId, Played> = BTreeMap::new();
    let all = all_matches(tournament).into_iter();
    for one in all.flat_map(|(_, matches, _)| matches) {
        let mut seats = one.seats;
        seats.sort_by_key(|(pairing, _)| pairing.board);
        for (at, (pairing, scored)) in seats.into_iter().enumerate() {
            let Some(scored) = scored.filter(|scored| scored.result.is_meeting()) else {
                continue;
            };
            for (side, entrant) in [(Side::First, pairing.first), (Side::Second, pairing.second)] {
                let played = of_all.entry(entrant).or_default();
                if played.at.len() <= at {
                    played.at.resize(at + 1, 0);
                }
                played.at[at] += 1;
                played.points += match scored.result.score(side) {
                    Score::Win => scoring.win,
                    Score::Draw => scoring.draw,
                    Score::Loss => scoring.loss,
                };
            }
        }
    }
    of_all
}
