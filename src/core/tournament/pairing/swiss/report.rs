//! A round bracket by bracket, with the value of each criterion.
//!
//! The criteria are counted here from the pairs, not from the costs by which the
//! pairs were found; so any round has a report, also one that was made by hand.

use super::field::{Field, Tenths};
use super::prepared::{PreparedField, PreparedPlayer};
use super::quality::{
    c10_apart_too_far, c11_third_time, c12_denied, c13_strongly_denied, was_down, was_up,
};
use super::round::Round;
use std::cmp::Reverse;

/// The criteria of C.04.3:2 that candidates are compared by, the first above all others.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(
    missing_docs,
    reason = "named as in the regulations; see `docs/LAW.md`"
)]
pub enum Criterion {
    /// Pairs of those who shall not meet; before C5 and for the whole round.
    Unwanted,
    C5,
    C6,
    C7,
    C8,
    C9,
    C10,
    C11,
    C12,
    C13,
    C14,
    C15,
    C16,
    C17,
    C18,
    C19,
    C20,
    C21,
}

/// What a criterion comes to. Of two, the one whose first different number is
/// lower is better; if there is none, the one with fewer numbers.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Measure {
    /// The criterion.
    pub criterion: Criterion,
    /// A count, scores in tenths from the highest (C5, C7), score differences
    /// in tenths from the highest (C18 to C21), or for C8 the next bracket's C6
    /// and then its C7. Nothing where the criterion does not speak of the bracket.
    pub value: Vec<Tenths>,
}

/// One bracket of a round. All are places in `Field::players`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BracketReport {
    /// The score of its residents.
    pub score: Tenths,
    /// Who was moved down into it, the highest first.
    pub moved: Vec<usize>,
    /// Its own score group, the highest first.
    pub residents: Vec<usize>,
    /// Who meets whom, the higher in front.
    pub pairs: Vec<(usize, usize)>,
    /// Who goes down, or sits out.
    pub down: Vec<usize>,
    /// C6 to C21, in order.
    pub measures: Vec<Measure>,
}

/// A whole round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundReport {
    /// Pairs of those who shall not meet, in the whole round.
    pub unwanted: Measure,
    /// C5, for the whole round.
    pub bye: Measure,
    /// From the top.
    pub brackets: Vec<BracketReport>,
}

impl RoundReport {
    /// The score of somebody in the round.
    pub fn score_of(&self, place: usize) -> Option<Tenths> {
        let mut brackets = self.brackets.iter();
        let own = brackets.find(|bracket| bracket.residents.contains(&place));
        own.map(|bracket| bracket.score)
    }
}

/// The report of a round in which everybody who is here is paired or has the bye.
pub fn report(field: &Field, round: &Round) -> RoundReport {
    let ready = PreparedField::of(field);
    let mut rank = vec![usize::MAX; field.players.len()];
    for (at, one) in ready.all.iter().enumerate() {
        rank[one.at] = at;
    }
    let mut mate = vec![usize::MAX; ready.len()];
    for (first, second) in &round.pairs {
        let (first, second) = (rank[*first], rank[*second]);
        if first < mate.len() && second < mate.len() {
            mate[first] = second;
            mate[second] = first;
        }
    }
    let steps = steps(&ready, &mate);
    let brackets = (0..steps.len())
        .map(|at| BracketReport {
            measures: measures(&ready, &steps[at], steps.get(at + 1), round.bye),
            ..steps[at].report(&ready)
        })
        .collect();
    let sits_out = round.bye.and_then(|bye| ready.all.get(rank[bye]));
    let is_unwanted = |(first, second): &&(usize, usize)| {
        let mut unwanted = field.unwanted.iter();
        unwanted.any(|pair| *pair == (*first, *second) || *pair == (*second, *first))
    };
    RoundReport {
        unwanted: Measure {
            criterion: Criterion::Unwanted,
            value: vec![round.pairs.iter().filter(is_unwanted).count() as Tenths],
        },
        bye: Measure {
            criterion: Criterion::C5,
            value: sits_out.map(|one| one.score).into_iter().collect(),
        },
        brackets,
    }
}

/// A bracket, as ranks.
struct Step {
    score: Tenths,
    moved: Vec<usize>,
    group: Vec<usize>,
    pairs: Vec<(usize, usize)>,
    down: Vec<usize>,
}

fn steps(ready: &PreparedField, mate: &[usize]) -> Vec<Step> {
    let mut moved = Vec::new();
    let mut steps = Vec::new();
    for group in ready.score_groups() {
        let last = group.last().copied().unwrap_or(0);
        let own = moved.iter().chain(&group).copied();
        let (paired, down) = own.partition::<Vec<usize>, _>(|one| mate[*one] <= last);
        let pairs = paired.iter().map(|one| (*one, mate[*one]));
        let step = Step {
            score: ready.all[last].score,
            moved: std::mem::replace(&mut moved, down.clone()),
            pairs: pairs.filter(|(one, other)| one < other).collect(),
            group,
            down,
        };
        steps.push(step);
    }
    steps
}

