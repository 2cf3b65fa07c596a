//! Standings, computed for each request and never stored.

use super::events::Event;
use super::{Desk, Fault};
use crate::formats::Names;
use crate::formats::lists::List;
use crate::tournament::standings::{Category, Standings, live, of, within};
use crate::tournament::{RoundNo, Tournament};

impl Desk {
    /// The standings after a closed round or at present, with the tournament. Drafts do not count.
    ///
    /// # Errors
    /// As [`check_closed`].
    pub fn standings(
        &self,
        event: &Event,
        after: Option<RoundNo>,
    ) -> Result<(Tournament, Standings), Fault> {
        let tournament = self.tournament(event)?;
        check_closed(&tournament, after)?;
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
        Ok(List::standings_within(&tournament, rows, names).csv())
    }
}

/// Checks that a round is closed, so that there are standings after it.
///
/// # Errors
/// [`Fault::NoSuchRound`]; [`Fault::RoundIsNotOver`].
pub fn check_closed(tournament: &Tournament, after: Option<RoundNo>) -> Result<(), Fault> {
    let Some(round) = after else {
        return Ok(());
    };
    if tournament
        .closed
        .iter()
        .any(|closed| closed.number == round)
    {
        return Ok(());
    }
    if tournament
        .posted()
        .is_some_and(|posted| posted.number == round)
    {
        return Err(Fault::RoundIsNotOver(round));
    }
    Err(Fault::NoSuchRound(round.to_string()))
}

/// The standings after a closed round or at present.
pub(super) fn ranked(tournament: &Tournament, after: Option<RoundNo>) -> Standings {
    match after {
        Some(round) => of(tournament, round),
        None => live(tournament),
    }
}
