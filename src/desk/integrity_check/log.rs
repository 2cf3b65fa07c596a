//! The check of a log: its lines, the rows that follow from them, its signed heads, and heads that
//! were kept outside.

use super::finding::{Checked, Wrong};
use crate::desk::event_log::{SignedHead, each_line};
use crate::formats::log_head::{KeptHead, LogCheckpoint};
use crate::referee::Hash;
use crate::store::event_log::{LogHead, RecordHead, Replay, TABLES};
use crate::store::{Reads, StoreError};
use crate::tournament::TournamentId;
use inkundla_core::merkle;
use std::collections::HashMap;

/// Facts from outside the database.
#[derive(Clone, Default, Debug)]
pub struct Witness {
    /// Heads that were kept: by a published folder, a backup, a printed list.
    pub heads: Vec<KeptHead>,
}

/// A log that was read whole.
pub(super) struct CheckedLog {
    pub(super) found: Vec<Wrong>,
    /// The last logged hash of the record of each game.
    pub(super) records: HashMap<i64, RecordHead>,
    pub(super) lines: usize,
    pub(super) heads: Vec<SignedHead>,
}

/// Replays a log and compares all rows and heads with it.
pub(super) fn check_log(
    db: &mut dyn Reads,
    (log, key): (TournamentId, Option<&str>),
    witness: &Witness,
) -> Result<CheckedLog, StoreError> {
    let mut replay = Replay::begin(db.log_texts(log)?);
    let (mut leaves, mut records) = (Vec::new(), HashMap::new());
    let mut has_closed_round = false;
    each_line(db, log, |line| {
        leaves.push(line.leaf);
        for head in replay
            .apply(&line)
            .into_iter()
            .flat_map(|parts| parts.heads)
        {
            records.insert(head.game, head);
        }
    })?;
    let mut faults = replay.take_faults();
    for table in &TABLES {
        let rows = db.logged_rows(table, log)?;
        faults.extend(replay.compare(table, &rows));
    }
    for (_, round) in replay.rows_of("rounds") {
        has_closed_round |= round.plain.contains_key("closed_at_ms");
    }
    let mut found: Vec<Wrong> = faults.into_iter().map(Wrong::Log).collect();
    let heads = db.log_heads(log)?;
    if heads.is_empty() && has_closed_round {
        found.push(Wrong::NoHead);
    }
    let origin = LogCheckpoint::origin_of(key);
    let mut signed = Vec::with_capacity(heads.len());
    for head in &heads {
        found.extend(head_fault(head, &leaves));
        let head = SignedHead::of(origin.clone(), head);
        if !head.is_genuine() {
            found.push(Wrong::HeadSignature(head.checkpoint.size));
        }
        signed.push(head);
    }
    let kept = witness.heads.iter().filter(|kept| kept.origin == origin);
    found.extend(kept.filter_map(|kept| kept_fault(kept, &leaves)));
    Ok(CheckedLog {
        found,
        records,
        lines: leaves.len(),
        heads: signed,
    })
}

fn head_fault(head: &LogHead, leaves: &[Hash]) -> Option<Wrong> {
    match leaves.get(..head.size as usize) {
        None => Some(Wrong::ShorterThanHead(head.size)),
        Some(lines) if merkle::root(lines) != head.root => Some(Wrong::NotAsHead(head.size)),
        Some(_) => None,
    }
}

fn kept_fault(kept: &KeptHead, leaves: &[Hash]) -> Option<Wrong> {
    let size = kept.size;
    match leaves.get(..size as usize) {
        None => Some(Wrong::ShorterThanKept(size)),
        Some(lines) if !kept.is_of(&merkle::root(lines)) => Some(Wrong::NotAsKept(size)),
        Some(_) => None,
    }
}

impl Checked {
    pub(super) fn count_log(&mut self, log: &CheckedLog) {
        self.lines += log.lines;
        self.heads += log.heads.len();
    }
}
