use serde::{Deserialize, Serialize};

/// A card the umpire can show (002:70-73).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Card {
    /// A warning.
    Yellow,
    /// The opponent is given the next turn.
    Red,
}

/// What a card is shown for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Offence {
    /// An extended delay: the minute has run out.
    Delay,
    /// A turn against the law, made on the real board.
    IllegalTurn,
    /// Unfair or rude behaviour.
    Misconduct,
}

/// The next step of the ladder for a player (002:71-73).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Show the yellow card.
    Yellow,
    /// Show the red card.
    Red,
    /// Award the match to the opponent.
    Award,
}

impl Step {
    /// The step after the highest card a player holds. The ladder runs through
    /// the whole game and does not start anew with each delay (§10.6).
    pub fn after(highest: Option<Card>) -> Step {
        match highest {
            None => Step::Yellow,
            Some(Card::Yellow) => Step::Red,
            Some(Card::Red) => Step::Award,
        }
    }
}
