//! Archives: a whole database or one event in one file that proves its own
//! completeness. Gzipped JSON lines: a header, a line for each row of each table,
//! and a footer with the number of rows and the SHA-256 of all lines before it.
//! The rows of an event can be sealed: then only the key of the event opens them.
//! Described in `docs/BACKUPS.md`.

mod line;
mod sealed;

pub use line::Row;
pub use sealed::{RowsToSeal, Unseal, keys_part};

use crate::record::hex;
use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use flate2::Compression;
use flate2::bufread::MultiGzDecoder;
use flate2::write::GzEncoder;
use line::ArchiveLine;
use sealed::{KeysLine, SEALED, SealedLine};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::io::{self, BufRead, BufReader, Read, Take, Write};

/// The format version that is written; older ones are read too.
const FORM: u32 = 1;
/// The longest row in bytes; a longer line is not from an archive of ours.
const LONGEST_LINE: u64 = 4 * 1024 * 1024;

/// The first line: what the archive contains.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Head {
    /// The version of the format.
    inkundla_archive: u32,
    /// The version of the program that wrote it.
    pub program: String,
    /// Creation time in milliseconds since 1970 (UTC).
    pub made_at_ms: i64,
    /// The key of the archived event; `None` for a whole database.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<String>,
}

impl Head {
    /// A header for an archive of one event, or of the whole database.
    pub fn new(program: &str, made_at_ms: i64, event: Option<String>) -> Head {
        Head {
            inkundla_archive: FORM,
            program: program.to_owned(),
            made_at_ms,
            event,
        }
    }
}

/// The last line: row counts and checksums.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Foot {
    /// Number of rows of each table.
    pub rows: BTreeMap<String, u64>,
    /// The SHA-256 of the lines of rows; equal for equal content.
    pub content: String,
    /// The SHA-256 of all lines before this one, including the header.
    pub sha256: String,
}

/// Why an archive cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ArchiveFault {
    /// The file is not an archive.
    #[error("this is no archive of Inkundla")]
    NotOurs,
    /// A newer version of the program wrote it.
    #[error("this archive was made by a newer Inkundla ({0}); use that version")]
    Newer(String),
    /// It ends too early.
    #[error("this archive is not complete: it ends after line {0}; take another copy")]
    CutOff(u64),
    /// A line cannot be read.
    #[error("line {line} of this archive cannot be read: {why}; take another copy")]
    Line {
        /// The line number, from 1.
        line: u64,
        /// The error of the parser or of the file.
        why: String,
    },
    /// The checksums do not match.
    #[error("this archive was changed or damaged after it was written; take another copy")]
    Altered,
}

/// Writes an archive line by line.
pub struct ArchiveWriter<W: Write> {
    out: GzEncoder<W>,
    sums: Sums,
}

impl<W: Write> ArchiveWriter<W> {
    /// Begins an archive by writing its header.
    pub fn begin(out: W, head: &Head) -> io::Result<ArchiveWriter<W>> {
        let mut archive = ArchiveWriter {
            out: GzEncoder::new(out, Compression::fast()),
            sums: Sums::default(),
        };
        let head = archive.line(head)?;
        archive.sums.head(&head);
        Ok(archive)
    }

    /// Adds a row.
    pub fn row(&mut self, table: &str, row: &Row) -> io::Result<()> {
        let line = self.line(&ArchiveLine::of(table, row))?;
        self.sums.row(table, &line);
        Ok(())
    }

    /// Adds sealed rows of an event.
    pub fn sealed(&mut self, event: &str, sealed: &[u8]) -> io::Result<()> {
        let line = self.line(&SealedLine {
            event: event.into(),
            sealed: STANDARD_NO_PAD.encode(sealed).into(),
        })?;
        self.sums.row(SEALED, &line);
        Ok(())
    }

    /// Writes the footer and returns the inner writer.
    pub fn finish(mut self) -> io::Result<(W, Foot)> {
        let foot = self.sums.foot();
        self.line(&foot)?;
        Ok((self.out.finish()?, foot))
    }

    fn line(&mut self, line: &impl Serialize) -> io::Result<Vec<u8>> {
        let mut text = serde_json::to_vec(line)?;
        text.push(b'\n');
        self.out.write_all(&text)?;
        Ok(text)
    }
}

/// Running totals for the footer.
#[derive(Default)]
struct Sums {
    all: Sha256,
    content: Sha256,
    rows: BTreeMap<String, u64>,
}

impl Sums {
    fn head(&mut self, line: &[u8]) {
        self.all.update(line);
    }

    fn row(&mut self, table: &str, line: &[u8]) {
        self.all.update(line);
        self.content.update(line);
        *self.rows.entry(table.to_owned()).or_default() += 1;
    }

    fn foot(&self) -> Foot {
        Foot {
            rows: self.rows.clone(),
            content: hex(&self.content.clone().finalize()),
            sha256: hex(&self.all.clone().finalize()),
        }
    }
}

/// Reads an archive line by line. Rows are verified only when [`ArchiveReader::next_row`] has
/// returned `None`.
pub struct ArchiveReader<R: BufRead> {
    lines: BufReader<Take<MultiGzDecoder<R>>>,
    head: Head,
    sums: Sums,
    line: u64,
    foot: Option<Foot>,
    keys: BTreeMap<String, Vec<String>>,
    unseal: Option<Unseal>,
    opened: VecDeque<(String, Row)>,
    /// The most bytes of sealed rows that may still be unpacked.
    left: u64,
    locked: BTreeSet<String>,
}

