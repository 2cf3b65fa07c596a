//! `inkundla serve --check`: prints the plan of a start, and what an operator should know besides.

use super::super::database::file_of;
use super::config::Settings;
use super::finding::Finding;
use super::plan::{Plan, Purpose, can_write, exit_status, folder_of};
use super::sources::Sources;
use crate::cli::database::without_password;
use crate::http::server::open_files::OpenFiles;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Prints what a start would find, and returns its exit status. It changes nothing, except that it runs pending
/// migrations.
pub(super) fn run(settings: &Settings, sources: &Sources) -> ExitCode {
    let plan = Plan::of(settings, Purpose::Check);
    for finding in &plan.findings {
        println!("{}", finding.line());
    }
    let notes = [
        of_files(settings, OpenFiles::raised()),
        of_backups(settings),
        of_visitors(settings),
        of_secrets(settings, sources.file.as_deref()),
    ];
    for note in notes.iter().flatten() {
        println!("{}", note.line());
    }
    if let Some(slip) = &sources.slip {
        println!("{}", Finding::note("", slip).line());
    }
    exit_status(plan.outcome()).into()
}

fn note(words: impl Into<String>) -> Finding {
    Finding::note("", words)
}

/// The connections that the limit of open files allows.
fn of_files(settings: &Settings, files: OpenFiles) -> Vec<Finding> {
    let limit = match files.limit() {
        Some(limit) => format!("at most {limit}"),
        None => "no limit".to_owned(),
    };
    let streams = settings.ingress().within(files).streams.unwrap_or_default();
    let requests = files.requests();
    let found = format!(
        "{limit}; {streams} spectators can follow live beside {requests} other connections"
    );
    let fine = super::finding::Outcome::Starts;
    let mut lines = vec![Finding::of("open files".to_owned(), Ok(found), fine)];
    if let Some(asked) = settings.streams.filter(|asked| *asked > streams) {
        lines.push(note(format!(
            "{asked} streams were asked for, and only {streams} fit: allow more open files (ulimit -n, LimitNOFILE)"
        )));
    }
    if settings.streams == Some(0) {
        lines.push(note(
            "streams = 0: no page of a spectator updates by itself",
        ));
    }
    lines
}

/// Without backups a server starts anyway, and tries again.
fn of_backups(settings: &Settings) -> Vec<Finding> {
    let Some(store) = settings.backups() else {
        return vec![note("there are no backups of the database")];
    };
    let fine = super::finding::Outcome::Starts;
    let of_folder = |folder: &Path, found: anyhow::Result<()>, without: &str| {
        let what = format!("backups in {}", folder.display());
        match found {
            Ok(()) => Finding::of(what, Ok("can be written".to_owned()), fine),
            Err(why) => Finding::note(what, format!("{why:#}; {without}")),
        }
    };
    let hourly = "the server starts without backups, and tries again every hour";
    // The first folder is made; its nearest existing ancestor must be writable.
    let existing = store.folder.ancestors().find(|above| above.is_dir());
    let existing = existing.unwrap_or_else(|| folder_of(Path::new("")));
    let mut lines = vec![of_folder(&store.folder, can_write(existing), hourly)];
    if let Some(second) = store.second {
        // A stick that is not plugged in.
        let once = "backups go to the first folder only until it is there";
        lines.push(of_folder(&second, can_write(&second), once));
    }
    lines
}

fn of_visitors(settings: &Settings) -> Vec<Finding> {
    let mut lines = Vec::new();
    if !settings.listen().ip().is_loopback() && !settings.ingress().is_https {
        lines.push(note(
            "visitors use plain http: right for a hall, not for the internet",
        ));
    }
    let is_proxied = settings.https || !settings.proxy.is_empty();
    if is_proxied && settings.public_address.is_none() {
        lines.push(note(
            "QR codes and links show an address of this machine: set public-address",
        ));
    }
    if settings.https && settings.proxy.is_empty() {
        lines.push(note(
            "https is said, but no proxy is named: all visitors share one address and its limits; set proxy",
        ));
    }
    lines.extend(settings.proxy.iter().map(|proxy| {
        note(format!(
            "{proxy} has to delete X-Forwarded-For of visitors and send their address in it; the log says if it sends none"
        ))
    }));
    lines
}

/// Files with secrets or names of children that other users can read.
fn of_secrets(settings: &Settings, config: Option<&Path>) -> Vec<Finding> {
    let database = file_of(settings.database()).ok().flatten();
    // A settings file without a password holds no secret.
    let config = config.filter(|_| has_password(settings));
    let files: [Option<PathBuf>; 3] = [
        database,
        settings.tls_key.clone(),
        config.map(Path::to_owned),
    ];
    let open = files.into_iter().flatten().filter(|file| is_open(file));
    open.map(|file| {
        let file = file.display();
        note(format!(
            "others on this machine can read {file}: chmod 600 {file}"
        ))
    })
    .collect()
}

fn has_password(settings: &Settings) -> bool {
    let addresses = [Some(settings.database()), settings.replica.as_deref()];
    let mut addresses = addresses.into_iter().flatten();
    addresses.any(|address| without_password(address) != address)
}

#[cfg(unix)]
fn is_open(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    fs::metadata(file).is_ok_and(|found| found.permissions().mode() & 0o077 != 0)
}

/// Other systems have no permission bits.
#[cfg(not(unix))]
fn is_open(_: &Path) -> bool {
    false
}
