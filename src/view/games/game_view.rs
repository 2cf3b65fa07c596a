//! The parts in which families of games are shown differently.

use crate::rules::{Kind, Position, Ruleset};

/// How a family of games is shown.
pub(crate) struct GameView {
    /// The name of the script with the law.
    pub(crate) law_script: &'static str,
    /// Whether that script knows the default options, so that a page names only the others.
    pub(crate) script_knows_defaults: bool,
    /// The class of a small board in a page.
    pub(crate) mini_class: &'static str,
    /// Whether squares differ in colour or bound a castle; otherwise all look alike.
    pub(crate) has_marked_squares: bool,
    /// Whether a man is put on the board in every turn, so that all ends of turns are shown at once.
    pub(crate) places_only: bool,
    /// Whether the practice board explains formations.
    pub(crate) has_formations: bool,
    /// The kinds of men that the rules show.
    pub(crate) kinds: &'static [Kind],
    /// The parts of the rules in the order of learning, each with the rules of the register that it consists of.
    pub(crate) outlines: &'static [(&'static str, &'static [&'static str])],
    /// The message that asks where a man goes.
    pub(crate) destination: &'static str,
    /// The message of the next task.
    pub(crate) task: fn(&Ruleset, &Position, &[String]) -> &'static str,
    /// The messages of the counter of turns without a capture; without one, the numbers of men are shown.
    pub(crate) quiet: Option<QuietMessages>,
    /// The message of a player's men in hand, on the board and lost.
    pub(crate) stock: &'static str,
    /// The same beside the player's name, where there may be a picture.
    pub(crate) men: &'static str,
    /// The picture of a player's men.
    pub(crate) men_picture: MenPictureStyle,
    /// The messages with which a phone without network speaks of this game alone.
    pub(crate) phone_messages: &'static [&'static str],
    /// The ends of a game on a score sheet, as the last part of their messages.
    pub(crate) sheet_ends: &'static [&'static str],
    /// The heading of a score sheet's column of captures.
    pub(crate) sheet_captures: &'static str,
    /// The messages of a look back at a game.
    pub(crate) review: ReviewMessages,
}

/// The messages of a look back at a game.
pub(crate) struct ReviewMessages {
    /// A capture, or a corner, was missed.
    pub(crate) capture: &'static str,
    /// The other player can capture now, or take a corner.
    pub(crate) threat: &'static str,
    /// The label of the men that both players have captured, or have at the end.
    pub(crate) taken: &'static str,
    /// The heading of the course of the men on the board.
    pub(crate) ahead: &'static str,
}

/// The messages of the counter of turns without a capture.
pub(crate) struct QuietMessages {
    /// The label of the counter's button.
    pub(crate) short: &'static str,
    /// The count where each player's turns are counted.
    pub(crate) each: &'static str,
    /// The count that is called out while it runs.
    pub(crate) running: &'static str,
}

/// How a game draws the men of a player beside the name.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum MenPictureStyle {
    /// One dot for each man.
    Dots,
    /// The number of each kind of piece.
    Kinds,
    /// No picture: men change sides, and only their numbers matter.
    Words,
}
