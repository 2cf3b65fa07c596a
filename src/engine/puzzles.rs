//! Puzzles: positions with one solution, which a search of all turns proves.

use crate::random::Random;
use crate::{Grade, Limits, Solution, Value, play, solve};
use inkundla_core::rules::{GameHistory, Position, Ruleset, TurnPoints};
use std::collections::BTreeSet;
use std::fmt;

/// The positions that the proof of a win may search near the end of a game that was won, and before.
const WIN_NODES: [u64; 2] = [60_000, 4_000];
/// The last positions of a game that are near its end.
const NEAR_END: usize = 7;
/// The positions that the proof of a threat may search.
const THREAT_NODES: u64 = 1_000;
/// The longest win in a puzzle, in plies: four turns of the side that wins.
const LONGEST_WIN: u32 = 7;
/// A position with fewer turns is no puzzle.
const FEWEST_TURNS: usize = 5;
/// The positions that each turn of a game for puzzles may search.
const GAME_NODES: u64 = 1_500;
/// The number of turns after which a game for puzzles ends.
const LONGEST_GAME: usize = 160;
/// The most puzzles of one game, so that they differ.
const MOST_OF_A_GAME: usize = 2;

/// The squares of Reversi.
const SQUARES: usize = 64;

/// The task of a puzzle, for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleTask {
    /// One turn wins by force within this number of plies, the first one included.
    Win(u32),
    /// All turns but one lose by force.
    Save,
    /// One turn makes a three in a row and shoots.
    Shoot,
    /// Reversi: one turn ends with the most discs.
    MostDiscs,
}

/// `win 3`, `save`, `shoot` or `discs`.
impl fmt::Display for PuzzleTask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PuzzleTask::Win(plies) => write!(f, "win {plies}"),
            PuzzleTask::Save => f.write_str("save"),
            PuzzleTask::Shoot => f.write_str("shoot"),
            PuzzleTask::MostDiscs => f.write_str("discs"),
        }
    }
}

impl PuzzleTask {
    /// The task of a text that [`fmt::Display`] wrote.
    pub fn parse(text: &str) -> Option<PuzzleTask> {
        Some(match text {
            "save" => PuzzleTask::Save,
            "shoot" => PuzzleTask::Shoot,
            "discs" => PuzzleTask::MostDiscs,
            _ => PuzzleTask::Win(text.strip_prefix("win ")?.parse().ok()?),
        })
    }
}

/// How hard a puzzle is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum PuzzleLevel {
    /// One turn ahead.
    Easy,
    /// The reply counts too.
    Middle,
    /// Three turns or more of the side that wins.
    Hard,
}

impl PuzzleLevel {
    /// All levels, the easiest first.
    pub const ALL: [PuzzleLevel; 3] = [PuzzleLevel::Easy, PuzzleLevel::Middle, PuzzleLevel::Hard];

    /// `easy`, `middle` or `hard`.
    pub fn name(self) -> &'static str {
        match self {
            PuzzleLevel::Easy => "easy",
            PuzzleLevel::Middle => "middle",
            PuzzleLevel::Hard => "hard",
        }
    }

    /// The level of a name.
    pub fn by_name(name: &str) -> Option<PuzzleLevel> {
        let mut all = PuzzleLevel::ALL.into_iter();
        all.find(|level| level.name() == name)
    }
}

/// A position with a task.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// The task.
    pub task: PuzzleTask,
    /// The position.
    pub position: Position,
    /// The turns that solve it. They are one idea: they differ only in the man that is shot.
    pub solutions: Vec<String>,
}

impl Puzzle {
    /// The puzzle in a position; `None` if it has none, or if its proof takes more than `nodes` positions. History before
    /// the position does not count.
    pub fn of(position: &Position, nodes: u64) -> Option<Puzzle> {
        let history = GameHistory::from(position.clone());
        let turns = position.turns();
        if history.verdict().is_some() || turns.len() < FEWEST_TURNS {
            return None;
        }
        let (task, solutions) = match solve(&history, None, nodes) {
            Some(Solution::Known(Value::Win(plies), best)) if plies <= LONGEST_WIN => {
                (PuzzleTask::Win(plies), best)
            }
            Some(Solution::Known(Value::Discs(_), best)) if best.len() == 1 => {
                (PuzzleTask::MostDiscs, best)
            }
            // A lost position has no task.
            Some(Solution::Known(..)) => return None,
            _ => saved(position, &turns).or_else(|| shot(&turns))?,
        };
        (ideas(&solutions) == 1).then(|| Puzzle {
            task,
            position: position.clone(),
            solutions,
        })
    }

    /// How hard it is, by its task. An ending of Reversi is harder the more squares are empty.
    pub fn level(&self) -> PuzzleLevel {
        match self.task {
            PuzzleTask::Shoot | PuzzleTask::Win(1) => PuzzleLevel::Easy,
            PuzzleTask::Save | PuzzleTask::Win(2..=4) => PuzzleLevel::Middle,
            PuzzleTask::Win(_) => PuzzleLevel::Hard,
            PuzzleTask::MostDiscs => match SQUARES.saturating_sub(self.position.men().len()) {
                ..=8 => PuzzleLevel::Easy,
                9 => PuzzleLevel::Middle,
                10.. => PuzzleLevel::Hard,
            },
        }
    }
}

