//! Results of pairings and kinds of byes.

use crate::codes;
use crate::rules::{BySide, Side};
use serde::{Deserialize, Serialize};

/// The result of a game for one of the players.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Score {
    /// Lost.
    Loss,
    /// Drawn.
    Draw,
    /// Won.
    Win,
}

/// The result of a pairing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PairingResult {
    /// Played to the end and won by a side.
    Won(Side),
    /// Played and drawn.
    Drawn,
    /// Played, and awarded to a side by the umpire.
    Awarded(Side),
    /// Not played: the other side was absent.
    Forfeit(Side),
    /// Not played: both sides were absent.
    DoubleForfeit,
    /// Played; by a penalty the side got half a point, and the other side nothing.
    HalfPoint(Side),
    /// Played, and lost by both sides.
    BothLost,
}

// The most frequent results come first, as forms list them in this order.
codes!(PairingResult {
    Won(Side::First) = "1-0",
    Won(Side::Second) = "0-1",
    Drawn = "1/2-1/2",
    Awarded(Side::First) = "1-0 award",
    Awarded(Side::Second) = "0-1 award",
    Forfeit(Side::First) = "1-0 forfeit",
    Forfeit(Side::Second) = "0-1 forfeit",
    DoubleForfeit = "0-0 forfeit",
    HalfPoint(Side::First) = "1/2-0",
    HalfPoint(Side::Second) = "0-1/2",
    BothLost = "0-0",
});

/// A score with hyphens, without blanks inside, and perhaps a word after a blank.
fn plain(text: &str) -> String {
    let sign = |letter: char| match letter {
        '‐' | '‑' | '‒' | '–' | '—' | '−' | ':' => '-',
        letter => letter.to_ascii_lowercase(),
    };
    let text: String = text.trim().chars().map(sign).collect();
    let is_word = |letter: char| letter.is_ascii_alphabetic();
    let (score, word) = text.split_at(text.find(is_word).unwrap_or(text.len()));
    let score: String = score.split_whitespace().collect();
    let score = score
        .replace("1/2", "½")
        .replace("+/-", "+-")
        .replace("-/+", "-+");
    let half = |part: &str| match part {
        "½" | "0.5" | ".5" | "0,5" => "1/2".to_owned(),
        "1.0" | "1,0" => "1".to_owned(),
        "0.0" | "0,0" => "0".to_owned(),
        other => other.to_owned(),
    };
    let score = match score.split_once('-') {
        // One number for both sides of a drawn game.
        None if score == "½" => "1/2-1/2".to_owned(),
        None => score,
        Some((first, second)) => format!("{}-{}", half(first), half(second)),
    };
    format!("{score} {}", word.trim()).trim_end().to_owned()
}

impl PairingResult {
    /// The winning side.
    pub fn winner(self) -> Option<Side> {
        match self {
            PairingResult::Won(side)
            | PairingResult::Awarded(side)
            | PairingResult::Forfeit(side) => Some(side),
            PairingResult::Drawn
            | PairingResult::DoubleForfeit
            | PairingResult::HalfPoint(_)
            | PairingResult::BothLost => None,
        }
    }

    /// The result for a side: a side with half a point has drawn, even if the other has lost.
    pub fn score(self, side: Side) -> Score {
        match (self, self.winner()) {
            (_, Some(winner)) if winner == side => Score::Win,
            (PairingResult::Drawn, _) => Score::Draw,
            (PairingResult::HalfPoint(lucky), _) if lucky == side => Score::Draw,
            _ => Score::Loss,
        }
    }

    /// The same result where the players are named in the other order.
    #[must_use]
    pub fn turned(self) -> PairingResult {
        match self {
            PairingResult::Won(side) => PairingResult::Won(!side),
            PairingResult::Awarded(side) => PairingResult::Awarded(!side),
            PairingResult::Forfeit(side) => PairingResult::Forfeit(!side),
            PairingResult::HalfPoint(side) => PairingResult::HalfPoint(!side),
            same @ (PairingResult::Drawn
            | PairingResult::DoubleForfeit
            | PairingResult::BothLost) => same,
        }
    }

    /// Parses a result as people and programs write it: `1-0`, `1–0`, `1 - 0`, `1:0`, `½–½`,
    /// `0.5-0.5`, `1/2-1/2`, and with a word `1-0 forfeit`, `0–1 award`; `+:-`, `-/+` and `-:-` are
    /// forfeits.
    pub fn read(text: &str) -> Option<PairingResult> {
        let plain = plain(text);
        let (score, word) = match plain.split_once(' ') {
            Some((score, word)) => (score, format!(" {word}")),
            None => (plain.as_str(), String::new()),
        };
        match score {
            "+--" | "+-" => return PairingResult::from_code("1-0 forfeit"),
            "--+" | "-+" => return PairingResult::from_code("0-1 forfeit"),
            "---" | "--" => return PairingResult::from_code("0-0 forfeit"),
            _ => {}
        }
        PairingResult::from_code(&format!("{score}{word}"))
    }

    /// Whether the two have met; a forfeit is not a meeting (C.04.2:3.5).
    pub fn is_meeting(self) -> bool {
        !matches!(
            self,
            PairingResult::Forfeit(_) | PairingResult::DoubleForfeit
        )
    }
}

/// A result with the counted pieces of each side, if the game was recorded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Scored {
    /// The result.
    pub result: PairingResult,
    /// Cows shot by each side; in Reversi the discs of each side at the end, empty
    /// squares with the winner's. `None` if not counted.
    pub shot: Option<BySide<u8>>,
}

/// Why an entrant has no opponent in a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ByeKind {
    /// The pairing-allocated bye, worth [`super::Scoring::bye`].
    Allocated,
    /// Requested, or given by the organiser, worth a win.
    Full,
    /// Requested, or given by the organiser, worth a draw.
    Half,
    /// Absent, worth 0 points.
    Absent,
}

codes!(ByeKind {
    Allocated = "bye",
    Full = "full",
    Half = "half",
    Absent = "absent",
});
