//! The heads of logs in a backup, which witness what the logs were when it was made.

use super::event_keys::{EventKeys, event_of};
use super::opened;
use crate::formats::archive::{ArchiveFault, ArchiveReader};
use crate::formats::log_head::{KeptHead, LogCheckpoint};
use serde_json::Value;
use std::collections::HashMap;
use std::io::BufRead;

/// All heads in an archive. `keys` are those of its folder.
///
/// # Errors
/// An archive that is not as it was written.
pub fn heads_in(bytes: impl BufRead, keys: EventKeys) -> Result<Vec<KeptHead>, ArchiveFault> {
    let mut archive = opened(ArchiveReader::begin(bytes)?, keys);
    let (mut events, mut heads) = (HashMap::new(), Vec::new());
    while let Some((table, row)) = archive.next_row()? {
        let number = |column: &str| row.get(column).and_then(Value::as_i64).unwrap_or_default();
        match table.as_str() {
            "tournaments" => drop(events.insert(number("id"), event_of(&row))),
            "log_heads" => {
                let key = events.get(&number("tournament_id"));
                let root = row.get("root").and_then(Value::as_str);
                heads.push(KeptHead {
                    origin: LogCheckpoint::origin_of(key.map(String::as_str)),
                    size: number("size").unsigned_abs(),
                    root: root.unwrap_or_default().to_ascii_lowercase(),
                });
            }
            _ => {}
        }
    }
    Ok(heads)
}
