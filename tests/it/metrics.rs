//! The metrics for Prometheus: what a server tells, and that the alert rules and the dashboard name only what there is.

use super::server::Server;
use super::service;
use super::web::harness::Client;
use inkundla::http::server::metrics_table::{METRICS, MetricKind};
use std::collections::BTreeSet;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// The metrics of a server after a visitor and a new account.
fn metrics_page() -> String {
    metrics_of(Command::new(env!("CARGO_BIN_EXE_inkundla")))
}

/// The same, of a server that a command starts.
fn metrics_of(mut program: Command) -> String {
    let folder = tempfile::tempdir().unwrap();
    let figures = crate::ports::free();
    let database = format!("sqlite:{}", folder.path().join("figures.db").display());
    program.args(["serve", "--listen", "127.0.0.1:0", "--database", &database]);
    let server = Server::by(program.args(["--metrics", &figures.to_string()]));
    let visitor = Client::at(server.address);
    visitor.get("/rules/isizulu");
    visitor.post(
        "/setup",
        &[("name", "Ms Khumalo"), ("phrase", "three cows in a row")],
    );
    assert_eq!(visitor.get("/metrics").status, 404);
    Client::at(figures).get("/metrics").body
}

/// The value of a line of metrics.
fn value(text: &str, line: &str) -> Option<f64> {
    let mut lines = text.lines();
    let value = lines.find_map(|one| one.strip_prefix(line)?.strip_prefix(' '))?;
    value.parse().ok()
}

#[test]
fn a_server_tells_its_metrics_on_a_port_of_their_own_from_the_first_second() {
    let text = metrics_page();
    let is_there = |line: &str, least: f64| {
        let found = value(&text, line);
        assert!(
            found.is_some_and(|value| value >= least),
            "{line}: {found:?} in {text}"
        );
    };
    let version = format!(
        "inkundla_build_info{{version=\"{}\"}}",
        inkundla::version::VERSION
    );
    is_there(&version, 1.0);
    is_there(
        "inkundla_http_requests_total{method=\"GET\",route=\"/rules/{ruleset}\",status=\"200\"}",
        1.0,
    );
    is_there(
        "inkundla_http_request_seconds_count{route=\"/rules/{ruleset}\"}",
        1.0,
    );
    is_there("inkundla_commit_seconds_count", 1.0);
    is_there("inkundla_refused_total{what=\"disk-full\"}", 0.0);
    is_there("inkundla_pages_made_total", 0.0);
    is_there("inkundla_streams", 0.0);
    is_there("inkundla_database_connections{state=\"limit\"}", 1.0);
    is_there("inkundla_disk_free_bytes{of=\"database\"}", 1.0);
    is_there("inkundla_log_heads_signed_total", 0.0);
    is_there("inkundla_logs_unsigned", 0.0);
    is_there("inkundla_database_waiting", 0.0);
    is_there("inkundla_replica_reads_total{outcome=\"away\"}", 0.0);
    is_there("inkundla_erasures_due", 0.0);
    if cfg!(target_os = "linux") {
        is_there("process_resident_memory_bytes", 1e6);
        is_there("process_open_fds", 3.0);
        is_there("process_threads", 2.0);
        // Some day of this century.
        is_there("process_start_time_seconds", 1.7e9);
    }
    for line in text
        .lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty())
    {
        let name = line.split(['{', ' ']).next().unwrap();
        let metric = METRICS
            .iter()
            .find(|metric| is_of(name, metric.name, metric.kind));
        assert!(metric.is_some(), "{name} is not in the table");
    }
}

/// `ProcSubset=pid` in our unit hides all of `/proc` but the processes.
#[test]
fn the_process_is_measured_under_the_unit_for_systemd_too() {
    let unit = read("docs/operations/inkundla.service");
    assert!(unit.contains("ProcSubset=pid"));
    let mut program = Command::new("unshare");
    if std::env::var("USER").is_ok_and(|user| user != "root") {
        program.arg("--map-root-user");
    }
    let script = "mount -t proc -o subset=pid proc /proc && exec \"$0\" \"$@\"";
    program.args([
        "--mount",
        "--pid",
        "--fork",
        "--kill-child",
        "sh",
        "-c",
        script,
    ]);
    program.arg(env!("CARGO_BIN_EXE_inkundla"));
    let text = metrics_of(program);
    for name in METRICS.iter().map(|metric| metric.name) {
        let is_there = value(&text, name).is_some_and(|value| value > 0.0);
        let is_small = name == "process_cpu_seconds_total";
        assert!(
            !name.starts_with("process_") || is_there || is_small,
            "{name}: {text}"
        );
    }
}

/// Whether a name belongs to a metric; a histogram has several.
fn is_of(name: &str, metric: &str, kind: MetricKind) -> bool {
    match (name.strip_prefix(metric), kind) {
        (Some(""), _) => true,
        (Some(rest), MetricKind::Histogram) => ["_bucket", "_sum", "_count"].contains(&rest),
        _ => false,
    }
}

fn read(path: &str) -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap()
}

#[test]
fn alert_rules_and_dashboard_name_metrics_that_there_are() {
    for file in [
        "release/prometheus/alerts.yml",
        "release/prometheus/dashboard.json",
    ] {
        let text = read(file);
        let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let words = text.split(|c| !is_name(c));
        let names: BTreeSet<&str> = words
            .filter(|word| word.starts_with("inkundla_") || word.starts_with("process_"))
            .collect();
        assert!(names.len() > 8, "{file}: {names:?}");
        for name in names {
            let mut all = METRICS.iter();
            assert!(
                all.any(|metric| is_of(name, metric.name, metric.kind)),
                "{file}: {name}"
            );
        }
    }
    let rules = read("release/prometheus/alerts.yml");
    let count = |what: &str| rules.matches(what).count();
    assert_eq!(
        count("- alert:"),
        count("action:"),
        "each alert says what to do"
    );
    let board: serde_json::Value =
        serde_json::from_str(&read("release/prometheus/dashboard.json")).unwrap();
    assert!(
        board["panels"]
            .as_array()
            .is_some_and(|panels| panels.len() > 8)
    );
}

/// The long form: by Prometheus' own tool.
#[test]
#[ignore = "fetches Debian's package of Prometheus"]
fn promtool_finds_no_fault() {
    let promtool = service::value("promtool", "TEST_PROMTOOL");
    let rules = Command::new(&promtool)
        .args(["check", "rules", "release/prometheus/alerts.yml"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    assert!(rules.status.success(), "{rules:?}");
    let mut lint = Command::new(&promtool)
        .args(["check", "metrics"])
        .stdin(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    lint.stdin
        .take()
        .unwrap()
        .write_all(metrics_page().as_bytes())
        .unwrap();
    let done = lint.wait_with_output().unwrap();
    let said = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "{said}");
}
