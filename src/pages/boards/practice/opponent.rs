//! The program as the opponent on a practice board.

use crate::i18n::Localizer;
use crate::rules::{GameHistory, Ruleset, Side, TurnPoints};
use inkundla_engine::{Grade, Limits};

/// The positions that the program looks at for a turn of the highest grade, for one of the others, and for a hint.
const FULL_NODES: u64 = 600_000;
const NODES: u64 = 200_000;
const HINT_NODES: u64 = 100_000;
/// The bytes of its table.
const TABLE_BYTES: usize = 16 << 20;
/// The most turns that the program plays in a row, as after a gift.
const MOST_IN_A_ROW: usize = 3;

/// The program at a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::pages::boards) struct ProgramOpponent {
    pub(in crate::pages::boards) grade: Grade,
    /// The side that the program plays.
    pub(in crate::pages::boards) side: Side,
    /// The program plays another game for another seed.
    pub(in crate::pages::boards) seed: u64,
}

impl ProgramOpponent {
    /// The opponent of an address; `None` if the game is for two.
    pub(in crate::pages::boards) fn of(
        grade: &str,
        person: &str,
        seed: &str,
        at: i64,
    ) -> Option<ProgramOpponent> {
        let grade = Grade::new(grade.parse().ok()?)?;
        let side = match person {
            "2" => Side::First,
            _ => Side::Second,
        };
        // An address without a seed begins a new game.
        let seed = seed.parse().unwrap_or(at.unsigned_abs() % 1_000_000);
        Some(ProgramOpponent { grade, side, seed })
    }

    /// Plays for the program while it is to move; the turns that it played.
    pub(in crate::pages::boards) fn reply(&self, course: &mut GameHistory) -> Vec<String> {
        let mut played = Vec::new();
        while played.len() < MOST_IN_A_ROW && self.is_to_move(course) {
            let nodes = if self.grade == Grade::FULL {
                FULL_NODES
            } else {
                NODES
            };
            let seed = self.seed + 1_000_003 * course.turns().len() as u64;
            let answer = inkundla_engine::play(course, self.grade, &limits(nodes), seed);
            let Some(answer) = answer.filter(|answer| course.play(&answer.turn).is_ok()) else {
                break;
            };
            played.push(answer.turn);
        }
        played
    }

    fn is_to_move(&self, course: &GameHistory) -> bool {
        course.verdict().is_none() && course.position().to_move() == self.side
    }
}

/// The name of a grade.
pub(in crate::pages::boards) fn grade_name(t: &Localizer, grade: Grade) -> String {
    t.msg(&format!("grade-{}", grade.number()))
}

/// A hint: the point on which the best turn begins or puts a man.
pub(in crate::pages::boards) fn hint(
    t: &Localizer,
    ruleset: &Ruleset,
    course: &GameHistory,
) -> Option<String> {
    let answer = inkundla_engine::best(course, &limits(HINT_NODES), 0)?;
    let points = TurnPoints::of(&answer.turn);
    let point = match points.path.last().copied() {
        Some(point) if points.path.len() == 1 => point,
        _ => points.path.first().copied().unwrap_or("--"),
    };
    let is_pass = ruleset.board().index_of(point).is_none();
    Some(if is_pass {
        let mover = course.position().to_move();
        let name = |side: Side| t.localize(&ruleset.colour(side)).into();
        let values = [("player", name(mover)), ("other", name(!mover))];
        t.msg_with("say-pass", &values)
    } else {
        t.msg_arg("practice-look-at", "point", point)
    })
}

fn limits(nodes: u64) -> Limits {
    Limits {
        nodes,
        table_bytes: TABLE_BYTES,
        ..Limits::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_program_answers_each_turn_of_the_player() {
        let ruleset = Ruleset::by_name("umlabalaba").unwrap();
        let mut course = GameHistory::from(ruleset.start());
        let program = ProgramOpponent::of("1", "", "7", 0).unwrap();
        assert!(program.reply(&mut course).is_empty(), "the player begins");
        course.play("E1").unwrap();
        assert_eq!(program.reply(&mut course).len(), 1);
        assert_eq!(course.position().to_move(), Side::First);
        let first = ProgramOpponent::of("9", "2", "", 12).unwrap();
        assert_eq!((first.side, first.seed), (Side::First, 12));
        assert!(ProgramOpponent::of("10", "", "", 0).is_none());
    }
}
