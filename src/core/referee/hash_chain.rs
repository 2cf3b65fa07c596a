//! The hash chain that makes records tamper-evident: the SHA-256 of each entry also
//! covers the hash before it, down to a root that identifies the game. The hashed
//! bytes are specified in `docs/RECORD.md` and never change.

use super::Salt;
use crate::rules::BySide;
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// A SHA-256.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hash(pub [u8; 32]);

/// Identifies the game of a record, independently of any database. It contains no
/// names, so that names can be corrected and erased.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Identity<'a> {
    /// The key of the event in its addresses.
    pub event: &'a str,
    /// The round.
    pub round: u16,
    /// The board.
    pub board: u16,
    /// The start numbers of the two players.
    pub numbers: BySide<u16>,
}

impl Identity<'_> {
    /// The root of the chain: the hash before the first entry.
    pub fn root(&self) -> Hash {
        let Identity {
            event,
            round,
            board,
            numbers: BySide { first, second },
        } = self;
        Hash::of(&format!(
            "inkundla game 1\n{event}\nround {round}\nboard {board}\nfirst {first}\nsecond {second}\n"
        ))
    }
}

impl Hash {
    /// The SHA-256 of a text.
    pub fn of(text: &str) -> Hash {
        Hash(Sha256::digest(text.as_bytes()).into())
    }

    /// The commitment to an erasable text.
    #[must_use]
    pub fn committed(salt: &Salt, text: &str) -> Hash {
        Hash::of(&format!("inkundla text 1\n{salt}\n{text}"))
    }

    /// The hash of the next entry. `by` and `event` are their stored JSON, byte
    /// for byte.
    #[must_use]
    pub fn then(&self, seq: u32, at_ms: i64, by: &str, event: &str) -> Hash {
        Hash::of(&format!("{self}\n{seq}\n{at_ms}\n{by}\n{event}\n"))
    }
}

/// 64 hexadecimal digits.
impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Hash({self})")
    }
}

/// Text that is not a hash.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a hash has 64 digits, 0-9 and a-f")]
pub struct InvalidHash;

impl FromStr for Hash {
    type Err = InvalidHash;
    fn from_str(text: &str) -> Result<Hash, InvalidHash> {
        let mut bytes = [0; 32];
        unhex(text, &mut bytes).map(|()| Hash(bytes))
    }
}

/// Parses lower-case hexadecimal digits, exactly as many as fill `bytes`.
pub fn unhex(text: &str, bytes: &mut [u8]) -> Result<(), InvalidHash> {
    let digits = text.as_bytes();
    if digits.len() != 2 * bytes.len() {
        return Err(InvalidHash);
    }
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Ok(())
}

fn digit(letter: u8) -> Result<u8, InvalidHash> {
    match letter {
        b'0'..=b'9' => Ok(letter - b'0'),
        b'a'..=b'f' => Ok(letter - b'a' + 10),
        _ => Err(InvalidHash),
    }
}
