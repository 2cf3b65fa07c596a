//! Seats: players who record their own turns on devices of their own. The first device that opens a seat and
//! takes it is bound to it, until an organiser frees the seat.

use super::{BoardContext, player_at};
use crate::change_feed::Topic;
use crate::desk::events::Event;
use crate::desk::history::{Action, by_program};
use crate::desk::rights::{Permits, RunEvent};
use crate::desk::{Desk, Fault, secret};
use crate::referee::{Official, Refusal, Role};
use crate::rules::{BySide, Side};
use crate::store::{Audit, Board, Digest, RoundStage, Seat as StoredSeat, StoreError};
use crate::tournament::{BoardNo, EntrantId, EntrantName, RoundNo};
use chrono::{DateTime, Utc};
use std::net::IpAddr;
use std::sync::Arc;

/// The access of a device to the seat of a player, proven by its code. Created only by [`Desk::seat`].
#[derive(Clone, Debug)]
pub struct Seat {
    event: Event,
    entrant: EntrantId,
    name: EntrantName,
    device: Option<Digest>,
    holder: Option<Digest>,
    place: Option<SeatedAt>,
}

/// The board of a player in the posted round.
#[derive(Clone, Debug)]
pub struct SeatedAt {
    /// The board.
    pub board_context: Arc<BoardContext>,
    /// The side of the player.
    pub side: Side,
    /// Whether each player has said to be ready for this game.
    pub is_ready: BySide<bool>,
}

impl Seat {
    /// The event.
    pub fn event(&self) -> &Event {
        &self.event
    }

    /// The name of the player.
    pub fn name(&self) -> &EntrantName {
        &self.name
    }

    /// Whether this device has the seat.
    pub fn is_held(&self) -> bool {
        self.holder.is_some() && self.holder == self.device
    }

    /// Whether another device has the seat.
    pub fn is_taken(&self) -> bool {
        self.holder.is_some() && self.holder != self.device
    }

    /// The board in the posted round, if there is one, whoever records it.
    pub fn place(&self) -> Option<&SeatedAt> {
        self.place.as_ref()
    }

    /// The board at which this device may record now.
    ///
    /// # Errors
    /// [`Fault::SeatTaken`] for another device; [`Fault::Refused`] without a board, or where an umpire records.
    pub(super) fn playing(&self) -> Result<(&SeatedAt, Digest, Official), Fault> {
        let device = self.device.filter(|_| self.is_held());
        let device = device.ok_or(Fault::SeatTaken)?;
        let place = self.place.as_ref().filter(|place| place.is_on_devices());
        let place = place.ok_or(Fault::Refused(Refusal::UmpireOnly))?;
        let official = Official {
            role: Role::of_player(place.side),
            name: String::new(),
        };
        Ok((place, device, official))
    }

    /// The player of this seat.
    pub fn entrant(&self) -> EntrantId {
        self.entrant
    }
}

impl SeatedAt {
    /// Whether the players of the board record.
    pub fn is_on_devices(&self) -> bool {
        self.board_context.is_on_devices()
    }
}

impl BoardContext {
    /// Whether the players of the board record on devices of their own.
    pub fn is_on_devices(&self) -> bool {
        let options = &self.event.options;
        options.is_on_devices(self.round, self.board)
    }
}

/// The seat of a player as the organiser sees it.
#[derive(Clone, Debug)]
pub struct ListedSeat {
    /// The player.
    pub entrant: EntrantId,
    /// The code of the seat.
    pub code: String,
    /// Since when a device has it, in milliseconds since 1970.
    pub since_ms: Option<i64>,
    /// The round for which the player is ready.
    pub ready: Option<RoundNo>,
}

impl Desk {
    /// The access of a device to the seat with a code.
    ///
    /// # Errors
    /// [`Fault::UnknownCode`].
    pub fn seat(&self, code: &str, device: Option<&str>) -> Result<Seat, Fault> {
        let code = secret::tidy_code(code);
        let entrant = secret::entrant_of_seat_code(&code).ok_or(Fault::UnknownCode)?;
        let entrant = EntrantId(entrant);
        let found = self.store.read(move |db| {
            let seat = db.seat(entrant)?;
            let event = db.tournament(seat.tournament)?;
            let name = db.entrant(seat.tournament, entrant)?.name;
            let board = db.posted_board(seat.tournament, entrant)?;
            let other = match &board {
                Some(board) => Some(db.seat(opponent(board, entrant))?),
                None => None,
            };
            Ok((seat, event, name, board.zip(other)))
        });
        let (seat, event, name, board) = found.map_err(|error| match error {
            StoreError::Missing => Fault::UnknownCode,
            other => other.into(),
        })?;
        if self.code_of_seat(&seat) != code {
            return Err(Fault::UnknownCode);
        }
        let event = Event::try_from(event)?;
        let place = board.map(|(board, other)| self.seated_at(&event, &board, (&seat, &other)));
        Ok(Seat {
            place: place.transpose()?,
            event,
            entrant,
            name,
            device: device.map(secret::digest),
            holder: seat.device.map(|(device, _)| device),
        })
    }

    /// [`Desk::seat`] for a request from an address, where wrong codes are counted.
    ///
    /// # Errors
    /// Those of [`Desk::seat`], and [`Fault::TooOften`].
    pub fn seat_from(
        &self,
        from: Option<IpAddr>,
        at: DateTime<Utc>,
        (code, device): (&str, Option<&str>),
    ) -> Result<Seat, Fault> {
        let proves = |seat: &Seat| Ok(seat.is_held());
        self.opened_by_code(from, at, proves, |desk| desk.seat(code, device))
    }

