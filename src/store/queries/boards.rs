use super::rounds::{expect_stage, give_code};
use super::{Conn, one};
use crate::rules::BySide;
use crate::store::boards::{Board, BoardChanges, BoardReads, BoardWrites, CodeRow, Pass};
use crate::store::columns::{decode, round_no};
use crate::store::entrants::EntrantReads;
use crate::store::games::{GameId, GameRow, GameState, RecorderRow};
use crate::store::rounds::{PairingRow, RoundReads, RoundStage, in_round};
use crate::store::schema::{games, pairings, rounds};
use crate::store::{Digest, StoreError, TournamentWrites};
use crate::tournament::{BoardNo, EntrantId, EntrantName, RoundNo, TournamentId};
use diesel::prelude::*;

type BoardRow = (PairingRow, CodeRow, Option<GameRow>);

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
            .select((
                PairingRow::as_select(),
                CodeRow::as_select(),
                Option::<GameRow>::as_select(),
            ))
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
            .filter(in_round(tournament, round))
            .filter(pairings::board.eq(i64::from(number.0)))
            .select((
                PairingRow::as_select(),
                CodeRow::as_select(),
                Option::<GameRow>::as_select(),
            ))
            .first(self)?;
        board(row)
    }

    fn boards_asking(&mut self, tournament: TournamentId) -> Result<Vec<Board>, StoreError> {
        let rows: Vec<BoardRow> = pairings::table
            .left_join(games::table)
            .filter(pairings::tournament_id.eq(tournament.0))
            .filter(games::asked.gt(0))
            .order((pairings::round, pairings::board))
            .select((
                PairingRow::as_select(),
                CodeRow::as_select(),
                Option::<GameRow>::as_select(),
            ))
            .load(self)?;
        rows.into_iter().map(board).collect()
    }

    fn board_of(&mut self, tournament: TournamentId, game: GameId) -> Result<Board, StoreError> {
        let row: BoardRow = pairings::table
            .left_join(games::table)
            .filter(pairings::tournament_id.eq(tournament.0))
            .filter(pairings::id.eq(game.0))
            .select((
                PairingRow::as_select(),
                CodeRow::as_select(),
                Option::<GameRow>::as_select(),
            ))
            .first(self)?;
        board(row)
    }

    fn pass(&mut self, code: &Digest) -> Result<Pass, StoreError> {
        let of_round = rounds::tournament_id
            .eq(pairings::tournament_id)
            .and(rounds::number.eq(pairings::round));
        let (tournament, stage, seats, code): (i64, String, PairingRow, CodeRow) = pairings::table
            .inner_join(rounds::table.on(of_round))
            .filter(pairings::code_hash.eq(code.bytes()))
            .select((
                pairings::tournament_id,
                rounds::stage,
                PairingRow::as_select(),
                CodeRow::as_select(),
            ))
            .first(self)?;
        let (tournament, pairing) = (TournamentId(tournament), seats.pairing()?);
        Ok(Pass {
            tournament,
            round: round_no(seats.round)?,
            stage: decode("stage", &stage, RoundStage::by_code)?,
            board: pairing.board,
            game: GameId(seats.id),
            names: BySide {
                first: name(self, tournament, pairing.first)?,
                second: name(self, tournament, pairing.second)?,
            },
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
        give_code(
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

fn board((seats, code, state): BoardRow) -> Result<Board, StoreError> {
    Ok(Board {
        game: GameId(seats.id),
        round: round_no(seats.round)?,
        pairing: seats.pairing()?,
        result: seats.scored()?,
        code: code.code()?,
        state: state.map(GameState::try_from).transpose()?,
    })
}

fn name(
    conn: &mut Conn,
    tournament: TournamentId,
    entrant: EntrantId,
) -> Result<EntrantName, StoreError> {
    Ok(conn.entrant(tournament, entrant)?.name)
}
