//! `inkundla import trf`, `tournament` and `results`: whole files, all or nothing.

use super::database::{self, Database};
use super::usage_error::USAGE_ERROR;
use super::{event_arguments, input_file, output, trf};
use crate::formats::tournament_json::{self, TournamentFile};
use crate::formats::trf::Trf;
use crate::formats::{Faults, pairings_csv};
use crate::i18n::{Language, Localizer};
use crate::system_time;
use crate::tournament::{DepartureKind, EntrantName, NameOrder, RoundNo, System};
use crate::view::report_parts::not_kept;
use anyhow::{Context, bail};
use clap::Subcommand;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The most players whose rounds are paired again at the import, within seconds.
const MOST_COMPARED: usize = 1_000;

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
            let Some(mut trf) = trf::read(file) else {
                return Ok(ExitCode::from(USAGE_ERROR));
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
            import_report((file, &trf), &mut whole, owner, *given_first)?;
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

/// Imports a report file, and says what is worth knowing of it.
fn import_report(
    (file, trf): (&Path, &Trf),
    whole: &mut TournamentFile,
    owner: &Owner,
    given_first: bool,
) -> anyhow::Result<()> {
    let differing = differing_rounds(trf, whole);
    for round in differing.iter().flatten() {
        let by_the_book = &mut whole.tournament.options.by_the_book;
        by_the_book.note(DepartureKind::Import, RoundNo(*round as u16));
    }
    import_event(whole, owner)?;
    report_names(trf, whole, given_first);
    report_cycle(trf, whole);
    report_rounds(file, trf, differing);
    let t = Localizer::of(Language::English)?;
    if let Some(lost) = not_kept(&t, &trf.not_kept()) {
        eprintln!("{lost}");
    }
    Ok(())
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

/// Says how names were read that may be read otherwise.
fn report_names(trf: &Trf, whole: &TournamentFile, is_given_first: bool) {
    if !is_given_first {
        report_order(trf);
    }
    report_single_names(whole);
}

/// Says in which order names without a comma were read.
fn report_order(trf: &Trf) {
    let Some(written) = trf.name_without_comma() else {
        return;
    };
    let order = Some(NameOrder::FamilyFirst);
    let Ok(name) = EntrantName::parse_ordered(written, order) else {
        return;
    };
    eprintln!(
        "Names without a comma are read with the family name first, as in the format: everybody \
         sees \"{}\" of \"{}\". If that is wrong, import with --given-first.",
        name.alias(),
        written
    );
}

/// The most names of one word that are listed.
const MOST_SINGLE: usize = 5;

/// Says which names have one word, perhaps the family name, and are seen whole.
fn report_single_names(whole: &TournamentFile) {
    let entrants = whole.tournament.entrants.iter();
    let single = entrants.filter(|one| one.name.family().is_empty());
    let single: Vec<&str> = single.map(|one| one.name.given()).collect();
    if single.is_empty() {
        return;
    }
    let listed = single.iter().take(MOST_SINGLE).copied();
    let listed = listed.collect::<Vec<_>>().join(", ");
    let more = match single.len().saturating_sub(MOST_SINGLE) {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    eprintln!(
        "Everybody sees these names whole: {listed}{more}. If they are family names, add the given \
         names on the pages of these players."
    );
}

/// Says how many rounds a round robin is taken to have, if its file does not say it.
fn report_cycle(trf: &Trf, whole: &TournamentFile) {
    let options = &whole.tournament.options;
    if !trf.is_cycle_assumed(&whole.tournament) {
        return;
    }
    let times = match options.system {
        System::DoubleRoundRobin => "twice",
        _ => "once",
    };
    eprintln!(
        "The file does not say it: everybody is taken to meet everybody {times}, in {} rounds.",
        options.rounds
    );
}

/// The rounds that are not those of the rules; `None` if they are not compared.
fn differing_rounds(trf: &Trf, whole: &TournamentFile) -> Option<Vec<usize>> {
    if trf.check_system().is_err() || trf.players.len() > MOST_COMPARED {
        return None;
    }
    let rounds = 1..=whole.tournament.closed.len();
    let is_by_hand = |round: usize| trf.by_hand.contains(&(round as u32));
    let differs = |round: &usize| !is_by_hand(*round) && !trf::differences(trf, *round).is_empty();
    Some(rounds.filter(differs).collect())
}

/// Says which rounds are not those of the rules. They are kept as they are.
fn report_rounds(file: &Path, trf: &Trf, differing: Option<Vec<usize>>) {
    let file = file.display();
    match differing {
        None if trf.check_system().is_err() => {
            eprintln!(
                "The rounds are not compared with the rules: their pairing system is not known."
            );
        }
        None => eprintln!(
            "The rounds are not compared with the rules: inkundla check {file} takes its time."
        ),
        Some(differing) if differing.is_empty() => {}
        Some(differing) => {
            let differing = differing.iter().map(usize::to_string).collect::<Vec<_>>();
            eprintln!(
                "Not paired as the rules say, and kept as they are: rounds {}. How they differ: \
                 inkundla check {file}",
                differing.join(", ")
            );
        }
    }
}

fn refused<F: std::fmt::Display>(file: &Path, faults: &Faults<F>) -> anyhow::Result<ExitCode> {
    input_file::print_faults(file, faults);
    bail!("nothing was imported");
}

fn import_event(file: &TournamentFile, owner: &Owner) -> anyhow::Result<()> {
    let desk = database::open_existing(&owner.database.database)?;
    let account = desk
        .account_named(&owner.owner)
        .with_context(|| format!("there is no account {}", owner.owner))?;
    let key = desk.import_event(&account, file, system_time::now())?;
    println!(
        "{} ({key}): {} players, {} rounds.",
        file.name,
        file.tournament.entrants.len(),
        file.tournament.closed.len()
    );
    Ok(())
}
