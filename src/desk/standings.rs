//! Who stands where: derived at each look, never kept.

use super::events::Event;
use super::games::Watched;
use super::{Desk, Fault};
use crate::formats::{ByteOrderMark, Names, standings_csv};
use crate::tournament::standings::{Category, Standings, live, of, within};
use crate::tournament::{RoundNo, Tournament};
use chrono::{DateTime, Utc};

impl Desk {
    /// The standings after a closed round, or as they are now, with the
    /// tournament they were derived from. Drafts do not count.
    ///
    /// # Errors
    /// Those of the store.
    pub fn standings(
        &self,
        event: &Event,
        after: Option<RoundNo>,
    ) -> Result<(Tournament, Standings), Fault> {
        let tournament = self.tournament(event)?;
        let standings = ranked(&tournament, after);
        Ok((tournament, standings))
    }

    /// The same as outsiders see it: with the results of the round under way
    /// that they may know of.
    ///
    /// # Errors
    /// Those of the store.
    pub fn standings_watched(
        &self,
        event: &Event,
        after: Option<RoundNo>,
        at: DateTime<Utc>,
    ) -> Result<Watched<(Tournament, Standings)>, Fault> {
        let watched = self.tournament_watched(event, at)?;
        let standings = ranked(&watched.shown, after);
        Ok(Watched {
            shown: (watched.shown, standings),
            moment: watched.moment,
            more_at: watched.more_at,
        })
    }

    /// The standings of a category as CSV: the same bytes for the web and the command line.
    ///
    /// # Errors
    /// Those of the store.
    pub fn standings_csv(
        &self,
        event: &Event,
        after: Option<RoundNo>,
        category: &Category,
        names: Names,
        mark: ByteOrderMark,
    ) -> Result<String, Fault> {
        let (tournament, standings) = self.standings(event, after)?;
        let rows = within(&tournament, &standings, category);
        Ok(standings_csv::write(&tournament, &rows, names, mark))
    }
}

fn ranked(tournament: &Tournament, after: Option<RoundNo>) -> Standings {
    match after {
        Some(round) => of(tournament, round),
        None => live(tournament),
    }
}
