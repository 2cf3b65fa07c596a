//! Migrations of the schema.

use super::StoreError;
use diesel::backend::Backend;
use diesel::migration::MigrationSource;
use diesel::prelude::*;
use diesel::sql_types::Text;
use diesel_migrations::{EmbeddedMigrations, MigrationHarness};
use std::error::Error;

/// An applied migration.
#[derive(QueryableByName)]
pub(super) struct MigrationRow {
    #[diesel(sql_type = Text)]
    pub(super) version: String,
}

/// Whether exactly these migrations have been applied.
pub(super) fn is_up_to_date<DB: Backend>(
    applied: &[String],
    migrations: &EmbeddedMigrations,
) -> Result<bool, StoreError> {
    let known = versions::<DB>(migrations)?;
    let is_applied = |version: &String| applied.contains(version);
    Ok(known.len() == applied.len() && known.iter().all(is_applied))
}

/// Refuses a database with migrations that this program does not know.
pub(super) fn is_known<DB: Backend>(
    applied: &[String],
    migrations: &EmbeddedMigrations,
) -> Result<(), StoreError> {
    let known = versions::<DB>(migrations)?;
    let mut applied = applied.iter();
    match applied.find(|version| !known.contains(version)) {
        Some(newer) => Err(StoreError::NewerDatabase(newer.clone())),
        None => Ok(()),
    }
}

/// The first pending migration; `None` also if an applied one is not known here.
pub(super) fn first_pending<DB: Backend>(
    applied: &[String],
    migrations: &EmbeddedMigrations,
) -> Result<Option<String>, StoreError> {
    let known = versions::<DB>(migrations)?;
    if applied.iter().any(|version| !known.contains(version)) {
        return Ok(None);
    }
    let mut known = known.into_iter();
    Ok(known.find(|version| !applied.contains(version)))
}

/// Runs the pending migrations. The caller holds a lock and a transaction. A database with
/// migrations that this program does not know is left unchanged.
pub(super) fn bring_up_to_date<DB: Backend>(
    conn: &mut impl MigrationHarness<DB>,
    migrations: EmbeddedMigrations,
) -> Result<(), StoreError> {
    let applied = conn.applied_migrations().map_err(failed)?;
    let applied: Vec<String> = applied.iter().map(ToString::to_string).collect();
    is_known::<DB>(&applied, &migrations)?;
    conn.run_pending_migrations(migrations).map_err(failed)?;
    Ok(())
}

fn versions<DB: Backend>(migrations: &EmbeddedMigrations) -> Result<Vec<String>, StoreError> {
    let known = MigrationSource::<DB>::migrations(migrations).map_err(failed)?;
    let versions = known.iter().map(|one| one.name().version().to_string());
    Ok(versions.collect())
}

fn failed(why: Box<dyn Error + Send + Sync>) -> StoreError {
    StoreError::Migration(why.to_string())
}
