//! The integrity check of a database: compares hashes, derived rows and signatures with the entries.

use super::events::Event;
use super::games::Projection;
use super::games::append::{append_of, entry};
use super::record_files::numbers;
use super::round_seals::signed;
use super::{Desk, Fault, secret};
use crate::formats::record::{SealedBoard, Statement, agrees};
use crate::referee::{Hash, Identity, replay};
use crate::store::{Board, Chained, Reads, RoundStage, Seal, StoreError};
use crate::tournament::{RoundNo, Tournament};
use std::fmt;

/// An inconsistency in a database. `Display` is the English sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The key of the event.
    pub event: String,
    /// The round and board, or the signature.
    pub place: String,
    /// The error.
    pub what: Wrong,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "event {}, {}: {}", self.event, self.place, self.what)
    }
}

/// The error of a [`Finding`].
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Wrong {
    /// A stored value is unreadable.
    #[error("{0}")]
    Unreadable(String),
    /// An entry does not match its hash.
    #[error("entry {0} was altered, or the one before it: its hash does not fit")]
    Altered(u32),
    /// The numbers of entries have a gap.
    #[error("entry {found} stands where entry {expected} should")]
    Number {
        /// The next number.
        expected: u32,
        /// The stored number.
        found: u32,
    },
    /// A text does not match its commitment in an entry.
    #[error("a text of an entry was altered: it does not fit its commitment")]
    Text,
    /// The record cannot be replayed.
    #[error("{0}")]
    Impossible(String),
    /// The game's row differs from the record.
    #[error("what is kept of the game ({0}) does not follow from its record")]
    Row(&'static str),
    /// The board's result differs from the record.
    #[error("the result that is kept does not follow from the record")]
    Result,
    /// The signature is wrong.
    #[error("the signature is wrong: the statement or the signature was altered")]
    Signature,
    /// The signature was made with another key than the event's.
    #[error("it is signed with another key than that of the event")]
    OtherKey,
    /// The statement is not about this round.
    #[error("what is signed is no statement about this round")]
    Statement,
    /// The record differs from the signed one.
    #[error("the record of board {0} is not the one that was signed")]
    NotAsSigned(u16),
    /// The result differs from the signed one.
    #[error("the result of board {0} is not the one that was signed last")]
    ResultNotAsSigned(u16),
}

/// Signatures of an event with another key than its present one, because it was imported from
/// another server. That is no error, but only a comparison of keys can prove their origin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SignedElsewhere {
    /// The key of the event in its addresses.
    pub event: String,
    /// The public key of the signatures.
    pub key: [u8; 32],
    /// Number of signatures.
    pub seals: usize,
}

impl fmt::Display for SignedElsewhere {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SignedElsewhere { event, key, seals } = self;
        let key = secret::hex(key);
        write!(
            f,
            "event {event}: {seals} signatures are from another server, from which it was brought here; \
             compare their key with the one that was published there: {key}"
        )
    }
}

/// The outcome of a check.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Checked {
    /// Number of games with a record.
    pub games: usize,
    /// Number of their entries.
    pub entries: usize,
    /// Number of signatures.
    pub seals: usize,
    /// The inconsistencies, event by event.
    pub findings: Vec<Finding>,
    /// Signatures of other servers.
    pub elsewhere: Vec<SignedElsewhere>,
}

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
        self.check_with_progress(&mut |_, _, _| ())
    }

    /// [`Desk::check`] with a callback for each board that was read, and then checked.
    pub fn check_with_progress(&self, watch: Progress<'_>) -> Result<Checked, Fault> {
        let mut checked = Checked::default();
        self.store.check_integrity()?;
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
                    }
                    Err(why) => found.push(Wrong::Unreadable(why.clone())),
                }
                let place = format!("round {} board {}", round.number, board.pairing.board);
                checked.note(event, &place, found);
            }
        }
        checked.seals += seals.len();
        let own = self.public_key(event);
        for (at, seal) in seals.iter().enumerate() {
            let (before, later) = (&seals[..at], &seals[at + 1..]);
            let is_last = !later.iter().any(|later| later.round == seal.round);
            let mut found = sealed(event, seal, is_last, &rounds);
            // An imported event may have foreign signatures only before its own ones.
            if seal.public_key != own && before.iter().any(|one| one.public_key == own) {
                found.push(Wrong::OtherKey);
            }
            let place = format!("the signature under round {}", seal.round);
            checked.note(event, &place, found);
            if seal.public_key != own {
                checked.note_elsewhere(event, seal.public_key);
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

impl Checked {
    fn note(&mut self, event: &Event, place: &str, found: Vec<Wrong>) {
        self.findings.extend(found.into_iter().map(|what| Finding {
            event: event.key.clone(),
            place: place.to_owned(),
            what,
        }));
    }

    fn note_elsewhere(&mut self, event: &Event, key: [u8; 32]) {
        let mut known = self.elsewhere.iter_mut();
        match known.find(|one| one.event == event.key && one.key == key) {
            Some(one) => one.seals += 1,
            None => self.elsewhere.push(SignedElsewhere {
                event: event.key.clone(),
                key,
                seals: 1,
            }),
        }
    }
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
            let is_longer = chained.entries.len() > seq as usize;
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
