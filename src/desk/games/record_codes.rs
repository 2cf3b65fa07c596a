//! Import of entries that a phone without a network shows as QR codes. They are added to the record
//! like requests of the phone itself: entries that are there already are not written again.

use super::append::{append_by_phone, changes_result};
use super::recorder::umpire_audit;
use super::{RecordRequest, RecordedGame, Umpire, behind, closed};
use crate::desk::history::Action;
use crate::desk::rights::{EnterResults, Permits};
use crate::desk::{Desk, Fault, secret};
use crate::formats::record_codes::{CodesKey, PhoneRecord};
use crate::referee::{Entry, Game};
use crate::store::{Audit, StoreError};
use chrono::{DateTime, Utc};
use std::sync::Arc;

/// Why the QR codes of a phone are refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CodesRefusal {
    /// They are not the record of a phone.
    Unreadable,
    /// The event has no such board, or no phone records it.
    NoBoard,
    /// They are from another phone or event, or older than the present code of the board.
    OtherPhone,
    /// They were altered.
    Altered,
}

/// The record of a phone that is proven to be the recorder of the board.
#[derive(Clone, Debug)]
pub struct ProvenCodes {
    /// The access of that phone.
    pub umpire: Umpire,
    /// Its record.
    pub record: PhoneRecord,
}

/// The record of a board with the entries of a phone added.
#[derive(Clone, Debug)]
pub struct JoinedRecord {
    /// The game with all entries.
    pub record: RecordedGame,
    /// Number of the phone's requests that were recorded already.
    pub known: usize,
    /// Number of the other ones.
    pub new: usize,
    before: Arc<RecordedGame>,
    entries: Vec<Entry>,
}

/// The first request of a phone that is refused, and why.
#[derive(Debug)]
pub struct JoinProblem {
    /// Its position among those of the phone, from 1; 0 for an error of all.
    pub number: usize,
    /// The error.
    pub fault: Fault,
}

impl Desk {
    /// The key with which the recorder of a board proves its QR codes; `None` for other phones.
    pub fn codes_key(&self, umpire: &Umpire) -> Option<CodesKey> {
        let phone = umpire.phone.filter(|_| umpire.is_recording())?;
        let (game, code) = (umpire.board_context.game.0, &umpire.code);
        Some(secret::codes_key(&self.secret, game, code, &phone))
    }

    /// Proves that QR codes come from the recorder of a board of the event. The inner error says what
    /// is wrong with the codes.
    pub fn proven_codes(
        &self,
        organiser: &impl Permits<EnterResults>,
        message: &[u8],
        at: DateTime<Utc>,
    ) -> Result<Result<ProvenCodes, CodesRefusal>, Fault> {
        let Some(record) = PhoneRecord::read(message) else {
            return Ok(Err(CodesRefusal::Unreadable));
        };
        let (id, place) = (organiser.actor().id(), record.place);
        let row = self
            .store
            .read(move |db| db.board(id, place.round, place.board));
        let row = match row {
            Err(StoreError::Missing) => return Ok(Err(CodesRefusal::NoBoard)),
            row => row?,
        };
        let recorder = row.state.as_ref().and_then(|state| state.recorder.as_ref());
        let (Some(code), Some(recorder)) = (self.code_of(&row), recorder) else {
            return Ok(Err(CodesRefusal::NoBoard));
        };
        let umpire = self.umpire_by(secret::digest(&code), Some(recorder.phone), at)?;
        Ok(self.proven(umpire, message, record))
    }

    /// Proves that QR codes come from the phone that records the board of this umpire.
    pub fn codes_of_recorder(
        &self,
        umpire: &Umpire,
        message: &[u8],
        at: DateTime<Utc>,
    ) -> Result<Result<ProvenCodes, CodesRefusal>, Fault> {
        let Some(record) = PhoneRecord::read(message) else {
            return Ok(Err(CodesRefusal::Unreadable));
        };
        let (board_context, place) = (&umpire.board_context, record.place);
        let recorder = (umpire.recorder.as_ref())
            .filter(|_| (place.round, place.board) == (board_context.round, board_context.board));
        let Some(recorder) = recorder else {
            return Ok(Err(CodesRefusal::NoBoard));
        };
        let recording = self.umpire_by(umpire.code, Some(recorder.phone), at)?;
        Ok(self.proven(recording, message, record))
    }

