//! The integrity check of a database: compares hashes, derived rows and signatures with the entries.

mod finding;
mod log;

pub use finding::{Checked, Finding, SignedElsewhere, Wrong};
pub use log::Witness;

use super::events::Event;
use super::games::Projection;
use super::games::append::{append_of, entry};
use super::record_files::numbers;
use super::round_seals::signed;
use super::{Desk, Fault};
use crate::formats::record::{SealedBoard, Statement, agrees};
use crate::referee::{self, Hash, Identity, replay};
use crate::store::event_log::RecordHead;
use crate::store::{Board, Chained, Reads, RoundStage, Seal, StoreError, StoredEntry};
use crate::tournament::{RoundNo, Tournament};
use log::check_log;

/// The name of the server's own log in findings.
const SERVER_NAME: &str = "of the server";

/// A callback for progress: what is counted, how many so far, and of how many.
pub type Progress<'a> = &'a mut dyn FnMut(&str, usize, usize);

/// Number of boards in posted and closed rounds.
fn boards_of(tournament: &Tournament) -> usize {
    let closed = tournament.closed.iter();
    let closed = closed.map(|round| round.all_boards().len());
    let posted = tournament.posted().map_or(0, |round| round.boards.len());
    closed.sum::<usize>() + posted
}

/// A round with its boards and their records.
pub(super) struct RoundRecords {
    number: RoundNo,
    is_closed: bool,
    pub(super) boards: Vec<(Board, Result<Chained, String>)>,
}

impl Desk {
    /// Checks every hash, record, derived row and signature.
    ///
    /// # Errors
    /// When the database as a whole is unreadable.
    pub fn check(&self) -> Result<Checked, Fault> {
        self.check_with_progress(&Witness::default(), &mut |_, _, _| ())
    }

    /// [`Desk::check`] with a callback for each board that was read, and then checked.
    /// `witness`: what was kept outside the database.
    pub fn check_with_progress(
        &self,
        witness: &Witness,
        watch: Progress<'_>,
    ) -> Result<Checked, Fault> {
        let mut checked = Checked::default();
        self.store.check_integrity()?;
        self.check_logs(&mut checked, witness)?;
        for record in self.store.read(|db| db.tournaments_posted())? {
            let key = record.public_key;
            let event = record.record.map_err(Fault::from).and_then(Event::try_from);
            let done = event.and_then(|event| self.check_event(&event, &mut checked, watch));
            if let Err(fault) = done {
                checked.findings.push(Finding {
                    event: key,
                    place: "the event".to_owned(),
                    what: Wrong::Unreadable(fault.to_string()),
                });
            }
        }
        Ok(checked)
    }

    /// Checks the logs of all events, also of deleted ones, and that of the server.
    fn check_logs(&self, checked: &mut Checked, witness: &Witness) -> Result<(), Fault> {
        let mut logs = self.store.read(|db| db.all_logs())?;
        for event in self.store.read(|db| db.tournament_ids())? {
            if !logs.contains(&event) {
                logs.push(event);
            }
        }
        for log in logs {
            let (key, log) = self.store.read_once(|db| {
                let key = db.log_key(log)?;
                let log = check_log(db, (log, key.as_deref()), witness)?;
                Ok((key, log))
            })?;
            let own = self.present_public_key(key.as_deref())?;
            let name = key.as_deref().unwrap_or(SERVER_NAME);
            checked.count_log(&log);
            checked.note(name, "the log", log.found);
            for head in log.heads.iter().filter(|head| Some(head.public_key) != own) {
                checked.note_elsewhere(name, head.public_key);
            }
            checked.records.extend(log.records);
        }
        let without_line = self.store.read(|db| db.rows_without_line())?;
        if without_line > 0 {
            checked.note(
                SERVER_NAME,
                "the log",
                vec![Wrong::WithoutLine(without_line)],
            );
        }
        Ok(())
    }

