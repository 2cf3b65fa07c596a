//! Said before round 1: whether the announced rounds can be paired.

use crate::desk::terms::outlook;
use crate::tongue::Tongue;
use crate::tournament::Tournament;
use crate::tournament::pairing::Forecast;

/// The warning in words, if there is something to warn of.
pub(super) fn told(t: &Tongue, tournament: &Tournament) -> Option<String> {
    let rounds = tournament.options.rounds;
    match outlook(tournament)? {
        Forecast::Safe => None,
        Forecast::Doubtful { safe } => Some(t.tell(
            "outlook-doubtful",
            &[("rounds", rounds.into()), ("safe", safe.into())],
        )),
        Forecast::Impossible { most } => Some(t.tell(
            "outlook-impossible",
            &[("rounds", rounds.into()), ("most", most.into())],
        )),
    }
}
