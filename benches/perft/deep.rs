//! Compares every published count with ours, including the deep ones: `--deep`, or
//! `--deep=N` for counts of up to N thousand million leaves. All processors share
//! the tree of a count.
use super::{count_leaf, read, unreadable};
use inkundla::rules::{Position, Rules};
use std::ops::{Add, AddAssign, Range};
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

/// The default limit of leaves of a count, in thousands of millions.
const DEFAULT_LIMIT: u64 = 60;
/// Counts with fewer leaves are printed only as a sum.
const LEAST_FOR_A_LINE: u64 = 10_000_000;
/// The least number of parts of a tree, so that all processors finish together.
const PARTS: usize = 100;

/// A published count.
struct Count {
    table: &'static str,
    rules: String,
    position: String,
    depth: u32,
    leaves: u64,
    /// The number of shorter sequences that ended the game, if the table has it.
    ended: Option<u64>,
}

/// The limit of leaves of a count; `None` without `--deep`.
pub(super) fn leaf_limit(arguments: impl Iterator<Item = String>) -> Option<u64> {
    let limits = arguments.filter_map(|word| Some(word.strip_prefix("--deep")?.to_owned()));
    let most = |word: String| match word.strip_prefix('=') {
        Some(most) => most
            .parse()
            .unwrap_or_else(|_| unreadable(&word, "no number")),
        None => DEFAULT_LIMIT,
    };
    limits.map(most).last().map(|most| most * 1_000_000_000)
}

/// Compares every published count of at most `most` leaves whose name contains all
/// the arguments; fails if one differs.
pub(super) fn compare(most: u64, filters: &[String]) -> ExitCode {
    let mut counts = published();
    counts.retain(|count| {
        let name = format!("{} {}", count.table, count.rules);
        filters.iter().all(|filter| name.contains(filter.as_str()))
    });
    counts.sort_by_key(|count| count.leaves);
    let (now, never): (Vec<_>, Vec<_>) = counts.iter().partition(|count| count.leaves <= most);
    let all: u64 = now.iter().map(|count| count.leaves).sum();
    println!("{} counts, {all} leaves", now.len());
    let (mut done, mut wrong) = (0, 0);
    for count in &now {
        done += count.leaves;
        wrong += u32::from(!agrees(count, 100 * done / all.max(1)));
    }
    for count in &never {
        println!("not run: {} leaves, {}", count.leaves, count.name());
    }
    println!(
        "{} agree, {wrong} differ, {} not run",
        now.len() - wrong as usize,
        never.len()
    );
    match wrong {
        0 => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    }
}

/// Compares a count with ours and prints the result.
fn agrees(count: &Count, percent_done: u64) -> bool {
    let begun = Instant::now();
    let ours = tally(&read(&count.rules, &count.position), count.depth);
    let agrees = ours.leaves == count.leaves && count.ended.is_none_or(|ended| ours.ended == ended);
    if !agrees {
        println!(
            "DIFFERENT: {} leaves, {} ended instead of {}, {:?}: {}",
            ours.leaves,
            ours.ended,
            count.leaves,
            count.ended,
            count.name()
        );
    } else if count.leaves >= LEAST_FOR_A_LINE {
        println!(
            "{percent_done:3}% {:>13} leaves in {:6.1} s: {}",
            count.leaves,
            begun.elapsed().as_secs_f64(),
            count.name()
        );
    }
    agrees
}

impl Count {
    fn name(&self) -> String {
        format!("{} {} to {}", self.rules, self.position, self.depth)
    }
}

/// The number of sequences of exactly this length, and of shorter ones that ended the game.
#[derive(Clone, Copy, Default)]
struct Tally {
    leaves: u64,
    ended: u64,
}

impl Add for Tally {
    type Output = Tally;

    fn add(mut self, other: Tally) -> Tally {
        self += other;
        self
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.leaves += other.leaves;
        self.ended += other.ended;
    }
}

fn tally(position: &Position, depth: u32) -> Tally {
    match position {
        Position::Mill(mill) => shared(mill, depth),
        Position::Camelot(camelot) => shared(camelot, depth),
        Position::Reversi(reversi) => shared(reversi, depth),
    }
}

