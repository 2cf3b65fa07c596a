//! `inkundla serve`

mod check;
mod settings;

pub(super) use settings::Settings;

use crate::backup::{BackupStore, Scheduler};
use crate::desk::games::HEARTBEAT;
use crate::desk::{Desk, Relay, secret};
use crate::live::Hub;
use crate::store::{Store, StoreError};
use crate::web::address::lan_addresses;
use crate::web::ingress::Ingress;
use crate::web::open_files::OpenFiles;
use crate::web::server::Listening;
use crate::web::{Shared, clock, metrics_server, tls};
use actix_web::web::Data;
use anyhow::{Context, bail};
use rustls::ServerConfig;
use settings::LogForm;
use std::io::IsTerminal;
use std::net::{SocketAddr, TcpListener};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;
use tracing_subscriber::EnvFilter;

/// How often it is looked whether names are to be taken away.
const FORGET_EVERY: Duration = Duration::from_secs(60 * 60);

/// What is logged when nobody asks for more. What is no HTTP is refused and no matter
/// of ours: whoever sends it could fill the log with it.
const WHAT_IS_WRONG: &str = "warn,actix_http::h1::dispatcher=off";

/// How the server is started.
#[derive(clap::Args)]
pub(super) struct Serve {
    #[command(flatten)]
    settings: Settings,
    /// A file of settings (TOML, the names of the flags); a flag or the
    /// environment goes before it
    #[arg(long, value_name = "FILE", env = "INKUNDLA_CONFIG")]
    config: Option<PathBuf>,
    /// Only look whether the server could start with these settings, and say
    /// what would stop it. Exit status: 0 it could, 1 it could not
    #[arg(long)]
    check: bool,
}

/// What a server is besides its desk and its address.
#[derive(Default)]
pub(super) struct Extras {
    ingress: Ingress,
    certificate: Option<ServerConfig>,
    metrics: Option<TcpListener>,
    /// Where copies are kept; visitors may see what is there.
    shelf: Option<BackupStore>,
    keeper: Option<Scheduler>,
    /// The key of the demo, if it is one.
    demo: Option<String>,
    log: LogForm,
}

impl Extras {
    /// Those of a demo with an event of that key.
    pub(super) fn of_demo(key: String) -> Extras {
        Extras {
            demo: Some(key),
            ..Extras::default()
        }
    }
}

/// Starts the server and returns when it is asked to stop.
pub(super) fn run(serve: Serve) -> anyhow::Result<ExitCode> {
    let settings = match &serve.config {
        Some(file) => serve.settings.or(Settings::read(file)?),
        None => serve.settings,
    };
    if serve.check {
        return Ok(check::run(&settings, serve.config.as_deref()));
    }
    let desk = of(&settings)?;
    let listening = take(settings.listen())?;
    let extras = extras(&settings, &desk)?;
    let setup_code = secret::setup_code();
    println!("Inkundla is open. Stop it with Ctrl+C.");
    print_addresses(listening.address(), extras.certificate.is_some());
    if desk.is_new()? {
        if !extras.ingress.is_behind_proxy() && extras.ingress.public_address.is_none() {
            println!("  First run: open the address on this computer.");
        }
        println!("  The first run from elsewhere asks for the set-up code: {setup_code}");
    }
    if let Some(shelf) = settings.shelf() {
        println!("  Backups go to: {}", shelf.folder.display());
    }
    self::serve(listening, desk, setup_code, extras)?;
    Ok(ExitCode::SUCCESS)
}

fn extras(settings: &Settings, desk: &Desk) -> anyhow::Result<Extras> {
    let metrics = settings.metrics.map(take).transpose()?;
    let shelf = settings.shelf();
    Ok(Extras {
        ingress: settings.ingress(),
        certificate: certificate(settings)?,
        metrics: metrics.map(Listening::into_listener),
        shelf: shelf.clone(),
        keeper: shelf.map(|shelf| Scheduler::new(desk.clone(), shelf, clock::now)),
        demo: None,
        log: settings.log.unwrap_or_default(),
    })
}

/// The certificate, if the server is to speak https itself.
fn certificate(settings: &Settings) -> anyhow::Result<Option<ServerConfig>> {
    match (&settings.tls_certificate, &settings.tls_key) {
        (Some(certificate), Some(key)) => Ok(Some(tls::load(certificate, key)?)),
        _ => Ok(None),
    }
}

/// A desk over the database of a server, with its replica.
fn of(settings: &Settings) -> anyhow::Result<Desk> {
    let store = Store::open(settings.database()).context("the database could not be opened")?;
    let store = match &settings.replica {
        Some(replica) => store
            .with_replica(replica)
            .context("the replica cannot be used")?,
        None => store,
    };
    Ok(Desk::open(store, Hub::default())?)
}

