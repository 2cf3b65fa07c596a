//! The parts of the umpire's board that stay from turn to turn: the menu, the cards, and the endings without
//! a win on the board. They are half of the page, so a script sends the fingerprint of those it has, and does
//! not get them again.

use crate::desk::games::BoardContext;
use crate::i18n::Localizer;
use crate::referee::{GameInProgress, Ladder, LadderStep, Offence};
use crate::rules::{Ruleset, Side};
use crate::web::game_view::PlayerStrip;
use crate::web::rules_text::family;
use crate::web::server_sent_events::fingerprint;

/// The sheets of the menu.
pub(super) struct MenuFragment {
    /// The next card of the ladder for the player to move.
    pub(super) due: &'static str,
    pub(super) offences: Vec<OffenceMenu>,
    pub(super) results: Vec<ResultChoice>,
    pub(super) turn_hint: String,
}

pub(super) struct OffenceMenu {
    pub(super) code: &'static str,
    pub(super) text: String,
    pub(super) ladder: String,
    pub(super) is_first: bool,
}

/// A way to end a game other than on the board.
pub(super) struct ResultChoice {
    pub(super) act: &'static str,
    pub(super) side: &'static str,
    pub(super) reason: String,
    pub(super) text: String,
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
        seat: &BoardContext,
        play: Option<&GameInProgress>,
        is_running: bool,
        strips: &[PlayerStrip; 2],
    ) -> MenuFragment {
        MenuFragment {
            due: play.map_or("", |play| due(play)),
            offences: offences(t, play),
            results: results(t, is_running, strips),
            turn_hint: t.msg(&format!("turn-hint-{}", hint_of(&seat.event.ruleset))),
        }
    }
}

/// The notation of turns to explain: herd-boys and warriors only where they are placed by kind.
fn hint_of(ruleset: &Ruleset) -> &'static str {
    match ruleset.start().hand(Side::First).is_empty() {
        true => family(ruleset),
        false => "mill-kinds",
    }
}

fn due(play: &GameInProgress) -> &'static str {
    match play.next_step(play.to_move(), Offence::Delay) {
        LadderStep::Yellow => "yellow",
        LadderStep::Red => "red",
        LadderStep::Award => "award",
    }
}

/// The offences, with the first step of the ladder where it is not yellow.
fn offences(t: &Localizer, play: Option<&GameInProgress>) -> Vec<OffenceMenu> {
    let ladder = |offence| play.map_or(Ladder::default(), |play| play.conduct.ladder(offence));
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

/// The endings of a game that a phone starts offline.
pub(super) fn results_of_running(t: &Localizer, strips: &[PlayerStrip; 2]) -> Vec<ResultChoice> {
    let before = results(t, false, strips);
    let is_new = |choice: &ResultChoice| before.iter().all(|other| other.act != choice.act);
    let mut choices = results(t, true, strips);
    choices.retain(is_new);
    choices
}

fn results(t: &Localizer, is_running: bool, strips: &[PlayerStrip; 2]) -> Vec<ResultChoice> {
    let choice = |act, side, text| ResultChoice {
        act,
        side,
        reason: String::new(),
        text,
    };
    let [far, near] = strips;
    let players = [near, far];
    let mut choices = Vec::new();
    if is_running {
        choices.push(choice("draw", "", t.msg("result-draw-agreed")));
        choices.extend(players.map(|p| {
            choice(
                "resign",
                p.side_code,
                t.msg_arg("result-resign", "player", p.name.as_str()),
            )
        }));
    }
    choices.extend(players.map(|p| {
        choice(
            "absent",
            p.side_code,
            t.msg_arg("result-absent", "player", p.name.as_str()),
        )
    }));
    choices.push(choice("both-absent", "", t.msg("result-both-absent")));
    if is_running {
        let stopped = |side, text| ResultChoice {
            act: "stopped",
            side,
            reason: t.msg("reason-time"),
            text,
        };
        choices.extend(players.map(|p| {
            stopped(
                p.side_code,
                t.msg_arg("result-stopped-won", "player", p.name.as_str()),
            )
        }));
        choices.push(stopped("", t.msg("result-stopped-draw")));
    }
    choices
}
