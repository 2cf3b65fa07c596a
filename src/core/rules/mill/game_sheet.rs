//! What the rule sheet settles for callers that do not know which game it is.

use super::facts::FACTS;
use super::option_enum::FirstPlayer;
use super::position::Mill;
use super::rule_sheet::RuleSheet;
use crate::rules::arrangement::letter;
use crate::rules::{Arrangement, GameFacts, InvalidPosition, Kind, Position, Side};

impl RuleSheet {
    /// The facts that hold of every rule sheet of this family.
    pub fn facts(&self) -> &'static GameFacts {
        &FACTS
    }

    /// Whether the first side has the dark men (C14).
    pub fn is_dark_first(&self) -> bool {
        self.first_player() == FirstPlayer::Dark
    }

    /// Whether a toss decides who begins.
    pub fn leaves_first_to_toss(&self) -> bool {
        self.first_player() == FirstPlayer::Toss // C14
    }

    /// Whether men are placed from a hand.
    pub fn has_hand(&self) -> bool {
        true
    }

    /// The starting position.
    pub fn start(&self) -> Mill {
        Mill::start(*self)
    }

    /// Parses a position.
    ///
    /// # Errors
    /// The part of the text that is wrong.
    pub fn read(&self, text: &str) -> Result<Mill, InvalidPosition> {
        Mill::parse(*self, text)
    }

    /// The kinds of men that the board distinguishes.
    pub(in crate::rules) fn kinds(&self) -> &'static [Kind] {
        if self.is_typed() {
            &[Kind::Cow, Kind::HerdBoys, Kind::Warriors]
        } else {
            &[Kind::Cow]
        }
    }

    /// The text of the position with these men; see [`Ruleset::arranged`](crate::rules::Ruleset::arranged).
    pub(in crate::rules) fn arranged_text(
        &self,
        men: &[Option<(Side, Kind)>],
        shown: &Arrangement,
        _before: &Position,
    ) -> String {
        arranged(men, shown, self.is_typed())
    }
}

/// §11: `BOARD STM HANDS GIFTS QUIET BANS PLY`.
fn arranged(men: &[Option<(Side, Kind)>], shown: &Arrangement, is_typed: bool) -> String {
    let letters: Vec<char> = men.iter().map(|man| man.map_or('.', letter)).collect();
    let rings: Vec<String> = letters
        .chunks(8)
        .map(|ring| ring.iter().collect())
        .collect();
    let hand = |side| {
        let own = shown.groups.iter().filter(|group| group.side == side);
        let counts: Vec<String> = own.map(|group| group.in_hand.to_string()).collect();
        if is_typed {
            counts.join(".")
        } else {
            counts.concat()
        }
    };
    let mover = if shown.second_moves { 2 } else { 1 };
    format!(
        "{} {mover} {}/{} 0 0 -/- 0",
        rings.join("/"),
        hand(Side::First),
        hand(Side::Second)
    )
}
