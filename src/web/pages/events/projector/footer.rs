//! What stands at the foot of every page of a wall: the line for everyone, when the next round
//! begins, and the address of the public page.

use super::data::ProjectorData;
use crate::web::clock;
use crate::web::public_link::PublicLink;
use crate::web::request_context::RequestContext;
use crate::web::round_timer::TimerFace;
use chrono::TimeDelta;

/// Minutes are counted once there are few.
pub(super) const COUNTED: TimeDelta = TimeDelta::minutes(100);

/// The foot.
pub(super) struct Footer {
    /// The line for everyone, and the next round.
    pub(super) words: Vec<String>,
    /// Milliseconds until that begins.
    pub(super) left_ms: Option<i64>,
    /// What is left of the round that is played.
    pub(super) timer: Option<TimerFace>,
    /// Where phones find the event; none where they cannot reach it.
    pub(super) link: Option<PublicLink>,
}

impl Footer {
    pub(super) fn of(visitor: &RequestContext, data: &ProjectorData) -> Footer {
        let (t, event) = (&*visitor.t, &data.public.event);
        let next = event.schedule.next(visitor.at);
        let begins = next.map(|(round, begins)| {
            let values = [
                ("round", round.0.into()),
                ("time", clock::time_of_day(begins).into()),
            ];
            t.msg_with("screen-next", &values)
        });
        let left = next.map(|(_, begins)| begins - visitor.at);
        let left = left.filter(|left| *left < COUNTED);
        let notice = Some(event.screen.notice.clone()).filter(|notice| !notice.is_empty());
        Footer {
            // In days to come the hour says nothing.
            words: notice
                .into_iter()
                .chain(begins.filter(|_| left.is_some()))
                .collect(),
            left_ms: left.map(|left| left.num_milliseconds()),
            timer: data.timer_face(t, visitor.at),
            link: PublicLink::of(visitor, &event.key),
        }
    }
}
