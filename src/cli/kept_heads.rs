//! Heads of logs that were kept, for `inkundla check --head`.

use super::backup::keys_beside;
use crate::desk::archives::heads_in;
use crate::desk::integrity_check::Witness;
use crate::formats::log_head::KeptHead;
use crate::view::published::LOG_HEAD;
use anyhow::{Context, bail};
use std::fs;
use std::path::{Path, PathBuf};

/// The first bytes of a gzipped file, as backups are.
const GZIP: [u8; 2] = [0x1f, 0x8b];

/// Reads heads: each is a file with a signed note, a published folder, a backup of everything, or a printed
/// line.
pub(super) fn read(kept: &[PathBuf]) -> anyhow::Result<Witness> {
    let mut heads = Vec::new();
    for place in kept {
        heads.extend(read_one(place)?);
    }
    Ok(Witness { heads })
}

fn read_one(place: &Path) -> anyhow::Result<Vec<KeptHead>> {
    let shown = place.display();
    if !place.exists()
        && let Some(head) = KeptHead::parse(&shown.to_string())
    {
        return Ok(vec![head]);
    }
    let file = if place.is_dir() {
        place.join(LOG_HEAD)
    } else {
        place.to_owned()
    };
    let bytes = fs::read(&file).with_context(|| file.display().to_string())?;
    let heads = if bytes.starts_with(&GZIP) {
        heads_in(bytes.as_slice(), keys_beside(&file)?).with_context(|| shown.to_string())?
    } else {
        let head = KeptHead::parse(&String::from_utf8_lossy(&bytes));
        head.into_iter().collect()
    };
    if heads.is_empty() {
        bail!("{shown} holds no signed head of a log");
    }
    Ok(heads)
}
