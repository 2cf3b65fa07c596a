//! Leaves of the game tree per second, for each kind of position. Every leaf is
//! generated; nothing is counted in bulk. For comparison it prints how often the
//! position can be copied, the least possible cost of a leaf. Arguments after `--`
//! select kinds. With `--deep` it compares the published counts instead.
use inkundla::rules::{Position, Rules, Ruleset};
use spent::timed;
use std::hint::black_box;
use std::process::ExitCode;
use std::time::Duration;

#[path = "perft/deep.rs"]
mod deep;
#[path = "time/spent.rs"]
mod spent;

const ROUNDS: u32 = 5;
/// The least number of leaves in each round.
const LEAST_LEAVES: u64 = 10_000_000;

/// A kind of position.
struct Kind {
    what: &'static str,
    rules: &'static str,
    position: &'static str,
    depth: u32,
}

const fn kind(what: &'static str, rules: &'static str, position: &'static str, depth: u32) -> Kind {
    Kind {
        what,
        rules,
        position,
        depth,
    }
}

static KINDS: [Kind; 27] = [
    kind(
        "placing, from the start",
        "umlabalaba",
        "......../......../........ 1 12/12 0 0 -/- 0",
        6,
    ),
    kind(
        "placing, from the start",
        "isipowe",
        "......../......../........ 1 9.2.1/9.2.1 0 0 -/- 0",
        4,
    ),
    kind(
        "placing, from the start",
        "isisuthu",
        "......../......../......../. 1 12/12 0 0 -/- 0",
        6,
    ),
    kind(
        "placing, from the start",
        "morabaraba",
        "......../......../........ 1 12/12 0 0 -/- 0",
        5,
    ),
    kind(
        "placing, from the start",
        "gar",
        "......../......../........ 1 12/12 0 0 -/- 0",
        5,
    ),
    kind(
        "placing, from the start",
        "isizulu",
        "......../......../........ 1 12/12 0 0 -/- 0",
        5,
    ),
    kind(
        "placing, lines about",
        "umlabalaba",
        "..CC.c../.....c../.....c.. 1 9/9 0 0 -/- 6",
        5,
    ),
    kind(
        "moving, many",
        "umlabalaba",
        "cc.ccCC./c.ccc.CC/.CcccC.. 2 0/0 0 0 -/- 31",
        6,
    ),
    kind(
        "moving, many",
        "morabaraba",
        "cc.ccCC./c.ccc.CC/.CcccC.. 2 0/0 0 0 -/- 31",
        5,
    ),
    kind(
        "moving, many",
        "gar",
        "cc.ccCC./c.ccc.CC/.CcccC.. 2 0/0 0 0 -/- 31",
        5,
    ),
    kind(
        "moving, many",
        "isizulu",
        "cc.ccCC./c.ccc.CC/.CcccC.. 2 0/0 0 0 -/- 31",
        5,
    ),
    kind(
        "moving, many",
        "isipowe",
        "hh.wcCC./c.ccc.CC/.CcccC.. 2 0.0.0/0.0.0 0 0 -/- 31",
        5,
    ),
    kind(
        "moving, many",
        "isisuthu",
        "cc.ccCC./c.ccc.CC/.CcccC../. 2 0/0 0 0 -/- 31",
        5,
    ),
    kind(
        "moving, any target",
        "isizulu",
        "c.C..Cc./CC.CC.../C....c.. 1 0/0 2 0 -/- 66",
        4,
    ),
    kind(
        "moving, under a ban",
        "gar",
        "....CCCc/..CC..C./c.cCccc. 1 0/0 0 0 E5-A5/- 36",
        6,
    ),
    kind(
        "flying, both",
        "morabaraba",
        "..cCc..C/.....c../C....... 1 0/0 0 0 -/- 218",
        4,
    ),
    kind(
        "flying, both",
        "umlabalaba",
        "..cCc..C/.....c../C....... 1 0/0 0 0 -/- 218",
        4,
    ),
    kind(
        "flying, both",
        "gar",
        "..cCc..C/.....c../C....... 1 0/0 0 0 -/- 218",
        4,
    ),
    kind(
        "flying, both",
        "isizulu",
        "..cCc..C/.....c../C....... 1 0/0 0 0 -/- 218",
        4,
    ),
    kind(
        "flying, both",
        "isipowe",
        "..cCc..C/.....c../C....... 1 0.0.0/0.0.0 0 0 -/- 218",
        4,
    ),
    kind(
        "many lines per turn",
        "isizulu captures_per_move=per_line",
        "cccCCcc./Cc.C.CCc/.CC.cCCc 2 1/2 0 0 -/- 21",
        4,
    ),
    kind(
        "from the start",
        "camelot",
        "2/8/10/12/12/2nmmmmmmn2/3nmmmmn3/12/12/3NMMMMN3/2NMMMMMMN2/12/12/10/8/2 w 00",
        4,
    ),
    kind(
        "charges and long tours",
        "camelot",
        "M1/8/10/12/12/12/12/12/12/12/12/2m9/6n2M1M/3N4M1/1M1MN3/2 w 02",
        3,
    ),
    kind(
        "many pieces in touch",
        "camelot",
        "2/8/10/12/9mn1/2nn2mmm1m1/4m1mm2n1/3m8/m5MN1M2/5N1MN3/1MN1MMM1M2M/2M9/12/10/8/2 w 00",
        3,
    ),
    kind(
        "from the start",
        "reversi",
        "---------------------------OX------XO--------------------------- X",
        10,
    ),
    kind(
        "middle of a game",
        "reversi",
        "----O-------OOX---OXOXX-XXXOXXOOXXOXX---XOXX-O--O-----O--------- O",
        7,
    ),
    kind(
        "few squares left, passes",
        "reversi",
        "-XO-OXXX--XO-OX---OOOXOX-OOOXOOX-OXXXXOXOOXXOOOO-OOOOOOO--XXXXX- X",
        9,
    ),
];

