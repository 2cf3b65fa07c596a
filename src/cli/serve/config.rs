//! Settings of the server: flags, then the environment, then a file.

use super::super::database::file_of;
use super::super::usage_error::UsageError;
use super::log_filter::LogFilter;
use crate::backup::BackupStore;
use crate::desk::limits::{Limit, Limits};
use crate::http::server::ingress::Ingress;
use crate::http::server::public_address::PublicAddress;
use crate::http::server::tls::{BadCertificate, Certificate};
use clap::ValueEnum;
use serde::{Deserialize, Deserializer};
use std::fs;
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::time::Duration;

const DATABASE: &str = "sqlite:inkundla.db";
const LISTEN: SocketAddr = SocketAddr::new(IpAddr::V4(std::net::Ipv4Addr::LOCALHOST), 8080);

/// The settings. A TOML file has the same with the names of the flags:
/// `listen = "0.0.0.0:8080"`.
#[derive(clap::Args, Deserialize, Clone, PartialEq, Eq, Debug, Default)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(in crate::cli) struct Settings {
    /// Address and port; port 0 chooses a free port [default: 127.0.0.1:8080]
    #[arg(long, value_name = "ADDRESS", env = "INKUNDLA_LISTEN")]
    pub(super) listen: Option<SocketAddr>,
    /// sqlite:PATH (created if it does not exist) or postgres://USER@HOST/NAME
    /// [default: sqlite:inkundla.db]
    #[arg(long, value_name = "URL")]
    #[arg(env = "INKUNDLA_DATABASE", hide_env_values = true)]
    pub(super) database: Option<String>,
    /// A replica of the PostgreSQL database. Public pages of events are read from
    /// it while it is up to date
    #[arg(long, value_name = "URL")]
    #[arg(env = "INKUNDLA_REPLICA", hide_env_values = true)]
    pub(super) replica: Option<String>,
    /// The file of the key with which rounds and logs are signed; made if it does not
    /// exist [default: beside a SQLite file; for PostgreSQL none: a person who can
    /// write the database can sign]
    #[arg(long, value_name = "FILE", env = "INKUNDLA_SIGNING_KEY")]
    pub(super) signing_key: Option<PathBuf>,
    /// The folder for backups: one when a round is posted or closed, and one an
    /// hour after changes [default: beside a SQLite file]
    #[arg(long, value_name = "FOLDER", env = "INKUNDLA_BACKUPS")]
    pub(super) backups: Option<PathBuf>,
    /// A second folder for the same backups, such as one on a USB stick
    #[arg(long, value_name = "FOLDER", env = "INKUNDLA_SECOND_BACKUPS")]
    pub(super) second_backups: Option<PathBuf>,
    /// Make no backups
    #[arg(long, conflicts_with_all = ["backups", "second_backups"])]
    pub(super) no_backups: bool,
    /// Serve HTTPS: the certificate chain, as PEM
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    #[arg(env = "INKUNDLA_TLS_CERTIFICATE")]
    pub(super) tls_certificate: Option<PathBuf>,
    /// The certificate's private key, as PEM
    #[arg(long, value_name = "FILE", requires = "tls_certificate")]
    #[arg(env = "INKUNDLA_TLS_KEY")]
    pub(super) tls_key: Option<PathBuf>,
    /// Clients reach a reverse proxy by HTTPS: cookies are for HTTPS only
    #[arg(long, env = "INKUNDLA_HTTPS")]
    pub(super) https: bool,
    /// A reverse proxy whose forwarded client addresses are trusted; may be
    /// repeated
    #[arg(long, value_name = "ADDRESS", value_delimiter = ',')]
    #[arg(env = "INKUNDLA_PROXY")]
    pub(super) proxy: Vec<IpAddr>,
    /// The public address of the server, such as https://cup.example.org, for QR
    /// codes and links [default: an address of this machine]
    #[arg(long, value_name = "URL", env = "INKUNDLA_PUBLIC_ADDRESS")]
    pub(super) public_address: Option<PublicAddress>,
    /// The maximum number of live pages at once; further pages do not update by
    /// themselves [default: 20000]
    #[arg(long, value_name = "NUMBER", env = "INKUNDLA_STREAMS")]
    pub(super) streams: Option<usize>,
    /// The address of the Prometheus metrics, a separate port on the loopback
    /// interface or an internal network [default: none]
    #[arg(long, value_name = "ADDRESS", env = "INKUNDLA_METRICS")]
    pub(super) metrics: Option<SocketAddr>,
    /// Log the address of each failed sign-in, for a program such as fail2ban
    #[arg(long, env = "INKUNDLA_LOG_SOURCES")]
    pub(super) log_sources: bool,
    /// A limit as NAME=NUMBER, such as events=50; may be repeated. The names, ranges
    /// and defaults are in docs/operations/limits.md
    #[arg(long = "limit", value_name = "NAME=NUMBER", env = "INKUNDLA_LIMIT")]
    #[arg(value_parser = clap::value_parser!(Limits), action = clap::ArgAction::Append)]
    #[serde(rename = "limits", deserialize_with = "limits")]
    pub(super) limit: Vec<Limits>,
    /// The format of the log on standard error [default: text]
    #[arg(long, value_name = "FORM", env = "INKUNDLA_LOG")]
    pub(super) log: Option<LogForm>,
    /// The filter of the log: levels such as info, or levels of modules; added to the
    /// default filter [default: RUST_LOG, else warn]
    #[arg(long, value_name = "FILTER", env = "INKUNDLA_LOG_FILTER")]
    pub(super) log_filter: Option<LogFilter>,
    /// Seconds between a stop signal and the stop: /ready says 503, and the server goes on
    /// until a load balancer has noticed [default: 0]
    #[arg(long, value_name = "SECONDS", env = "INKUNDLA_DRAIN")]
    #[arg(value_parser = clap::value_parser!(u16).range(..=i64::from(LONGEST_DRAIN)))]
    #[serde(deserialize_with = "seconds")]
    pub(super) drain: Option<u16>,
}

