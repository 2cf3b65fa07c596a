//! CPU time and memory to pair a round by the Swiss system, one line for each
//! size. The earlier rounds are paired too, with random results: the higher-ranked player wins more
//! often. At the end, the growth of the time with the size. With `--systems` the table of all systems,
//! or only of those with a word in their line (`--systems Dubov`). With `--search 1000 200` the slowest
//! rounds among 200 events of 1,000 players.
#[path = "pairing/follow.rs"]
mod follow;
#[path = "pairing/hard.rs"]
mod hard;
#[path = "pairing/search.rs"]
mod search;
#[path = "pairing/systems.rs"]
mod systems;
#[path = "pairing/teams.rs"]
mod teams;

use inkundla::rules::Side;
use inkundla::tournament::pairing::swiss::{
    Field, NoLegalPairing, PastKind, PastRound, Round, pair,
};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Players, rounds, and the milliseconds that a round should not take longer than.
const SIZES: [(usize, usize, u64); 7] = [
    (50, 9, 2),
    (200, 9, 10),
    (500, 9, 60),
    (1_000, 9, 200),
    (2_000, 9, 700),
    (5_000, 9, 4_000),
    (10_000, 9, 15_000),
];

fn main() {
    let words = std::env::args().skip(1).filter(|word| word != "--bench");
    let words = words.collect::<Vec<_>>();
    let words = words.iter().map(String::as_str).collect::<Vec<_>>();
    match words.as_slice() {
        ["--systems", only @ ..] => return systems::table(only.first().copied()),
        ["--search", players, tries] => return search::search(players, tries),
        ["--cell", name, players] => return systems::cell(name, players),
        _ => {}
    }
    println!("players  rounds   mean ms  worst ms   goal ms   peak MB");
    let mut means = Vec::new();
    for (players, rounds, goal) in SIZES {
        forget_peak();
        let times = tournament(players, rounds);
        let mean = times.iter().sum::<Duration>() / times.len().max(1) as u32;
        let worst = times.iter().max().copied().unwrap_or_default();
        let peak = peak_megabytes().map_or_else(|| "?".to_owned(), |peak| peak.to_string());
        println!(
            "{players:7}  {:6}  {:8.1}  {:8.1}  {goal:8}  {peak:>8}",
            times.len(),
            millis(mean),
            millis(worst)
        );
        means.push((players, mean.as_secs_f64()));
    }
    hard_fields();
    following();
    of_teams();
    let of = |size: usize| means.iter().find(|(players, _)| *players == size);
    if let (Some((_, small)), Some((_, large))) = (of(1_000), of(10_000)) {
        println!(
            "from 1000 to 10000 it grows with the power of {:.2}",
            (large / small).log10()
        );
    }
}

/// Fields of at most 500 that are hard to pair: each below a second.
fn hard_fields() {
    println!("\n      ms  hard field");
    for (name, field) in hard::fields() {
        let (paired, time) = timed(&field);
        let end = paired.map_or_else(|why| format!(": {why}"), |_| String::new());
        println!("{:8.1}  {name}{end}", millis(time));
    }
}

/// Fields whose results follow a pattern, with and without absent players.
fn following() {
    println!("\nplayers   mean ms  worst ms  results follow");
    for (players, name, decide, stay_away) in follow::fields() {
        let times = played(players, 9, stay_away, decide);
        let mean = times.iter().sum::<Duration>() / times.len().max(1) as u32;
        let worst = times.iter().max().copied().unwrap_or_default();
        let away = if stay_away { ", some absent" } else { "" };
        println!(
            "{players:7}  {:8.1}  {:8.1}  {name}{away}",
            millis(mean),
            millis(worst)
        );
    }
}

/// Teams by C.04.6.
fn of_teams() {
    println!("\n  teams   mean ms  worst ms   goal ms");
    for (count, goal, apart) in teams::SIZES {
        let mut dice = Dice(count as u64);
        let times = teams::played(count, apart, || dice.roll(3) as u32);
        let mean = times.iter().sum::<Duration>() / times.len().max(1) as u32;
        let worst = times.iter().max().copied().unwrap_or_default();
        let note = if apart { ", neighbours kept apart" } else { "" };
        println!(
            "{count:7}  {:8.1}  {:8.1}  {goal:8}{note}",
            millis(mean),
            millis(worst)
        );
    }
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1_000.0
}

/// Resets the system's peak memory counter, where possible.
fn forget_peak() {
    let _elsewhere_the_peak_of_all = std::fs::write("/proc/self/clear_refs", "5");
}

/// The peak memory, where the system provides it.
fn peak_megabytes() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    let kilobytes: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kilobytes.div_ceil(1_024))
}

/// Plays a random tournament, and returns the pairing time of each round.
fn tournament(players: usize, rounds: usize) -> Vec<Duration> {
    played(players, rounds, true, by_chance)
}

/// Plays a tournament, and returns the pairing time of each round.
fn played(players: usize, rounds: usize, stay_away: bool, decide: follow::Decide) -> Vec<Duration> {
    let mut field = Field::beginning(players, rounds);
    let mut dice = Dice(players as u64);
    let mut times = Vec::new();
    for _ in 0..rounds {
        let (Ok(round), time) = timed(&field) else {
            break;
        };
        times.push(time);
        play(&mut field, &round, &mut dice, stay_away, decide);
    }
    times
}

/// Pairs a round repeatedly until the clock can measure the time.
fn timed(field: &Field) -> (Result<Round, NoLegalPairing>, Duration) {
    let started = spent();
    for times in 1.. {
        let paired = black_box(pair(field));
        let time = spent().saturating_sub(started);
        if time > Duration::from_millis(40) {
            return (paired, time / times);
        }
    }
    (pair(field), Duration::ZERO)
}

/// A deterministic random number generator (xorshift).
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % sides
    }
}

/// The higher-ranked player wins more often.
fn by_chance(first: usize, second: usize, chance: u64) -> (i32, i32) {
    let favourite = if first < second { 6 } else { 2 };
    match chance {
        8.. => (5, 5),
        roll if roll < favourite => (10, 0),
        _ => (0, 10),
    }
}

fn play(
    field: &mut Field,
    round: &Round,
    dice: &mut Dice,
    stay_away: bool,
    decide: follow::Decide,
) {
    let absent = PastRound {
        what: PastKind::NotPaired,
        points: 0,
    };
    let mut now = vec![absent; field.players.len()];
    for (first, second) in &round.pairs {
        let (one, other) = decide(*first, *second, dice.roll(10));
        let game = |against, side, points| PastRound {
            what: PastKind::Played { against, side },
            points,
        };
        now[*first] = game(*second, Side::First, one);
        now[*second] = game(*first, Side::Second, other);
    }
    if let Some(bye) = round.bye {
        now[bye] = PastRound {
            what: PastKind::PairingBye,
            points: 10,
        };
    }
    for (player, now) in field.players.iter_mut().zip(now) {
        player.past.push(now);
        player.is_here = dice.roll(50) > 0 || !stay_away;
    }
    field.round += 1;
}

/// The CPU time of this thread where the system provides it, else the wall-clock time.
fn spent() -> Duration {
    static BEGINNING: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    let schedstat = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = schedstat.and_then(|text| text.split(' ').next()?.parse().ok());
    nanos.map_or_else(
        || BEGINNING.get_or_init(Instant::now).elapsed(),
        Duration::from_nanos,
    )
}
