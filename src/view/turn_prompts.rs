//! What a turn asks for, step by step, in words.

use crate::i18n::Localizer;
use crate::rules::{Colour, Kind, Position, Ruleset, Side, TurnPoints};

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

pub(crate) fn script_prompts(t: &Localizer, ruleset: &Ruleset) -> ScriptPrompts {
    let to = match ruleset {
        Ruleset::Camelot(_) => "say-to-camelot",
        _ => "say-to",
    };
    ScriptPrompts {
        to: t.msg(to),
        shoot: t.msg("say-shoot"),
        shoot_more: t.msg("say-shoot-more"),
        jump: t.msg("say-jump"),
        or_done: t.msg("say-or-done"),
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

/// The message id of the next task.
pub(crate) fn task(ruleset: &Ruleset, position: &Position, legal: &[String]) -> &'static str {
    if is_pass(legal) {
        return "say-pass";
    }
    match ruleset {
        Ruleset::Mill(_) => mill_task(position, legal),
        Ruleset::Camelot(_) => camelot_task(ruleset, position.to_move(), legal),
        Ruleset::Reversi(_) => "say-disc",
    }
}

/// Whether passing is the only legal turn.
pub(crate) fn is_pass(legal: &[String]) -> bool {
    legal.len() == 1 && legal[0] == "--"
}

pub(crate) fn mill_task(position: &Position, legal: &[String]) -> &'static str {
    let stock = position.stock()[position.to_move()];
    let is_typed = !position.hand(position.to_move()).is_empty();
    match stock.in_hand {
        _ if legal.iter().all(|turn| turn.starts_with('~')) => "say-gift",
        1.. if is_typed => "say-place-kind",
        1.. => "say-place",
        0 if stock.on_board == 3 && can_fly(legal) => "say-fly",
        0 => "say-from",
    }
}

/// Whether three cows have far more destinations than neighbouring points.
pub(crate) fn can_fly(legal: &[String]) -> bool {
    legal.len() > 12
}

pub(crate) fn camelot_task(ruleset: &Ruleset, side: Side, legal: &[String]) -> &'static str {
    let board = ruleset.board();
    let is_home = |turn: &String| {
        let from = TurnPoints::of(turn)
            .path
            .first()
            .copied()
            .unwrap_or_default();
        let at = board.index_of(from);
        at.is_some_and(|at| board.homes[side].contains(&at))
    };
    let captures = |turn: &String| turn.contains('x');
    match () {
        () if legal.iter().all(is_home) && legal.iter().all(captures) => "say-leave-capturing",
        () if legal.iter().all(is_home) => "say-leave",
        () if legal.iter().all(captures) => "say-capture",
        () => "say-piece",
    }
}
