//! `inkundla generate`: random tournaments, and a check that our pairing reproduces them.

use super::progress_line::Progress;
use super::{output, trf};
use crate::desk::secret;
use crate::formats::trf::generate::{GenerateOptions, generate};
use crate::formats::trf::{LineEnd, Version, read, write};
use anyhow::bail;
use clap::ValueEnum;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(clap::Args)]
pub(super) struct Generate {
    /// The number of players
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(2..=9_999))]
    players: u32,
    /// The number of rounds; fewer if a round has no legal pairing
    #[arg(long, value_name = "R", value_parser = clap::value_parser!(u32).range(1..=99))]
    rounds: u32,
    /// The seed of the random generator; the same seed gives the same tournament. Without it the seed is random, and
    /// stands in the name of the tournament
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// The pairing system
    #[arg(long, value_enum)]
    system: Option<trf::System>,
    /// Percentage of games drawn
    #[arg(long, value_name = "PERCENT", value_parser = percent())]
    draws: Option<u32>,
    /// Percentage of rounds from which a player is absent
    #[arg(long, value_name = "PERCENT", value_parser = percent())]
    absences: Option<u32>,
    /// Percentage of rounds for which a player requests a half-point or full-point bye
    #[arg(long, value_name = "PERCENT", value_parser = percent())]
    byes: Option<u32>,
    /// Percentage of games forfeited
    #[arg(long, value_name = "PERCENT", value_parser = percent())]
    forfeits: Option<u32>,
    /// Percentage of players who withdraw
    #[arg(long, value_name = "PERCENT", value_parser = percent())]
    withdrawals: Option<u32>,
    /// Percentage of players who enter late
    #[arg(long, value_name = "PERCENT", value_parser = percent())]
    late: Option<u32>,
    /// The number of prohibited pairs
    #[arg(long, value_name = "PAIRS")]
    prohibited: Option<u32>,
    #[command(flatten)]
    form: Form,
    /// Write to this file instead of standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Write nothing, but generate COUNT tournaments of 2 to N players and 1 to R
    /// rounds, from this seed on, and check each like `check`
    #[arg(long, value_name = "COUNT", conflicts_with = "output")]
    check: Option<u32>,
}

/// The format of a report file.
#[derive(clap::Args, Clone, Copy)]
pub(super) struct Form {
    /// Write TRF16 with the extensions of JaVaFo instead of TRF26
    #[arg(long)]
    trf16: bool,
    /// The line ending
    #[arg(long, value_enum, default_value_t = End::Cr)]
    line_end: End,
}

/// The line ending of a report file.
#[derive(Clone, Copy, ValueEnum)]
pub(super) enum End {
    Cr,
    Lf,
    Crlf,
}

impl Form {
    pub(super) fn version(self) -> Version {
        if self.trf16 {
            Version::Trf16
        } else {
            Version::Trf26
        }
    }

    pub(super) fn line_end(self) -> LineEnd {
        self.line_end.into()
    }
}

impl From<End> for LineEnd {
    fn from(end: End) -> LineEnd {
        match end {
            End::Cr => LineEnd::Cr,
            End::Lf => LineEnd::Lf,
            End::Crlf => LineEnd::CrLf,
        }
    }
}

fn percent() -> clap::builder::RangedI64ValueParser<u32> {
    clap::value_parser!(u32).range(0..=100)
}

pub(super) fn run(asked: &Generate) -> anyhow::Result<ExitCode> {
    let seed = asked
        .seed
        .unwrap_or_else(|| u64::from(u32::from_be_bytes(secret::bytes())));
    if let Some(count) = asked.check {
        return check(asked, count, seed);
    }
    let trf = generate(&options(asked, asked.players, asked.rounds, seed));
    let text = write(&trf, asked.form.version(), asked.form.line_end());
    output::write(asked.output.as_deref(), text.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

fn options(asked: &Generate, players: u32, rounds: u32, seed: u64) -> GenerateOptions {
    let usual = GenerateOptions::usual(players, rounds, seed);
    GenerateOptions {
        system: asked.system.map_or(usual.system, Into::into),
        draws: asked.draws.unwrap_or(usual.draws),
        absences: asked.absences.unwrap_or(usual.absences),
        byes: asked.byes.unwrap_or(usual.byes),
        forfeits: asked.forfeits.unwrap_or(usual.forfeits),
        withdrawals: asked.withdrawals.unwrap_or(usual.withdrawals),
        late: asked.late.unwrap_or(usual.late),
        prohibited: asked.prohibited.unwrap_or(usual.prohibited),
        ..usual
    }
}

/// Generates, writes, reads and checks one tournament after the other.
fn check(asked: &Generate, count: u32, first_seed: u64) -> anyhow::Result<ExitCode> {
    let (mut rounds, mut differing, mut boards) = (0, 0, 0);
    let mut progress = Progress::begin();
    for at in 0..u64::from(count) {
        progress.at("tournaments", at as usize, count as usize);
        let seed = first_seed.wrapping_add(at);
        // Two numbers that do not depend on each other.
        let players = 2 + (seed.wrapping_mul(0x9e37_79b9) >> 7) % u64::from(asked.players - 1);
        let of_rounds = 1 + (seed.wrapping_mul(0x85eb_ca6b) >> 9) % u64::from(asked.rounds);
        let options = options(asked, players as u32, of_rounds as u32, seed);
        let text = write(
            &generate(&options),
            asked.form.version(),
            asked.form.line_end(),
        );
        let trf = match read(text.as_bytes()) {
            Ok(trf) => trf,
            Err(faults) => bail!(
                "seed {seed}: what was written cannot be read: {}",
                faults[0]
            ),
        };
        for round in 1..=trf.paired_rounds() {
            let found = trf::differences(&trf, round);
            rounds += 1;
            boards += trf.pairs_of(round).0.len();
            if !found.is_empty() {
                differing += 1;
                output::print(&format!("seed {seed}\n{found}"))?;
            }
        }
    }
    drop(progress);
    output::print(&format!(
        "{differing} of {rounds} rounds differ in {count} tournaments with {boards} boards, from seed {first_seed} on.\n"
    ))?;
    Ok(match differing {
        0 => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    })
}
