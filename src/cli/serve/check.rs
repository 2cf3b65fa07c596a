//! `inkundla serve --check`: could the server start like this?

use super::super::without_password;
use super::{Settings, certificate, file_of, open, take};
use crate::store::Store;
use anyhow::ensure;
use std::fs;
use std::net::SocketAddr;
use std::path::Path;
use std::process::ExitCode;

/// Tries everything that the server needs at its start, says what it found,
/// and leaves everything as it was, but for tables that are brought up to date.
pub(super) fn run(settings: &Settings) -> ExitCode {
    let mut all_well = true;
    let mut told = |what: String, found: anyhow::Result<String>| match found {
        Ok(found) => println!("ok     {what}: {found}"),
        Err(why) => {
            all_well = false;
            let causes: Vec<String> = why.chain().map(ToString::to_string).collect();
            println!("wrong  {what}: {}", causes.join(": "));
        }
    };
    let database = settings.database();
    told(
        format!("database {}", without_password(database)),
        of_database(database),
    );
    if let Some(replica) = &settings.replica {
        let found = of_replica(database, replica).map(|()| "follows it".to_owned());
        told(format!("replica {}", without_password(replica)), found);
    }
    told("address".to_owned(), free(settings.listen()));
    if let Some(metrics) = settings.metrics {
        told("address of the figures".to_owned(), inner(metrics));
    }
    if settings.tls_certificate.is_some() {
        let pair = certificate(settings).map(|_| "belongs to its key".to_owned());
        told("certificate".to_owned(), pair);
    }
    match settings.shelf() {
        Some(shelf) => {
            for folder in [Some(shelf.folder), shelf.second].into_iter().flatten() {
                told(format!("copies in {}", folder.display()), writable(&folder));
            }
        }
        None => println!("note   no copies of the database are made"),
    }
    if !settings.listen().ip().is_loopback() && !settings.door().is_https {
        println!("note   visitors come over plain http: right for a hall, not for the internet");
    }
    ExitCode::from(u8::from(!all_well))
}

fn of_database(database: &str) -> anyhow::Result<String> {
    if let Some(file) = file_of(database)
        .map(Path::new)
        .filter(|file| !file.exists())
    {
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

/// An address that only this machine or an inner network reaches.
fn inner(address: SocketAddr) -> anyhow::Result<String> {
    let free = free(address)?;
    match address.ip().is_unspecified() {
        true => Ok(format!(
            "{free}, and open to everybody who reaches this machine"
        )),
        false => Ok(free),
    }
}

fn writable(folder: &Path) -> anyhow::Result<String> {
    // The start makes the folder; what is there already must let it.
    let there = folder.ancestors().find(|above| above.is_dir());
    let trial = there.unwrap_or(folder).join(".inkundla-trial");
    fs::write(&trial, b"trial")?;
    fs::remove_file(&trial)?;
    Ok("can be written".to_owned())
}
