//! The key with which a server signs: a file of its own beside the database, so that whoever can
//! write the database cannot sign in its name.

use super::secret;
use crate::store::Store;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The ending of the key file of a database file.
const ENDING: &str = "key";

/// Where the key is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SigningKey {
    /// In a file, which is made when something is signed for the first time.
    File(PathBuf),
    /// Derived from the secret in the database: a server of several processes without a key file.
    InDatabase,
}

impl SigningKey {
    /// The usual place: beside a file; derived from the secret in the database on a server.
    pub fn usual(store: &Store) -> SigningKey {
        store
            .file()
            .map_or(SigningKey::InDatabase, SigningKey::beside)
    }

    /// The file beside a database file.
    pub fn beside(database: &Path) -> SigningKey {
        let mut name = database.as_os_str().to_owned();
        name.push(".");
        name.push(ENDING);
        SigningKey::File(name.into())
    }

    /// Whether there is a key; without one it is made when something is signed for the first time.
    ///
    /// # Errors
    /// A file that cannot be read or holds something else.
    pub fn is_there(&self) -> io::Result<bool> {
        Ok(self.read(&[0; 32])?.is_some())
    }

    /// The secret from which the keys of events are derived. `None` if there is no file yet.
    ///
    /// # Errors
    /// A file that cannot be read or holds something else.
    pub(super) fn read(&self, server_secret: &[u8; 32]) -> io::Result<Option<[u8; 32]>> {
        let SigningKey::File(file) = self else {
            return Ok(Some(*server_secret));
        };
        match fs::read_to_string(file) {
            Ok(text) => unhex(text.trim()).map(Some).ok_or_else(|| {
                let file = file.display();
                io::Error::other(format!(
                    "{file} is no signing key: it has not 64 hexadecimal digits"
                ))
            }),
            Err(why) if why.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(why) => Err(io::Error::other(format!("{}: {why}", file.display()))),
        }
    }

    /// [`SigningKey::read`]; makes the file if there is none.
    pub(super) fn read_or_make(&self, server_secret: &[u8; 32]) -> io::Result<[u8; 32]> {
        if let Some(secret) = self.read(server_secret)? {
            return Ok(secret);
        }
        if let SigningKey::File(file) = self {
            make(file).map_err(|why| io::Error::other(format!("{}: {why}", file.display())))?;
        }
        let made = self.read(server_secret)?;
        made.ok_or_else(|| io::Error::other("the signing key was removed just now"))
    }
}

/// Makes a key file that only this user can read. It is complete as soon as it has its name; of two
/// processes that make it at once, the second keeps the file of the first.
fn make(file: &Path) -> io::Result<()> {
    let part = file.with_extension(format!("{ENDING}-{}", secret::device()));
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut written = options.open(&part)?;
    writeln!(written, "{}", secret::token())?;
    written.sync_all()?;
    drop(written);
    let linked = fs::hard_link(&part, file);
    let done = match linked {
        Err(why) if why.kind() != io::ErrorKind::AlreadyExists && !file.exists() => {
            // A file system without links, as that of a USB stick.
            return fs::rename(&part, file);
        }
        _ => fs::remove_file(&part),
    };
    if let Some(folder) = file
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty())
    {
        #[cfg(unix)]
        fs::File::open(folder)?.sync_all()?;
        #[cfg(not(unix))]
        let _ = folder;
    }
    done
}

fn unhex(text: &str) -> Option<[u8; 32]> {
    let hash: crate::referee::Hash = text.parse().ok()?;
    Some(hash.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_made_once_and_read_by_its_owner_only() {
        let folder = tempfile::tempdir().unwrap();
        let key = SigningKey::File(folder.path().join("cup.db.key"));
        assert_eq!(key.read(&[1; 32]).unwrap(), None);
        let made = key.read_or_make(&[1; 32]).unwrap();
        assert_eq!(key.read_or_make(&[2; 32]).unwrap(), made);
        assert_ne!(made, [1; 32]);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(folder.path().join("cup.db.key"))
                .unwrap()
                .permissions()
                .mode();
            assert_eq!(mode & 0o777, 0o600);
        }
    }

    #[test]
    fn a_damaged_key_is_refused_and_left_as_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("cup.db.key");
        fs::write(&file, "not a key").unwrap();
        let refused = SigningKey::File(file.clone())
            .read_or_make(&[1; 32])
            .unwrap_err();
        assert!(
            refused.to_string().contains("is no signing key"),
            "{refused}"
        );
        assert_eq!(fs::read_to_string(file).unwrap(), "not a key");
    }
}
