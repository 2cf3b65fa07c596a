//! How each family of games is shown: its scripts, the messages that only it has, the parts of its rules.

mod camelot;
mod game_view;
mod mill;
mod reversi;

pub(crate) use game_view::{GameView, MenPictureStyle, QuietMessages};

use crate::i18n::Localizer;
use crate::rules::Ruleset;

/// How a game is shown.
pub(crate) fn of(ruleset: &Ruleset) -> &'static GameView {
    match ruleset {
        Ruleset::Mill(_) => &mill::VIEW,
        Ruleset::Camelot(_) => &camelot::VIEW,
        Ruleset::Reversi(_) => &reversi::VIEW,
    }
}

/// The condition under which a law counts turns without a capture, as the last part of a message:
/// `none`, `either` or `both` players have three cows.
pub(crate) fn count_condition(ruleset: &Ruleset) -> String {
    let condition = ruleset.setting("quiet_when");
    condition.unwrap_or_else(|| "none".to_owned())
}

/// The message of the law's counter that has not begun.
pub(crate) fn waiting_count(t: &Localizer, ruleset: &Ruleset) -> String {
    t.msg(&format!("quiet-waits-{}", count_condition(ruleset)))
}
