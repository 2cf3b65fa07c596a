//! Formats points in tenths, numbers of players, and text of limited width.

use inkundla_core::tournament::Points;

/// Parses `1.5` as 15.
pub(super) fn tenths(text: &str) -> Option<i32> {
    let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
    let is_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let is_number = whole.len() + part.len() > 0 && whole.len() <= 5;
    if !is_number || !is_digits(whole) || !is_digits(part) {
        return None;
    }
    let whole = if whole.is_empty() {
        0
    } else {
        whole.parse::<i32>().ok()?
    };
    let mut digits = part.bytes();
    let tenth = digits.next().map_or(0, |byte| i32::from(byte - b'0'));
    digits
        .all(|byte| byte == b'0')
        .then_some(whole * 10 + tenth)
}

pub(super) fn in_tenths(points: Points) -> i32 {
    i32::from(points.in_halves()) * 5
}

/// Formats 15 as `1.5`.
pub(super) fn decimal(tenths: i32) -> String {
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// Cuts a text to a number of characters.
pub(super) fn cut(text: &str, most: usize) -> String {
    text.chars()
        .take(most)
        .collect::<String>()
        .trim()
        .to_owned()
}

/// Formats numbers of players in columns; their positions in the file do not matter.
pub(super) fn numbers<P>(players: &[(P, u32)]) -> String {
    players
        .iter()
        .map(|(_, number)| format!(" {number:4}"))
        .collect()
}
