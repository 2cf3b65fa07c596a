//! A player of a draft with what was scored and played before it.

use crate::i18n::Localizer;
use crate::rules::{Colour, Ruleset};
use crate::tournament::pairing::{EntrantBefore, Float};
use crate::tournament::{EntrantId, Points, RoundNo, Tournament};
use crate::web::board_table::{NamedPlayer, Names};

/// A player to tap.
pub(super) struct DraftSeat {
    pub(super) id: i64,
    pub(super) player: NamedPlayer,
    /// What was scored before the round, where that is worth a number.
    pub(super) points: Option<String>,
    /// The sides so far, as classes of discs.
    pub(super) discs: Vec<&'static str>,
    /// The same in words.
    pub(super) sides: String,
    /// An arrow for each late opponent with other points, and its words.
    pub(super) floats: Vec<(&'static str, String)>,
}

impl DraftSeat {
    /// Somebody of whom nothing is known but the points.
    pub(super) fn bare(tournament: &Tournament, id: EntrantId, points: Option<Points>) -> Self {
        DraftSeat {
            id: id.0,
            player: NamedPlayer::of(tournament, id, Names::Full),
            points: points.map(|points| points.to_string()),
            discs: Vec::new(),
            sides: String::new(),
            floats: Vec::new(),
        }
    }

    /// Somebody at a board of a round.
    pub(super) fn of(
        t: &Localizer,
        tournament: &Tournament,
        ruleset: &Ruleset,
        before: &EntrantBefore,
    ) -> Self {
        let has_any = !tournament.closed.is_empty() || before.points > Points::default();
        let colours: Vec<Colour> = before
            .sides
            .iter()
            .map(|side| ruleset.colour(*side))
            .collect();
        let words: Vec<String> = colours.iter().map(|colour| t.localize(colour)).collect();
        let disc = |colour: &Colour| match colour {
            Colour::White => "w",
            Colour::Black => "b",
        };
        DraftSeat {
            discs: colours.iter().map(disc).collect(),
            sides: t.msg_arg("draft-sides", "sides", words.join(", ")),
            floats: before.floats.iter().map(|float| arrow(t, *float)).collect(),
            ..DraftSeat::bare(tournament, before.entrant, has_any.then_some(before.points))
        }
    }
}

fn arrow(t: &Localizer, (round, float): (RoundNo, Float)) -> (&'static str, String) {
    let (arrow, words) = match float {
        Float::Down => ("↓", "draft-float-down"),
        Float::Up => ("↑", "draft-float-up"),
    };
    (arrow, t.msg_arg(words, "round", round.0))
}
