//! The limit of open files. Each connection is an open file, and a process that has none left accepts no
//! client: so streams of spectators, which stay open for hours, get only a part of them.

use actix_web::dev::Extensions;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Default limit of open event streams of one process: twice the measured load.
pub const DEFAULT_STREAMS: usize = 20_000;

/// Files reserved for other uses than connections of clients: the database, backups, the log and the server
/// itself.
const OWN: usize = 64;

/// The limit of connections that are not streams, where files are plenty: the HTTP server's own default for
/// one thread.
pub(crate) const USUAL_REQUESTS: usize = 25_600;

/// The limit of open files of this process.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenFiles {
    /// `None` where the system sets no limit.
    limit: Option<usize>,
}

impl OpenFiles {
    /// The limit of this process, raised as far as the system allows: the default is often 1,024, for the
    /// sake of very old programs.
    #[cfg(unix)]
    pub fn raised() -> OpenFiles {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        /// macOS refuses more than this, whatever maximum it reports.
        const FALLBACK: u64 = 10_240;
        let old = getrlimit(Resource::Nofile);
        let most = old.maximum.unwrap_or(u64::MAX);
        for limit in [old.maximum, Some(most.min(FALLBACK))] {
            let is_more = limit.is_none_or(|limit| old.current.is_some_and(|now| now < limit));
            let raised = Rlimit {
                current: limit,
                ..old
            };
            if is_more && setrlimit(Resource::Nofile, raised).is_ok() {
                break;
            }
        }
        let limit = getrlimit(Resource::Nofile).current;
        OpenFiles::of(limit.map(|limit| usize::try_from(limit).unwrap_or(usize::MAX)))
    }

    /// Windows has no such limit.
    #[cfg(not(unix))]
    pub fn raised() -> OpenFiles {
        OpenFiles::of(None)
    }

    /// From a known limit, or none.
    pub fn of(limit: Option<usize>) -> OpenFiles {
        OpenFiles { limit }
    }

    /// The limit; `None` where there is none.
    pub fn limit(self) -> Option<usize> {
        self.limit
    }

    fn room(self) -> usize {
        self.limit.unwrap_or(usize::MAX).saturating_sub(OWN)
    }

    /// The number of streams that fit: half of the files. A quarter is for [requests](OpenFiles::requests),
    /// and a quarter for streams of umpires and organisers, which are never refused.
    pub fn streams(self) -> usize {
        (self.room() / 2).min(DEFAULT_STREAMS)
    }

    /// The limit of other connections. Later clients wait until one of them is closed.
    pub fn requests(self) -> usize {
        (self.room() / 4).clamp(1, USUAL_REQUESTS)
    }
}

/// The number of open connections.
#[derive(Clone, Debug)]
pub(crate) struct Connections {
    open: Arc<AtomicUsize>,
    /// From this number on, idle connections are closed.
    many: usize,
}

impl Connections {
    /// No connection is open yet; from `many` on, idle ones are closed.
    pub(crate) fn from(many: usize) -> Connections {
        Connections {
            open: Arc::default(),
            many,
        }
    }

    /// Counts a connection until its data is dropped.
    pub(crate) fn count(&self, data: &mut Extensions) {
        self.open.fetch_add(1, Ordering::Relaxed);
        data.insert(Counted(Arc::clone(&self.open)));
    }

    /// Whether connections are closed after their response, so that other clients get in.
    pub(crate) fn are_many(&self) -> bool {
        self.open.load(Ordering::Relaxed) >= self.many
    }
}

/// Counts down when the connection is closed.
struct Counted(Arc<AtomicUsize>);

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spectators_never_take_all_files() {
        for limit in [0, 64, 256, 1_024, 65_536, usize::MAX] {
            let files = OpenFiles::of(Some(limit));
            let taken = files.streams() + files.requests();
            assert!(taken <= limit.saturating_sub(OWN) / 4 * 3 + 3, "{limit}");
        }
        let plenty = OpenFiles::of(None);
        assert_eq!(plenty.streams(), DEFAULT_STREAMS);
        assert_eq!(plenty.requests(), USUAL_REQUESTS);
    }

    #[test]
    fn a_connection_counts_as_long_as_it_is_open() {
        let connections = Connections::from(2);
        let [mut one, mut two] = [Extensions::new(), Extensions::new()];
        connections.count(&mut one);
        assert!(!connections.are_many());
        connections.count(&mut two);
        assert!(connections.are_many());
        drop(one);
        assert!(!connections.are_many());
    }
}
