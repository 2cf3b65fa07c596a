//! The signed head of the log of an event, as a *checkpoint*: the text form that witnesses of
//! transparency logs understand (c2sp.org/tlog-checkpoint, c2sp.org/signed-note).
//!
//! ```text
//! inkundla/a2b3c4d5
//! 42
//! bN9XfXyRkoVEo1WmNTPd1dPn5Bc3fFkKHHLYTHDUSTQ=
//! at 1795946400000
//!
//! — inkundla/a2b3c4d5 Zx2…
//! ```

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use ed25519_dalek::{Signature, Signer, SigningKey, VerifyingKey};
use inkundla_core::referee::Hash;
use sha2::{Digest, Sha256};

/// The head of a log: its name, size and root, and when it was signed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogCheckpoint {
    /// The name of the log: `inkundla/` and the key of the event, or `inkundla` for the server.
    pub origin: String,
    /// The number of lines.
    pub size: u64,
    /// The root of the Merkle tree over the lines.
    pub root: Hash,
    /// When it was signed, in ms since 1970 (UTC).
    pub at_ms: i64,
}

/// A checkpoint with its signature, as it was read from a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SignedCheckpoint {
    /// The head.
    pub checkpoint: LogCheckpoint,
    /// The first four bytes of a hash of the key.
    pub key_id: [u8; 4],
    /// The signature.
    pub signature: [u8; 64],
}

/// Hexadecimal digits of a root that a printed head has.
const PRINTED: usize = 16;

/// A head that somebody kept: a signed note, or a printed line `KEY:SIZE:ROOT`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptHead {
    /// The name of the log.
    pub origin: String,
    /// The number of lines.
    pub size: u64,
    /// The root in hexadecimal digits, or the first 16 of them.
    pub root: String,
}

impl KeptHead {
    /// Reads a signed note or a printed line.
    pub fn parse(text: &str) -> Option<KeptHead> {
        if let Some(signed) = SignedCheckpoint::parse(text) {
            return Some(signed.checkpoint.into());
        }
        let mut parts = text.trim().split(':');
        let (key, size, root) = (parts.next()?, parts.next()?, parts.next()?);
        let is_hex = root.bytes().all(|digit| digit.is_ascii_hexdigit());
        let is_whole = !key.is_empty() && root.len() >= PRINTED && is_hex;
        (is_whole && parts.next().is_none()).then_some(KeptHead {
            origin: LogCheckpoint::origin_of(Some(key)),
            size: size.parse().ok()?,
            root: root.to_ascii_lowercase(),
        })
    }

    /// Whether this is the root, as far as it was kept.
    pub fn is_of(&self, root: &Hash) -> bool {
        root.to_string().starts_with(&self.root)
    }
}

impl From<LogCheckpoint> for KeptHead {
    fn from(checkpoint: LogCheckpoint) -> KeptHead {
        KeptHead {
            root: checkpoint.root.to_string(),
            origin: checkpoint.origin,
            size: checkpoint.size,
        }
    }
}

impl LogCheckpoint {
    /// The line that papers show: `KEY:SIZE:ROOT` with the first 16 digits of the root.
    pub fn printed(&self) -> String {
        let (key, root) = (&self.origin, self.root.to_string());
        let key = key.rsplit_once('/').map_or(key.as_str(), |(_, key)| key);
        let size = self.size;
        let root = root.get(..PRINTED).unwrap_or_default();
        format!("{key}:{size}:{root}")
    }

    /// The name of the log of an event; `None` for that of the server.
    pub fn origin_of(event: Option<&str>) -> String {
        event.map_or("inkundla".to_owned(), |key| format!("inkundla/{key}"))
    }

    /// The text that is signed.
    pub fn body(&self) -> String {
        let LogCheckpoint {
            origin,
            size,
            root,
            at_ms,
        } = self;
        format!(
            "{origin}\n{size}\n{}\nat {at_ms}\n",
            STANDARD.encode(root.0)
        )
    }

    /// Signs with the Ed25519 key of a seed.
    pub fn sign(&self, seed: &[u8; 32]) -> [u8; 64] {
        SigningKey::from_bytes(seed)
            .sign(self.body().as_bytes())
            .to_bytes()
    }

    /// Whether a signature by a key is genuine.
    pub fn is_signed(&self, public_key: &[u8; 32], signature: &[u8; 64]) -> bool {
        let Ok(key) = VerifyingKey::from_bytes(public_key) else {
            return false;
        };
        key.verify_strict(self.body().as_bytes(), &Signature::from_bytes(signature))
            .is_ok()
    }

