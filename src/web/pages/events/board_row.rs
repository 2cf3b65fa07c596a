//! A board of a round in a line: who sits there, and what it has come to.

use crate::desk::games::Projection;
use crate::i18n::Localizer;
use crate::rules::Side;
use crate::store::{Board, GamePhase};
use crate::tournament::{Entrant, EntrantId, Pairing, PairingResult, Tournament};

/// A board as outsiders see it.
pub(in crate::web::pages) struct BoardRow {
    /// Its number.
    pub(in crate::web::pages) number: u16,
    /// Who plays first.
    pub(in crate::web::pages) first: BoardPlayer,
    /// Who plays second.
    pub(in crate::web::pages) second: BoardPlayer,
    /// What it has come to.
    pub(in crate::web::pages) state: String,
}

/// A child at a board.
pub(in crate::web::pages) struct BoardPlayer {
    /// Its name, as outsiders know it.
    pub(in crate::web::pages) alias: String,
    /// Its school; empty where none is known.
    pub(in crate::web::pages) school: String,
}

/// A board as outsiders see it.
pub(in crate::web::pages) fn board_shown(
    t: &Localizer,
    tournament: &Tournament,
    board: &Board,
) -> BoardRow {
    let Pairing { first, second, .. } = board.pairing;
    let (first, second) = (sitting(tournament, first), sitting(tournament, second));
    let state = state(t, board, &first.alias, &second.alias);
    BoardRow {
        number: board.pairing.board.0,
        first,
        second,
        state,
    }
}

fn sitting(tournament: &Tournament, entrant: EntrantId) -> BoardPlayer {
    let entrant = tournament.entrant(entrant);
    BoardPlayer {
        alias: entrant.map_or(String::new(), |entrant| entrant.name.alias()),
        school: entrant
            .and_then(|entrant: &Entrant| entrant.school.clone())
            .unwrap_or_default(),
    }
}

/// What a board has come to: its result, or how far the game is.
fn state(t: &Localizer, board: &Board, first: &str, second: &str) -> String {
    let named = |side: Side| match side {
        Side::First => first,
        Side::Second => second,
    };
    if let Some(scored) = board.result {
        return match scored.result {
            PairingResult::Won(side) | PairingResult::Awarded(side) => {
                t.msg_arg("posted-won", "player", named(side))
            }
            PairingResult::Forfeit(side) => t.msg_arg("posted-forfeit", "player", named(side)),
            PairingResult::Drawn => t.msg("posted-drawn"),
            PairingResult::DoubleForfeit => t.msg("posted-double-forfeit"),
        };
    }
    let Some(state) = board
        .state
        .as_ref()
        .filter(|s| s.phase != GamePhase::Scheduled)
    else {
        return t.msg("posted-not-started");
    };
    let game = Projection::read(&state.projection);
    if game.is_paused {
        t.plural("posted-paused", game.turns)
    } else {
        t.plural("posted-playing", game.turns)
    }
}
