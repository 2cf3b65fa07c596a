//! `inkundla serve`: starts the server.

mod background;
mod config;
mod finding;
mod log_filter;
mod logging;
mod plan;
mod reload;
mod sources;
mod start_check;

pub(super) use config::Settings;

use super::database::file_of;
use super::listen::{base, print_addresses};
use super::usage_error::UsageError;
use crate::backup::{BackupStore, Scheduler};
use crate::desk::{Desk, Relay, secret};
use crate::http::server::app_state::AppState;
use crate::http::server::data_move::Moving;
use crate::http::server::ingress::Ingress;
use crate::http::server::laptop::{DATABASE, Laptop};
use crate::http::server::open_files::OpenFiles;
use crate::http::server::server_lifecycle::Listening;
use crate::http::server::stop_signal::{self, Hangup};
use crate::http::server::supervisor::{self, News};
use crate::http::server::tls::Certificate;
use crate::http::server::{hall_listeners, metrics_server};
use crate::pages::router::routes;
use crate::system_time;
use actix_web::web::Data;
use anyhow::{Context, anyhow, bail};
use config::LogForm;
use finding::Outcome;
use log_filter::LogFilter;
use plan::{Plan, Purpose};
use reload::Reload;
use sources::Sources;
use std::fs::File;
use std::net::TcpListener;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

/// Interval at which a database that is away is tried again at the start.
const DATABASE_RETRY: Duration = Duration::from_secs(1);
/// Interval at which a start that waits looks whether it is stopped.
const STOP_INTERVAL: Duration = Duration::from_millis(50);

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
    /// what prevents it
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
    /// The settings of this start, and where they are read again.
    sources: Option<(Sources, Settings)>,
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

/// Starts the server and returns when it is asked to stop. `program` is the whole command line, whose variables
/// are known.
pub(super) fn run(serve: Serve, program: &clap::Command) -> anyhow::Result<ExitCode> {
    sources::check_environment(program)?;
    let sources = Sources::of(serve.settings, serve.config);
    let settings = sources.read()?;
    if serve.check {
        return Ok(start_check::run(&settings, &sources));
    }
    stop_signal::catch(Hangup::Reloads);
    let Some(mut plan) = awaited(&settings)? else {
        return Ok(ExitCode::SUCCESS);
    };
    let (desk, mut lock) = plan.opened(&settings)?;
    let listening = plan.listening.take().context("no address was bound")?;
    lock.says(&base(listening.address()))?;
    let extras = extras(&settings, sources, plan, &desk)?;
    let setup_code = secret::setup_code();
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

/// A plan that can be carried out. A database on another machine may come up later than this one: then
/// everything is tried again until it answers. `None` if the start is stopped meanwhile.
///
/// # Errors
/// Whatever else prevents the start.
fn awaited(settings: &Settings) -> anyhow::Result<Option<Plan>> {
    let mut has_waited = false;
    loop {
        let Some(plan) = unless_stopped(settings.clone())? else {
            return Ok(None);
        };
        let words = plan.decisive().map(|finding| finding.words.clone());
        let words = words.unwrap_or_default();
        match plan.outcome() {
            Outcome::Starts => {
                if has_waited {
                    eprintln!("the database answers");
                }
                return Ok(Some(plan));
            }
            Outcome::Waits => {
                if !has_waited {
                    eprintln!("{words}; it is tried again every second");
                    supervisor::tell(News::Waiting);
                }
                has_waited = true;
                drop(plan);
                thread::sleep(DATABASE_RETRY);
            }
            Outcome::Refused => return Err(anyhow!(words)),
            // No supervisor need try again.
            Outcome::Unusable => return Err(UsageError::argument(words).into()),
        }
    }
}

/// Makes a plan in another thread, because connecting may take minutes; `None` if the start is stopped meanwhile.
fn unless_stopped(settings: Settings) -> anyhow::Result<Option<Plan>> {
    let (made, is_made) = mpsc::channel();
    thread::spawn(move || {
        let _stopped_meanwhile = made.send(Plan::of(&settings, Purpose::Start));
    });
    loop {
        match is_made.recv_timeout(STOP_INTERVAL) {
            _ if stop_signal::is_stopped() => return Ok(None),
            Ok(plan) => return Ok(Some(plan)),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => bail!("the start broke off"),
        }
    }
}

fn extras(
    settings: &Settings,
    sources: Sources,
    plan: Plan,
    desk: &Desk,
) -> anyhow::Result<Extras> {
    let backups = settings.backups();
    Ok(Extras {
        ingress: settings.ingress(),
        certificate: plan.certificate,
        metrics: plan.metrics.map(Listening::into_listener),
        backups: backups.clone(),
        scheduler: backups.map(|store| Scheduler::new(desk.clone(), store, system_time::now)),
        log: settings.log.unwrap_or_default(),
        log_filter: settings.log_filter.clone(),
        moving: file_of(settings.database())?.map(|file| Arc::new(Moving::of(file))),
        drain: settings.drain(),
        sources: Some((sources, settings.clone())),
        ..Extras::default()
    })
}

/// Serves until it is asked to stop.
pub(super) fn serve(
    listening: Listening,
    desk: Desk,
    setup_code: String,
    extras: Extras,
) -> anyhow::Result<()> {
    let level = logging::begin(
        extras.log_file,
        extras.log,
        &extras.log_filter.unwrap_or_default(),
    );
    if let Some(slip) = extras
        .sources
        .as_ref()
        .and_then(|(sources, _)| sources.slip.as_ref())
    {
        tracing::warn!("{slip}; the log has errors and warnings, as without it");
    }
    set_going(&desk, extras.demo.as_deref())?;
    let closing = desk.clone();
    let shared = AppState::new(desk, setup_code)?
        .with_ingress(extras.ingress.within(OpenFiles::raised()))
        .with_drain(extras.drain)
        .with_backups(extras.backups)
        .with_scheduler(extras.scheduler.clone())
        .with_demo(extras.demo)
        .with_laptop(extras.laptop.clone())
        .with_moving(extras.moving);
    let shared = Data::new(shared);
    actix_web::rt::System::new().block_on(async {
        if let Some(scheduler) = extras.scheduler {
            actix_web::rt::spawn(scheduler.watch());
        }
        if let Some((sources, settings)) = extras.sources {
            let certificate = extras.certificate.clone();
            let reload = Reload::of(sources, settings, level, certificate, shared.clone());
            actix_web::rt::spawn(reload.watch());
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
    background::show_due_cards(desk);
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
