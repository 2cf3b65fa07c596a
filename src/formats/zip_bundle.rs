//! Bundles files in an uncompressed ZIP archive.

use std::io::{Cursor, Write};
use zip::result::ZipError;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

/// The files could not be bundled.
#[derive(Debug, thiserror::Error)]
#[error("the files cannot be bundled")]
pub struct Unbundled(#[from] ZipError);

/// Bundles files in a folder. The same files always give the same bytes.
///
/// # Errors
/// When the files exceed the limits of ZIP.
pub fn write(folder: &str, files: &[(String, Vec<u8>)]) -> Result<Vec<u8>, Unbundled> {
    let mut bundle = ZipWriter::new(Cursor::new(Vec::new()));
    let plain = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
    for (name, bytes) in files {
        bundle.start_file(format!("{folder}/{name}"), plain)?;
        bundle.write_all(bytes).map_err(ZipError::from)?;
    }
    Ok(bundle.finish()?.into_inner())
}
