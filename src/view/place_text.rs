//! The text of a place in the standings.

use std::fmt::Display;

/// `5`, and `5=` if it is shared.
pub(crate) fn place_text(place: impl Display, is_shared: bool) -> String {
    format!("{place}{}", if is_shared { "=" } else { "" })
}

/// The same, and a dash for who has no place.
pub(crate) fn place_or_dash(place: Option<u16>, is_shared: bool) -> String {
    place.map_or_else(|| "–".to_owned(), |place| place_text(place, is_shared))
}
