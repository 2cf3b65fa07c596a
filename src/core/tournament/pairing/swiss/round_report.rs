//! A round bracket by bracket, with the value of each criterion.
//!
//! Criteria are evaluated from the pairs, not from the solver's costs, so a round that was
//! paired by hand has a report as well.

use super::field::{Field, SwissSystem, Tenths};
use super::law::{self, Measure};
use super::prepared::PreparedField;
use super::round::Round;

/// One bracket of a round. Players are indices into `Field::players`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BracketReport {
    /// The score of its residents.
    pub score: Tenths,
    /// Players moved down into it (MDPs), the highest first.
    pub moved: Vec<usize>,
    /// Its score group, the highest first.
    pub residents: Vec<usize>,
    /// Its pairs, the higher ranked player first.
    pub pairs: Vec<(usize, usize)>,
    /// Players who float down or, in the last bracket, get the bye.
    pub down: Vec<usize>,
    /// C6 to C21, in order; none for a round that is not by the Dutch system.
    pub measures: Vec<Measure>,
}

/// The report of a whole round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundReport {
    /// The number of unwanted pairs in the whole round.
    pub unwanted: Measure,
    /// C5, for the whole round.
    pub bye: Measure,
    /// The brackets from the top.
    pub brackets: Vec<BracketReport>,
}

impl RoundReport {
    /// The score of a player before the round.
    pub fn score_of(&self, place: usize) -> Option<Tenths> {
        let mut brackets = self.brackets.iter();
        let own = brackets.find(|bracket| bracket.residents.contains(&place));
        own.map(|bracket| bracket.score)
    }
}

/// The report of a round in which every participant is paired or has the bye.
pub fn report(field: &Field, round: &Round) -> RoundReport {
    let ready = PreparedField::of(field);
    let bye = round.bye.and_then(|at| ready.rank_of(at));
    let brackets = law::brackets(&ready, round);
    let reports = brackets.iter().enumerate().map(|(at, bracket)| {
        let place = |one: &usize| ready.all[*one].at;
        let places = |these: &[usize]| these.iter().map(place).collect();
        let pairs = bracket.pairs.iter();
        BracketReport {
            score: bracket.score,
            moved: places(&bracket.moved),
            residents: places(&bracket.residents),
            pairs: pairs
                .map(|(one, other)| (place(one), place(other)))
                .collect(),
            down: places(&bracket.down),
            measures: match field.system_of_round() {
                SwissSystem::Dutch => law::measures(&ready, bracket, brackets.get(at + 1), bye),
                SwissSystem::Burstein | SwissSystem::Dubov => Vec::new(),
            },
        }
    });
    RoundReport {
        unwanted: law::unwanted(field, round),
        bye: law::c5(&ready, bye),
        brackets: reports.collect(),
    }
}
