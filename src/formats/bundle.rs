//! Files in one file, as ZIP, stored as they are.

use std::io::{Cursor, Write};
use zip::result::ZipError;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

/// The files could not be bundled.
#[derive(Debug, thiserror::Error)]
#[error("the files cannot be bundled")]
pub struct Unbundled(#[from] ZipError);

/// Files in a folder of that name; the same files always give the same bytes.
///
/// # Errors
/// When there is too much for the form.
pub fn write(folder: &str, files: &[(String, Vec<u8>)]) -> Result<Vec<u8>, Unbundled> {
    let mut bundle = ZipWriter::new(Cursor::new(Vec::new()));
    let plain = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
    for (name, bytes) in files {
        bundle.start_file(format!("{folder}/{name}"), plain)?;
        bundle.write_all(bytes).map_err(ZipError::from)?;
    }
    Ok(bundle.finish()?.into_inner())
}
