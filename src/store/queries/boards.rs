//! Queries for boards and their access codes.

use super::rounds::{expect_stage, set_code};
use super::{Conn, one};
use crate::boards::{
    Board, BoardChanges, BoardReads, BoardWrites, CodeRow, Pass, ReportedResult, ReportedRow,
};
use crate::columns::{decode, round_no};
use crate::entrants::NameColumns;
use crate::games::{GameId, GameRow, GameState, RecorderRow};
use crate::rounds::{PairingRow, RoundReads, RoundStage, at_board, in_round};
use crate::schema::{entrants, games, pairings, rounds, tournaments};
use crate::tournaments::TournamentRow;
use crate::{Digest, StoreError, TournamentWrites};
use diesel::dsl::{exists, select};
use diesel::prelude::*;
use inkundla_core::rules::BySide;
use inkundla_core::tournament::{BoardNo, EntrantId, EntrantName, RoundNo, TournamentId};

pub(super) type BoardRow = (PairingRow, CodeRow, ReportedRow, Option<GameRow>);
type NameRow = (i64, i64, String, String, NameColumns);
type PassRow = (TournamentRow, String, PairingRow, CodeRow, GameRow);

impl BoardReads for Conn {
    fn boards(
        &mut self,
        tournament: TournamentId,
        round: RoundNo,
    ) -> Result<Vec<Board>, StoreError> {
        self.round(tournament, round)?;
        let rows: Vec<BoardRow> = pairings::table
            .left_join(games::table)
            .filter(in_round(tournament, round))
            .order(pairings::board)
            .select(BoardRow::as_select())
            .load(self)?;
        rows.into_iter().map(board).collect()
    }

    fn board(
        &mut self,
        tournament: TournamentId,
        round: RoundNo,
        number: BoardNo,
    ) -> Result<Board, StoreError> {
        let row: BoardRow = pairings::table
            .left_join(games::table)
            .filter(at_board(tournament, round, number))
            .select(BoardRow::as_select())
            .get_result(self)?;
        board(row)
    }

    fn boards_asking(&mut self, tournament: TournamentId) -> Result<Vec<Board>, StoreError> {
        let rows: Vec<BoardRow> = pairings::table
            .left_join(games::table)
            .filter(pairings::tournament_id.eq(tournament.0))
            .filter(games::requests.gt(0))
            .order((pairings::round, pairings::board))
            .select(BoardRow::as_select())
            .load(self)?;
        rows.into_iter().map(board).collect()
    }

    fn board_of(&mut self, tournament: TournamentId, game: GameId) -> Result<Board, StoreError> {
        let row: BoardRow = pairings::table
            .left_join(games::table)
            .filter(pairings::tournament_id.eq(tournament.0))
            .filter(pairings::id.eq(game.0))
            .select(BoardRow::as_select())
            .get_result(self)?;
        board(row)
    }

    fn has_recorded(
        &mut self,
        tournament: TournamentId,
        phone: &Digest,
    ) -> Result<bool, StoreError> {
        let games_of_phone = pairings::table
            .inner_join(games::table.on(games::id.eq(pairings::id)))
            .filter(pairings::tournament_id.eq(tournament.0))
            .filter(games::recorder_hash.eq(phone.bytes()));
        Ok(select(exists(games_of_phone)).get_result(self)?)
    }

