//! Rounds from draft to closed, and the results of their boards.

use super::StoreError;
use super::boards::Posting;
use super::columns::{ResultColumns, board_no, bye_kind, scored};
use super::schema::{byes, pairings};
use diesel::dsl;
use diesel::prelude::*;
use inkundla_core::codes;
use inkundla_core::tournament::{
    BoardNo, Bye, DraftRound, EntrantId, Pairing, RoundNo, Scored, TournamentId,
};

/// How far a round has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum RoundStage {
    /// Only the organiser sees it.
    Draft,
    /// Everybody sees it, and it is being played.
    Posted,
    /// All results are in.
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
    /// How far it has come.
    pub stage: RoundStage,
    /// When it was posted (last, if it was taken down in between).
    pub posted_at_ms: Option<i64>,
    /// When it was closed.
    pub closed_at_ms: Option<i64>,
}

/// What can be asked about rounds; their boards are in
/// [`super::BoardReads`], the whole tournament in
/// [`super::TournamentReads::load_tournament`].
pub trait RoundReads {
    /// The rounds of a tournament, in order.
    ///
    /// # Errors
    /// Those of the database; an unknown tournament has no rounds.
    fn rounds(&mut self, tournament: TournamentId) -> Result<Vec<RoundRecord>, StoreError>;
    /// One of them.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn round(
        &mut self,
        tournament: TournamentId,
        round: RoundNo,
    ) -> Result<RoundRecord, StoreError>;
}

/// Changes of rounds. Each is refused at any other stage than the one it is for.
pub trait RoundChanges {
    /// Keeps a draft, in place of the one before.
    ///
    /// # Errors
    /// [`StoreError::Refused`] unless its number comes after the last closed
    /// round and nobody is in it twice; [`StoreError::Conflict`] if an entrant
    /// is not of this tournament.
    fn save_draft(
        &mut self,
        tournament: TournamentId,
        draft: &DraftRound,
    ) -> Result<(), StoreError>;
    /// Throws a draft away.
    ///
    /// # Errors
    /// [`StoreError::Missing`], [`StoreError::Refused`].
    fn discard_draft(&mut self, tournament: TournamentId, round: RoundNo)
    -> Result<(), StoreError>;
    /// Posts a draft: every board gets its game, scheduled, and its code.
    ///
    /// # Errors
    /// [`StoreError::Missing`] also for a code of a board that is not there,
    /// [`StoreError::Conflict`] if a code is taken (offer others),
    /// [`StoreError::Refused`].
    fn post_round(
        &mut self,
        tournament: TournamentId,
        round: RoundNo,
        posting: &Posting,
    ) -> Result<(), StoreError>;
    /// Makes a posted round a draft again. Its codes are worth nothing any more.
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
    /// Closes a posted round although results may be missing: those games are
    /// played later, and their results entered by [`ResultChanges::correct_result`].
    ///
    /// # Errors
    /// [`StoreError::Missing`], [`StoreError::Refused`].
    fn close_with_postponed(
        &mut self,
        tournament: TournamentId,
        round: RoundNo,
        at_ms: i64,
    ) -> Result<(), StoreError>;
    /// Opens the last closed round again, as a posted one.
    ///
    /// # Errors
    /// [`StoreError::Missing`]; [`StoreError::Refused`] if a later round has
    /// been begun, be it as a draft.
    fn reopen_round(&mut self, tournament: TournamentId, round: RoundNo) -> Result<(), StoreError>;
}

/// Results entered by hand. Those that write one return the result that was there before.
pub trait ResultChanges {
    /// Makes sure that a board still has the result that the caller has read, and
    /// that its record still ends at the entry `seq` (0 where it has not begun).
    /// Nobody else changes its result, or begins or ends its game, before the end
    /// of the transaction.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if it is no longer so; [`StoreError::Missing`].
    fn expect_result(
        &mut self,
        tournament: TournamentId,
        round: RoundNo,
        board: BoardNo,
        read: Option<Scored>,
        seq: u32,
    ) -> Result<(), StoreError>;
    /// Enters (`Some`) or clears (`None`) the result of a board while its round is posted.
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
    /// Lets one of the two at a board move first, while its round is posted. Nothing may be
    /// recorded there yet, which [`ResultChanges::expect_result`] makes sure of.
    ///
    /// # Errors
    /// [`StoreError::Missing`], also where somebody else sits there; [`StoreError::Refused`] at
    /// another stage.
    fn let_begin(
        &mut self,
        tournament: TournamentId,
        round: RoundNo,
        board: BoardNo,
        first: EntrantId,
    ) -> Result<(), StoreError>;
    /// Puts a result right after its round was closed. Later rounds stay as they are.
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

#[derive(Insertable)]
#[diesel(table_name = pairings)]
pub(super) struct NewPairingRow {
    tournament_id: i64,
    round: i64,
    board: i64,
    first_entrant: i64,
    second_entrant: i64,
}

#[derive(Queryable, Selectable, Insertable)]
#[diesel(table_name = byes)]
pub(super) struct ByeRow {
    tournament_id: i64,
    pub(super) round: i64,
    entrant_id: i64,
    kind: String,
}

impl ByeRow {
    pub(super) fn bye(&self) -> Result<Bye, StoreError> {
        Ok(Bye {
            entrant: EntrantId(self.entrant_id),
            kind: bye_kind(&self.kind)?,
        })
    }
}

/// The rows of a draft.
pub(super) fn rows_of(
    tournament: TournamentId,
    draft: &DraftRound,
) -> (Vec<NewPairingRow>, Vec<ByeRow>) {
    let (tournament_id, round) = (tournament.0, i64::from(draft.number.0));
    let pairing = |pairing: &Pairing| NewPairingRow {
        tournament_id,
        round,
        board: i64::from(pairing.board.0),
        first_entrant: pairing.first.0,
        second_entrant: pairing.second.0,
    };
    let bye = |bye: &Bye| ByeRow {
        tournament_id,
        round,
        entrant_id: bye.entrant.0,
        kind: bye.kind.code().to_owned(),
    };
    (
        draft.pairings.iter().map(pairing).collect(),
        draft.byes.iter().map(bye).collect(),
    )
}

/// The condition of being paired in a round.
pub(super) type InRound =
    dsl::And<dsl::Eq<pairings::tournament_id, i64>, dsl::Eq<pairings::round, i64>>;

pub(super) fn in_round(tournament: TournamentId, round: RoundNo) -> InRound {
    pairings::tournament_id
        .eq(tournament.0)
        .and(pairings::round.eq(i64::from(round.0)))
}
