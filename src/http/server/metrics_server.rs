//! The metrics for Prometheus, on a separate port.

use crate::backup::BackupStore;
use crate::http::middleware::head_request;
use crate::http::middleware::request_log::METRICS_ARE_COLLECTED;
use crate::http::server::app_state::AppState;
use crate::http::server::{metrics_table, process_figures};
use crate::system_time;
use actix_web::dev::Server;
use actix_web::middleware::from_fn;
use actix_web::web::{self, Data, get};
use actix_web::{App, HttpResponse, HttpServer};
use chrono::{DateTime, Utc};
use metrics::gauge;
use metrics_exporter_prometheus::{BuildError, PrometheusBuilder, PrometheusHandle};
use std::net::TcpListener;
use std::path::Path;
use std::sync::atomic::Ordering;

/// Histogram buckets, in seconds.
const SECONDS: [f64; 12] = [
    0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0,
];
/// Buckets for entries that may have waited on a phone for long, in seconds.
const WAITED: [f64; 8] = [0.5, 1.0, 2.0, 5.0, 15.0, 60.0, 300.0, 1800.0];

/// Buckets for the number of changes in one transaction.
const SHARED: [f64; 8] = [1.0, 2.0, 4.0, 8.0, 16.0, 64.0, 256.0, 512.0];

/// Installs the metrics recorder, once per process.
///
/// # Errors
/// When a recorder is installed already.
pub fn collect() -> Result<PrometheusHandle, BuildError> {
    let waited = metrics_exporter_prometheus::Matcher::Full("inkundla_outbox_wait_seconds".into());
    let shared = metrics_exporter_prometheus::Matcher::Full("inkundla_flush_shared_by".into());
    let collected = PrometheusBuilder::new()
        .set_buckets(&SECONDS)?
        .set_buckets_for_metric(shared, &SHARED)?
        .set_buckets_for_metric(waited, &WAITED)?
        .install_recorder()?;
    METRICS_ARE_COLLECTED.store(true, Ordering::Relaxed);
    metrics_table::describe();
    gauge!("inkundla_build_info", "version" => crate::version::VERSION).set(1.0);
    Ok(collected)
}

/// A server that serves only the metrics.
///
/// # Errors
/// When the server cannot listen.
pub fn serve(
    listener: TcpListener,
    shared: Data<AppState>,
    figures: PrometheusHandle,
) -> std::io::Result<Server> {
    let app = move || {
        App::new()
            .app_data(shared.clone())
            .app_data(Data::new(figures.clone()))
            .wrap(from_fn(head_request::answer_as_get))
            .route("/metrics", get().to(show))
    };
    let server = HttpServer::new(app).workers(1).shutdown_timeout(1);
    Ok(server.disable_signals().listen(listener)?.run())
}

async fn show(shared: Data<AppState>, figures: Data<PrometheusHandle>) -> HttpResponse {
    gauge!("inkundla_streams").set(float(shared.desk.hub().stream_count()));
    gauge!("inkundla_spectators_waiting").set(float(shared.admission.waiting()));
    let state = shared.clone();
    // The database and the disk are asked on a thread that serves nobody.
    if web::block(move || measure(&state)).await.is_err() {
        tracing::error!("the metrics of database and disk could not be read");
    }
    figures.run_upkeep();
    HttpResponse::Ok()
        .content_type("text/plain; version=0.0.4; charset=utf-8")
        .body(figures.render())
}

/// Sets the metrics that are read when somebody asks for them.
fn measure(shared: &AppState) {
    let service = shared.desk.service_figures(system_time::now());
    let connections = service.connections;
    for (state, count) in [
        ("used", connections.used),
        ("idle", connections.idle),
        ("limit", connections.limit),
    ] {
        gauge!("inkundla_database_connections", "state" => state).set(count);
    }
    set(
        "inkundla_replica_lag_bytes",
        service.replica_lag_bytes.map(bytes),
    );
    set("inkundla_logs_unsigned", service.logs_unsigned.map(float));
    set("inkundla_erasures_due", service.erasures_due.map(float));
    let backups = shared.backups.as_ref().map(BackupStore::list);
    if let Some(newest) = backups.as_deref().and_then(|all| all.first()) {
        gauge!("inkundla_backup_last_success_timestamp_seconds").set(seconds(newest.made_at));
        gauge!("inkundla_backup_last_size_bytes").set(bytes(newest.bytes));
    }
    let folder = shared.backups.as_ref().map(|store| store.folder.as_path());
    for (of, place) in [("database", service.file.as_deref()), ("backups", folder)] {
        let free = place.and_then(free_bytes);
        if let Some(free) = free {
            gauge!("inkundla_disk_free_bytes", "of" => of).set(bytes(free));
        }
    }
    process_figures::measure();
}

/// Sets a metric; one that cannot be measured now is no number.
fn set(name: &'static str, value: Option<f64>) {
    gauge!(name).set(value.unwrap_or(f64::NAN));
}

/// The free space on the disk of a file or folder that need not exist.
fn free_bytes(place: &Path) -> Option<u64> {
    let there = place.ancestors().find(|folder| folder.is_dir())?;
    fs4::available_space(there).ok()
}

/// Counts stay far below the limit of exact floats.
#[expect(clippy::cast_precision_loss, reason = "see above")]
fn float(count: usize) -> f64 {
    count as f64
}

/// Sizes are rounded where floats are not exact, beyond 9 PB.
#[expect(clippy::cast_precision_loss, reason = "see above")]
fn bytes(size: u64) -> f64 {
    size as f64
}

fn seconds(at: DateTime<Utc>) -> f64 {
    at.timestamp_micros() as f64 / 1e6
}
