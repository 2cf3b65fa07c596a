//! Rounds from draft to closed, and the results of their boards.

use super::StoreError;
use super::columns::Digest;
use super::columns::{ResultColumns, board_no, decode, scored};
use super::schema::{byes, pairings};
use diesel::dsl;
use diesel::prelude::*;
use inkundla_core::codes;
use inkundla_core::tournament::{
    BoardNo, Bye, ByeKind, DraftRound, EntrantId, Pairing, RoundNo, Scored, TournamentId,
};

/// The values that are stored when a round is posted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Posting {
    /// When it is posted.
    pub at_ms: i64,
    /// The digest of each board's code; boards that are missing here get none.
    pub codes: Vec<(BoardNo, Digest)>,
    /// When the codes expire.
    pub codes_expire_at_ms: i64,
    /// The projection of a game that has not begun, as JSON of the caller.
    pub projection: String,
}

/// The stage of a round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum RoundStage {
    /// Only organisers see it.
    Draft,
    /// Everybody sees it, and it is being played.
    Posted,
    /// It is finished; its results count.
    Closed,
}

codes!(RoundStage {
    Draft = "draft",
    Posted = "posted",
    Closed = "closed",
});

/// A round without its boards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoundRecord {
    /// Its number.
    pub number: RoundNo,
    /// Its stage.
    pub stage: RoundStage,
    /// When it was posted, the last time if it was withdrawn in between.
    pub posted_at_ms: Option<i64>,
    /// When it was closed.
    pub closed_at_ms: Option<i64>,
}

/// Queries for rounds. Their boards are in [`super::BoardReads`], the whole tournament in
/// [`super::TournamentReads::load_tournament`].
pub trait RoundReads {
    /// The rounds of a tournament, in order.
    fn rounds(&mut self, tournament: TournamentId) -> Result<Vec<RoundRecord>, StoreError>;
    /// The round with a number.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn round(
        &mut self,
        tournament: TournamentId,
        round: RoundNo,
    ) -> Result<RoundRecord, StoreError>;
}

/// Changes of rounds. Each is refused unless the round is at the right stage.
pub trait RoundChanges {
    /// Stores a draft, or replaces the present one.
    ///
    /// # Errors
    /// [`StoreError::Refused`] unless its number follows the last closed round and no entrant is
    /// in it twice; [`StoreError::Conflict`] if an entrant is not of this tournament.
    fn save_draft(
        &mut self,
        tournament: TournamentId,
        draft: &DraftRound,
    ) -> Result<(), StoreError>;
    /// Deletes a draft.
    ///
    /// # Errors
    /// [`StoreError::Missing`], [`StoreError::Refused`].
    fn discard_draft(&mut self, tournament: TournamentId, round: RoundNo)
    -> Result<(), StoreError>;
    /// Posts a draft: every board gets its scheduled game and its access code.
    ///
    /// # Errors
    /// [`StoreError::Missing`], also for a code of a board that does not exist;
    /// [`StoreError::Conflict`] if a code is in use (try others); [`StoreError::Refused`].
    fn post_round(
        &mut self,
        tournament: TournamentId,
        round: RoundNo,
        posting: &Posting,
    ) -> Result<(), StoreError>;
    /// Makes a posted round a draft again. Its access codes become invalid.
    ///
    /// # Errors
    /// [`StoreError::Missing`]; [`StoreError::Refused`] once a game has an
    /// entry or a board a result.
    fn unpost_round(&mut self, tournament: TournamentId, round: RoundNo) -> Result<(), StoreError>;
    /// Closes a posted round.
    ///
    /// # Errors
    /// [`StoreError::Missing`]; [`StoreError::Refused`] while a result is missing.
    fn close_round(
        &mut self,
        tournament: TournamentId,
        round: RoundNo,
        at_ms: i64,
    ) -> Result<(), StoreError>;
    /// Closes a posted round even if results are missing. Those games are played later, and their
    /// results entered with [`ResultChanges::correct_result`].
    ///
    /// # Errors
    /// [`StoreError::Missing`], [`StoreError::Refused`].
    fn close_with_postponed(
        &mut self,
        tournament: TournamentId,
        round: RoundNo,
        at_ms: i64,
    ) -> Result<(), StoreError>;
    /// Gives an entrant a bye in a posted or closed round, or takes it away.
    ///
    /// # Errors
    /// [`StoreError::Missing`]; [`StoreError::Conflict`] if there is one already; [`StoreError::Refused`] in a draft.
    fn set_bye(
        &mut self,
        tournament: TournamentId,
        round: RoundNo,
        entrant: EntrantId,
        kind: Option<ByeKind>,
    ) -> Result<(), StoreError>;
    /// Reopens the last closed round, as a posted one.
    ///
    /// # Errors
    /// [`StoreError::Missing`]; [`StoreError::Refused`] if there is a later round, even a draft.
    fn reopen_round(&mut self, tournament: TournamentId, round: RoundNo) -> Result<(), StoreError>;
}

