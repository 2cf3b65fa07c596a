//! A value before and after a change.

use serde::{Deserialize, Serialize};

/// A value before and after a change.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BeforeAfter<T> {
    /// Before.
    pub was: T,
    /// After.
    pub now: T,
}