    fn check_event(
        &self,
        event: &Event,
        checked: &mut Checked,
        watch: Progress<'_>,
    ) -> Result<(), Fault> {
        let id = event.id;
        let (tournament, rounds, seals) = self.store.read_once(|db| {
            let tournament = db.load_tournament(id)?;
            let rounds = rounds(db, event, boards_of(&tournament), watch)?;
            Ok((tournament, rounds, db.seals(id)?))
        })?;
        let (mut checked_boards, of) = (0.., boards_of(&tournament));
        for round in &rounds {
            for (board, chained) in &round.boards {
                watch(
                    "boards checked",
                    checked_boards.next().unwrap_or_default(),
                    of,
                );
                let mut found = Vec::new();
                match chained {
                    Ok(chained) => {
                        checked.games += usize::from(!chained.entries.is_empty());
                        checked.entries += chained.entries.len();
                        found = game(&tournament, board, chained)?;
                        let logged = checked.records.get(&board.game.0);
                        found.extend(logged.and_then(|logged| as_logged(chained, logged)));
                    }
                    Err(why) => found.push(Wrong::Unreadable(why.clone())),
                }
                let place = format!("round {} board {}", round.number, board.pairing.board);
                checked.note(&event.key, &place, found);
            }
        }
        checked.seals += seals.len();
        let own = self.present_public_key(Some(&event.key))?;
        for (at, seal) in seals.iter().enumerate() {
            let (before, later) = (&seals[..at], &seals[at + 1..]);
            let is_last = !later.iter().any(|later| later.round == seal.round);
            let mut found = sealed(event, seal, is_last, &rounds);
            // An imported event may have foreign signatures only before its own ones.
            if Some(seal.public_key) != own && before.iter().any(|one| Some(one.public_key) == own)
            {
                found.push(Wrong::OtherKey);
            }
            let place = format!("the signature under round {}", seal.round);
            checked.note(&event.key, &place, found);
            if Some(seal.public_key) != own {
                checked.note_elsewhere(&event.key, seal.public_key);
            }
        }
        Ok(())
    }
}

/// The posted and closed rounds, with the records of their boards.
pub(super) fn rounds(
    db: &mut dyn Reads,
    event: &Event,
    of: usize,
    watch: Progress<'_>,
) -> Result<Vec<RoundRecords>, StoreError> {
    let (mut read, mut found) = (0.., Vec::new());
    for round in db.rounds(event.id)? {
        if round.stage == RoundStage::Draft {
            continue;
        }
        let mut boards = Vec::new();
        for board in db.boards(event.id, round.number)? {
            watch("boards read", read.next().unwrap_or_default(), of);
            let chained = db.chained(event.id, board.game);
            boards.push((board, chained.map_err(|why| why.to_string())));
        }
        found.push(RoundRecords {
            number: round.number,
            is_closed: round.stage == RoundStage::Closed,
            boards,
        });
    }
    Ok(found)
}

/// Compares a record with its last hash in the log.
fn as_logged(chained: &Chained, logged: &RecordHead) -> Option<Wrong> {
    let at = usize::try_from(logged.seq).ok()?.checked_sub(1)?;
    let present = chained.entries.get(at).map(|(_, hash)| hash.to_string());
    (present.as_deref() != Some(&*logged.hash)).then_some(Wrong::NotAsLogged(logged.seq))
}

/// Checks a signature, and compares the boards with the signed statement.
fn sealed(event: &Event, seal: &Seal, is_last: bool, rounds: &[RoundRecords]) -> Vec<Wrong> {
    let mut found = Vec::new();
    if !signed(seal.clone()).is_genuine() {
        found.push(Wrong::Signature);
    }
    let is_own = |it: &Statement| it.event == event.key && it.round == seal.round;
    let statement = Statement::parse(&seal.statement).filter(is_own);
    let Some(statement) = statement else {
        found.push(Wrong::Statement);
        return found;
    };
    let round = rounds.iter().find(|round| round.number == seal.round);
    for (round, sealed) in round
        .iter()
        .flat_map(|round| statement.boards.iter().map(move |one| (round, one)))
    {
        found.extend(as_signed(round, sealed, is_last));
    }
    found
}

