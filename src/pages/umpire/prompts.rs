//! The prompt for the umpire's next action, and the prompts of the script in between.

use crate::desk::Fault;
use crate::desk::games::{BoardContext, RecordedGame, Umpire};
use crate::http::response::error_page::words;
use crate::i18n::Localizer;
use crate::pages::umpire::announcements;
use crate::referee::Pause;
use crate::rules::RuleEvent;
use crate::view::game_view::{self, PlayerStrip};
use crate::view::turn_prompts::task;
use crate::view::{draw_counters, rule_events};

/// The line between board and player.
pub(crate) struct Prompt {
    pub(crate) text: String,
    pub(crate) is_bad: bool,
}

/// The error, otherwise the next action.
pub(crate) fn say(
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
    let board_context = umpire.board_context();
    let is_before = recorded.game.seq == 0 && !umpire.is_recording();
    // A new umpire makes the announcement first, and then starts to record.
    let before = || {
        t.msg_arg(
            "say-aloud",
            "words",
            announcements::before(spoken, board_context),
        )
    };
    let text = game_view::end(t, board_context, recorded)
        .or_else(|| pause((t, spoken), recorded))
        .or_else(|| is_before.then(before))
        .unwrap_or_else(|| next_turn((t, spoken), board_context, recorded, strips, legal));
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
    board_context: &BoardContext,
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
        return t.msg_arg(
            "say-start",
            "words",
            announcements::begin(spoken, board_context),
        );
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
    let events = rule_events::sentences(t, board_context, recorded).into_iter();
    let events = events.filter(|(event, _)| is_news(event));
    let card = announcements::card_shown(spoken, board_context, recorded);
    // What is said aloud has a line of its own.
    let card = card.map(|words| t.msg_arg("say-aloud", "words", words) + "\n");
    let rest = events.map(|(_, sentence)| sentence).chain(near.clone());
    let rest: Vec<String> = rest.chain([t.msg_with(id, &names)]).collect();
    card.unwrap_or_default() + &rest.join(" ")
}
