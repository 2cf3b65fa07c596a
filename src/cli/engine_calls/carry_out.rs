//! Carries out a call: pairs, compares or makes a tournament, with the texts and files that callers expect.

use super::call::{EngineCall, FILE_ERROR, INVALID_REQUEST, Work};
use super::{checklist, generator_settings};
use crate::cli::output;
use crate::desk::secret;
use crate::formats::trf::generate::{GenerateOptions, generate};
use crate::formats::trf::{self, LineEnd, Trf, Unpaired, Version};
use crate::tournament::pairing::swiss::SwissSystem;
use std::fmt::Write as _;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The largest file to read.
const MOST_BYTES: u64 = 200 << 20;
/// The players and rounds of a tournament that is made without settings.
const USUAL_PLAYERS: u32 = 50;
const USUAL_ROUNDS: u32 = 9;

/// Why a call ends without its result: the exit status and the sentence.
struct Failure(u8, String);

type Done = Result<(), Failure>;

pub(super) fn run(call: &EngineCall) -> ExitCode {
    if call.tells_release {
        println!(
            "Inkundla - version {} (FIDE Dutch, Burstein and Dubov systems of 2026)",
            env!("CARGO_PKG_VERSION")
        );
    }
    let done = match &call.work {
        None => Ok(()),
        Some(Work::Check { input }) => check(input.as_deref(), call),
        Some(Work::Pair { input, output }) => pair(input.as_deref(), output.as_deref(), call),
        Some(Work::Generate {
            model,
            settings,
            output,
            seed,
        }) => {
            let models = [model, settings].map(Option::as_deref);
            make(models, output, *seed, call)
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure(status, why)) => {
            eprintln!("{why}");
            ExitCode::from(status)
        }
    }
}

/// The name of the input in messages.
fn named(input: Option<&Path>) -> String {
    input.map_or("(stdin)".to_owned(), |path| path.display().to_string())
}

fn bytes(input: Option<&Path>) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let read = match input {
        Some(path) => {
            std::fs::File::open(path).and_then(|file| file.take(MOST_BYTES).read_to_end(&mut bytes))
        }
        None => std::io::stdin()
            .lock()
            .take(MOST_BYTES)
            .read_to_end(&mut bytes),
    };
    match read {
        Ok(_) => Ok(bytes),
        Err(why) => Err(Failure(
            FILE_ERROR,
            format!("Error reading file {}: {why}", named(input)),
        )),
    }
}

/// The tournament in the input, to be paired by the system that the call names.
fn report(input: Option<&Path>, system: Option<SwissSystem>) -> Result<Trf, Failure> {
    let invalid = |why: String| {
        let file = named(input);
        Failure(INVALID_REQUEST, format!("Error parsing file {file}: {why}"))
    };
    let mut trf = trf::read(&bytes(input)?).map_err(|faults| {
        let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
        invalid(faults.join("; "))
    })?;
    if system.is_some_and(|system| !trf.pair_by(system)) {
        return Err(invalid("the system is for players only".to_owned()));
    }
    trf.check_system()
        .map_err(|fault| invalid(fault.to_string()))?;
    Ok(trf)
}

/// A file name without a folder stands beside the input.
fn beside(input: Option<&Path>, file: &Path) -> PathBuf {
    let is_bare = file
        .parent()
        .is_none_or(|folder| folder.as_os_str().is_empty());
    match input {
        Some(input) if is_bare => input.with_file_name(file),
        _ => file.to_owned(),
    }
}

fn write(file: &Path, text: &str) -> Done {
    std::fs::write(file, text).map_err(|why| {
        let file = file.display();
        Failure(
            FILE_ERROR,
            format!("The output file ({file}) could not be opened: {why}"),
        )
    })
}

fn print(text: &str) -> Done {
    output::print(text).map_err(|why| Failure(FILE_ERROR, why.to_string()))
}

/// Writes the checklist, if the call asks for one.
fn list(call: &EngineCall, input: Option<&Path>, text: &str) -> Done {
    match (&call.list, input) {
        (None, _) => Ok(()),
        (Some(Some(file)), input) => write(&beside(input, file), text),
        (Some(None), Some(input)) => write(&input.with_extension("list"), text),
        (Some(None), None) => print(text),
    }
}

