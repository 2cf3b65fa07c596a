//! The version of the program.

/// The version; in downloads with the commit from which they were built.
pub const VERSION: &str = match option_env!("INKUNDLA_VERSION") {
    Some(version) => version,
    None => env!("CARGO_PKG_VERSION"),
};
