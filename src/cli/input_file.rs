//! Reads files named on the command line.

use crate::formats::Faults;
use anyhow::{Context, ensure};
use std::io::{Read, stdin};
use std::path::Path;

/// The largest file to read: ten times what the web pages accept.
const MOST_BYTES: u64 = 200 * 1024 * 1024;

/// Reads a file of at most [`MOST_BYTES`].
pub(super) fn read(file: &Path) -> anyhow::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    std::fs::File::open(file)
        .and_then(|file| file.take(MOST_BYTES + 1).read_to_end(&mut bytes))
        .with_context(|| format!("{} could not be read", file.display()))?;
    ensure!(
        bytes.len() as u64 <= MOST_BYTES,
        "{} has more than 200 MB: it is no file of an event",
        file.display()
    );
    Ok(bytes)
}

/// Reads a file, or standard input for `-`: at most `most` bytes, or one more if it is longer.
pub(super) fn read_at_most(file: &Path, most: usize) -> anyhow::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let most = most as u64 + 1;
    let read = match file.to_str() {
        Some("-") => stdin().lock().take(most).read_to_end(&mut bytes),
        _ => std::fs::File::open(file).and_then(|file| file.take(most).read_to_end(&mut bytes)),
    };
    read.with_context(|| format!("{} could not be read", file.display()))?;
    Ok(bytes)
}

/// Prints the errors in a file.
pub(super) fn print_faults<F: std::fmt::Display>(file: &Path, faults: &Faults<F>) {
    for fault in faults {
        eprintln!("inkundla: {}: {fault}", file.display());
    }
    if faults.more() > 0 {
        eprintln!("inkundla: {}: and {} more", file.display(), faults.more());
    }
}
