//! Limits of uploads: memory that is taken as the bytes arrive, a share of it for each sender, and one file parsed at
//! a time in each lane. A slow upload holds no more than it has sent.

use crate::http::server::source_queue::{Source, SourceQueues};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

pub(crate) const FILE_BYTES: usize = 20 * 1024 * 1024;
/// The largest file of a client without an account.
pub(crate) const VISITOR_BYTES: usize = 2 * 1024 * 1024;

/// Bytes of one permit.
const UNIT: usize = 64 * 1024;
/// Memory for files of clients without an account.
const VISITORS: usize = 4 * VISITOR_BYTES;

/// Memory and lanes of uploads.
pub struct Uploads {
    pub(super) accounts: Memory,
    pub(super) visitors: Memory,
    /// Held while a file of an organiser is parsed.
    reading: Arc<Semaphore>,
    /// Held while a file of a client without an account is parsed: organisers do not wait for it.
    reading_for_visitors: Arc<Semaphore>,
    /// Held while a picture is searched for codes.
    searching: Arc<Semaphore>,
    /// Files that wait to be parsed, for each sender.
    pub(super) senders: SourceQueues,
}

/// A kind of files; each lane parses one file at a time and waits for no other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lane {
    /// Lists, results, events and records of organisers.
    Organisers,
    /// Records of clients without an account.
    Visitors,
    /// Pictures with codes.
    Pictures,
}

impl Uploads {
    pub(super) fn lane(&self, lane: Lane) -> &Arc<Semaphore> {
        match lane {
            Lane::Organisers => &self.reading,
            Lane::Visitors => &self.reading_for_visitors,
            Lane::Pictures => &self.searching,
        }
    }
}

impl Uploads {
    /// Uploads with this memory for files of accounts, in megabytes.
    pub(crate) fn with_memory(megabytes: u32) -> Uploads {
        let accounts = megabytes as usize * 1024 * 1024;
        Uploads {
            // One account leaves room for the lists of others.
            accounts: Memory::of(accounts, accounts - FILE_BYTES / 5),
            visitors: Memory::of(VISITORS, VISITORS / 2),
            reading: Arc::new(Semaphore::new(1)),
            reading_for_visitors: Arc::new(Semaphore::new(1)),
            searching: Arc::new(Semaphore::new(1)),
            senders: SourceQueues::default(),
        }
    }
}

/// Memory for files in transfer or waiting.
#[derive(Clone)]
pub(super) struct Memory {
    units: Arc<Semaphore>,
    /// The most units of one sender.
    share: usize,
    taken: Arc<Mutex<HashMap<Source, usize>>>,
}

/// No memory is left, or the share of the sender is used up.
#[derive(Debug)]
pub(super) struct Full;

impl Memory {
    fn of(bytes: usize, share: usize) -> Memory {
        Memory {
            units: Arc::new(Semaphore::new(bytes / UNIT)),
            share: share / UNIT,
            taken: Arc::default(),
        }
    }

    /// A file of which nothing has come yet.
    pub(super) fn file(&self, source: Source) -> FileMemory {
        FileMemory {
            memory: self.clone(),
            source,
            held: Vec::new(),
            bytes: 0,
        }
    }
}

/// The memory of one file; given back when it is dropped.
pub(super) struct FileMemory {
    memory: Memory,
    source: Source,
    held: Vec<OwnedSemaphorePermit>,
    bytes: usize,
}

impl FileMemory {
    /// Takes memory for bytes that have come.
    ///
    /// # Errors
    /// [`Full`].
    pub(super) fn add(&mut self, bytes: usize) -> Result<(), Full> {
        self.bytes += bytes;
        let more = self.bytes.div_ceil(UNIT).saturating_sub(self.held.len());
        for _ in 0..more {
            let mut taken = self.taken();
            let of_sender = taken.entry(self.source.clone()).or_default();
            if *of_sender >= self.memory.share {
                return Err(Full);
            }
            let unit = Arc::clone(&self.memory.units).try_acquire_owned();
            let unit = unit.map_err(|_full| Full)?;
            *of_sender += 1;
            drop(taken);
            self.held.push(unit);
        }
        Ok(())
    }

    fn taken(&self) -> std::sync::MutexGuard<'_, HashMap<Source, usize>> {
        let taken = &self.memory.taken;
        taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for FileMemory {
    fn drop(&mut self) {
        let held = self.held.len();
        let mut taken = self.taken();
        if let Some(of_sender) = taken.get_mut(&self.source) {
            *of_sender = of_sender.saturating_sub(held);
            if *of_sender == 0 {
                let source = self.source.clone();
                taken.remove(&source);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(last: u8) -> Source {
        Source::of(Some([192, 0, 2, last].into()))
    }

    #[test]
    fn memory_is_taken_as_the_bytes_come() {
        let memory = Memory::of(10 * UNIT, 10 * UNIT);
        let mut slow: Vec<FileMemory> = (0..8).map(|_| memory.file(source(1))).collect();
        for file in &mut slow {
            file.add(2).unwrap();
            file.add(2).unwrap();
        }
        let mut file = memory.file(source(2));
        file.add(2 * UNIT).unwrap();
        assert!(file.add(1).is_err());
        drop(slow);
        file.add(7 * UNIT).unwrap();
        drop(file);
        assert!(memory.taken.lock().unwrap().is_empty());
    }

    #[test]
    fn a_sender_takes_no_more_than_its_share() {
        let memory = Memory::of(10 * UNIT, 4 * UNIT);
        let mut files = [memory.file(source(1)), memory.file(source(1))];
        files[0].add(3 * UNIT).unwrap();
        assert!(files[1].add(2 * UNIT).is_err());
        assert!(memory.file(source(2)).add(4 * UNIT).is_ok());
    }
}
