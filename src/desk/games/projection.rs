//! The derived row of a game, which tables of boards read instead of the record.

use crate::desk::settings_json::plain_json;
use crate::referee::{Game, OpenRequest, Outcome, Phase, ShownCard};
use crate::rules::{BySide, Side};
use serde::{Deserialize, Serialize};

/// A summary of a game. Derived from the record and written with each entry.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Projection {
    /// Number of turns, without withdrawn ones.
    pub turns: usize,
    /// The last turn.
    pub last: Option<String>,
    /// The side to move, while the game is running.
    pub to_move: Option<Side>,
    /// Number of valid cards.
    pub cards: BySide<usize>,
    /// The valid cards.
    pub shown: BySide<Vec<ShownCard>>,
    /// Whether play is stopped.
    pub is_paused: bool,
    /// Requests that wait for the organiser.
    pub asked: Vec<OpenRequest>,
    /// When the time of the player to move ends, while a clock runs (ms since 1970).
    pub over_at_ms: Option<i64>,
    /// The outcome at the board, where another result was entered later.
    pub overruled: Option<Outcome>,
}

impl Projection {
    pub(in crate::desk) fn of(game: &Game) -> Projection {
        let asked = game.open_requests.clone();
        let Some(play) = game.play() else {
            return Projection {
                asked,
                ..Projection::default()
            };
        };
        let is_running = matches!(game.phase, Phase::Running(_));
        let over_at = play.clock.over_at().filter(|_| is_running);
        let overruled = match &game.phase {
            Phase::Finished(ended) => play.reopened.filter(|before| *before != ended.outcome),
            Phase::Scheduled | Phase::Running(_) => None,
        };
        Projection {
            turns: play.turn_count(),
            last: play.history.turns().last().cloned(),
            to_move: is_running.then(|| play.to_move()),
            cards: BySide::from_fn(|side| play.cards[side].len()),
            shown: play.cards.clone(),
            is_paused: play.pause.is_some(),
            asked,
            over_at_ms: over_at.map(|at| at.timestamp_millis()),
            overruled,
        }
    }

    /// Its stored form.
    pub fn text(&self) -> String {
        plain_json(self)
    }

    /// Parses the stored form; an unreadable one is shown as a game that has not begun.
    pub fn read(text: &str) -> Projection {
        serde_json::from_str(text).unwrap_or_default()
    }
}