/// The number of different paths of turns.
fn ideas(turns: &[String]) -> usize {
    let paths: BTreeSet<Vec<&str>> = turns.iter().map(|turn| TurnPoints::of(turn).path).collect();
    paths.len()
}

/// The turns that do not lose by force, if all others do.
fn saved(position: &Position, turns: &[String]) -> Option<(PuzzleTask, Vec<String>)> {
    let mut safe: Vec<String> = Vec::new();
    for turn in turns {
        let after = GameHistory::from(position.play(turn).ok()?.into_after());
        let lost = match after.verdict() {
            Some(verdict) => verdict.winner == Some(after.position().to_move()),
            None => {
                let answer = solve(&after, None, THREAT_NODES);
                matches!(answer, Some(Solution::Known(Value::Win(_), _)))
            }
        };
        if !lost {
            safe.push(turn.clone());
            // Most positions end here, after two turns.
            if ideas(&safe) > 1 {
                return None;
            }
        }
    }
    (!safe.is_empty()).then_some((PuzzleTask::Save, safe))
}

/// The turns that shoot, if one three in a row can be made.
fn shot(turns: &[String]) -> Option<(PuzzleTask, Vec<String>)> {
    let shoots = |turn: &&String| {
        let points = TurnPoints::of(turn);
        // A jump names its landing squares; a shot follows a placement or one move.
        !points.crossed.is_empty() && !points.is_gift && points.path.len() < 3
    };
    let shots: Vec<String> = turns.iter().filter(shoots).cloned().collect();
    (!shots.is_empty() && shots.len() < turns.len()).then_some((PuzzleTask::Shoot, shots))
}

/// Finds puzzles in the positions of a game, the last ones first, at most two.
pub fn puzzles_of_game(history: &GameHistory) -> Vec<Puzzle> {
    puzzles_in(history, history.positions().len())
}

/// Finds puzzles in games that were played, the easiest first, each with the index of its game. It stops at `most`
/// puzzles. It looks at no more than `positions` positions, the last ones of each game.
pub fn puzzles_of_played(
    games: &[GameHistory],
    most: usize,
    positions: usize,
) -> Vec<(usize, Puzzle)> {
    let of_each = (positions / games.len().max(1)).max(1);
    let (mut found, mut known) = (Vec::new(), BTreeSet::new());
    for (index, history) in games.iter().enumerate().take(positions) {
        let new = puzzles_in(history, of_each).into_iter();
        let new = new.filter(|puzzle| known.insert(puzzle.position.text()));
        found.extend(new.map(|puzzle| (index, puzzle)));
        if found.len() >= most {
            break;
        }
    }
    found.truncate(most);
    found.sort_by_key(|(_, puzzle)| puzzle.level());
    found
}

/// Finds puzzles in the last positions of a game.
fn puzzles_in(history: &GameHistory, positions: usize) -> Vec<Puzzle> {
    let family = history.position();
    let knows_shots = matches!(family, Position::Mill(_));
    let last = history.positions().iter().rev().take(positions);
    let is_won = history
        .verdict()
        .is_some_and(|verdict| verdict.winner.is_some());
    let puzzle = |(before_end, position): (usize, &Position)| {
        let is_near = is_won && before_end <= NEAR_END;
        Puzzle::of(position, WIN_NODES[usize::from(!is_near)])
    };
    let mut found: Vec<Puzzle> = Vec::new();
    for puzzle in last.enumerate().filter_map(puzzle) {
        let is_new = found.iter().all(|one| one.task != puzzle.task);
        if is_new && (knows_shots || puzzle.task != PuzzleTask::Shoot) {
            found.push(puzzle);
        }
        if found.len() == MOST_OF_A_GAME {
            break;
        }
    }
    found
}

/// Plays games by lot and by the grades of children, and finds puzzles in them. Each game follows from `seed`.
pub fn puzzles_of_games(ruleset: &Ruleset, games: u32, seed: u64) -> Vec<Puzzle> {
    let mut random = Random::new(seed);
    let (mut found, mut known) = (Vec::new(), BTreeSet::new());
    for _ in 0..games {
        let history = game(ruleset, &mut random);
        let new = puzzles_of_game(&history).into_iter();
        found.extend(new.filter(|puzzle| known.insert(puzzle.position.text())));
    }
    found
}

fn game(ruleset: &Ruleset, random: &mut Random) -> GameHistory {
    let limits = Limits {
        nodes: GAME_NODES,
        ..Limits::default()
    };
    let grades = [random.below(3), random.below(3)].map(|more| Grade::new(3 + more as u8));
    let mut history = GameHistory::from(ruleset.start());
    while history.verdict().is_none() && history.turns().len() < LONGEST_GAME {
        let turns = history.position().turns();
        // The first turns are by lot, so that games differ.
        let turn = match grades[history.turns().len() % 2] {
            Some(grade) if history.turns().len() >= 4 => {
                play(&history, grade, &limits, random.next()).map(|chosen| chosen.turn)
            }
            _ => turns
                .get(random.below(turns.len() as u64) as usize)
                .cloned(),
        };
        if turn.is_none_or(|turn| history.play(&turn).is_err()) {
            break;
        }
    }
    history
}

#[cfg(test)]
mod tests;
