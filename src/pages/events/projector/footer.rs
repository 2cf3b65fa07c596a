//! The footer of every slide: the notice, the start of the next round, and the address of the
//! public page.

use super::data::ProjectorData;
use crate::http::request::request_context::RequestContext;
use crate::pages::shared::public_link::PublicLink;
use crate::system_time;
use crate::view::round_timer::TimerFace;
use chrono::TimeDelta;

/// The countdown is shown when less time than this is left.
pub(super) const COUNTED: TimeDelta = TimeDelta::minutes(100);

pub(super) struct Footer {
    /// The notice, and the next round.
    pub(super) words: Vec<String>,
    /// Milliseconds until the next round begins.
    pub(super) left_ms: Option<i64>,
    /// The timer of the current round.
    pub(super) timer: Option<TimerFace>,
    /// Address of the event; `None` if phones cannot reach the server.
    pub(super) link: Option<PublicLink>,
}

impl Footer {
    pub(super) fn of(context: &RequestContext, data: &ProjectorData) -> Footer {
        let (t, event) = (&*context.t, &data.public.event);
        let next = event.schedule.next(context.at);
        let begins = next.map(|(round, begins)| {
            let values = [
                ("round", round.0.into()),
                ("time", system_time::time_of_day(begins).into()),
            ];
            t.msg_with("screen-next", &values)
        });
        let left = next.map(|(_, begins)| begins - context.at);
        let left = left.filter(|left| *left < COUNTED);
        let notice = Some(event.screen.notice.clone()).filter(|notice| !notice.is_empty());
        Footer {
            // The time of day means nothing if the round is on another day.
            words: notice
                .into_iter()
                .chain(begins.filter(|_| left.is_some()))
                .collect(),
            left_ms: left.map(|left| left.num_milliseconds()),
            timer: data.timer_face(t, context.at),
            link: PublicLink::of(context, &event.key),
        }
    }
}
