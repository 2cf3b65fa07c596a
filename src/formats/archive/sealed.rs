//! Sealed rows of an archive, and the keys that may stand before it.

use super::line::{ArchiveLine, Row};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::{self, Write};

/// Rows of one event that only its key opens: gzipped lines, encrypted, as base64.
#[derive(Serialize, Deserialize)]
pub(super) struct SealedLine<'a> {
    pub(super) event: Cow<'a, str>,
    pub(super) sealed: Cow<'a, str>,
}

/// The name under which the footer counts lines of sealed rows.
pub(super) const SEALED: &str = "sealed";

/// A first line before the header: the keys of events, hexadecimal, by the key in the address of
/// the event. A sealed archive that leaves its folder has it.
#[derive(Serialize, Deserialize)]
pub(super) struct KeysLine {
    pub(super) inkundla_keys: BTreeMap<String, Vec<String>>,
}

/// Opens sealed bytes of an event; `None` without its key.
pub type Unseal = Box<dyn Fn(&str, &[u8]) -> Option<Vec<u8>> + Send>;

/// The keys of events as a part of a file that stands before a sealed archive.
pub fn keys_part(keys: BTreeMap<String, Vec<String>>) -> io::Result<Vec<u8>> {
    let mut out = GzEncoder::new(Vec::new(), Compression::fast());
    serde_json::to_writer(
        &mut out,
        &KeysLine {
            inkundla_keys: keys,
        },
    )?;
    out.write_all(b"\n")?;
    out.finish()
}

/// Some rows of one event, to be sealed together.
#[derive(Default)]
pub struct RowsToSeal(Vec<u8>);

impl RowsToSeal {
    /// The number of bytes from which on the rows are sealed: enough to be packed well.
    pub const ENOUGH: usize = 64 * 1024;

    /// Adds a row.
    pub fn add(&mut self, table: &str, row: &Row) -> io::Result<()> {
        serde_json::to_writer(&mut self.0, &ArchiveLine::of(table, row))?;
        self.0.push(b'\n');
        Ok(())
    }

    /// The number of bytes.
    pub fn bytes(&self) -> usize {
        self.0.len()
    }

    /// Takes the rows out, packed.
    pub fn pack(&mut self) -> io::Result<Vec<u8>> {
        let mut out = GzEncoder::new(Vec::new(), Compression::default());
        out.write_all(&std::mem::take(&mut self.0))?;
        out.finish()
    }
}
