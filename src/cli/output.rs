//! Prints results, and ends quietly when the reader of a pipe has gone.

use anyhow::Context;
use std::io::{ErrorKind, Write, stdout};

/// Writes to standard output. Somebody who stops reading (`| head`) is no fault.
pub(super) fn print(text: &str) -> anyhow::Result<()> {
    print_bytes(text.as_bytes())
}

/// Writes a file to standard output, as [`print`] does.
pub(super) fn print_bytes(bytes: &[u8]) -> anyhow::Result<()> {
    let mut out = stdout().lock();
    match out.write_all(bytes).and_then(|()| out.flush()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        done => done.context("standard output could not be written"),
    }
}

/// Writes texts to standard output, one on each line.
pub(super) fn print_lines<'a>(lines: impl IntoIterator<Item = &'a String>) -> anyhow::Result<()> {
    let mut text = String::new();
    for line in lines {
        text.push_str(line);
        text.push('\n');
    }
    print(&text)
}
