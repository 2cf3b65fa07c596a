//! The sheet of *Undo*: what it would strike out, the reasons to choose from, and the turn that can be
//! redone.

use crate::i18n::Localizer;
use crate::referee::{Game, GameInProgress, Ground, Phase};
use crate::rules::LOST_TURN;

pub(super) struct UndoSheet {
    pub(super) can_undo: bool,
    pub(super) title: String,
    pub(super) reasons: [String; 3],
    /// The label of the button that redoes a turn.
    pub(super) redo: Option<String>,
}

impl UndoSheet {
    pub(super) fn of(t: &Localizer, game: &Game) -> UndoSheet {
        let (play, is_over) = (game.play(), matches!(game.phase, Phase::Finished(_)));
        UndoSheet {
            can_undo: is_over || play.is_some_and(GameInProgress::can_undo),
            title: title(t, game),
            reasons: ["undo-typed-wrong", "undo-players", "undo-illegal"].map(|id| t.msg(id)),
            redo: redo(t, play),
        }
    }
}

/// The label of the button that redoes a turn.
fn redo(t: &Localizer, game: Option<&GameInProgress>) -> Option<String> {
    let undone = game?.undone.last()?;
    Some(match undone.turn.as_str() {
        LOST_TURN => t.msg("redo-lost-turn"),
        turn => t.msg_arg("redo", "turn", turn),
    })
}

/// The entry that undo would strike out.
fn title(t: &Localizer, game: &Game) -> String {
    let by_people = match &game.phase {
        Phase::Finished(ended) => !matches!(ended.ground, Ground::Law { .. }),
        Phase::Scheduled | Phase::Running(_) => false,
    };
    let play = game.play();
    let last = play.and_then(|play| play.history.turns().last());
    match last.map(String::as_str) {
        _ if by_people => t.msg("undo-result"),
        None if play.is_some_and(|play| !play.earlier.is_empty()) => t.msg("undo-set-up"),
        None => t.msg("undo-nothing"),
        Some(LOST_TURN) => t.msg("undo-lost-turn"),
        Some(turn) => t.msg_arg("undo-title", "turn", turn),
    }
}
