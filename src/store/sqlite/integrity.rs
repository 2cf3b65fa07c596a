//! The integrity check of a SQLite file (`PRAGMA quick_check`). A small file is checked before it
//! is used. A gigabyte takes many seconds, too long for an event after a power cut: it is checked
//! on a thread in the background, and once damage is found every read and write fails.

use super::connection::{Conn, connect_unprepared, explained};
use crate::StoreError;
use diesel::prelude::*;
use diesel::sql_types::Text;
use std::fs;
use std::path::Path;
use std::sync::{Arc, OnceLock};
use std::thread;

/// Larger files are checked in the background. A check of this many bytes takes some tenths of a
/// second.
const FOREGROUND_LIMIT: u64 = 64 * 1024 * 1024;

/// The result of the check; empty until it ends.
pub(super) struct IntegrityCheck(Arc<OnceLock<Result<(), StoreError>>>);

#[derive(QueryableByName)]
struct QuickCheckRow {
    #[diesel(sql_type = Text)]
    quick_check: String,
}

impl IntegrityCheck {
    /// Checks a small file, or starts checking a large one. `name` is the file as SQLite opens it.
    pub(super) fn of(
        conn: &mut Conn,
        path: &Path,
        name: &str,
    ) -> Result<IntegrityCheck, StoreError> {
        let file = name.to_owned();
        let known = Arc::new(OnceLock::new());
        if fs::metadata(path).is_ok_and(|file| file.len() > FOREGROUND_LIMIT) {
            let result = Arc::clone(&known);
            let check = move || {
                let found =
                    result.get_or_init(|| quick_check(&mut connect_unprepared(&file)?, &file));
                if let Err(damage) = found {
                    tracing::error!(%damage, "nothing is read or written any more");
                }
            };
            let started = thread::Builder::new()
                .name("store checker".into())
                .spawn(check);
            started.map_err(|why| StoreError::Unavailable(why.to_string()))?;
        } else {
            quick_check(conn, &file)?;
            known.get_or_init(|| Ok(()));
        }
        Ok(IntegrityCheck(known))
    }

    /// The damage found so far, if any. Does not wait.
    pub(super) fn result_so_far(&self) -> Result<(), StoreError> {
        self.0.get().cloned().unwrap_or(Ok(()))
    }

    /// The result of the whole check.
    pub(super) fn wait(&self) -> Result<(), StoreError> {
        self.0.wait().clone()
    }
}

fn quick_check(conn: &mut Conn, file: &str) -> Result<(), StoreError> {
    let found: QuickCheckRow = diesel::sql_query("PRAGMA quick_check(1)")
        .get_result(conn)
        .map_err(|why| explained(why, file))?;
    match found.quick_check.as_str() {
        "ok" => Ok(()),
        _ => Err(StoreError::Damaged {
            file: file.to_owned(),
            found: found.quick_check,
        }),
    }
}
