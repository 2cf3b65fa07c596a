//! Standings: places by points and tie-breaks, after a round or live.

mod category;
mod rank;
mod school_standings;
mod tied_groups;

pub use category::{Category, Within, placed, within};
pub(in crate::tournament) use rank::by_points;
pub use rank::{RankingInput, Row, ranked};
pub use school_standings::{BEST_OF_SCHOOL, SchoolRow, schools};
pub use tied_groups::RankingEntrant;

use super::crosstable::Through;
use super::pairing::levels;
use super::tiebreak::Detail;
use super::{EntrantId, RoundNo, Tournament};

/// The standings of a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standings {
    /// The last round that is counted; 0 before the first.
    pub after: RoundNo,
    /// Whether games are still being played, or to be played.
    pub provisional: bool,
    /// The rows in order of places; entrants who share a place are in order of start numbers.
    pub rows: Vec<Row>,
}

impl Standings {
    /// The row of an entrant.
    pub fn row(&self, entrant: EntrantId) -> Option<&Row> {
        self.rows.iter().find(|row| row.entrant == entrant)
    }
}

/// The standings after a closed round, without the working of the figures.
pub fn of(tournament: &Tournament, after: RoundNo) -> Standings {
    after_round(tournament, after, Detail::Values)
}

/// The standings after all closed rounds and the results so far of the round being played,
/// without the working of the figures.
pub fn live(tournament: &Tournament) -> Standings {
    now(tournament, Detail::Values)
}

/// The standings after a round, or the live standings, with the working of each figure.
pub fn explained(tournament: &Tournament, after: Option<RoundNo>) -> Standings {
    match after {
        Some(round) => after_round(tournament, round, Detail::Working),
        None => now(tournament, Detail::Working),
    }
}

fn after_round(tournament: &Tournament, after: RoundNo, detail: Detail) -> Standings {
    let counted = tournament.options.outside.last_counted().unwrap_or(after);
    let after = after
        .min(counted)
        .min(RoundNo(tournament.closed.len() as u16));
    let mut counted = tournament
        .closed
        .iter()
        .filter(|round| round.number <= after);
    let is_provisional = counted.any(|round| !round.postponed.is_empty());
    Standings {
        after,
        provisional: is_provisional,
        rows: rows(tournament, Through::Round(after), detail),
    }
}

fn now(tournament: &Tournament, detail: Detail) -> Standings {
    let is_held = tournament.options.outside.last_counted().is_some();
    match tournament.posted().filter(|_| !is_held) {
        Some(posted) => Standings {
            after: posted.number,
            provisional: true,
            rows: rows(tournament, Through::Live, detail),
        },
        None => after_round(tournament, RoundNo(u16::MAX), detail),
    }
}

/// The rows; the stage reached in finals goes before points.
fn rows(tournament: &Tournament, through: Through, detail: Detail) -> Vec<Row> {
    let mut rows = rank::rows(tournament, through, &levels(tournament, through), detail);
    let held = &tournament.options.outside.tiebreaks;
    for row in &mut rows {
        row.figures
            .retain(|figure| !held.contains(&figure.tiebreak));
    }
    rows
}
