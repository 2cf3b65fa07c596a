//! Why a round of ours is paired as it is, by the criteria of the Swiss system.
//!
//! Places are those of `Tournament::entrants`.

use super::asked_of;
use crate::tournament::pairing::MovesFirst;
use crate::tournament::pairing::swiss::{self, NoLegalPairing, SideReason, Told, WhyNot};
use crate::tournament::{ByeKind, DraftRound, EntrantId, Tournament};
use std::collections::HashSet;

/// A round of a Swiss tournament, bracket by bracket, whoever paired it; of any
/// other system nothing.
pub fn swiss_told(tournament: &Tournament, plan: &DraftRound) -> Option<Told> {
    let field = field_of(tournament, plan)?;
    Some(swiss::told(&field, &round_of(tournament, plan)))
}

/// Why two do not meet in a round of a Swiss tournament; of any other system nothing.
///
/// # Errors
/// When those of the round have no legal pairing.
pub fn swiss_why_not(
    tournament: &Tournament,
    plan: &DraftRound,
    one: EntrantId,
    other: EntrantId,
) -> Option<Result<WhyNot, NoLegalPairing>> {
    let field = field_of(tournament, plan)?;
    let (one, other) = (place(tournament, one)?, place(tournament, other)?);
    Some(swiss::why_not(&field, one, other))
}

/// C.04.3:5.2 why the one of each pair moves first.
pub(in crate::tournament::pairing) fn moves_first(
    tournament: &Tournament,
    plan: &DraftRound,
) -> Option<Vec<MovesFirst>> {
    let field = field_of(tournament, plan)?;
    let pairs = round_of(tournament, plan).pairs;
    let told = swiss::sides(&field, &pairs)
        .into_iter()
        .map(|reason| match reason {
            None => MovesFirst::Changed,
            Some(SideReason::Due) => MovesFirst::Due,
            Some(SideReason::LessOften) => MovesFirst::LessOften,
            Some(SideReason::Alternates) => MovesFirst::Alternates,
            Some(SideReason::Higher) => MovesFirst::Higher,
            Some(SideReason::Number) => MovesFirst::Number,
        });
    Some(told.collect())
}

/// The field before a round, in which just those of the round take part.
fn field_of(tournament: &Tournament, plan: &DraftRound) -> Option<swiss::Field> {
    if !tournament.options.system.is_swiss() {
        return None;
    }
    let here = plan.paired().collect::<HashSet<_>>();
    Some(asked_of(tournament, plan.number, |one| {
        here.contains(&one.id)
    }))
}

fn round_of(tournament: &Tournament, plan: &DraftRound) -> swiss::Round {
    let pairs = plan.pairings.iter().filter_map(|pair| {
        Some((
            place(tournament, pair.first)?,
            place(tournament, pair.second)?,
        ))
    });
    let mut byes = plan
        .byes
        .iter()
        .filter(|bye| bye.kind == ByeKind::Allocated);
    swiss::Round {
        pairs: pairs.collect(),
        bye: byes.next().and_then(|bye| place(tournament, bye.entrant)),
    }
}

fn place(tournament: &Tournament, id: EntrantId) -> Option<usize> {
    tournament.entrants.place(id)
}
