//! `inkundla backup` and `inkundla restore`.

use super::confirmation::agreed;
use super::database::{self, Database, without_password};
use super::event_arguments;
use super::progress_line::{Progress, kilobytes};
use crate::backup::{Counted, ENDING, Tell, Trial, backup_with_progress};
use crate::desk::archives::event_keys::{EventKeys, FILE};
use crate::desk::archives::{self, ArchiveTrouble, CannotJoin, Contents, KeyPolicy, inspect};
use crate::store::Store;
use crate::system_time;
use anyhow::Context;
use chrono::DateTime;
use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

/// Arguments of `backup`.
#[derive(clap::Args)]
pub(super) struct Backup {
    /// Only this event: its key (the part of its address after /e/) or its exact name
    event: Option<String>,
    /// The file to write, which must not exist [default: a name with the current time]
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    #[command(flatten)]
    database: Database,
}

/// Arguments of `restore`.
#[derive(clap::Args)]
pub(super) struct Restore {
    /// The backup file
    file: PathBuf,
    /// For the backup of one event: the account that becomes its organiser
    #[arg(long, value_name = "NAME")]
    organiser: Option<String>,
    /// Do not ask for confirmation
    #[arg(long)]
    yes: bool,
    #[command(flatten)]
    database: Database,
}

pub(super) fn backup(backup: &Backup) -> anyhow::Result<()> {
    let desk = database::open_to_read(&backup.database.database)?;
    let organiser = backup
        .event
        .as_deref()
        .map(|meant| event_arguments::find(&desk, meant))
        .transpose()?;
    let now = system_time::now();
    let path = backup.output.clone().unwrap_or_else(|| {
        PathBuf::from(format!("{}.{ENDING}", now.format("inkundla-%Y%m%d-%H%M%S")))
    });
    let progress = Mutex::new(Progress::begin());
    let tell: Tell = Arc::new(move |trial, done, of| {
        let what = match trial {
            Trial::LookedAt => "kilobytes written and looked at",
            Trial::BroughtIn => "kilobytes restored to try",
        };
        let mut progress = progress.lock().unwrap_or_else(PoisonError::into_inner);
        progress.at(what, kilobytes(done), kilobytes(of));
    });
    let foot = backup_with_progress(&desk, organiser.as_deref(), &path, now, &tell)?;
    // Erases the progress line before the next output.
    drop(tell);
    let rows: u64 = foot.rows.values().sum();
    println!("{} is written and verified: {rows} rows.", path.display());
    println!("It has names of children: keep it where only you can read it.");
    Ok(())
}

pub(super) fn restore(call: &Restore) -> anyhow::Result<()> {
    let keys = keys_beside(&call.file)?;
    let contents = inspect(open(&call.file, "kilobytes looked at")?, keys.clone());
    let contents = contents.map_err(ArchiveTrouble::from)?;
    show(&contents);
    if !contents.locked.is_empty() && keys == EventKeys::default() {
        return Err(ArchiveTrouble::from(CannotJoin::Sealed).into());
    }
    let target = without_password(&call.database.database);
    match &call.organiser {
        Some(name) => {
            let desk = database::open_existing(&call.database.database)?;
            let account = desk
                .account_named(name)
                .with_context(|| format!("there is no account {name} in {target}"))?;
            agreed(call.yes, &format!("Restore this into {target}?"))?;
            let key = desk.join(
                open(&call.file, IN)?,
                KeyPolicy::Keep,
                &account,
                system_time::now(),
            )?;
            println!("The event {key} is in {target}; {name} runs it.");
        }
        None => {
            agreed(call.yes, &format!("Restore this into {target}?"))?;
            let store = Store::open(&call.database.database)?;
            archives::restore(&store, open(&call.file, IN)?, keys)?;
            let events = contents.events.len();
            println!(
                "{target} has the content of the backup: {events} events. Everyone has to sign in again."
            );
        }
    }
    Ok(())
}

fn show(contents: &Contents) {
    let made = DateTime::from_timestamp_millis(contents.head.made_at_ms).unwrap_or_default();
    println!(
        "Made {} by Inkundla {}:",
        made.format("%Y-%m-%d %H:%M:%S UTC"),
        contents.head.program
    );
    for event in &contents.events {
        println!(
            "  {} ({}): {} players, round {}",
            event.name, event.key, event.players, event.round
        );
    }
    for event in &contents.locked {
        println!("  {event}: its names were erased later, so this backup no longer opens it");
    }
}

/// The keys in the folder of a backup.
pub(super) fn keys_beside(file: &Path) -> anyhow::Result<EventKeys> {
    let folder = file.parent().unwrap_or(Path::new(""));
    let keys = EventKeys::read(folder);
    keys.with_context(|| format!("{} could not be read", folder.join(FILE).display()))
}

/// The unit of the progress line while an archive is restored.
const IN: &str = "kilobytes restored";

fn open(
    path: &Path,
    what: &'static str,
) -> anyhow::Result<BufReader<Counted<File, impl FnMut(usize) + use<>>>> {
    let unread = || format!("{} could not be read", path.display());
    let file = File::open(path).with_context(unread)?;
    let length = file.metadata().with_context(unread)?.len() as usize;
    let mut progress = Progress::begin();
    let tell = move |done| progress.at(what, kilobytes(done), kilobytes(length));
    Ok(BufReader::new(Counted {
        file,
        done: 0,
        tell,
    }))
}
