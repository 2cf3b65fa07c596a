//! Time to replay a record with every turn parsed and checked: the longest games of
//! each ruleset, scaled to 200 turns. For comparison it prints the time to only store
//! the same texts and positions. Arguments after `--` select rulesets.
use inkundla::rules::{GameHistory, LOST_TURN, Position, Ruleset};
use std::hint::black_box;
use std::time::{Duration, Instant};

const ROUNDS: usize = 401;
/// The number of games to replay.
const GAMES: usize = 5;
const TURNS: f64 = 200.0;

/// Ruleset, table and column of the turns.
const RECORDS: [(&str, &str, usize); 8] = [
    ("umlabalaba", "mill_playouts.tsv", 5),
    ("morabaraba", "mill_playouts.tsv", 5),
    ("gar", "mill_playouts.tsv", 5),
    ("isizulu", "mill_playouts.tsv", 5),
    ("isipowe", "mill_playouts.tsv", 5),
    ("isisuthu", "mill_playouts.tsv", 5),
    ("camelot", "camelot_playouts.tsv", 5),
    ("reversi", "reversi_playouts.tsv", 7),
];

fn main() {
    let words: Vec<String> = std::env::args()
        .skip(1)
        .filter(|word| !word.starts_with('-'))
        .collect();
    println!("µs for 200 turns, median; bare: only kept");
    for (name, table, column) in RECORDS {
        if !words.iter().all(|word| name.contains(word.as_str())) {
            continue;
        }
        let rules = Ruleset::by_name(name).unwrap_or_else(|| missing(name));
        let games = longest(name, table, column);
        let courses: Vec<GameHistory> = games.iter().map(|game| replayed(&rules, game)).collect();
        let turns: usize = games.iter().map(Vec::len).sum();
        let micros = |times: Duration| times.as_secs_f64() * 1e6 * TURNS / turns as f64;
        let checked = micros(
            games
                .iter()
                .map(|game| median(|| replayed(&rules, game)))
                .sum(),
        );
        let bare = micros(courses.iter().map(|course| median(|| kept(course))).sum());
        println!(
            "{name:12} {turns:5} turns {checked:7.1} µs, bare {bare:5.1}, ratio {:4.1}",
            checked / bare
        );
    }
}

/// The turns of the longest games of a ruleset.
fn longest(name: &str, table: &str, column: usize) -> Vec<Vec<String>> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/law");
    let text = std::fs::read_to_string(folder.join(table)).unwrap_or_else(|_| missing(table));
    let rows = text.lines().skip(1).map(|row| row.split('\t').collect());
    let mut games: Vec<Vec<String>> = rows
        .filter(|row: &Vec<&str>| column != 5 || name == "camelot" || row[0] == name)
        .map(|row| row[column].split(' ').map(str::to_owned).collect())
        .collect();
    games.sort_by_key(|game| std::cmp::Reverse(game.len()));
    games.truncate(GAMES);
    games
}

/// Replays a game of legal turns.
fn replayed(rules: &Ruleset, game: &[String]) -> GameHistory {
    let mut course = GameHistory::from(rules.start());
    for turn in game {
        let legal = match turn.as_str() {
            LOST_TURN => course.give_turn(),
            turn => course.play(turn).is_ok(),
        };
        if !legal {
            missing::<()>(turn);
        }
    }
    black_box(course.verdict());
    course
}

/// The least cost of storing a game: copying its texts and positions one by one.
fn kept(course: &GameHistory) -> (Vec<String>, Vec<Position>) {
    let (mut turns, mut positions) = (Vec::new(), vec![course.start().clone()]);
    for (turn, position) in course.turns().iter().zip(&course.positions()[1..]) {
        turns.push(turn.clone());
        positions.push(position.clone());
    }
    (turns, positions)
}

/// Each game is timed separately, since short runs are rarely interrupted.
fn median<T>(work: impl Fn() -> T) -> Duration {
    let timed = |_| {
        let begun = Instant::now();
        black_box(work());
        begun.elapsed()
    };
    let mut times: Vec<Duration> = (0..ROUNDS).map(timed).collect();
    times.sort_unstable();
    times[ROUNDS / 2]
}

#[expect(
    clippy::panic,
    reason = "a bench that cannot read its own table has nothing to measure"
)]
fn missing<T>(what: &str) -> T {
    panic!("{what} is not there or not legal")
}
