//! A game as one of its players sees it, in an event or in a casual game.

use crate::desk::games::{GameTerms, RecordedGame};
use crate::formats::qr::Qr;
use crate::http::request::request_context::RequestContext;
use crate::paths::SeatPaths;
use crate::referee::{GameInProgress, Phase};
use crate::rules::{BySide, Side};
use crate::view::game_view;
use crate::view::round_tables::NamedPlayer;

/// A game as one of its players sees it.
pub(super) struct PlayerBoard<'a> {
    pub(super) context: &'a RequestContext,
    pub(super) terms: &'a dyn GameTerms,
    pub(super) side: Side,
    pub(super) is_ready: BySide<bool>,
    pub(super) recorded: &'a RecordedGame,
    /// The heading.
    pub(super) place: String,
    pub(super) paths: SeatPaths,
    pub(super) rules: String,
    /// Before the start of a game of an event: both players with their schools, the first one first.
    pub(super) players: Vec<NamedPlayer>,
    pub(super) around: Around,
}

/// The surroundings of the board.
pub(super) enum Around {
    /// An event.
    Event {
        /// The public page of the board.
        watch: String,
    },
    /// Nothing: it is a casual game.
    Casual(CasualParts),
}

/// The parts of a board that only a casual game has.
pub(super) struct CasualParts {
    /// For the second player, who is not here yet.
    pub(super) invitation: Option<Invitation>,
    /// Whether the device of the opponent is not connected.
    pub(super) is_away: bool,
    /// The record as a file.
    pub(super) file: String,
    /// The form that asks for another game.
    pub(super) again: String,
    /// The next game, if this player has asked for it.
    pub(super) next: Option<String>,
    /// Whether the opponent asks for another game.
    pub(super) is_asked: bool,
}

/// How the second player comes to the game.
pub(super) struct Invitation {
    /// The code in two groups.
    pub(super) code: String,
    pub(super) address: String,
    /// The advice for the case that other devices cannot open the address.
    pub(super) only_here: Option<String>,
    pub(super) qr: Option<Qr>,
}

impl Around {
    pub(super) fn casual(&self) -> Option<&CasualParts> {
        match self {
            Around::Event { .. } => None,
            Around::Casual(parts) => Some(parts),
        }
    }

    /// Whether the opponent has not come yet.
    pub(super) fn is_alone(&self) -> bool {
        let casual = self.casual();
        casual.is_some_and(|parts| parts.invitation.is_some())
    }
}

impl PlayerBoard<'_> {
    /// The alias of the opponent.
    pub(super) fn other(&self) -> String {
        game_view::alias(self.terms.names(), !self.side)
    }

    /// Whether the device of the opponent is known to be away.
    pub(super) fn is_other_away(&self) -> bool {
        self.around.casual().is_some_and(|parts| parts.is_away)
    }

    /// Whether the opponent has not come yet.
    pub(super) fn is_alone(&self) -> bool {
        self.around.is_alone()
    }

    pub(super) fn running(&self) -> Option<&GameInProgress> {
        match &self.recorded.game.phase {
            Phase::Running(play) => Some(play),
            Phase::Scheduled | Phase::Finished(_) => None,
        }
    }
}
