//! The exit statuses of the program. `pair`, `check` and others give 1 and 2 a more specific meaning
//! (docs/CLI.md).

use std::process::ExitCode;

/// An exit status.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExitStatus {
    /// The command has done what it was asked for.
    Success,
    /// It has failed, and says why on standard error. Another try may succeed.
    Failure,
    /// It was asked for something that cannot be: the same call fails again.
    Usage,
    /// `serve --check`: the server would wait for its database.
    Waits,
}

impl ExitStatus {
    /// All of them, in the order of their numbers.
    pub const ALL: [ExitStatus; 4] = [
        ExitStatus::Success,
        ExitStatus::Failure,
        ExitStatus::Usage,
        ExitStatus::Waits,
    ];

    /// The number that a shell sees.
    pub fn number(self) -> u8 {
        match self {
            ExitStatus::Success => 0,
            ExitStatus::Failure => 1,
            ExitStatus::Usage => 2,
            ExitStatus::Waits => 3,
        }
    }

    /// Its meaning for `serve` and `serve --check`.
    pub fn meaning_of_serve(self) -> &'static str {
        match self {
            ExitStatus::Success => "the server was stopped; with --check: it would start",
            ExitStatus::Failure => {
                "the start failed; another try may succeed, so a supervisor should try again"
            }
            ExitStatus::Usage => {
                "the settings are wrong, or name something that cannot be used; another try fails as well"
            }
            ExitStatus::Waits => {
                "only with --check: the server would wait, because its database does not answer"
            }
        }
    }
}

impl From<ExitStatus> for ExitCode {
    fn from(status: ExitStatus) -> ExitCode {
        ExitCode::from(status.number())
    }
}

/// The exit statuses of `serve` for its help.
pub(super) fn help_of_serve() -> String {
    let lines = ExitStatus::ALL.map(|status| {
        let (number, meaning) = (status.number(), status.meaning_of_serve());
        format!("  {number}  {meaning}")
    });
    format!("Exit status:\n{}", lines.join("\n"))
}
