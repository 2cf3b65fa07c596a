//! `inkundla import trf`, `tournament` and `results`: whole files, all or nothing.

use super::{Database, database, event_arguments, input_file, trf};
use crate::formats::Faults;
use crate::formats::pairings_csv;
use crate::formats::tournament_json::{self, TournamentFile};
use crate::web::system_time;
use anyhow::{Context, bail};
use clap::Subcommand;
use std::path::{Path, PathBuf};

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

pub(super) fn run(what: &ImportFile) -> anyhow::Result<()> {
    match what {
        ImportFile::Trf {
            file,
            game,
            name,
            owner,
        } => {
            let Some(trf) = trf::read(file) else {
                bail!("nothing was brought in");
            };
            let tournament = match trf.tournament() {
                Ok(tournament) => tournament,
                Err(faults) => return refused(file, &faults),
            };
            let name = name.clone().unwrap_or_else(|| trf.name.clone());
            import_event(
                &TournamentFile {
                    name,
                    ruleset: game.clone(),
                    tournament,
                },
                owner,
            )
        }
        ImportFile::Tournament { file, owner } => {
            match tournament_json::read(&input_file::read(file)?) {
                Ok(whole) => import_event(&whole, owner),
                Err(faults) => refused(file, &faults),
            }
        }
        ImportFile::Results {
            event,
            file,
            database,
        } => {
            let desk = database::open_existing(&database.database)?;
            let organiser = event_arguments::find(&desk, event)?;
            let tournament = desk.tournament(organiser.event())?;
            match pairings_csv::read(&input_file::read(file)?, &tournament) {
                Ok(entered) => {
                    let number = desk.enter_results(&organiser, &entered, system_time::now())?;
                    println!("Entered: {number} results.");
                    Ok(())
                }
                Err(faults) => refused(file, &faults),
            }
        }
    }
}

fn refused<F: std::fmt::Display>(file: &Path, faults: &Faults<F>) -> anyhow::Result<()> {
    input_file::print_faults(file, faults);
    bail!("nothing was brought in");
}

fn import_event(whole: &TournamentFile, owner: &Owner) -> anyhow::Result<()> {
    let desk = database::open_existing(&owner.database.database)?;
    let account = desk
        .account_named(&owner.owner)
        .with_context(|| format!("there is no account {}", owner.owner))?;
    let key = desk.import_event(&account, whole, system_time::now())?;
    println!(
        "{} ({key}): {} players, {} rounds.",
        whole.name,
        whole.tournament.entrants.len(),
        whole.tournament.closed.len()
    );
    Ok(())
}
