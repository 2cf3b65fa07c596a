//! Applies what was settled before the round: pairs that must meet, and fixed boards.

use super::PairingFault;
use super::attendance::absent;
use crate::tournament::{
    BoardNo, DraftRound, EntrantId, Pairing, Presence, RoundNo, Settled, Tournament,
};

/// The pairs settled for a round whose two are both here and free, each once.
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
        let fits = one.round == round && one.first != one.second;
        if fits
            && [one.first, one.second]
                .into_iter()
                .all(|id| is_free(id) && !has(id))
        {
            found.push(*one);
        }
    }
    found
}

/// Pairs everybody else with `pair`, and seats the settled pairs with them.
pub(super) fn around(
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
        // Who has gone home is neither paired nor listed as absent.
        one.presence = Presence::WentHome;
    }
    let seat = |draft: DraftRound| seated(tournament, draft, &settled);
    match pair(&others) {
        Ok(draft) => Ok(seat(draft)),
        Err(PairingFault::TooFewEntrants { here: 0 }) => Ok(seat(DraftRound {
            number: round,
            pairings: Vec::new(),
            byes: absent(&others),
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

/// Seats those who always sit at one board there; whoever sat there takes
/// their place. Of two who want one board the lower number has it.
pub(super) fn keep_seats(tournament: &Tournament, draft: &mut DraftRound) {
    let mut seats = tournament.options.terms.seats.clone();
    let number = |id| tournament.entrant(id).map_or(u16::MAX, |one| one.number);
    seats.sort_by_key(|seat| std::cmp::Reverse(number(seat.entrant)));
    for seat in seats {
        let found = draft
            .pairings
            .iter()
            .find(|pairing| pairing.has(seat.entrant));
        if let Some(board) = found.map(|pairing| pairing.board) {
            // A board beyond the last one stays empty and is no seat.
            let _ = draft.move_to(board, seat.board);
        }
    }
}
