//! The exit statuses of all commands: one table for the help, the pages for `man` and the documents.

use clap::Command;
use std::process::ExitCode;

/// An exit status of `serve`, `serve --check` and of every other command.
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

impl From<ExitStatus> for ExitCode {
    fn from(status: ExitStatus) -> ExitCode {
        ExitCode::from(match status {
            ExitStatus::Success => 0,
            ExitStatus::Failure => 1,
            ExitStatus::Usage => 2,
            ExitStatus::Waits => 3,
        })
    }
}

/// The meaning of each status for every command that is not in [`EXIT_STATUSES`].
pub const USUAL: [(u8, &str); 3] = [
    (0, "success"),
    (1, "failure; standard error gives the reason"),
    (
        2,
        "usage error: an invalid argument, or an illegal turn in a record",
    ),
];

/// The statuses of one command that mean more than usual.
pub struct ExitStatuses {
    /// The words of the command: `import records`.
    pub command: &'static str,
    /// Each status with its meaning, in the order of the numbers.
    pub meanings: &'static [(u8, &'static str)],
}

const IMPORTS_ALL_OR_NOTHING: &[(u8, &str)] = &[
    (0, "everything was imported"),
    (
        1,
        "nothing was imported: the event cannot keep something in the file, or the event or account does not exist",
    ),
    (2, "nothing was imported: the file cannot be read"),
];

/// All commands whose statuses mean more than usual, in the order of the help. Calls in the form of other
/// pairing engines come last.
pub const EXIT_STATUSES: [ExitStatuses; 20] = [
    ExitStatuses {
        command: "serve",
        meanings: &[
            (0, "the server was stopped; with --check: it would start"),
            (
                1,
                "the start failed; another try may succeed, so a supervisor should try again",
            ),
            (
                2,
                "the settings are wrong, or name something that cannot be used; another try fails as well",
            ),
            (
                3,
                "only with --check: the server would wait, because its database does not answer",
            ),
        ],
    },
    ExitStatuses {
        command: "ready",
        meanings: &[
            (0, "the server is ready"),
            (1, "it is not ready, or nobody answers"),
        ],
    },
    ExitStatuses {
        command: "doctor",
        meanings: &[
            (0, "no problem was found"),
            (1, "at least one problem was found"),
        ],
    },
    ExitStatuses {
        command: "import",
        meanings: &[
            (0, "all rows were imported"),
            (
                1,
                "some rows were not imported, and all others were; or a question about the list is open, and nothing was",
            ),
        ],
    },
    ExitStatuses {
        command: "import records",
        meanings: &[
            (0, "all records were imported"),
            (
                1,
                "something was altered or conflicts with existing data; nothing was imported",
            ),
            (2, "the file cannot be read"),
        ],
    },
    ExitStatuses {
        command: "import trf",
        meanings: IMPORTS_ALL_OR_NOTHING,
    },
    ExitStatuses {
        command: "import tournament",
        meanings: IMPORTS_ALL_OR_NOTHING,
    },
    ExitStatuses {
        command: "import results",
        meanings: IMPORTS_ALL_OR_NOTHING,
    },
    ExitStatuses {
        command: "pair",
        meanings: &[
            (0, "the round is paired"),
            (
                1,
                "no legal pairing, all announced rounds are paired, or the output cannot be written",
            ),
            (
                2,
                "the file cannot be read, has no number of rounds, or names an unknown pairing system",
            ),
        ],
    },
    ExitStatuses {
        command: "check",
        meanings: &[
            (
                0,
                "all rounds are as the rules pair them; the database is valid",
            ),
            (
                1,
                "some rounds differ; something in the database is invalid, each on its own line",
            ),
            (
                2,
                "the file or the database cannot be read, or the file names an unknown pairing system",
            ),
        ],
    },
    ExitStatuses {
        command: "record verify",
        meanings: &[
            (
                0,
                "the contents are valid; lines that begin with `not proved:` list the limits of the proof",
            ),
            (
                1,
                "something was altered, or something that was signed is missing; the first line names the first error",
            ),
            (
                2,
                "the file cannot be read, or --key is no key: a line on standard error, nothing on standard output",
            ),
        ],
    },
    ExitStatuses {
        command: "standings",
        meanings: &[
            (0, "the standings are printed"),
            (
                1,
                "results are not multiples of half a point, or the output cannot be written",
            ),
            (2, "the file cannot be read, or an unknown tie-break code"),
        ],
    },
    ExitStatuses {
        command: "generate",
        meanings: &[
            (0, "the tournament is written; with --check: no differences"),
            (
                1,
                "the output cannot be written; with --check: some differences",
            ),
        ],
    },
    ExitStatuses {
        command: "rebuild",
        meanings: &[
            (
                0,
                "the rows are as the logs have them, and everything is valid",
            ),
            (
                1,
                "a log itself was altered, and nothing was changed; or something else is invalid, each on its own line",
            ),
        ],
    },
    ExitStatuses {
        command: "log verify",
        meanings: &[
            (0, "the proof is right"),
            (1, "it is wrong, or the file cannot be read"),
        ],
    },
    ExitStatuses {
        command: "best",
        meanings: &[
            (0, "the turn is printed"),
            (
                2,
                "usage error: an invalid argument, an illegal turn, or a finished game",
            ),
        ],
    },
    ExitStatuses {
        command: "replay",
        meanings: &[(0, "every turn is legal"), (2, "a turn is illegal")],
    },
    ExitStatuses {
        command: "words missing",
        meanings: &[(0, "no message is missing"), (1, "messages are missing")],
    },
    ExitStatuses {
        command: "words import",
        meanings: &[
            (0, "all answers were merged"),
            (
                1,
                "a file was rejected, or the folder contains the messages of another version; nothing was written",
            ),
        ],
    },
    ExitStatuses {
        command: ENGINE_CALLS,
        meanings: &[
            (0, "success, with -c also if rounds differ"),
            (1, "no valid pairing exists"),
            (2, "an unexpected error"),
            (3, "an invalid call or file"),
            (5, "a file cannot be read or written"),
        ],
    },
];

/// The calls in the form of other pairing engines: `--dutch FILE -p`. They have no help.
pub const ENGINE_CALLS: &str = "--dutch, --burstein, --dubov";

/// The commands with the statuses of [`EXIT_STATUSES`] in their help.
pub(super) fn documented(mut program: Command) -> Command {
    let of_commands = EXIT_STATUSES
        .iter()
        .filter(|one| one.command != ENGINE_CALLS);
    for statuses in of_commands {
        let path: Vec<&str> = statuses.command.split(' ').collect();
        program = with_statuses(program, &path, statuses);
    }
    program
}

fn with_statuses(command: Command, path: &[&str], statuses: &ExitStatuses) -> Command {
    if let [name, below @ ..] = path {
        return command.mut_subcommand(name, |command| with_statuses(command, below, statuses));
    }
    let lines = statuses.meanings.iter();
    let lines = lines.map(|(number, meaning)| format!("\n  {number}  {meaning}"));
    let lines = format!("Exit status:{}", lines.collect::<String>());
    let help = match command.get_after_help() {
        Some(examples) => format!("{examples}\n\n{lines}"),
        None => lines,
    };
    command.after_help(help)
}
