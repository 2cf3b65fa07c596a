//! Tests of the answers of speakers. They need only the package `inkundla-i18n`, so they are built
//! in seconds.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::disallowed_methods,
    clippy::too_many_lines,
    unreachable_pub,
    missing_docs
)]

mod answer_file;
mod fallback;
mod merging;
mod proposed_words;
mod questions;
