//! A round bracket by bracket, with the value of each criterion.
//!
//! Criteria are evaluated from the pairs, not from the solver's costs, so a round that was
//! paired by hand has a report as well.

use super::field::{Field, Tenths};
use super::law::{self, Measure, PairedBracket};
use super::prepared::PreparedField;
use super::round::Round;
use crate::tournament::SwissSystem;

/// One bracket of a round. Players are indices into `Field::players`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BracketReport {
    /// The score of its residents.
    pub score: Tenths,
    /// Players moved down into it (MDPs), the highest first.
    pub moved: Vec<usize>,
    /// Players brought up into it from lower scores, in the Dubov system.
    pub up: Vec<usize>,
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
    /// The rules that paired the round.
    pub system: SwissSystem,
    /// The number of unwanted pairs in the whole round.
    pub unwanted: Measure,
    /// C5, for the whole round.
    pub bye: Measure,
    /// The player with the bye, where it is assigned before the first bracket. In the Dutch system it
    /// is the last one who goes down.
    pub sits_out: Option<usize>,
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
    let system = field.system_of_round();
    let bye = round.bye.and_then(|at| ready.rank_of(at));
    let brackets = match system {
        SwissSystem::Dutch => dutch_brackets(&ready, round, bye),
        SwissSystem::Burstein => without_bye(&ready, law::brackets(&ready, round), bye),
        SwissSystem::Dubov => with_upfloaters(&ready, round, bye),
    };
    RoundReport {
        system,
        unwanted: law::unwanted(field, round),
        bye: law::c5(&ready, bye),
        sits_out: round.bye.filter(|_| system != SwissSystem::Dutch),
        brackets,
    }
}

fn dutch_brackets(ready: &PreparedField, round: &Round, bye: Option<usize>) -> Vec<BracketReport> {
    let brackets = law::brackets(ready, round);
    let each = brackets
        .iter()
        .enumerate()
        .map(|(at, bracket)| BracketReport {
            measures: law::measures(ready, bracket, brackets.get(at + 1), bye),
            ..reported(ready, bracket)
        });
    each.collect()
}

/// The brackets without the player with the bye, who was chosen before the first of them.
fn without_bye(
    ready: &PreparedField,
    mut brackets: Vec<PairedBracket>,
    bye: Option<usize>,
) -> Vec<BracketReport> {
    for bracket in &mut brackets {
        bracket.moved.retain(|one| Some(*one) != bye);
        bracket.down.retain(|one| Some(*one) != bye);
    }
    let each = brackets.iter().map(|bracket| reported(ready, bracket));
    each.collect()
}

/// C.04.4.1:1.9 from the top, the players of a score who are left, and the lower ones whom they meet.
fn with_upfloaters(ready: &PreparedField, round: &Round, bye: Option<usize>) -> Vec<BracketReport> {
    let mut mate = vec![usize::MAX; ready.len()];
    for (first, second) in ready.ranks(&round.pairs) {
        mate[first] = second;
        mate[second] = first;
    }
    let place = |one: &usize| ready.all[*one].at;
    let group = |residents: Vec<usize>| {
        let last = residents.last().copied().unwrap_or(0);
        let score = ready.all[last].score;
        let is_left =
            |one: &usize| Some(*one) != bye && (residents[0]..ready.len()).contains(&mate[*one]);
        let left = residents.iter().copied().filter(is_left);
        let left = left.collect::<Vec<_>>();
        let up = left
            .iter()
            .map(|one| mate[*one])
            .filter(|mate| *mate > last);
        let pairs = left.iter().map(|one| (*one, mate[*one]));
        let pairs = pairs.filter(|(one, other)| one < other);
        BracketReport {
            score,
            moved: Vec::new(),
            up: up.map(|one| place(&one)).collect(),
            pairs: pairs
                .map(|(one, other)| (place(&one), place(&other)))
                .collect(),
            residents: residents.iter().map(place).collect(),
            down: Vec::new(),
            measures: Vec::new(),
        }
    };
    ready.score_groups().into_iter().map(group).collect()
}

/// A bracket without its measures.
fn reported(ready: &PreparedField, bracket: &PairedBracket) -> BracketReport {
    let place = |one: &usize| ready.all[*one].at;
    let places = |these: &[usize]| these.iter().map(place).collect();
    let pairs = bracket.pairs.iter();
    BracketReport {
        score: bracket.score,
        moved: places(&bracket.moved),
        up: Vec::new(),
        residents: places(&bracket.residents),
        pairs: pairs
            .map(|(one, other)| (place(one), place(other)))
            .collect(),
        down: places(&bracket.down),
        measures: Vec::new(),
    }
}
