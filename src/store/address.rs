//! Database URLs.

use super::StoreError;
use std::path::{Path, PathBuf};

/// The database of a URL, by its scheme alone.
pub(super) enum Address {
    /// A file, never with a special name such as `:memory:` or `file:…`.
    Sqlite(PathBuf),
    /// A server, with its URL for libpq.
    Postgres(String),
}

impl Address {
    pub(super) fn parse(url: &str) -> Result<Address, StoreError> {
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            return Ok(Address::Postgres(url.to_owned()));
        }
        match url
            .strip_prefix("sqlite:")
            .map(|rest| rest.strip_prefix("//").unwrap_or(rest))
        {
            Some(path) if is_folder(path) => Err(StoreError::Folder(path.to_owned())),
            Some(path) if !path.is_empty() && !path.starts_with(':') => {
                Ok(Address::Sqlite(plain(path)))
            }
            _ if is_path(url) => Err(StoreError::BarePath(url.to_owned())),
            _ => Err(StoreError::Address(without_secrets(url))),
        }
    }

    /// The path of the file as the user wrote it; `None` for a server.
    pub(super) fn file(self) -> Option<PathBuf> {
        match self {
            Address::Sqlite(path) => {
                Some(path.strip_prefix(".").map(Path::to_owned).unwrap_or(path))
            }
            Address::Postgres(_) => None,
        }
    }
}

/// Whether the user wrote a path without a scheme. One letter and a colon is a drive.
fn is_path(url: &str) -> bool {
    let scheme = url.split_once(':').map_or("", |(scheme, _)| scheme);
    !url.is_empty() && (scheme.len() < 2 || scheme.contains(['/', '\\', '.']))
}

/// Whether a path can only name a folder: it ends with a separator, `.` or `..`.
fn is_folder(path: &str) -> bool {
    let last = path.rsplit(std::path::is_separator).next();
    !path.is_empty() && matches!(last, Some("" | "." | ".."))
}

/// SQLite treats names such as `file:x?mode=memory` specially; none of them begins with a dot.
fn plain(path: &str) -> PathBuf {
    let path = Path::new(path);
    if path.is_absolute() {
        path.to_owned()
    } else {
        Path::new(".").join(path)
    }
}

fn without_secrets(url: &str) -> String {
    match (url.split_once("//"), url.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, place))) => format!("{scheme}//…@{place}"),
        _ => url.to_owned(),
    }
}
