//! What the rule sheet settles for callers that do not know which game it is.

use super::facts::FACTS;
use super::position::Reversi;
use super::rule_sheet::RuleSheet;
use crate::rules::{Arrangement, Board, GameFacts, InvalidPosition, Kind, Position, Side};

impl RuleSheet {
    /// The facts that hold of every rule sheet of this family.
    pub fn facts(&self) -> &'static GameFacts {
        &FACTS
    }

    /// The board of the game.
    pub fn board(&self) -> &'static Board {
        Reversi::board()
    }

    /// The value of one option; `None` if there is no such option.
    pub fn setting(&self, option: &str) -> Option<String> {
        let mut options = self.options().into_iter();
        options.find(|one| one.name == option).map(|one| one.value)
    }

    /// Whether the first side has the dark men.
    pub fn is_dark_first(&self) -> bool {
        true
    }

    /// Whether a toss decides who begins.
    pub fn leaves_first_to_toss(&self) -> bool {
        false
    }

    /// Whether men are placed from a hand.
    pub fn has_hand(&self) -> bool {
        false
    }

    /// The starting position.
    pub fn start(&self) -> Reversi {
        Reversi::start(*self)
    }

    /// Parses a position.
    ///
    /// # Errors
    /// The part of the text that is wrong.
    pub fn read(&self, text: &str) -> Result<Reversi, InvalidPosition> {
        Reversi::parse(*self, text)
    }

    /// The kinds of men that the board distinguishes.
    pub(in crate::rules) fn kinds(&self) -> &'static [Kind] {
        &[Kind::Disc]
    }

    /// The text of the position with these men; see [`Ruleset::arranged`](crate::rules::Ruleset::arranged).
    pub(in crate::rules) fn arranged_text(
        &self,
        men: &[Option<(Side, Kind)>],
        shown: &Arrangement,
        _before: &Position,
    ) -> String {
        arranged(men, shown)
    }
}

/// R-02, the text of §2.4: 64 squares, then the side.
fn arranged(men: &[Option<(Side, Kind)>], shown: &Arrangement) -> String {
    let square = |man: &Option<(Side, Kind)>| match man {
        None => '-',
        Some((Side::First, _)) => 'X',
        Some((Side::Second, _)) => 'O',
    };
    let squares: String = men.iter().map(square).collect();
    let mover = if shown.second_moves { 'O' } else { 'X' };
    format!("{squares} {mover}")
}
