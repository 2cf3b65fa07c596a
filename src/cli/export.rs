//! `inkundla export`: writes the data of an event to files.

use super::{Database, database, event, generate, output, records};
use crate::desk::Desk;
use crate::desk::rights::{Right, Unlimited};
use crate::formats::trf::write;
use crate::formats::{Names, for_excel, teams_csv, tournament_json};
use crate::tournament::standings::Category;
use crate::tournament::{Gender, Grade, RoundNo};
use anyhow::Context;
use clap::Subcommand;
use std::path::PathBuf;

#[derive(Subcommand)]
pub(super) enum ExportCommand {
    /// Who stands where, with every tie-break
    ///
    /// The bytes are those of the page /e/EVENT/standings.csv. The columns are
    /// described in docs/CSV.md.
    Standings {
        /// The event's key (the part of its address after /e/) or its exact name
        event: String,
        /// Write short names only, as everybody may see them
        #[arg(long)]
        alias: bool,
        /// After this round instead of now
        #[arg(long, value_name = "ROUND", value_parser = clap::value_parser!(u16).range(1..))]
        after: Option<u16>,
        #[command(flatten)]
        category: Of,
        #[command(flatten)]
        file: File,
        #[command(flatten)]
        database: Database,
    },
    /// Who stands where among the teams, with every tie-break
    ///
    /// The bytes are those of the page /e/EVENT/teams.csv. The columns are described in
    /// docs/CSV.md.
    Teams {
        /// The event's key (the part of its address after /e/) or its exact name
        event: String,
        /// After this round instead of now
        #[arg(long, value_name = "ROUND", value_parser = clap::value_parser!(u16).range(1..))]
        after: Option<u16>,
        #[command(flatten)]
        file: File,
        #[command(flatten)]
        database: Database,
    },
    /// The matches of the teams, board by board, as `import results` reads them
    Matches {
        /// The event's key (the part of its address after /e/) or its exact name
        event: String,
        /// Write short names only, as everybody may see them
        #[arg(long)]
        alias: bool,
        #[command(flatten)]
        file: File,
        #[command(flatten)]
        database: Database,
    },
    /// The official records of games, with their hashes and what the event signed
    ///
    /// Both forms are described in docs/RECORD.md. Without an event, those of all
    /// events in the database.
    Records(records::Export),
    /// A tournament report file (TRF) with full names, for other programs
    Trf {
        /// The event's key (the part of its address after /e/) or its exact name
        event: String,
        #[command(flatten)]
        form: generate::Form,
        #[command(flatten)]
        output: OutputArgs,
        #[command(flatten)]
        database: Database,
    },
    /// Pairings and results of all rounds, as `import results` reads them
    Pairings {
        /// The event's key (the part of its address after /e/) or its exact name
        event: String,
        /// Write short names only, as everybody may see them
        #[arg(long)]
        alias: bool,
        /// Only this round
        #[arg(long, value_name = "ROUND", value_parser = clap::value_parser!(u16).range(1..))]
        round: Option<u16>,
        #[command(flatten)]
        file: File,
        #[command(flatten)]
        database: Database,
    },
    /// Everything about the event as JSON, as `import tournament` reads it
    Tournament {
        /// The event's key (the part of its address after /e/) or its exact name
        event: String,
        #[command(flatten)]
        output: OutputArgs,
        #[command(flatten)]
        database: Database,
    },
    /// The players with their full names, as `import` reads them
    Players {
        /// The event's key (the part of its address after /e/) or its exact name
        event: String,
        #[command(flatten)]
        file: File,
        #[command(flatten)]
        database: Database,
    },
}

/// The players to include; ranks are among them.
#[derive(clap::Args)]
pub(super) struct Of {
    /// Only this school, written just as it is there
    #[arg(long, value_name = "SCHOOL")]
    school: Option<String>,
    /// Only this grade, R or 1 to 12
    #[arg(long, value_name = "GRADE", value_parser = grade)]
    grade: Option<Grade>,
    /// Only girls (f) or boys (m)
    #[arg(long, value_name = "f|m", value_parser = ["f", "m"])]
    gender: Option<String>,
    /// Only who is born in this year or later
    #[arg(long, value_name = "YEAR")]
    born_from: Option<u16>,
}

fn grade(code: &str) -> Result<Grade, &'static str> {
    Grade::from_code(code).ok_or("grades are RR, R and 1 to 12")
}

impl Of {
    fn category(&self) -> Category {
        Category {
            school: self.school.clone(),
            grade: self.grade,
            gender: self.gender.as_deref().and_then(Gender::parse),
            born_from: self.born_from,
        }
    }
}