/// The longest time of `drain`, in seconds.
const LONGEST_DRAIN: u16 = 600;

fn seconds<'de, D: serde::Deserializer<'de>>(value: D) -> Result<Option<u16>, D::Error> {
    let seconds = u16::deserialize(value)?;
    if seconds > LONGEST_DRAIN {
        let why = format!("{seconds} is not in 0..={LONGEST_DRAIN}");
        return Err(serde::de::Error::custom(why));
    }
    Ok(Some(seconds))
}

/// The format of the log.
#[derive(ValueEnum, Deserialize, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[serde(rename_all = "kebab-case")]
pub(in crate::cli) enum LogForm {
    /// For people.
    #[default]
    Text,
    /// One JSON object on each line, for programs.
    Json,
}

/// The table `limits` of a settings file.
fn limits<'de, D: Deserializer<'de>>(file: D) -> Result<Vec<Limits>, D::Error> {
    Ok(vec![Limits::deserialize(file)?])
}

impl Settings {
    /// Reads a settings file.
    ///
    /// # Errors
    /// A usage error with line and column if the file is invalid.
    pub(super) fn read(file: &Path) -> anyhow::Result<Settings> {
        let unread = |why: std::io::Error| {
            let file = file.display();
            UsageError::argument(format!("the settings in {file} cannot be read: {why}"))
        };
        let text = fs::read_to_string(file).map_err(unread)?;
        let unclear =
            |why: toml::de::Error| UsageError::argument(format!("{}: {why}", file.display()));
        let settings: Settings = toml::from_str(&text).map_err(unclear)?;
        if let Some(why) = settings.contradiction() {
            return Err(UsageError::argument(format!("{}: {why}", file.display())).into());
        }
        Ok(settings)
    }

