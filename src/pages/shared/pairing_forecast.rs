//! The notice before round 1: whether the announced rounds can be paired.

use crate::desk::pairing_constraints::round_forecast;
use crate::http::response::page_context::Notice;
use crate::i18n::Localizer;
use crate::tournament::pairing::{Forecast, size};
use crate::tournament::{Presence, Preset, SwissSystem, Tournament};

/// The proposal by the number of players, and warnings, if there are any: bad only if the announced rounds
/// cannot all be played.
pub(crate) fn notice(t: &Localizer, tournament: &Tournament) -> Option<Notice> {
    let warning = warning(t, tournament);
    let is_bad = warning.as_ref().is_some_and(|warning| warning.is_bad);
    let words = [
        proposal(t, tournament),
        warning.map(|warning| warning.text),
        unrated(t, tournament),
    ];
    let words = words.into_iter().flatten().collect::<Vec<_>>();
    let text = words.join(" ");
    (!text.is_empty()).then_some(Notice { text, is_bad })
}

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

fn warning(t: &Localizer, tournament: &Tournament) -> Option<Notice> {
    let (rounds, forecast) = round_forecast(tournament)?;
    match forecast {
        Forecast::Safe => None,
        Forecast::Doubtful { safe } => Some(Notice::good(t.msg_with(
            "outlook-doubtful",
            &[("rounds", rounds.into()), ("safe", safe.into())],
        ))),
        Forecast::Impossible { most } => Some(Notice::bad(t.msg_with(
            "outlook-impossible",
            &[("rounds", rounds.into()), ("most", most.into())],
        ))),
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
