use super::StoreError;
use diesel::backend::Backend;
use diesel::migration::MigrationSource;
use diesel::prelude::*;
use diesel::sql_types::Text;
use diesel_migrations::{EmbeddedMigrations, MigrationHarness};

/// A migration that was applied.
#[derive(QueryableByName)]
pub(super) struct MigrationRow {
    #[diesel(sql_type = Text)]
    pub(super) version: String,
}

/// Whether just these steps were taken, all of them.
pub(super) fn is_up_to_date<DB: Backend>(
    taken: &[String],
    steps: &EmbeddedMigrations,
) -> Result<bool, StoreError> {
    let known = MigrationSource::<DB>::migrations(steps);
    let known = known.map_err(|why| StoreError::Migration(why.to_string()))?;
    let is_taken = |version: String| taken.contains(&version);
    let all = known
        .iter()
        .all(|step| is_taken(step.name().version().to_string()));
    Ok(all && taken.len() == known.len())
}

/// The first step that was not taken, where all that were taken are known here.
pub(super) fn first_missing<DB: Backend>(
    taken: &[String],
    steps: &EmbeddedMigrations,
) -> Result<Option<String>, StoreError> {
    let known = MigrationSource::<DB>::migrations(steps);
    let known = known.map_err(|why| StoreError::Migration(why.to_string()))?;
    let known = known.iter().map(|step| step.name().version().to_string());
    let known: Vec<String> = known.collect();
    if taken.iter().any(|step| !known.contains(step)) {
        return Ok(None);
    }
    Ok(known.into_iter().find(|step| !taken.contains(step)))
}

/// Brings the tables up to date; run it inside a transaction and under a lock.
/// A database that has seen steps this program does not know is left alone.
pub(super) fn bring_up_to_date<DB: Backend>(
    conn: &mut impl MigrationHarness<DB>,
    steps: EmbeddedMigrations,
) -> Result<(), StoreError> {
    let fault =
        |why: Box<dyn std::error::Error + Send + Sync>| StoreError::Migration(why.to_string());
    let known = MigrationSource::<DB>::migrations(&steps).map_err(fault)?;
    let is_known = |version: &str| {
        known
            .iter()
            .any(|step| step.name().version().to_string() == version)
    };
    let applied = conn.applied_migrations().map_err(fault)?;
    if let Some(newer) = applied
        .iter()
        .map(ToString::to_string)
        .find(|version| !is_known(version))
    {
        return Err(StoreError::NewerDatabase(newer));
    }
    conn.run_pending_migrations(steps).map_err(fault)?;
    Ok(())
}
