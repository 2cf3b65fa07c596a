//! The filter of the log: `log-filter` of the settings, or `RUST_LOG`.

use serde::Deserialize;
use std::env;
use std::str::FromStr;
use tracing_subscriber::EnvFilter;

/// The filter without settings, to which those of the settings are added. Requests that are not HTTP are refused
/// without a log line: their senders could fill the log. A reload has a line.
const DEFAULT: &str = "warn,inkundla::cli::serve::reload=info,actix_http::h1::dispatcher=off";

/// The variable that programs in Rust usually read.
const VARIABLE: &str = "RUST_LOG";

const LEVELS: [&str; 6] = ["error", "warn", "info", "debug", "trace", "off"];

/// Levels for the whole log or for single modules, such as `info` or `warn,inkundla::backup=debug`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(try_from = "String")]
pub(in crate::cli) struct LogFilter(String);

impl LogFilter {
    /// The filter that `RUST_LOG` asks for; `None` if it is not set or empty.
    ///
    /// # Errors
    /// Its text is no filter.
    pub(super) fn from_environment() -> Result<Option<LogFilter>, String> {
        let Some(text) = env::var_os(VARIABLE) else {
            return Ok(None);
        };
        let text = text.to_string_lossy();
        if text.trim().is_empty() {
            return Ok(None);
        }
        let filter = text.parse().map(Some);
        filter.map_err(|why: String| format!("{VARIABLE}={text}: {why}"))
    }

    /// Its directives, after those of the default.
    pub(super) fn directives(&self) -> EnvFilter {
        let text = [DEFAULT, &self.0].join(",");
        EnvFilter::try_new(text.trim_end_matches(',')).unwrap_or_else(|_| EnvFilter::new(DEFAULT))
    }
}

impl FromStr for LogFilter {
    type Err = String;

    fn from_str(text: &str) -> Result<LogFilter, String> {
        let text = text.trim();
        for part in text.split(',') {
            let part = part.trim();
            // A word alone would be the name of a module, and everything else would be silent.
            let is_word = !part.contains(['=', '[', ':']);
            if is_word && !LEVELS.contains(&part.to_ascii_lowercase().as_str()) {
                return Err(format!(
                    "`{part}` is no level; the levels are {}",
                    LEVELS.join(", ")
                ));
            }
        }
        match EnvFilter::try_new(text) {
            Ok(_) => Ok(LogFilter(text.to_owned())),
            Err(why) => Err(format!("this is no filter of the log: {why}")),
        }
    }
}

impl TryFrom<String> for LogFilter {
    type Error = String;

    fn try_from(text: String) -> Result<LogFilter, String> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::LogFilter;

    #[test]
    fn slips_are_refused_and_what_is_right_is_added_to_the_default() {
        for slip in [
            "verbose",
            "",
            "inof",
            "nonsense=xyz",
            "info,",
            "inkundla=loud",
        ] {
            assert!(slip.parse::<LogFilter>().is_err(), "{slip}");
        }
        for (right, has) in [
            ("INFO", "info"),
            ("debug", "debug"),
            ("off", "off"),
            ("inkundla::backup=debug", "warn"),
            ("inkundla[request]=debug", "warn"),
        ] {
            let filter: LogFilter = right.parse().unwrap();
            let all = filter.directives().to_string();
            assert!(all.split(',').any(|one| one == has), "{right}: {all}");
            assert!(all.contains("dispatcher=off"), "{right}: {all}");
        }
    }
}
