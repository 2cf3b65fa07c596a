//! `inkundla user`: manages accounts without a browser.

use super::database::{self, Database};
use crate::desk::Fault;
use crate::system_time;
use anyhow::{Context, bail};
use clap::Subcommand;
use std::io::{BufRead, stdin};

#[derive(Subcommand)]
pub(super) enum UserCommand {
    /// Create an account; the pass-phrase is read from standard input
    Add {
        /// The name to sign in with
        name: String,
        #[command(flatten)]
        database: Database,
    },
    /// Delete an account, and erase its name from records, boards and the history
    ///
    /// Hand over or delete the events that it alone organises first.
    Delete {
        /// The name to sign in with
        name: String,
        #[command(flatten)]
        database: Database,
    },
    /// Reset a pass-phrase, read from standard input, and sign the account out everywhere
    Passphrase {
        /// The name to sign in with
        name: String,
        #[command(flatten)]
        database: Database,
    },
}

pub(super) fn run(what: UserCommand) -> anyhow::Result<()> {
    match what {
        UserCommand::Add { name, database } => {
            let desk = database::open(&database.database)?;
            desk.create_account(&name, &read_phrase()?, system_time::now())?;
            println!("The account {name} is created.");
        }
        UserCommand::Delete { name, database } => {
            let desk = database::open(&database.database)?;
            let account = match desk.account_named(&name) {
                Err(Fault::NotFound) => bail!("there is no account {name}"),
                found => found?,
            };
            desk.delete_account(&account, system_time::now())?;
            println!("The account {name} is deleted.");
        }
        UserCommand::Passphrase { name, database } => {
            let desk = database::open_existing(&database.database)?;
            match desk.set_passphrase(&name, &read_phrase()?, system_time::now()) {
                Err(Fault::NotFound) => bail!("there is no account {name}"),
                done => done?,
            }
            println!("The account {name} has a new pass-phrase and is signed out everywhere.");
        }
    }
    Ok(())
}

fn read_phrase() -> anyhow::Result<String> {
    eprintln!("Pass-phrase (at least 8 characters), then Enter:");
    let mut line = String::new();
    stdin()
        .lock()
        .read_line(&mut line)
        .context("the pass-phrase could not be read")?;
    Ok(line.trim_end_matches(['\r', '\n']).to_owned())
}
