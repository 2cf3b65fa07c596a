//! The sources of the settings: flags, the environment, a file. They can be read again while the server runs.

use super::config::Settings;
use super::log_filter::LogFilter;
use crate::cli::usage_error::UsageError;
use std::env;
use std::path::PathBuf;

/// The beginning of the variables of this program.
const PREFIX: &str = "INKUNDLA_";

/// The flags and variables of this process, and its settings file.
#[derive(Clone)]
pub(super) struct Sources {
    flags: Settings,
    pub(super) file: Option<PathBuf>,
    /// Why `RUST_LOG` is not used.
    pub(super) slip: Option<String>,
}

impl Sources {
    /// The sources of this process. A filter in `RUST_LOG` goes before one in the file; one that is no filter is
    /// left out.
    pub(super) fn of(mut flags: Settings, file: Option<PathBuf>) -> Sources {
        let mut slip = None;
        if flags.log_filter.is_none() {
            match LogFilter::from_environment() {
                Ok(filter) => flags.log_filter = filter,
                Err(why) => slip = Some(why),
            }
        }
        Sources { flags, file, slip }
    }

    /// The settings.
    ///
    /// # Errors
    /// A usage error if the file is missing or invalid.
    pub(super) fn read(&self) -> anyhow::Result<Settings> {
        let flags = self.flags.clone();
        match &self.file {
            Some(file) => Ok(flags.or(Settings::read(file)?)),
            None => Ok(flags),
        }
    }
}

/// Refuses variables whose name begins like those of this program, and which no command reads: a misspelt one
/// would be a setting that does not count.
///
/// # Errors
/// A usage error with the name.
pub(super) fn check_environment(program: &clap::Command) -> anyhow::Result<()> {
    for (name, _) in env::vars_os() {
        let Some(name) = name.to_str().filter(|name| name.starts_with(PREFIX)) else {
            continue;
        };
        if !reads(program, name) {
            let why = format!("no setting is called {name}; `inkundla serve --help` lists them");
            return Err(UsageError::argument(why).into());
        }
    }
    Ok(())
}

/// Whether a command or one of its subcommands reads a variable.
fn reads(command: &clap::Command, name: &str) -> bool {
    let mut arguments = command.get_arguments();
    arguments.any(|argument| argument.get_env().is_some_and(|env| env == name))
        || command.get_subcommands().any(|below| reads(below, name))
}
