//! What a turn asks for, step by step, in words.

use crate::i18n::Localizer;
use crate::rules::{Colour, Kind, Position, Ruleset};
use crate::view::games;

/// The prompts between the taps of one turn.
pub(crate) struct ScriptPrompts {
    pub(crate) to: String,
    pub(crate) shoot: String,
    pub(crate) shoot_more: String,
    pub(crate) jump: String,
    pub(crate) or_done: String,
    pub(crate) not_here: String,
    pub(crate) not_this_one: String,
}

/// A kind of man that can be chosen before it is placed.
pub(crate) struct KindChoice {
    /// Its letter in the notation.
    pub(crate) code: &'static str,
    pub(crate) kind: Kind,
    pub(crate) colour: Colour,
    pub(crate) text: String,
    pub(crate) is_left: bool,
}

/// Whom a prompt speaks to: who writes down what was played, or who plays.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Listener {
    Umpire,
    Player,
}

impl Listener {
    /// The message in which a prompt for the umpire is said to this listener.
    fn message(self, umpires: &'static str) -> &'static str {
        match (self, umpires) {
            (Listener::Umpire, _) => umpires,
            (_, "say-place") => "play-place",
            (_, "say-place-kind") => "play-place-kind",
            (_, "say-from") => "play-from",
            (_, "say-fly") => "play-fly",
            (_, "say-gift") => "play-gift",
            (_, "say-piece") => "play-piece",
            (_, "say-capture") => "play-capture",
            (_, "say-leave") => "play-leave",
            (_, "say-leave-capturing") => "play-leave-capturing",
            (_, "say-disc") => "play-disc",
            (_, "say-to") => "play-to",
            (_, "say-to-camelot") => "play-to-camelot",
            (_, "say-shoot") => "play-shoot",
            (_, "say-shoot-more") => "play-shoot-more",
            (_, "say-or-done") => "play-or-done",
            // These speak of the board alone.
            (_, other) => other,
        }
    }
}

pub(crate) fn script_prompts(
    t: &Localizer,
    ruleset: &Ruleset,
    listener: Listener,
) -> ScriptPrompts {
    let said = |umpires| t.msg(listener.message(umpires));
    ScriptPrompts {
        to: said(games::of(ruleset).destination),
        shoot: said("say-shoot"),
        shoot_more: said("say-shoot-more"),
        jump: t.msg("say-jump"),
        or_done: said("say-or-done"),
        not_here: t.msg("say-not-here"),
        not_this_one: t.msg("say-not-this-one"),
    }
}

/// The kinds of men that the player to move can choose from.
pub(crate) fn kinds(t: &Localizer, ruleset: &Ruleset, position: &Position) -> Vec<KindChoice> {
    let side = position.to_move();
    let hand = position.hand(side);
    if hand.iter().all(|(_, left)| *left == 0) {
        return Vec::new();
    }
    let choice = |(kind, left): (Kind, u8)| KindChoice {
        code: match kind {
            Kind::HerdBoys => "H",
            Kind::Warriors => "W",
            Kind::Cow | Kind::Man | Kind::Knight | Kind::Disc => "",
        },
        kind,
        colour: ruleset.colour(side),
        text: t.msg_with(
            "kind-left",
            &[("kind", t.localize(&kind).into()), ("n", left.into())],
        ),
        is_left: left > 0,
    };
    hand.into_iter().map(choice).collect()
}

/// The message of the player's next task.
pub(crate) fn players_task(
    ruleset: &Ruleset,
    position: &Position,
    legal: &[String],
) -> &'static str {
    Listener::Player.message(task(ruleset, position, legal))
}

/// The message id of the umpire's next task.
pub(crate) fn task(ruleset: &Ruleset, position: &Position, legal: &[String]) -> &'static str {
    if is_pass(legal) {
        return "say-pass";
    }
    (games::of(ruleset).task)(ruleset, position, legal)
}

/// Whether passing is the only legal turn.
pub(crate) fn is_pass(legal: &[String]) -> bool {
    legal.len() == 1 && legal[0] == "--"
}
