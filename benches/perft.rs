//! Leaves of the tree of legal play per second, one line for each kind of
//! position. Every leaf is made; nothing is counted in bulk.
use inkundla::rules::mill::{Mill, Sheet};
use inkundla::rules::{Rules, Ruleset};
use std::hint::black_box;
use std::time::{Duration, Instant};

const ROUNDS: u32 = 5;

/// Kind of position, ruleset, position, depth.
const MILL: [(&str, &str, &str, u32); 9] = [
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
];

fn main() {
    for (kind, rules, text, depth) in MILL {
        let mill =
            Mill::parse(sheet(rules), text).unwrap_or_else(|fault| unreadable(text, &fault.0));
        let (leaves, time) = best(|| leaves(&mill, depth));
        let millions = leaves as f64 / time.as_secs_f64() / 1e6;
        println!("{kind:26} {rules:36} depth {depth} {leaves:>11} leaves {millions:7.1} M/s");
    }
}

fn sheet(code: &str) -> Sheet {
    match Ruleset::by_code(code) {
        Ok(Ruleset::Mill(sheet)) => sheet,
        other => unreadable(code, &format!("{other:?}")),
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
    if depth == 0 {
        black_box(position);
        return 1;
    }
    let mut count = 0;
    position.each_turn(|turn| count += leaves(&position.play(&turn), depth - 1));
    count
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
