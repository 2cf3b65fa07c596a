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
    let seat = umpiring.umpire.seat().clone();
    let (round, board) = (seat.round, seat.board);
    let tournament = umpiring
        .visitor
        .desk(move |desk| desk.tournament(&seat.event))
        .await?;
    let table = RoundTable::of(&tournament, round);
    let found = table.as_ref().and_then(|table| table.at(board));
    let of = |id| NamedPlayer::of(&tournament, id, Names::Alias);
    Ok(found.map_or_else(Vec::new, |(pairing, _)| {
        vec![of(pairing.first), of(pairing.second)]
    }))
}
