//! A tie-break as regulations name it: a kind and its modifiers.

use super::Value;
use super::kind::{Kind, Knockout, LAWS};
use crate::tournament::TeamPoints;
use serde::{Deserialize, Serialize};

/// What separates entrants with equal points: a kind, and the modifiers that
/// go with it. Written and read as a code: `BH/C1`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tiebreak {
    pub(super) kind: Kind,
    /// `:MP`, `:GP`: which points of teams are counted; the primary ones without it.
    pub(super) of: Option<TeamPoints>,
    pub(super) cut: Cut,
    /// `/L`: half-points more or less than half of all points.
    pub(super) limit: i8,
    /// `/P`: forfeits count as games against the opponent one was to meet.
    pub(super) forfeits: bool,
    /// `/F`: as if the last round had been drawn.
    pub(super) fore: bool,
    /// `/R`: the other way round.
    pub(super) reversed: bool,
    /// `/U`, `/K`, `/S`: the rating of who has none, the constant, the seed.
    pub(super) number: u32,
}

/// How many rounds are cut: those that count least, and those that count most.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cut {
    /// How many of the least.
    pub least: u8,
    /// How many of the most.
    pub most: u8,
}

/// The edition of C.07 by which rounds without a game count.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Edition {
    /// In force from 1 August 2024: a dummy has one's own points.
    #[serde(rename = "2024")]
    Of2024,
    /// In force from 1 March 2026: a dummy's points are capped (C.07:16.4).
    #[default]
    #[serde(rename = "2026")]
    Of2026,
}

/// K of the Brightwell quotient at 13 rounds (World Othello Federation).
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
    /// Cow difference.
    pub const COW_DIFFERENCE: Tiebreak = Tiebreak::plain(Kind::CowDifference);

    /// Of teams, the points that do not come first.
    pub const OTHER_POINTS: Tiebreak = Tiebreak::plain(Kind::OtherPoints);
    /// Extended direct encounter.
    pub const EXTENDED_ENCOUNTER: Tiebreak =
        Tiebreak::plain(Kind::ExtendedEncounter(Knockout::None));
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

    /// All tie-breaks without modifiers, in the order in which they are offered.
    pub fn all() -> impl Iterator<Item = Tiebreak> {
        LAWS.iter().map(|law| Tiebreak::plain(law.kind))
    }

    /// What it counts.
    pub fn kind(self) -> Kind {
        self.kind
    }

    /// Which points of teams are counted, where that is said: `:MP`, `:GP`.
    pub fn points(self) -> Option<TeamPoints> {
        self.of
    }

    /// How much is cut.
    pub fn cut(self) -> Cut {
        self.cut
    }

    /// The seed of a drawing of lots; the constant of the Brightwell quotient;
    /// the rating given to who has none.
    pub fn number(self) -> u32 {
        self.number
    }

    /// The code of regulations, with its modifiers, also used in CSV.
    pub fn code(self) -> String {
        self.to_string()
    }

    /// The English name, without the modifiers.
    pub fn name(self) -> &'static str {
        self.kind.law().name
    }

    /// The tie-break that a code means.
    pub fn from_code(code: &str) -> Option<Tiebreak> {
        code.parse().ok()
    }

    /// Whether the lower value is the better one.
    fn is_lower_better(self) -> bool {
        self.kind.is_lower_better() != self.reversed
    }

    /// What to sort by, the best first; who has no value stands last.
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
