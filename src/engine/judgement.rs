//! The value of an unfinished game for those who decide it: a proof where there is one, else an opinion that says so.

use crate::chosen_turn::Value;
use crate::endings::Endings;
use crate::game::spread;
use crate::{Limits, Solution, best, reversi_ending, solve};
use inkundla_core::rules::{GameHistory, Position};

/// The positions that a proof by search may visit, a proof by the solver of Reversi, and an opinion.
const PROOF_NODES: u64 = 200_000;
const SOLVER_NODES: u64 = 6_000_000;
const OPINION_NODES: u64 = 400_000;
/// The most turns that are shown.
const LONGEST_LINE: usize = 40;
/// The bytes of the table of a search.
const TABLE_BYTES: usize = 16 << 20;

/// The value of an unfinished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judgement {
    /// The value for the side to move. In an opinion 100 is worth one man in every game.
    pub value: Value,
    /// Whether a table or a search of all turns proves it; otherwise it is an opinion.
    pub is_proved: bool,
    /// A best turn, and turns that may follow with best play.
    pub line: Vec<String>,
}

/// Judges a game; `None` if it is over. Tables of another law are not asked.
pub fn judge(history: &GameHistory, endings: Option<&Endings>) -> Option<Judgement> {
    if history.verdict().is_some() {
        return None;
    }
    if let Some((value, line)) = proved(history, endings) {
        return Some(Judgement {
            value,
            is_proved: true,
            line,
        });
    }
    let limits = |nodes| Limits {
        nodes,
        table_bytes: TABLE_BYTES,
        ..Limits::default()
    };
    let solved = match history.position() {
        Position::Reversi(position) => reversi_ending::best(position, &limits(SOLVER_NODES)),
        Position::Mill(_) | Position::Camelot(_) => None,
    };
    let chosen = solved.or_else(|| best(history, &limits(OPINION_NODES), 0))?;
    Some(Judgement {
        value: match chosen.value {
            Value::Opinion(value) => {
                Value::Opinion((f64::from(value) / spread(history.position())) as i32)
            }
            value => value,
        },
        is_proved: chosen.is_exact,
        line: chosen.line,
    })
}

/// The proved value of a game of the other families, and the turns to its end.
fn proved(history: &GameHistory, endings: Option<&Endings>) -> Option<(Value, Vec<String>)> {
    if matches!(history.position(), Position::Reversi(_)) {
        return None;
    }
    let known = |history: &GameHistory| match solve(history, endings, PROOF_NODES)? {
        Solution::Known(value, turns) => Some((value, turns.into_iter().next()?)),
        Solution::Unknown(_) => None,
    };
    let (value, first) = known(history)?;
    let mut line = vec![first];
    let mut after = history.clone();
    // Of a draw only the next turn is of use.
    while value != Value::Draw && line.len() < LONGEST_LINE {
        let turn = line.last()?;
        if after.play(turn).is_err() {
            break;
        }
        match known(&after) {
            Some((_, turn)) => line.push(turn),
            None => break,
        }
    }
    Some((value, line))
}

#[cfg(test)]
mod tests {
    use super::*;
    use inkundla_core::rules::Ruleset;

    fn at(ruleset: &str, position: &str) -> GameHistory {
        let ruleset = Ruleset::by_name(ruleset).unwrap();
        GameHistory::from(ruleset.read(position).unwrap())
    }

    #[test]
    fn a_win_is_proved_with_its_turns() {
        // Black closes E8, A8, R8 at once, and White has only three cows.
        let history = at("umlabalaba", "......cc/CCC.ccc./......cc 2 0/0 0 0 -/- 39");
        let judged = judge(&history, None).unwrap();
        assert_eq!(judged.value, Value::Win(1));
        assert!(judged.is_proved);
        let mut played = history.clone();
        for turn in &judged.line {
            played.play(turn).unwrap();
        }
        assert!(played.verdict().is_some(), "{:?}", judged.line);
        assert!(judge(&played, None).is_none(), "nothing is left to judge");
    }

    #[test]
    fn an_open_game_is_an_opinion() {
        for name in ["umlabalaba", "camelot", "reversi"] {
            let ruleset = Ruleset::by_name(name).unwrap();
            let judged = judge(&GameHistory::from(ruleset.start()), None).unwrap();
            assert!(!judged.is_proved, "{name}");
            assert!(matches!(judged.value, Value::Opinion(_)));
            assert!(!judged.line.is_empty());
        }
    }

    #[test]
    fn a_table_proves_what_a_search_does_not_find() {
        let start = at("umlabalaba", "CC....../c.c...C./.c...... 1 0/0 0 0 -/- 60");
        let (mut endings, pair) = Endings::of_position(start.position()).unwrap();
        for below in endings.below(pair) {
            endings.build(below, 2, &mut |_| {}).unwrap();
        }
        endings.build(pair, 2, &mut |_| {}).unwrap();
        let judged = judge(&start, Some(&endings)).unwrap();
        assert!(judged.is_proved, "{judged:?}");
        let Some(Solution::Known(value, _)) = solve(&start, Some(&endings), 0) else {
            panic!("the table has it")
        };
        assert_eq!(judged.value, value);
    }
}
