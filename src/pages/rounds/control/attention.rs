//! A line of the list of problems.

use super::control_data::ControlData;
use crate::i18n::Localizer;
use crate::paths;
use crate::store::Board;

/// A board that needs the organiser's attention, with the reason.
pub(super) struct Attention {
    pub(super) board: String,
    pub(super) href: String,
    pub(super) text: String,
    pub(super) is_urgent: bool,
    /// Whether an umpire called or a player appealed, who waits for an answer.
    pub(super) is_asked: bool,
}

pub(super) fn of_board(
    t: &Localizer,
    data: &ControlData,
    board: &Board,
    is_urgent: bool,
    text: String,
) -> Attention {
    let (round, number) = (board.round, board.pairing.board);
    Attention {
        board: t.msg_arg("board-n", "board", number.0),
        href: paths::of(&data.event.key).board(round, number),
        text,
        is_urgent,
        is_asked: false,
    }
}
