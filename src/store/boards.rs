//! Boards: a pairing with its game, its code and the phone that records it.

use super::StoreError;
use super::columns::{Digest, fit};
use super::games::{GameId, GameState};
use super::rounds::RoundStage;
use super::schema::pairings;
use super::tournaments::TournamentRecord;
use diesel::prelude::*;
use inkundla_core::rules::BySide;
use inkundla_core::tournament::{BoardNo, EntrantName, Pairing, RoundNo, Scored, TournamentId};

/// What is needed to post a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Posting {
    /// When.
    pub at_ms: i64,
    /// The digest of each board's code; a board without one gets no code.
    pub codes: Vec<(BoardNo, Digest)>,
    /// Until when the codes are good.
    pub codes_expire_at_ms: i64,
    /// The state of a game that has not begun, as JSON of the caller.
    pub projection: String,
}

/// The code of a board, as far as the store knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Code {
    /// How many codes the board has had.
    pub generation: u32,
    /// Until when it is good.
    pub expires_at_ms: i64,
    /// When a phone last used it.
    pub last_seen_ms: Option<i64>,
}

/// A board as the organiser sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// The identity of its game (and of the pairing).
    pub game: GameId,
    /// The round.
    pub round: RoundNo,
    /// The board's number and who sits there.
    pub pairing: Pairing,
    /// The result, once there is one.
    pub result: Option<Scored>,
    /// How many codes it has had; those that were taken back count too.
    pub codes: u32,
    /// Its code, while it has one.
    pub code: Option<Code>,
    /// The state of the game; `None` in a draft.
    pub state: Option<GameState>,
}

/// What a board's code opens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pass {
    /// The tournament.
    pub tournament: TournamentRecord,
    /// The round.
    pub round: RoundNo,
    /// How far the round has come.
    pub stage: RoundStage,
    /// The board.
    pub board: BoardNo,
    /// Its game.
    pub game: GameId,
    /// How far that has come, and who records it.
    pub state: GameState,
    /// Who sits there.
    pub names: BySide<EntrantName>,
    /// The result, once there is one.
    pub result: Option<Scored>,
    /// The code; whether it has expired is for the caller to see.
    pub code: Code,
}

/// What can be asked about boards.
pub trait BoardReads {
    /// The boards of a round, in order.
    ///
    /// # Errors
    /// [`StoreError::Missing`] without such a round.
    fn boards(
        &mut self,
        tournament: TournamentId,
        round: RoundNo,
    ) -> Result<Vec<Board>, StoreError>;
    /// One of them.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn board(
        &mut self,
        tournament: TournamentId,
        round: RoundNo,
        board: BoardNo,
    ) -> Result<Board, StoreError>;
    /// The boards at which something waits for the organiser, round by round.
    ///
    /// # Errors
    /// Those of the database.
    fn boards_asking(&mut self, tournament: TournamentId) -> Result<Vec<Board>, StoreError>;
    /// The board on which a game is played.
    ///
    /// # Errors
    /// [`StoreError::Missing`], also for a game of another tournament.
    fn board_of(&mut self, tournament: TournamentId, game: GameId) -> Result<Board, StoreError>;
    /// What a code opens, be it expired or of a closed round.
    ///
    /// # Errors
    /// [`StoreError::Missing`] if no board has this code (any more).
    fn pass(&mut self, code: &Digest) -> Result<Pass, StoreError>;
}

/// What happens to codes without being a change of the tournament.
pub trait BoardWrites {
    /// Notes that a phone has used the code of a board.
    ///
    /// # Errors
    /// [`StoreError::Missing`] if no board has this code.
    fn touch_code(&mut self, code: &Digest, seen_ms: i64) -> Result<(), StoreError>;
}

/// Changes of codes.
pub trait BoardChanges {
    /// Gives a board of a posted round a new code (`Some`: digest and expiry)
    /// or none. The old one is worth nothing from now on, and the phone that
    /// was recording has to claim the board anew.
    ///
    /// # Errors
    /// [`StoreError::Missing`], [`StoreError::Conflict`] if the code is taken,
    /// [`StoreError::Refused`] if the round is not posted.
    fn renew_code(
        &mut self,
        tournament: TournamentId,
        round: RoundNo,
        board: BoardNo,
        code: Option<(Digest, i64)>,
    ) -> Result<(), StoreError>;
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = pairings)]
pub(super) struct CodeRow {
    code_generation: i64,
    code_hash: Option<Vec<u8>>,
    code_expires_at_ms: Option<i64>,
    code_last_seen_ms: Option<i64>,
}

impl CodeRow {
    pub(super) fn codes(&self) -> Result<u32, StoreError> {
        fit("code generation", self.code_generation)
    }

    pub(super) fn code(&self) -> Result<Option<Code>, StoreError> {
        let (Some(_), Some(expires_at_ms)) = (&self.code_hash, self.code_expires_at_ms) else {
            return Ok(None);
        };
        Ok(Some(Code {
            generation: self.codes()?,
            expires_at_ms,
            last_seen_ms: self.code_last_seen_ms,
        }))
    }
}
