//! The notice before round 1: whether the announced rounds can be paired.

use crate::desk::pairing_constraints::round_forecast;
use crate::http::response::page_context::Notice;
use crate::i18n::Localizer;
use crate::tournament::pairing::{Forecast, size};
use crate::tournament::{Presence, Preset, SwissSystem, Tournament};

/// What is proposed for the number of players, and the warning, if there is one: bad only if the announced
/// rounds cannot all be played.
pub(crate) fn notice(t: &Localizer, tournament: &Tournament) -> Option<Notice> {
    let warned = warning(t, tournament);
    let proposed = proposal(t, tournament);
    match (warned, proposed) {
        (Some(warned), Some(proposed)) => Some(Notice {
            text: format!("{proposed} {}", warned.text),
            ..warned
        }),
        (warned, proposed) => warned.or(proposed.map(Notice::good)),
    }
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
        Forecast::Safe => unrated(t, tournament),
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

/// The warning that a system which pairs by ratings lacks some.
fn unrated(t: &Localizer, tournament: &Tournament) -> Option<Notice> {
    let is_by_ratings = tournament.options.swiss_rules() == SwissSystem::Dubov;
    let here = tournament.entrants.iter();
    let here = here.filter(|one| one.presence == Presence::Here);
    let n = here.filter(|one| one.about.rating.is_none()).count();
    (is_by_ratings && n > 0).then(|| Notice::good(t.msg_arg("outlook-unrated", "n", n)))
}
