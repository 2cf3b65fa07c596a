//! The figure of a tie-break with its working: value, parts, and the reason of each part.

use super::{Kind, Tiebreak, Value};
use crate::tournament::{EntrantId, RoundNo};

/// One tie-break of one entrant, and how it came about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figure {
    /// Which tie-break.
    pub tiebreak: Tiebreak,
    /// The value; `None` where the tie-break does not apply: a direct
    /// encounter without somebody tied, an average of nobody.
    pub value: Option<Value>,
    /// How the value follows from the parts.
    pub how: How,
    /// What it is made of, by round. Empty if only the values were asked for.
    pub working: Vec<Contribution>,
}

/// How a value follows from its parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// The parts that are not cut are added up.
    Sum,
    /// The average of the parts that are not cut.
    Mean,
    /// The average, and what a table gives for the share of points.
    Performance {
        /// The average rating.
        mean: Value,
        /// What the table adds.
        plus: Value,
    },
    /// The lowest rating that would be expected to score so much.
    Perfect {
        /// Points scored in rated games.
        scored: Value,
    },
    /// Points in the matches of the tied teams, and what decided if they did not.
    Encounters {
        /// Points of the kind that does not come first, in these matches.
        second: Value,
        /// The tie-break for knockouts that separated two.
        by: Option<Kind>,
    },
    /// The parts that are not cut, added up, and a fraction of their opponents' points.
    Combined {
        /// The points that do not come first.
        scored: Value,
        /// The Buchholz.
        strength: Value,
        /// What it is divided by.
        divisor: Value,
    },
    /// Nothing: not all of those who are level have met, so they are not separated.
    NotAllMet,
    /// Not made of parts.
    Own,
}

impl Figure {
    /// Without what was counted, where it did not count. Who has met nobody who is still
    /// level stays one of whom just that is said.
    pub(in crate::tournament) fn strike(&mut self) {
        if self.value.take().is_some() {
            self.how = How::NotAllMet;
        }
        self.working.clear();
    }
}

/// What one round, or of teams one board, contributed to a tie-break.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contribution {
    /// The round; none where it is all rounds at one board.
    pub round: Option<RoundNo>,
    /// The opponent, where there was one.
    pub opponent: Option<EntrantId>,
    /// How much.
    pub value: Value,
    /// Why.
    pub reason: ContributionReason,
    /// Whether the round was not played by one's own doing (C.07:16.1.2).
    pub voluntary: bool,
    /// Whether it was cut, and so does not count.
    pub cut: bool,
}

/// Why a round contributes what it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ContributionReason {
    /// The points that the opponent has, and those scored in the game.
    Opponent {
        /// Points of the opponent, adjusted by C.07:16.3.
        has: Value,
        /// Points scored in the round.
        scored: Value,
    },
    /// Not played: counted as a game against a dummy opponent (C.07:16.4).
    Dummy {
        /// Points of the dummy: one's own, or the cap where that is lower.
        has: Value,
        /// Points awarded for the round.
        scored: Value,
    },
    /// A game against somebody tied.
    Encounter {
        /// Points scored in it.
        scored: Value,
        /// How many games of the two are averaged.
        games: u16,
    },
    /// A match against a tied team.
    Match {
        /// Match points scored in it.
        matches: Value,
        /// What was scored at the boards.
        boards: Value,
    },
    /// Points as they were awarded.
    Points,
    /// All that was scored at a board.
    Board {
        /// Which one.
        board: u16,
    },
    /// All that was scored at a board, times its number.
    BoardTimes {
        /// Which one.
        board: u16,
        /// How much was scored.
        scored: Value,
    },
    /// A game won.
    Won,
    /// A round without a game, worth a win.
    WonUnplayed,
    /// A game in which one moved second.
    MovedSecond,
    /// A round one was ready to play.
    Ready,
    /// More points in the round than the opponent.
    Better,
    /// As many points in the round as the opponent.
    Level,
    /// All points up to and with the round.
    Total,
    /// The opponent has at least half of all points, or not.
    Strength {
        /// Points of the opponent.
        has: Value,
    },
    /// The rating of the opponent.
    Rating,
    /// The same kind of figure, of the opponent.
    Theirs,
    /// Men counted: cows shot and lost, or discs of both.
    Counted {
        /// One's own: cows shot, or discs.
        own: u8,
        /// The opponent's.
        other: u8,
    },
    /// Discs, and the opponent's points times a constant.
    Brightwell {
        /// One's own discs.
        discs: u8,
        /// Points of the opponent.
        has: Value,
    },
    /// In place of a game or of an opponent who left: half of the discs, and
    /// one's own points times a constant.
    BrightwellDummy {
        /// One's own points.
        has: Value,
    },
}

impl ContributionReason {
    /// The points of the opponent, by whom Buchholz and its kin are cut.
    pub(super) fn has(self) -> Option<Value> {
        match self {
            ContributionReason::Opponent { has, .. } | ContributionReason::Dummy { has, .. } => {
                Some(has)
            }
            _ => None,
        }
    }

    /// The same with other points scored against the opponent.
    pub(super) fn with(self, scored: Value) -> ContributionReason {
        match self {
            ContributionReason::Opponent { has, .. } => {
                ContributionReason::Opponent { has, scored }
            }
            ContributionReason::Dummy { has, .. } => ContributionReason::Dummy { has, scored },
            other => other,
        }
    }
}

/// The sum of the parts that are not cut.
pub(super) fn sum(parts: &[Contribution]) -> (Option<Value>, How) {
    let kept = parts.iter().filter(|part| !part.cut);
    (Some(kept.map(|part| part.value).sum()), How::Sum)
}
