//! The data with which a phone at a board, of an umpire or of a player, continues while the server is unreachable.

use crate::desk::games::{GameTerms, RecordedGame};
use crate::i18n::Localizer;
use crate::referee::{Clock, ClockPolicy, Ended, Ground, Phase};
use crate::rules::{Kind, Ruleset, Side};
use crate::view::men_counts::MenCounts;
use crate::view::script_law::{PieceSymbol, law, shapes};
use crate::view::turn_prompts::{Listener, ScriptPrompts};
use crate::view::{game_view, games};
use chrono::{DateTime, Utc};

/// The rules, the position and the texts for the scripts. What only a whole page needs is computed on demand,
/// as a fragment is sent after every turn.
pub(crate) struct OfflineState {
    pub(crate) ruleset: Ruleset,
    /// The time limit of a turn where each turn starts the clock, otherwise 0.
    pub(crate) limit_ms: u32,
    /// The same where the umpire starts the clock, otherwise 0.
    pub(crate) call_ms: u32,
    /// The times of a player for the whole game and for a turn, in milliseconds; empty without such a clock.
    pub(crate) whole: String,
    /// The rest of it for both players; of the player to move less than nothing when only the turn's time is
    /// left. Empty before the start.
    pub(crate) whole_left: String,
    /// The current position, and the one before it.
    pub(crate) now: String,
    pub(crate) before: String,
    /// The last turn, and the undone ones, next to redo last.
    pub(crate) last: String,
    pub(crate) undone: String,
    /// `law` if the rules have ended the game, so that undo strikes out the last turn, too; otherwise
    /// `entered`.
    pub(crate) over: &'static str,
    players: [String; 2],
}

impl OfflineState {
    /// The name of the script with the law.
    pub(crate) fn law_script(&self) -> &'static str {
        games::of(&self.ruleset).law_script
    }

    /// The options of the ruleset that the scripts know, as `name=value`.
    pub(crate) fn law(&self) -> String {
        law(&self.ruleset)
    }

    pub(crate) fn shapes(&self, t: &Localizer) -> Vec<PieceSymbol> {
        shapes(t, &self.ruleset)
    }

    /// The counts of a player, with placeholders for the numbers.
    pub(crate) fn counts(&self, t: &Localizer) -> String {
        MenCounts::pattern(t, &self.ruleset)
    }

    /// The prompts between the taps of one turn.
    pub(crate) fn script_prompts(&self, t: &Localizer, listener: Listener) -> ScriptPrompts {
        crate::view::turn_prompts::script_prompts(t, &self.ruleset, listener)
    }

    /// The sentence about the next turn, for each player.
    pub(crate) fn next(&self, t: &Localizer) -> [String; 2] {
        let next = |player: &String| t.msg_arg("say-next", "player", player.as_str());
        self.players.each_ref().map(next)
    }
}

pub(crate) fn offline(
    terms: &dyn GameTerms,
    recorded: &RecordedGame,
    at: DateTime<Utc>,
) -> OfflineState {
    let ruleset = terms.ruleset();
    let positions = recorded.game.play().map(|play| play.history.positions());
    let text = |back: usize| {
        let position = positions?.iter().rev().nth(back)?;
        Some(position.text())
    };
    let play = recorded.game.play();
    let last = play.and_then(|play| play.history.turns().last());
    let undone = play.map_or(&[][..], |play| &play.undone);
    let undone: Vec<&str> = undone.iter().map(|undone| undone.turn.as_str()).collect();
    OfflineState {
        last: last.cloned().unwrap_or_default(),
        undone: undone.join(" "),
        limit_ms: match terms.clock() {
            ClockPolicy::EveryTurn { seconds } => u32::from(seconds) * 1_000,
            ClockPolicy::OnCall { .. } | ClockPolicy::WholeGame { .. } | ClockPolicy::Off => 0,
        },
        call_ms: match terms.clock() {
            ClockPolicy::OnCall { seconds } => u32::from(seconds) * 1_000,
            ClockPolicy::EveryTurn { .. } | ClockPolicy::WholeGame { .. } | ClockPolicy::Off => 0,
        },
        whole: match terms.clock() {
            ClockPolicy::WholeGame { total, seconds } => {
                format!(
                    "{} {}",
                    u32::from(total) * 1_000,
                    u32::from(seconds) * 1_000
                )
            }
            _ => String::new(),
        },
        whole_left: play
            .and_then(|play| whole_left(&play.clock, at))
            .unwrap_or_default(),
        now: text(0).unwrap_or_else(|| ruleset.start().text()),
        before: text(1).unwrap_or_default(),
        over: over(recorded),
        players: Side::BOTH.map(|side| game_view::alias(terms.names(), side)),
        ruleset: ruleset.clone(),
    }
}

fn whole_left(clock: &Clock, at: DateTime<Utc>) -> Option<String> {
    let ClockPolicy::WholeGame { seconds, .. } = clock.policy() else {
        return None;
    };
    let mover = clock
        .reading(at)
        .map(|now| now.left_ms - i64::from(seconds) * 1_000);
    let left = |side| {
        let whole = clock.whole_left(side, at)?.num_milliseconds();
        Some(mover.filter(|_| side == clock.mover()).unwrap_or(whole))
    };
    Some(format!("{} {}", left(Side::First)?, left(Side::Second)?))
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

/// The letter of a man in the text of a position; empty if the game has no such man.
pub(crate) fn letter(ruleset: &Ruleset, side: Side, kind: Kind) -> &'static str {
    let found = ruleset
        .letters()
        .find(|(_, of, what)| (*of, *what) == (side, kind));
    found.map_or("", |(letter, ..)| letter)
}
