//! A player of a draft with points, sides and floats of earlier rounds.

use crate::i18n::Localizer;
use crate::rules::{Colour, Ruleset};
use crate::tournament::pairing::{EntrantBefore, Float};
use crate::tournament::{EntrantId, Points, RoundNo, Tournament};
use crate::view::round_tables::{NamedPlayer, Names};

pub(super) struct DraftSeat {
    pub(super) id: i64,
    /// The start number.
    pub(super) number: String,
    pub(super) player: NamedPlayer,
    /// The colour, where teams meet.
    pub(super) colour: Option<Colour>,
    /// Points before the round, unless nothing has been played yet.
    pub(super) points: Option<String>,
    /// The sides so far, as CSS classes of discs.
    pub(super) discs: Vec<&'static str>,
    /// The sides so far, as a sentence.
    pub(super) sides: String,
    /// An arrow and its label for each recent float.
    pub(super) floats: Vec<(&'static str, String)>,
}

impl DraftSeat {
    /// A player without history except the points.
    pub(super) fn bare(tournament: &Tournament, id: EntrantId, points: Option<Points>) -> Self {
        DraftSeat {
            id: id.0,
            number: tournament
                .entrant(id)
                .map_or_else(String::new, |one| one.number.to_string()),
            player: NamedPlayer::of(tournament, id, Names::Full),
            colour: None,
            points: points.map(|points| points.to_string()),
            discs: Vec::new(),
            sides: String::new(),
            floats: Vec::new(),
        }
    }

    /// A paired player.
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
