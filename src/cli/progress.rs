//! Progress of long work on standard error, if that is a terminal.

use std::io::{IsTerminal, Stderr, Write, stderr};
use std::time::{Duration, Instant};

/// Of work that is done before, nothing is said.
const PATIENCE: Duration = Duration::from_secs(1);
/// Nobody reads faster.
const EVERY: Duration = Duration::from_millis(200);
/// Begins the line anew, and clears what stood there.
const ANEW: &str = "\r\u{1b}[K";

/// One line that counts up, and is gone when the work is done.
pub(super) struct Progress<W: Write = Stderr> {
    /// Where it is said; nowhere if nobody watches.
    out: Option<W>,
    next: Instant,
    was_said: bool,
}

impl Progress {
    /// Of work that begins now.
    pub(super) fn begin() -> Progress {
        Progress::on(Some(stderr()).filter(IsTerminal::is_terminal), PATIENCE)
    }
}

impl<W: Write> Progress<W> {
    fn on(out: Option<W>, patience: Duration) -> Progress<W> {
        Progress {
            out,
            next: Instant::now() + patience,
            was_said: false,
        }
    }

    /// Says that so much of it is done, if it is time to say so.
    pub(super) fn at(&mut self, what: &str, done: usize, of: usize) {
        let now = Instant::now();
        let Some(out) = self.out.as_mut().filter(|_| now >= self.next) else {
            return;
        };
        // Where the line cannot be written, the work goes on all the same.
        let _ = write!(out, "{ANEW}{what}: {done} of {of}").and_then(|()| out.flush());
        self.next = now + EVERY;
        self.was_said = true;
    }
}

impl<W: Write> Drop for Progress<W> {
    fn drop(&mut self) {
        if let Some(out) = self.out.as_mut().filter(|_| self.was_said) {
            let _ = write!(out, "{ANEW}").and_then(|()| out.flush());
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

    fn said(patience: Duration) -> String {
        let mut out = Vec::new();
        let mut progress = Progress::on(Some(&mut out), patience);
        progress.at("boards", 120, 500);
        progress.at("boards", 121, 500);
        drop(progress);
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn long_work_is_counted_now_and_then_and_leaves_nothing_behind() {
        let shown = said(Duration::ZERO);
        assert_eq!(shown, format!("{ANEW}boards: 120 of 500{ANEW}"));
    }

    #[test]
    fn of_short_work_nothing_is_said() {
        assert_eq!(said(Duration::from_secs(60)), "");
    }
}
