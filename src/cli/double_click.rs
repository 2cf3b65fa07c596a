//! `inkundla` without a command, as after a double click: all data in one folder of the user, and
//! the browser opened at the first page.

use super::serve::{self, Extras};
use super::server_lock::ServerLock;
use crate::backup::received_database::put_in_place;
use crate::change_feed::Hub;
use crate::desk::{Desk, secret};
use crate::http::server::laptop::{self, Laptop};
use crate::http::server::server_lifecycle::Listening;
use crate::http::server::stop_signal::{self, Hangup};
use crate::store::Store;
use crate::system_time;
use anyhow::Context;
use std::env;
use std::fs::{self, File};
use std::io::{self, BufRead, ErrorKind, IsTerminal};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The number of further ports to try.
const PORTS: u16 = 20;
/// The size at which the log is rotated when the program starts.
const LARGEST_LOG: u64 = 5 * 1024 * 1024;

/// The answer to a call without arguments on a machine without a screen.
pub(super) const ABOUT: &str = concat!(
    "Inkundla ",
    env!("CARGO_PKG_VERSION"),
    ": tournaments and referees for traditional board games, with the FIDE Dutch system of 2026.\n\
     `inkundla open` starts it for this computer, `inkundla serve` for others, `inkundla --help` lists the commands."
);

/// Arguments of `open`.
#[derive(clap::Args)]
pub(super) struct Open {
    /// The folder of the database, its backups and the log [default: inkundla-data beside the program if it exists, else Inkundla in your documents]
    #[arg(long, value_name = "FOLDER", env = "INKUNDLA_FOLDER")]
    folder: Option<PathBuf>,
    /// Address and port; if the port is in use, the next free one
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    /// Do not open the browser
    #[arg(long)]
    no_browser: bool,
}

impl Default for Open {
    fn default() -> Open {
        Open {
            folder: env::var_os("INKUNDLA_FOLDER").map(PathBuf::from),
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            no_browser: false,
        }
    }
}

/// Whether a browser can be shown: on Linux a desktop runs, or `BROWSER` names a program.
pub(super) fn has_screen() -> bool {
    const SIGNS: [&str; 3] = ["DISPLAY", "WAYLAND_DISPLAY", "BROWSER"];
    let is_set = |name: &str| env::var_os(name).is_some_and(|value| !value.is_empty());
    !cfg!(target_os = "linux") || SIGNS.into_iter().any(is_set)
}

/// Starts the program, or shows the running one. In a terminal it waits after an error, because
/// the window of a double click would close before anybody has read it.
pub(super) fn run(open: &Open) -> anyhow::Result<()> {
    let done = started(open);
    if done.is_err() && io::stdin().is_terminal() && io::stdout().is_terminal() {
        if let Err(why) = &done {
            super::output::print_error(why);
        }
        println!("Press Enter to close this window.");
        let _whatever = io::stdin().lock().lines().next();
    }
    done
}

fn started(open: &Open) -> anyhow::Result<()> {
    let folder = open.folder.clone().unwrap_or_else(usual_folder);
    fs::create_dir_all(&folder)
        .with_context(|| format!("{} could not be made", folder.display()))?;
    let file = folder.join(laptop::DATABASE);
    if let Some(url) = ServerLock::running(&file) {
        println!("Inkundla is open already: {}", url.trim());
        show(open, url.trim());
        return Ok(());
    }
    let database = format!("sqlite:{}", file.display());
    let mut lock = ServerLock::take(&database)?;
    put_in_place(&file, system_time::now())?;
    let store = Store::open(&database).context("the database could not be opened")?;
    let desk = Desk::open(store, Hub::default())?;
    let listening = free_from(open.listen)?;
    let address = listening.address();
    // By IP address: where `localhost` means IPv6 first, a browser would wait.
    let url = format!("http://{address}");
    lock.says(&url)?;
    let log = log_file(&folder)?;
    stop_signal::catch(Hangup::Stops);
    println!("Inkundla is open: {url}");
    println!("  Everything is kept in {}", folder.display());
    println!("  Leave this window open. To stop: This computer, in the browser, or Ctrl+C here.");
    show(open, &url);
    let laptop = Laptop::new(folder, address.port());
    let extras = Extras::of_laptop(&desk, laptop, log);
    serve::serve(listening, desk, secret::setup_code(), extras)
}

/// Binds the first free port from the requested one on.
fn free_from(asked: SocketAddr) -> anyhow::Result<Listening> {
    for port in asked.port()..=asked.port().saturating_add(PORTS) {
        match Listening::on(SocketAddr::new(asked.ip(), port)) {
            Err(why) if why.kind() == ErrorKind::AddrInUse => {
                println!("  Port {port} is taken by another program.");
            }
            listening => return listening.with_context(|| format!("cannot listen on {asked}")),
        }
    }
    Listening::on(SocketAddr::new(asked.ip(), 0))
        .with_context(|| format!("cannot listen on {asked}"))
}

/// Opens the log, after renaming a large one.
fn log_file(folder: &Path) -> anyhow::Result<File> {
    let path = folder.join("inkundla.log");
    if fs::metadata(&path).is_ok_and(|log| log.len() > LARGEST_LOG) {
        fs::rename(&path, folder.join("inkundla.log.old"))?;
    }
    let opened = File::options().append(true).create(true).open(&path);
    opened.with_context(|| format!("{} could not be written", path.display()))
}

/// A folder with this name beside the program makes it portable: everything is kept there, for
/// example on a stick.
const PORTABLE: &str = "inkundla-data";

/// The default folder: [`PORTABLE`] beside the program if it exists, else `Inkundla` in the user's
/// documents, or in the home folder if there are none.
pub(super) fn usual_folder() -> PathBuf {
    let beside = env::current_exe().ok();
    let beside = beside.and_then(|program| Some(program.parent()?.join(PORTABLE)));
    if let Some(portable) = beside.filter(|folder| folder.is_dir()) {
        return portable;
    }
    let home = env::home_dir().unwrap_or_default();
    let documents = named_documents(&home).unwrap_or_else(|| home.join("Documents"));
    let parent = if documents.is_dir() { documents } else { home };
    parent.join("Inkundla")
}

/// The documents folder as a Linux desktop has named it, perhaps in the user's language.
fn named_documents(home: &Path) -> Option<PathBuf> {
    let text = fs::read_to_string(home.join(".config/user-dirs.dirs")).ok()?;
    let mut lines = text.lines();
    let named = lines.find_map(|line| line.strip_prefix("XDG_DOCUMENTS_DIR="))?;
    let named = named.trim().trim_matches('"');
    match named.strip_prefix("$HOME/") {
        Some(below) => Some(home.join(below)),
        None => Some(PathBuf::from(named)),
    }
}

/// Opens a URL in the user's browser, or prints it if that fails.
fn show(open: &Open, url: &str) {
    if open.no_browser {
        return;
    }
    let mut command = match env::var_os("BROWSER") {
        Some(browser) => Command::new(browser),
        None if cfg!(windows) => {
            let mut command = Command::new("rundll32");
            command.arg("url.dll,FileProtocolHandler");
            command
        }
        None if cfg!(target_os = "macos") => Command::new("open"),
        None => Command::new("xdg-open"),
    };
    command.arg(url).stdin(Stdio::null());
    let begun = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    if begun.is_err() {
        println!("  Open this address in your browser: {url}");
    }
}