    fn pass(&mut self, code: &Digest) -> Result<Pass, StoreError> {
        let of_round = rounds::tournament_id
            .eq(pairings::tournament_id)
            .and(rounds::number.eq(pairings::round));
        let of_event = tournaments::id.eq(pairings::tournament_id);
        let (event, stage, seats, code, state): PassRow = pairings::table
            .inner_join(rounds::table.on(of_round))
            .inner_join(tournaments::table.on(of_event))
            .inner_join(games::table.on(games::id.eq(pairings::id)))
            .filter(pairings::code_hash.eq(code.bytes()))
            .select((
                TournamentRow::as_select(),
                rounds::stage,
                PairingRow::as_select(),
                CodeRow::as_select(),
                GameRow::as_select(),
            ))
            .get_result(self)?;
        let pairing = seats.pairing()?;
        Ok(Pass {
            tournament: event.try_into()?,
            round: round_no(seats.round)?,
            stage: decode("stage", &stage, RoundStage::from_code)?,
            board: pairing.board,
            game: GameId(seats.id),
            state: state.try_into()?,
            names: names(self, pairing.first, pairing.second)?,
            result: seats.scored()?,
            code: code.code()?.ok_or(StoreError::Missing)?,
        })
    }
}

impl BoardWrites for Conn {
    fn touch_code(&mut self, code: &Digest, seen_ms: i64) -> Result<(), StoreError> {
        let with_code = pairings::table.filter(pairings::code_hash.eq(code.bytes()));
        one(diesel::update(with_code)
            .set(pairings::code_last_seen_ms.eq(seen_ms))
            .execute(self))
    }
}

impl BoardChanges for Conn {
    fn report_result(
        &mut self,
        tournament: TournamentId,
        round: RoundNo,
        board: BoardNo,
        (was, reported): (Option<&ReportedResult>, Option<&ReportedResult>),
    ) -> Result<(), StoreError> {
        self.bump(tournament)?;
        expect_stage(self, tournament, round, RoundStage::Posted)?;
        let found = self.board(tournament, round, board)?;
        if found.result.is_some() || found.reported.as_ref() != was {
            return Err(StoreError::Conflict);
        }
        one(diesel::update(pairings::table.find(found.game.0))
            .set((
                pairings::reported_result.eq(reported.map(|one| one.result.code())),
                pairings::reported_by.eq(reported.map(|one| one.by.as_str())),
                pairings::reported_role.eq(reported.map(|one| one.role.code())),
            ))
            .execute(self))
    }

    fn renew_code(
        &mut self,
        tournament: TournamentId,
        round: RoundNo,
        board: BoardNo,
        code: Option<(Digest, i64)>,
    ) -> Result<(), StoreError> {
        self.bump(tournament)?;
        expect_stage(self, tournament, round, RoundStage::Posted)?;
        let (digest, expires_at_ms) = code.unzip();
        set_code(
            self,
            tournament,
            round,
            board,
            digest.as_ref(),
            expires_at_ms,
        )?;
        let game = self.board(tournament, round, board)?.game;
        one(diesel::update(games::table.find(game.0))
            .set(RecorderRow::default())
            .execute(self))
    }
}

pub(super) fn board((seats, code, reported, state): BoardRow) -> Result<Board, StoreError> {
    Ok(Board {
        game: GameId(seats.id),
        round: round_no(seats.round)?,
        pairing: seats.pairing()?,
        result: seats.scored()?,
        reported: reported.reported()?,
        codes: code.codes()?,
        code: code.code()?,
        state: state.map(GameState::try_from).transpose()?,
    })
}

/// The names of two entrants, in one query.
fn names(
    conn: &mut Conn,
    first: EntrantId,
    second: EntrantId,
) -> Result<BySide<EntrantName>, StoreError> {
    let rows: Vec<NameRow> = entrants::table
        // Not `eq_any`: a list of variable length is prepared anew each time.
        .filter(entrants::id.eq(first.0).or(entrants::id.eq(second.0)))
        .select((
            entrants::id,
            entrants::number,
            entrants::given,
            entrants::family,
            NameColumns::as_select(),
        ))
        .load(conn)?;
    let name = |entrant: EntrantId| {
        let mut rows = rows.iter();
        let row = rows.find(|(id, ..)| *id == entrant.0);
        let (_, number, given, family, shown) = row.ok_or(StoreError::Missing)?;
        shown.name(*number, given, family)
    };
    Ok(BySide {
        first: name(first)?,
        second: name(second)?,
    })
}
