//! Opens the database that a command names.

use crate::change_feed::Hub;
use crate::desk::Desk;
use crate::store::{Store, StoreError};
use anyhow::{Context, bail};
use std::path::PathBuf;

/// The variable that names the database; it may hold a password, which no help shows.
pub(super) const DATABASE_VARIABLE: &str = "INKUNDLA_DATABASE";

/// The database option of a command.
#[derive(clap::Args, Clone)]
pub(super) struct Database {
    /// sqlite:PATH (created if it does not exist) or postgres://USER@HOST/NAME
    #[arg(
        long,
        value_name = "URL",
        env = DATABASE_VARIABLE,
        hide_env_values = true,
        default_value = "sqlite:inkundla.db"
    )]
    pub(super) database: String,
}

/// Opens a database, and creates it if it does not exist.
pub(super) fn open(database: &str) -> anyhow::Result<Desk> {
    let store = Store::open(database).context("the database could not be opened")?;
    Ok(Desk::open(store, Hub::default())?)
}

/// Opens an existing database for reading, even if it is read-only.
pub(super) fn open_to_read(database: &str) -> anyhow::Result<Desk> {
    let opened = open_existing(database);
    let fault = opened
        .as_ref()
        .err()
        .and_then(|why| why.downcast_ref::<StoreError>());
    if !matches!(fault, Some(StoreError::ReadOnly(_) | StoreError::Replica)) {
        return opened;
    }
    let store = Store::open_to_read(database).context("the database could not be opened")?;
    Ok(Desk::open(store, Hub::default())?)
}

/// Opens a database that must exist: a mistyped name must not create an empty one.
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

/// The URL of a database without its password, for output.
pub(super) fn without_password(url: &str) -> String {
    match (url.find("://"), url.rfind('@')) {
        (Some(scheme), Some(at)) if scheme < at => {
            let user = url[scheme + 3..at].split(':').next().unwrap_or_default();
            format!("{}{user}{}", &url[..scheme + 3], &url[at..])
        }
        _ => url.to_owned(),
    }
}
