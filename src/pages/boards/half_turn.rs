//! The data with which the script of a board draws a half-made turn, as on the umpire's page.

use crate::i18n::Localizer;
use crate::rules::{GameHistory, Ruleset};
use crate::view::games;
use crate::view::script_law::{PieceSymbol, law, shapes};

/// The rules, the position, and the men to draw.
pub(super) struct HalfTurn {
    /// The options of the ruleset, as `name=value`.
    pub(super) law: String,
    /// The current position, and the one before it.
    pub(super) now: String,
    pub(super) before: String,
    /// The last turn.
    pub(super) last: String,
    pub(super) shapes: Vec<PieceSymbol>,
    /// The name of the script with the law.
    pub(super) law_script: &'static str,
}

impl HalfTurn {
    pub(super) fn of(t: &Localizer, ruleset: &Ruleset, history: &GameHistory) -> HalfTurn {
        let before = history.positions().iter().rev().nth(1);
        HalfTurn {
            law: law(ruleset),
            now: history.position().text(),
            before: before.map_or(String::new(), |before| before.text()),
            last: history.turns().last().cloned().unwrap_or_default(),
            shapes: shapes(t, ruleset),
            law_script: games::of(ruleset).law_script,
        }
    }
}
