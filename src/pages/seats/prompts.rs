//! The sentence at a player's board: what is to do now, in words for the player.

use super::player_board::PlayerBoard;
use crate::desk::Fault;
use crate::desk::games::RecordedGame;
use crate::http::response::error_page::words;
use crate::i18n::Localizer;
use crate::referee::{Event, GameInProgress, Outcome, Phase, RequestKind};
use crate::view::draw_counters;
use crate::view::game_view::{self, alias};
use crate::view::turn_prompts::{is_pass, players_task};

/// The line between the board and the own name.
pub(super) struct Prompt {
    pub(super) text: String,
    pub(super) is_bad: bool,
}

/// The error, otherwise the next action.
pub(super) fn say(t: &Localizer, board: &PlayerBoard<'_>, fault: Option<&Fault>) -> Prompt {
    Prompt {
        text: match fault {
            Some(fault) => words(fault, t),
            None => now(t, board),
        },
        is_bad: fault.is_some(),
    }
}

fn now(t: &Localizer, board: &PlayerBoard<'_>) -> String {
    let recorded = board.recorded;
    match &recorded.game.phase {
        Phase::Scheduled => before(t, board),
        Phase::Running(play) if play.pause.is_some() => paused(t, recorded),
        Phase::Running(play) => turn(t, board, play),
        Phase::Finished(ended) => {
            let own = match ended.outcome {
                Outcome::Won(side) if side == board.side => t.msg("seat-won"),
                Outcome::Won(_) => t.msg("seat-lost-game"),
                Outcome::Drawn => t.msg("seat-drawn"),
                Outcome::NotPlayed => String::new(),
            };
            let end = game_view::end(t, board.terms, recorded).unwrap_or_default();
            joined([own, end])
        }
    }
}

fn before(t: &Localizer, board: &PlayerBoard<'_>) -> String {
    if board.is_alone() {
        return t.msg("casual-wait");
    }
    let other = board.other();
    match (board.is_ready[board.side], board.is_ready[!board.side]) {
        (true, _) => t.msg_arg("seat-ready-wait", "player", other),
        (false, true) => t.msg_arg("seat-ready-other", "player", other),
        (false, false) => t.msg("seat-ready-ask"),
    }
}

fn paused(t: &Localizer, recorded: &RecordedGame) -> String {
    if is_called(recorded) {
        return t.msg("seat-called");
    }
    let reply = recorded
        .entries
        .iter()
        .rev()
        .find_map(|entry| match &entry.event {
            Event::CallAnswered { reply, .. } => {
                Some(t.msg_arg("event-call-answered", "reply", reply.as_str()))
            }
            _ => None,
        });
    let pause = game_view::pause(t, recorded).unwrap_or_default();
    joined([pause, reply.unwrap_or_default()])
}

/// The task, after a card or an answer that came with the last entry, and the warning of a draw.
fn turn(t: &Localizer, board: &PlayerBoard<'_>, play: &GameInProgress) -> String {
    let recorded = board.recorded;
    let is_news = |event: &Event| {
        matches!(
            event,
            Event::CardShown { .. }
                | Event::TurnLost
                | Event::DrawDeclined { .. }
                | Event::NoticeGiven { .. }
                | Event::TakeBackDeclined { .. }
                | Event::TurnTakenBack { .. }
                | Event::DrawClaimed { .. }
        )
    };
    let newest = recorded.entries.last().filter(|last| is_news(&last.event));
    let news = newest.map(|_| game_view::newest_line(t, board.terms.ruleset(), recorded) + ".");
    let about_other = |id: &str| t.msg_arg(id, "player", board.other());
    let away = board.is_other_away().then(|| about_other("casual-away"));
    let waits = play
        .draw_offer
        .filter(|offer| offer.is_open && offer.by == board.side)
        .map(|_| about_other("seat-offer-waits"));
    let asks = play
        .take_back
        .filter(|asked| asked.is_open && asked.by == board.side)
        .map(|_| about_other("seat-back-waits"));
    let near = draw_counters::warning(t, play);
    let task = task(t, board, play);
    joined(
        [away, news, waits, asks, near]
            .map(Option::unwrap_or_default)
            .into_iter()
            .chain([task]),
    )
}

fn task(t: &Localizer, board: &PlayerBoard<'_>, play: &GameInProgress) -> String {
    let other = board.other();
    if play.to_move() != board.side {
        return t.msg_arg("say-next", "player", other);
    }
    let legal = play.history.position().turns();
    let own = if is_pass(&legal) {
        alias(board.terms.names(), board.side)
    } else {
        t.msg("play-your-turn")
    };
    let values = [("player", own.into()), ("other", other.into())];
    t.msg_with(
        players_task(&play.ruleset, play.history.position(), &legal),
        &values,
    )
}

/// Whether a call waits for the organiser.
fn is_called(recorded: &RecordedGame) -> bool {
    let mut open = recorded.game.open_requests.iter();
    open.any(|one| matches!(one.what, RequestKind::Call(_)))
}

fn joined(parts: impl IntoIterator<Item = String>) -> String {
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(" ")
}
