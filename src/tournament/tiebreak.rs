//! What separates entrants with equal points. One law, one file; the figures
//! say how they came about.

mod buchholz;
mod cow_difference;
pub(super) mod direct_encounter;
mod figure;
mod sonneborn_berger;
mod unplayed;
mod wins;

pub use figure::{Because, Contribution, Figure, Value};
pub(super) use unplayed::Ledger;

use super::EntrantId;
use serde::{Deserialize, Serialize};

/// What separates entrants with equal points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tiebreak {
    /// The games of the tied entrants against each other.
    DirectEncounter,
    /// The points of the opponents.
    Buchholz,
    /// The points of the opponents, times what was scored against them.
    SonnebornBerger,
    /// Games won, played or not.
    Wins,
    /// Cows shot minus cows lost in recorded games.
    CowDifference,
}

/// A tie-break as it stands in the regulations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Law {
    /// Which one.
    pub tiebreak: Tiebreak,
    /// Its code, as in C.07 where it stands there.
    pub code: &'static str,
    /// Its English name.
    pub name: &'static str,
    /// Where it comes from; FIDE Handbook C.07 in the edition of 1 March 2026.
    pub source: &'static str,
    /// How rounds without a game count (English, for documents).
    pub unplayed: &'static str,
}

/// All tie-breaks there are.
pub const LAWS: [Law; 5] = [
    Law {
        tiebreak: Tiebreak::DirectEncounter,
        code: "DE",
        name: "Direct encounter",
        source: "C.07:6",
        unplayed: "forfeits are no encounters, except in a round robin (C.07:15.2)",
    },
    Law {
        tiebreak: Tiebreak::Buchholz,
        code: "BH",
        name: "Buchholz",
        source: "C.07:8.1",
        unplayed: "a dummy opponent with one's own points, capped (C.07:16.4)",
    },
    Law {
        tiebreak: Tiebreak::SonnebornBerger,
        code: "SB",
        name: "Sonneborn-Berger",
        source: "C.07:9.1",
        unplayed: "as in Buchholz, times the points awarded; nothing for a bye in a round robin",
    },
    Law {
        tiebreak: Tiebreak::Wins,
        code: "WIN",
        name: "Wins",
        source: "C.07:7.1",
        unplayed: "each round worth a win counts, played or not",
    },
    Law {
        tiebreak: Tiebreak::CowDifference,
        code: "CD",
        name: "Cow difference",
        source: "our own: cows shot minus cows lost",
        unplayed: "nothing; nor do games whose cows nobody counted",
    },
];

impl Tiebreak {
    /// All tie-breaks, in the order in which they are offered.
    pub fn all() -> impl Iterator<Item = Tiebreak> {
        LAWS.iter().map(|law| law.tiebreak)
    }

    /// The short code of regulations, also used in CSV.
    pub fn code(self) -> &'static str {
        self.law().map_or("", |law| law.code)
    }

    /// The English name.
    pub fn name(self) -> &'static str {
        self.law().map_or("", |law| law.name)
    }

    /// The tie-break that a code means.
    pub fn by_code(code: &str) -> Option<Tiebreak> {
        LAWS.iter()
            .find(|law| law.code.eq_ignore_ascii_case(code))
            .map(|law| law.tiebreak)
    }

    /// Its line in the table of laws.
    pub fn law(self) -> Option<&'static Law> {
        LAWS.iter().find(|law| law.tiebreak == self)
    }

    /// The figure of an entrant who is tied with `group` (himself included).
    pub(super) fn figure(self, ledger: &Ledger, entrant: EntrantId, group: &[EntrantId]) -> Figure {
        match self {
            Tiebreak::DirectEncounter => direct_encounter::figure(ledger, entrant, group),
            Tiebreak::Buchholz => buchholz::figure(ledger, entrant),
            Tiebreak::SonnebornBerger => sonneborn_berger::figure(ledger, entrant),
            Tiebreak::Wins => wins::figure(ledger, entrant),
            Tiebreak::CowDifference => cow_difference::figure(ledger, entrant),
        }
    }
}
