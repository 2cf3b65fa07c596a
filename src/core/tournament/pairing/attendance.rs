//! The entrants who play the next round, and the byes of the others.

use crate::tournament::{Bye, ByeKind, DraftRound, Entrant, Presence, Tournament};

/// Whether an entrant is to be paired in the next round.
pub(super) fn plays(tournament: &Tournament, one: &Entrant) -> bool {
    let asked = tournament
        .options
        .terms
        .bye_of(one.id, tournament.round_now());
    one.presence == Presence::Here && asked.is_none()
}

/// The byes of entrants who do not play: requested byes, and zero-point byes of absent entrants.
pub(super) fn absent(tournament: &Tournament) -> Vec<Bye> {
    let round = tournament.round_now();
    let asked = |id| tournament.options.terms.bye_of(id, round);
    let bye = |one: &Entrant| match (one.presence, asked(one.id)) {
        (Presence::WentHome, _) | (Presence::Here, None) => None,
        (_, Some(kind)) => Some(kind),
        (Presence::Expected | Presence::Absent, None) => Some(ByeKind::Absent),
    };
    let entrants = tournament.entrants.by_number().into_iter();
    let byes = entrants.filter_map(|one| {
        let entrant = one.id;
        bye(one).map(|kind| Bye { entrant, kind })
    });
    byes.collect()
}

/// Adds the byes of entrants who do not play and are not in the round yet.
pub(super) fn add_absent(round: &mut DraftRound, tournament: &Tournament) {
    let mut missing = absent(tournament);
    missing.retain(|bye| !round.has(bye.entrant));
    round.byes.extend(missing);
}
