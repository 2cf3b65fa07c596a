//! `inkundla serve`

use crate::desk::{Desk, secret};
use crate::live::Hub;
use crate::store::Store;
use crate::web::address::lan_addresses;
use crate::web::server::Listening;
use crate::web::{Shared, clock};
use actix_web::web::Data;
use anyhow::{Context, bail};
use std::net::SocketAddr;
use std::path::Path;
use tracing_subscriber::EnvFilter;

/// Starts the server and comes back when it is told to stop.
pub(super) fn run(listen: SocketAddr, database: &str) -> anyhow::Result<()> {
    let desk = open(database)?;
    let listening = take(listen)?;
    let setup_code = secret::setup_code();
    println!("Inkundla is open. Stop it with Ctrl+C.");
    print_addresses(listening.address());
    if desk.is_new()? {
        println!("  First run: open the address on this computer.");
        println!("  From elsewhere it asks for the set-up code: {setup_code}");
    }
    serve(listening, desk, setup_code)
}

/// A desk over a database.
pub(super) fn open(database: &str) -> anyhow::Result<Desk> {
    let store = Store::open(database).context("the database could not be opened")?;
    Ok(Desk::open(store, Hub::default())?)
}

/// A desk over a database that must be there already: who reads or adds must
/// not make an empty one by a slip of the pen.
pub(super) fn open_existing(database: &str) -> anyhow::Result<Desk> {
    let file = database.strip_prefix("sqlite:");
    let file = file.map(|file| file.strip_prefix("//").unwrap_or(file));
    if let Some(file) = file.filter(|file| !Path::new(file).exists()) {
        bail!("there is no database {file}; say which with --database");
    }
    open(database)
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
pub(super) fn serve(listening: Listening, desk: Desk, setup_code: String) -> anyhow::Result<()> {
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
    let shared = Data::new(Shared::new(desk, setup_code)?);
    actix_web::rt::System::new().block_on(listening.serve(shared))?;
    println!("Inkundla is closed. Everything is saved.");
    Ok(())
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