    /// The checkpoint with its signature, as a text to keep.
    pub fn note(&self, public_key: &[u8; 32], signature: &[u8; 64]) -> String {
        let mut signed = key_id(&self.origin, public_key).to_vec();
        signed.extend(signature);
        format!(
            "{}\n— {} {}\n",
            self.body(),
            self.origin,
            STANDARD.encode(signed)
        )
    }
}

impl SignedCheckpoint {
    /// Reads exactly the text of [`LogCheckpoint::note`].
    pub fn parse(note: &str) -> Option<SignedCheckpoint> {
        let mut lines = note.lines();
        let checkpoint = LogCheckpoint {
            origin: lines.next()?.to_owned(),
            size: lines.next()?.parse().ok()?,
            root: Hash(decoded(lines.next()?)?),
            at_ms: lines.next()?.strip_prefix("at ")?.parse().ok()?,
        };
        let signed = lines.nth(1)?.strip_prefix("— ")?;
        let signed = signed.strip_prefix(&checkpoint.origin)?.strip_prefix(' ')?;
        let signed: [u8; 68] = decoded(signed)?;
        let (key_id, signature) = signed.split_first_chunk()?;
        Some(SignedCheckpoint {
            checkpoint,
            key_id: *key_id,
            signature: signature.try_into().ok()?,
        })
    }

    /// Whether this key signed it.
    pub fn is_signed_by(&self, public_key: &[u8; 32]) -> bool {
        self.key_id == key_id(&self.checkpoint.origin, public_key)
            && self.checkpoint.is_signed(public_key, &self.signature)
    }
}

/// The identity of an Ed25519 key in signed notes.
fn key_id(origin: &str, public_key: &[u8; 32]) -> [u8; 4] {
    let hash = Sha256::new_with_prefix(origin)
        .chain_update([b'\n', 1])
        .chain_update(public_key);
    let [a, b, c, d, ..]: [u8; 32] = hash.finalize().into();
    [a, b, c, d]
}

fn decoded<const N: usize>(text: &str) -> Option<[u8; N]> {
    STANDARD.decode(text).ok()?.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn checkpoint() -> LogCheckpoint {
        LogCheckpoint {
            origin: LogCheckpoint::origin_of(Some("a2b3c4d5")),
            size: 42,
            root: Hash::of("lines"),
            at_ms: 1_795_946_400_000,
        }
    }

    #[test]
    fn a_note_is_read_as_it_was_written_and_its_signature_holds() {
        let (seed, head) = ([7; 32], checkpoint());
        let key = crate::record::public_key(&seed);
        let note = head.note(&key, &head.sign(&seed));
        let read = SignedCheckpoint::parse(&note).unwrap();
        assert_eq!(read.checkpoint, head);
        assert!(read.is_signed_by(&key));
        assert!(!read.is_signed_by(&crate::record::public_key(&[8; 32])));
    }

    #[test]
    fn a_kept_head_is_a_note_or_a_printed_line() {
        let (seed, head) = ([7; 32], checkpoint());
        let note = head.note(&crate::record::public_key(&seed), &head.sign(&seed));
        let line = head.printed();
        assert!(line.starts_with("a2b3c4d5:42:"), "{line}");
        for text in [note, line.clone(), format!(" {} \n", line.to_uppercase())] {
            let kept = KeptHead::parse(&text.replace("A2B3C4D5", "a2b3c4d5")).unwrap();
            assert_eq!((&*kept.origin, kept.size), (&*head.origin, 42));
            assert!(kept.is_of(&head.root));
            assert!(!kept.is_of(&Hash::of("other lines")));
        }
        for text in [
            "",
            "a2b3c4d5:42:",
            "a2b3c4d5:42:12ab",
            "42:6cdf577d7c91aaaa",
            &line[..20],
        ] {
            assert_eq!(KeptHead::parse(text), None, "{text}");
        }
    }

    #[test]
    fn an_altered_note_is_not_signed() {
        let (seed, head) = ([7; 32], checkpoint());
        let key = crate::record::public_key(&seed);
        let note = head.note(&key, &head.sign(&seed));
        for (was, now) in [
            ("\n42\n", "\n43\n"),
            ("at 1795", "at 1796"),
            ("a2b3", "b2b3"),
        ] {
            let altered = note.replace(was, now);
            let read = SignedCheckpoint::parse(&altered).unwrap();
            assert!(!read.is_signed_by(&key), "{altered}");
        }
        for cut in [
            "",
            "inkundla\n",
            "inkundla\n1\nAA==\nat 1\n\n— inkundla AA==\n",
        ] {
            assert_eq!(SignedCheckpoint::parse(cut), None);
        }
    }
}
