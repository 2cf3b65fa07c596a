//! Text that a spreadsheet would take for a formula is written with an
//! apostrophe in front, and read without it.

use std::borrow::Cow;

/// A text from outside as it may stand in a cell: with `'` in front where a
/// spreadsheet would else calculate it.
pub fn guarded(text: &str) -> Cow<'_, str> {
    if is_risky(text) {
        Cow::Owned(format!("'{text}"))
    } else {
        Cow::Borrowed(text)
    }
}

/// The text that a cell stands for: without the one `'` that guards it.
///
/// `unguarded(guarded(text)) == text` for every text.
pub fn unguarded(cell: &str) -> &str {
    match cell.strip_prefix('\'') {
        Some(text) if is_risky(text) => text,
        _ => cell,
    }
}

/// A text which already looks guarded is guarded once more, so that it comes back whole.
fn is_risky(text: &str) -> bool {
    text.trim_start_matches('\'')
        .starts_with(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'])
}
