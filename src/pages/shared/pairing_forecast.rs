//! The notice before round 1: whether the announced rounds can be paired.

use crate::desk::pairing_constraints::round_forecast;
use crate::http::response::page_context::Notice;
use crate::i18n::Localizer;
use crate::tournament::pairing::Forecast;
use crate::tournament::{Presence, SwissSystem, Tournament};

/// The warning, if there is one: bad only if the announced rounds cannot all be played.
pub(crate) fn notice(t: &Localizer, tournament: &Tournament) -> Option<Notice> {
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