fn pair(input: Option<&Path>, output: Option<&Path>, call: &EngineCall) -> Done {
    let trf = report(input, call.system)?;
    let file = named(input);
    let invalid = |why: &str| {
        Failure(
            INVALID_REQUEST,
            format!("Error while pairing {file}: {why}"),
        )
    };
    let round = trf.next_round();
    match trf.rounds {
        None => return Err(invalid("the number of rounds (142 or XXR) is missing")),
        Some(rounds) if round > rounds as usize => {
            let why = format!("No valid pairing exists: all {rounds} rounds are paired");
            return Err(Failure(1, format!("Error while pairing {file}: {why}")));
        }
        Some(_) => {}
    }
    let pairs = trf.pair_anew(round).map_err(|why| match why {
        Unpaired::Faults(_) => invalid(&why.to_string()),
        why => Failure(
            1,
            format!("Error while pairing {file}: No valid pairing exists: {why}"),
        ),
    })?;
    let mut text = format!("{}\n", pairs.len());
    for (first, second) in pairs {
        let _never_fails = writeln!(text, "{first} {second}");
    }
    match output {
        Some(output) => write(&beside(input, output), &text)?,
        None => print(&text)?,
    }
    list(call, input, &checklist::table(&trf, round))
}

/// The checklist of one of several rounds.
fn listed(trf: &Trf, round: usize) -> String {
    format!("Round #{round}\n{}\n", checklist::table(trf, round))
}

/// Prints the rounds that differ, the pairs of the rules on the left and those of the file on the right.
fn check(input: Option<&Path>, call: &EngineCall) -> Done {
    let trf = report(input, call.system)?;
    let stem = input
        .and_then(Path::file_stem)
        .unwrap_or_else(|| "(stdin)".as_ref());
    let stem = stem.display();
    let (mut text, mut why) = (String::new(), String::new());
    for round in 1..=trf.rounds_with_pairs() {
        let _never_fails = writeln!(text, "{stem}: Round #{round}");
        why.push_str(&listed(&trf, round));
        match trf.compared(round) {
            Err(Unpaired::Faults(faults)) => {
                let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
                let file = named(input);
                let why = faults.join("; ");
                return Err(Failure(
                    INVALID_REQUEST,
                    format!("Error checking file {file}: {why}"),
                ));
            }
            Err(_) => {
                let _never_fails = writeln!(text, "No valid pairing exists for round {round}.\n");
            }
            Ok(found) if found.paired.is_empty() && found.posted.is_empty() => {}
            Ok(found) => {
                text.push_str("  Checker pairings        Tournament pairings \n");
                for at in 0..found.paired.len().max(found.posted.len()) {
                    let cell = |pairs: &[(u32, u32)]| match pairs.get(at) {
                        Some((first, second)) => format!("{first:>3} - {second:>3}"),
                        None => " ".repeat(9),
                    };
                    let (rules, file) = (cell(&found.paired), cell(&found.posted));
                    let _never_fails = writeln!(text, "    {rules}{:16}{file}", "");
                }
                text.push('\n');
            }
        }
    }
    text.push('\n');
    print(&text)?;
    list(call, input, &why)
}

fn make(
    [model, settings]: [Option<&Path>; 2],
    output: &Path,
    seed: Option<u64>,
    call: &EngineCall,
) -> Done {
    let seed = seed.unwrap_or_else(|| u64::from(u32::from_be_bytes(secret::bytes())));
    let mut options = GenerateOptions::usual(USUAL_PLAYERS, USUAL_ROUNDS, seed);
    if let Some(model) = model {
        let trf = report(Some(model), call.system)?;
        let rounds = trf.rounds.unwrap_or(trf.paired_rounds() as u32);
        options = GenerateOptions::usual(trf.players.len() as u32, rounds, seed);
        options.system = trf.swiss_system();
    }
    if let Some(settings) = settings {
        let text = String::from_utf8_lossy(&bytes(Some(settings))?).into_owned();
        options = generator_settings::read(&text, options).map_err(|why| {
            let file = settings.display();
            Failure(
                INVALID_REQUEST,
                format!("Error parsing configuration file {file}: {why}"),
            )
        })?;
    }
    options.system = call.system.unwrap_or(options.system);
    // Other engines forbid no pairs.
    options.prohibited = 0;
    let made = generate(&options);
    let text = trf::write(&made, Version::Trf16, LineEnd::Cr);
    let file = beside(model.or(settings), output);
    write(&file, &text)?;
    let rounds = made.paired_rounds() as u32;
    let lists = (1..=rounds).map(|round| listed(&made, round as usize));
    list(call, Some(&file), &lists.collect::<String>())?;
    if rounds < options.rounds {
        let (file, round) = (output.display(), rounds + 1);
        let why = format!("Error generating {file}: No valid pairing exists for round {round}");
        return Err(Failure(1, why));
    }
    Ok(())
}
