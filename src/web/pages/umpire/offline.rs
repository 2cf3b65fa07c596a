//! The data with which an umpire's phone goes on while the server is away.

use super::prompts::{self, ScriptPrompts};
use crate::desk::games::{BoardContext, RecordedGame};
use crate::i18n::Localizer;
use crate::referee::{ClockPolicy, Ended, Ground, Phase};
use crate::rules::{Colour, Kind, Ruleset, Side};
use crate::web::board_svg::spoken;
use crate::web::game_view;
use crate::web::herd::Herd;

/// The law, the position and the words, for the scripts. What only a whole page needs is made
/// on demand: a fragment is sent after every turn.
pub(super) struct OfflineState {
    pub(super) ruleset: Ruleset,
    /// What a turn may take, where each turn starts the clock; else 0.
    pub(super) limit_ms: u32,
    /// The position on the board, and the one before it.
    pub(super) now: String,
    pub(super) before: String,
    /// The last turn, and those taken back that can be played again, the nearest last.
    pub(super) last: String,
    pub(super) undone: String,
    /// Whether the law has ended the game, which takes the last turn back with
    /// it, or somebody has.
    pub(super) over: &'static str,
    /// The first player, the second.
    players: [String; 2],
}

impl OfflineState {
    /// The options of the ruleset that the scripts know, as `name=value`.
    pub(super) fn law(&self) -> String {
        law(&self.ruleset)
    }

    /// What can stand on a point.
    pub(super) fn shapes(&self, t: &Localizer) -> Vec<Shape> {
        shapes(t, &self.ruleset)
    }

    /// The counts of a player, with placeholders for the numbers.
    pub(super) fn counts(&self, t: &Localizer) -> String {
        Herd::pattern(t, &self.ruleset)
    }

    /// The sentences between the taps of one turn.
    pub(super) fn sayings(&self, t: &Localizer) -> ScriptPrompts {
        prompts::sayings(t, &self.ruleset)
    }

    /// Who is next: each of the players.
    pub(super) fn next(&self, t: &Localizer) -> [String; 2] {
        let next = |player: &String| t.msg_arg("say-next", "player", player.as_str());
        self.players.each_ref().map(next)
    }
}

/// What can stand on a point: the letter in the text of a position, and the words,
/// in which a script puts the point.
pub(super) struct Shape {
    pub(super) letter: &'static str,
    pub(super) man: Option<(Colour, Kind)>,
    pub(super) title: String,
}

pub(super) fn offline(seat: &BoardContext, recorded: &RecordedGame) -> OfflineState {
    let ruleset = &seat.event.ruleset;
    let positions = recorded.game.play().map(|play| play.course.positions());
    let text = |back: usize| {
        let position = positions?.iter().rev().nth(back)?;
        Some(position.text())
    };
    let play = recorded.game.play();
    let last = play.and_then(|play| play.course.turns().last());
    let undone = play.map_or(&[][..], |play| &play.undone);
    let undone: Vec<&str> = undone.iter().map(|undone| undone.turn.as_str()).collect();
    OfflineState {
        last: last.cloned().unwrap_or_default(),
        undone: undone.join(" "),
        limit_ms: match seat.event.clock {
            ClockPolicy::EveryTurn { seconds } => u32::from(seconds) * 1_000,
            ClockPolicy::OnCall { .. } | ClockPolicy::WholeGame { .. } | ClockPolicy::Off => 0,
        },
        now: text(0).unwrap_or_else(|| ruleset.start().text()),
        before: text(1).unwrap_or_default(),
        over: over(recorded),
        players: Side::BOTH.map(|side| game_view::alias(&seat.names, side)),
        ruleset: ruleset.clone(),
    }
}

fn over(recorded: &RecordedGame) -> &'static str {
    match &recorded.game.phase {
        Phase::Finished(Ended {
            ground: Ground::Law { .. },
            ..
        }) => "law",
        _ => "entered",
    }
}

/// Camelot's script knows our own reading of each gap, and gets the others.
fn law(ruleset: &Ruleset) -> String {
    let is_camelot = matches!(ruleset, Ruleset::Camelot(_));
    let options = ruleset.options();
    let chosen = options
        .iter()
        .filter(|option| !is_camelot || option.value != option.default);
    let pairs = chosen.map(|option| format!("{}={}", option.name, option.value));
    pairs.collect::<Vec<_>>().join(" ")
}

/// As the text of a position writes a man; empty where the game has none such.
pub(super) fn letter(ruleset: &Ruleset, side: Side, kind: Kind) -> &'static str {
    let mut known = letters(ruleset).iter();
    let found = known.find(|(_, of, what)| *of == side && *what == kind);
    found.map_or("", |(letter, ..)| letter)
}

fn letters(ruleset: &Ruleset) -> &'static [(&'static str, Side, Kind)] {
    match ruleset {
        Ruleset::Mill(_) if ruleset.start().hand(Side::First).is_empty() => &[
            ("C", Side::First, Kind::Cow),
            ("c", Side::Second, Kind::Cow),
        ],
        Ruleset::Mill(_) => &[
            ("C", Side::First, Kind::Cow),
            ("c", Side::Second, Kind::Cow),
            ("H", Side::First, Kind::HerdBoys),
            ("h", Side::Second, Kind::HerdBoys),
            ("W", Side::First, Kind::Warriors),
            ("w", Side::Second, Kind::Warriors),
        ],
        Ruleset::Camelot(_) => &[
            ("M", Side::First, Kind::Man),
            ("m", Side::Second, Kind::Man),
            ("N", Side::First, Kind::Knight),
            ("n", Side::Second, Kind::Knight),
        ],
        Ruleset::Reversi(_) => &[
            ("X", Side::First, Kind::Disc),
            ("O", Side::Second, Kind::Disc),
        ],
    }
}

/// Every man that a point can hold, and an empty point.
pub(super) fn shapes(t: &Localizer, ruleset: &Ruleset) -> Vec<Shape> {
    let shape = |letter, man: Option<(Colour, Kind)>| Shape {
        letter,
        title: spoken(t, man),
        man,
    };
    let men = letters(ruleset)
        .iter()
        .map(|(letter, side, kind)| shape(letter, Some((ruleset.colour(*side), *kind))));
    men.chain([shape("none", None)]).collect()
}
