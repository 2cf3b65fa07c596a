//! The players of a board with their schools, for those who make sure of being at the right board.

use crate::desk::games::BoardContext;
use crate::formats::Names;
use crate::http::request::request_context::RequestContext;
use crate::http::response::error_page::Failed;
use crate::view::round_tables::{NamedPlayer, RoundTable};

/// The player who begins and the other one with their schools; empty if the board is no longer in the round.
///
/// # Errors
/// When the database cannot be read.
pub(crate) async fn players(
    context: &RequestContext,
    board_context: &BoardContext,
) -> Result<Vec<NamedPlayer>, Failed> {
    let (round, board) = (board_context.round, board_context.board);
    let event = board_context.event.clone();
    let tournament = context.desk(move |desk| desk.tournament(&event)).await?;
    let table = RoundTable::of(&tournament, round);
    let found = table.as_ref().and_then(|table| table.at(board));
    let of = |id| NamedPlayer::of(&tournament, id, Names::Alias);
    Ok(found.map_or_else(Vec::new, |(pairing, _)| {
        vec![of(pairing.first), of(pairing.second)]
    }))
}
