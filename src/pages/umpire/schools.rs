//! The schools of the two players, on the page on which an umpire makes sure of being at the right board.

use crate::formats::Names;
use crate::http::request::request_context::Umpiring;
use crate::http::response::error_page::Failed;
use crate::view::round_tables::{NamedPlayer, RoundTable};

/// The player who begins and the other one with their schools; empty if the board is no longer in the round.
///
/// # Errors
/// When the database cannot be read.
pub(super) async fn players(umpiring: &Umpiring) -> Result<Vec<NamedPlayer>, Failed> {
    let board_context = umpiring.umpire.board_context().clone();
    let (round, board) = (board_context.round, board_context.board);
    let tournament = umpiring
        .context
        .desk(move |desk| desk.tournament(&board_context.event))
        .await?;
    let table = RoundTable::of(&tournament, round);
    let found = table.as_ref().and_then(|table| table.at(board));
    let of = |id| NamedPlayer::of(&tournament, id, Names::Alias);
    Ok(found.map_or_else(Vec::new, |(pairing, _)| {
        vec![of(pairing.first), of(pairing.second)]
    }))
}
