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
    /// Its board.
    pub board: BoardNo,
    /// Its game.
    pub game: GameId,
    /// Who sits there.
    pub names: BySide<EntrantName>,
    /// Whether the round is being played: only then anything is recorded.
    pub is_open: bool,
    /// The result at the board, be it of a recorded game or by hand.
    pub result: Option<Scored>,
}

/// The right to record one board, already proven by its code. The phone is
/// named by a secret of its own, so that only one at a time records. Made only
/// by [`crate::desk::Desk::umpire`].
#[derive(Clone, Debug)]
pub struct Umpire {
    /// Shared with the cache: an event is many small values, too many to copy for each turn.
    pub(super) seat: Arc<BoardContext>,
    pub(super) code: Digest,
    pub(super) phone: Option<Digest>,
    pub(super) recorder: Option<Recorder>,
}

impl Umpire {
    /// The board.
    pub fn seat(&self) -> &BoardContext {
        &self.seat
    }

    /// Who records the board, if anybody does.
    pub fn recorder(&self) -> Option<&Recorder> {
        self.recorder.as_ref()
    }

    /// Whether it is this phone that records.
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
            Some(other) => Err(Fault::Taken {
                name: other.name.clone(),
                since_ms: other.since_ms,
            }),
            None => Err(Fault::Taken {
                name: String::new(),
                since_ms: 0,
            }),
        }
    }
}

/// A game with its record.
#[derive(Clone, Debug)]
pub struct RecordedGame {
    /// All entries.
    pub entries: Vec<Entry>,
    /// What they come to.
    pub game: Game,
    /// How many times texts of the game had been erased when it was read.
    pub erasures: u32,
}

impl RecordedGame {
    /// The same with the entries that were written after it.
    pub(super) fn with(mut self, since: Vec<Entry>, game: Game) -> RecordedGame {
        self.entries.extend(since);
        RecordedGame { game, ..self }
    }

    /// No entries yet, of a game that has had this number of erasures.
    pub(super) fn unread(erasures: u32) -> RecordedGame {
        RecordedGame {
            entries: Vec::new(),
            game: Game::scheduled(),
            erasures,
        }
    }

    /// The game as it stood after an entry; all of it after the last one.
    ///
    /// # Errors
    /// [`Fault::Corrupt`] when it cannot be replayed.
    pub fn until(mut self, entry: u32) -> Result<RecordedGame, Fault> {
        self.entries.retain(|line| line.seq <= entry);
        let game = replay(&self.entries)?;
        Ok(RecordedGame { game, ..self })
    }
}
