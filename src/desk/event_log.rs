//! The signed heads of the logs of events, and proofs about their lines.

use super::events::Event;
use super::{Desk, Fault, secret};
use crate::formats::log_head::LogCheckpoint;
use crate::formats::log_json::HeadFields;
use crate::formats::record;
use crate::referee::Hash;
use crate::store::event_log::{LogHead, LogLine};
use crate::store::{Reads, StoreError};
use crate::tournament::TournamentId;
use chrono::{DateTime, Utc};
use inkundla_core::merkle;

/// A line of a log with the proof that a signed head covers it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IncludedLine {
    /// The line.
    pub line: LogLine,
    /// The hashes from the line to the root of the head.
    pub proof: Vec<Hash>,
    /// The head.
    pub head: SignedHead,
}

/// The proof that a signed head continues an earlier state of a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Continuation {
    /// The earlier number of lines.
    pub size: u64,
    /// The root of the tree at that size.
    pub root: Hash,
    /// The hashes of the proof.
    pub proof: Vec<Hash>,
    /// The head.
    pub head: SignedHead,
}

/// A signed head with the name of its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SignedHead {
    /// Name, size, root and time.
    pub checkpoint: LogCheckpoint,
    /// The key that signed it.
    pub public_key: [u8; 32],
    /// The signature.
    pub signature: [u8; 64],
}

impl SignedHead {
    /// The head of a log with this name.
    pub(super) fn of(origin: String, head: &LogHead) -> SignedHead {
        SignedHead {
            checkpoint: LogCheckpoint {
                origin,
                size: head.size,
                root: head.root,
                at_ms: head.at_ms,
            },
            public_key: head.public_key,
            signature: head.signature,
        }
    }

    /// The text to keep outside: a checkpoint with its signature.
    pub fn note(&self) -> String {
        self.checkpoint.note(&self.public_key, &self.signature)
    }

    /// The fields of its JSON.
    pub fn fields(&self) -> HeadFields {
        HeadFields {
            checkpoint: self.checkpoint.clone(),
            public_key: self.public_key,
            note: self.note(),
        }
    }

    /// Whether the signature is genuine.
    pub fn is_genuine(&self) -> bool {
        self.checkpoint.is_signed(&self.public_key, &self.signature)
    }
}

impl Desk {
    /// The secret from which the signing keys of events are derived.
    pub(super) fn signing_secret(&self) -> Result<[u8; 32], Fault> {
        let made = self.signing_key.read_or_make(&self.secret);
        made.map_err(|why| StoreError::Unavailable(why.to_string()).into())
    }

    /// Signs the log of an event as it is now, if it has lines that no head covers. A failure is
    /// logged: the next minute tries again.
    pub(super) fn sign_log(&self, log: TournamentId, at: DateTime<Utc>) {
        if let Err(fault) = self.try_to_sign(log, at) {
            tracing::error!(%fault, "the log of an event could not be signed");
        }
    }

    /// Signs all logs that have lines without a signed head, and returns how many.
    pub fn sign_logs(&self, at: DateTime<Utc>) -> Result<usize, Fault> {
        let unsigned = self.store.read(|db| db.unsigned_logs())?;
        for log in &unsigned {
            self.try_to_sign(*log, at)?;
        }
        Ok(unsigned.len())
    }

    fn try_to_sign(&self, log: TournamentId, at: DateTime<Utc>) -> Result<(), Fault> {
        let (key, size, root) = self.store.read(move |db| {
            let size = db.log_size(log)?;
            let leaves = db.log_leaves(log, size)?;
            Ok((db.log_key(log)?, size, merkle::root(&leaves)))
        })?;
        if size == 0 {
            return Ok(());
        }
        let checkpoint = LogCheckpoint {
            origin: LogCheckpoint::origin_of(key.as_deref()),
            size,
            root,
            at_ms: at.timestamp_millis(),
        };
        let secret = self.signing_secret()?;
        let seed = secret::signing_seed(&secret, key.as_deref().unwrap_or_default());
        let head = LogHead {
            size,
            at_ms: checkpoint.at_ms,
            root,
            public_key: record::public_key(&seed),
            signature: checkpoint.sign(&seed),
        };
        self.store.write(move |tx| tx.add_log_head(log, &head))?;
        metrics::counter!("inkundla_log_heads_signed_total").increment(1);
        Ok(())
    }

    /// The last signed head of the log of an event; `None` before the first.
    pub fn log_head(&self, event: &Event) -> Result<Option<SignedHead>, Fault> {
        let (id, origin) = (event.id, LogCheckpoint::origin_of(Some(&event.key)));
        let heads = self.store.read(move |db| db.log_heads(id))?;
        Ok(heads.last().map(|head| SignedHead::of(origin, head)))
    }

    /// A line of the log of an event with the proof that the last signed head covers it.
    ///
    /// # Errors
    /// [`Fault::NotFound`] for a line that no head covers.
    pub fn included_line(&self, event: &Event, number: u64) -> Result<IncludedLine, Fault> {
        let head = self.log_head(event)?.ok_or(Fault::NotFound)?;
        let (id, size) = (event.id, head.checkpoint.size);
        if number == 0 || number > size {
            return Err(Fault::NotFound);
        }
        let (line, leaves) = self.store.read(move |db| {
            let line = db.log_lines(id, number - 1, 1)?;
            Ok((line, db.log_leaves(id, size)?))
        })?;
        let line = line.into_iter().find(|line| line.number == number);
        Ok(IncludedLine {
            line: line.ok_or(Fault::NotFound)?,
            proof: merkle::inclusion_proof(&leaves, number as usize - 1),
            head,
        })
    }

    /// The proof that the last signed head continues the first `size` lines.
    ///
    /// # Errors
    /// [`Fault::NotFound`] for a size beyond the head.
    pub fn continuation(&self, event: &Event, size: u64) -> Result<Continuation, Fault> {
        let head = self.log_head(event)?.ok_or(Fault::NotFound)?;
        let (id, now) = (event.id, head.checkpoint.size);
        if size == 0 || size > now {
            return Err(Fault::NotFound);
        }
        let leaves = self.store.read(move |db| db.log_leaves(id, now))?;
        let before = leaves.get(..size as usize).ok_or(Fault::NotFound)?;
        Ok(Continuation {
            size,
            root: merkle::root(before),
            proof: merkle::consistency_proof(&leaves, size as usize),
            head,
        })
    }

    /// At most `limit` lines of the log of an event after line `after`.
    pub fn log_lines(&self, event: &Event, after: u64, limit: u32) -> Result<Vec<LogLine>, Fault> {
        let id = event.id;
        Ok(self.store.read(move |db| db.log_lines(id, after, limit))?)
    }
}

/// All lines of a log, in order, some at a time.
pub(super) fn each_line(
    db: &mut dyn Reads,
    log: TournamentId,
    mut take: impl FnMut(LogLine),
) -> Result<(), StoreError> {
    const LINES: u32 = 500;
    let mut after = 0;
    loop {
        let lines = db.log_lines(log, after, LINES)?;
        let Some(last) = lines.last() else {
            return Ok(());
        };
        after = last.number;
        lines.into_iter().for_each(&mut take);
    }
}