/// The form and destination of a CSV file.
#[derive(clap::Args)]
pub(super) struct File {
    /// As CSV; it is the only form so far, and need not be said
    #[arg(long)]
    csv: bool,
    /// With tabs in UTF-16, as Excel opens it in columns in every country
    #[arg(long, alias = "bom")]
    excel: bool,
    #[command(flatten)]
    output: OutputArgs,
}

/// The destination of a file.
#[derive(clap::Args)]
pub(super) struct OutputArgs {
    /// Write to this file instead of standard output; one that is there is replaced
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

impl File {
    fn write(&self, text: &str) -> anyhow::Result<()> {
        if self.excel {
            self.output.write(&for_excel(text, '.'))
        } else {
            self.output.write(text.as_bytes())
        }
    }
}

impl OutputArgs {
    fn write(&self, bytes: &[u8]) -> anyhow::Result<()> {
        match &self.output {
            Some(path) => std::fs::write(path, bytes)
                .with_context(|| format!("{} could not be written", path.display())),
            None => output::print_bytes(bytes),
        }
    }
}

/// Opens the database and finds the event.
fn open(event: &str, database: &Database) -> anyhow::Result<(Desk, Right<Unlimited>)> {
    let desk = database::open_existing(&database.database)?;
    let organiser = event::find(&desk, event)?;
    Ok((desk, organiser))
}

pub(super) fn run(what: ExportCommand) -> anyhow::Result<()> {
    match what {
        ExportCommand::Records(export) => records::export(&export),
        ExportCommand::Standings {
            event,
            alias,
            after,
            category,
            file,
            database,
        } => standings(&event, alias, after, &category, &file, &database),
        ExportCommand::Teams {
            event,
            after,
            file,
            database,
        } => teams(&event, after, &file, &database),
        ExportCommand::Matches {
            event,
            alias,
            file,
            database,
        } => matches(&event, alias, &file, &database),
        ExportCommand::Trf {
            event,
            form,
            output,
            database,
        } => trf(&event, form, &output, &database),
        ExportCommand::Pairings {
            event,
            alias,
            round,
            file,
            database,
        } => pairings(&event, alias, round, &file, &database),
        ExportCommand::Tournament {
            event,
            output,
            database,
        } => tournament(&event, &output, &database),
        ExportCommand::Players {
            event,
            file,
            database,
        } => {
            let (desk, organiser) = open(&event, &database)?;
            file.write(&desk.entrants_csv(&organiser)?)
        }
    }
}

/// `export standings`
fn standings(
    event: &str,
    alias: bool,
    after: Option<u16>,
    category: &Of,
    file: &File,
    database: &Database,
) -> anyhow::Result<()> {
    let (desk, organiser) = open(event, database)?;
    let names = if alias { Names::Alias } else { Names::Full };
    file.write(&desk.standings_csv(
        organiser.event(),
        after.map(RoundNo),
        &category.category(),
        names,
    )?)
}

/// `export teams`
fn teams(event: &str, after: Option<u16>, file: &File, database: &Database) -> anyhow::Result<()> {
    let (desk, organiser) = open(event, database)?;
    let tournament = desk.tournament(organiser.event())?;
    let tournament = match after {
        Some(round) => tournament.after(RoundNo(round)),
        None => tournament,
    };
    file.write(&teams_csv::standings(&tournament))
}

/// `export matches`
fn matches(event: &str, alias: bool, file: &File, database: &Database) -> anyhow::Result<()> {
    let (desk, organiser) = open(event, database)?;
    let tournament = desk.tournament(organiser.event())?;
    let names = if alias { Names::Alias } else { Names::Full };
    file.write(&teams_csv::matches(&tournament, names))
}

/// `export pairings`
fn pairings(
    event: &str,
    alias: bool,
    round: Option<u16>,
    file: &File,
    database: &Database,
) -> anyhow::Result<()> {
    let (desk, organiser) = open(event, database)?;
    let names = if alias { Names::Alias } else { Names::Full };
    file.write(&desk.pairings_csv(organiser.event(), round.map(RoundNo), names)?)
}

fn trf(
    event: &str,
    form: generate::Form,
    output: &OutputArgs,
    database: &Database,
) -> anyhow::Result<()> {
    let (desk, organiser) = open(event, database)?;
    let trf = desk.trf(organiser.event())?;
    output.write(write(&trf, form.version(), form.line_end()).as_bytes())
}

fn tournament(event: &str, output: &OutputArgs, database: &Database) -> anyhow::Result<()> {
    let (desk, organiser) = open(event, database)?;
    output.write(tournament_json::write(&desk.tournament_file(organiser.event())?).as_bytes())
}
