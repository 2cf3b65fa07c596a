//! `/u/<code>/round-time`: the time left in the round and the rule for its end, for umpires without scripts.
//! The script `umpire-timer.js` takes its texts from here.

use super::recorded_game::recorded_game;
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
    let context = &umpiring.context;
    let recorded = recorded_game(&umpiring).await?;
    let (t, board_context) = (&*context.t, umpiring.umpire.board_context());
    let at_end = board_context.event.round_time.at_end.code();
    let page = RoundTimeView {
        title: game_view::place(t, board_context),
        timer: TimerFace::of(t, &board_context.event, board_context.round, context.at),
        rule: t.msg(&format!("at-end-{at_end}")),
        now: system_time::time_of_day(context.at),
        strips: game_view::strips(t, board_context, &recorded, context.at),
        paths: paths::of_code(&umpiring.code),
        page: context.page(),
    };
    context.html_or_part(&page, &page.as_words())
}
