//! The engine: positions a second beside perft of the same run, depth in a second, exact endings, and matches.
//!
//! ```sh
//! cargo bench -p inkundla-engine                         speed
//! cargo bench -p inkundla-engine --bench engine -- ladder [PAIRS [GAME]]    each grade against the one below it; 0 plays any turn
//! ```

use inkundla_core::rules::{GameHistory, Ruleset};
use inkundla_engine::{Anything, Engine, Grade, Limits, Opponent, Value, best, contest};
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// The positions that the full grade looks at for each turn of a match.
const NODES: u64 = 100_000;

/// The games whose figures are printed, with a depth of perft that takes about a second.
const GAMES: [(&str, u32); 3] = [("umlabalaba", 5), ("camelot", 3), ("reversi", 8)];

/// Positions of Reversi with 20 to 22 empty squares and their exact values, from the well-known set of endings by the French
/// federation, FFO 40 to 42: squares from a1, `X` black, `O` white, and the side to move.
const ENDINGS: [(&str, i32); 3] = [
    (
        "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X",
        38,
    ),
    (
        "-OOOOO----OOOOX--OOOOOO-XXXXXOO--XXOOX--OOXOXX----OXXO---OOO--O- X",
        0,
    ),
    (
        "--OOO-------XX-OOOOOOXOO-OOOOXOOX-OOOXXO---OOXOO---OOOXO--OOOO-- X",
        6,
    ),
];

fn main() -> ExitCode {
    let arguments = std::env::args().skip(1);
    let arguments: Vec<String> = arguments.filter(|word| word != "--bench").collect();
    let number = |at: usize| arguments.get(at).and_then(|word| word.parse().ok());
    let done = match arguments.first().map(String::as_str) {
        Some("ladder") => {
            let wanted = arguments.get(2).map(String::as_str);
            let games = ["umlabalaba", "reversi", "camelot"].into_iter();
            let mut games = games.filter(|name| wanted.is_none_or(|wanted| wanted == *name));
            games.try_for_each(|name| ladder(name, number(1).unwrap_or(100)))
        }
        _ => speed(),
    };
    match done {
        Some(()) => ExitCode::SUCCESS,
        None => {
            eprintln!("a game of this benchmark is none of the program");
            ExitCode::FAILURE
        }
    }
}

/// Prints positions a second, depth in a second, and the time of exact endings.
fn speed() -> Option<()> {
    for (name, depth) in GAMES {
        let ruleset = Ruleset::by_name(name)?;
        let started = Instant::now();
        let leaves = ruleset.start().perft(depth);
        let perft = leaves as f64 / started.elapsed().as_secs_f64();
        println!("{name}: perft {:.1} M leaves/s", perft / 1e6);
        for turns in [0, 20, 40] {
            depth_in_a_second(&ruleset, turns, perft);
        }
    }
    ENDINGS
        .iter()
        .try_for_each(|(text, value)| ending(text, *value))
}

fn depth_in_a_second(ruleset: &Ruleset, turns: u64, perft: f64) {
    let history = middle(ruleset, turns);
    let limits = Limits {
        time: Some(Duration::from_secs(1)),
        ..Limits::default()
    };
    let started = Instant::now();
    let Some(answer) = best(&history, &limits, 1) else {
        return;
    };
    let seconds = started.elapsed().as_secs_f64();
    let rate = answer.nodes as f64 / seconds;
    println!(
        "{} after {turns} turns: depth {} in {seconds:.2} s, {:.2} M positions/s, 1/{:.0} of perft",
        ruleset.name(),
        answer.depth,
        rate / 1e6,
        perft / rate,
    );
}

fn ending(text: &str, value: i32) -> Option<()> {
    let position = Ruleset::by_name("reversi")?.read(text).ok()?;
    let started = Instant::now();
    let answer = best(&GameHistory::from(position), &Limits::default(), 1)?;
    let is_right = answer.value == Value::Discs(value);
    println!(
        "reversi, {} empty: {:?} {} in {:.2} s, {:.1} M positions",
        text.matches('-').count(),
        answer.value,
        if is_right { "right" } else { "WRONG" },
        started.elapsed().as_secs_f64(),
        answer.nodes as f64 / 1e6,
    );
    Some(())
}

/// A game after some turns of quick play.
fn middle(ruleset: &Ruleset, turns: u64) -> GameHistory {
    let mut history = GameHistory::from(ruleset.start());
    let limits = Limits {
        nodes: 2_000,
        table_bytes: 1 << 20,
        ..Limits::default()
    };
    for seed in 0..turns {
        let answer = best(&history, &limits, seed);
        let played = answer.is_some_and(|answer| history.play(&answer.turn).is_ok());
        if !played {
            break;
        }
    }
    history
}

/// Plays each grade of a game against the one below it.
fn ladder(name: &str, pairs: u32) -> Option<()> {
    let ruleset = Ruleset::by_name(name)?;
    for number in 1..=9 {
        let mut upper = Engine::of(Grade::new(number)?, NODES);
        let mut lower: Box<dyn Opponent> = match Grade::new(number - 1) {
            Some(grade) => Box::new(Engine::of(grade, NODES)),
            None => Box::new(Anything),
        };
        let tally = contest(&ruleset, (&mut upper, lower.as_mut()), pairs, 1, |_| {});
        let (elo, error) = tally.elo();
        println!(
            "{name}: grade {number} against {}: +{} ={} -{}, {elo:+.0} Elo ± {error:.0}",
            number - 1,
            tally.won,
            tally.drawn,
            tally.lost
        );
    }
    Some(())
}
