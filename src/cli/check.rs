//! `inkundla check`: a report file or a whole database.

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
    #[arg(value_name = "FILE.trf", required_unless_present = "database")]
    file: Option<PathBuf>,
    /// The database: sqlite:PATH or postgres://USER@HOST/NAME
    #[arg(long, value_name = "URL", conflicts_with = "file")]
    database: Option<String>,
    /// A head of a log that was kept: a signed note, a published folder, a backup of everything, or the
    /// line of a printed list; may be repeated
    #[arg(long, value_name = "HEAD", conflicts_with = "file")]
    head: Vec<PathBuf>,
}

pub(super) fn run(check: &Check) -> ExitCode {
    match &check.file {
        Some(file) => trf::check(file),
        None => records::check(check.database.as_deref().unwrap_or_default(), &check.head),
    }
}
