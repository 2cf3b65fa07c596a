//! A tie-break as regulations name it: a kind with modifiers.

use super::Value;
use super::tiebreak_kind::{Kind, KnockoutTiebreaks, LAWS};
use crate::tournament::TeamPoints;
use serde::{Deserialize, Serialize};

/// Separates entrants with equal points: a kind, and its modifiers. Written and parsed as a
/// code: `BH/C1`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tiebreak {
    pub(super) kind: Kind,
    /// `:MP`, `:GP`: which points of teams are counted; the primary points if `None`.
    pub(super) of: Option<TeamPoints>,
    pub(super) cut: Cut,
    /// `/L`: half-points more or less than half of all points.
    pub(super) limit: i8,
    /// `/P`: forfeits count as games against the scheduled opponent.
    pub(super) forfeits: bool,
    /// `/F`: as if the last round had been drawn.
    pub(super) fore: bool,
    /// `/R`: reversed order.
    pub(super) reversed: bool,
    /// `/U`: the rating of entrants without one. `/K`: the constant. `/S`: the seed.
    pub(super) number: u32,
}

/// Numbers of rounds that are cut.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cut {
    /// Number of least significant rounds.
    pub least: u8,
    /// Number of most significant rounds.
    pub most: u8,
}

/// The edition of C.07 that decides how rounds without a game count.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Edition {
    /// In force from 1 August 2024: a dummy opponent has the entrant's own points.
    #[serde(rename = "2024")]
    Of2024,
    /// In force from 1 March 2026: the points of a dummy opponent are capped (C.07:16.4).
    #[default]
    #[serde(rename = "2026")]
    Of2026,
}

/// The constant K of the Brightwell quotient for 13 rounds (World Othello Federation).
const USUAL_CONSTANT: u32 = 6;

impl Tiebreak {
    /// Direct encounter.
    pub const DIRECT_ENCOUNTER: Tiebreak = Tiebreak::plain(Kind::DirectEncounter);
    /// Buchholz.
    pub const BUCHHOLZ: Tiebreak = Tiebreak::plain(Kind::Buchholz);
    /// Sonneborn-Berger.
    pub const SONNEBORN_BERGER: Tiebreak = Tiebreak::plain(Kind::SonnebornBerger);
    /// Wins.
    pub const WINS: Tiebreak = Tiebreak::plain(Kind::Wins);
    /// The secondary points of teams.
    pub const OTHER_POINTS: Tiebreak = Tiebreak::plain(Kind::OtherPoints);
    /// Extended direct encounter.
    pub const EXTENDED_ENCOUNTER: Tiebreak =
        Tiebreak::plain(Kind::ExtendedEncounter(KnockoutTiebreaks::None));
    /// Match points of the opponents times match points.
    pub const MATCH_SONNEBORN_BERGER: Tiebreak = Tiebreak::plain(Kind::ExtendedSonneborn {
        has: TeamPoints::Match,
        scored: TeamPoints::Match,
    });
    /// Board count.
    pub const BOARD_COUNT: Tiebreak = Tiebreak::plain(Kind::BoardCount);

    /// A tie-break without modifiers.
    pub const fn plain(kind: Kind) -> Tiebreak {
        let number = match kind {
            Kind::Brightwell => USUAL_CONSTANT,
            _ => 0,
        };
        Tiebreak {
            kind,
            of: None,
            cut: Cut { least: 0, most: 0 },
            limit: 0,
            forfeits: false,
            fore: false,
            reversed: false,
            number,
        }
    }

    /// All tie-breaks without modifiers, in the order in which forms offer them.
    pub fn all() -> impl Iterator<Item = Tiebreak> {
        LAWS.iter().map(|law| Tiebreak::plain(law.kind))
    }

    /// The kind.
    pub fn kind(self) -> Kind {
        self.kind
    }

    /// The points of teams that are counted, if the code has `:MP` or `:GP`.
    pub fn points(self) -> Option<TeamPoints> {
        self.of
    }

    /// The rounds that are cut.
    pub fn cut(self) -> Cut {
        self.cut
    }

    /// The seed of a drawing of lots; the constant of the Brightwell quotient;
    /// the rating of entrants without one.
    pub fn number(self) -> u32 {
        self.number
    }

    /// The code with its modifiers, as in regulations and CSV files.
    pub fn code(self) -> String {
        self.to_string()
    }

    /// The English name, without the modifiers.
    pub fn name(self) -> &'static str {
        self.kind.law().name
    }

    /// Parses a code.
    pub fn from_code(code: &str) -> Option<Tiebreak> {
        code.parse().ok()
    }

    /// Whether a lower value is better.
    fn is_lower_better(self) -> bool {
        self.kind.is_lower_better() != self.reversed
    }

    /// The sort key of a value, the best first; entrants without a value come last.
    pub(in crate::tournament) fn order(self, value: Option<Value>) -> (bool, Value) {
        let value = value.map(|value| {
            if self.is_lower_better() {
                value
            } else {
                Value::default() - value
            }
        });
        (value.is_none(), value.unwrap_or_default())
    }
}