/// Results entered by hand. Methods that write one return the previous result.
pub trait ResultChanges {
    /// Checks that a board still has the result that the caller has read, and that its record
    /// still ends at entry `seq` (0 if it has not begun). Until the end of the transaction nobody
    /// else can change its result, or start or end its game.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if something has changed; [`StoreError::Missing`].
    fn expect_result(
        &mut self,
        tournament: TournamentId,
        round: RoundNo,
        board: BoardNo,
        read: Option<Scored>,
        seq: u32,
    ) -> Result<(), StoreError>;
    /// Sets (`Some`) or clears (`None`) the result of a board while its round is posted.
    ///
    /// # Errors
    /// [`StoreError::Missing`]; [`StoreError::Refused`] at another stage.
    fn set_result(
        &mut self,
        tournament: TournamentId,
        round: RoundNo,
        board: BoardNo,
        result: Option<Scored>,
    ) -> Result<Option<Scored>, StoreError>;
    /// Decides who moves first at a board, while its round is posted. Nothing may be recorded
    /// there yet, which [`ResultChanges::expect_result`] ensures.
    ///
    /// # Errors
    /// [`StoreError::Missing`], also if the entrant is not at this board;
    /// [`StoreError::Refused`] at another stage.
    fn let_begin(
        &mut self,
        tournament: TournamentId,
        round: RoundNo,
        board: BoardNo,
        first: EntrantId,
    ) -> Result<(), StoreError>;
    /// Corrects a result after its round was closed. Later rounds stay as they are.
    ///
    /// # Errors
    /// [`StoreError::Missing`]; [`StoreError::Refused`] if the round is not closed.
    fn correct_result(
        &mut self,
        tournament: TournamentId,
        round: RoundNo,
        board: BoardNo,
        result: Scored,
    ) -> Result<Option<Scored>, StoreError>;
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = pairings)]
pub(super) struct PairingRow {
    pub(super) id: i64,
    pub(super) round: i64,
    board: i64,
    first_entrant: i64,
    second_entrant: i64,
    result: Option<String>,
    shot_first: Option<i64>,
    shot_second: Option<i64>,
}

impl PairingRow {
    pub(super) fn pairing(&self) -> Result<Pairing, StoreError> {
        let (first, second) = (
            EntrantId(self.first_entrant),
            EntrantId(self.second_entrant),
        );
        Ok(Pairing {
            board: board_no(self.board)?,
            first,
            second,
        })
    }

    pub(super) fn scored(&self) -> Result<Option<Scored>, StoreError> {
        let columns: ResultColumns = (self.result.clone(), self.shot_first, self.shot_second);
        scored(&columns)
    }
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = byes)]
pub(super) struct ByeRow {
    pub(super) round: i64,
    entrant_id: i64,
    kind: String,
}

impl ByeRow {
    pub(super) fn bye(&self) -> Result<Bye, StoreError> {
        Ok(Bye {
            entrant: EntrantId(self.entrant_id),
            kind: decode("bye", &self.kind, ByeKind::from_code)?,
        })
    }
}

/// The condition that a pairing belongs to a round.
pub(super) type InRound =
    dsl::And<dsl::Eq<pairings::tournament_id, i64>, dsl::Eq<pairings::round, i64>>;

pub(super) fn in_round(tournament: TournamentId, round: RoundNo) -> InRound {
    pairings::tournament_id
        .eq(tournament.0)
        .and(pairings::round.eq(i64::from(round.0)))
}

/// The condition for the pairing at a board.
pub(super) fn at_board(
    tournament: TournamentId,
    round: RoundNo,
    board: BoardNo,
) -> dsl::And<InRound, dsl::Eq<pairings::board, i64>> {
    in_round(tournament, round).and(pairings::board.eq(i64::from(board.0)))
}
