//! The candidates for the next round in order, with their opponents, sides and byes so far.

use super::apart::{Apart, all_apart};
use super::attendance::{absent, plays};
use super::boards::rank_key;
use crate::rules::Side;
use crate::tournament::crosstable::{Crosstable, RoundOutcome};
use crate::tournament::{ByEntrant, Bye, ByeKind, Entrant, EntrantId, Points, RoundNo, Tournament};

/// Everybody who is to be paired, the highest first, and what a system needs
/// to know of them.
pub(super) struct Field {
    pub(super) round: RoundNo,
    pub(super) candidates: Vec<Candidate>,
    pub(super) absent: Vec<Bye>,
}

/// Somebody who is to be paired.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    pub(super) id: EntrantId,
    pub(super) points: Points,
    /// The sides in the games played, the oldest first.
    pub(super) sides: Vec<Side>,
    /// How often each opponent was met.
    pub(super) met: ByEntrant<u32>,
    /// Who is to be kept from meeting this one, and how.
    pub(super) apart: ByEntrant<Apart>,
    /// C.04.1:4 whether the bye of the pairing may be given.
    pub(super) may_have_bye: bool,
}

impl Field {
    pub(super) fn of(tournament: &Tournament) -> Field {
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
            sides: crosstable
                .get(one.id)
                .map(|row| row.sides().collect())
                .unwrap_or_default(),
            met: meetings(&crosstable, one.id),
            apart: apart.remove(&one.id).unwrap_or_default(),
            may_have_bye: may_have_bye(tournament, &crosstable, one.id),
        };
        Field {
            round,
            candidates: here.iter().map(&mut candidate).collect(),
            absent: absent(tournament),
        }
    }

    pub(super) fn len(&self) -> usize {
        self.candidates.len()
    }

    /// How many stand above an entrant.
    pub(super) fn place(&self, entrant: EntrantId) -> usize {
        self.candidates
            .iter()
            .take_while(|one| one.id != entrant)
            .count()
    }
}

/// For each entrant who is kept apart from somebody: from whom, and how.
fn apart_of_each(tournament: &Tournament, round: RoundNo) -> ByEntrant<ByEntrant<Apart>> {
    let id = |place: usize| tournament.entrants.get(place).map(|one| one.id);
    let mut found: ByEntrant<ByEntrant<Apart>> = ByEntrant::default();
    for (one, other, how) in all_apart(tournament, round) {
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
    for opponent in crosstable
        .lines(entrant)
        .iter()
        .filter_map(|line| line.outcome.met())
    {
        *met.entry(opponent).or_default() += 1;
    }
    met
}

/// C.04.1:4 not to who had it, nor to who scored a win in a round without playing.
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
