//! A board with its event, its umpire and its recorded game.

use crate::desk::Fault;
use crate::desk::events::Event;
use crate::referee::{Entry, Game, Official, Role, replay};
use crate::rules::BySide;
use crate::store::{Digest, GameId, Recorder};
use crate::tournament::{BoardNo, EntrantName, RoundNo, Scored};
use std::sync::Arc;

/// A board of a posted or closed round.
#[derive(Clone, Debug)]
pub struct BoardContext {
    /// The event.
    pub event: Event,
    /// The round.
    pub round: RoundNo,
    /// The board.
    pub board: BoardNo,
    /// The game.
    pub game: GameId,
    /// The names of the players.
    pub names: BySide<EntrantName>,
    /// Whether the round is posted; only then entries are accepted.
    pub is_open: bool,
    /// The result of the board, recorded or entered by hand.
    pub result: Option<Scored>,
}

impl BoardContext {
    /// Whether outsiders see the round as being played. Of a round whose results are held back they
    /// do not see its end.
    pub fn is_seen_open(&self) -> bool {
        self.is_open || self.event.options.holds_results(self.round)
    }
}

/// The access to one board, proven by its code. A phone is identified by its own secret, so that
/// only one at a time records. Created only by [`crate::desk::Desk::umpire`].
#[derive(Clone, Debug)]
pub struct Umpire {
    /// Shared with the cache, as an event is too large to copy for each turn.
    pub(super) board_context: Arc<BoardContext>,
    pub(super) code: Digest,
    pub(super) phone: Option<Digest>,
    pub(super) recorder: Option<Recorder>,
}

impl Umpire {
    /// The board.
    pub fn board_context(&self) -> &BoardContext {
        &self.board_context
    }

    /// The phone that records the board, if there is one.
    pub fn recorder(&self) -> Option<&Recorder> {
        self.recorder.as_ref()
    }

    /// Whether this phone records the board.
    pub fn is_recording(&self) -> bool {
        self.recorder
            .as_ref()
            .is_some_and(|recorder| Some(recorder.phone) == self.phone)
    }

    pub(super) fn official(&self) -> Result<Official, Fault> {
        match &self.recorder {
            Some(recorder) if self.is_recording() => Ok(Official {
                role: Role::Umpire,
                name: recorder.name.clone(),
            }),
            other => Err(Fault::Taken {
                name: other
                    .as_ref()
                    .map_or_else(String::new, |one| one.name.clone()),
                since_ms: other.as_ref().map_or(0, |one| one.since_ms),
            }),
        }
    }
}

/// A game with its record.
#[derive(Clone, Debug)]
pub struct RecordedGame {
    /// All entries.
    pub entries: Vec<Entry>,
    /// The game after all entries.
    pub game: Game,
    /// The number of erasures of texts of the game when it was read.
    pub erasures: u32,
}

impl RecordedGame {
    /// Adds entries, after which the game is `game`.
    pub(super) fn with(mut self, since: Vec<Entry>, game: Game) -> RecordedGame {
        self.entries.extend(since);
        RecordedGame { game, ..self }
    }

    /// The empty record of a game with this number of erasures.
    pub(super) fn unread(erasures: u32) -> RecordedGame {
        RecordedGame {
            entries: Vec::new(),
            game: Game::scheduled(),
            erasures,
        }
    }

    /// The game after an entry.
    ///
    /// # Errors
    /// [`Fault::Corrupt`] when it cannot be replayed.
    pub fn until(mut self, entry: u32) -> Result<RecordedGame, Fault> {
        self.entries.retain(|line| line.seq <= entry);
        let game = replay(&self.entries)?;
        Ok(RecordedGame { game, ..self })
    }
}
