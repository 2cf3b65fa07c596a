//! The parts of addresses within an event.

use actix_web::web::Path;

/// A round in a path.
pub(crate) type RoundPath = Path<(String, u16)>;

pub(crate) type BoardPath = Path<(String, u16, u16)>;

pub(crate) type PlayerPath = Path<(String, i64)>;
