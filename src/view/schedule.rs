//! Start and place of the rounds in words.

use crate::desk::events::Event;
use crate::i18n::Localizer;
use crate::system_time;
use crate::tournament::RoundNo;

/// A round and its start as text.
pub(crate) struct RoundStart {
    pub(crate) round: String,
    pub(crate) when: String,
}

/// The planned rounds in order.
pub(crate) fn round_starts(t: &Localizer, event: &Event) -> Vec<RoundStart> {
    let rounds = event.schedule.rounds.iter();
    rounds
        .map(|(round, begins)| RoundStart {
            round: t.msg_arg("round-n", "round", round.0),
            when: system_time::moment(t, *begins),
        })
        .collect()
}

/// Start and place of a round in one line.
pub(crate) fn line(t: &Localizer, event: &Event, round: RoundNo) -> Option<String> {
    let begins = event.schedule.rounds.get(&round)?;
    let when = system_time::moment(t, *begins);
    let place = &event.announcement.place;
    let parts = [when.as_str(), place.as_str()];
    let parts = parts.into_iter().filter(|part| !part.is_empty());
    Some(parts.collect::<Vec<_>>().join(" · "))
}
