//! `inkundla import`: players from a list, records, and whole events.

use super::usage_error::UsageError;
use super::{Database, database, event_arguments, import_event, input_file, records};
use crate::desk::Fault;
use crate::desk::entrants::NewPlayer;
use crate::desk::rights::{Right, Unlimited};
use crate::formats::ImportFault;
use crate::formats::entrants_csv::{
    DetectedOrder, MOST_BYTES, ParsedList, Question, ReadOptions, RowState,
};
use crate::i18n::{Language, Localizer};
use crate::tournament::{Entrant, EntrantId, NameOrder};
use crate::web::system_time;
use anyhow::bail;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Arguments of `import`.
#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub(super) struct Import {
    #[command(subcommand)]
    other: Option<Other>,
    /// The event's key (the part of its address after /e/) or its exact name
    #[arg(required = true)]
    event: Option<String>,
    /// The list, CSV or one name per line; - reads standard input
    #[arg(required = true)]
    file: Option<PathBuf>,
    /// Only print what would be imported
    #[arg(long)]
    dry_run: bool,
    /// Family names come first in cells with whole names
    #[arg(long, conflicts_with = "given_first")]
    family_first: bool,
    /// Given names come first in cells with whole names
    #[arg(long)]
    given_first: bool,
    #[command(flatten)]
    database: Database,
}

/// The other kinds of import.
#[derive(clap::Subcommand)]
enum Other {
    /// Import official records of games, verified and replayed
    ///
    /// The event must have the same rounds and boards, the rounds must be posted,
    /// and the boards must have no other record. All records are imported or none.
    /// Exit status: 0 imported, 1 altered or in conflict, 2 the file cannot be read.
    Records(records::Import),
    #[command(flatten)]
    Whole(import_event::ImportFile),
}

/// Imports, and returns the exit status.
pub(super) fn run(import: &Import) -> anyhow::Result<ExitCode> {
    match (&import.other, &import.event, &import.file) {
        (Some(Other::Records(records)), ..) => records::import(records),
        (Some(Other::Whole(whole)), ..) => import_event::run(whole).map(|()| ExitCode::SUCCESS),
        (None, Some(event), Some(file)) => players(import, event, file),
        _ => Err(UsageError::argument("say which event, and which list").into()),
    }
}

fn players(import: &Import, meant: &str, file: &Path) -> anyhow::Result<ExitCode> {
    let bytes = input_file::read_at_most(file, MOST_BYTES)?;
    let desk = database::open_existing(&import.database.database)?;
    let organiser = event_arguments::find(&desk, meant)?;
    let t = Localizer::of(Language::English)?;
    let manner = ReadOptions {
        order: order(import),
        ..ReadOptions::default()
    };
    let reading = match desk.preview(&organiser, &bytes, manner) {
        Err(Fault::Import(fault)) => bail!("{}", t.localize(&fault)),
        reading => reading?,
    };
    let children: Vec<NewPlayer> = reading.ready().filter_map(NewPlayer::of_row).collect();
    let ready = children.len();
    if let (Some(asked), None) = (&reading.order, order(import)) {
        report_order(asked);
    }
    report(&t, &reading, &desk.entrants(&organiser)?);
    if !import.dry_run && ready > 0 {
        desk.enter(&organiser, children, system_time::now())?;
    }
    conclude(&organiser, import.dry_run, ready, &reading)?;
    Ok(ExitCode::SUCCESS)
}

/// The order of names from the arguments.
fn order(import: &Import) -> Option<NameOrder> {
    match (import.family_first, import.given_first) {
        (true, _) => Some(NameOrder::FamilyFirst),
        (false, true) => Some(NameOrder::GivenFirst),
        (false, false) => None,
    }
}

/// Prints in which order names were read, if no argument said so.
fn report_order(asked: &DetectedOrder) {
    let (now, other) = match asked.order {
        NameOrder::GivenFirst => ("given", "--family-first"),
        NameOrder::FamilyFirst => ("family", "--given-first"),
    };
    if let Some((written, alias)) = asked.examples(asked.order).first() {
        eprintln!(
            "Names are read with the {now} name first: everybody sees \"{alias}\" of \"{written}\". \
             If that is wrong, import with {other}."
        );
    }
}

/// Prints on standard error what was not imported.
fn report(t: &Localizer, reading: &ParsedList, entered: &[Entrant]) {
    if !reading.ignored.is_empty() {
        eprintln!(
            "Columns that are not taken over: {}.",
            reading.ignored.join(", ")
        );
    }
    for sighting in &reading.rows {
        match &sighting.state {
            RowState::Ready => {}
            RowState::Error(faults) => faults.iter().for_each(|fault| complain(t, fault)),
            RowState::Question(question) => eprintln!(
                "Row {}: {} may be {}. Not entered; if it is another child, write the school.",
                sighting.row,
                sighting.written,
                same(*question, entered)
            ),
        }
    }
}

fn complain(t: &Localizer, fault: &ImportFault) {
    eprintln!("{}", t.localize(fault));
}

fn same(question: Question, entered: &[Entrant]) -> String {
    let number = |id: EntrantId| {
        entered
            .iter()
            .find(|one| one.id == id)
            .map(|one| one.number)
    };
    match question {
        Question::SameAsRow(row) => format!("the child in row {row}"),
        Question::SameAsEntrant(id) => {
            format!(
                "player {}, who is entered already",
                number(id).unwrap_or_default()
            )
        }
    }
}

fn conclude(
    organiser: &Right<Unlimited>,
    is_dry: bool,
    ready: usize,
    reading: &ParsedList,
) -> anyhow::Result<()> {
    let event = organiser.event();
    let said = if is_dry {
        "Would be entered"
    } else {
        "Entered"
    };
    println!("{said} in {} ({}): {ready}.", event.name, event.key);
    match reading.rows.len() - ready {
        0 => Ok(()),
        1 => bail!("1 row was not taken over; put it right and import it alone"),
        rows => bail!("{rows} rows were not taken over; put them right and import them alone"),
    }
}
