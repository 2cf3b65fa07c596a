//! `inkundla event order`: the order of the list of players, which gives the start numbers.

use super::database::{self, Database};
use super::event_arguments;
use super::usage_error::UsageError;
use crate::system_time;
use crate::tournament::StartOrder;
use anyhow::Context;

/// Arguments of `event order`.
#[derive(clap::Args)]
pub(super) struct Order {
    /// The event's key (the part of its address after /e/) or its exact name
    event: String,
    /// By rating, by lot, or as entered
    by: By,
    /// The number from which lots are drawn; the same number gives the same order again
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=999_999))]
    seed: Option<u32>,
    /// Only print the order
    #[arg(long)]
    dry_run: bool,
    #[command(flatten)]
    database: Database,
}

/// An order of the whole list.
#[derive(Clone, Copy, clap::ValueEnum)]
enum By {
    Rating,
    Lot,
    Entered,
}

pub(super) fn run(asked: &Order) -> anyhow::Result<()> {
    let order = match (asked.by, asked.seed) {
        (By::Rating, None) => StartOrder::ByRating,
        (By::Entered, None) => StartOrder::AsEntered,
        (By::Lot, Some(seed)) => StartOrder::ByLot(seed),
        (By::Lot, None) => return Err(UsageError::argument("say the --seed of the lots").into()),
        (_, Some(_)) => return Err(UsageError::argument("only lots have a --seed").into()),
    };
    let desk = database::open_existing(&asked.database.database)?;
    let organiser = event_arguments::find(&desk, &asked.event)?;
    let entrants = desk.entrants(&organiser)?;
    if !asked.dry_run {
        desk.order_list(&organiser, order, system_time::now())
            .context("the list keeps its order")?;
    }
    for (id, number) in order.numbers(&entrants) {
        if let Some(one) = entrants.iter().find(|one| one.id == id) {
            println!("{number} {} {}", one.number, one.name);
        }
    }
    Ok(())
}
