//! The turns of an example, played.

use crate::rules::{GameHistory, Position, Ruleset, Verdict};

/// A turn with the positions before and after it.
pub(super) struct PlayedTurn {
    pub(super) before: Position,
    pub(super) after: Position,
    pub(super) turn: String,
    pub(super) verdict: Option<Verdict>,
}

/// Plays a list of turns; `None` if this ruleset forbids one of them.
pub(super) fn replay(ruleset: &Ruleset, turns: &[&str]) -> Option<Vec<PlayedTurn>> {
    let mut history = GameHistory::from(ruleset.start());
    let mut played = Vec::new();
    for turn in turns {
        let turn = match turn.strip_prefix('<') {
            Some(right) => {
                history.take_back()?;
                right
            }
            None => turn,
        };
        let before = history.position().clone();
        let done = if turn.contains('!') {
            history.play_irregular(turn)
        } else {
            history.play(turn)
        };
        done.ok()?;
        played.push(PlayedTurn {
            before,
            after: history.position().clone(),
            turn: turn.to_owned(),
            verdict: history.verdict(),
        });
    }
    Some(played)
}
