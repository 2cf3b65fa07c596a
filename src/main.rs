//! Calls [`inkundla::cli::run`].

use std::process::ExitCode;

fn main() -> ExitCode {
    inkundla::cli::run()
}
