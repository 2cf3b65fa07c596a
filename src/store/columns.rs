//! Conversions between columns and the types of the cores.

use super::StoreError;
use inkundla_core::rules::{BySide, Side};
use inkundla_core::tournament::{BoardNo, PairingResult, RoundNo, Scored};
use std::fmt;

/// The SHA-256 of a secret (a session's token, a board's code, a phone's key). The secret itself
/// is not stored.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Digest(pub [u8; 32]);

impl Digest {
    pub(super) fn bytes(&self) -> &[u8] {
        &self.0
    }
}

impl TryFrom<Vec<u8>> for Digest {
    type Error = StoreError;
    fn try_from(bytes: Vec<u8>) -> Result<Digest, StoreError> {
        let digest = <[u8; 32]>::try_from(bytes.as_slice());
        digest
            .map(Digest)
            .map_err(|why| StoreError::unreadable("digest", why))
    }
}

impl From<Digest> for Vec<u8> {
    fn from(digest: Digest) -> Vec<u8> {
        digest.0.to_vec()
    }
}

/// The first four bytes: enough to tell two apart in a log.
impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c, d, ..] = self.0;
        write!(f, "Digest({a:02x}{b:02x}{c:02x}{d:02x}…)")
    }
}

/// Converts the number of a column.
pub(super) fn fit<N>(what: &'static str, number: i64) -> Result<N, StoreError>
where
    N: TryFrom<i64, Error: fmt::Display>,
{
    N::try_from(number).map_err(|why| StoreError::unreadable(what, format!("{number}: {why}")))
}

/// Parses the code of a column.
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

/// The three columns of a result: its code and the cows shot by each side.
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
