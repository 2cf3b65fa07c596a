//! The plan of a start: everything that decides whether a server can start, tried in one place. `serve` starts
//! from it, and `serve --check` prints it.

use super::super::database::{file_of, open};
use super::super::exit_status::ExitStatus;
use super::super::listen::take;
use super::super::server_lock::ServerLock;
use super::config::Settings;
use super::finding::{Finding, Outcome};
use crate::backup::{beside, received_database};
use crate::change_feed::Hub;
use crate::cli::database::without_password;
use crate::desk::Desk;
use crate::desk::signing_key::SigningKey;
use crate::http::server::server_lifecycle::Listening;
use crate::http::server::tls::Certificate;
use crate::store::{Store, StoreError};
use crate::system_time;
use anyhow::{Context, ensure};
use std::fs;
use std::path::{Path, PathBuf};

const UNOPENED: &str = "the database could not be opened";

/// Whether the plan is carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Purpose {
    /// The server starts from it.
    Start,
    /// It is only printed, and nothing is changed, except that pending migrations are run.
    Check,
}

/// The findings, and what a server holds that starts from them. Dropped, it gives everything back. The order of
/// the fields counts: the database is closed before its lock is released.
pub(super) struct Plan {
    pub(super) findings: Vec<Finding>,
    pub(super) listening: Option<Listening>,
    pub(super) metrics: Option<Listening>,
    pub(super) certificate: Option<Certificate>,
    /// The database, if it is there already.
    desk: Option<Desk>,
    store: Option<Store>,
    lock: Option<ServerLock>,
}

impl Plan {
    /// Tries everything, in the order in which a start would fail.
    pub(super) fn of(settings: &Settings, purpose: Purpose) -> Plan {
        let mut plan = Plan {
            findings: Vec::new(),
            listening: None,
            metrics: None,
            certificate: None,
            desk: None,
            store: None,
            lock: None,
        };
        plan.certify(settings);
        plan.find_signing_key(settings);
        plan.find_database(settings, purpose);
        plan.listen(settings);
        plan
    }

    /// What a start comes to.
    pub(super) fn outcome(&self) -> Outcome {
        let outcomes = self.findings.iter().map(|finding| finding.outcome);
        outcomes.max().unwrap_or(Outcome::Starts)
    }

    /// The first finding of the worst kind.
    pub(super) fn decisive(&self) -> Option<&Finding> {
        let worst = self.outcome();
        let mut findings = self.findings.iter();
        findings.find(|finding| finding.outcome == worst)
    }

    /// Opens the database, and makes it if it is not there yet. Until [`ServerLock::says`] a failed start leaves
    /// no new files.
    ///
    /// # Errors
    /// When the database cannot be opened, or another server has it.
    pub(super) fn opened(&mut self, settings: &Settings) -> anyhow::Result<(Desk, ServerLock)> {
        let mut lock = match self.lock.take() {
            Some(lock) => lock,
            None => ServerLock::take(settings.database())?,
        };
        let desk = match self.desk.take() {
            Some(desk) => desk,
            None => {
                lock.makes_database();
                open(settings.database())?
            }
        };
        lock.take_file()?;
        desk.set_limits(settings.limits());
        let desk = desk.with_logged_sources(settings.log_sources);
        Ok(match &settings.signing_key {
            Some(file) => (desk.with_signing_key(SigningKey::File(file.clone())), lock),
            None => (desk, lock),
        })
    }

    fn add(&mut self, what: impl Into<String>, found: anyhow::Result<String>, bad: Outcome) {
        self.findings.push(Finding::of(what.into(), found, bad));
    }

    fn certify(&mut self, settings: &Settings) {
        match settings.certificate() {
            Ok(None) => {}
            Ok(certificate) => {
                self.certificate = certificate;
                let found = Ok("belongs to its key".to_owned());
                self.add("certificate", found, Outcome::Unusable);
            }
            Err(why) => self.add("certificate", Err(why.into()), Outcome::Unusable),
        }
    }

    fn find_signing_key(&mut self, settings: &Settings) {
        let beside = || Some(SigningKey::beside(&file_of(settings.database()).ok()??));
        let named = settings.signing_key.clone().map(SigningKey::File);
        if let Some(SigningKey::File(file)) = named.or_else(beside) {
            let what = format!("signing key {}", file.display());
            let is_named = settings.signing_key.is_some();
            self.add(what, signing_key(file, is_named), Outcome::Unusable);
        }
    }

    /// Binds both addresses at once: the second may be the first.
    fn listen(&mut self, settings: &Settings) {
        let listening = take(settings.listen());
        let found = listening.as_ref().map_or_else(again, free);
        self.add("address", found, Outcome::Refused);
        self.listening = listening.ok();
        let Some(address) = settings.metrics else {
            return;
        };
        let metrics = Listening::on(address).with_context(|| {
            format!("cannot listen on {address}; choose another address with --metrics")
        });
        let found = metrics.as_ref().map_or_else(again, |metrics| {
            let open = ", and open to everybody who reaches this machine";
            let is_open = address.ip().is_unspecified();
            Ok(free(metrics)? + if is_open { open } else { "" })
        });
        self.add("address of the metrics", found, Outcome::Refused);
        self.metrics = metrics.ok();
    }