impl<R: BufRead> ArchiveReader<R> {
    /// Reads the header.
    ///
    /// # Errors
    /// [`ArchiveFault::NotOurs`] or [`ArchiveFault::Newer`].
    pub fn begin(bytes: R) -> Result<ArchiveReader<R>, ArchiveFault> {
        ArchiveReader::begin_within(bytes, u64::MAX)
    }

    /// As [`ArchiveReader::begin`], for an untrusted file: decompression stops after `most` bytes.
    pub fn begin_within(bytes: R, most: u64) -> Result<ArchiveReader<R>, ArchiveFault> {
        let mut lines = BufReader::new(MultiGzDecoder::new(bytes).take(most));
        let mut first = next_line(&mut lines).map_err(|_| ArchiveFault::NotOurs)?;
        let keys = serde_json::from_slice::<KeysLine>(&first).map(|line| line.inkundla_keys);
        if keys.is_ok() {
            first = next_line(&mut lines).map_err(|_| ArchiveFault::NotOurs)?;
        }
        let head: Head = serde_json::from_slice(&first).map_err(|_| ArchiveFault::NotOurs)?;
        if head.inkundla_archive > FORM {
            return Err(ArchiveFault::Newer(head.program));
        }
        let mut sums = Sums::default();
        sums.head(&first);
        Ok(ArchiveReader {
            lines,
            head,
            sums,
            line: 1,
            foot: None,
            keys: keys.unwrap_or_default(),
            unseal: None,
            opened: VecDeque::new(),
            left: most,
            locked: BTreeSet::new(),
        })
    }

    /// The keys that stand before the archive, hexadecimal, by event.
    pub fn keys(&self) -> &BTreeMap<String, Vec<String>> {
        &self.keys
    }

    /// Sets how sealed rows are opened.
    #[must_use]
    pub fn opened_by(self, unseal: Unseal) -> ArchiveReader<R> {
        ArchiveReader {
            unseal: Some(unseal),
            ..self
        }
    }

    /// The events with sealed rows that could not be opened, once all rows are read.
    pub fn locked(&self) -> &BTreeSet<String> {
        &self.locked
    }

    /// The header.
    pub fn head(&self) -> &Head {
        &self.head
    }

    /// The next row and its table; rows that stay sealed are left out. `None` after the last one means
    /// that the checksums match.
    pub fn next_row(&mut self) -> Result<Option<(String, Row)>, ArchiveFault> {
        while self.foot.is_none() {
            if let Some(row) = self.opened.pop_front() {
                return Ok(Some(row));
            }
            let text = next_line(&mut self.lines).map_err(|why| match why.kind() {
                io::ErrorKind::UnexpectedEof => ArchiveFault::CutOff(self.line),
                _ => self.unreadable(&why),
            })?;
            self.line += 1;
            if let Ok(ArchiveLine { table, row }) = serde_json::from_slice(&text) {
                self.sums.row(&table, &text);
                return Ok(Some((table.into_owned(), row.into_owned())));
            }
            match serde_json::from_slice(&text) {
                Ok(sealed) => {
                    self.sums.row(SEALED, &text);
                    self.open(&sealed)?;
                }
                Err(_) => self.end(&text)?,
            }
        }
        Ok(None)
    }

    /// Reads the footer.
    fn end(&mut self, text: &[u8]) -> Result<(), ArchiveFault> {
        let foot: Foot = serde_json::from_slice(text).map_err(|why| self.unreadable(&why))?;
        let is_whole =
            foot == self.sums.foot() && self.lines.fill_buf().is_ok_and(<[u8]>::is_empty);
        if !is_whole {
            return Err(ArchiveFault::Altered);
        }
        self.foot = Some(foot);
        Ok(())
    }

    fn open(&mut self, SealedLine { event, sealed }: &SealedLine) -> Result<(), ArchiveFault> {
        let sealed = STANDARD_NO_PAD.decode(sealed.as_bytes());
        let sealed = sealed.map_err(|why| self.unreadable(&why))?;
        let packed = self.unseal.as_ref().and_then(|open| open(event, &sealed));
        let Some(packed) = packed else {
            self.locked.insert(event.clone().into_owned());
            return Ok(());
        };
        let most = self.left.min(LONGEST_LINE);
        let mut rows = BufReader::new(MultiGzDecoder::new(packed.as_slice()).take(most));
        while !rows
            .fill_buf()
            .map_err(|why| self.unreadable(&why))?
            .is_empty()
        {
            let text = next_line(&mut rows).map_err(|why| self.unreadable(&why))?;
            self.left = self.left.saturating_sub(text.len() as u64);
            let line = serde_json::from_slice(&text).map_err(|why| self.unreadable(&why))?;
            let ArchiveLine { table, row } = line;
            (self.opened).push_back((table.into_owned(), row.into_owned()));
        }
        Ok(())
    }

    /// The footer, once [`ArchiveReader::next_row`] has returned `None`.
    pub fn foot(&self) -> Option<&Foot> {
        self.foot.as_ref()
    }

    fn unreadable(&self, why: &dyn std::fmt::Display) -> ArchiveFault {
        ArchiveFault::Line {
            line: self.line,
            why: why.to_string(),
        }
    }
}

fn next_line(lines: &mut impl BufRead) -> io::Result<Vec<u8>> {
    let mut text = Vec::new();
    lines.take(LONGEST_LINE).read_until(b'\n', &mut text)?;
    match text.last() {
        Some(b'\n') => Ok(text),
        _ if text.len() as u64 == LONGEST_LINE => {
            Err(io::Error::other("it is longer than any row"))
        }
        _ => Err(io::ErrorKind::UnexpectedEof.into()),
    }
}
