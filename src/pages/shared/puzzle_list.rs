//! The puzzles that the program brings along, which `inkundla puzzles` found.

use crate::rules::Ruleset;
use inkundla_engine::{Puzzle, PuzzleLevel, PuzzleTask};
use std::collections::HashMap;
use std::sync::LazyLock;

/// The puzzles of each ruleset: task, position and solutions in each line, the easiest first.
const FILES: [(&str, &str); 8] = [
    (
        "umlabalaba",
        include_str!("../../../fixtures/puzzles/umlabalaba.tsv"),
    ),
    (
        "morabaraba",
        include_str!("../../../fixtures/puzzles/morabaraba.tsv"),
    ),
    ("gar", include_str!("../../../fixtures/puzzles/gar.tsv")),
    (
        "isizulu",
        include_str!("../../../fixtures/puzzles/isizulu.tsv"),
    ),
    (
        "isipowe",
        include_str!("../../../fixtures/puzzles/isipowe.tsv"),
    ),
    (
        "isisuthu",
        include_str!("../../../fixtures/puzzles/isisuthu.tsv"),
    ),
    (
        "reversi",
        include_str!("../../../fixtures/puzzles/reversi.tsv"),
    ),
    (
        "camelot",
        include_str!("../../../fixtures/puzzles/camelot.tsv"),
    ),
];

static PUZZLES: LazyLock<HashMap<&str, Vec<Puzzle>>> = LazyLock::new(|| {
    let read = |(name, text): (&'static str, &str)| {
        let ruleset = Ruleset::by_name(name)?;
        let puzzles = text.lines().filter_map(|line| read(&ruleset, line));
        Some((name, puzzles.collect()))
    };
    FILES.into_iter().filter_map(read).collect()
});

fn read(ruleset: &Ruleset, line: &str) -> Option<Puzzle> {
    let mut cells = line.split('\t');
    let task = PuzzleTask::parse(cells.next()?)?;
    let position = ruleset.read(cells.next()?).ok()?;
    let solutions = cells.next()?.split(' ').map(str::to_owned).collect();
    Some(Puzzle {
        task,
        position,
        solutions,
    })
}

/// The puzzles of a game, of one level or of all; none of a game that has none.
pub(crate) fn puzzles(ruleset: &Ruleset, level: Option<PuzzleLevel>) -> Vec<&'static Puzzle> {
    let all = PUZZLES.get(ruleset.name()).into_iter().flatten();
    all.filter(|puzzle| level.is_none_or(|level| puzzle.level() == level))
        .collect()
}

/// The game and the number of the puzzle of a day: a game each day, and its puzzles one after the other.
pub(crate) fn today(day: i64) -> (Ruleset, usize) {
    let games: Vec<Ruleset> = Ruleset::all()
        .into_iter()
        .filter(|ruleset| !puzzles(ruleset, None).is_empty())
        .collect();
    let count = games.len() as i64;
    let ruleset = games[day.rem_euclid(count) as usize].clone();
    let puzzles = puzzles(&ruleset, None).len() as i64;
    let number = day.div_euclid(count).rem_euclid(puzzles) as usize + 1;
    (ruleset, number)
}

/// The puzzle of an hour for an event: one of its game after the other. `None` for a game without puzzles.
pub(crate) fn of_hour(ruleset: &Ruleset, hour: i64) -> Option<&'static Puzzle> {
    let puzzles = puzzles(ruleset, None);
    let count = i64::try_from(puzzles.len())
        .ok()
        .filter(|count| *count > 0)?;
    puzzles.get(hour.rem_euclid(count) as usize).copied()
}

#[cfg(test)]
mod tests {
    use super::{FILES, of_hour, puzzles, today};
    use crate::rules::{GameHistory, Ruleset};
    use inkundla_engine::Puzzle;

    #[test]
    fn every_line_is_a_puzzle_whose_solution_is_proved_again() {
        for (name, text) in FILES {
            let ruleset = Ruleset::by_name(name).unwrap();
            let all = puzzles(&ruleset, None);
            assert_eq!(all.len(), text.lines().count(), "{name}");
            for one in all {
                let text = one.position.text();
                let found = Puzzle::of(&one.position, 200_000);
                let found = found.unwrap_or_else(|| panic!("{name}: no puzzle in {text}"));
                assert_eq!(found.solutions, one.solutions, "{name}: {text}");
                let mut history = GameHistory::from(one.position.clone());
                history.play(&one.solutions[0]).unwrap();
            }
        }
    }

    #[test]
    fn each_day_has_a_puzzle_and_all_have_their_day() {
        let mut seen = std::collections::BTreeSet::new();
        for day in 0..400 {
            let (ruleset, number) = today(day);
            assert!((1..=puzzles(&ruleset, None).len()).contains(&number));
            seen.insert((ruleset.name(), number));
        }
        let all: usize = Ruleset::all()
            .iter()
            .map(|one| puzzles(one, None).len())
            .sum();
        assert_eq!(seen.len(), all);
    }

    #[test]
    fn each_hour_has_the_next_puzzle_of_the_game() {
        let ruleset = Ruleset::by_name("camelot").unwrap();
        let all = puzzles(&ruleset, None).len() as i64;
        let text = |hour| of_hour(&ruleset, hour).unwrap().position.text();
        assert_ne!(text(0), text(1));
        assert_eq!(text(5), text(5 + all));
        assert_eq!(text(-1), text(all - 1));
    }
}