    /// What a file says and its flags would refuse.
    fn contradiction(&self) -> Option<&'static str> {
        if self.tls_certificate.is_some() != self.tls_key.is_some() {
            Some("tls-certificate and tls-key go together")
        } else if self.no_backups && (self.backups.is_some() || self.second_backups.is_some()) {
            Some("no-backups excludes backups and second-backups")
        } else {
            None
        }
    }

    /// These settings, with the others as defaults.
    pub(super) fn or(self, others: Settings) -> Settings {
        let certified = self.tls_certificate.is_some();
        let (certificate, key) = if certified {
            (self.tls_certificate, self.tls_key)
        } else {
            (others.tls_certificate, others.tls_key)
        };
        let keeps = self.backups.is_some() || self.second_backups.is_some();
        Settings {
            listen: self.listen.or(others.listen),
            database: self.database.or(others.database),
            replica: self.replica.or(others.replica),
            no_backups: self.no_backups || (others.no_backups && !keeps),
            backups: self.backups.or(others.backups),
            second_backups: self.second_backups.or(others.second_backups),
            signing_key: self.signing_key.or(others.signing_key),
            tls_certificate: certificate,
            tls_key: key,
            https: self.https || others.https,
            proxy: if self.proxy.is_empty() {
                others.proxy
            } else {
                self.proxy
            },
            public_address: self.public_address.or(others.public_address),
            streams: self.streams.or(others.streams),
            metrics: self.metrics.or(others.metrics),
            log_sources: self.log_sources || others.log_sources,
            limit: others.limit.into_iter().chain(self.limit).collect(),
            log: self.log.or(others.log),
            log_filter: self.log_filter.or(others.log_filter),
            drain: self.drain.or(others.drain),
        }
    }

    /// The limits; a later one overrides an earlier one.
    pub(super) fn limits(&self) -> Limits {
        let all = self.limit.iter().cloned();
        all.fold(Limits::default(), |before, one| one.or(before))
    }

    /// The listening address.
    pub(super) fn listen(&self) -> SocketAddr {
        self.listen.unwrap_or(LISTEN)
    }

    /// The URL of the database.
    pub(super) fn database(&self) -> &str {
        self.database.as_deref().unwrap_or(DATABASE)
    }

    /// How clients reach the server: proxies, https, limits.
    pub(super) fn ingress(&self) -> Ingress {
        Ingress {
            is_https: self.https || self.tls_certificate.is_some(),
            proxies: self.proxy.clone(),
            is_proxied: self.https,
            public_address: self.public_address.clone(),
            streams: self.streams,
            requests: None,
        }
    }

    /// The certificate, if the server itself serves https.
    ///
    /// # Errors
    /// A missing or broken file, or a pair that does not belong together.
    pub(super) fn certificate(&self) -> Result<Option<Certificate>, BadCertificate> {
        match (&self.tls_certificate, &self.tls_key) {
            (Some(certificate), Some(key)) => Certificate::load(certificate, key).map(Some),
            _ => Ok(None),
        }
    }

    /// The time between a stop signal and the stop.
    pub(super) fn drain(&self) -> Duration {
        Duration::from_secs(self.drain.unwrap_or_default().into())
    }

    /// The settings that differ from others and count at the next start only, by their names.
    pub(super) fn needing_restart(&self, others: &Settings) -> Vec<&'static str> {
        let has_certificate = |settings: &Settings| settings.tls_certificate.is_some();
        let uploads = |settings: &Settings| settings.limits().get(Limit::UploadMegabytes);
        let all = [
            ("listen", self.listen != others.listen),
            ("database", self.database != others.database),
            ("replica", self.replica != others.replica),
            ("signing-key", self.signing_key != others.signing_key),
            ("backups", self.backups != others.backups),
            (
                "second-backups",
                self.second_backups != others.second_backups,
            ),
            ("no-backups", self.no_backups != others.no_backups),
            (
                "tls-certificate",
                has_certificate(self) != has_certificate(others),
            ),
            ("https", self.https != others.https),
            ("proxy", self.proxy != others.proxy),
            (
                "public-address",
                self.public_address != others.public_address,
            ),
            ("metrics", self.metrics != others.metrics),
            ("log", self.log != others.log),
            ("log-sources", self.log_sources != others.log_sources),
            ("drain", self.drain != others.drain),
            ("upload-megabytes", uploads(self) != uploads(others)),
        ];
        let differing = all.into_iter().filter(|(_, differs)| *differs);
        differing.map(|(name, _)| name).collect()
    }

    /// The folders for backups, unless they are switched off.
    pub(super) fn backups(&self) -> Option<BackupStore> {
        if self.no_backups {
            return None;
        }
        let beside = || {
            let file = file_of(self.database()).ok()??;
            Some(PathBuf::from(format!("{}-backups", file.display())))
        };
        Some(BackupStore {
            folder: self.backups.clone().or_else(beside)?,
            second: self.second_backups.clone(),
        })
    }
}
