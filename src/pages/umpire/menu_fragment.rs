//! The parts of the umpire's board that stay from turn to turn: the menu, the cards, and the endings without
//! a win on the board. They are half of the page, so a script sends the fingerprint of those it has, and does
//! not get them again.

use crate::desk::games::BoardContext;
use crate::http::response::server_sent_events::fingerprint;
use crate::i18n::Localizer;
use crate::referee::{GameInProgress, Ladder, LadderStep, Offence};
use crate::rules::{Ruleset, Side};
use crate::view::game_view::PlayerStrip;

/// The sheets of the menu.
pub(super) struct MenuFragment {
    /// The next card of the ladder for the player to move.
    pub(super) due: &'static str,
    pub(super) offences: Vec<OffenceMenu>,
    pub(super) results: Vec<ResultChoice>,
    /// The endings of a game that is stopped early; empty where the timer of the round ends it.
    pub(super) stopped: Vec<ResultChoice>,
    pub(super) turn_hint: String,
}

pub(super) struct OffenceMenu {
    pub(super) code: &'static str,
    pub(super) text: String,
    pub(super) ladder: String,
    pub(super) is_first: bool,
}

/// A way to end a game other than on the board.
#[derive(Clone)]
pub(super) struct ResultChoice {
    pub(super) act: &'static str,
    pub(super) side: &'static str,
    pub(super) reason: String,
    pub(super) text: String,
    /// The CSS class of the time when it is possible: `played` or `unplayed`.
    pub(super) when: &'static str,
    pub(super) is_now: bool,
}

/// The fingerprint of the sheets of a running game, which depend only on the language, the names and the next
/// penalties.
pub(super) fn fingerprint_of(t: &Localizer, strips: &[PlayerStrip; 2]) -> String {
    let words = strips.iter().flat_map(|s| [&*s.name, &*s.next_step]);
    let words: Vec<&str> = words.chain([t.language().tag()]).collect();
    fingerprint(&words.join("\n"))
}

impl MenuFragment {
    pub(super) fn of(
        t: &Localizer,
        board_context: &BoardContext,
        game: Option<&GameInProgress>,
        is_running: bool,
        strips: &[PlayerStrip; 2],
    ) -> MenuFragment {
        let hint = hint_of(&board_context.event.ruleset);
        let has_timer = board_context.event.round_time.minutes > 0;
        let is_unplayed = game.is_none_or(|game| game.turn_count() == 0);
        let mut choices = results(t, strips);
        let stopped = stopped(t, has_timer, strips);
        if has_timer {
            choices.splice(3..3, stopped.clone());
        }
        for choice in &mut choices {
            choice.is_now = match choice.when {
                UNPLAYED => is_unplayed,
                _ => is_running,
            };
        }
        MenuFragment {
            due: game.map_or("", |game| due(game)),
            offences: offences(t, game),
            results: choices,
            stopped: if has_timer { Vec::new() } else { stopped },
            turn_hint: t.msg(&format!("turn-hint-{hint}")),
        }
    }
}

/// The notation of turns to explain: herd-boys and warriors only where they are placed by kind, gifts only where the
/// rules have them.
fn hint_of(ruleset: &Ruleset) -> &'static str {
    let options = ruleset.options();
    let full_board = options.iter().find(|option| option.name == "full_board");
    match full_board {
        _ if !ruleset.start().hand(Side::First).is_empty() => "mill-kinds",
        Some(option) if option.value != "gift" => "mill-no-gift",
        _ => ruleset.facts().family,
    }
}

fn due(game: &GameInProgress) -> &'static str {
    match game.next_step(game.to_move(), Offence::Delay) {
        LadderStep::Yellow => "yellow",
        LadderStep::Red => "red",
        LadderStep::Award => "award",
    }
}

/// The offences, with the first step of the ladder where it is not yellow.
fn offences(t: &Localizer, game: Option<&GameInProgress>) -> Vec<OffenceMenu> {
    let ladder = |offence| game.map_or(Ladder::default(), |game| game.conduct.ladder(offence));
    let offended = |offence: Offence| OffenceMenu {
        code: offence.code(),
        text: t.localize(&offence),
        ladder: match ladder(offence) {
            Ladder::Yellow => String::new(),
            other => t.msg(&format!("ladder-{}", other.code())),
        },
        is_first: offence == Offence::Delay,
    };
    Offence::ALL.map(offended).into()
}

/// Possible while a game is running.
const PLAYED: &str = "played";
/// Possible until the first turn.
const UNPLAYED: &str = "unplayed";

fn choice(
    (act, side): (&'static str, &'static str),
    when: &'static str,
    text: String,
) -> ResultChoice {
    ResultChoice {
        act,
        side,
        reason: String::new(),
        text,
        when,
        is_now: true,
    }
}

/// The endings other than a stopped game: three of a running one, then those before the first turn.
fn results(t: &Localizer, strips: &[PlayerStrip; 2]) -> Vec<ResultChoice> {
    let [far, near] = strips;
    let won = |winner: &PlayerStrip, loser: &PlayerStrip| {
        let names = [
            ("winner", winner.name.as_str().into()),
            ("loser", loser.name.as_str().into()),
        ];
        let text = t.msg_with("result-resign", &names);
        choice(("resign", loser.side_code), PLAYED, text)
    };
    let absent = |p: &PlayerStrip| {
        let text = t.msg_arg("result-absent", "player", p.name.as_str());
        choice(("absent", p.side_code), UNPLAYED, text)
    };
    vec![
        won(near, far),
        won(far, near),
        choice(("draw", ""), PLAYED, t.msg("result-draw-agreed")),
        absent(near),
        absent(far),
        choice(("both-absent", ""), UNPLAYED, t.msg("result-both-absent")),
    ]
}

/// The endings of a game that is stopped early, by the timer of the round or for another reason.
fn stopped(t: &Localizer, has_timer: bool, strips: &[PlayerStrip; 2]) -> Vec<ResultChoice> {
    let [won, drawn, reason] = if has_timer {
        ["result-stopped-won", "result-stopped-draw", "reason-time"]
    } else {
        ["result-early-won", "result-early-draw", "reason-early"]
    };
    let [far, near] = strips;
    let wins = [near, far].map(|p| {
        let text = t.msg_arg(won, "player", p.name.as_str());
        choice(("stopped", p.side_code), PLAYED, text)
    });
    let drawn = choice(("stopped", ""), PLAYED, t.msg(drawn));
    let with_reason = |choice| ResultChoice {
        reason: t.msg(reason),
        ..choice
    };
    wins.into_iter().chain([drawn]).map(with_reason).collect()
}
