//! The ZIP archive around a workbook: which kind it is, and its parts within bounds.

use crate::ImportProblem;
use std::io::{Cursor, Read, Write};
use zip::result::ZipError;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipArchive, ZipWriter};

/// The bytes that all parts of a workbook may have when they are unpacked.
const MOST_UNPACKED: u64 = 24 * 1024 * 1024;

/// The kind of a workbook.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum WorkbookKind {
    /// Office Open XML, of Excel since 2007.
    Xlsx,
    /// OpenDocument, of LibreOffice.
    Ods,
}

/// A workbook whose parts can be unpacked.
pub(super) struct Package<'a> {
    archive: ZipArchive<Cursor<&'a [u8]>>,
    /// The names of the parts in small letters, by their place in the archive.
    names: Vec<String>,
    /// The bytes that may still be unpacked.
    left: u64,
}

/// Whether the bytes are an archive or a container of older programs, not a text.
pub(crate) fn is_package(bytes: &[u8]) -> bool {
    matches!(bytes, [b'P', b'K', 3 | 5, 4 | 6, ..]) || is_ole(bytes)
}

/// The container of Microsoft's older files, and of workbooks with a password.
fn is_ole(bytes: &[u8]) -> bool {
    bytes.starts_with(&[0xd0, 0xcf, 0x11, 0xe0])
}

impl<'a> Package<'a> {
    /// Opens a workbook.
    ///
    /// # Errors
    /// When it is another file, of an older program, or behind a password.
    pub(super) fn open(bytes: &'a [u8]) -> Result<(Package<'a>, WorkbookKind), ImportProblem> {
        if is_ole(bytes) {
            let name: Vec<u8> = "EncryptedPackage"
                .encode_utf16()
                .flat_map(u16::to_le_bytes)
                .collect();
            let is_locked = bytes.windows(name.len()).any(|part| part == name);
            return Err(if is_locked {
                ImportProblem::LockedWorkbook
            } else {
                ImportProblem::OldWorkbook
            });
        }
        let archive =
            ZipArchive::new(Cursor::new(bytes)).map_err(|_| ImportProblem::DamagedWorkbook)?;
        let names = archive.file_names();
        let names = names.map(|name| name.map_or_else(|_| String::new(), |name| plain(&name)));
        let names = names.collect();
        let mut package = Package {
            archive,
            names,
            left: MOST_UNPACKED,
        };
        let kind = package.kind()?;
        Ok((package, kind))
    }

    fn kind(&mut self) -> Result<WorkbookKind, ImportProblem> {
        let has = |end: &str| self.names.iter().any(|name| name.ends_with(end));
        if has("workbook.xml") {
            return Ok(WorkbookKind::Xlsx);
        }
        if has("workbook.bin") {
            return Err(ImportProblem::OldWorkbook);
        }
        if has("encrypted-package") {
            return Err(ImportProblem::LockedWorkbook);
        }
        let kind = self.part("mimetype")?.unwrap_or_default();
        if !kind.starts_with("application/vnd.oasis.opendocument.spreadsheet") {
            return Err(ImportProblem::NotText);
        }
        let manifest = self.part("meta-inf/manifest.xml")?.unwrap_or_default();
        if manifest.contains("encryption-data") {
            return Err(ImportProblem::LockedWorkbook);
        }
        Ok(WorkbookKind::Ods)
    }

    /// The shortest name of a part with this end.
    pub(super) fn named(&self, end: &str) -> Option<String> {
        let names = self.names.iter().filter(|name| name.ends_with(end));
        names.min_by_key(|name| name.len()).cloned()
    }

    /// The text of a part; `None` if there is none of this name.
    ///
    /// # Errors
    /// When it is no text, damaged, locked, or too large.
    pub(super) fn part(&mut self, name: &str) -> Result<Option<String>, ImportProblem> {
        let name = plain(name);
        let Some(at) = self.names.iter().position(|known| *known == name) else {
            return Ok(None);
        };
        let part = self.archive.by_index(at).map_err(|why| match why {
            ZipError::UnsupportedArchive(why) if why == ZipError::PASSWORD_REQUIRED => {
                ImportProblem::LockedWorkbook
            }
            _ => ImportProblem::DamagedWorkbook,
        })?;
        let mut bytes = Vec::new();
        let read = part.take(self.left + 1).read_to_end(&mut bytes);
        if bytes.len() as u64 > self.left {
            return Err(ImportProblem::LargeWorkbook);
        }
        read.map_err(|_| ImportProblem::DamagedWorkbook)?;
        self.left -= bytes.len() as u64;
        let text = String::from_utf8(bytes).map_err(|_| ImportProblem::DamagedWorkbook)?;
        Ok(Some(text.trim_start_matches('\u{feff}').to_owned()))
    }
}

/// A name of a part: programs differ in the case and the strokes.
fn plain(name: &str) -> String {
    name.replace('\\', "/")
        .trim_start_matches('/')
        .to_lowercase()
}

/// Packs parts into an archive without compression.
pub(super) fn packed(parts: &[(String, String)]) -> Result<Cursor<Vec<u8>>, ImportProblem> {
    let pack = || -> Result<Cursor<Vec<u8>>, ZipError> {
        let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
        let stored = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
        for (name, text) in parts {
            archive.start_file(name.as_str(), stored)?;
            archive.write_all(text.as_bytes())?;
        }
        archive.finish()
    };
    pack().map_err(|_| ImportProblem::DamagedWorkbook)
}
