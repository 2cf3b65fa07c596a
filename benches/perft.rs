//! Leaves of the tree of legal play per second, one line for each kind of
//! position. Every leaf is made; nothing is counted in bulk.
use inkundla::rules::{Position, Rules, Ruleset};
use std::hint::black_box;
use std::time::{Duration, Instant};

const ROUNDS: u32 = 5;

/// Kind of position, ruleset, position, depth.
const KINDS: [(&str, &str, &str, u32); 15] = [
    (
        "placing, from the start",
        "umlabalaba",
        "......../......../........ 1 12/12 0 0 -/- 0",
        6,
    ),
    (
        "placing, typed",
        "isipowe",
        "......../......../........ 1 9.2.1/9.2.1 0 0 -/- 0",
        4,
    ),
    (
        "placing, 25 points",
        "isisuthu",
        "......../......../......../. 1 12/12 0 0 -/- 0",
        6,
    ),
    (
        "placing, lines about",
        "umlabalaba",
        "..CC.c../.....c../.....c.. 1 9/9 0 0 -/- 6",
        5,
    ),
    (
        "moving, many",
        "umlabalaba",
        "cc.ccCC./c.ccc.CC/.CcccC.. 2 0/0 0 0 -/- 31",
        6,
    ),
    (
        "moving, under a ban",
        "gar",
        "....CCCc/..CC..C./c.cCccc. 1 0/0 0 0 E5-A5/- 36",
        6,
    ),
    (
        "moving, any target",
        "isizulu",
        "c.C..Cc./CC.CC.../C....c.. 1 0/0 2 0 -/- 66",
        4,
    ),
    (
        "flying, both",
        "morabaraba",
        "..cCc..C/.....c../C....... 1 0/0 0 0 -/- 218",
        4,
    ),
    (
        "many lines per turn",
        "isizulu captures_per_move=per_line",
        "cccCCcc./Cc.C.CCc/.CC.cCCc 2 1/2 0 0 -/- 21",
        4,
    ),
    (
        "from the start",
        "camelot",
        "2/8/10/12/12/2nmmmmmmn2/3nmmmmn3/12/12/3NMMMMN3/2NMMMMMMN2/12/12/10/8/2 w 00",
        4,
    ),
    (
        "charges and long tours",
        "camelot",
        "M1/8/10/12/12/12/12/12/12/12/12/2m9/6n2M1M/3N4M1/1M1MN3/2 w 02",
        3,
    ),
    (
        "many pieces in touch",
        "camelot",
        "2/8/10/12/9mn1/2nn2mmm1m1/4m1mm2n1/3m8/m5MN1M2/5N1MN3/1MN1MMM1M2M/2M9/12/10/8/2 w 00",
        3,
    ),
    (
        "from the start",
        "reversi",
        "---------------------------OX------XO--------------------------- X",
        10,
    ),
    (
        "middle of a game",
        "reversi",
        "----O-------OOX---OXOXX-XXXOXXOOXXOXX---XOXX-O--O-----O--------- O",
        7,
    ),
    (
        "few squares left, passes",
        "reversi",
        "-XO-OXXX--XO-OX---OOOXOX-OOOXOOX-OXXXXOXOOXXOOOO-OOOOOOO--XXXXX- X",
        9,
    ),
];

fn main() {
    for (kind, rules, text, depth) in KINDS {
        let position = read(rules, text);
        let (leaves, time) = best(|| leaves_of(&position, depth));
        let millions = leaves as f64 / time.as_secs_f64() / 1e6;
        println!("{kind:26} {rules:36} depth {depth:2} {leaves:>11} leaves {millions:7.1} M/s");
    }
}

fn read(code: &str, text: &str) -> Position {
    let rules = Ruleset::by_code(code).unwrap_or_else(|fault| unreadable(code, &fault.0));
    rules
        .read(text)
        .unwrap_or_else(|fault| unreadable(text, &fault.0))
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
    position.each_turn(|turn| {
        let after = position.play(&turn);
        count += if depth == 1 {
            made(&after)
        } else {
            leaves(&after, depth - 1)
        };
    });
    count
}

/// One leaf, which the compiler may not leave out.
fn made<R: Rules>(leaf: &R) -> u64 {
    black_box(leaf);
    1
}

/// The result and the shortest of several times: the rest is the machine's other work.
fn best<T>(work: impl Fn() -> T) -> (T, Duration) {
    let timed = || {
        let begun = Instant::now();
        (work(), begun.elapsed())
    };
    (1..ROUNDS).fold(timed(), |best, _| {
        let next = timed();
        if next.1 < best.1 { next } else { best }
    })
}
