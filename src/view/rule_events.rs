//! Events that the rules cause with the last turn, in a sentence each, for umpires and spectators.

use crate::desk::games::{BoardContext, RecordedGame};
use crate::i18n::Localizer;
use crate::referee::Phase;
use crate::rules::{RuleEvent, Side};
use crate::view::game_view::alias;
use crate::view::games;

/// The events of the last turn with their sentences; empty once the game is over.
pub(crate) fn sentences(
    t: &Localizer,
    board_context: &BoardContext,
    recorded: &RecordedGame,
) -> Vec<(RuleEvent, String)> {
    let Phase::Running(play) = &recorded.game.phase else {
        return Vec::new();
    };
    let events = play.history.rule_events().into_iter();
    events
        .map(|event| (event, sentence(t, board_context, event)))
        .collect()
}

fn sentence(t: &Localizer, board_context: &BoardContext, event: RuleEvent) -> String {
    let name = |side: Side| alias(&board_context.names, side);
    let of = |id: &str, side: Side| t.msg_arg(id, "player", name(side));
    match event {
        RuleEvent::BoardFull { first } => of("rule-board-full", first),
        RuleEvent::GiftDue { by } => of("rule-gift-due", by),
        RuleEvent::GiftsDone { mover } => of("rule-gifts-done", mover),
        RuleEvent::DiscHandedOver { from, to } => {
            let names = [("player", name(to).into()), ("other", name(from).into())];
            t.msg_with("rule-disc-given", &names)
        }
        RuleEvent::ForcedPass { side } => of("rule-pass", side),
        RuleEvent::FlyingBegins { side } => of("rule-flying", side),
        RuleEvent::CountBegins { limit, each: true } => {
            t.msg_arg("rule-count-begins-each", "limit", limit / 2)
        }
        RuleEvent::CountBegins { limit, each: false } => {
            t.msg_arg("rule-count-begins", "limit", limit)
        }
        RuleEvent::CountRuns { count, limit, .. } => {
            let quiet = games::of(&board_context.event.ruleset).quiet.as_ref();
            let numbers = [("n", count.into()), ("limit", limit.into())];
            quiet.map_or(String::new(), |quiet| t.msg_with(quiet.running, &numbers))
        }
    }
}
