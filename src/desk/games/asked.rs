//! What waits for the organiser: calls, appeals, and red cards that add up.

use super::record::{drafted, page};
use super::{Projection, Seat, Told, behind};
use crate::desk::events::{Event, Organiser};
use crate::desk::{Desk, Fault};
use crate::referee::{Ask, Call, Card, Command, Event as Happening, Official, Role};
use crate::rules::Side;
use crate::store::Board;
use crate::tournament::{BoardNo, EntrantId, RoundNo};
use chrono::{DateTime, Utc};

/// A card that a player was shown in an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardInEvent {
    /// In which round.
    pub round: RoundNo,
    /// On which board.
    pub board: BoardNo,
    /// Which card, and what for.
    pub shown: crate::referee::Shown,
}

impl Desk {
    /// The boards at which something waits for the organiser, in all rounds.
    ///
    /// # Errors
    /// Those of the store.
    pub fn boards_asking(&self, event: &Event) -> Result<Vec<Board>, Fault> {
        let id = event.id;
        Ok(self.store.read(move |db| db.boards_asking(id))?)
    }

    /// Writes the organiser's answer to a call or an appeal in the record.
    ///
    /// # Errors
    /// When nothing waits there, or the reason is missing.
    pub fn answer(
        &self,
        organiser: &Organiser,
        (round, board): (RoundNo, BoardNo),
        ask: Ask,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let seat = self.seat(&organiser.event().key, round, board)?;
        let told = self.told(&seat)?;
        let what = match ask {
            Ask::Decide { .. } => "appeal.decided",
            _ => "call.answered",
        };
        let official = Official {
            role: Role::Organiser,
            name: organiser.who().to_owned(),
        };
        let seen = told.game.seq;
        let command = Command::Ask(ask);
        let (game, entries) = drafted(&told.game, &seat.event, command, at, &official)?;
        let page = page(seen, &game, &entries)?;
        let audit = organiser.did(what, format!("round {round} board {board}"), at);
        let (id, which) = (organiser.id(), seat.game);
        self.store
            .change(audit, move |tx, _| tx.append(id, which, &page))
            .map_err(|error| behind(error, seen))?;
        self.announce(&seat, false);
        Ok(())
    }

    /// All cards of a player in an event that stand, round by round.
    ///
    /// # Errors
    /// Those of the store.
    pub fn cards_of(&self, event: &Event, player: EntrantId) -> Result<Vec<CardInEvent>, Fault> {
        let tournament = self.tournament(event)?;
        let closed = tournament.closed.iter().map(|closed| closed.number);
        let posted = tournament.posted().map(|posted| posted.number);
        let mut cards = Vec::new();
        for round in closed.chain(posted) {
            for board in self.boards(event, round)? {
                cards.extend(cards_on(&board, player));
            }
        }
        Ok(cards)
    }

    /// Calls the organiser when a red card has just made up the number that the
    /// event has set.
    pub(super) fn called_for_reds(
        &self,
        seat: &Seat,
        told: Told,
        seen: u32,
        at: DateTime<Utc>,
    ) -> Result<Told, Fault> {
        let limit = usize::from(seat.event.conduct.reds_in_event);
        let fresh = told.entries.iter().filter(|entry| entry.seq > seen);
        let red = fresh.filter_map(|entry| red_card(&entry.event)).next();
        let Some(side) = red.filter(|_| limit > 0) else {
            return Ok(told);
        };
        let (id, which) = (seat.event.id, seat.game);
        let board = self.store.read(move |db| db.board_of(id, which))?;
        let player = match side {
            Side::First => board.pairing.first,
            Side::Second => board.pairing.second,
        };
        let cards = self.cards_of(&seat.event, player)?;
        let reds = cards.iter().filter(|card| card.shown.card == Card::Red);
        let count = reds.count();
        if count < limit {
            return Ok(told);
        }
        let call = Command::Ask(Ask::Call(Call::RedCards {
            side,
            count: u8::try_from(count).unwrap_or(u8::MAX),
        }));
        let program = Official {
            role: Role::Program,
            name: String::new(),
        };
        let (game, entries) = drafted(&told.game, &seat.event, call, at, &program)?;
        let page = page(told.game.seq, &game, &entries)?;
        self.store
            .write(move |tx| tx.append(id, which, &page))
            .map_err(|error| behind(error, told.game.seq))?;
        self.announce(seat, false);
        let entries = told.entries.into_iter().chain(entries).collect();
        Ok(Told { entries, game })
    }
}

fn red_card(event: &Happening) -> Option<Side> {
    match event {
        Happening::CardShown {
            side,
            card: Card::Red,
            ..
        } => Some(*side),
        _ => None,
    }
}

fn cards_on(board: &Board, player: EntrantId) -> Vec<CardInEvent> {
    let side = match player {
        player if player == board.pairing.first => Side::First,
        player if player == board.pairing.second => Side::Second,
        _ => return Vec::new(),
    };
    let Some(state) = &board.state else {
        return Vec::new();
    };
    let shown = Projection::read(&state.projection).shown;
    let (round, board) = (board.round, board.pairing.board);
    let card = |shown: &crate::referee::Shown| CardInEvent {
        round,
        board,
        shown: *shown,
    };
    shown[side].iter().map(card).collect()
}
