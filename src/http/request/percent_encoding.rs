//! Percent-encoding of texts in addresses (RFC 3986).

/// Percent-encodes a text for a query string.
pub(crate) fn escaped(text: &str) -> String {
    escaped_but(text, b"-._")
}

/// Percent-encodes a text, except for letters, digits and the given characters.
pub(crate) fn escaped_but(text: &str, kept: &[u8]) -> String {
    let escaped = |byte: u8| {
        if byte.is_ascii_alphanumeric() || kept.contains(&byte) {
            char::from(byte).to_string()
        } else {
            format!("%{byte:02X}")
        }
    };
    text.bytes().map(escaped).collect()
}
