//! A progress line on standard error, if that is a terminal.

use std::io::{IsTerminal, Stderr, Write, stderr};
use std::time::{Duration, Instant};

/// Shorter work shows no progress.
const DELAY: Duration = Duration::from_secs(1);
/// The pause between two updates.
const INTERVAL: Duration = Duration::from_millis(200);
/// Returns to the start of the line and clears it.
const CLEAR_LINE: &str = "\r\u{1b}[K";

/// A line that counts up and is cleared when the work is done.
pub(super) struct Progress<W: Write = Stderr> {
    /// `None` if standard error is no terminal.
    out: Option<W>,
    next: Instant,
    is_shown: bool,
}

impl Progress {
    /// Starts the progress of some work.
    pub(super) fn begin() -> Progress {
        Progress::on(Some(stderr()).filter(IsTerminal::is_terminal), DELAY)
    }
}

impl<W: Write> Progress<W> {
    fn on(out: Option<W>, delay: Duration) -> Progress<W> {
        Progress {
            out,
            next: Instant::now() + delay,
            is_shown: false,
        }
    }

    /// Shows how much is done, unless it was updated a moment ago.
    pub(super) fn at(&mut self, what: &str, done: usize, of: usize) {
        let now = Instant::now();
        let Some(out) = self.out.as_mut().filter(|_| now >= self.next) else {
            return;
        };
        // The work goes on even if the line cannot be written.
        let _ = write!(out, "{CLEAR_LINE}{what}: {done} of {of}").and_then(|()| out.flush());
        self.next = now + INTERVAL;
        self.is_shown = true;
    }
}

impl<W: Write> Drop for Progress<W> {
    fn drop(&mut self) {
        if let Some(out) = self.out.as_mut().filter(|_| self.is_shown) {
            let _ = write!(out, "{CLEAR_LINE}").and_then(|()| out.flush());
        }
    }
}

/// A number of bytes in kilobytes.
pub(super) fn kilobytes(bytes: usize) -> usize {
    bytes.div_ceil(1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn output(delay: Duration) -> String {
        let mut out = Vec::new();
        let mut progress = Progress::on(Some(&mut out), delay);
        progress.at("boards", 120, 500);
        progress.at("boards", 121, 500);
        drop(progress);
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn long_work_shows_its_progress_and_clears_the_line() {
        let shown = output(Duration::ZERO);
        assert_eq!(shown, format!("{CLEAR_LINE}boards: 120 of 500{CLEAR_LINE}"));
    }

    #[test]
    fn short_work_shows_nothing() {
        assert_eq!(output(Duration::from_secs(60)), "");
    }
}