impl Step {
    fn report(&self, ready: &PreparedField) -> BracketReport {
        let place = |one: &usize| ready.all[*one].at;
        let places = |these: &[usize]| these.iter().map(place).collect();
        BracketReport {
            score: self.score,
            moved: places(&self.moved),
            residents: places(&self.group),
            pairs: self
                .pairs
                .iter()
                .map(|(one, other)| (place(one), place(other)))
                .collect(),
            down: places(&self.down),
            measures: Vec::new(),
        }
    }

    fn is_moved(&self, one: usize) -> bool {
        self.moved.contains(&one)
    }
}

/// C6, then C7.
fn floaters(ready: &PreparedField, step: &Step) -> Vec<Tenths> {
    let mut scores = step
        .down
        .iter()
        .map(|one| ready.all[*one].score)
        .collect::<Vec<_>>();
    scores.sort_unstable_by_key(|score| Reverse(*score));
    scores.insert(0, step.down.len() as Tenths);
    scores
}

fn measures(
    ready: &PreparedField,
    step: &Step,
    next: Option<&Step>,
    bye: Option<usize>,
) -> Vec<Measure> {
    use Criterion::{C6, C7, C8, C9, C10, C11, C12, C13, C14, C15, C16, C17, C18, C19, C20, C21};
    let floaters_here = floaters(ready, step);
    let pairs = |is_so: fn(&PreparedPlayer, &PreparedPlayer) -> bool| {
        let both = |(one, other): &&(usize, usize)| is_so(&ready.all[*one], &ready.all[*other]);
        vec![step.pairs.iter().filter(both).count() as Tenths]
    };
    let measure = |(criterion, value)| Measure { criterion, value };
    [
        (C6, floaters_here[..1].to_vec()),
        (C7, floaters_here[1..].to_vec()),
        (
            C8,
            next.map(|next| floaters(ready, next)).unwrap_or_default(),
        ),
        (C9, c9_unplayed(ready, step, bye)),
        (C10, pairs(c10_apart_too_far)),
        (C11, pairs(c11_third_time)),
        (C12, pairs(c12_denied)),
        (C13, pairs(c13_strongly_denied)),
        (C14, c14_down_again(ready, step, 0)),
        (C15, c15_up_again(ready, step, 0)),
        (C16, c14_down_again(ready, step, 1)),
        (C17, c15_up_again(ready, step, 1)),
        (C18, c18_moved_down_again(ready, step, 0)),
        (C19, c19_moved_to_up_again(ready, step, 0)),
        (C20, c18_moved_down_again(ready, step, 1)),
        (C21, c19_moved_to_up_again(ready, step, 1)),
    ]
    .map(measure)
    .into()
}

/// C9 only if the one who goes down is the one who sits out.
fn c9_unplayed(ready: &PreparedField, step: &Step, bye: Option<usize>) -> Vec<Tenths> {
    match step.down.as_slice() {
        [one] if Some(ready.all[*one].at) == bye => vec![ready.all[*one].unplayed as Tenths],
        _ => Vec::new(),
    }
}

/// C14 and C16 residents who go down and did so before.
fn c14_down_again(ready: &PreparedField, step: &Step, ago: usize) -> Vec<Tenths> {
    let again = |one: &&usize| !step.is_moved(**one) && was_down(&ready.all[**one], ago);
    vec![step.down.iter().filter(again).count() as Tenths]
}

/// C15 and C17 residents who meet somebody moved down and did so before.
fn c15_up_again(ready: &PreparedField, step: &Step, ago: usize) -> Vec<Tenths> {
    vec![c19_moved_to_up_again(ready, step, ago).len() as Tenths]
}

/// C18 and C20 how far above the bracket those are who were moved down, did so
/// before, and go down further.
fn c18_moved_down_again(ready: &PreparedField, step: &Step, ago: usize) -> Vec<Tenths> {
    let again = |one: &&usize| step.is_moved(**one) && was_down(&ready.all[**one], ago);
    above(ready, step, step.down.iter().filter(again).copied())
}

/// C19 and C21 how far above their opponents those are whose opponents met
/// somebody from above before.
fn c19_moved_to_up_again(ready: &PreparedField, step: &Step, ago: usize) -> Vec<Tenths> {
    let again = step
        .pairs
        .iter()
        .filter(|(one, other)| step.is_moved(*one) && was_up(&ready.all[*other], ago));
    above(ready, step, again.map(|(one, _)| *one))
}

fn above(ready: &PreparedField, step: &Step, these: impl Iterator<Item = usize>) -> Vec<Tenths> {
    let mut all = these
        .map(|one| ready.all[one].score - step.score)
        .collect::<Vec<_>>();
    all.sort_unstable_by_key(|apart| Reverse(*apart));
    all
}
