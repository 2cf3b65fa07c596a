//! `inkundla event`: the events of a server, for its operator.

use super::confirmation::{Confirmation, DryRun};
use super::database::{self, Database};
use super::event_arguments;
use super::order;
use super::rows_output::{RowsForm, print_rows};
use super::usage_error::UsageError;
use crate::desk::Desk;
use crate::desk::administration::{FinishPlan, ServerEvent, ServerEventsQuery};
use crate::desk::rights::{EraseNames, Right, Unlimited};
use crate::formats::guarded;
use crate::store::EventProgress;
use crate::system_time;
use anyhow::{Context, bail};
use clap::Subcommand;

#[derive(Subcommand)]
pub(super) enum EventCommand {
    /// List all events with their state, players, rounds and people
    List(List),
    /// Put the players in another order, before round 1 is posted
    ///
    /// The start numbers follow from it. Prints the new and the old number and the
    /// name of each player.
    Order(order::Order),
    /// Finish an event: the posted round is closed first
    Finish {
        #[command(flatten)]
        chosen: Chosen,
        #[command(flatten)]
        dry_run: DryRun,
    },
    /// Make an account the organiser of an event; its organiser becomes a deputy
    Give {
        #[command(flatten)]
        chosen: Chosen,
        /// The name with which the account signs in
        #[arg(long, value_name = "NAME")]
        to: String,
        #[command(flatten)]
        dry_run: DryRun,
    },
    /// Replace all names of an event by numbers, here and in automatic backups
    EraseNames {
        #[command(flatten)]
        chosen: Chosen,
        #[command(flatten)]
        confirmation: Confirmation,
    },
    /// Delete an event with all its names
    Delete {
        #[command(flatten)]
        chosen: Chosen,
        #[command(flatten)]
        confirmation: Confirmation,
    },
}

#[derive(clap::Args)]
pub(super) struct Chosen {
    /// The event's key (the part of its address after /e/) or its exact name
    event: String,
    #[command(flatten)]
    database: Database,
}

impl Chosen {
    /// The desk, and the right to run the event.
    fn open(&self) -> anyhow::Result<(Desk, Right<Unlimited>)> {
        let desk = database::open_existing(&self.database.database)?;
        let right = event_arguments::find(&desk, &self.event)?;
        Ok((desk, right))
    }
}

/// The arguments of `event list`.
#[derive(clap::Args)]
pub(super) struct List {
    /// Only events whose name or place contains this text
    #[arg(long, value_name = "TEXT", default_value = "")]
    search: String,
    /// Only events in this state: new, running or finished
    #[arg(long, value_name = "STATE", value_parser = progress)]
    state: Option<EventProgress>,
    /// Only events in which this account has a role
    #[arg(long, value_name = "NAME")]
    user: Option<String>,
    /// The number of events on a page [default: all on one page]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    limit: Option<u32>,
    /// The page, counted from 1
    #[arg(long, value_name = "NUMBER", requires = "limit", default_value_t = 1)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=100_000))]
    page: u32,
    #[command(flatten)]
    form: RowsForm,
    #[command(flatten)]
    database: Database,
}

fn progress(code: &str) -> Result<EventProgress, String> {
    let known = EventProgress::ALL.map(EventProgress::code).join(", ");
    EventProgress::from_code(code).ok_or_else(|| format!("the states are {known}"))
}

impl List {
    fn run(&self) -> anyhow::Result<()> {
        let desk = database::open_to_read(&self.database.database)?;
        let of = match &self.user {
            Some(name) => Some(
                desk.account_named(name)
                    .with_context(|| format!("there is no account {name}"))?,
            ),
            None => None,
        };
        let skip = self.limit.unwrap_or_default().checked_mul(self.page - 1);
        let skip = skip.ok_or_else(|| UsageError::argument("there is no such page"))?;
        let query = ServerEventsQuery {
            words: self.search.clone(),
            progress: self.state,
            of,
            skip,
            most: self.limit,
        };
        let mut events = desk.server_events(&query, system_time::now())?;
        if !self.form.json {
            events.iter_mut().for_each(guard);
        }
        print_rows(&self.form, &events)
    }
}

