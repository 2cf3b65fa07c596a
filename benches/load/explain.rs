//! What the slow moments are made of, measured while it happens and not supposed: each
//! tenth of a second the flushes and checkpoints that the server logs, the growth of
//! the file, and what Linux knows of its threads and of everybody else on the machine.
//!
//! Wanted are Linux and its `/proc`; a container that hides it gives zeros.

use crate::hall::Server;
use std::collections::HashMap;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{ChildStderr, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

const EVERY: Duration = Duration::from_millis(100);
/// What a turn may take.
const GOAL: Duration = Duration::from_millis(50);
/// Linux counts a hundred ticks a second.
const TICK_MS: f64 = 10.0;

/// What is measured in each interval: its name and its unit.
const MEASURES: [(&str, &str); 16] = [
    ("transactions", ""),
    ("turns in the largest", ""),
    ("statements, sum", "ms"),
    ("commits with their flush, sum", "ms"),
    ("the longest commit", "ms"),
    ("checkpoints, sum", "ms"),
    ("growth of the log", "kB"),
    ("growth of the file", "kB"),
    ("workers ran", "ms"),
    ("workers waited for a processor", "ms"),
    ("the writer waited for a processor", "ms"),
    ("the checkpointer waited for a processor", "ms"),
    ("the client ran", "ms"),
    ("the client waited for a processor", "ms"),
    ("server and client were put aside", "times"),
    ("all others ran, and steal", "ms"),
];
type Measured = [f64; MEASURES.len()];

/// What is there to read at a moment; all of it only grows.
#[derive(Default)]
struct Reading {
    threads: HashMap<&'static str, Schedule>,
    log: u64,
    file: u64,
    busy_ms: f64,
    steal_ms: f64,
}

#[derive(Clone, Copy, Default)]
struct Schedule {
    ran_ms: f64,
    waited_ms: f64,
    put_aside: f64,
}

/// Something that the server logs of one transaction or checkpoint.
struct Flush {
    at: Instant,
    fields: HashMap<String, f64>,
}

/// Measures until it is asked.
pub(crate) struct Explained {
    is_over: Arc<AtomicBool>,
    sampler: JoinHandle<Vec<(Instant, Reading)>>,
    flushes: JoinHandle<Vec<Flush>>,
}

impl Explained {
    /// Lets the server log its flushes. Beside that its log stays as it was.
    pub(crate) fn asks(program: &mut Command) {
        program
            .env("RUST_LOG", "warn,inkundla::flush=debug")
            .stderr(Stdio::piped());
    }

    pub(crate) fn begin(server: &mut Server, folder: &Path) -> Explained {
        let log = server.log().expect("its log was asked for");
        let is_over = Arc::new(AtomicBool::new(false));
        let (over, process) = (Arc::clone(&is_over), server.id().to_string());
        let file = folder.join("hall.db");
        Explained {
            is_over,
            sampler: std::thread::spawn(move || samples(&over, &process, &file)),
            flushes: std::thread::spawn(move || flushes(log)),
        }
    }

    /// Tells what the intervals with slow turns had that the others had not. The server
    /// has to be stopped by then, which ends its log.
    pub(crate) fn report(
        self,
        server: Server,
        begun: Instant,
        turns: impl Iterator<Item = (Instant, Duration)>,
    ) {
        self.is_over.store(true, Ordering::Relaxed);
        let samples = self.sampler.join().unwrap();
        drop(server);
        let flushes = self.flushes.join().unwrap();
        let mut slices: Vec<Slice> = samples
            .windows(2)
            .filter(|pair| pair[0].0 >= begun)
            .map(|pair| Slice::between(&pair[0], &pair[1]))
            .collect();
        for flush in &flushes {
            slice_at(&mut slices, flush.at, |slice| slice.count(flush));
        }
        for (at, took) in turns {
            slice_at(&mut slices, at, |slice| slice.turns.push(took));
        }
        slices.retain(|slice| !slice.turns.is_empty());
        report(&slices, begun);
    }
}

fn slice_at(slices: &mut [Slice], at: Instant, mut work: impl FnMut(&mut Slice)) {
    let found = slices.partition_point(|slice| slice.until < at);
    if let Some(slice) = slices.get_mut(found).filter(|slice| slice.from <= at) {
        work(slice);
    }
}

/// One interval.
struct Slice {
    from: Instant,
    until: Instant,
    turns: Vec<Duration>,
    measured: Measured,
}

impl Slice {
    fn between((from, before): &(Instant, Reading), (until, after): &(Instant, Reading)) -> Slice {
        let of = |name: &str| {
            let (old, new) = (before.threads.get(name), after.threads.get(name));
            let (old, new) = (
                old.copied().unwrap_or_default(),
                new.copied().unwrap_or_default(),
            );
            // A thread that has ended takes its count with it.
            Schedule {
                ran_ms: (new.ran_ms - old.ran_ms).max(0.0),
                waited_ms: (new.waited_ms - old.waited_ms).max(0.0),
                put_aside: (new.put_aside - old.put_aside).max(0.0),
            }
        };
        let [workers, writer, checkpointer, client] =
            ["workers", "writer", "checkpointer", "client"].map(of);
        let all = [workers, writer, checkpointer, client];
        let ours: f64 = all.iter().map(|threads| threads.ran_ms).sum();
        let kilobytes = |old: u64, new: u64| new.saturating_sub(old) as f64 / 1024.0;
        let others = after.busy_ms - before.busy_ms - ours + after.steal_ms - before.steal_ms;
        let mut measured = Measured::default();
        measured[6] = kilobytes(before.log, after.log);
        measured[7] = kilobytes(before.file, after.file);
        measured[8] = workers.ran_ms;
        measured[9] = workers.waited_ms;
        measured[10] = writer.waited_ms;
        measured[11] = checkpointer.waited_ms;
        measured[12] = client.ran_ms;
        measured[13] = client.waited_ms;
        measured[14] = all.iter().map(|threads| threads.put_aside).sum();
        measured[15] = others.max(0.0);
        Slice {
            from: *from,
            until: *until,
            turns: Vec::new(),
            measured,
        }
    }

    fn count(&mut self, flush: &Flush) {
        let field = |name: &str| flush.fields.get(name).copied().unwrap_or_default();
        let measured = &mut self.measured;
        measured[5] += field("checkpoint_us") / 1e3;
        if flush.fields.contains_key("commit_us") {
            measured[0] += 1.0;
            measured[1] = measured[1].max(field("jobs"));
            measured[2] += field("work_us") / 1e3;
            measured[3] += field("commit_us") / 1e3;
            measured[4] = measured[4].max(field("commit_us") / 1e3);
        }
    }

    fn worst(&self) -> Duration {
        self.turns.iter().max().copied().unwrap_or_default()
    }
}

/// The slow intervals one by one, and beside the others in the mean.
fn report(slices: &[Slice], begun: Instant) {
    let (slow, others): (Vec<_>, Vec<_>) = slices.iter().partition(|slice| slice.worst() > GOAL);
    for slice in &slow {
        let measured = MEASURES.iter().zip(slice.measured);
        let measured = measured.filter(|(_, value)| *value >= 0.05);
        let measured = measured.map(|((name, unit), value)| format!("{name} {value:.1} {unit}"));
        println!(
            "at {:.1} s: {} turns, the slowest {:.0} ms: {}",
            (slice.from - begun).as_secs_f64(),
            slice.turns.len(),
            slice.worst().as_secs_f64() * 1e3,
            measured.collect::<Vec<_>>().join(", ")
        );
    }
    println!(
        "means of {} tenths of a second with a turn over {} ms, and of {} others:",
        slow.len(),
        GOAL.as_millis(),
        others.len()
    );
    let mean = |of: &[&Slice], at: usize| {
        let sum: f64 = of.iter().map(|slice| slice.measured[at]).sum();
        sum / of.len().max(1) as f64
    };
    for (at, (name, unit)) in MEASURES.iter().enumerate() {
        let (slow, others) = (mean(&slow, at), mean(&others, at));
        println!("{name:>36} {slow:9.1} {others:9.1} {unit}");
    }
}

fn samples(is_over: &AtomicBool, process: &str, file: &Path) -> Vec<(Instant, Reading)> {
    let log = PathBuf::from(format!("{}-wal", file.display()));
    let (mut samples, mut next) = (Vec::new(), Instant::now());
    while !is_over.load(Ordering::Relaxed) {
        samples.push((Instant::now(), reading(process, file, &log)));
        next += EVERY;
        std::thread::sleep(next.saturating_duration_since(Instant::now()));
    }
    samples
}

fn reading(process: &str, file: &Path, log: &Path) -> Reading {
    let length = |file: &Path| fs::metadata(file).map_or(0, |found| found.len());
    let mut reading = Reading {
        log: length(log),
        file: length(file),
        ..Reading::default()
    };
    add_threads(&mut reading, process, |name| match name {
        "store writer" => "writer",
        "checkpointer" => "checkpointer",
        _ => "workers",
    });
    add_threads(&mut reading, "self", |_| "client");
    let stat = fs::read_to_string("/proc/stat").unwrap_or_default();
    let ticks: Vec<f64> = stat
        .lines()
        .next()
        .unwrap_or_default()
        .split_whitespace()
        .skip(1)
        .map(|text| text.parse().unwrap_or_default())
        .collect();
    let tick = |at: usize| ticks.get(at).copied().unwrap_or_default() * TICK_MS;
    // user, nice, system, and the two sorts of interrupts; steal stands behind them.
    reading.busy_ms = [0, 1, 2, 5, 6].map(tick).iter().sum();
    reading.steal_ms = tick(7);
    reading
}

/// The threads of a process, by what they are for.
fn add_threads(reading: &mut Reading, process: &str, kind: impl Fn(&str) -> &'static str) {
    let threads = fs::read_dir(format!("/proc/{process}/task"));
    for thread in threads.into_iter().flatten().flatten() {
        let text = |name: &str| fs::read_to_string(thread.path().join(name)).unwrap_or_default();
        // Nanoseconds that it ran and that it waited for a processor.
        let schedule = text("schedstat");
        let mut schedule = schedule.split(' ').map(|text| text.trim().parse::<f64>());
        let mut next = || schedule.next().and_then(Result::ok).unwrap_or_default() / 1e6;
        let (ran_ms, waited_ms) = (next(), next());
        let status = text("status");
        let aside = status
            .lines()
            .find_map(|line| line.strip_prefix("nonvoluntary_ctxt_switches:"));
        let aside: f64 = aside
            .and_then(|text| text.trim().parse().ok())
            .unwrap_or_default();
        let sum = reading
            .threads
            .entry(kind(text("comm").trim()))
            .or_default();
        sum.ran_ms += ran_ms;
        sum.waited_ms += waited_ms;
        sum.put_aside += aside;
    }
}

/// Reads the log of the server to its end.
fn flushes(log: ChildStderr) -> Vec<Flush> {
    let mut flushes = Vec::new();
    for line in BufReader::new(log).lines().map_while(Result::ok) {
        if !line.contains("inkundla::flush") {
            eprintln!("{line}");
            continue;
        }
        let words = line
            .split_whitespace()
            .filter_map(|word| word.split_once('='));
        let number = |(name, value): (&str, &str)| Some((name.to_owned(), value.parse().ok()?));
        flushes.push(Flush {
            at: Instant::now(),
            fields: words.filter_map(number).collect(),
        });
    }
    flushes
}
