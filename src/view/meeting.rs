//! A game in the cross table of a page: the side, the place of the opponent, the result as a bead, and all in words.

use crate::i18n::Localizer;
use crate::rules::{Colour, Ruleset, Side};
use crate::tournament::crosstable::{Line, RoundOutcome};
use crate::view::result_beads::bead;

/// The data of the macro `meeting` in `templates/macros/list.html`.
pub(crate) struct Meeting {
    /// The CSS class of the side; empty without an opponent.
    pub(crate) side: &'static str,
    /// The place of the opponent, or the points of a round without one.
    pub(crate) text: String,
    /// The CSS class of the bead; empty if a sign stands in its place.
    pub(crate) bead: &'static str,
    /// `+` or `−` for a game that was not played.
    pub(crate) sign: &'static str,
    /// The same for screen readers.
    pub(crate) words: String,
}

impl Meeting {
    /// A round of a player. `place` is that of the opponent. `None` if the player was not in the round.
    pub(crate) fn of(
        t: &Localizer,
        ruleset: &Ruleset,
        line: &Line,
        place: Option<u16>,
    ) -> Option<Meeting> {
        let (bead, word) = bead(line);
        let result = t.msg(word);
        let (bead, sign) = match line.outcome {
            RoundOutcome::Out => return None,
            RoundOutcome::Forfeit { won: true, .. } => ("", "+"),
            RoundOutcome::Forfeit { won: false, .. } => ("", "−"),
            _ => (bead, ""),
        };
        let side = line.outcome.scheduled_side();
        let colour = side.map(|side| ruleset.colour(side));
        let (Some(colour), Some(place)) = (colour, place) else {
            let points = t.figure(line.points);
            return Some(Meeting {
                words: format!("{result}: {points}"),
                text: format!("– {points}"),
                side: "",
                bead,
                sign,
            });
        };
        let values = [
            ("side", t.localize(&colour).into()),
            ("place", place.into()),
            ("result", result.into()),
        ];
        Some(Meeting {
            words: t.msg_with("cross-table-game", &values),
            text: place.to_string(),
            side: class(colour),
            bead,
            sign,
        })
    }
}

/// The CSS class and the word of each side.
pub(crate) fn sides(t: &Localizer, ruleset: &Ruleset) -> [(&'static str, String); 2] {
    Side::BOTH.map(|side| {
        let colour = ruleset.colour(side);
        (class(colour), t.localize(&colour))
    })
}

fn class(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "w",
        Colour::Black => "b",
    }
}