    fn find_database(&mut self, settings: &Settings, purpose: Purpose) {
        let url = settings.database();
        let what = format!("database {}", without_password(url));
        let found = self.try_database(url, purpose);
        let bad = found.as_ref().err().map_or(Outcome::Refused, outcome_of);
        self.add(what, found, bad);
        let (Some(replica), true) = (&settings.replica, bad != Outcome::Waits) else {
            return;
        };
        let what = format!("replica {}", without_password(replica));
        match self.try_replica(url, replica) {
            Ok(mut found) => {
                found.what = what;
                self.findings.push(found);
            }
            Err(why) => {
                let bad = outcome_of(&why);
                self.add(what, Err(why), bad);
            }
        }
    }

    /// Opens the database, if it is there.
    fn try_database(&mut self, url: &str, purpose: Purpose) -> anyhow::Result<String> {
        let Some(file) = file_of(url)? else {
            return self.try_open(url);
        };
        let mut lock = ServerLock::take(url)?;
        let has_arrived = beside(&file, "-arrived").exists();
        if has_arrived && purpose == Purpose::Start {
            received_database::put_in_place(&file, system_time::now())?;
        }
        let is_new = !file.exists();
        if !is_new {
            lock.take_file()?;
        }
        self.lock = Some(lock);
        if has_arrived && purpose == Purpose::Check {
            return Ok("is replaced at the start by the one that has arrived".to_owned());
        }
        if is_new {
            let folder = folder_of(&file);
            let shown = || folder.display().to_string();
            if !folder.is_dir() {
                return Err(StoreError::NoFolder(shown())).context(UNOPENED);
            }
            can_write(folder)?;
            return Ok("is made at the start".to_owned());
        }
        self.try_open(url)
    }

    fn try_open(&mut self, url: &str) -> anyhow::Result<String> {
        let store = Store::open(url).context(UNOPENED)?;
        let desk = Desk::open(store.clone(), Hub::default())?;
        self.store = Some(store);
        let found = if desk.is_new()? {
            "nobody has set it up yet"
        } else {
            "in use"
        };
        self.desk = Some(desk);
        Ok(found.to_owned())
    }

    /// Adds the replica to the open database. One that is away is used as soon as it answers.
    fn try_replica(&mut self, url: &str, replica: &str) -> anyhow::Result<Finding> {
        const UNUSABLE: &str = "the replica cannot be used";
        if file_of(url)?.is_some() {
            let why = StoreError::Refused("only a PostgreSQL database has replicas");
            return Err(why).context(UNUSABLE);
        }
        let Some(store) = self.store.clone() else {
            return Ok(Finding::note(
                "",
                "is looked at when the database can be opened",
            ));
        };
        // The desk has the same store, and its replica from now on.
        let store = store.with_replica(replica).context(UNUSABLE)?;
        Ok(match store.reach_replica().err() {
            None => Finding::of(String::new(), Ok("follows it".to_owned()), Outcome::Refused),
            Some(why) => Finding::note(
                "",
                format!(
                    "is not used: public pages come from the primary until it follows it ({why})"
                ),
            ),
        })
    }
}

/// The error of a result that is reported, and used elsewhere.
fn again(why: &anyhow::Error) -> anyhow::Result<String> {
    let causes: Vec<String> = why.chain().map(ToString::to_string).collect();
    Err(anyhow::anyhow!(causes.join(": ")))
}

fn free(listening: &Listening) -> anyhow::Result<String> {
    Ok(format!("{} is free", listening.address()))
}

/// What an error of the database means for a start: settings that are wrong stay so, a server that is away comes.
fn outcome_of(why: &anyhow::Error) -> Outcome {
    match why.downcast_ref::<StoreError>() {
        Some(StoreError::Unavailable(_)) => Outcome::Waits,
        Some(
            StoreError::Address(_)
            | StoreError::BarePath(_)
            | StoreError::Folder(_)
            | StoreError::PostgresAddress(_)
            | StoreError::ClearText(_)
            | StoreError::Refused(_),
        ) => Outcome::Unusable,
        _ => Outcome::Refused,
    }
}

/// Whether a key is there, or can be made.
fn signing_key(file: PathBuf, is_named: bool) -> anyhow::Result<String> {
    let folder = folder_of(&file).to_owned();
    if SigningKey::File(file).is_there()? {
        return Ok("is there".to_owned());
    }
    // The folder of the database is looked at with the database.
    if is_named {
        let shown = folder.display();
        ensure!(folder.is_dir(), "there is no folder {shown} to make it in");
        can_write(&folder)?;
    }
    Ok("is made when something is signed".to_owned())
}

/// The folder of a file; that of a bare name is the current one.
pub(super) fn folder_of(file: &Path) -> &Path {
    let folder = file.parent();
    let named = folder.filter(|folder| !folder.as_os_str().is_empty());
    named.unwrap_or(Path::new("."))
}

/// Writes a file into a folder, and deletes it.
pub(super) fn can_write(folder: &Path) -> anyhow::Result<()> {
    let trial = folder.join(".inkundla-trial");
    let written = fs::write(&trial, b"trial");
    let removed = fs::remove_file(&trial);
    written
        .and(removed)
        .with_context(|| format!("the folder {} cannot be written", folder.display()))
}

/// The exit status of `serve` and of `serve --check`.
pub(super) fn exit_status(outcome: Outcome) -> ExitStatus {
    match outcome {
        Outcome::Starts => ExitStatus::Success,
        Outcome::Refused => ExitStatus::Failure,
        Outcome::Unusable => ExitStatus::Usage,
        Outcome::Waits => ExitStatus::Waits,
    }
}
