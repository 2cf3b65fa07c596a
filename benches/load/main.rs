//! The real program under load, over loopback, beside the bare limits of the
//! same run. `cargo bench --bench load -- writes`, `streams`, `hall`, `pages`, `start`, `attack` or
//! `season`; see `docs/PERFORMANCE.md` for the options and the figures.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a bench that cannot do its work has nothing to measure"
)]

mod attack;
mod bare;
mod costly;
mod explain;
mod hall;
mod pages;
mod processes;
mod season;
mod season_people;
mod start;
mod strangers;
mod streams;
mod wire;
mod writes;

use std::time::Duration;

/// What was asked for after `--`.
pub(crate) struct BenchArgs {
    words: Vec<String>,
}

impl BenchArgs {
    /// The value of an option, or what counts without it.
    pub(crate) fn number(&self, name: &str, otherwise: usize) -> usize {
        self.text(name).map_or(otherwise, |text| {
            text.parse()
                .unwrap_or_else(|_| panic!("{name} takes a number"))
        })
    }

    /// Whether a word was said.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.words.iter().any(|word| word == name)
    }

    /// The text of an option.
    pub(crate) fn text(&self, name: &str) -> Option<&str> {
        let at = self.words.iter().position(|word| word == name)?;
        self.words.get(at + 1).map(String::as_str)
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let what = words.first().cloned().unwrap_or_default();
    let args = BenchArgs { words };
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    match what.as_str() {
        "writes" => runtime.block_on(writes::run(&args)),
        "streams" => runtime.block_on(streams::run(&args)),
        "hall" => runtime.block_on(streams::run_hall(&args)),
        "pages" => runtime.block_on(pages::run(&args)),
        "start" => start::run(&args),
        "attack" => runtime.block_on(attack::run(&args)),
        "season" => runtime.block_on(season::run(&args)),
        _ => println!("say what after `--`: writes, streams, hall, pages, start, attack or season"),
    }
}

/// The value below which this percentage lies.
pub(crate) fn percentile(times: &mut [Duration], of: usize) -> f64 {
    times.sort_unstable();
    let at = (times.len() * of / 100).min(times.len().saturating_sub(1));
    times.get(at).map_or(0.0, |time| time.as_secs_f64() * 1e3)
}