    fn proven(
        &self,
        umpire: Umpire,
        message: &[u8],
        record: PhoneRecord,
    ) -> Result<ProvenCodes, CodesRefusal> {
        match self.codes_key(&umpire) {
            Some(key) if key.mark() != record.mark => Err(CodesRefusal::OtherPhone),
            Some(key) if PhoneRecord::is_proven(message, &key) => {
                Ok(ProvenCodes { umpire, record })
            }
            Some(_) => Err(CodesRefusal::Altered),
            None => Err(CodesRefusal::OtherPhone),
        }
    }

    /// The record of a board with the requests of a phone applied, without writing anything.
    pub fn joined_codes(
        &self,
        umpire: &Umpire,
        requests: &[RecordRequest],
        at: DateTime<Utc>,
    ) -> Result<JoinedRecord, JoinProblem> {
        let board_context = &*umpire.board_context;
        let problem = |number: usize| move |fault: Fault| JoinProblem { number, fault };
        let before = self
            .load(board_context.event.id, board_context.game)
            .map_err(problem(0))?;
        let mut record = RecordedGame::clone(&before);
        let mut seen = requests.first().map_or(0, |first| first.seen);
        let (mut known, mut entries) = (0, Vec::new());
        for (number, request) in (1..).zip(requests) {
            let request = RecordRequest {
                seen,
                ..request.clone()
            };
            if let Some(through) = request.done_before(&record, board_context) {
                seen = through;
                known += 1;
                continue;
            }
            if !board_context.is_open {
                return Err(problem(number)(closed(board_context)));
            }
            let official = umpire.official().map_err(problem(number))?;
            let (game, caused) = request
                .entries(&record, board_context, at, &official)
                .map_err(problem(number))?;
            seen = game.seq;
            entries.extend(caused.iter().cloned());
            record = record.with(caused, game);
        }
        Ok(JoinedRecord {
            known,
            new: requests.len() - known,
            record,
            before,
            entries,
        })
    }

    /// Writes the requests of a phone, all or none, with a line in the history.
    pub fn enter_codes(
        &self,
        organiser: &impl Permits<EnterResults>,
        umpire: &Umpire,
        requests: &[RecordRequest],
        at: DateTime<Utc>,
    ) -> Result<JoinedRecord, JoinProblem> {
        let place = (umpire.board_context.round, umpire.board_context.board);
        let audit = (organiser.actor()).audit_board(Action::RecordScanned, place, at);
        self.write_joined(audit, umpire, requests, at)
    }

    /// Writes the requests of a phone that hands its board over, all or none, in the name of its umpire.
    pub fn enter_handed_codes(
        &self,
        umpire: &Umpire,
        requests: &[RecordRequest],
        at: DateTime<Utc>,
    ) -> Result<JoinedRecord, JoinProblem> {
        let audit = umpire_audit(umpire, Action::RecordScanned, at);
        self.write_joined(audit, umpire, requests, at)
    }

    fn write_joined(
        &self,
        audit: Audit,
        umpire: &Umpire,
        requests: &[RecordRequest],
        at: DateTime<Utc>,
    ) -> Result<JoinedRecord, JoinProblem> {
        let joined = self.joined_codes(umpire, requests, at)?;
        if !joined.entries.is_empty() {
            let written = self.append_joined(audit, umpire, &joined, at);
            written.map_err(|fault| JoinProblem { number: 0, fault })?;
        }
        Ok(joined)
    }

    fn append_joined(
        &self,
        audit: Audit,
        umpire: &Umpire,
        joined: &JoinedRecord,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        self.check_heartbeat(at)?;
        let (board_context, before) = (&umpire.board_context, &joined.before);
        let (game, entries): (&Game, _) = (&joined.record.game, &joined.entries);
        let append = append_by_phone(umpire, before, game, entries, at)?;
        let has_new_result = changes_result(before, &append);
        let (id, which) = (board_context.event.id, board_context.game);
        self.store
            .change(audit, move |tx, _| tx.append(id, which, &append))
            .map_err(|error| behind(error, before.game.seq))?;
        let after = (game.clone(), entries.clone());
        let record = self.published(
            (umpire.board_context(), None),
            Arc::clone(before),
            after,
            has_new_result,
        );
        self.called_for_reds(board_context, record, before.game.seq, at)?;
        Ok(())
    }
}
