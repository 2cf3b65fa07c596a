//! Prints to standard output. A closed pipe is no error.

use anyhow::Context;
use std::io::{ErrorKind, Write, stdout};
use std::path::Path;

/// Prints a text. A reader that stops early (`| head`) is no error.
pub(super) fn print(text: &str) -> anyhow::Result<()> {
    print_bytes(text.as_bytes())
}

fn print_bytes(bytes: &[u8]) -> anyhow::Result<()> {
    let mut out = stdout().lock();
    match out.write_all(bytes).and_then(|()| out.flush()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        done => done.context("standard output could not be written"),
    }
}

/// Writes bytes to a file, or to standard output if none is given.
pub(super) fn write(file: Option<&Path>, bytes: &[u8]) -> anyhow::Result<()> {
    match file {
        Some(file) => std::fs::write(file, bytes)
            .with_context(|| format!("{} could not be written", file.display())),
        None => print_bytes(bytes),
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
