//! `inkundla import`: players from a list, records, and whole events.

use super::database::{self, Database};
use super::usage_error::UsageError;
use super::{event_arguments, import_event, input_file, records};
use crate::desk::Fault;
use crate::desk::entrants::CorrectedList;
use crate::desk::rights::{Right, Unlimited};
use crate::desk::sections::{NewSectionList, NewSections};
use crate::formats::ImportFault;
use crate::formats::entrants_csv::{
    DetectedOrder, Encoding, EncodingDoubt, Layout, MOST_BYTES, ParsedList, ParsedRow, Question,
    ReadOptions, ReadSheet, RowState,
};
use crate::i18n::{Language, Localizer};
use crate::system_time;
use crate::tournament::{Entrant, NameOrder};
use anyhow::{bail, ensure};
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
    /// The list: XLSX, ODS, CSV or one name per line; - reads standard input
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
    /// The encoding of a file of an older program: utf-8, windows-1252, macintosh, ibm850, ibm437,
    /// utf-16le or utf-16be
    #[arg(long, value_parser = parse_encoding)]
    encoding: Option<Encoding>,
    /// The sheet with the list, if several sheets of the workbook may have it
    #[arg(long, value_name = "NAME")]
    sheet: Option<String>,
    /// Add the sections that the list names and the event does not have
    #[arg(long, conflicts_with = "leave_out_sections")]
    add_sections: bool,
    /// Enter players of such sections without a section
    #[arg(long)]
    leave_out_sections: bool,
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
    Records(records::Import),
    #[command(flatten)]
    Whole(import_event::ImportFile),
}

/// Imports, and returns the exit status.
pub(super) fn run(import: &Import) -> anyhow::Result<ExitCode> {
    match (&import.other, &import.event, &import.file) {
        (Some(Other::Records(records)), ..) => records::import(records),
        (Some(Other::Whole(whole)), ..) => import_event::run(whole),
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
        encoding: import.encoding,
        sheet: import.sheet.clone(),
        ..ReadOptions::default()
    };
    let mut reading = match desk.preview(&organiser, &bytes, manner) {
        Err(Fault::Import(fault)) => bail!("{fault}"),
        reading => reading?,
    };
    if let Some(doubt) = &reading.doubt {
        bail!("{}", doubtful(doubt));
    }
    if let (Some(sheet), None) = (&reading.sheet, &import.sheet) {
        ensure!(!sheet.is_doubtful(), "{}", doubtful_sheet(sheet));
    }
    let new_sections = new_sections(import, &desk.new_sections(&organiser, &reading.rows)?)?;
    if new_sections == NewSections::Add {
        let rows: Vec<_> = reading.rows.iter().map(|row| row.typed.clone()).collect();
        reading.rows = desk.check_rows(&organiser, &rows, new_sections)?;
    }
    let ready = reading.ready().count();
    if let (Some(asked), None) = (&reading.order, order(import)) {
        if reading.layout == Layout::FamilyThenGiven {
            bail!("{}", unclear_order(asked));
        }
        report_order(asked);
    }
    report(&t, &reading, &desk.entrants(&organiser)?);
    if !import.dry_run && ready > 0 {
        let list = CorrectedList {
            rows: reading.ready().map(|row| row.typed.clone()).collect(),
            new_sections,
            ..CorrectedList::default()
        };
        desk.enter_list(&organiser, list, system_time::now())?;
    }
    conclude(&organiser, import.dry_run, ready, &reading)?;
    Ok(ExitCode::SUCCESS)
}

/// The treatment of sections that the event does not have.
fn new_sections(import: &Import, new: &NewSectionList) -> anyhow::Result<NewSections> {
    let names = new.sections.iter();
    let names: Vec<String> = names.map(|one| format!("\"{}\"", one.name)).collect();
    let names = names.join(", ");
    match (import.add_sections, import.leave_out_sections) {
        (true, _) => {
            ensure!(
                names.is_empty() || new.may_be_added,
                "The event takes no new sections: {names}. It has rounds, is a section itself, or has too many. Import \
                 the list with --leave-out-sections."
            );
            Ok(NewSections::Add)
        }
        (false, true) => Ok(NewSections::LeaveOut),
        (false, false) => {
            ensure!(
                names.is_empty(),
                "The event has no sections of these names: {names}. Import the list with --add-sections to add them, or \
                 with --leave-out-sections to enter the players without a section."
            );
            Ok(NewSections::Refuse)
        }
    }
}

fn parse_encoding(code: &str) -> Result<Encoding, String> {
    let known = || Encoding::ALL.map(Encoding::code).join(", ");
    Encoding::from_code(code).ok_or_else(|| format!("say one of {}", known()))
}

