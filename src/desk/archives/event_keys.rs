//! The keys that seal events in automatic backups. An event has a key of its own, which stands in a
//! file beside the backups. Once the names of an event are erased, or it is deleted, its key is
//! replaced by a new one, and nobody can open the event in an older backup any more.

use crate::desk::secret;
use crate::formats::archive::{Row, Unseal, keys_part};
use crate::referee::Hash;
use hmac::{Hmac, KeyInit, Mac};
use ring::aead::{Aad, CHACHA20_POLY1305, LessSafeKey, Nonce, UnboundKey};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::Sha256;
use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::Path;

/// The name of the file with the keys, in the folder of the backups.
pub const FILE: &str = "inkundla.keys";

/// The keys of events, by the key in the address of the event.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EventKeys(BTreeMap<String, EventKey>);

/// The key of one event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct EventKey {
    /// The key in force, and after it a former one until the next backup is complete; hexadecimal.
    keys: Vec<String>,
    /// When names were last erased before the key in force was made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    erased_at_ms: Option<i64>,
}

impl EventKeys {
    /// Reads the keys of a folder; none if the file is missing.
    ///
    /// # Errors
    /// A file that cannot be read.
    pub fn read(folder: &Path) -> io::Result<EventKeys> {
        match fs::read(folder.join(FILE)) {
            Ok(bytes) => serde_json::from_slice(&bytes).map_err(io::Error::other),
            Err(why) if why.kind() == io::ErrorKind::NotFound => Ok(EventKeys::default()),
            Err(why) => Err(why),
        }
    }

    /// The keys that stand before an archive, and those of a folder.
    #[must_use]
    pub fn with(mut self, before_archive: &BTreeMap<String, Vec<String>>) -> EventKeys {
        for (event, keys) in before_archive {
            let none = EventKey {
                keys: Vec::new(),
                erased_at_ms: None,
            };
            let known = self.0.entry(event.clone()).or_insert(none);
            known.keys.extend(keys.iter().cloned());
        }
        self
    }

    /// These keys, with others in the place of those of the same events.
    #[must_use]
    pub fn replaced_by(mut self, others: &EventKeys) -> EventKeys {
        self.0.extend(others.0.clone());
        self
    }

    /// Writes the keys into a folder: completely or not at all, and only this user can read them.
    pub fn write(&self, folder: &Path) -> io::Result<()> {
        let part = folder.join(format!("{FILE}.part"));
        let mut options = fs::OpenOptions::new();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(&part)?;
        file.write_all(&serde_json::to_vec_pretty(self)?)?;
        file.sync_all()?;
        drop(file);
        fs::rename(&part, folder.join(FILE))
    }

    /// The part that stands before an archive which leaves its folder.
    pub fn part(&self) -> io::Result<Vec<u8>> {
        let keys = self.0.iter();
        keys_part(
            keys.map(|(event, key)| (event.clone(), key.keys.clone()))
                .collect(),
        )
    }

    /// Makes a key for an event that has none, or a new one if names were erased since the last.
    /// `row` is its row in `tournaments`.
    pub(super) fn follow(&mut self, row: &Row) {
        let at = |column: &str| row.get(column).and_then(Value::as_i64);
        let erased_at_ms = at("names_erased_at_ms").max(at("deleted_at_ms"));
        let key = self.0.entry(event_of(row)).or_insert_with(|| EventKey {
            keys: Vec::new(),
            erased_at_ms,
        });
        if key.keys.is_empty() || key.erased_at_ms < erased_at_ms {
            key.erased_at_ms = erased_at_ms;
            key.keys.insert(0, secret::token());
        }
    }

    /// Forgets former keys, once a backup under those in force is complete. Returns whether there
    /// were any.
    pub fn forget_former(&mut self) -> bool {
        let former = self.0.values().any(|key| key.keys.len() > 1);
        for key in self.0.values_mut() {
            key.keys.truncate(1);
        }
        former
    }

