//! The prompt for the umpire's next action, and the prompts of the script in between.

use super::announcements;
use crate::desk::Fault;
use crate::desk::games::{BoardContext, RecordedGame, Umpire};
use crate::i18n::Localizer;
use crate::referee::Pause;
use crate::rules::{Colour, Kind, Position, RuleEvent, Ruleset, Side, TurnPoints};
use crate::web::error_page::words;
use crate::web::game_view::{self, PlayerStrip};
use crate::web::{draw_counters, rule_events};

/// The prompts between the taps of one turn.
pub(in crate::web) struct ScriptPrompts {
    pub(in crate::web) to: String,
    pub(in crate::web) shoot: String,
    pub(in crate::web) shoot_more: String,
    pub(in crate::web) jump: String,
    pub(in crate::web) or_done: String,
    pub(in crate::web) not_here: String,
    pub(in crate::web) not_this_one: String,
}

/// The line between board and player.
pub(in crate::web) struct Prompt {
    pub(in crate::web) text: String,
    pub(in crate::web) is_bad: bool,
}

/// A kind of man that can be chosen before it is placed.
pub(in crate::web) struct KindChoice {
    /// Its letter in the notation.
    pub(in crate::web) code: &'static str,
    pub(in crate::web) kind: Kind,
    pub(in crate::web) colour: Colour,
    pub(in crate::web) text: String,
    pub(in crate::web) is_left: bool,
}

pub(in crate::web) fn script_prompts(t: &Localizer, ruleset: &Ruleset) -> ScriptPrompts {
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

/// The error, otherwise the next action.
pub(in crate::web) fn say(
    (t, spoken): (&Localizer, &Localizer),
    umpire: &Umpire,
    recorded: &RecordedGame,
    strips: &[PlayerStrip; 2],
    legal: &[String],
    fault: Option<&Fault>,
) -> Prompt {
    if let Some(fault) = fault {
        return Prompt {
            text: words(fault, t),
            is_bad: true,
        };
    }
    let seat = umpire.seat();
    let is_before = recorded.game.seq == 0 && !umpire.is_recording();
    // A new umpire makes the announcement first, and then starts to record.
    let before = || t.msg_arg("say-aloud", "words", announcements::before(spoken, seat));
    let text = game_view::end(t, seat, recorded)
        .or_else(|| pause((t, spoken), recorded))
        .or_else(|| is_before.then(before))
        .unwrap_or_else(|| next_turn((t, spoken), seat, recorded, strips, legal));
    Prompt {
        text,
        is_bad: false,
    }
}

/// Why play is paused; at an incident, what to say to the players.
fn pause((t, spoken): (&Localizer, &Localizer), recorded: &RecordedGame) -> Option<String> {
    match recorded.game.play()?.pause.as_ref()? {
        Pause::Incident { incident } => {
            let words = announcements::at_incident(spoken, *incident);
            let aloud = t.msg_arg("say-aloud", "words", words);
            Some(format!("{}\n{aloud}", t.msg("say-paused-plain")))
        }
        _ => game_view::pause(t, recorded),
    }
}

/// The next task, after an announcement, events that the rules caused, and the warning of a draw.
fn next_turn(
    (t, spoken): (&Localizer, &Localizer),
    seat: &BoardContext,
    recorded: &RecordedGame,
    strips: &[PlayerStrip; 2],
    legal: &[String],
) -> String {
    let name = |is_turn: bool| {
        let strip = strips.iter().find(|strip| strip.is_turn == is_turn);
        strip.map_or("", |strip| strip.name.as_str())
    };
    let names = [("player", name(true).into()), ("other", name(false).into())];
    let Some(play) = recorded.game.play() else {
        return t.msg_arg("say-start", "words", announcements::begin(spoken, seat));
    };
    let near = draw_counters::warning(t, play);
    let id = task(&play.ruleset, play.history.position(), legal);
    let is_news = |event: &RuleEvent| match event {
        // The task says so as well.
        RuleEvent::ForcedPass { .. } => false,
        RuleEvent::FlyingBegins { side } => id != "say-fly" || *side != play.to_move(),
        RuleEvent::CountRuns { .. } => near.is_none(),
        _ => true,
    };
    let events = rule_events::sentences(t, seat, recorded).into_iter();
    let events = events.filter(|(event, _)| is_news(event));
    let card = announcements::card_shown(spoken, seat, recorded);
    // What is said aloud has a line of its own.
    let card = card.map(|words| t.msg_arg("say-aloud", "words", words) + "\n");
    let rest = events.map(|(_, sentence)| sentence).chain(near.clone());
    let rest: Vec<String> = rest.chain([t.msg_with(id, &names)]).collect();
    card.unwrap_or_default() + &rest.join(" ")
}

/// The message id of the next task.
pub(in crate::web) fn task(
    ruleset: &Ruleset,
    position: &Position,
    legal: &[String],
) -> &'static str {
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
pub(super) fn is_pass(legal: &[String]) -> bool {
    legal.len() == 1 && legal[0] == "--"
}

fn mill_task(position: &Position, legal: &[String]) -> &'static str {
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
fn can_fly(legal: &[String]) -> bool {
    legal.len() > 12
}

fn camelot_task(ruleset: &Ruleset, side: Side, legal: &[String]) -> &'static str {
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

/// The kinds of men that the player to move can choose from.
pub(in crate::web) fn kinds(
    t: &Localizer,
    ruleset: &Ruleset,
    position: &Position,
) -> Vec<KindChoice> {
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
