//! Tournament report files on the command line.

use super::explain::{self, ExplainOptions};
use super::{input_file, output};
use crate::formats::trf::{self, Trf, Unpaired};
use crate::tournament::pairing::swiss::SwissSystem;
use anyhow::Context;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The pairing system for a file's next round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(super) enum System {
    /// The FIDE Dutch system of February 2026 (C.04.3)
    Dutch,
    /// The Burstein system of February 2026 (C.04.4.2)
    Burstein,
    /// The Dubov system of February 2026 (C.04.4.1)
    Dubov,
}

impl From<System> for SwissSystem {
    fn from(system: System) -> SwissSystem {
        match system {
            System::Dutch => SwissSystem::Dutch,
            System::Burstein => SwissSystem::Burstein,
            System::Dubov => SwissSystem::Dubov,
        }
    }
}

#[derive(clap::Args)]
pub(super) struct Pair {
    /// The report file
    #[arg(value_name = "FILE.trf")]
    file: PathBuf,
    /// Write the pairs to this file instead of standard output
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
    /// The pairing system instead of the one in the file
    #[arg(long, value_enum)]
    system: Option<System>,
    #[command(flatten)]
    options: ExplainOptions,
}

/// Pairs the next round.
pub(super) fn pair(asked: &Pair) -> ExitCode {
    let Pair {
        file,
        output,
        system,
        options,
    } = asked;
    let (output, system) = (output.as_deref(), *system);
    let Some(mut trf) = read(file) else {
        return ExitCode::from(2);
    };
    if system.is_some_and(|system| !trf.pair_by(system.into())) {
        eprintln!(
            "inkundla: {}: this system is for players only",
            file.display()
        );
        return ExitCode::from(2);
    }
    let round = match next_round(file, &trf) {
        Ok(round) => round,
        Err(status) => return status,
    };
    let paired = match trf.pair_anew(round) {
        Ok(paired) => paired,
        Err(Unpaired::Faults(faults)) => {
            input_file::print_faults(file, &faults);
            return ExitCode::from(2);
        }
        Err(why) => {
            eprintln!("inkundla: no legal pairing: {why}");
            let way_out = way_out(&why);
            if !way_out.is_empty() {
                eprintln!("{way_out}");
            }
            return ExitCode::FAILURE;
        }
    };
    if let Some(why) = not_explained(&trf, options) {
        eprintln!("inkundla: {why}");
        return ExitCode::from(2);
    }
    let mut text = format!("{}\n", paired.len());
    for (first, second) in paired {
        let _never_fails = writeln!(text, "{first} {second}");
    }
    let written = match output {
        Some(path) => std::fs::write(path, text).map_err(anyhow::Error::from),
        None => output::print(&text),
    };
    let printed = written.and_then(|()| explain::print(&trf, round, options));
    match printed.context("cannot write the pairs") {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            output::print_error(&why);
            ExitCode::FAILURE
        }
    }
}

/// The reason why a file's pairs cannot be explained as asked.
fn not_explained(trf: &Trf, options: &ExplainOptions) -> Option<&'static str> {
    let asks_why_not = !options.why_not.is_empty();
    if trf.is_of_teams() && (options.explain || asks_why_not) {
        return Some("--explain and --why-not are for pairs of single players only");
    }
    None
}

