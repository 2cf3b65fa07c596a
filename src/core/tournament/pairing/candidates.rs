//! The entrants to pair in the next round, in order, with their opponents, sides and byes so far.

use super::attendance::{absent, plays};
use super::board_order::rank_key;
use super::separation::{Separation, separated_pairs};
use crate::rules::Side;
use crate::tournament::crosstable::{Crosstable, RoundOutcome};
use crate::tournament::{ByEntrant, Bye, ByeKind, Entrant, EntrantId, Points, RoundNo, Tournament};

/// The entrants to pair.
pub(super) struct Candidates {
    pub(super) round: RoundNo,
    /// The highest first.
    pub(super) ranked: Vec<Candidate>,
    pub(super) absent: Vec<Bye>,
}

/// An entrant to pair.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    pub(super) id: EntrantId,
    pub(super) points: Points,
    /// The sides in the games played, the oldest first.
    pub(super) sides: Vec<Side>,
    /// The number of games with each opponent.
    pub(super) met: ByEntrant<u32>,
    /// The entrants that this one is kept apart from.
    pub(super) apart: ByEntrant<Separation>,
    /// C.04.1:4 whether the entrant may get the pairing-allocated bye.
    pub(super) may_have_bye: bool,
}

impl Candidates {
    pub(super) fn of(tournament: &Tournament) -> Candidates {
        let round = tournament.round_now();
        let crosstable = Crosstable::before(tournament, round);
        let mut here = tournament
            .entrants
            .iter()
            .filter(|one| plays(tournament, one))
            .collect::<Vec<_>>();
        here.sort_by_key(|one| rank_key(crosstable.points(one.id), one.number));
        let mut apart = apart_of_each(tournament, round);
        let mut candidate = |one: &&Entrant| Candidate {
            id: one.id,
            points: crosstable.points(one.id),
            sides: crosstable.sides(one.id),
            met: meetings(&crosstable, one.id),
            apart: apart.remove(&one.id).unwrap_or_default(),
            may_have_bye: may_have_bye(tournament, &crosstable, one.id),
        };
        Candidates {
            round,
            ranked: here.iter().map(&mut candidate).collect(),
            absent: absent(tournament),
        }
    }

    pub(super) fn len(&self) -> usize {
        self.ranked.len()
    }

    /// Number of entrants ranked above an entrant.
    pub(super) fn place(&self, entrant: EntrantId) -> usize {
        self.ranked
            .iter()
            .take_while(|one| one.id != entrant)
            .count()
    }
}

/// The separations of each entrant who is kept apart from others.
fn apart_of_each(tournament: &Tournament, round: RoundNo) -> ByEntrant<ByEntrant<Separation>> {
    let id = |place: usize| tournament.entrants.get(place).map(|one| one.id);
    let mut found: ByEntrant<ByEntrant<Separation>> = ByEntrant::default();
    for (one, other, how) in separated_pairs(tournament, round) {
        let Some((one, other)) = id(one).zip(id(other)) else {
            continue;
        };
        for (one, other) in [(one, other), (other, one)] {
            let known = found.entry(one).or_default().entry(other).or_insert(how);
            *known = how.max(*known);
        }
    }
    found
}

fn meetings(crosstable: &Crosstable, entrant: EntrantId) -> ByEntrant<u32> {
    let mut met = ByEntrant::default();
    let lines = crosstable.lines(entrant).iter();
    for opponent in lines.filter_map(|line| line.outcome.met()) {
        *met.entry(opponent).or_default() += 1;
    }
    met
}

/// C.04.1:4 no bye for an entrant who had one, or scored a win in a round without playing.
pub(super) fn may_have_bye(
    tournament: &Tournament,
    crosstable: &Crosstable,
    entrant: EntrantId,
) -> bool {
    let scoring = &tournament.options.scoring;
    !crosstable
        .lines(entrant)
        .iter()
        .any(|line| match line.outcome {
            RoundOutcome::Bye(ByeKind::Allocated) => true,
            RoundOutcome::Bye(_) | RoundOutcome::Forfeit { .. } => line.points >= scoring.win,
            RoundOutcome::Played { .. } | RoundOutcome::Playing { .. } | RoundOutcome::Out => false,
        })
}
