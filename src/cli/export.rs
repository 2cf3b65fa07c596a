//! `inkundla export`: writes the data of an event to files.

use super::database::{self, Database};
use super::{event_arguments, generate, output, records};
use crate::desk::Desk;
use crate::desk::rights::{Right, Unlimited};
use crate::desk::standings::check_closed;
use crate::formats::lists::List;
use crate::formats::trf::{ReportForm, Version};
use crate::formats::{Names, for_excel, teams_csv, tournament_json};
use crate::system_time;
use crate::tournament::standings::Category;
use crate::tournament::{EventCategory, Gender, Grade, RoundNo};
use anyhow::{Context, ensure};
use clap::Subcommand;
use std::path::PathBuf;

#[derive(Subcommand)]
pub(super) enum ExportCommand {
    /// The standings, with every tie-break
    ///
    /// The same bytes as the page /e/EVENT/standings.csv. docs/CSV.md describes the
    /// columns.
    Standings(StandingsExport),
    /// The standings of the teams, with every tie-break
    ///
    /// The same bytes as the page /e/EVENT/teams.csv. docs/CSV.md describes the
    /// columns.
    Teams(TeamsExport),
    /// The matches of the teams, board by board, as `import results` reads them
    Matches(MatchesExport),
    /// The official records of games, with their hashes and signatures
    ///
    /// docs/RECORD.md describes both formats. Without an event, the records of all
    /// events in the database.
    Records(records::Export),
    /// A tournament report file (TRF) with full names, for other programs
    Trf(TrfExport),
    /// Pairings and results of all rounds, as `import results` reads them
    Pairings(PairingsExport),
    /// Everything about the event as JSON, as `import tournament` reads it
    Tournament(TournamentExport),
    /// The players with their full names, as `import` reads them
    Players(PlayersExport),
}

#[derive(clap::Args)]
pub(super) struct StandingsExport {
    /// The event's key (the part of its address after /e/) or its exact name
    event: String,
    /// Write only short names, as on public pages
    #[arg(long)]
    alias: bool,
    /// After this round [default: now]
    #[arg(long, value_name = "ROUND", value_parser = clap::value_parser!(u16).range(1..))]
    after: Option<u16>,
    #[command(flatten)]
    category: CategoryArgs,
    #[command(flatten)]
    file: CsvArgs,
    #[command(flatten)]
    database: Database,
}

#[derive(clap::Args)]
pub(super) struct TeamsExport {
    /// The event's key (the part of its address after /e/) or its exact name
    event: String,
    /// After this round [default: now]
    #[arg(long, value_name = "ROUND", value_parser = clap::value_parser!(u16).range(1..))]
    after: Option<u16>,
    #[command(flatten)]
    file: CsvArgs,
    #[command(flatten)]
    database: Database,
}

#[derive(clap::Args)]
pub(super) struct MatchesExport {
    /// The event's key (the part of its address after /e/) or its exact name
    event: String,
    /// Write only short names, as on public pages
    #[arg(long)]
    alias: bool,
    #[command(flatten)]
    file: CsvArgs,
    #[command(flatten)]
    database: Database,
}

#[derive(clap::Args)]
pub(super) struct TrfExport {
    /// The event's key (the part of its address after /e/) or its exact name
    event: String,
    #[command(flatten)]
    form: ExportForm,
    #[command(flatten)]
    output: OutputArgs,
    #[command(flatten)]
    database: Database,
}

/// The format of the file.
#[derive(clap::Args, Clone, Copy)]
struct ExportForm {
    /// Write TRF16 with the extensions of JaVaFo [default: as the file that the event was imported from, else TRF26]
    #[arg(long, conflicts_with = "trf26")]
    trf16: bool,
    /// Write TRF26
    #[arg(long)]
    trf26: bool,
    /// The line ending [default: as in the file that the event was imported from, else cr]
    #[arg(long, value_enum)]
    line_end: Option<generate::End>,
}

impl ExportForm {
    fn report_form(self) -> ReportForm {
        let version = match (self.trf16, self.trf26) {
            (true, _) => Some(Version::Trf16),
            (false, true) => Some(Version::Trf26),
            (false, false) => None,
        };
        ReportForm {
            version,
            end: self.line_end.map(Into::into),
        }
    }
}

#[derive(clap::Args)]
pub(super) struct PairingsExport {
    /// The event's key (the part of its address after /e/) or its exact name
    event: String,
    /// Write only short names, as on public pages
    #[arg(long)]
    alias: bool,
    /// Only this round
    #[arg(long, value_name = "ROUND", value_parser = clap::value_parser!(u16).range(1..))]
    round: Option<u16>,
    #[command(flatten)]
    file: CsvArgs,
    #[command(flatten)]
    database: Database,
}

#[derive(clap::Args)]
pub(super) struct TournamentExport {
    /// The event's key (the part of its address after /e/) or its exact name
    event: String,
    #[command(flatten)]
    output: OutputArgs,
    #[command(flatten)]
    database: Database,
}

#[derive(clap::Args)]
pub(super) struct PlayersExport {
    /// The event's key (the part of its address after /e/) or its exact name
    event: String,
    #[command(flatten)]
    file: CsvArgs,
    #[command(flatten)]
    database: Database,
}

/// The players to include; ranks are among them.
#[derive(clap::Args)]
pub(super) struct CategoryArgs {
    /// Only this school, spelled exactly as in the event
    #[arg(long, value_name = "SCHOOL")]
    school: Option<String>,
    /// Only this grade, R or 1 to 12
    #[arg(long, value_name = "GRADE", value_parser = grade)]
    grade: Option<Grade>,
    /// Only girls (f) or boys (m)
    #[arg(long, value_name = "f|m", value_parser = ["f", "m"])]
    gender: Option<String>,
    /// Only players born in this year or later
    #[arg(long, value_name = "YEAR")]
    born_from: Option<u16>,
    /// Only this category of the event, by its name or its number in the settings
    #[arg(long, value_name = "CATEGORY")]
    category: Option<String>,
}

