//! A copy of a database file from before its migration, so that the user can go back to the
//! older program.

#[cfg(test)]
mod tests;

use super::connection::Conn;
use super::{applied_migrations, make_file, number};
use crate::StoreError;
use crate::migrate::first_pending;
use diesel::RunQueryDsl;
use diesel::sql_types::Text;
use diesel::sqlite::Sqlite;
use diesel_migrations::EmbeddedMigrations;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// The age at which a copy is deleted, when the file is opened next: a copy still contains names
/// that have been erased from the database.
const RETENTION: Duration = Duration::from_secs(30 * 24 * 60 * 60);

/// Makes the copy `FILE-before-VERSION` if one of the migrations is pending, and removes old copies.
pub(super) fn copy(
    conn: &mut Conn,
    path: &Path,
    migrations: &EmbeddedMigrations,
) -> Result<(), StoreError> {
    remove_old(path);
    let Some(applied) = applied(conn)? else {
        return Ok(());
    };
    let Some(step) = first_pending::<Sqlite>(&applied, migrations)? else {
        return Ok(());
    };
    let copy_path = beside(path, &format!("{INFIX}{step}"));
    if copy_path.exists() {
        return Ok(());
    }
    // Several processes may start at once.
    let part = beside(path, &format!("-being-copied-{}", std::process::id()));
    let failed = |why: String| {
        let place = copy_path.display();
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
        .and_then(|()| fs::rename(&part, &copy_path))
        .map_err(|why| failed(why.to_string()))?;
    tracing::info!(copy = %copy_path.display(), "copied the database before bringing it up to date");
    Ok(())
}

/// The applied migrations; `None` for a new file. Writes nothing: another process may be migrating.
fn applied(conn: &mut Conn) -> Result<Option<Vec<String>>, StoreError> {
    let tables =
        "SELECT count(*) AS number FROM sqlite_schema WHERE name = '__diesel_schema_migrations'";
    if number(conn, tables)? == 0 {
        return Ok(None);
    }
    Ok(Some(applied_migrations(conn)?).filter(|applied| !applied.is_empty()))
}

const INFIX: &str = "-before-";

/// The path with a suffix appended to the file name.
fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.file_name().map(OsString::from).unwrap_or_default();
    name.push(ending);
    path.with_file_name(name)
}

/// Deletes old copies. One that cannot be deleted now is tried again at the next start.
fn remove_old(path: &Path) {
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    let Ok(files) = fs::read_dir(folder.unwrap_or(Path::new("."))) else {
        return;
    };
    let Some(begins) = beside(path, INFIX).file_name().map(OsString::from) else {
        return;
    };
    let begins = begins.to_string_lossy().into_owned();
    let is_old = |modified: SystemTime| modified.elapsed().is_ok_and(|age| age > RETENTION);
    for file in files.flatten() {
        let name = file.file_name();
        let name = name.to_string_lossy();
        // Other files beside the database are not ours.
        let step = name.strip_prefix(&begins).unwrap_or_default();
        let is_copy = !step.is_empty() && step.chars().all(|sign| sign.is_ascii_digit());
        let modified = file.metadata().and_then(|found| found.modified());
        if is_copy && modified.is_ok_and(is_old) {
            let _tried_again = fs::remove_file(file.path());
        }
    }
}
