//! Penalty cards (002:70–73): the offences, and the ladder from one card to the next.

use crate::codes;
use serde::{Deserialize, Serialize};

/// A penalty card (002:70-73).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Card {
    /// A warning.
    Yellow,
    /// The player loses the turn to the opponent.
    Red,
}

/// A card that was shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct ShownCard {
    /// The card.
    pub card: Card,
    /// The reason for the card.
    pub offence: Offence,
    /// Whether a lower step of the ladder was skipped.
    pub skipped: bool,
}

/// The reason for a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Offence {
    /// An extended delay: the time for the turn has run out.
    Delay,
    /// A turn against the law, made on the real board.
    IllegalTurn,
    /// Unfair or rude behaviour.
    Misconduct,
    /// Noise that disturbs the other player.
    Noise,
    /// Help from others, accepted or requested.
    Help,
}

// Delay comes first, as the only offence with its own clause. The codes are those of the stored form.
codes!(Offence {
    Delay = "delay",
    IllegalTurn = "illegal-turn",
    Misconduct = "misconduct",
    Noise = "noise",
    Help = "help",
});

/// A step of a ladder of cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum LadderStep {
    /// Show the yellow card.
    Yellow,
    /// Show the red card.
    Red,
    /// Award the match to the opponent.
    Award,
}

impl From<Card> for LadderStep {
    fn from(card: Card) -> LadderStep {
        match card {
            Card::Yellow => LadderStep::Yellow,
            Card::Red => LadderStep::Red,
        }
    }
}

/// The first step of the ladder for an offence. Cards for all offences count
/// together, per player and game, and the ladder never restarts (§10.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ladder {
    /// Yellow, red, award (002:71-73).
    #[default]
    Yellow,
    /// Red at once, then the award.
    Red,
    /// The award at once.
    Award,
}

// The mildest comes first. The codes are those of the stored form.
codes!(Ladder {
    Yellow = "yellow",
    Red = "red",
    Award = "award",
});

impl Ladder {
    /// The next step for a player whose highest card is given.
    pub fn after(self, highest: Option<Card>) -> LadderStep {
        let next = match highest {
            None => LadderStep::Yellow,
            Some(Card::Yellow) => LadderStep::Red,
            Some(Card::Red) => LadderStep::Award,
        };
        next.max(match self {
            Ladder::Yellow => LadderStep::Yellow,
            Ladder::Red => LadderStep::Red,
            Ladder::Award => LadderStep::Award,
        })
    }
}
