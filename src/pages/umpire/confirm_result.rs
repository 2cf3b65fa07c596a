//! The confirmation of the result: the umpire hands the phone to the players, who confirm it.

use crate::desk::games::{BoardContext, RecordedGame};
use crate::i18n::Localizer;
use crate::referee::{Event, Phase};
use crate::rules::Side;
use crate::system_time;
use crate::view::game_view;

pub(super) struct ConfirmView {
    pub(super) asked: Vec<ConfirmationRow>,
    /// The time when both had confirmed; empty before.
    pub(super) sent: String,
}

pub(super) struct ConfirmationRow {
    pub(super) side: &'static str,
    pub(super) text: String,
    pub(super) has_agreed: bool,
}

/// The question, if the event requires it and the game is over.
pub(super) fn confirm(
    t: &Localizer,
    board_context: &BoardContext,
    recorded: &RecordedGame,
) -> Option<ConfirmView> {
    let Phase::Finished(ended) = &recorded.game.phase else {
        return None;
    };
    if !board_context.event.options.players_confirm {
        return None;
    }
    let asked = Side::BOTH.map(|side| {
        let has_agreed = ended.agreed[side];
        let id = if has_agreed {
            "confirm-said"
        } else {
            "confirm-right"
        };
        ConfirmationRow {
            side: side.code(),
            text: t.msg_arg(id, "player", game_view::alias(&board_context.names, side)),
            has_agreed,
        }
    });
    let is_agreed = |event: &Event| matches!(event, Event::ResultAgreed { .. });
    let last = recorded
        .entries
        .iter()
        .rfind(|entry| is_agreed(&entry.event));
    let sent = last.filter(|_| asked.iter().all(|asked| asked.has_agreed));
    Some(ConfirmView {
        sent: sent.map_or(String::new(), |entry| {
            t.msg_arg("confirm-sent", "time", system_time::time_of_day(entry.at))
        }),
        asked: asked.into(),
    })
}
