//! Opens the database that a command names.

use crate::desk::Desk;
use crate::live::Hub;
use crate::store::{Store, StoreError};
use anyhow::{Context, bail};
use std::path::PathBuf;

/// A desk over a database.
pub(super) fn open(database: &str) -> anyhow::Result<Desk> {
    let store = Store::open(database).context("the database could not be opened")?;
    Ok(Desk::open(store, Hub::default())?)
}

/// The same to look only: also a copy that cannot be written.
pub(super) fn open_to_read(database: &str) -> anyhow::Result<Desk> {
    let opened = open_existing(database);
    let fault = opened
        .as_ref()
        .err()
        .and_then(|why| why.downcast_ref::<StoreError>());
    if !matches!(fault, Some(StoreError::ReadOnly(_))) {
        return opened;
    }
    let store = Store::open_to_read(database).context("the database could not be opened")?;
    Ok(Desk::open(store, Hub::default())?)
}

/// A desk over a database that must be there already: who reads or adds must
/// not make an empty one by a slip of the pen.
pub(super) fn open_existing(database: &str) -> anyhow::Result<Desk> {
    if let Some(file) = file_of(database)?.filter(|file| !file.exists()) {
        let file = file.display();
        bail!("there is no database {file}; say which with --database");
    }
    open(database)
}

/// The file of a SQLite database; `None` for a server.
pub(super) fn file_of(database: &str) -> anyhow::Result<Option<PathBuf>> {
    Store::file_of(database).context("the database could not be opened")
}
