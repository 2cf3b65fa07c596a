//! `inkundla` without a command, as after a double click: everything in one folder of the user, the
//! browser at the first page, and a page for the rest.

use super::serve::{self, Extras};
use super::server_lock::ServerLock;
use crate::backup::arrival::put_in_place;
use crate::desk::{Desk, secret};
use crate::live::Hub;
use crate::store::Store;
use crate::web::laptop::{self, Laptop};
use crate::web::server::Listening;
use crate::web::{clock, stop_signal};
use anyhow::Context;
use std::env;
use std::fs::{self, File};
use std::io::{self, BufRead, ErrorKind, IsTerminal};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The number of ports that are tried after the one that is asked for.
const PORTS: u16 = 20;
/// A log as large as this is put aside when the program starts.
const LARGEST_LOG: u64 = 5 * 1024 * 1024;

/// How the program is started for somebody at this computer.
#[derive(clap::Args)]
pub(super) struct Open {
    /// Where the database, its copies and the log are kept [default: inkundla-data beside the program if it is there, else Inkundla in your documents]
    #[arg(long, value_name = "FOLDER", env = "INKUNDLA_FOLDER")]
    folder: Option<PathBuf>,
    /// Address and port; where the port is taken, the next free one
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    /// Leave the browser alone
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

/// Starts the program, or shows the one that runs already. A window that would close at once stays
/// open until what went wrong has been read.
pub(super) fn run(open: &Open) -> anyhow::Result<()> {
    let done = started(open);
    if done.is_err() && io::stdin().is_terminal() && io::stdout().is_terminal() {
        if let Err(why) = &done {
            eprintln!("inkundla: {why:#}");
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
    let lock = ServerLock::take(&database)?;
    put_in_place(&file, clock::now())?;
    let store = Store::open(&database).context("the database could not be opened")?;
    let desk = Desk::open(store, Hub::default())?;
    let listening = free_from(open.listen)?;
    let address = listening.address();
    // By number: where `localhost` means IPv6 first, a browser waits for nothing.
    let url = format!("http://{address}");
    lock.says(&url)?;
    let log = log_file(&folder)?;
    stop_signal::catch();
    println!("Inkundla is open: {url}");
    println!("  Everything is kept in {}", folder.display());
    println!("  Leave this window open. To stop: This computer, in the browser, or Ctrl+C here.");
    show(open, &url);
    let laptop = Laptop::new(folder, address.port());
    let extras = Extras::of_laptop(&desk, laptop, log);
    serve::serve(listening, desk, secret::setup_code(), extras)
}

/// The first free port from the one that is asked for.
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

/// The log, the one of before beside it when it has grown.
fn log_file(folder: &Path) -> anyhow::Result<File> {
    let path = folder.join("inkundla.log");
    if fs::metadata(&path).is_ok_and(|log| log.len() > LARGEST_LOG) {
        fs::rename(&path, folder.join("inkundla.log.old"))?;
    }
    let opened = File::options().append(true).create(true).open(&path);
    opened.with_context(|| format!("{} could not be written", path.display()))
}

/// Beside a program with a folder of this name everything is kept there: on a stick it goes from
/// computer to computer.
const PORTABLE: &str = "inkundla-data";

/// The folder beside the program, where there is one; else `Inkundla` in the documents of the user,
/// or in the home folder where there are none.
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

/// The documents as a Linux desktop has named them, perhaps in the user's language.
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

/// Opens a page in the browser of the user. Where that cannot be, the address stands in the window.
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
