//! `inkundla serve`

use crate::desk::games::BEAT;
use crate::desk::{Desk, secret};
use crate::keep::{Keeper, Shelf};
use crate::live::Hub;
use crate::store::Store;
use crate::web::address::lan_addresses;
use crate::web::server::Listening;
use crate::web::{Shared, clock};
use actix_web::web::Data;
use anyhow::{Context, bail};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use tracing_subscriber::EnvFilter;

/// Where copies of the database go.
#[derive(clap::Args, Clone)]
pub(super) struct Backups {
    /// Folder for copies of the database: one when a round is posted or closed,
    /// and one an hour when something changed. Beside a SQLite file by default
    #[arg(long, value_name = "FOLDER", env = "INKUNDLA_BACKUPS")]
    backups: Option<PathBuf>,
    /// A second folder that gets the same copies, such as one on a stick
    #[arg(long, value_name = "FOLDER", env = "INKUNDLA_SECOND_BACKUPS")]
    second_backups: Option<PathBuf>,
    /// Make no copies
    #[arg(long, conflicts_with_all = ["backups", "second_backups"])]
    no_backups: bool,
}

impl Backups {
    /// Where the copies go, if there are to be any.
    fn shelf(&self, database: &str) -> Option<Shelf> {
        if self.no_backups {
            return None;
        }
        let beside = || file_of(database).map(|file| PathBuf::from(format!("{file}-backups")));
        Some(Shelf {
            folder: self.backups.clone().or_else(beside)?,
            second: self.second_backups.clone(),
        })
    }
}

/// Starts the server and comes back when it is told to stop.
pub(super) fn run(listen: SocketAddr, database: &str, backups: &Backups) -> anyhow::Result<()> {
    let desk = open(database)?;
    let listening = take(listen)?;
    let setup_code = secret::setup_code();
    println!("Inkundla is open. Stop it with Ctrl+C.");
    print_addresses(listening.address());
    if desk.is_new()? {
        println!("  First run: open the address on this computer.");
        println!("  From elsewhere it asks for the set-up code: {setup_code}");
    }
    let keeper = backups.shelf(database).map(|shelf| {
        println!("  Backups go to: {}", shelf.folder.display());
        Keeper::new(desk.clone(), shelf, clock::now)
    });
    serve(listening, desk, setup_code, keeper)
}

/// A desk over a database.
pub(super) fn open(database: &str) -> anyhow::Result<Desk> {
    let store = Store::open(database).context("the database could not be opened")?;
    Ok(Desk::open(store, Hub::default())?)
}

/// A desk over a database that must be there already: who reads or adds must
/// not make an empty one by a slip of the pen.
pub(super) fn open_existing(database: &str) -> anyhow::Result<Desk> {
    if let Some(file) = file_of(database).filter(|file| !Path::new(file).exists()) {
        bail!("there is no database {file}; say which with --database");
    }
    open(database)
}

/// The file of a SQLite database.
fn file_of(database: &str) -> Option<&str> {
    let file = database.strip_prefix("sqlite:");
    file.map(|file| file.strip_prefix("//").unwrap_or(file))
}

/// Takes an address to listen on.
pub(super) fn take(listen: SocketAddr) -> anyhow::Result<Listening> {
    Listening::on(listen).with_context(|| {
        format!(
            "cannot listen on {listen}; \
             perhaps a server runs there already: choose another with --listen"
        )
    })
}

/// Pauses what the last stop interrupted, then serves until Ctrl+C.
pub(super) fn serve(
    listening: Listening,
    desk: Desk,
    setup_code: String,
    keeper: Option<Keeper>,
) -> anyhow::Result<()> {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .init();
    let paused = desk.pause_interrupted(clock::now())?;
    if paused > 0 {
        println!(
            "  Games that were being played when the server stopped: {paused}. Their clocks are paused."
        );
    }
    watch_the_clock(&desk);
    let shared = Data::new(Shared::new(desk, setup_code)?);
    actix_web::rt::System::new().block_on(async {
        if let Some(keeper) = keeper {
            actix_web::rt::spawn(keeper.watch());
        }
        listening.serve(shared).await
    })?;
    println!("Inkundla is closed. Everything is saved.");
    Ok(())
}

/// A laptop that slept, or whose clock was set, takes no time from a child: its
/// games are paused when the gap is seen.
fn watch_the_clock(desk: &Desk) {
    let desk = desk.clone();
    std::thread::spawn(move || {
        loop {
            if let Err(fault) = desk.beat(clock::now()) {
                tracing::error!(%fault, "games could not be paused after a gap");
            }
            std::thread::sleep(BEAT);
        }
    });
}

/// Prints under which addresses this machine and others reach the server.
pub(super) fn print_addresses(address: SocketAddr) {
    let (ip, port) = (address.ip(), address.port());
    match ip {
        ip if ip.is_unspecified() => {
            println!("  This machine:  http://localhost:{port}");
            for other in lan_addresses() {
                println!("  On the LAN:    http://{other}:{port}");
            }
        }
        ip if ip.is_loopback() => {
            println!("  This machine:  http://{address}");
            println!("  Phones cannot reach this address. For them: --listen 0.0.0.0:{port}");
        }
        _ => println!("  On the LAN:    http://{address}"),
    }
}

/// The address to print in front of links: one that phones can use, if there is one.
pub(super) fn base(address: SocketAddr) -> String {
    let port = address.port();
    match (address.ip().is_unspecified(), lan_addresses().first()) {
        (true, Some(ip)) => format!("http://{ip}:{port}"),
        (true, None) => format!("http://localhost:{port}"),
        (false, _) => format!("http://{address}"),
    }
}
