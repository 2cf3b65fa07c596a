//! `/u/<code>/parts`: texts and sheets of the board that its first turn does not need, the turns so far, from
//! which a phone counts draws offline, and all that a phone alone says in the place of the server. The board's
//! second script, `table.js`, loads them once.

use super::alone_texts::{AloneTexts, texts};
use super::announcements::{self, spoken};
use super::recorded_game::recorded_game;
use crate::desk::round_time::RoundTime;
use crate::http::request::request_context::Umpiring;
use crate::http::response::error_page::Answer;
use crate::i18n::Localizer;
use crate::paths::{self, UmpirePaths};
use crate::referee::{ClockPolicy, Offence};
use crate::rules::Side;
use crate::view::game_view::alias;
use askama::Template;

#[derive(Template)]
#[template(path = "umpire/parts.html")]
struct BoardParts<'a> {
    t: &'a Localizer,
    paths: UmpirePaths,
    /// The position in which the board was last set up, and the turns since.
    start: String,
    course: String,
    has_clock: bool,
    /// Whether the page may make sounds: at the end of a turn's time, or of the round's.
    has_sound: bool,
    texts: AloneTexts,
    /// The first step of the ladder of cards for each offence, as `offence=step`.
    ladders: String,
    /// The event's consequence of an illegal turn.
    illegal_rule: &'static str,
    /// The number of turns before the board was last set up.
    earlier: usize,
    /// Milliseconds since the first entry.
    began: Option<i64>,
    /// The announcement of the next round; empty without one.
    next_round: String,
    /// Whether both players confirm the result.
    confirms: bool,
    confirmations: [(&'static str, String); 2],
    /// Reasons of a pause to choose from.
    reasons: [String; 5],
    /// Placeholders for a script.
    gaps: &'a [(&'static str, crate::i18n::Value)],
    sides: &'a [(&'static str, crate::i18n::Value)],
}

/// `GET /u/{code}/parts`; without scripts, the board.
pub async fn show(umpiring: Umpiring) -> Answer {
    let context = &umpiring.context;
    if !context.reply.wants_part {
        return Ok(umpiring.see_board());
    }
    let recorded = recorded_game(&umpiring).await?;
    let (board_context, voice) = (umpiring.umpire.board_context(), spoken(&umpiring));
    let (event, t) = (&board_context.event, &*context.t);
    let play = recorded.game.play();
    let rule = play.map_or(event.conduct, |play| play.conduct);
    let ladder = |offence: Offence| format!("{}={}", offence.code(), rule.ladder(offence).code());
    let first = recorded.entries.first();
    let has_clock = event.clock != ClockPolicy::Off;
    let reasons = ["away", "unwell", "noise", "rules", "break"];
    context.html_compressed(&BoardParts {
        t,
        paths: paths::of_code(&umpiring.code),
        start: play.map_or_else(
            || event.ruleset.start().text(),
            |play| play.history.start().text(),
        ),
        course: play.map_or(String::new(), |play| play.history.turns().join(" ")),
        texts: texts(t, &voice, &event.ruleset),
        ladders: Offence::ALL.map(ladder).join(" "),
        illegal_rule: rule.at_illegal_turn.code(),
        earlier: play.map_or(0, |play| play.turns_before()),
        began: first.map(|first| (context.at - first.at).num_milliseconds()),
        next_round: announcements::planned_next(&voice, board_context).unwrap_or_default(),
        confirms: event.options.players_confirm,
        confirmations: Side::BOTH.map(|side| {
            let player = alias(&board_context.names, side);
            (side.code(), t.msg_arg("confirm-right", "player", player))
        }),
        has_clock,
        has_sound: has_clock || event.round_time != RoundTime::default(),
        reasons: reasons.map(|reason| t.msg(&format!("pause-{reason}"))),
        gaps: &[("n", "{n}".into()), ("limit", "{limit}".into())],
        sides: &[("loser", "{loser}".into()), ("winner", "{winner}".into())],
    })
}
