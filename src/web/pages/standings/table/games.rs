//! The games of a player in the posted rounds, each a link to its replay.

use crate::desk::events::Event;
use crate::i18n::Localizer;
use crate::tournament::{BoardNo, EntrantId, RoundNo, Tournament};
use crate::web::paths;

/// A game of a player, to step through.
pub(super) struct ReplayLink {
    pub(super) href: String,
    pub(super) text: String,
}

/// The games of a player in all posted rounds, in order.
pub(super) fn games(
    t: &Localizer,
    event: &Event,
    tournament: &Tournament,
    player: EntrantId,
) -> Vec<ReplayLink> {
    let closed = tournament.closed.iter().flat_map(|round| {
        let boards = round.boards.iter();
        boards.map(move |(pairing, _)| (round.number, pairing))
    });
    let posted = tournament.posted().into_iter().flat_map(|round| {
        let boards = round.boards.iter();
        boards.map(move |(pairing, _)| (round.number, pairing))
    });
    let own = closed
        .chain(posted)
        .filter(|(_, pairing)| pairing.has(player));
    own.map(|(round, pairing)| game(t, event, round, pairing.board))
        .collect()
}

fn game(t: &Localizer, event: &Event, round: RoundNo, board: BoardNo) -> ReplayLink {
    ReplayLink {
        href: paths::of(&event.key).replay(round, board),
        text: t.msg_arg("replay-round", "round", round.0),
    }
}
