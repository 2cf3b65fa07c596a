//! Boards: a pairing with its game, its access code and the phone that records it.

use super::StoreError;
use super::columns::{Digest, decode, fit};
use super::games::{GameId, GameState};
use super::rounds::RoundStage;
use super::schema::pairings;
use super::tournaments::{Role, TournamentRecord};
use diesel::prelude::*;
use inkundla_core::rules::BySide;
use inkundla_core::tournament::{
    BoardNo, EntrantName, Pairing, PairingResult, RoundNo, Scored, TournamentId,
};

/// The access code of a board, of which the store has only the digest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Code {
    /// The number of codes that the board has had.
    pub generation: u32,
    /// When it expires.
    pub expires_at_ms: i64,
    /// When a phone last used it.
    pub last_seen_ms: Option<i64>,
}

/// A result that somebody has reported, and that counts once another person confirms it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportedResult {
    /// The result.
    pub result: PairingResult,
    /// The name of the person who reported it.
    pub by: String,
    /// Their role.
    pub role: Role,
}

/// A board as the organiser sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// The id of its game (and of the pairing).
    pub game: GameId,
    /// The round.
    pub round: RoundNo,
    /// The board's number and its two entrants.
    pub pairing: Pairing,
    /// The result, once there is one.
    pub result: Option<Scored>,
    /// A result that another person has to confirm.
    pub reported: Option<ReportedResult>,
    /// The number of codes it has had, with those that were withdrawn.
    pub codes: u32,
    /// Its current code.
    pub code: Option<Code>,
    /// The state of the game; `None` in a draft.
    pub state: Option<GameState>,
}

/// The board that an access code opens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pass {
    /// The tournament.
    pub tournament: TournamentRecord,
    /// The round.
    pub round: RoundNo,
    /// The stage of the round.
    pub stage: RoundStage,
    /// The board.
    pub board: BoardNo,
    /// Its game.
    pub game: GameId,
    /// The state of the game, and its recorder.
    pub state: GameState,
    /// The two players.
    pub names: BySide<EntrantName>,
    /// The result, once there is one.
    pub result: Option<Scored>,
    /// The code; the caller checks its expiry.
    pub code: Code,
}

/// Queries for boards.
pub trait BoardReads {
    /// The boards of a round, by number.
    ///
    /// # Errors
    /// [`StoreError::Missing`] if there is no such round.
    fn boards(
        &mut self,
        tournament: TournamentId,
        round: RoundNo,
    ) -> Result<Vec<Board>, StoreError>;
    /// The board with a number.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn board(
        &mut self,
        tournament: TournamentId,
        round: RoundNo,
        board: BoardNo,
    ) -> Result<Board, StoreError>;
    /// The boards with open requests to the organiser, by round and number.
    fn boards_asking(&mut self, tournament: TournamentId) -> Result<Vec<Board>, StoreError>;
    /// The board of a game.
    ///
    /// # Errors
    /// [`StoreError::Missing`], also for a game of another tournament.
    fn board_of(&mut self, tournament: TournamentId, game: GameId) -> Result<Board, StoreError>;
    /// The board that a code opens, even if the code has expired or the round is closed.
    ///
    /// # Errors
    /// [`StoreError::Missing`] if no board has this code (any more).
    fn pass(&mut self, code: &Digest) -> Result<Pass, StoreError>;
    /// Whether a phone, by the digest of its token, is the last that recorded a game of a tournament.
    fn has_recorded(
        &mut self,
        tournament: TournamentId,
        phone: &Digest,
    ) -> Result<bool, StoreError>;
}

/// Writes of access codes that are no change of the tournament.
pub trait BoardWrites {
    /// Records that a phone has used the code of a board.
    ///
    /// # Errors
    /// [`StoreError::Missing`] if no board has this code.
    fn touch_code(&mut self, code: &Digest, seen_ms: i64) -> Result<(), StoreError>;
}

/// Changes of boards.
pub trait BoardChanges {
    /// Replaces the reported result that was read of a board of a posted round.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the board has another one, or a result, by now; [`StoreError::Refused`] at another stage of the round.
    fn report_result(
        &mut self,
        tournament: TournamentId,
        round: RoundNo,
        board: BoardNo,
        was_now: (Option<&ReportedResult>, Option<&ReportedResult>),
    ) -> Result<(), StoreError>;
    /// Gives a board of a posted round a new code (`Some`: digest and expiry) or none. The old
    /// one becomes invalid, and the recording phone has to claim the board again.
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

#[derive(Queryable, Selectable)]
#[diesel(table_name = pairings)]
pub(super) struct ReportedRow {
    reported_result: Option<String>,
    reported_by: Option<String>,
    reported_role: Option<String>,
}

impl ReportedRow {
    pub(super) fn reported(self) -> Result<Option<ReportedResult>, StoreError> {
        let (Some(result), Some(by), Some(role)) =
            (self.reported_result, self.reported_by, self.reported_role)
        else {
            return Ok(None);
        };
        Ok(Some(ReportedResult {
            result: decode("reported result", &result, PairingResult::from_code)?,
            by,
            role: decode("role", &role, Role::from_code)?,
        }))
    }
}
