//! Entries by the players themselves: same numbers, same record, same referee as those of an umpire. The
//! referee knows what a player may enter; here the device is compared in the transaction that writes.

use super::append::{append_of, changes_result, drafted};
use super::{BoardContext, GameTerms, RecordRequest, Recorded, Seat, behind, closed};
use crate::desk::{Desk, Fault};
use crate::referee::{Command, Entry, Game, Official, Phase, Role};
use crate::store::StoreError;
use chrono::{DateTime, Utc};

impl Desk {
    /// Records the request of a player. Like [`Desk::submit`] it succeeds again if the record contains its
    /// entries already.
    ///
    /// # Errors
    /// [`Fault::Behind`] after other entries; [`Fault::SeatTaken`] for another device; [`Fault::Refused`].
    pub fn submit_by_player(
        &self,
        seat: &Seat,
        request: &RecordRequest,
        at: DateTime<Utc>,
    ) -> Result<Recorded, Fault> {
        self.check_heartbeat(at)?;
        let (place, device, player) = seat.playing()?;
        let board_context = &*place.board_context;
        let record = self.load(board_context.event.id, board_context.game)?;
        let request = request.clone().by_player(place.side);
        if let Some(through) = request.done_before(&record, board_context) {
            return Ok(Recorded { record, through });
        }
        if !board_context.is_open {
            return Err(closed(board_context));
        }
        let (game, entries) = request.entries(&record, board_context, at, &player)?;
        let append = append_of(record.game.seq, &game, &entries)?;
        let has_new_result = changes_result(&record, &append);
        let (id, which, entrant) = (board_context.event.id, board_context.game, seat.entrant());
        let seen = record.game.seq;
        let written = self.store.write(move |tx| {
            match tx.expect_seat(entrant, &device) {
                Err(StoreError::Conflict) => return Ok(false),
                held => held?,
            }
            tx.append(id, which, &append).map(|()| true)
        });
        if !written.map_err(|error| behind(error, seen))? {
            return Err(Fault::SeatTaken);
        }
        let through = game.seq;
        let by = (board_context, request.client);
        let record = self.published(by, record, (game, entries), has_new_result);
        Ok(Recorded { record, through })
    }

    /// Notes that the player is ready. When both are, the game starts.
    ///
    /// # Errors
    /// [`Fault::SeatTaken`] for another device; [`Fault::Refused`] without a board, or where an umpire records;
    /// [`Fault::HasResult`] if the organiser has entered a result.
    pub fn be_ready(&self, seat: &Seat, at: DateTime<Utc>) -> Result<(), Fault> {
        let (place, device, _) = seat.playing()?;
        let board_context = &*place.board_context;
        if !board_context.is_open {
            return Err(closed(board_context));
        }
        self.check_no_result(board_context)?;
        let (entrant, round) = (seat.entrant(), board_context.round);
        let noted = self
            .store
            .write(move |tx| tx.be_ready(entrant, &device, round));
        noted.map_err(|error| match error {
            StoreError::Conflict => Fault::SeatTaken,
            other => other.into(),
        })?;
        if self.both_ready(board_context)? {
            self.start_by_program(board_context, at)?;
        }
        self.announce_seat(seat);
        Ok(())
    }

    fn both_ready(&self, board_context: &BoardContext) -> Result<bool, Fault> {
        let (id, game) = (board_context.event.id, board_context.game);
        let round = board_context.round;
        let ready = self.store.read(move |db| {
            let pairing = db.board_of(id, game)?.pairing;
            let seats = [db.seat(pairing.first)?, db.seat(pairing.second)?];
            Ok(seats.map(|seat| seat.is_ready(round)))
        })?;
        Ok(ready == [true; 2])
    }

    fn start_by_program(
        &self,
        board_context: &BoardContext,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let start = board_context.start();
        let record = self.load(board_context.event.id, board_context.game)?;
        if !matches!(record.game.phase, Phase::Scheduled) {
            return Ok(());
        }
        match self.append_by_program(board_context, &record.game, start, at) {
            // The other player has just started it.
            Err(Fault::Behind { .. }) => Ok(()),
            done => done.map(drop),
        }
    }

    /// Records a command of the program itself.
    pub(super) fn append_by_program(
        &self,
        board_context: &BoardContext,
        before: &Game,
        command: Command,
        at: DateTime<Utc>,
    ) -> Result<(Game, Vec<Entry>), Fault> {
        let program = Official {
            role: Role::Program,
            name: String::new(),
        };
        let (game, entries) = drafted(before, board_context, command, at, &program)?;
        let append = append_of(before.seq, &game, &entries)?;
        let has_result = append.result.is_some();
        let (id, which, seen) = (board_context.event.id, board_context.game, before.seq);
        self.store
            .write(move |tx| tx.append(id, which, &append))
            .map_err(|error| behind(error, seen))?;
        self.announce(board_context, has_result);
        Ok((game, entries))
    }
}
