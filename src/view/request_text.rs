//! A request of the players in words, and when the organiser has seen it.

use crate::i18n::Localizer;
use crate::referee::RequestKind;
use crate::rules::Ruleset;
use crate::system_time;

/// The organiser's answer to a call so far.
pub(crate) fn seen(t: &Localizer, asked: &crate::referee::OpenRequest) -> String {
    let Some(seen) = &asked.seen else {
        return String::new();
    };
    let time = system_time::time_of_day(seen.at);
    match seen.minutes {
        None => t.msg_arg("call-seen", "time", time),
        Some(minutes) => {
            let values = [("time", time.into()), ("n", minutes.into())];
            t.msg_with("call-coming", &values)
        }
    }
}

/// A call or an appeal in words.
pub(crate) fn request_text(t: &Localizer, ruleset: &Ruleset, what: &RequestKind) -> String {
    match what {
        RequestKind::Call(call) => t.msg_arg("asked-call", "about", t.localize(call)),
        RequestKind::Appeal { side, words } => {
            let side = t.localize(&ruleset.colour(*side));
            t.msg_with(
                "asked-appeal",
                &[("side", side.into()), ("words", words.as_str().into())],
            )
        }
    }
}
