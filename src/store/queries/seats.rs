//! Queries for seats.

use super::boards::{BoardRow, board};
use super::{Conn, one};
use crate::boards::Board;
use crate::columns::{fit, round_no};
use crate::rounds::RoundStage;
use crate::schema::{entrants, games, pairings, rounds, tournaments};
use crate::seats::{Seat, SeatChanges, SeatReads, SeatWrites};
use crate::{Digest, StoreError, TournamentWrites};
use diesel::prelude::*;
use inkundla_core::tournament::{EntrantId, RoundNo, TournamentId};

#[derive(Queryable, Selectable)]
#[diesel(table_name = entrants)]
struct SeatRow {
    id: i64,
    tournament_id: i64,
    seat_generation: i64,
    seat_device: Option<Vec<u8>>,
    seat_since_ms: Option<i64>,
    seat_ready: Option<i64>,
}

impl TryFrom<SeatRow> for Seat {
    type Error = StoreError;
    fn try_from(row: SeatRow) -> Result<Seat, StoreError> {
        let device = row.seat_device.map(Digest::try_from).transpose()?;
        Ok(Seat {
            tournament: TournamentId(row.tournament_id),
            entrant: EntrantId(row.id),
            generation: fit("seat generation", row.seat_generation)?,
            device: device.zip(row.seat_since_ms),
            ready: row.seat_ready.map(round_no).transpose()?,
        })
    }
}

impl SeatReads for Conn {
    fn seat(&mut self, entrant: EntrantId) -> Result<Seat, StoreError> {
        let row: SeatRow = entrants::table
            .inner_join(tournaments::table.on(tournaments::id.eq(entrants::tournament_id)))
            .filter(entrants::id.eq(entrant.0))
            .filter(tournaments::deleted_at_ms.is_null())
            .select(SeatRow::as_select())
            .get_result(self)?;
        row.try_into()
    }

    fn seats(&mut self, tournament: TournamentId) -> Result<Vec<Seat>, StoreError> {
        let rows: Vec<SeatRow> = entrants::table
            .filter(entrants::tournament_id.eq(tournament.0))
            .order(entrants::id)
            .select(SeatRow::as_select())
            .load(self)?;
        rows.into_iter().map(Seat::try_from).collect()
    }

    fn posted_board(
        &mut self,
        tournament: TournamentId,
        entrant: EntrantId,
    ) -> Result<Option<Board>, StoreError> {
        let of_round = rounds::tournament_id
            .eq(pairings::tournament_id)
            .and(rounds::number.eq(pairings::round));
        let is_player = pairings::first_entrant
            .eq(entrant.0)
            .or(pairings::second_entrant.eq(entrant.0));
        let row: Option<BoardRow> = pairings::table
            .inner_join(rounds::table.on(of_round))
            .left_join(games::table.on(games::id.eq(pairings::id)))
            .filter(pairings::tournament_id.eq(tournament.0))
            .filter(rounds::stage.eq(RoundStage::Posted.code()))
            .filter(is_player)
            .order(pairings::id)
            .select(BoardRow::as_select())
            .first(self)
            .optional()?;
        row.map(board).transpose()
    }
}

impl SeatWrites for Conn {
    fn expect_seat(&mut self, entrant: EntrantId, device: &Digest) -> Result<(), StoreError> {
        let held: Option<i64> = entrants::table
            .filter(entrants::id.eq(entrant.0))
            .filter(entrants::seat_device.eq(device.bytes()))
            .select(entrants::id)
            .first(self)
            .optional()?;
        held.map(drop).ok_or(StoreError::Conflict)
    }

    fn be_ready(
        &mut self,
        entrant: EntrantId,
        device: &Digest,
        round: RoundNo,
    ) -> Result<(), StoreError> {
        self.expect_seat(entrant, device)?;
        one(diesel::update(entrants::table.find(entrant.0))
            .set(entrants::seat_ready.eq(i64::from(round.0)))
            .execute(self))
    }
}

impl SeatChanges for Conn {
    fn take_seat(
        &mut self,
        tournament: TournamentId,
        entrant: EntrantId,
        device: &Digest,
        since_ms: i64,
    ) -> Result<(), StoreError> {
        self.bump(tournament)?;
        let seat = self.seat(entrant)?;
        match seat.device {
            Some((held, _)) if held == *device => return Ok(()),
            Some(_) => return Err(StoreError::Conflict),
            None => {}
        }
        let free = entrants::table
            .find(entrant.0)
            .filter(entrants::seat_device.is_null());
        let taken = diesel::update(free)
            .set((
                entrants::seat_device.eq(device.0.to_vec()),
                entrants::seat_since_ms.eq(since_ms),
            ))
            .execute(self)?;
        if taken == 1 {
            Ok(())
        } else {
            Err(StoreError::Conflict)
        }
    }

    fn free_seat(
        &mut self,
        tournament: TournamentId,
        entrant: EntrantId,
        is_code_withdrawn: bool,
    ) -> Result<(), StoreError> {
        self.bump(tournament)?;
        let of_event = entrants::table
            .filter(entrants::id.eq(entrant.0))
            .filter(entrants::tournament_id.eq(tournament.0));
        let codes = i64::from(is_code_withdrawn);
        one(diesel::update(of_event)
            .set((
                entrants::seat_device.eq(None::<Vec<u8>>),
                entrants::seat_since_ms.eq(None::<i64>),
                entrants::seat_ready.eq(None::<i64>),
                entrants::seat_generation.eq(entrants::seat_generation + codes),
            ))
            .execute(self))
    }
}
