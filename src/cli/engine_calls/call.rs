//! A call of a pairing engine, and its exit statuses.

use crate::tournament::pairing::swiss::SwissSystem;
use std::path::PathBuf;

/// The exit status of a call or a file that is not valid.
pub(super) const INVALID_REQUEST: u8 = 3;
/// The exit status when a file cannot be read or written.
pub(super) const FILE_ERROR: u8 = 5;

/// A call of a pairing engine.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct EngineCall {
    /// Whether the program says first what it is.
    pub(super) tells_release: bool,
    /// The pairing system, if the call names one; otherwise it is that of the file.
    pub(super) system: Option<SwissSystem>,
    pub(super) work: Option<Work>,
    /// The checklist: none, beside the input, or a file.
    pub(super) list: Option<Option<PathBuf>>,
}

/// The work of a call. Without an input file it is standard input.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Work {
    /// Compares the rounds of a file with those that the rules give.
    Check { input: Option<PathBuf> },
    /// Pairs the next round.
    Pair {
        input: Option<PathBuf>,
        output: Option<PathBuf>,
    },
    /// Makes a tournament.
    Generate {
        model: Option<PathBuf>,
        settings: Option<PathBuf>,
        output: PathBuf,
        seed: Option<u64>,
    },
}
