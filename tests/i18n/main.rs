//! Tests of the reviews by speakers. They depend only on the package `inkundla-i18n`, so they build
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
