//! `inkundla check`: a report file or a whole database.

use super::database::DATABASE_VARIABLE;
use super::usage_error::UsageError;
use super::{records, trf};
use std::path::PathBuf;
use std::process::ExitCode;

/// Check a tournament report file (TRF), or a whole database
///
/// For a report file, pairs all rounds again and lists the differences. For a
/// database, checks all hashes, records, derived rows and signatures.
#[derive(clap::Args)]
pub(super) struct Check {
    /// The report file
    #[arg(value_name = "FILE.trf")]
    file: Option<PathBuf>,
    /// The database: sqlite:PATH or postgres://USER@HOST/NAME [env: INKUNDLA_DATABASE, without a file]
    #[arg(long, value_name = "URL", conflicts_with = "file")]
    database: Option<String>,
    /// The database of the environment. It is no `--database`, which clap would refuse beside a file
    #[arg(long, hide = true, env = DATABASE_VARIABLE, hide_env_values = true)]
    usual_database: Option<String>,
    /// A head of a log that was kept: a signed note, a published folder, a backup of everything, or the
    /// line of a printed list; may be repeated
    #[arg(long, value_name = "HEAD", conflicts_with = "file")]
    head: Vec<PathBuf>,
}

pub(super) fn run(check: &Check) -> anyhow::Result<ExitCode> {
    if let Some(file) = &check.file {
        return Ok(trf::check(file));
    }
    let Some(database) = check.database.as_ref().or(check.usual_database.as_ref()) else {
        let why = "name the report file, or the database with --database";
        return Err(UsageError::argument(why).into());
    };
    Ok(records::check(database, &check.head))
}
