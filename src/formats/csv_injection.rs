//! Protection against CSV injection: a text that a spreadsheet would take for a formula
//! is written with a leading apostrophe, and read without it.

use std::borrow::Cow;

/// Makes a text safe for a cell: with a leading `'` if a spreadsheet would calculate it.
pub fn guarded(text: &str) -> Cow<'_, str> {
    if is_risky(text) {
        Cow::Owned(format!("'{text}"))
    } else {
        Cow::Borrowed(text)
    }
}

/// Removes the `'` that guards a cell.
///
/// `unguarded(guarded(text)) == text` for every text.
pub fn unguarded(cell: &str) -> &str {
    match cell.strip_prefix('\'') {
        Some(text) if is_risky(text) => text,
        _ => cell,
    }
}

/// A text which already looks guarded is guarded again, so that it round-trips.
fn is_risky(text: &str) -> bool {
    text.trim_start_matches('\'')
        .starts_with(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'])
}

/// Writes a field of a CSV row [`guarded`].
pub(super) fn serialize_guarded<S: serde::Serializer>(
    text: &str,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&guarded(text))
}
