//! The notice before round 1: whether the announced rounds can be paired.

use crate::desk::pairing_constraints::round_forecast;
use crate::http::response::page_context::Notice;
use crate::i18n::Localizer;
use crate::tournament::Tournament;
use crate::tournament::pairing::Forecast;

/// The warning, if there is one: bad only if the announced rounds cannot all be played.
pub(crate) fn notice(t: &Localizer, tournament: &Tournament) -> Option<Notice> {
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
