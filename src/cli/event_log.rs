//! `inkundla log`: the log of an event, its signed heads, and proofs about its lines.

use super::database::{self, Database};
use super::{event_arguments, input_file, output};
use crate::desk::Desk;
use crate::desk::event_log::{Continuation, IncludedLine};
use crate::desk::events::Event;
use crate::formats::log_json::{self, ProvenLog};
use crate::referee::Hash;
use anyhow::{Context, bail};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The largest file of a proof: a hash for each halving of the largest log.
const MOST_BYTES: usize = 64 * 1024;
/// Lines in one read.
const LINES: u32 = 500;

#[derive(clap::Subcommand)]
pub(super) enum LogCommand {
    /// Print the last signed head, as a text to keep
    ///
    /// `inkundla check --head FILE` compares it with a database later.
    Head {
        #[command(flatten)]
        event: EventArguments,
    },
    /// Print the lines of the log, each as JSON
    Lines {
        #[command(flatten)]
        event: EventArguments,
        /// Only lines after this one
        #[arg(long, value_name = "NUMBER", default_value_t = 0)]
        after: u64,
    },
    /// Print the proof that a line is in the log, or that the log continues an earlier one, as JSON
    Proof {
        #[command(flatten)]
        event: EventArguments,
        /// The number of the line
        #[arg(long, value_name = "NUMBER", required_unless_present = "since")]
        line: Option<u64>,
        /// The earlier number of lines
        #[arg(long, value_name = "NUMBER", conflicts_with = "line")]
        since: Option<u64>,
    },
    /// Verify a proof, without any database
    Verify {
        /// The file; - reads standard input
        file: PathBuf,
        /// The event's public key, from a source that you trust
        #[arg(long, value_name = "KEY")]
        key: Option<String>,
    },
}

#[derive(clap::Args)]
pub(super) struct EventArguments {
    /// The event's key (the part of its address after /e/) or its exact name
    event: String,
    #[command(flatten)]
    database: Database,
}

impl EventArguments {
    fn open(&self) -> anyhow::Result<(Desk, Event)> {
        let desk = database::open_to_read(&self.database.database)?;
        let event = event_arguments::find(&desk, &self.event)?.event().clone();
        Ok((desk, event))
    }
}

pub(super) fn run(what: &LogCommand) -> anyhow::Result<ExitCode> {
    match what {
        LogCommand::Head { event } => {
            let (desk, event) = event.open()?;
            let head = desk.log_head(&event)?;
            let head =
                head.context("no head of this log has been signed; a running server signs it")?;
            output::print(&head.note())?;
        }
        LogCommand::Lines { event, after } => print_lines(event, *after)?,
        LogCommand::Proof { event, line, since } => {
            let (desk, event) = event.open()?;
            let unsigned = "the last signed head has fewer lines";
            let proof = match (line, since) {
                (Some(line), _) => {
                    let included = desk.included_line(&event, *line).context(unsigned)?;
                    let IncludedLine { line, proof, head } = included;
                    log_json::line(line.number, line.leaf, &proof, &head.fields())
                }
                (None, Some(since)) => {
                    let continuation = desk.continuation(&event, *since).context(unsigned)?;
                    let Continuation {
                        size,
                        root,
                        proof,
                        head,
                    } = continuation;
                    log_json::since((size, root), &proof, &head.fields())
                }
                (None, None) => bail!("--line or --since is missing"),
            };
            output::print(&proof)?;
        }
        LogCommand::Verify { file, key } => return verify(file, key.as_deref()),
    }
    Ok(ExitCode::SUCCESS)
}

fn print_lines(event: &EventArguments, after: u64) -> anyhow::Result<()> {
    let ((desk, event), mut after) = (event.open()?, after);
    loop {
        let lines = desk.log_lines(&event, after, LINES)?;
        let Some(last) = lines.last() else {
            return Ok(());
        };
        after = last.number;
        for line in &lines {
            output::print(&format!("{}\n", line.text))?;
        }
    }
}

fn verify(file: &Path, key: Option<&str>) -> anyhow::Result<ExitCode> {
    let trusted = key.map(|key| key.parse::<Hash>().map(|Hash(key)| key));
    let trusted = trusted
        .transpose()
        .context("a key has 64 hexadecimal digits")?;
    let bytes = input_file::read_at_most(file, MOST_BYTES)?;
    let text = String::from_utf8_lossy(&bytes);
    match log_json::verify(&text, trusted) {
        Ok(ProvenLog {
            checkpoint,
            line,
            since,
        }) => {
            let what = match (line, since) {
                (Some(line), _) => format!("line {line} is in the log"),
                (None, Some((size, _))) => format!("the log continues its first {size} lines"),
                (None, None) => "the head is signed".to_owned(),
            };
            output::print(&format!(
                "{}, {} lines: {what}.\n",
                checkpoint.origin, checkpoint.size
            ))?;
            Ok(ExitCode::SUCCESS)
        }
        Err(why) => {
            output::print_error(&anyhow::anyhow!("{}: {why}", file.display()));
            Ok(ExitCode::FAILURE)
        }
    }
}