/// The round to be paired, or the exit status after a message.
///
/// The last round is paired by other rules than the others (C.04.3:1.8), so a Swiss tournament
/// without a number of rounds is refused, as bbpPairings does: any assumption would sooner or later
/// pair a round wrongly.
fn next_round(file: &Path, trf: &Trf) -> Result<usize, ExitCode> {
    let file = file.display();
    if let Err(fault) = trf.check_system() {
        eprintln!("inkundla: {file}: {fault}");
        return Err(ExitCode::from(2));
    }
    let next = if trf.is_of_teams() {
        trf.rounds_with_pairs() + 1
    } else {
        trf.next_round()
    };
    match trf.rounds {
        // Finals end when they are decided.
        _ if trf.system.is_some() => Ok(next),
        None if !trf.is_round_robin() => {
            eprintln!(
                "inkundla: {file}: there is no number of rounds, and the last round is paired by other \
                 rules; add a line such as \"142 9\" (or \"XXR 9\" in TRF16)"
            );
            Err(ExitCode::from(2))
        }
        Some(rounds) if next > rounds as usize => {
            eprintln!(
                "inkundla: {file}: all {rounds} rounds are paired already (record 142 or XXR)"
            );
            Err(ExitCode::FAILURE)
        }
        _ => Ok(next),
    }
}

/// Pairs every round anew.
pub(super) fn check(file: &Path) -> ExitCode {
    let Some(trf) = read(file) else {
        return ExitCode::from(2);
    };
    if let Err(fault) = trf.check_system() {
        input_file::print_faults(file, &fault.into());
        return ExitCode::from(2);
    }
    if let Err(Unpaired::Faults(faults)) = trf.pair_anew(1) {
        input_file::print_faults(file, &faults);
        return ExitCode::from(2);
    }
    let mut text = String::new();
    let mut differing = 0;
    let rounds = trf.rounds_with_pairs();
    for round in 1..=rounds {
        if trf.by_hand.contains(&(round as u32)) {
            let _never_fails = writeln!(
                text,
                "round {round}: not compared: by the file, its pairs were changed by hand, or a \
                 result before it was corrected later"
            );
            continue;
        }
        let found = differences(&trf, round);
        differing += usize::from(!found.is_empty());
        text.push_str(&found);
    }
    let _never_fails = writeln!(text, "{differing} of {rounds} rounds differ.");
    differing += places(&trf, &mut text);
    if let Err(why) = output::print(&text) {
        output::print_error(&why);
        return ExitCode::FAILURE;
    }
    if differing == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// Adds the places that the tie-breaks of the file do not give, and returns their number.
fn places(trf: &Trf, text: &mut String) -> usize {
    let wrong = match trf.wrong_places() {
        Ok(wrong) => wrong,
        Err(why) => {
            eprintln!("The places are not compared: {why}.");
            return 0;
        }
    };
    for one in &wrong {
        let (number, written, counted) = (one.number, one.written, one.counted);
        let _never_fails = writeln!(text, "place of {number}: - {written}");
        let _never_fails = writeln!(text, "place of {number}: + {counted}");
    }
    let _never_fails = writeln!(text, "{} places differ.", wrong.len());
    wrong.len()
}

/// The pairings that only the file has, and those that only the system has.
pub(super) fn differences(trf: &Trf, round: usize) -> String {
    let mut text = String::new();
    let found = match trf.compared(round) {
        Ok(found) => found,
        Err(why) => {
            let _never_fails = writeln!(text, "round {round}: no legal pairing: {why}");
            return text;
        }
    };
    for (pairs, sign) in [(&found.posted, '-'), (&found.paired, '+')] {
        for (first, second) in pairs {
            let _never_fails = writeln!(text, "round {round}: {sign} {first} {second}");
        }
    }
    text
}

/// Advice for the organiser.
fn way_out(why: &Unpaired) -> String {
    match why {
        Unpaired::Players(why) => explain::way_out(why),
        Unpaired::Others(_) | Unpaired::Faults(_) => String::new(),
    }
}

/// Reads the tournament in a file; prints its errors if there are any.
pub(super) fn read(file: &Path) -> Option<Trf> {
    let bytes = match input_file::read(file) {
        Ok(bytes) => bytes,
        Err(why) => {
            output::print_error(&why);
            return None;
        }
    };
    match trf::read(&bytes) {
        Ok(trf) => Some(trf),
        Err(faults) => {
            input_file::print_faults(file, &faults);
            None
        }
    }
}
