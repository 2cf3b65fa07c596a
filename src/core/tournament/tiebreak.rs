//! What separates entrants with equal points. One law, one file; the figures
//! say how they came about.

mod average;
mod boards;
mod buchholz;
mod code;
mod counts;
mod cut;
mod direct_encounter;
mod discs;
mod extended_encounter;
mod figure;
mod kind;
mod koya;
mod ledger;
mod lots;
mod progressive;
mod rating;
mod rating_table;
mod sonneborn_berger;
mod team_points;
mod unplayed;
mod value;

pub use code::BadCode;
pub use figure::{Because, Contribution, Figure, How};
pub use kind::{Kind, Knockout, LAWS, Law};
pub(super) use ledger::Ledger;
pub use value::Value;

use super::TeamPoints;
use serde::{Deserialize, Serialize};

/// What separates entrants with equal points: a kind, and the modifiers that
/// go with it. Written and read as a code: `BH/C1`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tiebreak {
    kind: Kind,
    /// `:MP`, `:GP`: which points of teams are counted; the primary ones without it.
    of: Option<TeamPoints>,
    cut: Cut,
    /// `/L`: half-points more or less than half of all points.
    limit: i8,
    /// `/P`: forfeits count as games against the opponent one was to meet.
    forfeits: bool,
    /// `/F`: as if the last round had been drawn.
    fore: bool,
    /// `/R`: the other way round.
    reversed: bool,
    /// `/U`, `/K`, `/S`: the rating of who has none, the constant, the seed.
    number: u32,
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

/// Whether figures come with their working.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    /// With all contributions.
    Working,
    /// Only the values.
    Values,
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
    pub(super) fn order(self, value: Option<Value>) -> (bool, Value) {
        let value = value.map(|value| {
            if self.is_lower_better() {
                value
            } else {
                Value::default() - value
            }
        });
        (value.is_none(), value.unwrap_or_default())
    }

    /// The figure of an entrant, by place in the ledger, who is tied with
    /// `group` (himself included). `scratch` is room to work in.
    pub(super) fn figure(
        self,
        ledger: &Ledger<'_>,
        who: usize,
        group: &[usize],
        detail: Detail,
        scratch: &mut Vec<Contribution>,
    ) -> Figure {
        scratch.clear();
        let (value, how) = self.value(ledger, who, group, scratch);
        Figure {
            tiebreak: self,
            value,
            how,
            working: match detail {
                Detail::Working => scratch.clone(),
                Detail::Values => Vec::new(),
            },
        }
    }

    /// A tied group in its order, where the tie-break looks at the group as a whole.
    pub(super) fn order_of(self, ledger: &Ledger<'_>, group: &[usize]) -> Option<Vec<Vec<usize>>> {
        match self.kind {
            Kind::DirectEncounter => {
                let ledger = ledger.counted(self.of);
                Some(direct_encounter::order(ledger, self, group))
            }
            Kind::ExtendedEncounter(_) => Some(extended_encounter::order(ledger, self, group)),
            Kind::TopBoards | Kind::BottomBoards => Some(boards::order(ledger, self.kind, group)),
            _ => None,
        }
    }

    /// Whether a tie-break that looks at the group as a whole says nothing of it, as it was
    /// not separated and some of it have not met.
    pub(super) fn says_nothing(
        self,
        ledger: &Ledger<'_>,
        group: &[usize],
        order: &[Vec<usize>],
    ) -> bool {
        let ledger = ledger.counted(self.of);
        let is_encounter = matches!(
            self.kind,
            Kind::DirectEncounter | Kind::ExtendedEncounter(_)
        );
        is_encounter && order.len() == 1 && direct_encounter::is_open(ledger, self, group)
    }

    fn value(
        self,
        ledger: &Ledger<'_>,
        who: usize,
        group: &[usize],
        parts: &mut Vec<Contribution>,
    ) -> (Option<Value>, How) {
        let all = ledger;
        let ledger = ledger.counted(self.of);
        match self.kind {
            Kind::Scored(_) | Kind::OtherPoints => team_points::scored(all, self.kind, who, parts),
            Kind::Combination => team_points::combination(all, self, who, parts),
            Kind::ExtendedSonneborn { has, scored } => {
                let both = (all.counted(Some(has)), all.counted(Some(scored)));
                sonneborn_berger::value(both, self, who, parts)
            }
            Kind::ExtendedEncounter(_) => extended_encounter::value(all, self, who, group, parts),
            Kind::BoardCount | Kind::TopBoards | Kind::BottomBoards => {
                boards::value(all, self.kind, who, group, parts)
            }
            Kind::DirectEncounter => direct_encounter::value(ledger, self, who, group, parts),
            Kind::Buchholz | Kind::Fore => buchholz::value(ledger, self, who, parts),
            Kind::SonnebornBerger => sonneborn_berger::value((ledger, ledger), self, who, parts),
            Kind::AverageBuchholz | Kind::AveragePerformance | Kind::AveragePerfect => {
                average::value(ledger, self, who, parts)
            }
            Kind::Progressive => progressive::value(ledger, self, who, parts),
            Kind::Koya => koya::value(ledger, self, who, parts),
            Kind::AverageRating | Kind::Performance | Kind::Perfect => {
                rating::value(ledger, self, who, parts)
            }
            Kind::CowDifference | Kind::DiscDifference | Kind::Brightwell => {
                discs::value(ledger, self, who, parts)
            }
            Kind::Rating => (rating::own(ledger, self, who), How::Own),
            Kind::Number | Kind::Lots => (Some(lots::value(ledger, self, who)), How::Own),
            Kind::Wins
            | Kind::GamesWon
            | Kind::GamesSecond
            | Kind::WonSecond
            | Kind::Elected
            | Kind::Standard => counts::value(ledger, self, who, parts),
        }
    }
}

/// The sum of the parts that are not cut.
fn sum(parts: &[Contribution]) -> (Option<Value>, How) {
    let kept = parts.iter().filter(|part| !part.cut);
    (Some(kept.map(|part| part.value).sum()), How::Sum)
}
