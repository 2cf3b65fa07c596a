//! Conversions between columns and the types of the cores.

use super::StoreError;
use inkundla_core::rules::{BySide, Side};
use inkundla_core::tournament::{BoardNo, ByeKind, PairingResult, Presence, RoundNo, Scored};
use std::fmt;

/// The SHA-256 of a secret (a session's token, a board's code, a phone's key).
/// The secret itself never reaches the store.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Digest(pub [u8; 32]);

impl Digest {
    pub(super) fn bytes(&self) -> &[u8] {
        &self.0
    }

    pub(super) fn of_column(bytes: &[u8]) -> Result<Digest, StoreError> {
        <[u8; 32]>::try_from(bytes)
            .map(Digest)
            .map_err(|why| StoreError::unreadable("digest", why))
    }
}

/// The first four bytes: enough to distinguish two in a log.
impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c, d, ..] = self.0;
        write!(f, "Digest({a:02x}{b:02x}{c:02x}{d:02x}…)")
    }
}

/// A number of a column in the type that the trade counts in.
pub(super) fn fit<N>(what: &'static str, number: i64) -> Result<N, StoreError>
where
    N: TryFrom<i64, Error: fmt::Display>,
{
    N::try_from(number).map_err(|why| StoreError::unreadable(what, format!("{number}: {why}")))
}

/// A code of a column as the value it stands for.
pub(super) fn decode<T>(
    what: &'static str,
    code: &str,
    known: impl Fn(&str) -> Option<T>,
) -> Result<T, StoreError> {
    known(code).ok_or_else(|| StoreError::unreadable(what, format!("unknown code `{code}`")))
}

pub(super) fn round_no(number: i64) -> Result<RoundNo, StoreError> {
    fit("round", number).map(RoundNo)
}

pub(super) fn board_no(number: i64) -> Result<BoardNo, StoreError> {
    fit("board", number).map(BoardNo)
}

pub(super) fn bye_kind(code: &str) -> Result<ByeKind, StoreError> {
    decode("bye", code, ByeKind::from_code)
}

pub(super) fn presence(code: &str) -> Result<Presence, StoreError> {
    decode("presence", code, Presence::from_code)
}

/// A result as its three columns: the code and the cows shot by each side.
pub(super) type ResultColumns = (Option<String>, Option<i64>, Option<i64>);

pub(super) fn result_columns(scored: Option<Scored>) -> ResultColumns {
    let shot = |side: Side| {
        scored
            .and_then(|scored| scored.shot)
            .map(|shot| i64::from(shot[side]))
    };
    (
        scored.map(|scored| scored.result.code().to_owned()),
        shot(Side::First),
        shot(Side::Second),
    )
}

pub(super) fn scored((code, first, second): &ResultColumns) -> Result<Option<Scored>, StoreError> {
    let Some(code) = code else { return Ok(None) };
    let result = decode("result", code, PairingResult::from_code)?;
    let shot = match (first, second) {
        (Some(first), Some(second)) => Some(BySide {
            first: fit("cows", *first)?,
            second: fit("cows", *second)?,
        }),
        _ => None,
    };
    Ok(Some(Scored { result, shot }))
}
