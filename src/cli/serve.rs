//! `inkundla serve`: starts the server.

mod background;
mod config;
mod log_filter;
mod logging;
mod start_check;

pub(super) use config::Settings;

use super::database::file_of;
use super::listen::{base, print_addresses, take};
use super::server_lock::ServerLock;
use super::usage_error::UsageError;
use crate::backup::received_database::put_in_place;
use crate::backup::{BackupStore, Scheduler};
use crate::change_feed::Hub;
use crate::desk::signing_key::SigningKey;
use crate::desk::{Desk, Relay, secret};
use crate::http::server::app_state::AppState;
use crate::http::server::data_move::Moving;
use crate::http::server::ingress::Ingress;
use crate::http::server::laptop::{DATABASE, Laptop};
use crate::http::server::open_files::OpenFiles;
use crate::http::server::server_lifecycle::Listening;
use crate::http::server::stop_signal::{self, Hangup};
use crate::http::server::tls::Certificate;
use crate::http::server::{hall_listeners, metrics_server};
use crate::pages::router::routes;
use crate::store::{Store, StoreError};
use crate::system_time;
use actix_web::web::Data;
use anyhow::Context;
use config::LogForm;
use log_filter::LogFilter;
use std::fs::File;
use std::net::TcpListener;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

/// Interval at which a database that is away is tried again at the start.
const DATABASE_RETRY: Duration = Duration::from_secs(1);

/// Arguments of `serve`.
#[derive(clap::Args)]
pub(super) struct Serve {
    #[command(flatten)]
    settings: Settings,
    /// A settings file (TOML, with the names of the flags); flags and the
    /// environment override it
    #[arg(long, value_name = "FILE", env = "INKUNDLA_CONFIG")]
    config: Option<PathBuf>,
    /// Only check whether the server could start with these settings, and report
    /// what prevents it. Exit status: 0 it could start, 1 it could not
    #[arg(long)]
    check: bool,
}

/// The parts of a server besides its desk and its address.
#[derive(Default)]
pub(super) struct Extras {
    ingress: Ingress,
    certificate: Option<Certificate>,
    metrics: Option<TcpListener>,
    /// The folder with backups, shown on the web pages.
    backups: Option<BackupStore>,
    scheduler: Option<Scheduler>,
    /// The key of the demo event, for a demo.
    demo: Option<String>,
    /// The laptop that was started by a double click.
    laptop: Option<Arc<Laptop>>,
    /// The move to another computer, for a database in a file.
    moving: Option<Arc<Moving>>,
    log: LogForm,
    log_filter: Option<LogFilter>,
    /// The log file; without it the log goes to standard error.
    log_file: Option<File>,
    /// The time between a stop signal and the stop.
    drain: Duration,
}

impl Extras {
    /// The extras of a demo.
    pub(super) fn of_demo(key: String) -> Extras {
        Extras {
            demo: Some(key),
            ..Extras::default()
        }
    }
    /// The extras of a laptop: backups and a log in its folder.
    pub(super) fn of_laptop(desk: &Desk, laptop: Laptop, log: File) -> Extras {
        let store = BackupStore {
            folder: laptop.folder.join("backups"),
            second: None,
        };
        Extras {
            scheduler: Some(Scheduler::new(
                desk.clone(),
                store.clone(),
                system_time::now,
            )),
            backups: Some(store),
            moving: Some(Arc::new(Moving::of(laptop.folder.join(DATABASE)))),
            laptop: Some(Arc::new(laptop)),
            log_file: Some(log),
            ..Extras::default()
        }
    }
}

/// Opens the database, after putting a received one in its place. A database on another machine may come up later
/// than this one: then it is tried again until it answers.
fn opened(settings: &Settings) -> anyhow::Result<Desk> {
    if let Some(file) = file_of(settings.database())? {
        put_in_place(&file, system_time::now())?;
    }
    let mut has_waited = false;
    loop {
        match open_with_replica(settings) {
            Err(why) if is_away(&why) => {
                if !has_waited {
                    eprintln!("{why:#}; it is tried again every second");
                }
                has_waited = true;
                std::thread::sleep(DATABASE_RETRY);
            }
            Ok(desk) if has_waited => {
                eprintln!("the database answers");
                return Ok(desk);
            }
            done => return done,
        }
    }
}

/// Whether the database does not answer, so that waiting may help.
fn is_away(why: &anyhow::Error) -> bool {
    let fault = why.downcast_ref::<StoreError>();
    matches!(fault, Some(StoreError::Unavailable(_)))
}