    fn seated_at(
        &self,
        event: &Event,
        board: &Board,
        (own, other): (&StoredSeat, &StoredSeat),
    ) -> Result<SeatedAt, Fault> {
        let side = if board.pairing.first == own.entrant {
            Side::First
        } else {
            Side::Second
        };
        let is_ready = |seat: &StoredSeat| seat.is_ready(board.round);
        let context = self.board_context(&event.key, board.round, board.pairing.board)?;
        Ok(SeatedAt {
            board_context: Arc::new(context),
            side,
            is_ready: BySide::from_fn(|one| is_ready(if one == side { own } else { other })),
        })
    }

    fn code_of_seat(&self, seat: &StoredSeat) -> String {
        secret::seat_code(&self.secret, seat.entrant.0, seat.generation)
    }

    /// The seats of all players of an event, by player.
    pub fn seats(&self, organiser: &impl Permits<RunEvent>) -> Result<Vec<ListedSeat>, Fault> {
        self.listed_seats(organiser.actor().event())
    }

    /// [`Desk::seats`] for papers that are handed out.
    pub(crate) fn listed_seats(&self, event: &Event) -> Result<Vec<ListedSeat>, Fault> {
        let id = event.id;
        let seats = self.store.read(move |db| db.seats(id))?;
        let listed = |seat: StoredSeat| ListedSeat {
            entrant: seat.entrant,
            code: self.code_of_seat(&seat),
            since_ms: seat.device.map(|(_, since_ms)| since_ms),
            ready: seat.ready,
        };
        Ok(seats.into_iter().map(listed).collect())
    }

    /// Gives the seat to a new device, and returns the device's secret.
    ///
    /// # Errors
    /// [`Fault::SeatTaken`].
    pub fn take_seat(&self, seat: &Seat, at: DateTime<Utc>) -> Result<String, Fault> {
        if seat.holder.is_some() {
            return Err(Fault::SeatTaken);
        }
        let token = secret::token();
        let device = secret::digest(&token);
        let (id, entrant) = (seat.event.id, seat.entrant);
        let audit = Audit {
            tournament: Some(id),
            subject: format!("entrant {}", entrant.0),
            role: "player".to_owned(),
            ..by_program(Action::SeatTaken, at.timestamp_millis())
        };
        self.store
            .change(audit, move |tx, _| {
                tx.take_seat(id, entrant, &device, at.timestamp_millis())
            })
            .map_err(|error| match error {
                StoreError::Conflict => Fault::SeatTaken,
                other => other.into(),
            })?;
        self.announce_seat(seat);
        Ok(token)
    }

    /// Frees a seat, so that another device can take it; the link stays, or becomes invalid.
    ///
    /// # Errors
    /// [`Fault::NotFound`] for an unknown player.
    pub fn free_seat(
        &self,
        organiser: &impl Permits<RunEvent>,
        entrant: EntrantId,
        is_code_withdrawn: bool,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let organiser = organiser.actor();
        let action = if is_code_withdrawn {
            Action::SeatCodeRenewed
        } else {
            Action::SeatFreed
        };
        let audit = organiser.audit_entrant(action, entrant, at);
        let id = organiser.id();
        let board = self.change_event(audit, move |tx, _| {
            tx.free_seat(id, entrant, is_code_withdrawn)?;
            tx.posted_board(id, entrant)
        })?;
        // Tells the device that had it.
        if let Some(board) = board {
            self.hub.announce(Topic::Game(board.game.0));
        }
        Ok(())
    }

    /// Lets the players of a board record on devices of their own, or an umpire at the table.
    ///
    /// # Errors
    /// [`Fault::NotFound`] for a board of a draft.
    pub fn put_on_devices(
        &self,
        organiser: &impl Permits<RunEvent>,
        (round, board): (RoundNo, BoardNo),
        is_on: bool,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let actor = organiser.actor();
        let context = self.board_context(&actor.event().key, round, board)?;
        let action = if is_on {
            Action::BoardOnDevices
        } else {
            Action::BoardAtTable
        };
        let audit = actor.audit_board(action, (round, board), at);
        self.change_settings(organiser, audit, move |present| {
            present.options.put_on_devices(round, board, is_on);
            Ok(())
        })?;
        self.hub.announce(Topic::Game(context.game.0));
        Ok(())
    }

    pub(super) fn announce_seat(&self, seat: &Seat) {
        if let Some(place) = &seat.place {
            self.announce(&place.board_context, false);
        }
        self.hub.announce(Topic::Tournament(seat.event.id.0));
    }

    /// Whether the players of the game of a board record.
    pub(super) fn is_played_on_devices(&self, event: &Event, board: &Board) -> Result<bool, Fault> {
        let (id, round) = (event.id, board.round);
        let stage = self.store.read(move |db| Ok(db.round(id, round)?.stage))?;
        let is_on = event.options.is_on_devices(round, board.pairing.board);
        Ok(is_on && stage == RoundStage::Posted)
    }
}

fn opponent(board: &Board, entrant: EntrantId) -> EntrantId {
    let first = player_at(&board.pairing, Side::First);
    if first == entrant {
        player_at(&board.pairing, Side::Second)
    } else {
        first
    }
}
