//! Standings, computed for each request and never stored.

use super::events::Event;
use super::{Desk, Fault};
use crate::formats::{Names, standings_csv};
use crate::tournament::standings::{Category, Standings, live, of, within};
use crate::tournament::{RoundNo, Tournament};

impl Desk {
    /// The standings after a closed round or at present, with the tournament. Drafts do not count.
    pub fn standings(
        &self,
        event: &Event,
        after: Option<RoundNo>,
    ) -> Result<(Tournament, Standings), Fault> {
        let tournament = self.tournament(event)?;
        let standings = ranked(&tournament, after);
        Ok((tournament, standings))
    }

    /// The standings of a category as CSV, for the command line.
    pub fn standings_csv(
        &self,
        event: &Event,
        after: Option<RoundNo>,
        category: &Category,
        names: Names,
    ) -> Result<String, Fault> {
        let (tournament, standings) = self.standings(event, after)?;
        let rows = within(&tournament, &standings, category);
        Ok(standings_csv::write(&tournament, &rows, names))
    }
}

/// The standings after a closed round or at present.
pub(super) fn ranked(tournament: &Tournament, after: Option<RoundNo>) -> Standings {
    match after {
        Some(round) => of(tournament, round),
        None => live(tournament),
    }
}
