//! The command line.

/// Instead of the macro of the standard library, which panics where output is closed or full.
macro_rules! println {
    ($($text:tt)*) => { $crate::cli::output::print_line(format_args!($($text)*)) };
}
/// Instead of the macro of the standard library, which panics where output is closed or full.
macro_rules! eprintln {
    ($($text:tt)*) => { $crate::cli::output::complain(format_args!($($text)*)) };
}

mod audit;
mod backup;
mod best;
mod check;
mod confirmation;
mod database;
mod demo;
mod doctor;
mod double_click;
mod ending_files;
mod engine_calls;
mod engine_protocol;
mod event;
mod event_arguments;
mod event_log;
pub mod exit_status;
mod explain;
mod export;
mod generate;
mod import;
mod import_event;
mod import_notes;
mod import_report;
mod input_file;
mod kept_heads;
mod language_argument;
mod listen;
mod manual;
mod match_games;
mod moves;
mod order;
mod output;
mod perft;
mod progress_line;
mod publish;
mod puzzles;
mod ready;
mod records;
mod replay;
mod rows_output;
mod rules;
mod ruleset_arguments;
mod serve;
mod server_lock;
mod solve;
mod standings;
mod tables;
mod trf;
mod turn_list;
mod usage_error;
mod user;
mod words;

use crate::system_time;
use crate::version::VERSION;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use database::Database;
use std::process::ExitCode;
use usage_error::{USAGE_ERROR, UsageError};

