//! Figures of the process, as Linux has them in `/proc`. Other systems have only the start.

use crate::system_time;
use metrics::{counter, gauge};
use std::fs;

/// Ticks of the processor time in `/proc/self/stat` in a second; the same on every Linux since 2.6.
const TICKS: u64 = 100;

/// Sets the metrics of the process, each by itself: a unit of systemd may hide parts of `/proc`.
pub(super) fn measure() {
    gauge!("process_start_time_seconds")
        .set(system_time::process_start().timestamp_millis() as f64 / 1e3);
    if let Some(stat) = read("stat") {
        // The name of the program, in brackets, may contain blanks; the third field follows it.
        let fields = stat.rsplit_once(')').map_or("", |(_, fields)| fields);
        let fields: Vec<&str> = fields.split_whitespace().collect();
        let field = |number: usize| fields.get(number - 3)?.parse::<u64>().ok();
        if let (Some(own), Some(of_kernel)) = (field(14), field(15)) {
            counter!("process_cpu_seconds_total").absolute((own + of_kernel) / TICKS);
        }
        set("process_threads", field(20).map(|threads| threads as f64));
    }
    let kilobytes = read("status").and_then(|text| number_after(&text, "VmRSS:"));
    set(
        "process_resident_memory_bytes",
        kilobytes.map(|kilobytes| kilobytes * 1024.0),
    );
    let limit = read("limits").and_then(|text| number_after(&text, "Max open files"));
    set("process_max_fds", limit);
    let files = fs::read_dir("/proc/self/fd").ok();
    set("process_open_fds", files.map(|files| files.count() as f64));
}

fn read(file: &str) -> Option<String> {
    fs::read_to_string(format!("/proc/self/{file}")).ok()
}

/// The number at the beginning of the rest of the line that begins with a name.
fn number_after(text: &str, name: &str) -> Option<f64> {
    let rest = text.lines().find_map(|line| line.strip_prefix(name))?;
    rest.split_whitespace().next()?.parse().ok()
}

fn set(name: &'static str, value: Option<f64>) {
    if let Some(value) = value {
        gauge!(name).set(value);
    }
}
