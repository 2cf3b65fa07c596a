//! Values that the store keeps as JSON.

/// A setting as JSON. Closed enums and plain numbers: writing them cannot fail.
pub(super) fn plain_json(setting: &impl serde::Serialize) -> String {
    serde_json::to_string(setting).unwrap_or_default()
}
