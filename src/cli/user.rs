//! `inkundla user`: manages accounts without a browser.

use super::confirmation::{Confirmation, DryRun};
use super::database::{self, Database};
use super::rows_output::{RowsForm, print_rows};
use crate::desk::administration::AccountsQuery;
use crate::desk::{Desk, Fault};
use crate::formats::guarded;
use crate::store::Account;
use crate::system_time;
use anyhow::{Context, bail};
use clap::Subcommand;
use std::io::{BufRead, stdin};

#[derive(Subcommand)]
pub(super) enum UserCommand {
    /// Create an account; the pass-phrase is read from standard input
    Add {
        #[command(flatten)]
        named: Named,
    },
    /// Delete an account, and erase its names from records, boards and the history
    ///
    /// Hand over or delete the events that it alone organises first.
    Delete {
        #[command(flatten)]
        named: Named,
        #[command(flatten)]
        confirmation: Confirmation,
    },
    /// List all accounts that can sign in
    List {
        /// Only accounts whose name contains this text
        #[arg(long, value_name = "TEXT", default_value = "")]
        search: String,
        #[command(flatten)]
        form: RowsForm,
        #[command(flatten)]
        database: Database,
    },
    /// Give an account another name to sign in with
    ///
    /// The history keeps the name of the time. Nobody else can take the former name.
    Rename {
        #[command(flatten)]
        named: Named,
        /// The new name
        #[arg(long, value_name = "NAME")]
        to: String,
        #[command(flatten)]
        dry_run: DryRun,
    },
    /// Make the pass-phrase of an account invalid, and print a recovery code
    ///
    /// With the code its owner chooses a new pass-phrase, once, on the page /recover.
    /// All sessions of the account end.
    Reset {
        #[command(flatten)]
        named: Named,
        #[command(flatten)]
        confirmation: Confirmation,
    },
    /// List the browsers in which an account is signed in
    Sessions {
        #[command(flatten)]
        named: Named,
        #[command(flatten)]
        form: RowsForm,
    },
    /// Sign an account out in all its browsers, or in one
    SignOut {
        #[command(flatten)]
        named: Named,
        /// Only this session of `user sessions`
        #[arg(long, value_name = "SESSION")]
        session: Option<String>,
        #[command(flatten)]
        dry_run: DryRun,
    },
    /// Set a pass-phrase, read from standard input, and sign the account out everywhere
    Passphrase {
        #[command(flatten)]
        named: Named,
    },
    /// Let an account administrate the server in the browser, as its owner does
    Operator {
        #[command(flatten)]
        named: Named,
        /// Take that right away
        #[arg(long)]
        remove: bool,
        #[command(flatten)]
        dry_run: DryRun,
    },
    /// List failed sign-ins with their source, the newest first
    ///
    /// The server forgets each when its limits do: after ten minutes without other
    /// settings.
    FailedSignIns {
        #[command(flatten)]
        form: RowsForm,
        #[command(flatten)]
        database: Database,
    },
}

#[derive(clap::Args)]
pub(super) struct Named {
    /// The name to sign in with
    name: String,
    #[command(flatten)]
    database: Database,
}

impl Named {
    /// The desk, and the account.
    fn open(&self) -> anyhow::Result<(Desk, Account)> {
        let desk = database::open_existing(&self.database.database)?;
        let account = self.account(&desk)?;
        Ok((desk, account))
    }

    fn account(&self, desk: &Desk) -> anyhow::Result<Account> {
        match desk.account_named(&self.name) {
            Err(Fault::NotFound) => bail!("there is no account {}", self.name),
            found => Ok(found?),
        }
    }
}