/// Starts the server and returns when it is asked to stop.
pub(super) fn run(serve: Serve) -> anyhow::Result<ExitCode> {
    let mut settings = match &serve.config {
        Some(file) => serve.settings.or(Settings::read(file)?),
        None => serve.settings,
    };
    if settings.log_filter.is_none() {
        settings.log_filter = LogFilter::from_environment().map_err(UsageError::argument)?;
    }
    if serve.check {
        return Ok(start_check::run(&settings, serve.config.as_deref()));
    }
    let mut lock = ServerLock::take(settings.database())?;
    let desk = match opened(&settings) {
        Ok(desk) => desk,
        Err(why) => {
            lock.gives_up();
            return Err(why);
        }
    };
    lock.take_file()?;
    let listening = take(settings.listen())?;
    lock.says(&base(listening.address()))?;
    let extras = extras(&settings, &desk)?;
    let setup_code = secret::setup_code();
    stop_signal::catch(Hangup::Stops);
    println!("Inkundla is open. Stop it with Ctrl+C.");
    print_addresses(listening.address(), extras.certificate.is_some());
    if desk.is_new()? {
        if !extras.ingress.is_behind_proxy() && extras.ingress.public_address.is_none() {
            println!("  First run: open the address on this computer.");
        }
        println!("  The first run from elsewhere asks for the set-up code: {setup_code}");
    }
    if let Some(store) = settings.backups() {
        println!("  Backups go to: {}", store.folder.display());
    }
    self::serve(listening, desk, setup_code, extras)?;
    Ok(ExitCode::SUCCESS)
}

fn extras(settings: &Settings, desk: &Desk) -> anyhow::Result<Extras> {
    let metrics = settings.metrics.map(take).transpose()?;
    let backups = settings.backups();
    Ok(Extras {
        ingress: settings.ingress(),
        certificate: settings.certificate().map_err(|why| unusable(why.into()))?,
        metrics: metrics.map(Listening::into_listener),
        backups: backups.clone(),
        scheduler: backups.map(|store| Scheduler::new(desk.clone(), store, system_time::now)),
        log: settings.log.unwrap_or_default(),
        log_filter: settings.log_filter.clone(),
        moving: file_of(settings.database())?.map(|file| Arc::new(Moving::of(file))),
        drain: settings.drain(),
        ..Extras::default()
    })
}

/// A setting that cannot be used stays so: no supervisor need try again.
fn unusable(why: anyhow::Error) -> anyhow::Error {
    UsageError::argument(format!("{why:#}")).into()
}

/// Opens the database of a server, with its replica.
fn open_with_replica(settings: &Settings) -> anyhow::Result<Desk> {
    let store = Store::open(settings.database()).context("the database could not be opened")?;
    let store = match &settings.replica {
        Some(replica) => store
            .with_replica(replica)
            .context("the replica cannot be used")?,
        None => store,
    };
    let desk = Desk::open(store, Hub::default())?;
    Ok(match &settings.signing_key {
        Some(file) => desk.with_signing_key(SigningKey::File(file.clone())),
        None => desk,
    })
}

/// Pauses the games that the last stop interrupted, then serves until it is asked to stop.
pub(super) fn serve(
    listening: Listening,
    desk: Desk,
    setup_code: String,
    extras: Extras,
) -> anyhow::Result<()> {
    logging::begin(
        extras.log_file,
        extras.log,
        &extras.log_filter.unwrap_or_default(),
    );
    set_going(&desk, extras.demo.as_deref())?;
    let closing = desk.clone();
    let shared = AppState::new(desk, setup_code)?
        .with_ingress(extras.ingress.within(OpenFiles::raised()))
        .with_drain(extras.drain)
        .with_backups(extras.backups)
        .with_demo(extras.demo)
        .with_laptop(extras.laptop.clone())
        .with_moving(extras.moving);
    let shared = Data::new(shared);
    actix_web::rt::System::new().block_on(async {
        if let Some(scheduler) = extras.scheduler {
            actix_web::rt::spawn(scheduler.watch());
        }
        if let Some(laptop) = extras.laptop {
            actix_web::rt::spawn(hall_listeners::watch(laptop, shared.clone(), routes));
        }
        if let Some(listener) = extras.metrics {
            let collected = metrics_server::collect()?;
            actix_web::rt::spawn(metrics_server::serve(listener, shared.clone(), collected)?);
        }
        anyhow::Ok(listening.serve(shared, routes, extras.certificate).await?)
    })?;
    if let Err(fault) = closing.sign_logs(system_time::now()) {
        tracing::error!(%fault, "the logs of events could not be signed");
    }
    closing.close();
    println!("Inkundla is closed. Everything is saved.");
    Ok(())
}

/// Pauses the games that the last stop interrupted, and begins the work that a server does by itself.
fn set_going(desk: &Desk, demo: Option<&str>) -> anyhow::Result<()> {
    let relay = desk.relay()?;
    // If another process serves the same games, they were not interrupted.
    let paused = if relay.as_ref().is_none_or(Relay::is_first) {
        desk.pause_interrupted(system_time::now())?
    } else {
        0
    };
    if paused > 0 {
        println!(
            "  Games that were being played when the server stopped: {paused}. Their clocks are paused."
        );
    }
    background::pause_after_gaps(desk);
    background::erase_when_due(desk);
    if desk.signs_from_database() {
        tracing::warn!(
            "whoever can write the database can sign for this server: give it --signing-key FILE"
        );
    }
    background::sign_logs(desk);
    desk.find_demos()?;
    if let Some(key) = demo {
        desk.start_demo(&desk.operator_right(key)?, system_time::now())?;
    }
    background::play_demos(desk);
    if let Some(relay) = relay {
        thread::spawn(move || relay.run());
    }
    Ok(())
}
