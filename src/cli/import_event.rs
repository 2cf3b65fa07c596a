//! `inkundla import trf`, `tournament` and `results`: whole files, all or nothing.

use super::database::{self, Database};
use super::import_report::{self, ReadReport};
use super::usage_error::USAGE_ERROR;
use super::{event_arguments, input_file, output};
use crate::desk::Desk;
use crate::formats::tournament_json::{self, TournamentFile};
use crate::formats::trf;
use crate::formats::{Faults, pairings_csv};
use crate::store::Account;
use crate::system_time;
use anyhow::{Context, bail};
use clap::Subcommand;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(Subcommand)]
pub(super) enum ImportFile {
    /// Create an event from a tournament report file (TRF), with all its rounds
    Trf {
        /// The report file
        #[arg(value_name = "FILE.trf")]
        file: PathBuf,
        /// The game that was played, by its stable name
        #[arg(long, value_name = "RULESET", default_value = "umlabalaba")]
        game: String,
        /// The name of the event [default: that in the file]
        #[arg(long, value_name = "NAME")]
        name: Option<String>,
        /// Given names come first in names without a comma [default: family names, as in the format]
        #[arg(long)]
        given_first: bool,
        #[command(flatten)]
        owner: Owner,
    },
    /// Create an event from a file of `export tournament`
    Tournament {
        /// The JSON file
        #[arg(value_name = "FILE.json")]
        file: PathBuf,
        #[command(flatten)]
        owner: Owner,
    },
    /// Import the results of the round in progress
    Results {
        /// The event's key (the part of its address after /e/) or its exact name
        event: String,
        /// The CSV file, as `export pairings` writes it
        file: PathBuf,
        #[command(flatten)]
        database: Database,
    },
}

/// The owner of the new event.
#[derive(clap::Args)]
pub(super) struct Owner {
    /// The account that becomes the organiser of the event
    #[arg(long, value_name = "ACCOUNT")]
    owner: String,
    #[command(flatten)]
    database: Database,
}

pub(super) fn run(what: &ImportFile) -> anyhow::Result<ExitCode> {
    match what {
        ImportFile::Trf {
            file,
            game,
            name,
            given_first,
            owner,
        } => {
            let Some(bytes) = read_or_complain(file) else {
                return Ok(ExitCode::from(USAGE_ERROR));
            };
            let mut trf = match trf::read(&bytes) {
                Ok(trf) => trf,
                Err(faults) => {
                    input_file::print_faults(file, &faults);
                    return Ok(ExitCode::from(USAGE_ERROR));
                }
            };
            if *given_first {
                trf.read_given_first();
            }
            let tournament = match trf.tournament() {
                Ok(tournament) => tournament,
                Err(faults) => return refused(file, &faults),
            };
            let mut whole = TournamentFile {
                name: name.clone().unwrap_or_else(|| trf.name.clone()),
                ruleset: game.clone(),
                tournament,
            };
            let read = ReadReport {
                file,
                bytes: &bytes,
                trf: &trf,
                is_given_first: *given_first,
            };
            let key = import_report::import(&read, &mut whole, &owner.open()?)?;
            print_imported(&whole, &key);
            Ok(ExitCode::SUCCESS)
        }
        ImportFile::Tournament { file, owner } => {
            let Some(bytes) = read_or_complain(file) else {
                return Ok(ExitCode::from(USAGE_ERROR));
            };
            match tournament_json::read(&bytes) {
                Ok(whole) => import_event(&whole, owner).map(|()| ExitCode::SUCCESS),
                Err(faults) => refused(file, &faults),
            }
        }
        ImportFile::Results {
            event,
            file,
            database,
        } => import_results(event, file, database),
    }
}

/// Imports results, all or none.
fn import_results(event: &str, file: &Path, database: &Database) -> anyhow::Result<ExitCode> {
    let Some(bytes) = read_or_complain(file) else {
        return Ok(ExitCode::from(USAGE_ERROR));
    };
    let desk = database::open_existing(&database.database)?;
    let organiser = event_arguments::find(&desk, event)?;
    let tournament = desk.tournament(organiser.event())?;
    match pairings_csv::read(&bytes, &tournament) {
        Ok(entered) => {
            let number = desk.enter_results(&organiser, &entered, system_time::now())?;
            println!("Entered: {number} results.");
            Ok(ExitCode::SUCCESS)
        }
        Err(faults) => refused(file, &faults),
    }
}

/// Reads a file, or says why not.
fn read_or_complain(file: &Path) -> Option<Vec<u8>> {
    let bytes = input_file::read(file);
    bytes.map_err(|why| output::print_error(&why)).ok()
}

fn refused<F: std::fmt::Display>(file: &Path, faults: &Faults<F>) -> anyhow::Result<ExitCode> {
    input_file::print_faults(file, faults);
    bail!("nothing was imported");
}

fn import_event(file: &TournamentFile, owner: &Owner) -> anyhow::Result<()> {
    let (desk, account) = owner.open()?;
    let key = desk.import_event(&account, file, system_time::now())?;
    print_imported(file, &key);
    Ok(())
}

/// Says what was imported.
fn print_imported(file: &TournamentFile, key: &str) {
    println!(
        "{} ({key}): {} players, {} rounds.",
        file.name,
        file.tournament.entrants.len(),
        file.tournament.closed.len()
    );
}

impl Owner {
    /// The database, and the account of the owner.
    fn open(&self) -> anyhow::Result<(Desk, Account)> {
        let desk = database::open_existing(&self.database.database)?;
        let account = desk
            .account_named(&self.owner)
            .with_context(|| format!("there is no account {}", self.owner))?;
        Ok((desk, account))
    }
}
