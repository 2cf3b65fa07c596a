//! The command line. Exit status: 0 done, 1 could not, 2 wrong call. `pair` and
//! `check` of report files have their own meanings, see [`report`].

mod demo;
mod event;
mod export;
mod import;
mod report;
mod serve;
mod user;

use clap::{Parser, Subcommand};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;

/// Tournaments and referees for traditional board games.
#[derive(Parser)]
#[command(name = "inkundla", version, about, propagate_version = true)]
pub struct Cli {
    #[command(subcommand)]
    command: Command,
}

/// Where everything is kept.
#[derive(clap::Args, Clone)]
struct Database {
    /// sqlite:PATH (made if it is not there) or postgres://USER@HOST/NAME
    #[arg(
        long,
        value_name = "URL",
        env = "INKUNDLA_DATABASE",
        default_value = "sqlite:inkundla.db"
    )]
    database: String,
}

/// Where the server listens.
#[derive(clap::Args, Clone)]
struct Listen {
    /// Address and port; port 0 takes a free one
    #[arg(
        long,
        value_name = "ADDRESS",
        env = "INKUNDLA_LISTEN",
        default_value = "127.0.0.1:8080"
    )]
    listen: SocketAddr,
}

#[derive(Subcommand)]
enum Command {
    /// Start the server
    Serve {
        #[command(flatten)]
        listen: Listen,
        #[command(flatten)]
        database: Database,
    },
    /// Make a demo event in a database of its own, and start the server on it
    ///
    /// The event has 24 invented children, two rounds played and the third
    /// running. Its pass-phrase is known to everybody: keep nothing real in its
    /// database. A second start goes on with the same event.
    Demo {
        /// Address and port; port 0 takes a free one
        #[arg(
            long,
            value_name = "ADDRESS",
            env = "INKUNDLA_LISTEN",
            default_value = "0.0.0.0:8080"
        )]
        listen: SocketAddr,
        /// sqlite:PATH (made if it is not there) or postgres://USER@HOST/NAME
        #[arg(long, value_name = "URL", default_value = "sqlite:inkundla-demo.db")]
        database: String,
    },
    /// Enter players from a list
    ///
    /// Rows that can be entered are; everything else is said on standard error,
    /// row by row, and the exit status is 1. What a list may look like is
    /// described in docs/CSV.md.
    Import(import::Import),
    /// Write standings or players to a file
    Export {
        #[command(subcommand)]
        what: export::What,
    },
    /// Bring the tables of a database up to date
    Migrate {
        #[command(flatten)]
        database: Database,
    },
    /// Pair the next round of a tournament report file (TRF) by the Swiss system
    ///
    /// Writes the number of pairs, then a pair per line, who moves first in
    /// front; 0 stands for the bye. Exit status: 0 paired, 1 no legal pairing or
    /// nowhere to write, 2 unreadable.
    Pair {
        /// The report file
        #[arg(value_name = "FILE.trf")]
        file: PathBuf,
        /// Where the pairs go, instead of to the terminal
        #[arg(short, long, value_name = "OUT")]
        output: Option<PathBuf>,
    },
    /// Pair all rounds of a tournament report file (TRF) anew and list the differences
    ///
    /// Exit status: 0 no differences, 1 some, 2 unreadable.
    Check {
        /// The report file
        #[arg(value_name = "FILE.trf")]
        file: PathBuf,
    },
    /// Make accounts and give them new pass-phrases
    User {
        #[command(subcommand)]
        what: user::What,
    },
}

/// Does what was called for.
pub fn run() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(told) => {
            // --help and --version come this way too: they are no mistakes.
            let _unwritable_means_nobody_reads = told.print();
            return if told.use_stderr() {
                ExitCode::from(2)
            } else {
                ExitCode::SUCCESS
            };
        }
    };
    match carry_out(cli.command) {
        Ok(status) => status,
        Err(error) => {
            let causes: Vec<String> = error.chain().map(ToString::to_string).collect();
            eprintln!("inkundla: {}", causes.join(": "));
            ExitCode::FAILURE
        }
    }
}

/// Files of reports have their own exit status.
fn carry_out(command: Command) -> anyhow::Result<ExitCode> {
    let done = match command {
        Command::Pair { file, output } => return Ok(report::pair(&file, output.as_deref())),
        Command::Check { file } => return Ok(report::check(&file)),
        Command::Serve { listen, database } => serve::run(listen.listen, &database.database),
        Command::Demo { listen, database } => demo::run(listen, &database),
        Command::Import(import) => import::run(&import),
        Command::Export { what } => export::run(what),
        Command::Migrate { database } => {
            crate::store::Store::open(&database.database)?;
            println!(
                "The tables of {} are up to date.",
                without_password(&database.database)
            );
            Ok(())
        }
        Command::User { what } => user::run(what),
    };
    done.map(|()| ExitCode::SUCCESS)
}

/// A database's address as it may be printed.
fn without_password(url: &str) -> String {
    match (url.find("://"), url.rfind('@')) {
        (Some(scheme), Some(at)) if scheme < at => {
            let user = url[scheme + 3..at].split(':').next().unwrap_or_default();
            format!("{}{user}{}", &url[..scheme + 3], &url[at..])
        }
        _ => url.to_owned(),
    }
}
