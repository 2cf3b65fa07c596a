//! The record of an offline phone as the bytes of several QR codes. The record is one message that
//! ends in an HMAC with a key shared by the phone and the server. The message is cut into numbered
//! parts, which can be scanned in any order.
//! `docs/RECORD.md` describes the bytes; `templates/assets/record-codes.js` writes them.

mod byte_cursor;
mod code_part;
mod turn_bytes;

pub use code_part::{CodePart, Gathered, MOST_PARTS, gathered};

use crate::record::hex;
use byte_cursor::{ByteCursor, push_number};
use chrono::{DateTime, TimeDelta, Utc};
use hmac::{Hmac, KeyInit, Mac};
use inkundla_core::tournament::{BoardNo, RoundNo};
use sha2::{Digest, Sha256};
use turn_bytes::Letters;

/// The version of the format.
const VERSION: u8 = 1;
/// Length of the truncated HMAC in bytes.
const PROOF: usize = 16;
/// The most entries of a message, far more than the longest game has.
const MOST_ENTRIES: u32 = 2_000;
/// The longest form data of an entry, in bytes.
const LONGEST_FORM: usize = 2_000;

/// The key with which a phone authenticates its codes.
#[derive(Clone, PartialEq, Eq)]
pub struct CodesKey(pub [u8; 32]);

impl CodesKey {
    /// Four bytes that identify the key of a message.
    pub fn mark(&self) -> [u8; 4] {
        let digest = Sha256::digest(self.0);
        [digest[0], digest[1], digest[2], digest[3]]
    }

    /// The key as hexadecimal digits.
    pub fn digits(&self) -> String {
        hex(&self.0)
    }

    fn proof(&self, message: &[u8]) -> Option<Hmac<Sha256>> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).ok()?;
        mac.update(message);
        Some(mac)
    }
}

/// The board that a phone records, named in its message and in each part.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct CodesPlace {
    /// The round.
    pub round: RoundNo,
    /// The board.
    pub board: BoardNo,
}

impl CodesPlace {
    /// The encoded round and board.
    pub fn bytes(self) -> Vec<u8> {
        let mut bytes = Vec::new();
        push_number(&mut bytes, u64::from(self.round.0));
        push_number(&mut bytes, u64::from(self.board.0));
        bytes
    }

    /// The beginning of a phone's message.
    pub fn heading(self, key: &CodesKey) -> Vec<u8> {
        [vec![VERSION], key.mark().to_vec(), self.bytes()].concat()
    }

    fn read(cursor: &mut ByteCursor<'_>) -> Option<CodesPlace> {
        Some(CodesPlace {
            round: RoundNo(cursor.number()?.try_into().ok()?),
            board: BoardNo(cursor.number()?.try_into().ok()?),
        })
    }
}

/// An entry that a phone has recorded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PhoneEntry {
    /// When, by the clock of the server, to a tenth of a second.
    pub at: DateTime<Utc>,
    /// The recorded action.
    pub action: PhoneAction,
}

/// A turn, or any other action of the umpire.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PhoneAction {
    /// A turn, in the notation of the game.
    Turn(String),
    /// Any other action: its form data as a browser sends them.
    Form(String),
}

/// The entries of a phone that the server has not acknowledged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PhoneRecord {
    /// The board.
    pub place: CodesPlace,
    /// Identifies the key of the HMAC, see [`CodesKey::mark`].
    pub mark: [u8; 4],
    /// The number of the last entry that the server has acknowledged.
    pub seen: u32,
    /// The entries after it, in order.
    pub entries: Vec<PhoneEntry>,
}

impl PhoneRecord {
    /// Decodes a message without checking its HMAC.
    pub fn read(message: &[u8]) -> Option<PhoneRecord> {
        let end = message.len().checked_sub(PROOF)?;
        let mut cursor = ByteCursor(message.get(..end)?);
        if cursor.byte()? != VERSION {
            return None;
        }
        let mark = cursor.bytes(4)?.try_into().ok()?;
        let place = CodesPlace::read(&mut cursor)?;
        let seen = cursor.number()?.try_into().ok()?;
        let count = cursor.number().filter(|n| *n <= u64::from(MOST_ENTRIES))?;
        let begun: i64 = cursor.number()?.try_into().ok()?;
        let letters = Letters::read(&mut cursor)?;
        let mut at = DateTime::from_timestamp_millis(begun)?;
        let mut entries = Vec::new();
        for _ in 0..count {
            let tenths: i64 = cursor.number()?.try_into().ok()?;
            at = at.checked_add_signed(TimeDelta::try_milliseconds(tenths.checked_mul(100)?)?)?;
            let action = match cursor.byte()? {
                0 => {
                    let length = usize::try_from(cursor.number()?).ok()?;
                    let form = cursor.bytes(Some(length).filter(|n| *n <= LONGEST_FORM)?)?;
                    PhoneAction::Form(String::from_utf8(form.to_vec()).ok()?)
                }
                length => PhoneAction::Turn(letters.turn(cursor.bytes(usize::from(length))?)?),
            };
            entries.push(PhoneEntry { at, action });
        }
        cursor.0.is_empty().then_some(PhoneRecord {
            place,
            mark,
            seen,
            entries,
        })
    }

    /// Whether the HMAC of a message is valid for this key.
    pub fn is_proven(message: &[u8], key: &CodesKey) -> bool {
        let proven = message.len().checked_sub(PROOF).and_then(|end| {
            let (signed, proof) = message.split_at(end);
            key.proof(signed)?.verify_truncated_left(proof).ok()
        });
        proven.is_some()
    }

    /// Encodes the message with this key, as the script of the phone does.
    pub fn message(&self, key: &CodesKey) -> Vec<u8> {
        let mut bytes = self.place.heading(key);
        push_number(&mut bytes, u64::from(self.seen));
        push_number(&mut bytes, self.entries.len() as u64);
        let begun = self
            .entries
            .first()
            .map_or(0, |first| first.at.timestamp_millis());
        push_number(&mut bytes, begun.unsigned_abs());
        let turns = self.entries.iter().filter_map(|entry| match &entry.action {
            PhoneAction::Turn(turn) => Some(turn.as_str()),
            PhoneAction::Form(_) => None,
        });
        let letters = Letters::of(turns);
        letters.write(&mut bytes);
        let mut tenths = 0;
        for entry in &self.entries {
            let since = (entry.at.timestamp_millis() - begun).max(0).unsigned_abs() / 100;
            push_number(&mut bytes, since.saturating_sub(tenths));
            tenths = since.max(tenths);
            match &entry.action {
                PhoneAction::Turn(turn) => {
                    let packed = letters.packed(turn);
                    bytes.push(u8::try_from(packed.len()).unwrap_or(u8::MAX));
                    bytes.extend(packed);
                }
                PhoneAction::Form(form) => {
                    bytes.push(0);
                    push_number(&mut bytes, form.len() as u64);
                    bytes.extend(form.bytes());
                }
            }
        }
        if let Some(mac) = key.proof(&bytes) {
            bytes.extend(&mac.finalize().into_bytes()[..PROOF]);
        }
        bytes
    }
}
