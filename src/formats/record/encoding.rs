//! How records write times, bytes and names of boards.

use chrono::{DateTime, SecondsFormat, Utc};
use inkundla_core::tournament::{BoardNo, RoundNo};

/// A time to the millisecond, in UTC.
pub(super) fn time(at: DateTime<Utc>) -> String {
    at.to_rfc3339_opts(SecondsFormat::Millis, true)
}

/// Parses a time in exactly the format of [`time`].
pub(super) fn read_time(text: &str) -> Option<DateTime<Utc>> {
    let at = DateTime::parse_from_rfc3339(text).ok()?.to_utc();
    (time(at) == text).then_some(at)
}

/// Bytes as hexadecimal digits, as keys and signatures are written.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Decodes hexadecimal digits; `None` for anything else.
pub fn of_hex(text: &str) -> Option<Vec<u8>> {
    let digit = |sign: u8| char::from(sign).to_digit(16);
    let byte = |pair: &[u8]| match pair {
        [high, low] => u8::try_from(digit(*high)? * 16 + digit(*low)?).ok(),
        _ => None,
    };
    text.as_bytes().chunks(2).map(byte).collect()
}

/// The name of a game in faults and notes.
pub(super) fn called(round: RoundNo, board: BoardNo) -> String {
    format!("round {round} board {board}")
}
