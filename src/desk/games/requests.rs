//! Requests to the organiser: calls, appeals, and calls by the program for repeated red cards.

use super::append::{append_of, drafted};
use super::result_entries::entries_for;
use super::{BoardContext, RecordedGame, behind, player_at};
use crate::desk::events::Event;
use crate::desk::history::Action;
use crate::desk::rights::{AnswerCalls, Permits, RunEvent};
use crate::desk::{Desk, Fault};
use crate::referee::{
    Call, Card, Command, Event as Happening, Notice, Official, Pause, RequestCommand, Role,
};
use crate::rules::Side;
use crate::store::{Append, Audit, Board};
use crate::tournament::{BoardNo, RoundNo, Scored};
use chrono::{DateTime, Utc};
use std::sync::Arc;

/// The decision of an appeal with its consequence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Refused; nothing changes.
    Refused,
    /// Allowed, but nothing else changes.
    Allowed,
    /// Allowed: the result, if any, is withdrawn and play goes on.
    PlayGoesOn,
    /// Allowed: this is the result.
    Result(Scored),
}

impl Desk {
    /// The boards with open requests, in all rounds.
    pub fn boards_asking(&self, event: &Event) -> Result<Vec<Board>, Fault> {
        let id = event.id;
        Ok(self.store.read(move |db| db.boards_asking(id))?)
    }

    /// Records the organiser's answer to a call.
    pub fn answer_call(
        &self,
        organiser: &impl Permits<AnswerCalls>,
        (round, board): (RoundNo, BoardNo),
        (entry, reply): (u32, String),
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let command = Command::Request(RequestCommand::Answer { entry, reply });
        let audit = organiser
            .actor()
            .audit_board(Action::CallAnswered, (round, board), at);
        self.record_command(organiser, (round, board), command, audit, at)
    }

    /// Records that the organiser has seen a call, and perhaps in how many minutes help comes.
    pub fn see_call(
        &self,
        organiser: &impl Permits<AnswerCalls>,
        (round, board): (RoundNo, BoardNo),
        (entry, minutes): (u32, Option<u8>),
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let command = Command::Request(RequestCommand::See { entry, minutes });
        let audit = organiser
            .actor()
            .audit_board(Action::CallAnswered, (round, board), at);
        self.record_command(organiser, (round, board), command, audit, at)
    }

    /// Says something to the players of a board.
    ///
    /// # Errors
    /// [`Fault::Refused`] before the start and after the end of the game.
    pub fn speak_to_board(
        &self,
        organiser: &impl Permits<RunEvent>,
        (round, board): (RoundNo, BoardNo),
        notice: Notice,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let audit = organiser
            .actor()
            .audit_board(Action::BoardSpokenTo, (round, board), at);
        self.record_command(
            organiser,
            (round, board),
            Command::GiveNotice(notice),
            audit,
            at,
        )
    }

    /// Pauses or resumes the game of a board.
    ///
    /// # Errors
    /// [`Fault::Refused`] if it is not running, or is paused or not paused already.
    pub fn pause_board(
        &self,
        organiser: &impl Permits<RunEvent>,
        (round, board): (RoundNo, BoardNo),
        is_paused: bool,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let reason = String::new();
        let (action, command) = if is_paused {
            let pause = Command::Pause(Pause::Umpire { reason });
            (Action::BoardPaused, pause)
        } else {
            (Action::BoardResumed, Command::Resume)
        };
        let audit = organiser.actor().audit_board(action, (round, board), at);
        self.record_command(organiser, (round, board), command, audit, at)
    }

    /// Records a command of the organiser at a board, with a line in the history.
    pub(in crate::desk) fn record_command<D>(
        &self,
        organiser: &impl Permits<D>,
        (round, board): (RoundNo, BoardNo),
        command: Command,
        audit: Audit,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let organiser = organiser.actor();
        let board_context = self.board_context(&organiser.event().key, round, board)?;
        let record = self.recorded_game(&board_context)?;
        let (game, entries) = drafted(
            &record.game,
            &board_context,
            command,
            at,
            &organiser.official(),
        )?;
        let append = append_of(record.game.seq, &game, &entries)?;
        let (id, which) = (organiser.id(), board_context.game);
        self.store
            .change(audit, move |tx, _| tx.append(id, which, &append))
            .map_err(|error| behind(error, record.game.seq))?;
        self.announce(&board_context, false);
        Ok(())
    }

