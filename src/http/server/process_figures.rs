//! Figures of the process, as Linux has them in `/proc`. Other systems have none of them.

use metrics::{counter, gauge};
use std::fs;

/// Ticks of the processor time in `/proc/self/stat` in a second; the same on every Linux since 2.6.
const TICKS: f64 = 100.0;

/// Sets the metrics of the process.
pub(super) fn measure() {
    let Some(figures) = read() else { return };
    counter!("process_cpu_seconds_total").absolute(figures.cpu_ticks / TICKS as u64);
    gauge!("process_resident_memory_bytes").set(figures.resident_bytes);
    gauge!("process_threads").set(figures.threads);
    gauge!("process_open_fds").set(figures.open_files);
    if let Some(limit) = figures.file_limit {
        gauge!("process_max_fds").set(limit);
    }
    if let Some(start) = figures.start_seconds {
        gauge!("process_start_time_seconds").set(start);
    }
}

struct ProcessFigures {
    cpu_ticks: u64,
    resident_bytes: f64,
    threads: f64,
    open_files: f64,
    file_limit: Option<f64>,
    start_seconds: Option<f64>,
}

fn read() -> Option<ProcessFigures> {
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    // The name of the program, in brackets, may contain blanks; the third field follows it.
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let field = |number: usize| fields.get(number - 3)?.parse::<u64>().ok();
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let resident = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    let resident: f64 = resident.split_whitespace().next()?.parse().ok()?;
    let limits = fs::read_to_string("/proc/self/limits").ok()?;
    let limit = limits
        .lines()
        .find_map(|line| line.strip_prefix("Max open files"));
    let booted = fs::read_to_string("/proc/stat").ok()?;
    let booted = booted.lines().find_map(|line| line.strip_prefix("btime "));
    let booted = booted.and_then(|seconds| seconds.trim().parse::<f64>().ok());
    let began = field(22)? as f64 / TICKS;
    Some(ProcessFigures {
        cpu_ticks: field(14)? + field(15)?,
        resident_bytes: resident * 1024.0,
        threads: field(20)? as f64,
        open_files: fs::read_dir("/proc/self/fd").ok()?.count() as f64,
        file_limit: limit.and_then(|limit| limit.split_whitespace().next()?.parse().ok()),
        start_seconds: booted.map(|booted| booted + began),
    })
}
