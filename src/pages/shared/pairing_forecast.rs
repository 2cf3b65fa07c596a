//! The sentences before round 1: the proposal, and whether the announced rounds can be paired.

use crate::desk::pairing_constraints::round_forecast;
use crate::i18n::Localizer;
use crate::tournament::pairing::{Forecast, size};
use crate::tournament::{Presence, Preset, SwissSystem, Tournament};

/// A sentence about the rounds to come, with the class of its box.
pub(crate) type Outlook = (&'static str, String);

/// The proposal by the number of players, and warnings, if there are any: bad only if the announced rounds
/// cannot all be played.
pub(crate) fn outlook(t: &Localizer, tournament: &Tournament) -> Vec<Outlook> {
    let sentences = [
        proposal(t, tournament).map(|text| ("msg", text)),
        warning(t, tournament),
        unrated(t, tournament).map(|text| (WARNING, text)),
    ];
    sentences.into_iter().flatten().collect()
}

const WARNING: &str = "msg warn";

/// The system and the rounds that follow from the number of players, with the reason.
fn proposal(t: &Localizer, tournament: &Tournament) -> Option<String> {
    let here = size(tournament);
    if !tournament.options.automatic || tournament.has_begun() || here < 2 {
        return None;
    }
    let preset = Preset::of(here);
    let id = match preset {
        Preset::RoundRobin => "preset-round-robin",
        Preset::FourRounds => "preset-four-rounds",
        Preset::FiveRounds => "preset-five-rounds",
    };
    let values = [("n", here.into()), ("rounds", preset.rounds(here).into())];
    Some(t.msg_with(id, &values))
}

fn warning(t: &Localizer, tournament: &Tournament) -> Option<Outlook> {
    let (rounds, forecast) = round_forecast(tournament)?;
    match forecast {
        Forecast::Safe => None,
        Forecast::Doubtful { safe } => {
            let values = [("rounds", rounds.into()), ("safe", safe.into())];
            Some((WARNING, t.msg_with("outlook-doubtful", &values)))
        }
        Forecast::Impossible { most } => {
            let values = [("rounds", rounds.into()), ("most", most.into())];
            Some(("msg bad", t.msg_with("outlook-impossible", &values)))
        }
    }
}

/// The warning before round 1 that a system which pairs by ratings lacks some.
fn unrated(t: &Localizer, tournament: &Tournament) -> Option<String> {
    let is_by_ratings = tournament.options.swiss_rules() == SwissSystem::Dubov;
    let here = tournament.entrants.iter();
    let here = here.filter(|one| one.presence == Presence::Here);
    let n = here.filter(|one| one.about.rating.is_none()).count();
    let is_due = is_by_ratings && tournament.closed.is_empty() && n > 0;
    is_due.then(|| t.msg_arg("outlook-unrated", "n", n))
}
