//! All metrics, each with its kind, its labels and its meaning. A test makes the reference in `docs/OPERATIONS.md` from
//! this table, and others compare the alert rules and the dashboard in `release/prometheus` with it.

use metrics::{describe_counter, describe_gauge, describe_histogram};

/// The kind of a metric.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MetricKind {
    /// A number that only grows.
    Counter,
    /// A number that grows and falls.
    Gauge,
    /// A distribution of values.
    Histogram,
}

/// A metric.
#[derive(Clone, Copy, Debug)]
pub struct Metric {
    /// The name, with its unit.
    pub name: &'static str,
    /// The kind.
    pub kind: MetricKind,
    /// The names of its labels.
    pub labels: &'static [&'static str],
    /// The meaning.
    pub help: &'static str,
}

macro_rules! metrics {
    ($($kind:ident $name:literal [$($label:literal),*] $help:literal)*) => {
        /// All metrics, in the order of the reference.
        pub const METRICS: &[Metric] = &[$(Metric {
            name: $name,
            kind: MetricKind::$kind,
            labels: &[$($label),*],
            help: $help,
        }),*];
    };
}

metrics! {
    Gauge "inkundla_build_info" ["version"] "1, with the version and the commit of the program"
    Counter "inkundla_http_requests_total" ["method", "route", "status"] "completed requests; the route is its pattern"
    Histogram "inkundla_http_request_seconds" ["route"] "time until the head of the response"
    Counter "inkundla_refused_total" ["what"]
        "requests refused temporarily (503): `writing`, `signing-in`, `following` and `importing` resolve by themselves; \
         `disk-full` and `database-away` do not"
    Gauge "inkundla_streams" [] "open live streams; `--streams` limits them"
    Gauge "inkundla_spectators_waiting" [] "spectators' requests that wait for other spectators' requests"
    Counter "inkundla_pages_made_total" [] "public pages that were rendered, each for everybody who requests it"
    Histogram "inkundla_commit_seconds" []
        "time from a write request to the confirmation that the change is on the disk"
    Histogram "inkundla_flush_seconds" [] "duration of a transaction shared by boards that write together"
    Histogram "inkundla_flush_shared_by" [] "the number of boards that shared a transaction"
    Histogram "inkundla_pairing_seconds" [] "time to pair a round"
    Histogram "inkundla_outbox_wait_seconds" [] "time that entries waited on umpires' phones"
    Gauge "inkundla_database_connections" ["state"] "connections for reading: `used`, `idle`, and the `limit`"
    Gauge "inkundla_database_waiting" [] "requests that wait for a connection"
    Counter "inkundla_replica_reads_total" ["outcome"]
        "attempts to read a public page from the replica: `read` there, `behind`, `away`, or `resting` after one of both"
    Gauge "inkundla_replica_lag_bytes" [] "the log that the replica has not replayed yet; none while it is away"
    Gauge "inkundla_relay_unsent_seconds" []
        "seconds for which changes could not go to the other servers of the same PostgreSQL"
    Gauge "inkundla_backup_last_success_timestamp_seconds" [] "the time of the newest automatic backup"
    Gauge "inkundla_backup_last_size_bytes" [] "its size"
    Counter "inkundla_backup_failures_total" []
        "automatic backups that could not be made; also while an older process runs beside newer tables"
    Gauge "inkundla_disk_free_bytes" ["of"] "free space on the disk of the `database` file and of the `backups`"
    Counter "inkundla_log_heads_signed_total" [] "signed heads of logs"
    Gauge "inkundla_logs_unsigned" [] "logs of events with lines that no signed head covers yet"
    Gauge "inkundla_erasures_due" [] "events whose names should be erased by now"
    Counter "process_cpu_seconds_total" [] "time of processors that the process has used (Linux)"
    Gauge "process_resident_memory_bytes" [] "memory of the process (Linux)"
    Gauge "process_open_fds" [] "open files of the process (Linux)"
    Gauge "process_max_fds" [] "their limit (Linux)"
    Gauge "process_threads" [] "threads of the process (Linux)"
    Gauge "process_start_time_seconds" [] "the time at which the process began"
}

/// Describes all metrics to the recorder. What has no labels, or few known ones, begins at 0, so that it is there from
/// the first second.
pub(super) fn describe() {
    for metric in METRICS {
        let (name, help) = (metric.name, metric.help);
        match metric.kind {
            MetricKind::Counter => describe_counter!(name, help),
            MetricKind::Gauge => describe_gauge!(name, help),
            MetricKind::Histogram => describe_histogram!(name, help),
        }
        if metric.kind == MetricKind::Counter && metric.labels.is_empty() {
            metrics::counter!(name).absolute(0);
        }
    }
    for what in [
        "writing",
        "signing-in",
        "following",
        "importing",
        "disk-full",
        "database-away",
    ] {
        metrics::counter!("inkundla_refused_total", "what" => what).absolute(0);
    }
    for outcome in ["read", "behind", "away", "resting"] {
        metrics::counter!("inkundla_replica_reads_total", "outcome" => outcome).absolute(0);
    }
    metrics::gauge!("inkundla_database_waiting").set(0.0);
}
