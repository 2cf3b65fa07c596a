//! Prints to standard output. A closed pipe is no error.

use anyhow::Context;
use std::io::{ErrorKind, Write, stdout};

/// Prints a text. A reader that stops early (`| head`) is no error.
pub(super) fn print(text: &str) -> anyhow::Result<()> {
    print_bytes(text.as_bytes())
}

/// Prints bytes, as [`print`] does.
pub(super) fn print_bytes(bytes: &[u8]) -> anyhow::Result<()> {
    let mut out = stdout().lock();
    match out.write_all(bytes).and_then(|()| out.flush()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        done => done.context("standard output could not be written"),
    }
}

/// Prints texts, one on each line.
pub(super) fn print_lines<'a>(lines: impl IntoIterator<Item = &'a String>) -> anyhow::Result<()> {
    let mut text = String::new();
    for line in lines {
        text.push_str(line);
        text.push('\n');
    }
    print(&text)
}
