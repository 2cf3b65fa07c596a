//! Official records on the command line: export, import, verification.

use super::database::{self, Database};
use super::progress_line::Progress;
use super::usage_error::{USAGE_ERROR, UsageError};
use super::{event_arguments, input_file, kept_heads, output};
use crate::desk::record_files::{Taken, Which};
use crate::desk::{Desk, Fault};
use crate::formats::Names;
use crate::formats::record::{
    self, MOST_BYTES, ParsedRecords, RecordFault, RecordNote, Records, Statement,
};
use crate::system_time;
use crate::tournament::{BoardNo, RoundNo};
use anyhow::{Context, bail};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Arguments of `export records`.
#[derive(clap::Args)]
pub(super) struct Export {
    /// The event's key (the part of its address after /e/) or its exact name
    event: Option<String>,
    /// Only of this round
    #[arg(long, value_name = "ROUND", value_parser = clap::value_parser!(u16).range(1..))]
    round: Option<u16>,
    /// Only the game on this board
    #[arg(long, value_name = "BOARD", requires = "round", value_parser = clap::value_parser!(u16).range(1..))]
    board: Option<u16>,
    /// With the players' full names instead of the public short names
    #[arg(long)]
    full_names: bool,
    /// As JSON
    #[arg(long)]
    json: bool,
    /// Write to this file instead of standard output; an existing file is replaced
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    #[command(flatten)]
    database: Database,
}

/// Arguments of `import records`.
#[derive(clap::Args)]
pub(super) struct Import {
    /// The file; - reads standard input
    file: PathBuf,
    /// The event's key or exact name [default: the event named in the file]
    #[arg(long)]
    event: Option<String>,
    #[command(flatten)]
    database: Database,
}

#[derive(clap::Subcommand)]
pub(super) enum RecordCommand {
    /// Verify a file of records: numbers, hashes, turns and signatures
    ///
    /// Reports every error on standard error with its line and column, and the
    /// first one on the first line of standard output. Always lists the limits of
    /// the proof.
    Verify {
        /// The file; - reads standard input
        file: PathBuf,
        /// The event's public key, from a source that you trust
        #[arg(long, value_name = "KEY")]
        key: Option<String>,
    },
}

pub(super) fn export(export: &Export) -> anyhow::Result<()> {
    let desk = database::open_existing(&export.database.database)?;
    let which = Which {
        round: export.round.map(RoundNo),
        board: export.board.map(BoardNo),
    };
    let names = if export.full_names {
        Names::Full
    } else {
        Names::Alias
    };
    let events = match &export.event {
        Some(meant) => vec![event_arguments::find(&desk, meant)?.event().clone()],
        None => desk.events_posted()?,
    };
    let mut records = Records {
        names,
        events: Vec::new(),
    };
    for event in &events {
        let of_event = match desk.records(event, which, names) {
            Err(Fault::NotFound) => bail!("event {}: {}", event.key, missing(which)),
            read => read.with_context(|| format!("event {}", event.key))?,
        };
        records.events.extend(of_event.events);
    }
    let text = if export.json {
        record::write_json(&records)
    } else {
        record::write(&records)
    };
    output::write(export.output.as_deref(), text.as_bytes())
}

/// The sentence that says which record there is not.
fn missing(which: Which) -> String {
    match (which.round, which.board) {
        (Some(RoundNo(round)), Some(BoardNo(board))) => {
            format!("there is no record of round {round}, board {board}")
        }
        (Some(RoundNo(round)), None) => format!("there is no round {round}"),
        _ => "there is no record".to_owned(),
    }
}

pub(super) fn run(what: &RecordCommand) -> ExitCode {
    let RecordCommand::Verify { file, key } = what;
    let trusted = match key.as_deref().map(trusted_key).transpose() {
        Ok(trusted) => trusted,
        Err(why) => {
            eprintln!("{}", why.line());
            return ExitCode::from(USAGE_ERROR);
        }
    };
    let reading = match input_file::read_at_most(file, MOST_BYTES) {
        Ok(bytes) => record::read(&bytes),
        Err(why) => {
            output::print_error(&why);
            return ExitCode::from(USAGE_ERROR);
        }
    };
    if let Some(status) = print_faults(file, &reading) {
        return status;
    }
    if let Some(other) = trusted.and_then(|trusted| other_key(&reading, trusted)) {
        println!("{}: {other}", file.display());
        return ExitCode::FAILURE;
    }
    for seal in reading.records.events.iter().flat_map(|event| &event.seals) {
        let statement = Statement::parse(&seal.statement);
        let round = statement.map_or(String::new(), |statement| {
            format!("event {}, round {}", statement.event, statement.round)
        });
        println!("{round}: signed, check number {}", seal.check_number());
    }
    for (note, times) in counted(&reading.notes) {
        match times {
            1 => println!("not proved: {note}"),
            times => println!("not proved: {note} ({times} events)"),
        }
    }
    println!("{}: {}", file.display(), summary(&reading.records));
    ExitCode::SUCCESS
}

/// Prints the faults in a file, and returns the exit status if there are any.
fn print_faults(file: &Path, records: &ParsedRecords) -> Option<ExitCode> {
    let first = records.faults.first()?;
    let is_unreadable = |fault: &RecordFault| fault.what.is_unreadable();
    // A file that cannot be read has no result.
    if !records.faults.iter().any(is_unreadable) {
        println!("{}: {first}", file.display());
    }
    for fault in &records.faults {
        eprintln!("{}: {fault}", file.display());
    }
    if records.faults.more() > 0 {
        eprintln!("{}: and {} more", file.display(), records.faults.more());
    }
    Some(if records.faults.iter().any(is_unreadable) {
        ExitCode::from(USAGE_ERROR)
    } else {
        ExitCode::FAILURE
    })
}

