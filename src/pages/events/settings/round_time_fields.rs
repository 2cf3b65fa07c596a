//! The fields of the time limit of a round.

use crate::desk::round_time::AtEnd;
use crate::desk::round_time::RoundTime;
use crate::i18n::Localizer;
use crate::pages::shared::event_form::Choice;

pub(super) struct RoundTimeFields {
    /// Empty for no timer.
    pub(super) minutes: String,
    pub(super) at_end: Vec<Choice>,
}

impl RoundTimeFields {
    pub(super) fn of(t: &Localizer, time: &RoundTime) -> RoundTimeFields {
        let choice = |at_end: AtEnd| {
            let text = t.msg(&format!("at-end-{}", at_end.code()));
            Choice::new(at_end.code(), text, time.at_end.code())
        };
        RoundTimeFields {
            minutes: match time.minutes {
                0 => String::new(),
                minutes => minutes.to_string(),
            },
            at_end: AtEnd::ALL.map(choice).into(),
        }
    }
}

/// The value of the line: `25 minutes · Finish the turn, then count`.
pub(super) fn in_words(t: &Localizer, time: &RoundTime) -> String {
    match time.minutes {
        0 => t.msg("round-time-none"),
        minutes => {
            let at_end = t.msg(&format!("at-end-{}", time.at_end.code()));
            format!("{} · {at_end}", t.plural("round-minutes", minutes))
        }
    }
}