    /// Records the decision of an appeal and its consequence in one step, both with the reason.
    /// A result of a closed round is not changed here: its correction has a page of its own, which
    /// shows the effect first.
    ///
    /// # Errors
    /// [`Fault::Refused`] without such an appeal or a reason; [`Fault::RoundIsNot`] posted, for a
    /// decision with a consequence.
    pub fn decide_appeal(
        &self,
        organiser: &impl Permits<AnswerCalls>,
        (round, board): (RoundNo, BoardNo),
        (entry, verdict, reason): (u32, Verdict, String),
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let organiser = organiser.actor();
        let board_context = self.board_context(&organiser.event().key, round, board)?;
        let record = self.recorded_game(&board_context)?;
        let by = organiser.official();
        let decide = Command::Request(RequestCommand::Decide {
            entry,
            allowed: verdict != Verdict::Refused,
            reason: reason.clone(),
        });
        let (game, entries) = drafted(&record.game, &board_context, decide, at, &by)?;
        let scored = match verdict {
            Verdict::Refused | Verdict::Allowed => None,
            Verdict::PlayGoesOn => Some(None),
            Verdict::Result(scored) => Some(Some(scored)),
        };
        let mut append = append_of(record.game.seq, &game, &entries)?;
        let mut by_hand = None;
        let mut was = None;
        if let Some(scored) = scored {
            was = self.board_now(organiser, round, board)?;
            let (game, more) = entries_for(&game, scored, &reason, at, &by)?;
            by_hand = Some(scored).filter(|_| more.is_empty());
            append = Append {
                result: scored.filter(|_| !more.is_empty()),
                ..append_of(record.game.seq, &game, &[entries, more].concat())?
            };
        }
        let mut audit = organiser.audit_board(Action::AppealDecided, (round, board), at);
        audit.why = Some(reason);
        let (id, which, seq) = (organiser.id(), board_context.game, record.game.seq);
        self.store
            .change(audit, move |tx, _| {
                if scored.is_some() {
                    tx.expect_result(id, round, board, was, seq)?;
                }
                tx.append(id, which, &append)?;
                match by_hand {
                    Some(scored) => tx.set_result(id, round, board, scored).map(drop),
                    None => Ok(()),
                }
            })
            .map_err(|error| behind(error, record.game.seq))?;
        self.announce(&board_context, scored.is_some());
        Ok(())
    }

    /// Calls the organiser when a player has just reached the event's limit of red cards.
    pub(super) fn called_for_reds(
        &self,
        board_context: &BoardContext,
        record: Arc<RecordedGame>,
        seen: u32,
        at: DateTime<Utc>,
    ) -> Result<Arc<RecordedGame>, Fault> {
        let limit = usize::from(board_context.event.conduct.reds_in_event);
        let fresh = record.entries.iter().filter(|entry| entry.seq > seen);
        let red = fresh.filter_map(|entry| red_card(&entry.event)).next();
        let Some(side) = red.filter(|_| limit > 0) else {
            return Ok(record);
        };
        let (id, which) = (board_context.event.id, board_context.game);
        let board = self.store.read(move |db| db.board_of(id, which))?;
        let cards = self.cards_of(&board_context.event, player_at(&board.pairing, side))?;
        let count = cards.iter().filter(|one| one.card == Card::Red).count();
        if count < limit {
            return Ok(record);
        }
        let call = Command::Request(RequestCommand::Call(Call::RedCards {
            side,
            count: u8::try_from(count).unwrap_or(u8::MAX),
        }));
        let program = Official {
            role: Role::Program,
            name: String::new(),
        };
        let (game, entries) = drafted(&record.game, board_context, call, at, &program)?;
        let append = append_of(record.game.seq, &game, &entries)?;
        self.store
            .write(move |tx| tx.append(id, which, &append))
            .map_err(|error| behind(error, record.game.seq))?;
        self.announce(board_context, false);
        Ok(Arc::new(Arc::unwrap_or_clone(record).with(entries, game)))
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