/// Cells that a spreadsheet does not take for formulas.
fn guard(event: &mut ServerEvent) {
    event.name = guarded(&event.name).into_owned();
    event.people = guarded(&event.people).into_owned();
}

pub(super) fn run(what: &EventCommand) -> anyhow::Result<()> {
    match what {
        EventCommand::List(list) => list.run(),
        EventCommand::Order(asked) => order::run(asked),
        EventCommand::Finish { chosen, dry_run } => finish(chosen, dry_run),
        EventCommand::Give {
            chosen,
            to,
            dry_run,
        } => give(chosen, to, dry_run),
        EventCommand::EraseNames {
            chosen,
            confirmation,
        } => erase_names(chosen, confirmation),
        EventCommand::Delete {
            chosen,
            confirmation,
        } => delete(chosen, confirmation),
    }
}

/// An event as a command names it: its key and name.
fn titled(key: &str, name: &str) -> String {
    format!("the event {key} ({name})")
}

fn finish(chosen: &Chosen, dry_run: &DryRun) -> anyhow::Result<()> {
    let (desk, right) = chosen.open()?;
    let title = titled(&right.event().key, &right.event().name);
    let what = match desk.finish_plan(&right)? {
        FinishPlan::Ready => format!("finish {title}"),
        FinishPlan::Closes(round) => format!("close round {round}, and finish {title}"),
        FinishPlan::Finished => bail!("{title} is finished already"),
        FinishPlan::Missing(round, boards) => {
            let boards: Vec<String> = boards.iter().map(ToString::to_string).collect();
            bail!(
                "results of round {round} are missing on boards {}",
                boards.join(", ")
            )
        }
    };
    if dry_run.goes_on(&what)? {
        desk.finish(&right, system_time::now())?;
        println!("The event {} is finished.", right.event().key);
    }
    Ok(())
}

fn give(chosen: &Chosen, to: &str, dry_run: &DryRun) -> anyhow::Result<()> {
    let (desk, right) = chosen.open()?;
    let heir = desk.account_named(to);
    let heir = heir.with_context(|| format!("there is no account {to}"))?;
    let key = &right.event().key;
    let title = titled(key, &right.event().name);
    let what = format!("make {to} the organiser of {title}, and its organiser a deputy");
    if dry_run.goes_on(&what)? {
        desk.give_event(&right, &heir, system_time::now())?;
        println!("{to} runs the event {key}.");
    }
    Ok(())
}

fn erase_names(chosen: &Chosen, confirmation: &Confirmation) -> anyhow::Result<()> {
    let (desk, right) = chosen.open()?;
    let key = &right.event().key;
    let named = desk.privacy(&right)?.named;
    let title = titled(key, &right.event().name);
    let what = format!("erase all names of {title} for ever: {named} players become numbers");
    if confirmation.goes_on(&what)? {
        let operator = desk.at_the_machine();
        let right = desk.right_of_operator_to::<EraseNames>(&operator, key)?;
        desk.erase_names(&right, system_time::now())?;
        println!("The names of the event {key} are erased.");
    }
    Ok(())
}

/// Deletes an event, also one that cannot be read any more.
fn delete(chosen: &Chosen, confirmation: &Confirmation) -> anyhow::Result<()> {
    let desk = database::open_existing(&chosen.database.database)?;
    let (key, name) = match desk.event_title(&chosen.event) {
        Ok(name) => (chosen.event.clone(), name),
        Err(_) => {
            let right = event_arguments::find(&desk, &chosen.event)?;
            (right.event().key.clone(), right.event().name.clone())
        }
    };
    let what = format!(
        "delete {} for ever, with its players, games and names",
        titled(&key, &name)
    );
    if confirmation.goes_on(&what)? {
        desk.delete_any_event(&desk.at_the_machine(), &key, system_time::now())?;
        println!("The event {key} is deleted.");
    }
    Ok(())
}
