//! The log of the server, and its filter, which may change while the server runs.

use super::config::LogForm;
use super::log_filter::LogFilter;
use std::fs::File;
use std::io::IsTerminal;
use std::sync::Mutex;
use tracing_subscriber::EnvFilter;

/// Changes the filter of the running log.
pub(super) struct LogLevel(Box<dyn Fn(EnvFilter) -> bool + Send + Sync>);

impl LogLevel {
    /// Filters the log by these directives from now on; whether that is possible.
    pub(super) fn change(&self, filter: &LogFilter) -> bool {
        (self.0)(filter.directives())
    }
}

/// Starts a log whose filter can be changed.
macro_rules! begin {
    ($log:expr) => {{
        let log = $log.with_filter_reloading();
        let handle = log.reload_handle();
        log.init();
        LogLevel(Box::new(move |filter| handle.reload(filter).is_ok()))
    }};
}

/// Starts the log: in a file, or on standard error in one of two forms.
pub(super) fn begin(file: Option<File>, form: LogForm, filter: &LogFilter) -> LogLevel {
    // What cannot be logged is lost; a message about it would panic where that is closed.
    let log = tracing_subscriber::fmt().log_internal_errors(false);
    // Colours are for terminals: in a file they are escape codes in the text.
    let is_for_people = file.is_none() && std::io::stderr().is_terminal();
    let log = log
        .with_env_filter(filter.directives())
        .with_ansi(is_for_people);
    match (file, form) {
        (Some(file), _) => begin!(log.with_writer(Mutex::new(file))),
        (None, LogForm::Text) => begin!(log.with_writer(std::io::stderr)),
        (None, LogForm::Json) => {
            begin!(log.with_writer(std::io::stderr).json().flatten_event(true))
        }
    }
}
