//! Pairs the entrants of a round again, to tell which pairs are those of the system.

use crate::tournament::pairing::{PairingFault, by_standing};
use crate::tournament::{Bye, ByeKind, DraftRound, Presence, Tournament};
use std::collections::HashSet;

/// The round that the system gives to the entrants of a round outside its fixed pairs; `None` if they
/// have no legal pairing.
pub(super) fn proposed(tournament: &Tournament, round: &DraftRound) -> Option<DraftRound> {
    let mut then = tournament.clone();
    then.closed.retain(|closed| closed.number < round.number);
    then.current = None;
    let terms = &mut then.options.terms;
    terms.sits_out.retain(|one| one.round != round.number);
    let is_settled = |id| {
        let mut pairs = round.pairings.iter();
        pairs.any(|pairing| pairing.has(id) && terms.is_settled(round.number, pairing))
    };
    let paired = round.paired().filter(|id| !is_settled(*id));
    let plays = paired.collect::<HashSet<_>>();
    for one in then.entrants.iter_mut() {
        one.presence = if plays.contains(&one.id) {
            Presence::Here
        } else {
            Presence::WentHome
        };
    }
    match by_standing(&then) {
        Ok(draft) => Some(draft),
        // The only entrant outside the fixed pairs.
        Err(PairingFault::TooFewEntrants { here: 1 }) => {
            let mut draft = DraftRound::empty(round.number);
            let byes = plays.into_iter().map(|entrant| Bye {
                entrant,
                kind: ByeKind::Allocated,
            });
            draft.byes.extend(byes);
            Some(draft)
        }
        Err(_) => None,
    }
}