    /// Seals bytes of an event with the key in force. Equal bytes give equal sealed bytes, so that a
    /// backup without a change is known as such.
    pub(super) fn seal(&self, event: &str, bytes: Vec<u8>) -> Option<Vec<u8>> {
        let key = self.0.get(event)?.keys.first()?;
        let nonce: [u8; 12] = *mac(key, "nonce", &bytes)?.first_chunk()?;
        let mut sealed = bytes;
        let cipher = cipher(key)?;
        let about = Aad::from(event);
        let unique = Nonce::assume_unique_for_key(nonce);
        cipher
            .seal_in_place_append_tag(unique, about, &mut sealed)
            .ok()?;
        Some([&nonce, sealed.as_slice()].concat())
    }

    /// Opens what was sealed.
    pub(super) fn unseal(self) -> Unseal {
        Box::new(move |event, sealed| {
            let (nonce, sealed) = sealed.split_first_chunk::<12>()?;
            self.0.get(event)?.keys.iter().find_map(|key| {
                let mut bytes = sealed.to_vec();
                let nonce = Nonce::assume_unique_for_key(*nonce);
                let about = Aad::from(event);
                let opened = cipher(key)?.open_in_place(nonce, about, &mut bytes).ok()?;
                Some(opened.to_vec())
            })
        })
    }
}

/// The key in the address of the event of a row in `tournaments`.
pub(super) fn event_of(row: &Row) -> String {
    let key = row.get("public_key").and_then(Value::as_str);
    key.unwrap_or_default().to_owned()
}

fn cipher(key: &str) -> Option<LessSafeKey> {
    let key = mac(key, "cipher", b"")?;
    Some(LessSafeKey::new(
        UnboundKey::new(&CHACHA20_POLY1305, &key).ok()?,
    ))
}

/// A value derived from a key for one purpose.
fn mac(key: &str, purpose: &str, bytes: &[u8]) -> Option<[u8; 32]> {
    let Hash(key) = key.parse().ok()?;
    let mac = Hmac::<Sha256>::new_from_slice(&key).ok()?;
    Some(
        mac.chain_update(purpose)
            .chain_update(bytes)
            .finalize()
            .into_bytes()
            .into(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn row(event: &str, erased_at_ms: Option<i64>) -> Row {
        let row = json!({"public_key": event, "names_erased_at_ms": erased_at_ms});
        row.as_object().unwrap().clone()
    }

    fn keys(events: &[&str]) -> EventKeys {
        let mut keys = EventKeys::default();
        events
            .iter()
            .for_each(|event| keys.follow(&row(event, None)));
        keys
    }

    #[test]
    fn sealed_bytes_are_opened_by_the_key_of_their_event_only() {
        let keys = keys(&["one", "other"]);
        let sealed = keys.seal("one", b"Sipho".to_vec()).unwrap();
        assert_eq!(keys.seal("one", b"Sipho".to_vec()).unwrap(), sealed);
        assert_eq!(keys.seal("third", b"Sipho".to_vec()), None);
        let open = keys.unseal();
        assert_eq!(open("one", &sealed).unwrap(), b"Sipho");
        assert_eq!(open("other", &sealed), None);
        for at in 0..sealed.len() {
            let mut altered = sealed.clone();
            altered[at] ^= 1;
            assert_eq!(open("one", &altered), None, "byte {at}");
        }
        assert_eq!(open("one", &sealed[..5]), None);
    }

    #[test]
    fn a_new_key_takes_the_place_of_the_former_once_names_were_erased() {
        let mut keys = keys(&["one"]);
        let before = keys.seal("one", b"Sipho".to_vec()).unwrap();
        keys.follow(&row("one", Some(5)));
        assert_eq!(keys.clone().unseal()("one", &before).unwrap(), b"Sipho");
        assert!(keys.forget_former());
        assert!(!keys.forget_former());
        assert_eq!(keys.clone().unseal()("one", &before), None);
        // A database from before the erasure changes nothing.
        let now = keys.clone();
        keys.follow(&row("one", None));
        keys.follow(&row("one", Some(5)));
        assert_eq!(keys, now);
    }
}