/// Tournaments and referees for traditional board games.
///
/// Without a command: `open`.
#[derive(Parser)]
#[command(name = "inkundla", version = VERSION, about, propagate_version = true)]
pub struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Open Inkundla in the browser of this computer, as a double click does
    ///
    /// All data is in one folder in your documents. A switch in the browser lets
    /// phones connect. A second start opens the program that is already running.
    Open(double_click::Open),
    /// Start the server
    ///
    /// Settings come from flags, then from the environment, then from a settings
    /// file. See docs/OPERATIONS.md.
    #[command(after_help = "Examples:\n  \
        inkundla serve --listen 0.0.0.0:8080\n  \
        inkundla serve --config /etc/inkundla.toml --check")]
    Serve(serve::Serve),
    /// Check whether a server on this machine is ready
    ///
    /// For containers and supervisors.
    Ready(ready::Ready),
    /// Check whether this computer is ready for an event
    ///
    /// Checks the database, free disk space, clock, network, backups and printing.
    /// Changes nothing.
    #[command(after_help = "Examples:\n  \
        inkundla doctor\n  \
        inkundla doctor --database sqlite:cup.db --language zu")]
    Doctor(doctor::Doctor),
    /// Create a demo event in a database of its own, and start a server for it
    ///
    /// The event has 24 invented children, two finished rounds and a third in
    /// progress. Its pass-phrase is public: keep no real data in its database. A
    /// second start continues with the same event.
    Demo(demo::Demo),
    /// Back up the database, or one event, to a file, also while the server runs
    ///
    /// When the command returns, the file is complete, written to disk and
    /// verified. It can be restored to SQLite and to PostgreSQL. See docs/BACKUPS.md.
    #[command(after_help = "Examples:\n  \
        inkundla backup -o /media/stick/cup.inkundla\n  \
        inkundla backup \"Zone cup\" -o zone-cup.inkundla")]
    Backup(backup::Backup),
    /// Restore a backup: the database to a new one, or one event to any database
    ///
    /// Shows the content of the backup and asks before it writes.
    #[command(after_help = "Examples:\n  \
        inkundla restore cup.inkundla --database sqlite:again.db\n  \
        inkundla restore zone-cup.inkundla --organiser \"Ms Khumalo\"")]
    Restore(backup::Restore),
    /// Import players, game records or whole events
    ///
    /// Imports valid rows, and reports problems on standard error, row by row.
    /// docs/CSV.md describes the formats of a list.
    Import(import::Import),
    /// Export standings, players, records or whole events
    Export {
        #[command(subcommand)]
        what: export::ExportCommand,
    },
    /// Publish an event as static pages that need no server, with short names only
    Publish(publish::Publish),
    /// Migrate a database to the schema of this version
    Migrate {
        #[command(flatten)]
        database: Database,
    },
    /// Pair the next round of a tournament report file (TRF) by the Swiss system
    ///
    /// Writes the number of pairs, then one pair per line, the player who moves
    /// first in front; 0 is the bye.
    Pair(trf::Pair),
    Check(check::Check),
    /// Verify files of official records
    Record {
        #[command(subcommand)]
        what: records::RecordCommand,
    },
    /// Print the standings of a tournament report file (TRF) as CSV
    #[command(after_help = "Example:\n  \
        inkundla standings event.trf --tiebreaks BH/C1,BH,SB,DE --working")]
    Standings(standings::Standings),
    /// Generate a random tournament as a report file (TRF)
    #[command(after_help = "Examples:\n  \
        inkundla generate --players 50 --rounds 9 --seed 7\n  \
        inkundla generate --players 60 --rounds 11 --check 1000")]
    Generate(generate::Generate),
    /// Put the rows of a database back as its logs have them, and check it
    Rebuild(database::Database),
    /// Show the log of an event and its signed heads, and prove its lines
    Log {
        #[command(subcommand)]
        what: event_log::LogCommand,
    },
    /// List, finish, give away and delete the events of a server
    Event {
        #[command(subcommand)]
        what: event::EventCommand,
    },
    /// Print who did what on the whole server, the newest line first
    #[command(after_help = "Example:\n  \
        inkundla audit --since 2026-11-01 --user \"Ms Khumalo\" --json")]
    Audit(audit::Audit),
    /// Manage accounts: names, pass-phrases, sessions, operators
    User {
        #[command(subcommand)]
        what: user::UserCommand,
    },
    /// List the games, and show their rules
    #[command(after_help = "Example:\n  inkundla rules show umlabalaba")]
    Rules {
        #[command(subcommand)]
        what: rules::RulesCommand,
    },
    /// List every legal turn of a position, sorted, one per line
    ///
    /// Prints nothing if the game is over.
    #[command(after_help = "Examples:\n  \
        inkundla moves camelot\n  \
        inkundla moves umlabalaba --option target=strict \
        --position \"..CC.c../.....c../.....c.. 1 9/9 0 0 -/- 6\"")]
    Moves(moves::Moves),
    /// Find the best turn of a position, or the turn of an opponent of a grade
    ///
    /// The first line is the turn. The next lines are the value for the player to
    /// move (100 is one man; `win N` and `loss N` count the turns of both), its kind
    /// (exact or an opinion), the depth, the number of positions, and the expected
    /// turns. With --nodes or --grade the answer is the same on every machine.
    #[command(after_help = "Examples:\n  \
        inkundla best umlabalaba --turns \"E1 A5\" --time 500\n  \
        inkundla best camelot --grade 3 --seed 7")]
    Best(best::Best),
    /// Solve a position: its exact value for the player to move, and the turns that keep it
    Solve(solve::Solve),
    /// Build and list the tables of exact endings that `solve` and `best` use
    Tables {
        #[command(subcommand)]
        what: tables::TablesCommand,
    },
    /// Find puzzles: positions with one solution, which a search proves
    ///
    /// Prints a line for each: the task (`win N` within N turns of both, `save`,
    /// `shoot` or `discs`), the position and the turns that solve it, with tabs
    /// between. The games are played, or read from a file.
    #[command(after_help = "Examples:\n  \
        inkundla puzzles umlabalaba --games 20 --seed 7\n  \
        inkundla puzzles reversi games.txt")]
    Puzzles(puzzles::Puzzles),
    /// Play by lines of text, in the form of the Go Text Protocol
    ///
    /// Reads a command from each line and answers `= ANSWER` or `? WHY` and an
    /// empty line. `list_commands` names the commands; see docs/CLI.md.
    Engine(engine_protocol::EngineProtocol),
    /// Let two opponents play a match, from openings that each plays from both sides
    ///
    /// Prints the number of games; the wins, draws and losses of the first opponent;
    /// its score; and the difference in Elo with half of its interval of 95 %.
    #[command(after_help = "Examples:\n  \
        inkundla match umlabalaba grade:3 grade:1 --games 40\n  \
        inkundla match reversi time:100 \"gtp:gtp-rhino --level=3\" --games 20")]
    Match(match_games::MatchGames),
    /// Count the leaves of the game tree
    ///
    /// The last line is the number of leaves. A pass, a gift, and a turn with its
    /// shots or jumps are one turn each. A finished game has no further leaves. In
    /// Camelot two paths with the same end and the same captures are one turn.
    #[command(after_help = "Examples:\n  \
        inkundla perft reversi 6\n  \
        inkundla perft isizulu 3 --divide")]
    Perft(perft::Perft),
    /// Replay a game, check every turn, and print the result
    ///
    /// Prints the last position and then `result SCORE REASON`. The score is 1-0
    /// when the player who begins this game has won (White in Camelot, Black in
    /// Reversi), 0-1, 1/2-1/2, or * with the reason `unfinished`. RC is a turn lost
    /// by a red card. At an illegal turn the command prints only
    /// `turn N "TEXT": WHY`, on standard error.
    #[command(after_help = "Examples:\n  \
        inkundla replay reversi --moves f5d6c3d3c4\n  \
        inkundla replay umlabalaba game.txt\n  \
        echo E7-E8 D10-B12 | inkundla replay camelot -")]
    Replay(replay::Replay),
    /// Export, import and list translations
    Words {
        #[command(subcommand)]
        what: words::WordsCommand,
    },
    /// Print the completions of commands and options for a shell
    #[command(after_help = "Example:\n  \
        inkundla completions bash > ~/.local/share/bash-completion/completions/inkundla")]
    Completions(manual::Completions),
    /// Write the pages of all commands for man into a folder
    #[command(after_help = "Example:\n  \
        inkundla manual /usr/local/share/man/man1")]
    Manual(manual::Manual),
}

