//! Prints to standard output and standard error. A closed pipe is no error, and nothing panics
//! where output is full or closed.

use super::usage_error::one_line;
use anyhow::Context;
use std::fmt::Arguments;
use std::io::{ErrorKind, Write, stderr, stdout};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether a line for standard output could not be written.
static IS_LOST: AtomicBool = AtomicBool::new(false);

/// Prints a line to standard output; [`is_lost`] says whether one was lost.
pub(super) fn print_line(line: Arguments<'_>) {
    if print(&format!("{line}\n")).is_err() {
        IS_LOST.store(true, Ordering::Relaxed);
    }
}

/// Whether a line of [`print_line`] could not be written.
pub(super) fn is_lost() -> bool {
    IS_LOST.load(Ordering::Relaxed)
}

/// Prints a line to standard error. Where that is closed or full, nobody reads it.
pub(super) fn complain(line: Arguments<'_>) {
    let _nobody_reads_it = stderr().lock().write_all(format!("{line}\n").as_bytes());
}

/// Prints an error with its causes as one line.
pub(super) fn print_error(error: &anyhow::Error) {
    let causes: Vec<String> = error.chain().map(ToString::to_string).collect();
    complain(format_args!("inkundla: {}", one_line(&causes.join(": "))));
}

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