fn grade(code: &str) -> Result<Grade, &'static str> {
    Grade::from_code(code).ok_or("grades are RR, R and 1 to 12")
}

impl CategoryArgs {
    /// The category; `known` are those that the organiser chose.
    fn category(&self, known: &[EventCategory]) -> anyhow::Result<Category> {
        let chosen = self.category.as_deref().map(|asked| found(known, asked));
        Ok(Category {
            school: self.school.clone(),
            grade: self.grade,
            gender: self.gender.as_deref().and_then(Gender::parse),
            born_from: self.born_from,
            chosen: chosen.transpose()?,
        })
    }
}

/// The category of a name, or else of a number from 1.
fn found(known: &[EventCategory], asked: &str) -> anyhow::Result<EventCategory> {
    let named = known
        .iter()
        .find(|one| one.name.to_lowercase() == asked.trim().to_lowercase());
    let numbered = || known.get(asked.trim().parse::<usize>().ok()?.checked_sub(1)?);
    named.or_else(numbered).cloned().with_context(|| {
        let names: Vec<&str> = known.iter().map(|one| one.name.as_str()).collect();
        match names[..] {
            [] => format!("the event has no categories of its own, so none is “{asked}”"),
            _ => format!(
                "the event has no category “{asked}”, only: {}",
                names.join(", ")
            ),
        }
    })
}

/// The form and destination of a CSV file.
#[derive(clap::Args)]
pub(super) struct CsvArgs {
    /// As CSV, which is the default
    #[arg(long)]
    csv: bool,
    /// Tab-separated UTF-16, which Excel opens in columns in every locale
    #[arg(long)]
    excel: bool,
    #[command(flatten)]
    output: OutputArgs,
}

/// The destination of a file.
#[derive(clap::Args)]
pub(super) struct OutputArgs {
    /// Write to this file instead of standard output; an existing file is replaced
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

impl CsvArgs {
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
        output::write(self.output.as_deref(), bytes)
    }
}

/// Opens the database and finds the event.
fn open(event: &str, database: &Database) -> anyhow::Result<(Desk, Right<Unlimited>)> {
    let desk = database::open_existing(&database.database)?;
    let organiser = event_arguments::find(&desk, event)?;
    Ok((desk, organiser))
}

fn names(alias: bool) -> Names {
    if alias { Names::Alias } else { Names::Full }
}

pub(super) fn run(what: &ExportCommand) -> anyhow::Result<()> {
    match what {
        ExportCommand::Records(export) => records::export(export),
        ExportCommand::Standings(export) => standings(export),
        ExportCommand::Teams(export) => teams(export),
        ExportCommand::Matches(export) => matches(export),
        ExportCommand::Trf(export) => trf(export),
        ExportCommand::Pairings(export) => pairings(export),
        ExportCommand::Tournament(export) => tournament(export),
        ExportCommand::Players(export) => players(export),
    }
}

fn standings(export: &StandingsExport) -> anyhow::Result<()> {
    let (desk, organiser) = open(&export.event, &export.database)?;
    if let Some(school) = &export.category.school {
        let entrants = desk.entrants(&organiser)?;
        let is_known = entrants
            .iter()
            .any(|one| one.school.as_ref() == Some(school));
        ensure!(
            is_known,
            "no player of the event is of the school “{school}”"
        );
    }
    export.file.write(
        &desk.standings_csv(
            organiser.event(),
            export.after.map(RoundNo),
            &export
                .category
                .category(&organiser.event().options.categories)?,
            names(export.alias),
        )?,
    )
}

fn teams(export: &TeamsExport) -> anyhow::Result<()> {
    let (desk, organiser) = open(&export.event, &export.database)?;
    let tournament = desk.tournament(organiser.event())?;
    let after = export.after.map(RoundNo);
    check_closed(&tournament, after)?;
    let tournament = match after {
        Some(round) => tournament.after(round),
        None => tournament,
    };
    export.file.write(&List::team_standings(&tournament).csv())
}

fn matches(export: &MatchesExport) -> anyhow::Result<()> {
    let (desk, organiser) = open(&export.event, &export.database)?;
    let tournament = desk.tournament(organiser.event())?;
    let csv = teams_csv::matches(&tournament, names(export.alias));
    export.file.write(&csv)
}

fn pairings(export: &PairingsExport) -> anyhow::Result<()> {
    let (desk, organiser) = open(&export.event, &export.database)?;
    let round = export.round.map(RoundNo);
    let csv = desk.pairings_csv(organiser.event(), round, names(export.alias))?;
    export.file.write(&csv)
}

fn trf(export: &TrfExport) -> anyhow::Result<()> {
    let (desk, organiser) = open(&export.event, &export.database)?;
    let form = export.form.report_form();
    let text = desk.report(organiser.event(), form, system_time::today)?;
    export.output.write(text.as_bytes())
}

fn tournament(export: &TournamentExport) -> anyhow::Result<()> {
    let (desk, organiser) = open(&export.event, &export.database)?;
    let json = tournament_json::write(&desk.tournament_file(organiser.event())?);
    export.output.write(json.as_bytes())
}

fn players(export: &PlayersExport) -> anyhow::Result<()> {
    let (desk, organiser) = open(&export.event, &export.database)?;
    export.file.write(&desk.entrants_csv(&organiser)?)
}
