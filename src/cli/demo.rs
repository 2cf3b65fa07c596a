//! `inkundla demo`: an event to try out, in a database of its own.

use super::server_lock::ServerLock;
use super::{database, listen, serve};
use crate::desk::events::Event;
use crate::desk::{Desk, Fault, secret};
use crate::http::server::stop_signal::{self, Hangup};
use crate::store::{Account, GamePhase};
use crate::system_time;
use anyhow::bail;
use clap::Args;
use std::net::SocketAddr;
use std::time::Instant;

/// The account of the demo.
const ORGANISER: &str = "demo";
/// Public on purpose: all names in the demo are invented, so there is nothing to protect.
const PHRASE: &str = "three red cows";

#[derive(Args)]
pub(super) struct Demo {
    /// Address and port; port 0 chooses a free port
    #[arg(
        long,
        value_name = "ADDRESS",
        env = "INKUNDLA_LISTEN",
        default_value = "0.0.0.0:8080"
    )]
    listen: SocketAddr,
    /// sqlite:PATH (created if it does not exist) or postgres://USER@HOST/NAME
    #[arg(long, value_name = "URL", default_value = "sqlite:inkundla-demo.db")]
    database: String,
}

/// Creates the demo if it does not exist, and serves it.
pub(super) fn run(asked: &Demo) -> anyhow::Result<()> {
    let (listen, database) = (asked.listen, &asked.database[..]);
    let desk = database::open(database)?;
    let mut lock = ServerLock::take(database)?;
    let listening = listen::take(listen)?;
    lock.says(&listen::base(listening.address()))?;
    let account = account(&desk, database)?;
    let event = match desk.events_of(&account, system_time::now())?.pop() {
        Some(event) => event,
        None => made(&desk, &account)?,
    };
    stop_signal::catch(Hangup::Stops);
    println!("Inkundla is open with a demo. Stop it with Ctrl+C.");
    listen::print_addresses(listening.address(), false);
    println!("  Organiser:     {ORGANISER}");
    println!("  Pass-phrase:   {PHRASE}");
    println!("  Everyone knows this pass-phrase: keep no real data in this database.");
    links(&desk, &event, &listen::base(listening.address()))?;
    serve::serve(
        listening,
        desk,
        secret::setup_code(),
        serve::Extras::of_demo(event.key),
    )
}

/// The demo's account, created in a new database.
fn account(desk: &Desk, database: &str) -> anyhow::Result<Account> {
    let now = system_time::now();
    if desk.is_new()? {
        desk.create_account(ORGANISER, PHRASE, now)?;
    }
    let token = match desk.sign_in(ORGANISER, PHRASE, now) {
        Err(Fault::WrongSignIn) => bail!(
            "{} is in use, but not by a demo; choose another with --database",
            database::without_password(database)
        ),
        token => token?,
    };
    let account = desk.account_of(&token, now)?;
    desk.sign_out(&token, now)?;
    account.ok_or_else(|| Fault::NotSignedIn.into())
}

fn made(desk: &Desk, account: &Account) -> anyhow::Result<Event> {
    println!("Making the demo: 24 children, two finished rounds, a third that goes on by itself.");
    let began = Instant::now();
    let event = desk.demo(account, system_time::now())?;
    println!("Made in {:.1} s.", began.elapsed().as_secs_f32());
    Ok(event)
}

fn links(desk: &Desk, event: &Event, base: &str) -> anyhow::Result<()> {
    let key = &event.key;
    println!("  For everybody: {base}/e/{key}");
    println!("  Standings:     {base}/e/{key}/standings");
    println!("  Round control: {base}/e/{key}/round-control");
    let Some(posted) = desk.tournament(event)?.posted().map(|posted| posted.number) else {
        return Ok(());
    };
    // The last one begins last by itself.
    for board in desk.boards(event, posted)?.into_iter().rev() {
        let phase = board.state.as_ref().map(|state| state.phase);
        let Some(code) = desk
            .code_of(&board)
            .filter(|_| phase == Some(GamePhase::Scheduled))
        else {
            continue;
        };
        let number = board.pairing.board;
        match desk.umpire(&code, None, system_time::now()) {
            Ok(_) => println!("  Umpire:        {base}/u/{code} (board {number}, not started)"),
            Err(_) => println!(
                "  The codes of the boards are too old. Delete the database for a new demo."
            ),
        }
        break;
    }
    Ok(())
}