/// A desk over a database.
pub(super) fn open(database: &str) -> anyhow::Result<Desk> {
    let store = Store::open(database).context("the database could not be opened")?;
    Ok(Desk::open(store, Hub::default())?)
}

/// The same to look only: also a copy that cannot be written.
pub(super) fn open_to_read(database: &str) -> anyhow::Result<Desk> {
    let opened = open_existing(database);
    let fault = opened
        .as_ref()
        .err()
        .and_then(|why| why.downcast_ref::<StoreError>());
    if !matches!(fault, Some(StoreError::ReadOnly(_))) {
        return opened;
    }
    let store = Store::open_to_read(database).context("the database could not be opened")?;
    Ok(Desk::open(store, Hub::default())?)
}

/// A desk over a database that must be there already: who reads or adds must
/// not make an empty one by a slip of the pen.
pub(super) fn open_existing(database: &str) -> anyhow::Result<Desk> {
    if let Some(file) = file_of(database)?.filter(|file| !file.exists()) {
        let file = file.display();
        bail!("there is no database {file}; say which with --database");
    }
    open(database)
}

/// The file of a SQLite database; `None` for a server.
fn file_of(database: &str) -> anyhow::Result<Option<PathBuf>> {
    Store::file_of(database).context("the database could not be opened")
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
    extras: Extras,
) -> anyhow::Result<()> {
    log_to_standard_error(extras.log);
    let relay = desk.relay()?;
    // While another process serves the same games, nothing has stopped.
    let paused = if relay.as_ref().is_none_or(Relay::is_first) {
        desk.pause_interrupted(clock::now())?
    } else {
        0
    };
    if paused > 0 {
        println!(
            "  Games that were being played when the server stopped: {paused}. Their clocks are paused."
        );
    }
    watch_the_clock(&desk);
    forget_in_time(&desk);
    if let Some(relay) = relay {
        std::thread::spawn(move || relay.run());
    }
    let closing = desk.clone();
    let shared = Shared::new(desk, setup_code)?
        .with_ingress(extras.ingress.within(OpenFiles::raised()))
        .with_backups(extras.shelf)
        .with_demo(extras.demo);
    let shared = Data::new(shared);
    actix_web::rt::System::new().block_on(async {
        if let Some(keeper) = extras.keeper {
            actix_web::rt::spawn(keeper.watch());
        }
        if let Some(listener) = extras.metrics {
            let collected = metrics_server::collect()?;
            actix_web::rt::spawn(metrics_server::tell(listener, shared.clone(), collected)?);
        }
        anyhow::Ok(listening.serve(shared, extras.certificate).await?)
    })?;
    closing.close();
    println!("Inkundla is closed. Everything is saved.");
    Ok(())
}

fn log_to_standard_error(form: LogForm) {
    let filter =
        EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new(WHAT_IS_WRONG));
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        // Colours are for people: in a file they stand as signs among the words.
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr);
    match form {
        LogForm::Text => log.init(),
        LogForm::Json => log.json().flatten_event(true).init(),
    }
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
            desk.scrub();
            std::thread::sleep(HEARTBEAT);
        }
    });
}

/// Names of children that were to be kept until now are taken away, and those of
/// helpers whose day is long over. Several
/// servers may try at once: who comes second finds nothing left.
fn forget_in_time(desk: &Desk) {
    let desk = desk.clone();
    std::thread::spawn(move || {
        loop {
            // Before anything is judged by it, the day counts as seen.
            if let Err(fault) = desk.see_day(clock::now()) {
                tracing::error!(%fault, "the day could not be noted");
            }
            match desk.forget_what_is_due(clock::now()) {
                Ok(0) => {}
                Ok(events) => tracing::info!(events, "names were taken away"),
                Err(fault) => tracing::error!(%fault, "names could not be taken away"),
            }
            if let Err(fault) = desk.forget_guests(clock::now()) {
                tracing::error!(%fault, "accounts of helpers could not be taken away");
            }
            std::thread::sleep(FORGET_EVERY);
        }
    });
}

/// Prints under which addresses this machine and others reach the server.
pub(super) fn print_addresses(address: SocketAddr, is_https: bool) {
    let (ip, port) = (address.ip(), address.port());
    let scheme = if is_https { "https" } else { "http" };
    match ip {
        ip if ip.is_unspecified() => {
            println!("  This machine:  {scheme}://localhost:{port}");
            for other in lan_addresses() {
                println!("  On the LAN:    {scheme}://{other}:{port}");
            }
        }
        ip if ip.is_loopback() => {
            println!("  This machine:  {scheme}://{address}");
            println!("  Phones cannot reach this address. For them: --listen 0.0.0.0:{port}");
        }
        _ => println!("  On the LAN:    {scheme}://{address}"),
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