/// Why the letters are uncertain, and what to write.
fn doubtful(doubt: &EncodingDoubt) -> String {
    let readings = doubt.readings.iter();
    let readings =
        readings.map(|(one, words)| format!("--encoding {} ({})", one.code(), words.join(", ")));
    let readings: Vec<String> = readings.collect();
    format!(
        "The file has letters of an older program, and it does not say of which. Import it with the one that reads \
         the names right: {}.",
        readings.join(", or ")
    )
}

/// The sheets that may be the list, and what to write.
fn doubtful_sheet(sheet: &ReadSheet) -> String {
    let names = sheet
        .lists
        .iter()
        .map(|one| format!("--sheet \"{}\"", one.name));
    let names: Vec<String> = names.collect();
    format!(
        "Several sheets of the workbook may be the list. Import it with {}.",
        names.join(", or ")
    )
}

/// The order of names from the arguments.
fn order(import: &Import) -> Option<NameOrder> {
    match (import.family_first, import.given_first) {
        (true, _) => Some(NameOrder::FamilyFirst),
        (false, true) => Some(NameOrder::GivenFirst),
        (false, false) => None,
    }
}

/// Two columns without headings may be names in either order.
fn unclear_order(asked: &DetectedOrder) -> String {
    let examples = asked.examples(asked.order);
    let seen = examples.first().map(|(written, alias)| {
        format!(" With the family name first everybody would see \"{alias}\" of \"{written}\".")
    });
    format!(
        "The list has two columns of names without headings.{} Import it with --family-first or --given-first.",
        seen.unwrap_or_default()
    )
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
fn report(t: &Localizer, list: &ParsedList, entrants: &[Entrant]) {
    if let Some((sheet, read)) = list
        .sheet
        .as_ref()
        .and_then(|read| Some((read.sheet()?, read)))
    {
        eprintln!("Sheet: {}.", sheet.name);
        if !read.left_out.is_empty() {
            eprintln!("Ignored sheets: {}.", read.left_out.join(", "));
        }
        if !sheet.hidden_rows.is_empty() {
            let rows: Vec<String> = sheet.hidden_rows.iter().map(u32::to_string).collect();
            eprintln!("Ignored rows, hidden in the workbook: {}.", rows.join(", "));
        }
    }
    if !list.titles.is_empty() {
        eprintln!("Lines that are no players: {}.", list.titles.join("; "));
    }
    if let Some(words) = &list.old_words {
        eprintln!(
            "Letters of an older program ({}): check {}.",
            list.encoding.code(),
            words.join(", ")
        );
    }
    if !list.ignored.is_empty() {
        eprintln!("Ignored columns: {}.", list.ignored.join(", "));
    }
    for sighting in &list.rows {
        match &sighting.state {
            RowState::Ready => {}
            RowState::Error(faults) => faults.iter().for_each(|fault| complain(t, fault)),
            RowState::Question(question) => {
                eprintln!("{}", open_question(sighting, *question, entrants));
            }
        }
    }
}

fn complain(t: &Localizer, fault: &ImportFault) {
    eprintln!("{}", t.localize(fault));
}

/// Why a row was not entered, and what to write.
fn open_question(sighting: &ParsedRow, question: Question, entrants: &[Entrant]) -> String {
    let (row, written) = (sighting.row, &sighting.written);
    let may_be = |whom: String| {
        format!(
            "Row {row}: {written} may be {whom}. Not entered; if it is another child, write the school."
        )
    };
    match question {
        Question::SameAsRow(other) => may_be(format!("the child in row {other}")),
        Question::SameAsEntrant(id) => {
            let found = entrants.iter().find(|one| one.id == id);
            let number = found.map_or(0, |one| one.number);
            may_be(format!("player {number}, who is entered already"))
        }
        Question::NoGivenName => format!(
            "Row {row}: {written} has no given name, and everybody would see the family name. Not entered; write the \
             given name, or the only name in the column of given names."
        ),
        Question::WhichIsFamily => format!(
            "Row {row}: which word of {written} is the family name? Not entered; write it before a comma, or in a \
             column of its own."
        ),
    }
}

fn conclude(
    organiser: &Right<Unlimited>,
    is_dry: bool,
    ready: usize,
    list: &ParsedList,
) -> anyhow::Result<()> {
    let event = organiser.event();
    let said = if is_dry {
        "Would be entered"
    } else {
        "Entered"
    };
    println!("{said} in {} ({}): {ready}.", event.name, event.key);
    match list.rows.len() - ready {
        0 => Ok(()),
        1 => bail!("1 row was not imported; correct it and import it alone"),
        rows => bail!("{rows} rows were not imported; correct them and import them alone"),
    }
}