/// Checks a game: the hashes of the stored bytes, its record, and the rows derived from it.
pub(super) fn game(
    tournament: &Tournament,
    board: &Board,
    chained: &Chained,
) -> Result<Vec<Wrong>, Fault> {
    let mut found = hashes(tournament, board, chained)?;
    let altered = chained.texts.iter().filter(|text| !text.is_genuine());
    found.extend(altered.map(|_| Wrong::Text));
    let entries = chained
        .entries
        .iter()
        .map(|(stored, _)| entry(stored.clone(), &chained.texts));
    let entries = match entries.collect::<Result<Vec<_>, _>>() {
        Ok(entries) => entries,
        Err(why) => {
            found.push(Wrong::Unreadable(why.to_string()));
            return Ok(found);
        }
    };
    let played = match replay(&entries) {
        Ok(played) => played,
        Err(corrupt) => {
            found.push(Wrong::Impossible(corrupt.to_string()));
            return Ok(found);
        }
    };
    let Some(state) = &board.state else {
        found.push(Wrong::Row("it has none"));
        return Ok(found);
    };
    let expected = append_of(0, &played, &[])?;
    if state.seq != played.seq {
        found.push(Wrong::Row("the number of its last entry"));
    }
    if state.phase != expected.phase {
        found.push(Wrong::Row("how far it has come"));
    }
    if Projection::read(&expected.projection) != Projection::read(&state.projection) {
        found.push(Wrong::Row("its turns, cards and pauses"));
    }
    if !agrees(&played, board.result) {
        found.push(Wrong::Result);
    }
    Ok(found)
}

fn hashes(tournament: &Tournament, board: &Board, chained: &Chained) -> Result<Vec<Wrong>, Fault> {
    let identity = Identity {
        event: &chained.event,
        round: board.round.0,
        board: board.pairing.board.0,
        numbers: numbers(tournament, &board.pairing)?,
    };
    let mut found = Vec::new();
    let mut before: Hash = identity.root();
    for (expected, (stored, hash)) in (1..).zip(&chained.entries) {
        if stored.seq != expected {
            found.push(Wrong::Number {
                expected,
                found: stored.seq,
            });
        }
        if before.then(stored.seq, stored.at_ms, &stored.by, &stored.event) != *hash {
            found.push(Wrong::Altered(stored.seq));
        }
        before = *hash;
    }
    Ok(found)
}

/// Whether an entry is a call or an appeal, or an answer to one. They may follow after the round was
/// closed and signed, and change no result.
fn is_request(stored: &StoredEntry) -> bool {
    use referee::Event as E;
    serde_json::from_str(&stored.event).is_ok_and(|event: E| {
        matches!(
            event,
            E::OrganiserCalled { .. }
                | E::CallSeen { .. }
                | E::CallAnswered { .. }
                | E::AppealNoted { .. }
                | E::AppealWithdrawn { .. }
                | E::AppealDecided { .. }
        )
    })
}

/// Compares a board with its signed state. A reopened round may have changed since; only the last
/// signature under a closed round must match the present state.
fn as_signed(round: &RoundRecords, sealed: &SealedBoard, is_last: bool) -> Vec<Wrong> {
    let number = sealed.board.0;
    let is_meant =
        |(board, _): &&(Board, Result<Chained, String>)| board.pairing.board == sealed.board;
    let mut found = Vec::new();
    let is_current = is_last && round.is_closed;
    match (round.boards.iter().find(is_meant), sealed.head) {
        (Some((_, Ok(chained))), Some((seq, hash))) => {
            let there = chained.entries.get((seq as usize).saturating_sub(1));
            let later = chained.entries.iter().skip(seq as usize);
            let is_longer = later.into_iter().any(|(entry, _)| !is_request(entry));
            if there.map(|(_, hash)| *hash) != Some(hash) || (is_current && is_longer) {
                found.push(Wrong::NotAsSigned(number));
            }
        }
        (Some((_, Ok(chained))), None) if is_current && !chained.entries.is_empty() => {
            found.push(Wrong::NotAsSigned(number));
        }
        (None, Some(_)) => found.push(Wrong::NotAsSigned(number)),
        _ => {}
    }
    let result = round
        .boards
        .iter()
        .find(is_meant)
        .map(|(board, _)| board.result);
    if is_current && result.flatten().map(|scored| scored.result) != sealed.result {
        found.push(Wrong::ResultNotAsSigned(number));
    }
    found
}
