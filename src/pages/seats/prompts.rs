//! The sentence at a player's board: what is to do now, in words for the player.

use crate::desk::Fault;
use crate::desk::games::{BoardContext, RecordedGame, SeatedAt};
use crate::http::response::error_page::words;
use crate::i18n::Localizer;
use crate::referee::{Event, GameInProgress, Outcome, Phase, RequestKind};
use crate::rules::Side;
use crate::view::draw_counters;
use crate::view::game_view::{self, alias};
use crate::view::turn_prompts::{is_pass, players_task};

/// The line between the board and the own name.
pub(super) struct Prompt {
    pub(super) text: String,
    pub(super) is_bad: bool,
}

/// The error, otherwise the next action.
pub(super) fn say(
    t: &Localizer,
    place: &SeatedAt,
    recorded: &RecordedGame,
    fault: Option<&Fault>,
) -> Prompt {
    Prompt {
        text: match fault {
            Some(fault) => words(fault, t),
            None => now(t, place, recorded),
        },
        is_bad: fault.is_some(),
    }
}

fn now(t: &Localizer, place: &SeatedAt, recorded: &RecordedGame) -> String {
    let board_context = &*place.board_context;
    match &recorded.game.phase {
        Phase::Scheduled => before(t, place),
        Phase::Running(play) if play.pause.is_some() => paused(t, recorded),
        Phase::Running(play) => turn(t, place, recorded, play),
        Phase::Finished(ended) => {
            let own = match ended.outcome {
                Outcome::Won(side) if side == place.side => t.msg("seat-won"),
                Outcome::Won(_) => t.msg("seat-lost-game"),
                Outcome::Drawn => t.msg("seat-drawn"),
                Outcome::NotPlayed => String::new(),
            };
            let end = game_view::end(t, board_context, recorded).unwrap_or_default();
            joined([own, end])
        }
    }
}

fn before(t: &Localizer, place: &SeatedAt) -> String {
    let other = other(&place.board_context, place.side);
    match (place.is_ready[place.side], place.is_ready[!place.side]) {
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
fn turn(t: &Localizer, place: &SeatedAt, recorded: &RecordedGame, play: &GameInProgress) -> String {
    let board_context = &*place.board_context;
    let is_news = |event: &Event| {
        matches!(
            event,
            Event::CardShown { .. }
                | Event::TurnLost
                | Event::DrawDeclined { .. }
                | Event::DrawClaimed { .. }
        )
    };
    let newest = recorded.entries.last().filter(|last| is_news(&last.event));
    let ruleset = &board_context.event.ruleset;
    let news = newest.map(|_| game_view::newest_line(t, ruleset, recorded) + ".");
    let waits = play
        .draw_offer
        .filter(|offer| offer.is_open && offer.by == place.side)
        .map(|_| {
            t.msg_arg(
                "seat-offer-waits",
                "player",
                other(board_context, place.side),
            )
        });
    let near = draw_counters::warning(t, play);
    let task = task(t, place, play);
    joined(
        [news, waits, near]
            .map(Option::unwrap_or_default)
            .into_iter()
            .chain([task]),
    )
}

fn task(t: &Localizer, place: &SeatedAt, play: &GameInProgress) -> String {
    let other = other(&place.board_context, place.side);
    if play.to_move() != place.side {
        return t.msg_arg("say-next", "player", other);
    }
    let legal = play.history.position().turns();
    let own = if is_pass(&legal) {
        alias(&place.board_context.names, place.side)
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

pub(super) fn other(board_context: &BoardContext, side: Side) -> String {
    alias(&board_context.names, !side)
}

fn joined(parts: impl IntoIterator<Item = String>) -> String {
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(" ")
}