/// Parses the key that the user trusts.
fn trusted_key(key: &str) -> Result<[u8; 32], UsageError> {
    let mut trusted = [0; 32];
    match crate::referee::unhex(key.trim(), &mut trusted) {
        Ok(()) => Ok(trusted),
        Err(_) => Err(UsageError::argument(
            "--key: the key is no key: it has 64 digits, 0-9 and a-f",
        )),
    }
}

/// The error if something is signed with another key than the trusted one, or nothing is signed.
fn other_key(records: &ParsedRecords, trusted: [u8; 32]) -> Option<String> {
    let seals = records.records.events.iter().flat_map(|event| &event.seals);
    let mut seals = seals.peekable();
    if seals.peek().is_none() {
        return Some("nothing in the file is signed".to_owned());
    }
    let is_other = seals.any(|seal| seal.public_key != trusted);
    is_other.then(|| "a round is signed with another key".to_owned())
}

/// The notes in their order, equal ones once with their number.
fn counted(notes: &[RecordNote]) -> Vec<(&RecordNote, usize)> {
    let mut counted: Vec<(&RecordNote, usize)> = Vec::new();
    for note in notes {
        match counted.iter_mut().find(|(known, _)| *known == note) {
            Some((_, times)) => *times += 1,
            None => counted.push((note, 1)),
        }
    }
    counted
}

fn summary(records: &Records) -> String {
    let games = records.events.iter().flat_map(|event| &event.games);
    let (games, entries) = games.fold((0, 0), |(games, entries), game| {
        (games + 1, entries + game.entries.len())
    });
    let seals: usize = records.events.iter().map(|event| event.seals.len()).sum();
    let holds = match seals {
        0 => "it holds together, and nothing is signed",
        _ => "everything holds",
    };
    format!("{games} games with {entries} entries and {seals} signatures: {holds}")
}

pub(super) fn import(import: &Import) -> anyhow::Result<ExitCode> {
    let bytes = match input_file::read_at_most(&import.file, MOST_BYTES) {
        Ok(bytes) => bytes,
        Err(why) => {
            output::print_error(&why);
            return Ok(ExitCode::from(USAGE_ERROR));
        }
    };
    let reading = record::read(&bytes);
    if let Some(status) = print_faults(&import.file, &reading) {
        return Ok(status);
    }
    let [file] = reading.records.events.as_slice() else {
        bail!(
            "the file has the records of {} events; export and import them one by one",
            reading.records.events.len()
        );
    };
    let desk = database::open_existing(&import.database.database)?;
    let meant = import.event.as_deref().unwrap_or(&file.key);
    let organiser = event_arguments::find(&desk, meant)?;
    match desk.import_records(&organiser, file, system_time::now())? {
        Ok(Taken {
            games,
            entries,
            known,
        }) => {
            let event = organiser.event();
            println!(
                "Taken over in {} ({}): {games} games, {entries} entries. Here already: {known} games.",
                event.name, event.key
            );
            Ok(ExitCode::SUCCESS)
        }
        Err(obstacles) => {
            for obstacle in &obstacles {
                eprintln!("{obstacle}");
            }
            bail!("nothing was imported")
        }
    }
}

/// `inkundla rebuild`
pub(super) fn rebuild(database: &str) -> anyhow::Result<ExitCode> {
    let desk = database::open_existing(database)?;
    let before = desk.check()?;
    if let Some(fault) = before.findings.iter().find(|found| found.what.is_of_log()) {
        bail!("the log itself was altered, so nothing was changed: {fault}");
    }
    let rebuilt = desk.rebuild()?;
    println!(
        "{} rows are as the log has them again, {} rows were deleted.",
        rebuilt.put, rebuilt.removed
    );
    drop(desk);
    Ok(check(database, &[]))
}

/// `inkundla check --database`
pub(super) fn check(database: &str, heads: &[PathBuf]) -> ExitCode {
    let witness = match kept_heads::read(heads) {
        Ok(witness) => witness,
        Err(why) => {
            output::print_error(&why);
            return ExitCode::from(USAGE_ERROR);
        }
    };
    let desk = database::open_to_read(database);
    let mut progress = Progress::begin();
    let mut watch = |what: &str, done, of| progress.at(what, done, of);
    let checked = desk.and_then(|desk: Desk| Ok(desk.check_with_progress(&witness, &mut watch)?));
    drop(progress);
    match checked {
        Ok(checked) => {
            for finding in &checked.findings {
                println!("{finding}");
            }
            for elsewhere in &checked.elsewhere {
                println!("note: {elsewhere}");
            }
            println!(
                "{} games with {} entries, {} signatures under rounds, {} lines of logs and {} signed heads looked \
                 at; wrong: {}.",
                checked.games,
                checked.entries,
                checked.seals,
                checked.lines,
                checked.heads,
                checked.findings.len()
            );
            if checked.findings.is_empty() {
                ExitCode::SUCCESS
            } else {
                ExitCode::FAILURE
            }
        }
        Err(why) => {
            output::print_error(&why);
            ExitCode::from(USAGE_ERROR)
        }
    }
}
