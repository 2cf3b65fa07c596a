//! Tournament report files on the command line.
//!
//! | exit status | `pair` | `check` |
//! |---|---|---|
//! | 0 | paired | no differences |
//! | 1 | no legal pairing, or nowhere to write | some differences |
//! | 2 | the file cannot be read | the file cannot be read |

use super::explain::{self, ExplainOptions};
use super::input_file;
use crate::formats::Faults;
use crate::formats::trf::{self, Trf, TrfFault};
use crate::tournament::pairing::PairingFault;
use crate::tournament::pairing::swiss::{self, NoLegalPairing};
use std::fmt::Write as _;
use std::path::Path;
use std::process::ExitCode;

/// A pair of numbers, the first mover first; 0 for the bye.
type Pair = (u32, u32);

/// The pairing system for a file's next round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, clap::ValueEnum)]
pub(super) enum System {
    /// The FIDE Dutch system of February 2026 (C.04.3)
    #[default]
    Dutch,
}

/// Pairs the next round.
pub(super) fn pair(file: &Path, output: Option<&Path>, options: &ExplainOptions) -> ExitCode {
    let Some(trf) = read(file) else {
        return ExitCode::from(2);
    };
    let round = rounds_of(&trf) + 1;
    let paired = match pairs(&trf, round) {
        Ok(paired) => paired,
        Err(why @ Unpaired::Faults(_)) => {
            eprintln!("inkundla: {}: {why}", file.display());
            return ExitCode::from(2);
        }
        Err(why) => {
            eprintln!("inkundla: no legal pairing: {why}");
            eprintln!("{}", why.way_out());
            return ExitCode::FAILURE;
        }
    };
    if trf.is_of_teams() && (options.explain || !options.why_not.is_empty()) {
        eprintln!("inkundla: reasons are given for pairs of single players only");
        return ExitCode::from(2);
    }
    let mut text = format!("{}\n", paired.len());
    for (first, second) in paired {
        let _never_fails = writeln!(text, "{first} {second}");
    }
    let written = match output {
        Some(path) => std::fs::write(path, text),
        None => std::io::Write::write_all(&mut std::io::stdout(), text.as_bytes()),
    };
    let printed = written.and_then(|()| explain::print(&trf, round, options));
    match printed {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("inkundla: cannot write the pairs: {why}");
            ExitCode::FAILURE
        }
    }
}

/// Pairs every round anew.
pub(super) fn check(file: &Path) -> ExitCode {
    let Some(trf) = read(file) else {
        return ExitCode::from(2);
    };
    let mut text = String::new();
    let mut differing = 0;
    let rounds = rounds_of(&trf);
    for round in 1..=rounds {
        let found = differences(&trf, round);
        differing += usize::from(!found.is_empty());
        text.push_str(&found);
    }
    let _never_fails = writeln!(text, "{differing} of {rounds} rounds differ.");
    let _unwritable_means_nobody_reads =
        std::io::Write::write_all(&mut std::io::stdout(), text.as_bytes());
    if differing == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// The pairings that only the file has, and those that only the system has.
pub(super) fn differences(trf: &Trf, round: usize) -> String {
    let mut text = String::new();
    let (mut posted, bye) = if trf.is_of_teams() {
        trf.team_pairs_of(round as u16).unwrap_or_default()
    } else {
        trf.pairs_of(round)
    };
    posted.extend(bye.map(|number| (number, 0)));
    // Pairs that were fixed in advance are not the system's.
    let settled = trf.settled_in(round);
    posted.retain(|(one, other)| {
        !settled.contains(&(*one, *other)) && !settled.contains(&(*other, *one))
    });
    let paired = match pairs(trf, round) {
        Ok(paired) => paired,
        Err(why) => {
            let _never_fails = writeln!(text, "round {round}: no legal pairing: {why}");
            return text;
        }
    };
    let mut list = |these: &[Pair], those: &[Pair], sign: char| {
        for (first, second) in these.iter().filter(|pair| !those.contains(pair)) {
            let _never_fails = writeln!(text, "round {round}: {sign} {first} {second}");
        }
    };
    list(&posted, &paired, '-');
    list(&paired, &posted, '+');
    text
}

/// Why a round of a file cannot be paired.
#[derive(Debug, thiserror::Error)]
enum Unpaired {
    /// A tournament of players.
    #[error("{0}")]
    Players(NoLegalPairing),
    /// A tournament of teams.
    #[error("{0}")]
    Teams(PairingFault),
    /// The file's data about teams is contradictory.
    #[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Faults(Faults<TrfFault>),
}

impl Unpaired {
    /// Advice for the organiser.
    fn way_out(&self) -> String {
        match self {
            Unpaired::Players(why) => explain::way_out(why),
            Unpaired::Teams(_) | Unpaired::Faults(_) => String::new(),
        }
    }
}

fn rounds_of(trf: &Trf) -> usize {
    if trf.is_of_teams() {
        trf.team_rounds().into()
    } else {
        trf.paired_rounds()
    }
}

fn pairs(trf: &Trf, round: usize) -> Result<Vec<Pair>, Unpaired> {
    if trf.is_of_teams() {
        let paired = trf.pair_teams(round as u16).map_err(Unpaired::Faults)?;
        let (pairs, bye) = paired.map_err(Unpaired::Teams)?;
        return Ok(pairs.into_iter().chain(bye.map(|team| (team, 0))).collect());
    }
    let number = |place: usize| trf.players.get(place).map_or(0, |player| player.number);
    let field = trf.field(round);
    if !trf.settled_in(round).is_empty() && field.players.iter().all(|one| !one.is_here) {
        return Ok(Vec::new());
    }
    let paired = swiss::pair(&field).map_err(Unpaired::Players)?;
    let pairs = paired.pairs.iter();
    let bye = paired.bye.map(|place| (number(place), 0));
    Ok(pairs
        .map(|(first, second)| (number(*first), number(*second)))
        .chain(bye)
        .collect())
}

/// Reads the tournament in a file; prints its errors if there are any.
pub(super) fn read(file: &Path) -> Option<Trf> {
    let bytes = match input_file::read(file) {
        Ok(bytes) => bytes,
        Err(why) => {
            eprintln!("inkundla: {why:#}");
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
