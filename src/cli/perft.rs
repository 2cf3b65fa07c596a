//! `inkundla perft`: counts the leaves of the game tree.

use super::output::print_lines;
use super::ruleset_arguments::PositionArgs;
use crate::rules::{IllegalTurn, Position};

/// The limit of the depth, far beyond what can be counted.
const DEEPEST: i64 = 99;

/// Arguments of `perft`.
#[derive(clap::Args)]
pub(super) struct Perft {
    #[command(flatten)]
    place: PositionArgs,
    /// The depth in turns, 0 to 99
    #[arg(value_name = "DEPTH", value_parser = clap::value_parser!(u32).range(0..=DEEPEST))]
    depth: u32,
    /// First print the number of leaves below each turn
    #[arg(long)]
    divide: bool,
}

pub(super) fn run(perft: &Perft) -> anyhow::Result<()> {
    let position = perft.place.position()?;
    let mut lines = Vec::new();
    let leaves = match perft.depth.checked_sub(1) {
        Some(deeper) if perft.divide => {
            let parts = divided(&position, deeper)?;
            lines.extend(
                parts
                    .iter()
                    .map(|(turn, leaves)| format!("{turn} {leaves}")),
            );
            parts.iter().map(|(_, leaves)| leaves).sum()
        }
        _ => position.perft(perft.depth),
    };
    lines.push(leaves.to_string());
    print_lines(&lines)
}

/// Every legal turn, sorted, with the number of leaves after it.
fn divided(position: &Position, deeper: u32) -> Result<Vec<(String, u64)>, IllegalTurn> {
    let mut turns = position.turns();
    turns.sort_unstable();
    let leaves = |turn: String| {
        let leaves = position.play(&turn)?.after().perft(deeper);
        Ok((turn, leaves))
    };
    turns.into_iter().map(leaves).collect()
}
