//! The players to choose in the forms of a draft.

use crate::i18n::Localizer;
use crate::tournament::{DraftRound, EntrantId, Presence, Tournament};
use crate::view::round_tables::choosable;

/// A player to choose.
pub(super) struct PlayerOption {
    pub(super) id: i64,
    pub(super) text: String,
}

/// Present players without an opponent in the draft.
pub(super) fn alone(
    t: &Localizer,
    tournament: &Tournament,
    draft: &DraftRound,
) -> Vec<PlayerOption> {
    let mut names = choosable(t, tournament);
    let is_paired = |id| draft.pairings.iter().any(|pairing| pairing.has(id));
    tournament
        .entrants
        .iter()
        .filter(|entrant| entrant.presence == Presence::Here && !is_paired(entrant.id))
        .map(|entrant| PlayerOption {
            id: entrant.id.0,
            text: names.remove(&entrant.id).unwrap_or_default(),
        })
        .collect()
}

/// All players of the draft, by board.
pub(super) fn players(
    t: &Localizer,
    tournament: &Tournament,
    draft: &DraftRound,
) -> Vec<PlayerOption> {
    let names = choosable(t, tournament);
    let named = |id: EntrantId, place: String| {
        let player = names.get(&id).cloned().unwrap_or_default();
        let values = [("player", player.into()), ("place", place.into())];
        PlayerOption {
            id: id.0,
            text: t.msg_with("player-at", &values),
        }
    };
    let boards = draft.pairings.iter().flat_map(|pairing| {
        [pairing.first, pairing.second]
            .map(|id| (id, t.msg_arg("board-n", "board", pairing.board.0)))
    });
    let byes = draft
        .byes
        .iter()
        .map(|bye| (bye.entrant, t.localize(&bye.kind)));
    boards
        .chain(byes)
        .map(|(id, place)| named(id, place))
        .collect()
}
