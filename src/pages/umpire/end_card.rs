//! The end of a game at the umpire's board: the result, the announcement, and the link to the next board.

use super::announcements;
use crate::desk::games::{BoardContext, RecordedGame};
use crate::http::request::request_context::Umpiring;
use crate::http::response::error_page::Answer;
use crate::i18n::Localizer;
use crate::referee::{Event, Outcome, Phase};
use crate::rules::Side;
use crate::view::game_view;
use crate::{paths, system_time};
use chrono::TimeDelta;

pub(super) struct EndCard {
    /// The winner and the kind of win.
    pub(super) end: String,
    /// The score, the number of turns and the duration.
    pub(super) facts: String,
    /// The umpire's announcement.
    pub(super) aloud: String,
    /// The time since which the organiser has the result.
    pub(super) stored: String,
}

pub(super) fn end_card(
    t: &Localizer,
    spoken: &Localizer,
    board_context: &BoardContext,
    recorded: &RecordedGame,
) -> Option<EndCard> {
    let Phase::Finished(ended) = &recorded.game.phase else {
        return None;
    };
    let is_end = |event: &Event| matches!(event, Event::Ended { .. });
    let last = recorded
        .entries
        .iter()
        .rfind(|entry| is_end(&entry.event))?;
    let score = match ended.outcome {
        Outcome::Won(Side::First) => "1 – 0",
        Outcome::Won(Side::Second) => "0 – 1",
        Outcome::Drawn => "½ – ½",
        Outcome::NotPlayed => "0 – 0",
    };
    let words = [announcements::end(spoken, board_context, ended.outcome)].into_iter();
    let words = words.filter(|words| !words.is_empty());
    let words: Vec<String> = words
        .chain(announcements::planned_next(spoken, board_context))
        .collect();
    let turns = ended.last.as_ref().map_or(0, |play| play.turn_count());
    let began = recorded.entries.first().map_or(last.at, |first| first.at);
    let values = [
        (
            "first",
            game_view::alias(&board_context.names, Side::First).into(),
        ),
        ("score", score.into()),
        (
            "second",
            game_view::alias(&board_context.names, Side::Second).into(),
        ),
        ("turns", turns.into()),
        ("time", lasted(t, last.at - began).into()),
    ];
    Some(EndCard {
        end: game_view::end(t, board_context, recorded).unwrap_or_default(),
        facts: t.msg_with("end-facts", &values),
        aloud: if words.is_empty() {
            String::new()
        } else {
            t.msg_arg("say-aloud", "words", words.join(" "))
        },
        stored: t.msg_arg("end-stored", "time", system_time::time_of_day(last.at)),
    })
}

/// The length of a game in minutes, or in seconds if it is under a minute.
fn lasted(t: &Localizer, time: TimeDelta) -> String {
    match time.num_minutes() {
        0 => t.msg_arg("lasted-seconds", "n", time.num_seconds().max(0)),
        minutes => t.msg_arg("lasted-minutes", "n", minutes),
    }
}

/// `GET /u/{code}/next`: goes on to a board of the round that nobody records yet. Only from a board that this
/// phone has recorded to its end.
pub async fn next(umpiring: Umpiring) -> Answer {
    let (context, umpire) = (&umpiring.context, umpiring.umpire.clone());
    let code = context.desk(move |desk| desk.next_board(&umpire)).await?;
    let place = match code {
        Some(code) => paths::of_code(&code).board(),
        None => "/u".to_owned(),
    };
    Ok(context.see(&place, None))
}
