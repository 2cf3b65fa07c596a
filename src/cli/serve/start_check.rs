//! `inkundla serve --check`: checks whether the server could start with these settings.

use super::super::database::{file_of, open};
use super::super::listen::take;
use super::config::Settings;
use crate::cli::database::without_password;
use crate::http::server::open_files::OpenFiles;
use crate::store::Store;
use anyhow::ensure;
use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Tries everything that the server needs at its start and prints what it finds. It changes
/// nothing, except that it runs pending migrations.
pub(super) fn run(settings: &Settings, config: Option<&Path>) -> ExitCode {
    let mut all_well = true;
    let mut report = |what: String, found: anyhow::Result<String>| match found {
        Ok(found) => println!("ok     {what}: {found}"),
        Err(why) => {
            all_well = false;
            let causes: Vec<String> = why.chain().map(ToString::to_string).collect();
            println!("wrong  {what}: {}", causes.join(": "));
        }
    };
    let database = settings.database();
    report(
        format!("database {}", without_password(database)),
        of_database(database),
    );
    if let Some(replica) = &settings.replica {
        let found = of_replica(database, replica).map(|()| "follows it".to_owned());
        report(format!("replica {}", without_password(replica)), found);
    }
    report("address".to_owned(), free(settings.listen()));
    if let Some(metrics) = settings.metrics {
        report("address of the figures".to_owned(), inner(metrics));
    }
    if settings.tls_certificate.is_some() {
        let pair = settings
            .certificate()
            .map(|_| "belongs to its key".to_owned())
            .map_err(anyhow::Error::from);
        report("certificate".to_owned(), pair);
    }
    for line in of_files(settings, OpenFiles::raised()) {
        println!("{line}");
    }
    match settings.backups() {
        Some(store) => {
            for folder in [Some(store.folder), store.second].into_iter().flatten() {
                report(format!("copies in {}", folder.display()), writable(&folder));
            }
        }
        None => println!("note   there are no backups of the database"),
    }
    if !settings.listen().ip().is_loopback() && !settings.ingress().is_https {
        println!("note   visitors use plain http: right for a hall, not for the internet");
    }
    if (settings.https || !settings.proxy.is_empty()) && settings.public_address.is_none() {
        println!("note   QR codes and links show an address of this machine: set public-address");
    }
    for proxy in &settings.proxy {
        println!(
            "note   {proxy} has to delete X-Forwarded-For of visitors and send their address in it; the log says if it sends none"
        );
    }
    for file in open_to_others(settings, config) {
        let file = file.display();
        println!("note   others on this machine can read {file}: chmod 600 {file}");
    }
    ExitCode::from(u8::from(!all_well))
}

/// The connections that the limit of open files allows.
fn of_files(settings: &Settings, files: OpenFiles) -> Vec<String> {
    let limit = match files.limit() {
        Some(limit) => format!("at most {limit}"),
        None => "no limit".to_owned(),
    };
    let streams = settings.ingress().within(files).streams.unwrap_or_default();
    let requests = files.requests();
    let mut lines = vec![format!(
        "ok     open files: {limit}; {streams} spectators can follow live beside {requests} other connections"
    )];
    if let Some(asked) = settings.streams.filter(|asked| *asked > streams) {
        lines.push(format!(
            "note   {asked} streams were asked for, and only {streams} fit: allow more open files (ulimit -n, LimitNOFILE)"
        ));
    }
    lines
}

/// Files with secrets or names of children that other users can read.
fn open_to_others(settings: &Settings, config: Option<&Path>) -> Vec<PathBuf> {
    let database = file_of(settings.database()).ok().flatten();
    // A settings file without a password holds no secret.
    let config = config.filter(|_| has_password(settings));
    let files = [
        database,
        settings.tls_key.clone(),
        config.map(Path::to_owned),
    ];
    files
        .into_iter()
        .flatten()
        .filter(|file| is_open(file))
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

fn of_database(database: &str) -> anyhow::Result<String> {
    if let Some(file) = file_of(database)?.filter(|file| !file.exists()) {
        let folder = file
            .parent()
            .filter(|folder| !folder.as_os_str().is_empty());
        let folder = folder.unwrap_or(Path::new("."));
        ensure!(folder.is_dir(), "there is no folder {}", folder.display());
        writable(folder)?;
        return Ok("is made at the start".to_owned());
    }
    let desk = open(database)?;
    let accounts = if desk.is_new()? {
        "nobody has set it up yet"
    } else {
        "in use"
    };
    Ok(accounts.to_owned())
}

fn of_replica(database: &str, replica: &str) -> anyhow::Result<()> {
    Ok(Store::open(database)?
        .with_replica(replica)?
        .reach_replica()?)
}

fn free(address: SocketAddr) -> anyhow::Result<String> {
    Ok(format!("{} is free", take(address)?.address()))
}

/// Checks an address that only this machine or an internal network should reach.
fn inner(address: SocketAddr) -> anyhow::Result<String> {
    let free = free(address)?;
    if address.ip().is_unspecified() {
        Ok(format!(
            "{free}, and open to everybody who reaches this machine"
        ))
    } else {
        Ok(free)
    }
}

fn writable(folder: &Path) -> anyhow::Result<String> {
    // The start creates the folder; its nearest existing ancestor must be writable.
    let there = folder.ancestors().find(|above| above.is_dir());
    let trial = there.unwrap_or(folder).join(".inkundla-trial");
    fs::write(&trial, b"trial")?;
    fs::remove_file(&trial)?;
    Ok("can be written".to_owned())
}