fn main() -> ExitCode {
    let filters: Vec<String> = std::env::args()
        .skip(1)
        .filter(|argument| !argument.starts_with('-'))
        .collect();
    match deep::leaf_limit(std::env::args()) {
        Some(most) => deep::compare(most, &filters),
        None => {
            rates(&filters);
            ExitCode::SUCCESS
        }
    }
}

/// Prints a line for each kind whose name contains all the arguments.
fn rates(filters: &[String]) {
    let is_selected = |kind: &&Kind| {
        let name = format!("{} {}", kind.what, kind.rules);
        filters.iter().all(|filter| name.contains(filter.as_str()))
    };
    println!("{:62} {:>11}  M/s   bare  share", "", "leaves");
    for kind in KINDS.iter().filter(is_selected) {
        let position = read(kind.rules, kind.position);
        let leaves = leaves_of(&position, kind.depth);
        // The clock has a resolution of a millisecond, so short counts are repeated.
        let times = (LEAST_LEAVES / leaves).max(1);
        let time = best(|| (0..times).map(|_| leaves_of(&position, kind.depth)).sum());
        let copying = best(|| copies_of(&position, leaves * times));
        let (rate, bare) = (
            millions(leaves * times, time),
            millions(leaves * times, copying),
        );
        println!(
            "{:25} {:36}{:2} {leaves:>11} {rate:5.1} {bare:6.0} {:5.0}%",
            kind.what,
            kind.rules,
            kind.depth,
            100.0 * rate / bare
        );
    }
}

/// In millions per second.
fn millions(count: u64, time: Duration) -> f64 {
    count as f64 / time.as_secs_f64() / 1e6
}

fn read(code: &str, text: &str) -> Position {
    let rules =
        Ruleset::from_code(code).unwrap_or_else(|fault| unreadable(code, &fault.to_string()));
    if text == "start" {
        return rules.start();
    }
    rules
        .read(text)
        .unwrap_or_else(|fault| unreadable(text, &fault.to_string()))
}

fn leaves_of(position: &Position, depth: u32) -> u64 {
    match position {
        Position::Mill(mill) => leaves(mill, depth),
        Position::Camelot(camelot) => leaves(camelot, depth),
        Position::Reversi(reversi) => leaves(reversi, depth),
    }
}

#[expect(
    clippy::panic,
    reason = "a bench that cannot read its own table has nothing to measure"
)]
fn unreadable<T>(text: &str, fault: &str) -> T {
    panic!("{text}: {fault}")
}

fn leaves<R: Rules>(position: &R, depth: u32) -> u64 {
    let mut count = 0;
    if depth == 1 {
        position.each_after(|leaf| count += count_leaf(leaf));
    } else {
        position.each_after(|after| count += leaves(after, depth - 1));
    }
    count
}

fn copies_of(position: &Position, count: u64) -> u64 {
    match position {
        Position::Mill(mill) => copies(mill, count),
        Position::Camelot(camelot) => copies(camelot, count),
        Position::Reversi(reversi) => copies(reversi, count),
    }
}

fn copies<R: Rules>(position: &R, count: u64) -> u64 {
    (0..count)
        .map(|_| count_leaf(&black_box(position).clone()))
        .sum()
}

/// Counts a leaf in a way that the compiler cannot optimise away.
fn count_leaf<R: Rules>(leaf: &R) -> u64 {
    black_box(leaf);
    1
}

/// The shortest of several times; the others include work of other processes.
fn best(work: impl Fn() -> u64) -> Duration {
    let times = (0..ROUNDS).map(|_| timed(|| black_box(work())).1);
    times.min().unwrap_or_default()
}
