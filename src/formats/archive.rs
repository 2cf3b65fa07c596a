//! Archives: a whole database or one event in one file that says itself
//! whether it is whole. Compressed with gzip; inside, JSON lines: the first
//! says what it is, then a line for each row of each table, and the last
//! counts the rows and gives the SHA-256 of all lines before it. Described in
//! `docs/BACKUPS.md`.

use flate2::Compression;
use flate2::bufread::MultiGzDecoder;
use flate2::write::GzEncoder;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::{self, BufRead, BufReader, Read, Take, Write};

/// The form that is written; forms up to it are read.
const FORM: u32 = 1;
/// No row is longer: what is, is no archive of ours.
const LONGEST_LINE: u64 = 4 * 1024 * 1024;

/// A row: its columns by their names.
pub type Row = Map<String, Value>;

/// The first line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Head {
    /// The form of the file.
    inkundla_archive: u32,
    /// The version of the program that wrote it.
    pub program: String,
    /// When, in milliseconds since 1970 (UTC).
    pub made_at_ms: i64,
    /// The key of the one event that is in it; `None` for a whole database.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<String>,
}

impl Head {
    /// The head of an archive made now, of an event or of everything.
    pub fn new(program: &str, made_at_ms: i64, event: Option<String>) -> Head {
        Head {
            inkundla_archive: FORM,
            program: program.to_owned(),
            made_at_ms,
            event,
        }
    }
}

#[derive(Serialize, Deserialize)]
struct ArchiveLine<'a> {
    table: Cow<'a, str>,
    row: Cow<'a, Row>,
}

/// The last line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Foot {
    /// How many rows of each table there are.
    pub rows: BTreeMap<String, u64>,
    /// The SHA-256 of the rows' lines: equal for equal content.
    pub content: String,
    /// The SHA-256 of all lines before this one, the head's too.
    pub sha256: String,
}

/// What is wrong with an archive.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ArchiveFault {
    /// The file is something else.
    #[error("this is no archive of Inkundla")]
    NotOurs,
    /// A newer program wrote it.
    #[error("this archive was made by a newer Inkundla ({0}); use that version")]
    Newer(String),
    /// It ends too early.
    #[error("this archive is not complete: it ends after line {0}; take another copy")]
    CutOff(u64),
    /// A line cannot be read.
    #[error("line {line} of this archive cannot be read: {why}; take another copy")]
    Line {
        /// Which, from 1.
        line: u64,
        /// Why not.
        why: String,
    },
    /// It was changed after it was written.
    #[error("this archive was changed or damaged after it was written; take another copy")]
    Altered,
}

/// Writes an archive line by line.
pub struct ArchiveWriter<W: Write> {
    out: GzEncoder<W>,
    sums: Sums,
}

impl<W: Write> ArchiveWriter<W> {
    /// Begins with the head.
    ///
    /// # Errors
    /// When it cannot be written.
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
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn row(&mut self, table: &str, row: &Row) -> io::Result<()> {
        let line = self.line(&ArchiveLine {
            table: table.into(),
            row: Cow::Borrowed(row),
        })?;
        self.sums.row(table, &line);
        Ok(())
    }

    /// Ends with the foot, and gives back what was written to.
    ///
    /// # Errors
    /// When it cannot be written.
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

/// What the foot says, counted on the way.
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

/// Reads an archive line by line; [`ArchiveReader::foot`] says at the end
/// whether all that was given is to be believed.
pub struct ArchiveReader<R: BufRead> {
    lines: BufReader<Take<MultiGzDecoder<R>>>,
    head: Head,
    sums: Sums,
    line: u64,
    foot: Option<Foot>,
}

impl<R: BufRead> ArchiveReader<R> {
    /// Reads the head.
    ///
    /// # Errors
    /// When this is no archive, or one of a newer program.
    pub fn begin(bytes: R) -> Result<ArchiveReader<R>, ArchiveFault> {
        ArchiveReader::begin_within(bytes, u64::MAX)
    }

    /// The same of a stranger's file: what is unpacked is cut off at the limit.
    ///
    /// # Errors
    /// As [`ArchiveReader::begin`].
    pub fn begin_within(bytes: R, most: u64) -> Result<ArchiveReader<R>, ArchiveFault> {
        let mut lines = BufReader::new(MultiGzDecoder::new(bytes).take(most));
        let first = next_line(&mut lines).map_err(|_| ArchiveFault::NotOurs)?;
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
        })
    }

    /// What it is.
    pub fn head(&self) -> &Head {
        &self.head
    }

    /// The next row and its table, or nothing after the last one, once it is
    /// sure that all of them are as they were written.
    ///
    /// # Errors
    /// What is wrong with the archive.
    pub fn next_row(&mut self) -> Result<Option<(String, Row)>, ArchiveFault> {
        if self.foot.is_some() {
            return Ok(None);
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
        let foot: Foot = serde_json::from_slice(&text).map_err(|why| self.unreadable(&why))?;
        let is_whole =
            foot == self.sums.foot() && self.lines.fill_buf().is_ok_and(<[u8]>::is_empty);
        if !is_whole {
            return Err(ArchiveFault::Altered);
        }
        self.foot = Some(foot);
        Ok(None)
    }

    /// The last line, once [`ArchiveReader::next_row`] has come to it.
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

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