/// All commands, with everything that their help says.
pub fn program() -> clap::Command {
    exit_status::documented(Cli::command())
}

/// Runs the command of this process's arguments.
pub fn run() -> ExitCode {
    system_time::process_start();
    let arguments: Vec<_> = std::env::args_os().skip(1).collect();
    if let Some(status) = engine_calls::run(&arguments) {
        return status;
    }
    let parsed = program().try_get_matches();
    let parsed = parsed.and_then(|matches| Cli::from_arg_matches(&matches));
    let status = match parsed {
        Ok(Cli { command: None }) if !double_click::has_screen() => {
            println!("{}", double_click::ABOUT);
            ExitCode::SUCCESS
        }
        Ok(cli) => conclude(carry_out(
            cli.command
                .unwrap_or(Command::Open(double_click::Open::default())),
        )),
        Err(error) => answer(&error),
    };
    if output::is_lost() {
        eprintln!("inkundla: standard output could not be written");
        return ExitCode::FAILURE;
    }
    status
}

/// Prints the error, if there is one, and returns the exit status.
fn conclude(done: anyhow::Result<ExitCode>) -> ExitCode {
    let error = match done {
        Ok(status) => return status,
        Err(error) => error,
    };
    if let Some(wrong) = error.downcast_ref::<UsageError>() {
        eprintln!("{}", wrong.line());
        return ExitCode::from(USAGE_ERROR);
    }
    output::print_error(&error);
    ExitCode::FAILURE
}

/// Prints the help or the usage error that clap returned instead of a command.
fn answer(error: &clap::Error) -> ExitCode {
    let bare = std::env::args_os().len() <= 1;
    if bare || !error.use_stderr() {
        let _unwritable_means_nobody_reads = error.print();
    } else {
        eprintln!("{}", usage_error::clap_line(error));
    }
    // --help and --version come this way too; they are no errors.
    if error.use_stderr() {
        ExitCode::from(USAGE_ERROR)
    } else {
        ExitCode::SUCCESS
    }
}

/// Runs a command. Those for report files return their own exit status.
fn carry_out(command: Command) -> anyhow::Result<ExitCode> {
    let done = match command {
        Command::Pair(asked) => return Ok(trf::pair(&asked)),
        Command::Check(asked) => return check::run(&asked),
        Command::Record { what } => return Ok(records::run(&what)),
        Command::Log { what } => return event_log::run(&what),
        Command::Rebuild(database) => return records::rebuild(&database.database),
        Command::Import(import) => return import::run(&import),
        Command::Open(asked) => double_click::run(&asked),
        Command::Serve(asked) => return serve::run(asked, &program()),
        Command::Ready(asked) => return Ok(ready::run(&asked)),
        Command::Doctor(asked) => return doctor::run(&asked),
        Command::Backup(backup) => backup::backup(&backup),
        Command::Restore(restore) => backup::restore(&restore),
        Command::Standings(asked) => return standings::run(&asked),
        Command::Generate(asked) => return generate::run(&asked),
        Command::Demo(asked) => demo::run(&asked),
        Command::Export { what } => export::run(&what),
        Command::Publish(publish) => publish::run(&publish),
        Command::Migrate { database } => {
            crate::store::Store::open(&database.database)?;
            println!(
                "The tables of {} are up to date.",
                database::without_password(&database.database)
            );
            Ok(())
        }
        Command::Event { what } => event::run(&what),
        Command::Audit(asked) => audit::run(&asked),
        Command::User { what } => user::run(what),
        Command::Rules { what } => rules::run(&what),
        Command::Words { what } => return words::run(&what),
        Command::Completions(asked) => {
            manual::print_completions(&asked, program());
            Ok(())
        }
        Command::Manual(asked) => manual::write_manual(&asked, program()),
        Command::Moves(moves) => moves::run(&moves),
        Command::Best(best) => best::run(&best),
        Command::Solve(asked) => solve::run(&asked),
        Command::Puzzles(asked) => puzzles::run(&asked),
        Command::Tables { what } => tables::run(&what),
        Command::Engine(engine) => engine_protocol::run(&engine),
        Command::Match(games) => match_games::run(&games),
        Command::Perft(perft) => perft::run(&perft),
        Command::Replay(replay) => replay::run(&replay),
    };
    done.map(|()| ExitCode::SUCCESS)
}
