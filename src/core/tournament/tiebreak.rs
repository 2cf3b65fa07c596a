//! Tie-breaks (FIDE C.07), one rule per file. A figure can carry its working, so that a page can
//! explain it.

mod average;
mod board_results;
mod buchholz;
mod code;
mod contribution;
mod counts;
mod cut;
mod definition;
mod direct_encounter;
mod discs;
mod extended_encounter;
mod input;
mod koya;
mod ledger;
mod lots;
mod progressive;
mod rating;
mod rating_table;
mod sonneborn_berger;
mod team_points;
mod tiebreak_kind;
mod unplayed;
mod value;

pub use code::BadCode;
pub use contribution::{Contribution, ContributionReason, Derivation, Figure};
pub use definition::{Cut, Edition, Tiebreak};
pub(super) use ledger::Ledger;
pub(super) use lots::drawn;
pub use tiebreak_kind::{Kind, KnockoutTiebreaks, LAWS, Law};
pub use value::Value;

use contribution::Computed;
use input::Input;

/// Whether figures carry their working.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    /// With all contributions.
    Working,
    /// Only the values.
    Values,
}

impl Tiebreak {
    /// The figure of an entrant at place `who` of the ledger, who is tied with the entrants of
    /// `group`, `who` included. `scratch` is a buffer to reuse.
    pub(super) fn figure(
        self,
        ledger: &Ledger<'_>,
        who: usize,
        group: &[usize],
        detail: Detail,
        scratch: &mut Vec<Contribution>,
    ) -> Figure {
        scratch.clear();
        let (value, derivation) = self.value(ledger, who, group, scratch);
        Figure {
            tiebreak: self,
            value,
            derivation,
            working: match detail {
                Detail::Working => scratch.clone(),
                Detail::Values => Vec::new(),
            },
        }
    }

    /// The order of a tied group, for tie-breaks that compare the group as a whole.
    pub(super) fn order_of(self, ledger: &Ledger<'_>, group: &[usize]) -> Option<Vec<Vec<usize>>> {
        match self.kind {
            Kind::DirectEncounter => {
                let ledger = ledger.counted(self.of);
                Some(direct_encounter::order(ledger, self, group))
            }
            Kind::ExtendedEncounter(_) => Some(extended_encounter::order(ledger, self, group)),
            Kind::TopBoards | Kind::BottomBoards => {
                Some(board_results::order(ledger, self.kind, group))
            }
            _ => None,
        }
    }

    /// Whether a direct encounter did not separate a group because some of it have not met.
    pub(super) fn is_undecided(
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
        tied: &[usize],
        parts: &mut Vec<Contribution>,
    ) -> Computed {
        let all = Input {
            ledger,
            tiebreak: self,
            who,
            tied,
        };
        let counted = |points| Input {
            ledger: ledger.counted(points),
            ..all
        };
        let input = counted(self.of);
        match self.kind {
            Kind::Scored(_) | Kind::OtherPoints => team_points::scored(all, parts),
            Kind::Combination => team_points::combination(all, parts),
            Kind::ExtendedSonneborn { has, scored } => {
                sonneborn_berger::value(counted(Some(has)), ledger.counted(Some(scored)), parts)
            }
            Kind::ExtendedEncounter(_) => extended_encounter::value(all, parts),
            Kind::BoardCount | Kind::TopBoards | Kind::BottomBoards => {
                board_results::value(all, parts)
            }
            Kind::DirectEncounter => direct_encounter::value(input, parts),
            Kind::Buchholz | Kind::Fore => buchholz::value(input, parts),
            Kind::SonnebornBerger => sonneborn_berger::value(input, input.ledger, parts),
            Kind::AverageBuchholz | Kind::AveragePerformance | Kind::AveragePerfect => {
                average::value(input, parts)
            }
            Kind::Progressive => progressive::value(input, parts),
            Kind::Koya => koya::value(input, parts),
            Kind::AverageRating | Kind::Performance | Kind::Perfect => rating::value(input, parts),
            Kind::CowDifference | Kind::DiscDifference | Kind::Brightwell => {
                discs::value(input, parts)
            }
            Kind::Rating => (rating::own(input.ledger, self, who), Derivation::Own),
            Kind::Number | Kind::Lots => (Some(lots::value(input)), Derivation::Own),
            Kind::Wins
            | Kind::GamesWon
            | Kind::GamesSecond
            | Kind::WonSecond
            | Kind::Elected
            | Kind::Standard => counts::value(input, parts),
        }
    }
}
