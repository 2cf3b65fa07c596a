//! `/u/<code>/parts`: texts and sheets of the board that its first turn does not need, and the turns so far,
//! from which a phone counts draws offline. The board's second script, `table.js`, loads them once.

use crate::desk::round_time::RoundTime;
use crate::i18n::Localizer;
use crate::referee::ClockPolicy;
use crate::rules::Ruleset;
use crate::web::Answer;
use crate::web::request_context::Umpiring;
use askama::Template;

#[derive(Template)]
#[template(path = "umpire/parts.html")]
struct BoardParts<'a> {
    t: &'a Localizer,
    /// The position in which the board was last set up, and the turns since.
    start: String,
    course: String,
    has_clock: bool,
    /// Whether the page may make sounds: at the end of a turn's time, or of the round's.
    has_sound: bool,
    /// The id of the message about quiet turns of each player.
    quiet_each: &'static str,
    /// Reasons of a pause to choose from.
    reasons: [String; 5],
    /// Placeholders for a script.
    gaps: &'a [(&'static str, crate::i18n::Value)],
    sides: &'a [(&'static str, crate::i18n::Value)],
}

/// `GET /u/{code}/parts`; without scripts, the board.
pub async fn show(umpiring: Umpiring) -> Answer {
    let visitor = &umpiring.visitor;
    if !visitor.wants_part {
        return Ok(umpiring.see_board());
    }
    let recorded = super::recorded_game(&umpiring).await?;
    let event = &umpiring.umpire.seat().event;
    let play = recorded.game.play();
    let has_clock = event.clock != ClockPolicy::Off;
    let reasons = ["away", "unwell", "noise", "rules", "break"];
    visitor.html_compressed(&BoardParts {
        t: &visitor.t,
        start: play.map_or_else(
            || event.ruleset.start().text(),
            |play| play.history.start().text(),
        ),
        course: play.map_or(String::new(), |play| play.history.turns().join(" ")),
        quiet_each: match event.ruleset {
            Ruleset::Camelot(_) => "quiet-each-camelot",
            Ruleset::Mill(_) | Ruleset::Reversi(_) => "quiet-each",
        },
        has_clock,
        has_sound: has_clock || event.round_time != RoundTime::default(),
        reasons: reasons.map(|reason| visitor.t.msg(&format!("pause-{reason}"))),
        gaps: &[("n", "{n}".into()), ("limit", "{limit}".into())],
        sides: &[("loser", "{loser}".into()), ("winner", "{winner}".into())],
    })
}
