//! The metrics for Prometheus, on a separate port.

use crate::http::middleware::head_request;
use crate::http::middleware::request_log::METRICS_ARE_COLLECTED;
use crate::http::server::app_state::AppState;
use actix_web::dev::Server;
use actix_web::middleware::from_fn;
use actix_web::web::{Data, get};
use actix_web::{App, HttpResponse, HttpServer};
use metrics::{describe_counter, describe_gauge, describe_histogram, gauge};
use metrics_exporter_prometheus::{BuildError, PrometheusBuilder, PrometheusHandle};
use std::net::TcpListener;
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
    describe_counter!(
        "inkundla_requests_total",
        "Answered requests, by place and status"
    );
    describe_histogram!(
        "inkundla_request_seconds",
        "Time to the head of an answer, by place"
    );
    describe_histogram!(
        "inkundla_commit_seconds",
        "Time until a change is on the disk"
    );
    describe_histogram!(
        "inkundla_flush_seconds",
        "Time of one transaction of all that waited to be written"
    );
    describe_histogram!("inkundla_flush_shared_by", "How many were in it");
    describe_counter!(
        "inkundla_replica_total",
        "Looks at the replica for a public page, by how they came out"
    );
    describe_counter!(
        "inkundla_refused_total",
        "Requests refused under load, by what there was too much of"
    );
    describe_histogram!("inkundla_pairing_seconds", "Time to pair a round");
    describe_histogram!(
        "inkundla_outbox_wait_seconds",
        "How long an entry waited on a phone"
    );
    describe_gauge!("inkundla_streams", "Open live streams");
    describe_counter!(
        "inkundla_pages_made_total",
        "Public pages that were made anew, each for all who ask for it"
    );
    describe_gauge!(
        "inkundla_spectators_waiting",
        "Requests of spectators that wait for others of theirs"
    );
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
    figures.run_upkeep();
    HttpResponse::Ok()
        .content_type("text/plain; version=0.0.4; charset=utf-8")
        .body(figures.render())
}

/// Counts stay far below the limit of exact floats.
#[expect(clippy::cast_precision_loss, reason = "see above")]
fn float(count: usize) -> f64 {
    count as f64
}
