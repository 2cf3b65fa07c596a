//! A computed tie-break: its value, the contributions it consists of, and the reason of each.

use super::{Kind, Tiebreak, Value};
use crate::tournament::{EntrantId, RoundNo};

/// The computed tie-break of one entrant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figure {
    /// The tie-break.
    pub tiebreak: Tiebreak,
    /// The value; `None` where the tie-break does not apply, such as a direct encounter without
    /// tied opponents, or an average over no opponents.
    pub value: Option<Value>,
    /// How the value follows from the parts.
    pub derivation: Derivation,
    /// The parts by round; empty with [`Detail::Values`](super::Detail::Values).
    pub working: Vec<Contribution>,
}

/// How a value follows from its parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Derivation {
    /// The sum of the parts that are not cut.
    Sum,
    /// The average of the parts that are not cut.
    Mean,
    /// The average rating of the opponents, plus a rating difference.
    Performance {
        /// The average rating of the opponents.
        mean: Value,
        /// The rating difference that the table gives for the percentage score.
        plus: Value,
    },
    /// The lowest rating whose expected score is at least the actual score.
    Perfect {
        /// Points scored in rated games.
        scored: Value,
    },
    /// Points in the matches between tied teams, and the tie-break that decided if they did not.
    Encounters {
        /// Secondary points in these matches.
        secondary: Value,
        /// The knockout tie-break that separated two teams.
        by: Option<Kind>,
    },
    /// The secondary points, and a fraction of the opponents' primary points.
    Combined {
        /// The secondary points.
        scored: Value,
        /// The Buchholz in primary points.
        strength: Value,
        /// The divisor of the Buchholz.
        divisor: Value,
    },
    /// No value: not all of the tied entrants have met, so that they are not separated.
    NotAllMet,
    /// A property of the entrant, without parts.
    Own,
}

impl Figure {
    /// Drops the value and its parts because not all of the tied entrants have met. The derivation
    /// of an entrant without a value, who has met none of them, stays.
    pub(in crate::tournament) fn drop_as_not_all_met(&mut self) {
        if self.value.take().is_some() {
            self.derivation = Derivation::NotAllMet;
        }
        self.working.clear();
    }
}

/// The contribution of one round, or of one board of a team, to a tie-break.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contribution {
    /// The round; `None` for all rounds at one board.
    pub round: Option<RoundNo>,
    /// The opponent, if there was one.
    pub opponent: Option<EntrantId>,
    /// The value.
    pub value: Value,
    /// Why the round contributes this value.
    pub reason: ContributionReason,
    /// Whether the entrant chose not to play the round (C.07:16.1.2).
    pub voluntary: bool,
    /// Whether the part was cut and does not count.
    pub cut: bool,
}

/// Why a round contributes its value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ContributionReason {
    /// The points of the opponent, and the points scored in the game.
    Opponent {
        /// Points of the opponent, adjusted by C.07:16.3.
        has: Value,
        /// Points scored in the round.
        scored: Value,
    },
    /// Not played: counted as a game against a dummy opponent (C.07:16.4).
    Dummy {
        /// Points of the dummy: the entrant's own, or the cap where that is lower.
        has: Value,
        /// Points awarded for the round.
        scored: Value,
    },
    /// A game against a tied entrant.
    Encounter {
        /// Points scored in it.
        scored: Value,
        /// Number of games between the two, which are averaged.
        games: u16,
    },
    /// A match against a tied team.
    Match {
        /// Match points scored in it.
        matches: Value,
        /// Game points scored in it.
        boards: Value,
    },
    /// Points as awarded.
    Points,
    /// All points scored at a board.
    Board {
        /// The number of the board.
        board: u16,
    },
    /// All points scored at a board, times its number.
    BoardTimes {
        /// The number of the board.
        board: u16,
        /// The points scored.
        scored: Value,
    },
    /// A game won.
    Won,
    /// A round without a game, worth a win.
    WonUnplayed,
    /// A game moving second.
    MovedSecond,
    /// A round that the entrant was available for.
    Ready,
    /// More points in the round than the opponent.
    Better,
    /// As many points in the round as the opponent.
    Level,
    /// All points up to and including the round.
    Total,
    /// A game against an opponent who has, or has not, at least half of all points.
    Strength {
        /// Points of the opponent.
        has: Value,
    },
    /// The rating of the opponent.
    Rating,
    /// The averaged tie-break of the opponent.
    Theirs,
    /// Counted pieces: cows shot and lost, or the discs of both.
    Counted {
        /// Cows shot, or the entrant's discs.
        own: u8,
        /// Cows lost, or the opponent's discs.
        other: u8,
    },
    /// Discs, and the opponent's points times a constant.
    Brightwell {
        /// The entrant's discs.
        discs: u8,
        /// Points of the opponent.
        has: Value,
    },
    /// A bye, or a game against an opponent who left: half of the discs, and the entrant's own
    /// points times a constant.
    BrightwellDummy {
        /// The entrant's points.
        has: Value,
    },
}

impl ContributionReason {
    /// The points of the opponent, by which Buchholz and related tie-breaks are cut.
    pub(super) fn has(self) -> Option<Value> {
        match self {
            ContributionReason::Opponent { has, .. } | ContributionReason::Dummy { has, .. } => {
                Some(has)
            }
            _ => None,
        }
    }

    /// The same reason with other points scored against the opponent.
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

/// The value of a tie-break, `None` where it does not apply, and how it follows from its parts.
pub(super) type Computed = (Option<Value>, Derivation);

/// The sum of the parts that are not cut.
pub(super) fn sum(parts: &[Contribution]) -> Computed {
    let kept = parts.iter().filter(|part| !part.cut);
    (Some(kept.map(|part| part.value).sum()), Derivation::Sum)
}
