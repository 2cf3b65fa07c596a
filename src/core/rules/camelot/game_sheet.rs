//! What the rule sheet settles for callers that do not know which game it is.

use super::facts::FACTS;
use super::position::Camelot;
use super::rule_sheet::RuleSheet;
use crate::rules::arrangement::letter;
use crate::rules::{Arrangement, Board, GameFacts, InvalidPosition, Kind, Point, Position, Side};

impl RuleSheet {
    /// The facts that hold of every rule sheet of this family.
    pub fn facts(&self) -> &'static GameFacts {
        &FACTS
    }

    /// The board of the game.
    pub fn board(&self) -> &'static Board {
        Camelot::board()
    }

    /// The value of one option; `None` if there is no such option.
    pub fn setting(&self, option: &str) -> Option<String> {
        let mut options = self.options().into_iter();
        options.find(|one| one.name == option).map(|one| one.value)
    }

    /// Whether the first side has the dark men (C-02: White begins).
    pub fn is_dark_first(&self) -> bool {
        false
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
    pub fn start(&self) -> Camelot {
        Camelot::start(*self)
    }

    /// Parses a position.
    ///
    /// # Errors
    /// The part of the text that is wrong.
    pub fn read(&self, text: &str) -> Result<Camelot, InvalidPosition> {
        Camelot::parse(*self, text)
    }

    /// The kinds of men that the board distinguishes.
    pub(in crate::rules) fn kinds(&self) -> &'static [Kind] {
        &[Kind::Knight, Kind::Man]
    }

    /// The text of the position with these men; see [`Ruleset::arranged`](crate::rules::Ruleset::arranged).
    pub(in crate::rules) fn arranged_text(
        &self,
        men: &[Option<(Side, Kind)>],
        shown: &Arrangement,
        before: &Position,
    ) -> String {
        arranged(self.board(), men, shown, before)
    }
}

/// C-03, the text of §1.7: ranks from the top, runs of empty squares as counts.
fn arranged(
    board: &Board,
    men: &[Option<(Side, Kind)>],
    shown: &Arrangement,
    before: &Position,
) -> String {
    let mut places: Vec<_> = board.points.iter().zip(men).collect();
    places.sort_by_key(|(point, _)| (point.row, point.column));
    let rank = |row: &[(&Point, &Option<(Side, Kind)>)]| {
        let mut text = String::new();
        for run in row.chunk_by(|(_, one), (_, other)| one.is_none() && other.is_none()) {
            match run {
                [(_, Some(man)), ..] => text.push(letter(*man)),
                empty => text += &empty.len().to_string(),
            }
        }
        text
    };
    let ranks: Vec<String> = places
        .chunk_by(|(one, _), (other, _)| one.row == other.row)
        .map(rank)
        .collect();
    let now = before.text();
    let castle_moves = now.split(' ').nth(2).unwrap_or("00");
    let mover = if shown.second_moves { 'b' } else { 'w' };
    format!("{} {mover} {castle_moves} 0 1", ranks.join("/"))
}
