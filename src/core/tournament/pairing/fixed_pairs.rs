//! Applies the organiser's fixed pairs and fixed boards.

use super::PairingFault;
use super::attendance::absent;
use crate::tournament::{
    BoardNo, DraftRound, EntrantId, Pairing, Presence, RoundNo, Settled, Tournament,
};
use std::cmp::Reverse;

/// The fixed pairs of a round, without pairs of which one is absent, has a bye, or is in an earlier
/// fixed pair.
pub(super) fn of_round(tournament: &Tournament, round: RoundNo) -> Vec<Settled> {
    let is_free = |id: EntrantId| {
        let is_here = tournament
            .entrant(id)
            .is_some_and(|one| one.presence == Presence::Here);
        is_here && tournament.options.terms.bye_of(id, round).is_none()
    };
    let mut found: Vec<Settled> = Vec::new();
    for one in &tournament.options.terms.settled {
        let has = |id| found.iter().any(|two| two.first == id || two.second == id);
        let mut both = [one.first, one.second].into_iter();
        let is_pair = one.round == round && one.first != one.second;
        if is_pair && both.all(|id| is_free(id) && !has(id)) {
            found.push(*one);
        }
    }
    found
}

/// Pairs all entrants outside the fixed pairs with `pair`, and adds the fixed pairs.
pub(super) fn pair_around_fixed(
    tournament: &Tournament,
    pair: impl Fn(&Tournament) -> Result<DraftRound, PairingFault>,
) -> Result<DraftRound, PairingFault> {
    let round = tournament.round_now();
    let settled = of_round(tournament, round);
    if settled.is_empty() {
        return pair(tournament);
    }
    let mut others = tournament.clone();
    let is_settled = |id| {
        settled
            .iter()
            .any(|two| two.first == id || two.second == id)
    };
    for one in others.entrants.iter_mut().filter(|one| is_settled(one.id)) {
        // An entrant who went home is neither paired nor listed as absent.
        one.presence = Presence::WentHome;
    }
    let seat = |draft: DraftRound| seated(tournament, draft, &settled);
    match pair(&others) {
        Ok(draft) => Ok(seat(draft)),
        Err(PairingFault::TooFewEntrants { here: 0 }) => Ok(seat(DraftRound {
            byes: absent(&others),
            ..DraftRound::empty(round)
        })),
        Err(PairingFault::NoLegalPairing { why, nearest }) => Err(PairingFault::NoLegalPairing {
            why,
            nearest: Box::new(seat(*nearest)),
        }),
        Err(fault) => Err(fault),
    }
}

fn seated(tournament: &Tournament, mut draft: DraftRound, settled: &[Settled]) -> DraftRound {
    draft.pairings.extend(settled.iter().map(|two| Pairing {
        board: BoardNo(u16::MAX),
        first: two.first,
        second: two.second,
    }));
    draft.renumber(tournament);
    draft
}

/// Moves entrants with a fixed board there, in exchange with the pair at that board. If two
/// entrants have the same fixed board, the lower start number gets it.
pub(super) fn keep_seats(tournament: &Tournament, draft: &mut DraftRound) {
    let mut seats = tournament.options.terms.seats.clone();
    seats.sort_by_key(|seat| Reverse(tournament.number_of(seat.entrant)));
    for seat in seats {
        let mut pairings = draft.pairings.iter();
        let found = pairings.find(|pairing| pairing.has(seat.entrant));
        if let Some(board) = found.map(|pairing| pairing.board) {
            // A board past the last one does not exist, and the pair stays.
            let _ = draft.move_to(board, seat.board);
        }
    }
}
