//! The check of a SQLite file (`PRAGMA quick_check`). A small file is checked before it is used.
//! A gigabyte takes many seconds, for which an event would wait after a power cut: it is
//! checked on a thread beside the work, and once damage is found nothing is read or written.

use super::connection::{Conn, connect_unprepared, explained};
use crate::StoreError;
use diesel::prelude::*;
use diesel::sql_types::Text;
use std::fs;
use std::path::Path;
use std::sync::{Arc, OnceLock};
use std::thread;

/// A file of more bytes is checked on a thread beside the work; up to here a check takes some
/// tenths of a second.
const AT_ONCE: u64 = 64 * 1024 * 1024;

/// The result for a file; empty until the check ends.
pub(super) struct IntegrityCheck(Arc<OnceLock<Result<(), StoreError>>>);

#[derive(QueryableByName)]
struct QuickCheckRow {
    #[diesel(sql_type = Text)]
    quick_check: String,
}

impl IntegrityCheck {
    /// Looks at a small file, or begins to look at a large one, which SQLite finds by a name.
    pub(super) fn of(
        conn: &mut Conn,
        path: &Path,
        name: &str,
    ) -> Result<IntegrityCheck, StoreError> {
        let file = name.to_owned();
        let known = Arc::new(OnceLock::new());
        if fs::metadata(path).is_ok_and(|file| file.len() > AT_ONCE) {
            let finding = Arc::clone(&known);
            let look = move || {
                let found =
                    finding.get_or_init(|| look_through(&mut connect_unprepared(&file)?, &file));
                if let Err(damage) = found {
                    tracing::error!(%damage, "nothing is read or written any more");
                }
            };
            let begun = thread::Builder::new()
                .name("store looker".into())
                .spawn(look);
            begun.map_err(|why| StoreError::Unavailable(why.to_string()))?;
        } else {
            look_through(conn, &file)?;
            known.get_or_init(|| Ok(()));
        }
        Ok(IntegrityCheck(known))
    }

    /// The damage that was found so far, if any.
    pub(super) fn result_so_far(&self) -> Result<(), StoreError> {
        self.0.get().cloned().unwrap_or(Ok(()))
    }

    /// The same when all has been looked through.
    pub(super) fn wait(&self) -> Result<(), StoreError> {
        self.0.wait().clone()
    }
}

fn look_through(conn: &mut Conn, file: &str) -> Result<(), StoreError> {
    let found: QuickCheckRow = diesel::sql_query("PRAGMA quick_check(1)")
        .get_result(conn)
        .map_err(|why| explained(&why.to_string(), file))?;
    match found.quick_check.as_str() {
        "ok" => Ok(()),
        _ => Err(StoreError::Damaged {
            file: file.to_owned(),
            found: found.quick_check,
        }),
    }
}
