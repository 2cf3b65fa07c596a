//! The record of the board that an umpire has opened.

use crate::desk::games::RecordedGame;
use crate::http::request::request_context::Umpiring;
use crate::http::response::error_page::Failed;

/// Reads the record of the umpire's board.
pub(super) async fn recorded_game(umpiring: &Umpiring) -> Result<RecordedGame, Failed> {
    let board_context = umpiring.umpire.board_context().clone();
    umpiring
        .context
        .desk(move |desk| desk.recorded_game(&board_context))
        .await
}
