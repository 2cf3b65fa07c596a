//! The rules of the Swiss system (C.04.3) as plain, slow functions: one per criterion, named
//! after its number. The table at the top of `swiss.rs` lists them.
//!
//! [`pair`] applies all of them: among the complete rounds it takes the lowest by C5, then
//! bracket by bracket from the top by C6 to C21, then by the order of candidates. It tries
//! every round, which is feasible for a dozen players; `solver` finds the same round fast.

pub(super) mod absolute;
mod candidate_order;
pub(super) mod colours;
mod completion;
mod downfloaters;
pub(super) mod floats;
pub(super) mod no_second_bye;
pub(super) mod no_second_meeting;
mod paired_bracket;

pub use candidate_order::CandidateOrder;
pub(super) use paired_bracket::PairedBracket;

use super::field::{Field, Tenths};
use super::prepared::{PreparedField, PreparedPlayer};
use super::round::{Round, seat_all};

/// The criteria of C.04.3:2 by which candidates are compared, in descending priority.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(
    missing_docs,
    reason = "named as in the regulations; see `docs/LAW.md`"
)]
pub enum Criterion {
    /// Pairs that should not meet; ranks above C5 and counts over the whole round.
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

/// The value of a criterion. Values are compared lexicographically; the lower one is better.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Measure {
    /// The criterion.
    pub criterion: Criterion,
    /// A count; or scores (C5, C7) or score differences (C18 to C21) in tenths, the highest
    /// first; or for C8 the next bracket's C6 followed by its C7. Empty if the criterion does
    /// not apply to the bracket.
    pub value: Vec<Tenths>,
}

/// The quality of a round; the lowest is the best.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct RoundRank {
    unwanted: Measure,
    bye: Measure,
    /// C6 to C21 of each bracket from the top, and its position among equal candidates.
    brackets: Vec<(Vec<Measure>, CandidateOrder)>,
}

impl RoundRank {
    /// The rank with some criteria ignored.
    pub fn without(mut self, dropped: &[Criterion]) -> RoundRank {
        let brackets = self.brackets.iter_mut().map(|(measures, _)| measures);
        for measure in [&mut self.bye].into_iter().chain(brackets.flatten()) {
            if dropped.contains(&measure.criterion) {
                measure.value.clear();
            }
        }
        self
    }
}

/// The best of all legal rounds; `None` if there is none.
pub fn pair(field: &Field) -> Option<Round> {
    rounds(field)
        .into_iter()
        .min_by_key(|round| rank(field, round))
}

/// All rounds that satisfy C1 to C4.
pub fn rounds(field: &Field) -> Vec<Round> {
    let ready = PreparedField::of(field);
    let everybody = (0..ready.len()).collect::<Vec<_>>();
    if everybody.len() < 2 {
        return Vec::new();
    }
    let rounds = completion::c4_complete_rounds(field, &ready, &everybody).into_iter();
    let seated = rounds.map(|round| seat_all(field, &ready, round.pairs, round.bye));
    seated.collect()
}

/// The quality of a round in which every participant is paired or has the bye.
pub fn rank(field: &Field, round: &Round) -> RoundRank {
    let ready = PreparedField::of(field);
    let brackets = brackets(&ready, round);
    let bye = round.bye.and_then(|at| ready.rank_of(at));
    let each = brackets.iter().enumerate().map(|(at, bracket)| {
        let measures = measures(&ready, bracket, brackets.get(at + 1), bye);
        (measures, CandidateOrder::of(bracket))
    });
    RoundRank {
        unwanted: unwanted(field, round),
        bye: c5(&ready, bye),
        brackets: each.collect(),
    }
}

/// The brackets of a round from the top. Players not paired in one float down to the next.
pub(super) fn brackets(field: &PreparedField, round: &Round) -> Vec<PairedBracket> {
    let mut mate = vec![usize::MAX; field.len()];
    for (first, second) in field.ranks(&round.pairs) {
        mate[first] = second;
        mate[second] = first;
    }
    let mut moved = Vec::new();
    let mut brackets = Vec::new();
    for residents in field.score_groups() {
        let last = residents.last().copied().unwrap_or(0);
        let own = moved.iter().chain(&residents).copied();
        let (paired, down) = own.partition::<Vec<usize>, _>(|one| mate[*one] <= last);
        let pairs = paired.iter().map(|one| (*one, mate[*one]));
        brackets.push(PairedBracket {
            score: field.all[last].score,
            moved: std::mem::replace(&mut moved, down.clone()),
            pairs: pairs.filter(|(one, other)| one < other).collect(),
            residents,
            down,
        });
    }
    brackets
}

/// The number of pairs that the organiser would rather keep apart.
pub(super) fn unwanted(field: &Field, round: &Round) -> Measure {
    let is_unwanted = |(first, second): &&(usize, usize)| {
        let mut unwanted = field.unwanted.iter();
        unwanted.any(|pair| *pair == (*first, *second) || *pair == (*second, *first))
    };
    Measure {
        criterion: Criterion::Unwanted,
        value: vec![round.pairs.iter().filter(is_unwanted).count() as Tenths],
    }
}

pub(super) fn c5(field: &PreparedField, bye: Option<usize>) -> Measure {
    Measure {
        criterion: Criterion::C5,
        value: completion::c5_bye_score(field, bye),
    }
}

/// C6 to C21 of a bracket, in order. `bye` is the rank of the player with the bye.
pub(super) fn measures(
    field: &PreparedField,
    bracket: &PairedBracket,
    next: Option<&PairedBracket>,
    bye: Option<usize>,
) -> Vec<Measure> {
    use Criterion::{C6, C7, C8, C9, C10, C11, C12, C13, C14, C15, C16, C17, C18, C19, C20, C21};
    let pairs = |is_so: fn(&PreparedPlayer, &PreparedPlayer) -> bool| {
        let both = |(one, other): &&(usize, usize)| is_so(&field.all[*one], &field.all[*other]);
        vec![bracket.pairs.iter().filter(both).count() as Tenths]
    };
    [
        (C6, downfloaters::c6_downfloaters(bracket)),
        (C7, downfloaters::c7_downfloaters_scores(field, bracket)),
        (C8, downfloaters::c8_next_bracket(field, next)),
        (C9, downfloaters::c9_unplayed_of_bye(field, bracket, bye)),
        (C10, pairs(colours::c10_difference_above_two)),
        (C11, pairs(colours::c11_same_colour_three_times)),
        (C12, pairs(colours::c12_preference_denied)),
        (C13, pairs(colours::c13_strong_preference_denied)),
        (C14, floats::c14_down_again(field, bracket)),
        (C15, floats::c15_up_again(field, bracket)),
        (C16, floats::c16_down_two_ago(field, bracket)),
        (C17, floats::c17_up_two_ago(field, bracket)),
        (C18, floats::c18_distance_down_again(field, bracket)),
        (C19, floats::c19_distance_up_again(field, bracket)),
        (C20, floats::c20_distance_down_two_ago(field, bracket)),
        (C21, floats::c21_distance_up_two_ago(field, bracket)),
    ]
    .map(|(criterion, value)| Measure { criterion, value })
    .into()
}