pub(super) fn run(what: UserCommand) -> anyhow::Result<()> {
    let at = system_time::now();
    match what {
        UserCommand::Add { named } => {
            let desk = database::open(&named.database.database)?;
            desk.create_account(&named.name, &read_phrase()?, at)?;
            println!("The account {} is created.", named.name);
            Ok(())
        }
        UserCommand::Passphrase { named } => {
            let (desk, account) = named.open()?;
            desk.set_passphrase(&account.name, &read_phrase()?, at)?;
            let name = account.name;
            println!("The account {name} has a new pass-phrase and is signed out everywhere.");
            Ok(())
        }
        UserCommand::List {
            search,
            form,
            database,
        } => list(search, &form, &database),
        UserCommand::Sessions { named, form } => {
            let desk = database::open_to_read(&named.database.database)?;
            let account = named.account(&desk)?;
            print_rows(&form, &desk.account_sessions(&account, at)?)
        }
        UserCommand::FailedSignIns { form, database } => failed_sign_ins(&form, &database),
        UserCommand::Delete {
            named,
            confirmation,
        } => delete(&named, &confirmation),
        UserCommand::Rename { named, to, dry_run } => {
            let (desk, account) = named.open()?;
            let was = &account.name;
            desk.may_be_renamed(&account, &to, at)?;
            if dry_run.goes_on(&format!("rename the account {was} to {to}"))? {
                desk.rename_account(&desk.at_the_machine(), &account, &to, at)?;
                println!("The account {was} is now {to}.");
            }
            Ok(())
        }
        UserCommand::Reset {
            named,
            confirmation,
        } => reset(&named, &confirmation),
        UserCommand::SignOut {
            named,
            session,
            dry_run,
        } => sign_out(&named, session.as_deref(), &dry_run),
        UserCommand::Operator {
            named,
            remove,
            dry_run,
        } => operator(&named, remove, &dry_run),
    }
}

fn list(search: String, form: &RowsForm, database: &Database) -> anyhow::Result<()> {
    let desk = database::open_to_read(&database.database)?;
    let query = AccountsQuery {
        words: search,
        ..AccountsQuery::default()
    };
    let mut accounts = desk.server_accounts(&query, system_time::now())?;
    if !form.json {
        for account in &mut accounts {
            account.name = guarded(&account.name).into_owned();
        }
    }
    print_rows(form, &accounts)
}

fn failed_sign_ins(form: &RowsForm, database: &Database) -> anyhow::Result<()> {
    let desk = database::open_to_read(&database.database)?;
    let mut failed = desk.failed_sign_ins(system_time::now())?;
    if !form.json {
        for one in &mut failed {
            one.account = guarded(&one.account).into_owned();
        }
    }
    print_rows(form, &failed)
}

fn delete(named: &Named, confirmation: &Confirmation) -> anyhow::Result<()> {
    let at = system_time::now();
    let (desk, account) = named.open()?;
    let name = &account.name;
    let alone = desk.organised_alone(&account, at)?;
    if !alone.is_empty() {
        bail!(
            "nobody else organises {}: hand it over, or delete it first",
            alone.join(", ")
        );
    }
    let what = format!(
        "delete the account {name} for ever, and erase its names from records, boards and the history"
    );
    if confirmation.goes_on(&what)? {
        desk.delete_account(&account, at)?;
        println!("The account {name} is deleted.");
    }
    Ok(())
}

fn reset(named: &Named, confirmation: &Confirmation) -> anyhow::Result<()> {
    let at = system_time::now();
    let (desk, account) = named.open()?;
    let name = &account.name;
    let sessions = desk.account_sessions(&account, at)?.len();
    let what = format!(
        "make the pass-phrase of {name} invalid, and sign the account out in {sessions} browsers"
    );
    if confirmation.goes_on(&what)? {
        let code = desk.reset_account(&desk.at_the_machine(), &account, at)?;
        println!("Recovery code of {name}: {code}");
        println!("With it {name} chooses a new pass-phrase on the page /recover. It works once.");
    }
    Ok(())
}

fn sign_out(named: &Named, session: Option<&str>, dry_run: &DryRun) -> anyhow::Result<()> {
    let at = system_time::now();
    let (desk, account) = named.open()?;
    let name = &account.name;
    let all = desk.account_sessions(&account, at)?;
    if let Some(meant) = session
        && all.iter().all(|one| one.session != meant)
    {
        bail!("{name} has no session {meant}");
    }
    let meant = session.map_or(all.len(), |_| 1);
    if dry_run.goes_on(&format!("sign {name} out in {meant} browsers"))? {
        let ended = desk.end_sessions(&desk.at_the_machine(), &account, session, at)?;
        println!("{name} is signed out in {ended} browsers.");
    }
    Ok(())
}

fn operator(named: &Named, remove: bool, dry_run: &DryRun) -> anyhow::Result<()> {
    let (desk, account) = named.open()?;
    let name = &account.name;
    if remove && desk.is_owner(&account)? {
        bail!("{name} set the server up, and stays its operator");
    }
    let not = if remove { "no longer " } else { "" };
    if dry_run.goes_on(&format!("let {name} {not}administrate the server"))? {
        let by = desk.at_the_machine();
        desk.set_operator(&by, &account, !remove, system_time::now())?;
        println!("{name} may {not}administrate the server.");
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
