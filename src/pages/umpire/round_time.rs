//! `/u/<code>/round-time`: the time left in the round and the rule for its end, for umpires without scripts.
//! The script `umpire-timer.js` takes its texts from here.

use crate::http::request::request_context::Umpiring;
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Page;
use crate::paths::{self, UmpirePaths};
use crate::system_time;
use crate::view::game_view::{self, PlayerStrip};
use crate::view::round_timer::TimerFace;
use askama::Template;

#[derive(Template)]
#[template(path = "umpire/round_time.html", blocks = ["words"])]
struct RoundTimeView {
    page: Page,
    paths: UmpirePaths,
    title: String,
    timer: Option<TimerFace>,
    /// The rule for the end of the round.
    rule: String,
    /// The time of day at which that was left.
    now: String,
    strips: [PlayerStrip; 2],
}

/// `GET /u/{code}/round-time`
pub async fn show(umpiring: Umpiring) -> Answer {
    let visitor = &umpiring.visitor;
    let recorded = super::recorded_game(&umpiring).await?;
    let (t, seat) = (&*visitor.t, umpiring.umpire.seat());
    let page = RoundTimeView {
        title: game_view::place(t, seat),
        timer: TimerFace::of(t, &seat.event, seat.round, visitor.at),
        rule: t.msg(&format!("at-end-{}", seat.event.round_time.at_end.code())),
        now: system_time::time_of_day(visitor.at),
        strips: game_view::strips(t, seat, &recorded, visitor.at),
        paths: paths::of_code(&umpiring.code),
        page: visitor.page(),
    };
    visitor.html_or_part(&page, &page.as_words())
}
