//! Who plays: children or adults. It decides the words of pages, the default categories, and whether
//! full names may be public by default.

use crate::codes;
use serde::{Deserialize, Serialize};

/// The players of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Audience {
    /// Children of schools: outsiders see aliases.
    #[default]
    Children,
    /// Adults.
    Adults,
}

codes!(Audience {
    Children = "children",
    Adults = "adults",
});
