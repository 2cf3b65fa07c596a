//! Which entrants play the next round, and the byes of the others.

use crate::tournament::{Bye, ByeKind, DraftRound, Entrant, Presence, Tournament};

/// Whether somebody is to be paired in the next round.
pub(super) fn plays(tournament: &Tournament, one: &Entrant) -> bool {
    let asked = tournament
        .options
        .terms
        .bye_of(one.id, tournament.round_now());
    one.presence == Presence::Here && asked.is_none()
}

/// Those who are entered but do not play: not here, or as they asked. Without
/// such a wish there are no points.
pub(super) fn absent(tournament: &Tournament) -> Vec<Bye> {
    let round = tournament.round_now();
    let asked = |id| tournament.options.terms.bye_of(id, round);
    let bye = |one: &&Entrant| match (one.presence, asked(one.id)) {
        (Presence::WentHome, _) | (Presence::Here, None) => None,
        (_, Some(kind)) => Some(kind),
        (Presence::Expected | Presence::Absent, None) => Some(ByeKind::Absent),
    };
    let mut all = tournament.entrants.iter().collect::<Vec<_>>();
    all.sort_by_key(|one| one.number);
    let byes = all.iter().filter_map(|one| {
        let kind = bye(one)?;
        Some(Bye {
            entrant: one.id,
            kind,
        })
    });
    byes.collect()
}

/// Adds the byes of those who do not play and have no place in the round yet.
pub(super) fn add_absent(round: &mut DraftRound, tournament: &Tournament) {
    let missing = absent(tournament).into_iter();
    let missing = missing.filter(|bye| !round.has(bye.entrant));
    let missing = missing.collect::<Vec<_>>();
    round.byes.extend(missing);
}
