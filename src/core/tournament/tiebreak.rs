//! Tie-breaks (FIDE C.07): one law, one file. Each figure can carry its working, so that a page
//! shows how it came about.

mod average;
mod boards;
mod buchholz;
mod code;
mod counts;
mod cut;
mod definition;
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
pub use definition::{Cut, Edition, Tiebreak};
pub use figure::{Contribution, ContributionReason, Figure, How};
pub use kind::{Kind, Knockout, LAWS, Law};
pub(super) use ledger::Ledger;
pub use value::Value;

/// Whether figures come with their working.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    /// With all contributions.
    Working,
    /// Only the values.
    Values,
}

impl Tiebreak {
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
