//! Values that the store keeps as JSON.

use crate::store::StoreError;
use serde::de::DeserializeOwned;

/// A value as JSON. Only for closed enums, strings and numbers, which cannot fail to serialise.
pub(super) fn plain_json(setting: &impl serde::Serialize) -> String {
    serde_json::to_string(setting).unwrap_or_default()
}

/// Parses stored JSON; `what` names it in the error.
pub(super) fn parse_json<T: DeserializeOwned>(
    what: &'static str,
    json: &str,
) -> Result<T, StoreError> {
    serde_json::from_str(json).map_err(|why| unreadable(what, why))
}

/// [`parse_json`] of a setting that may not be stored yet.
pub(super) fn parse_or_default<T: DeserializeOwned + Default>(
    what: &'static str,
    json: Option<&str>,
) -> Result<T, StoreError> {
    json.map_or_else(|| Ok(T::default()), |json| parse_json(what, json))
}

pub(super) fn unreadable(what: &'static str, why: impl ToString) -> StoreError {
    StoreError::Unreadable {
        what,
        why: why.to_string(),
    }
}
