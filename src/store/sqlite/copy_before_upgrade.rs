//! A copy of a database file, made before a newer program brings its tables up to date: whoever
//! wants to go back to the older program has a file that it understands.

use super::connection::Conn;
use super::{STEPS, make_file, number};
use crate::StoreError;
use crate::migrate::{MigrationRow, first_missing};
use diesel::RunQueryDsl;
use diesel::sql_types::Text;
use diesel::sqlite::Sqlite;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// Names that are erased from the database stand in such a copy still: it goes after this time,
/// when the file is opened next.
const KEPT: Duration = Duration::from_secs(30 * 24 * 60 * 60);

/// Makes the copy `FILE-before-STEP` where a step is to be taken, and removes those that are old.
pub(super) fn copy(conn: &mut Conn, path: &Path) -> Result<(), StoreError> {
    remove_old(path);
    let Some(applied) = applied(conn)? else {
        return Ok(());
    };
    let Some(step) = first_missing::<Sqlite>(&applied, &STEPS)? else {
        return Ok(());
    };
    let whole = beside(path, &format!("{MARK}{step}"));
    if whole.exists() {
        return Ok(());
    }
    // Several processes may start at once.
    let part = beside(path, &format!("-being-copied-{}", std::process::id()));
    let failed = |why: String| {
        let place = whole.display();
        StoreError::Migration(format!("the copy {place} could not be made: {why}"))
    };
    let _not_there = fs::remove_file(&part);
    make_file(&part).map_err(|why| failed(why.to_string()))?;
    diesel::sql_query("VACUUM INTO ?")
        .bind::<Text, _>(part.display().to_string())
        .execute(conn)
        .map_err(|why| failed(why.to_string()))?;
    let flushed = fs::OpenOptions::new().write(true).open(&part);
    flushed
        .and_then(|file| file.sync_all())
        .and_then(|()| fs::rename(&part, &whole))
        .map_err(|why| failed(why.to_string()))?;
    tracing::info!(copy = %whole.display(), "copied the database before bringing it up to date");
    Ok(())
}

/// The steps that were taken; `None` for a new file. Nothing is written: others may be at it.
fn applied(conn: &mut Conn) -> Result<Option<Vec<String>>, StoreError> {
    let tables =
        "SELECT count(*) AS number FROM sqlite_schema WHERE name = '__diesel_schema_migrations'";
    if number(conn, tables)? == 0 {
        return Ok(None);
    }
    let steps = diesel::sql_query("SELECT version FROM __diesel_schema_migrations");
    let steps: Vec<MigrationRow> = steps.load(conn)?;
    let steps: Vec<String> = steps.into_iter().map(|step| step.version).collect();
    Ok(Some(steps).filter(|steps| !steps.is_empty()))
}

const MARK: &str = "-before-";

/// `cup.db` with something behind its name.
fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.file_name().map(OsString::from).unwrap_or_default();
    name.push(ending);
    path.with_file_name(name)
}

/// Copies that cannot be removed now are tried at the next start.
fn remove_old(path: &Path) {
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    let Ok(files) = fs::read_dir(folder.unwrap_or(Path::new("."))) else {
        return;
    };
    let Some(begins) = beside(path, MARK).file_name().map(OsString::from) else {
        return;
    };
    let begins = begins.to_string_lossy().into_owned();
    let is_old = |modified: SystemTime| modified.elapsed().is_ok_and(|age| age > KEPT);
    for file in files.flatten() {
        let name = file.file_name();
        let name = name.to_string_lossy();
        // Others may have files of their own beside the database.
        let step = name.strip_prefix(&begins).unwrap_or_default();
        let is_copy = !step.is_empty() && step.chars().all(|sign| sign.is_ascii_digit());
        let modified = file.metadata().and_then(|found| found.modified());
        if is_copy && modified.is_ok_and(is_old) {
            let _tried_again = fs::remove_file(file.path());
        }
    }
}
