//! Queries for results entered by hand.

use super::rounds::expect_stage;
use super::{Conn, one};
use crate::columns::result_columns;
use crate::rounds::{PairingRow, ResultChanges, RoundStage, at_board};
use crate::schema::pairings;
use crate::{BoardReads, GameId, StoreError, TournamentWrites};
use diesel::prelude::*;
use inkundla_core::tournament::{BoardNo, EntrantId, RoundNo, Scored, TournamentId};

impl ResultChanges for Conn {
    fn expect_result(
        &mut self,
        tournament: TournamentId,
        round: RoundNo,
        board: BoardNo,
        read: Option<Scored>,
        seq: u32,
    ) -> Result<(), StoreError> {
        // Every writer of a result updates this row first, so in PostgreSQL the others wait here,
        // and what is read below is committed.
        self.bump(tournament)?;
        let found = self.board(tournament, round, board)?;
        let at = found.state.map_or(0, |state| state.seq);
        if (found.result, at) == (read, seq) {
            Ok(())
        } else {
            Err(StoreError::Conflict)
        }
    }

    fn set_result(
        &mut self,
        tournament: TournamentId,
        round: RoundNo,
        board: BoardNo,
        result: Option<Scored>,
    ) -> Result<Option<Scored>, StoreError> {
        self.bump(tournament)?;
        expect_stage(self, tournament, round, RoundStage::Posted)?;
        replace(self, tournament, round, board, result)
    }

    fn let_begin(
        &mut self,
        tournament: TournamentId,
        round: RoundNo,
        board: BoardNo,
        first: EntrantId,
    ) -> Result<(), StoreError> {
        self.bump(tournament)?;
        expect_stage(self, tournament, round, RoundStage::Posted)?;
        let found = self.board(tournament, round, board)?;
        let seats = found.pairing;
        let second = match first {
            first if first == seats.first => return Ok(()),
            first if first == seats.second => seats.first,
            _ => return Err(StoreError::Missing),
        };
        one(diesel::update(pairings::table.find(found.game.0))
            .set((
                pairings::first_entrant.eq(first.0),
                pairings::second_entrant.eq(second.0),
            ))
            .execute(self))
    }

    fn correct_result(
        &mut self,
        tournament: TournamentId,
        round: RoundNo,
        board: BoardNo,
        result: Scored,
    ) -> Result<Option<Scored>, StoreError> {
        self.bump(tournament)?;
        expect_stage(self, tournament, round, RoundStage::Closed)?;
        replace(self, tournament, round, board, Some(result))
    }
}

fn replace(
    conn: &mut Conn,
    tournament: TournamentId,
    round: RoundNo,
    board: BoardNo,
    result: Option<Scored>,
) -> Result<Option<Scored>, StoreError> {
    let pairing = pairings::table.filter(at_board(tournament, round, board));
    let before = pairing.select(PairingRow::as_select()).get_result(conn)?;
    write_result(conn, GameId(before.id), result)?;
    before.scored()
}

/// Writes the result of a pairing; the caller has checked the stage of its round.
pub(super) fn write_result(
    conn: &mut Conn,
    game: GameId,
    result: Option<Scored>,
) -> Result<(), StoreError> {
    let (code, first, second) = result_columns(result);
    let columns = (
        pairings::result.eq(code),
        pairings::shot_first.eq(first),
        pairings::shot_second.eq(second),
        pairings::reported_result.eq(None::<String>),
        pairings::reported_by.eq(None::<String>),
        pairings::reported_role.eq(None::<String>),
    );
    one(diesel::update(pairings::table.find(game.0))
        .set(columns)
        .execute(conn))
}