/// Divides the tree into parts, which idle threads take one by one.
fn shared<R: Rules + Send + Sync>(root: &R, depth: u32) -> Tally {
    let (parts, depth, ended) = cut(root, depth);
    let next = AtomicUsize::new(0);
    let work = || {
        let mut sum = Tally::default();
        while let Some(part) = parts.get(next.fetch_add(1, Ordering::Relaxed)) {
            sum += census(part, depth);
        }
        sum
    };
    let hands = thread::available_parallelism().map_or(1, usize::from);
    let counted = thread::scope(|scope| {
        let all: Vec<_> = (0..hands).map(|_| scope.spawn(work)).collect();
        all.into_iter()
            .map(|hand| {
                hand.join()
                    .unwrap_or_else(|_| unreadable("a part", "panic"))
            })
            .fold(Tally::default(), Tally::add)
    });
    counted + Tally { leaves: 0, ended }
}

/// Many positions some turns below the root, the remaining depth, and the number of
/// games that ended before.
fn cut<R: Rules>(root: &R, mut depth: u32) -> (Vec<R>, u32, u64) {
    let (mut parts, mut ended) = (vec![root.clone()], 0);
    while depth > 1 && (1..PARTS).contains(&parts.len()) {
        let mut below = Vec::new();
        for part in &parts {
            let known = below.len();
            part.each_after(|after| below.push(after.clone()));
            ended += u64::from(below.len() == known);
        }
        (parts, depth) = (below, depth - 1);
    }
    (parts, depth, ended)
}

/// Generates every leaf on this thread.
fn census<R: Rules>(position: &R, depth: u32) -> Tally {
    let (mut sum, mut moves) = (Tally::default(), false);
    position.each_after(|after| {
        moves = true;
        match depth {
            1 => sum.leaves += count_leaf(after),
            _ => sum += census(after, depth - 1),
        }
    });
    sum.ended += u64::from(!moves);
    sum
}

fn published() -> Vec<Count> {
    let mut counts = Vec::new();
    for table in ["mill_start.tsv", "start.tsv"] {
        for row in rows(table) {
            counts.push(count(table, &row[0], &row[1], [&row[2], &row[3]], ""));
        }
    }
    for row in rows("mill_options.tsv") {
        let rules = format!("{} {}", row[0], row[1]);
        let of_it = [row[3].as_str(), row[4].as_str()];
        counts.push(count("mill_options.tsv", &rules, &row[2], of_it, ""));
    }
    counts.extend(by_depth("mill_perft.tsv", None, 2..6, 0));
    counts.extend(by_depth("camelot_perft.tsv", Some("camelot"), 2..6, 4));
    counts.extend(by_depth("reversi_perft.tsv", Some("reversi"), 2..8, 6));
    counts
}

/// The counts of a table with a column for each depth, followed by as many columns
/// with the numbers of games that ended.
fn by_depth(
    table: &'static str,
    rules: Option<&str>,
    columns: Range<usize>,
    ended: usize,
) -> Vec<Count> {
    let mut counts = Vec::new();
    for row in rows(table) {
        for (depth, column) in (1..).zip(columns.clone()) {
            if row[column].is_empty() {
                continue;
            }
            let depth = u32::to_string(&depth);
            let ended = if ended > 0 { &row[column + ended] } else { "" };
            let rules = rules.unwrap_or(&row[0]);
            counts.push(count(table, rules, &row[1], [&depth, &row[column]], ended));
        }
    }
    counts
}

fn count(
    table: &'static str,
    rules: &str,
    position: &str,
    [depth, leaves]: [&str; 2],
    ended: &str,
) -> Count {
    Count {
        table,
        rules: rules.to_owned(),
        position: position.to_owned(),
        depth: number(depth) as u32,
        leaves: number(leaves),
        ended: (!ended.is_empty()).then(|| number(ended)),
    }
}

fn number(cell: &str) -> u64 {
    cell.parse()
        .unwrap_or_else(|_| unreadable(cell, "no number"))
}

/// The rows of a table of `fixtures/law`, without its header.
fn rows(table: &str) -> Vec<Vec<String>> {
    let path = format!("{}/fixtures/law/{table}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path)
        .unwrap_or_else(|fault| unreadable(&path, &fault.to_string()));
    let cells = |line: &str| line.split('\t').map(str::to_owned).collect();
    text.lines().skip(1).map(cells).collect()
}
