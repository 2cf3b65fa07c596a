//! `inkundla moves`: every legal turn of a position.

use super::output::print_lines;
use super::ruleset_arguments::PositionArgs;

/// Arguments of `moves`.
#[derive(clap::Args)]
pub(super) struct Moves {
    #[command(flatten)]
    place: PositionArgs,
}

pub(super) fn run(moves: &Moves) -> anyhow::Result<()> {
    let mut turns = moves.place.position()?.turns();
    turns.sort_unstable();
    print_lines(&turns)
}
