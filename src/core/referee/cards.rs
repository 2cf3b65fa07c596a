//! Cards (002:70–73): what they are shown for, and the ladder from one card to the next.

use crate::codes;
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

/// A card that was shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct ShownCard {
    /// Which.
    pub card: Card,
    /// What for.
    pub offence: Offence,
    /// Whether a lower step of the ladder was left out.
    pub skipped: bool,
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
    /// Noise that disturbs the other player.
    Noise,
    /// Help from somebody else, taken or asked for.
    Help,
}

// The one with a clause of its own comes first. The codes are those of the stored form.
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

/// With which step a player who does something begins. Cards of all grounds
/// count together, per player and game, and never start anew (§10.6).
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
    /// The step after the highest card a player holds.
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
