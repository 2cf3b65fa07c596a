//! Compares the places of a file with those that its points and tie-breaks give.

use super::Trf;
use inkundla_core::tournament::pairing::team_standings;
use inkundla_core::tournament::standings::{Row, live};
use inkundla_core::tournament::tiebreak::Detail;
use inkundla_core::tournament::{Edition, Tiebreak};

/// A place that the tie-breaks of the file do not give.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WrongPlace {
    /// The number of the player or team.
    pub number: u32,
    /// The place in the file.
    pub written: u32,
    /// The place by the tie-breaks.
    pub counted: u32,
}

/// Why the places of a file cannot be compared.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Uncompared {
    /// No order of tie-breaks.
    #[error("the file has no tie-breaks (record 202 or 212)")]
    NoTiebreaks,
    /// No places.
    #[error("the file has no places")]
    NoPlaces,
    /// Tie-breaks before the points.
    #[error("record 212 has tie-breaks before the points, and the points come first here")]
    PointsLater,
    /// Games without a result.
    #[error("games have no result yet")]
    Unfinished,
    /// An unknown code, points that are no halves, or contradictions.
    #[error("{0}")]
    Other(String),
}

impl Trf {
    /// The places of players, or of teams, that the points and tie-breaks of the file do not give, by
    /// C.07 of 2026. Who shares a place may have any of the places that are shared.
    ///
    /// # Errors
    /// Why they cannot be compared.
    pub fn wrong_places(&self) -> Result<Vec<WrongPlace>, Uncompared> {
        let other = |why: String| Uncompared::Other(why);
        let tiebreaks = self.tiebreaks().map_err(|why| other(why.to_string()))?;
        let tiebreaks = tiebreaks.ok_or(Uncompared::NoTiebreaks)?;
        if self.has_points_later() {
            return Err(Uncompared::PointsLater);
        }
        if let Some(code) = of_records(&tiebreaks) {
            return Err(other(format!("{code} is counted from recorded games only")));
        }
        let written = self.written_places();
        if written.iter().all(|(_, place)| place.is_none()) {
            return Err(Uncompared::NoPlaces);
        }
        if self.has_open_games() {
            return Err(Uncompared::Unfinished);
        }
        let counted = self.counted_places(&tiebreaks).map_err(other)?;
        let shared = |place: u32| counted.iter().filter(|(_, one)| *one == place).count() as u32;
        let wrong = written.into_iter().filter_map(|(number, written)| {
            let (_, counted) = counted.iter().find(|(one, _)| *one == number)?;
            let (written, counted) = (written?, *counted);
            let is_right = (counted..counted + shared(counted)).contains(&written);
            (!is_right).then_some(WrongPlace {
                number,
                written,
                counted,
            })
        });
        Ok(wrong.collect())
    }

    /// The numbers of players or teams with their places in the file.
    fn written_places(&self) -> Vec<(u32, Option<u32>)> {
        if self.is_of_teams() {
            let teams = self.teams.teams.iter();
            return teams.map(|team| (team.number, team.rank)).collect();
        }
        let players = self.players.iter();
        players.map(|player| (player.number, player.rank)).collect()
    }

    fn has_open_games(&self) -> bool {
        use super::Mark::{Adjourned, Blank};
        let mut entries = self.players.iter().flat_map(|player| &player.entries);
        entries.any(|entry| entry.against.is_some() && matches!(entry.mark, Adjourned | Blank))
    }

    fn counted_places(&self, tiebreaks: &[Tiebreak]) -> Result<Vec<(u32, u32)>, String> {
        if self.is_of_teams() {
            let tournament = self.tournament();
            let tournament = tournament.map_err(|faults| faults[0].to_string())?;
            let number = |at: u16| self.teams.teams.get(usize::from(at).checked_sub(1)?);
            let rows = team_standings(&tournament).into_iter();
            let places = rows.filter_map(|row| Some((number(row.number)?.number, row.rank.into())));
            return Ok(places.collect());
        }
        if self.system.is_some() {
            let tournament = self.tournament();
            let tournament = tournament.map_err(|faults| faults[0].to_string())?;
            let rows = live(&tournament).rows;
            return Ok(rows.into_iter().map(place).collect());
        }
        let tiebreaks = tiebreaks.iter().map(|one| one.of_players());
        let tiebreaks = tiebreaks.collect::<Result<Vec<_>, _>>();
        let tiebreaks = tiebreaks.map_err(|why| why.to_string())?;
        let rows = self.standings(&tiebreaks, Edition::Of2026, Detail::Values);
        let rows = rows.map_err(|why| why.to_string())?;
        Ok(rows.into_iter().map(place).collect())
    }
}

/// The number and the place of a row.
fn place(row: Row) -> (u32, u32) {
    let number = u32::try_from(row.entrant.0).unwrap_or_default();
    (number, row.rank.into())
}

/// The first tie-break that is counted from recorded games only: differences of cows and discs.
fn of_records(tiebreaks: &[Tiebreak]) -> Option<String> {
    let mut codes = tiebreaks.iter().map(|one| one.code());
    codes.find(|code| code.starts_with("CD") || code.starts_with("DD"))
}
