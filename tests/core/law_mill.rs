//! The laws of the morabaraba family; `docs/LAW.md` names the test of each clause.
mod boards;
mod endings;
mod formations;
mod gifts;
mod notation;
mod properties;
mod red_card;
mod returns;
mod sheets;
mod shots;
mod turns;
mod vectors;

use inkundla_core::rules::{GameHistory, Position, Reason, Ruleset, Side, Verdict, WhyNot};

/// A position under a ruleset, e.g. `umlabalaba target=strict`.
fn at(rules: &str, text: &str) -> Position {
    Ruleset::from_code(rules).unwrap().read(text).unwrap()
}

/// The game from a position through some turns.
fn after(rules: &str, text: &str, turns: &str) -> GameHistory {
    let mut course = GameHistory::from(at(rules, text));
    for turn in turns.split_whitespace() {
        course.play(turn).unwrap();
    }
    course
}

fn refusal(position: &Position, turn: &str) -> WhyNot {
    position.play(turn).unwrap_err().why
}

fn plays(position: &Position, turn: &str) -> Position {
    position.play(turn).unwrap().into_after()
}

fn won(by: Side, reason: Reason) -> Option<Verdict> {
    Some(Verdict {
        winner: Some(by),
        reason,
    })
}

fn drawn(reason: Reason) -> Option<Verdict> {
    Some(Verdict {
        winner: None,
        reason,
    })
}
