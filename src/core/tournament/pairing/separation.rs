//! Pairs that are kept apart: by the organiser's constraints, and schoolmates.

use crate::tournament::{EntrantId, KeptApart, RoundNo, Tournament, school_key};

/// How strictly two entrants are kept apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Separation {
    /// As long as a legal pairing remains.
    IfPossible,
    /// In any case.
    Strictly,
}

impl From<&KeptApart> for Separation {
    fn from(pair: &KeptApart) -> Separation {
        if pair.is_strict {
            Separation::Strictly
        } else {
            Separation::IfPossible
        }
    }
}

/// How two entrants are kept apart in a round, if they are. Systems that fix all pairings in
/// advance ignore it.
pub(super) fn separation(
    tournament: &Tournament,
    round: RoundNo,
    (one, other): (EntrantId, EntrantId),
) -> Option<Separation> {
    let terms = &tournament.options.terms;
    let kept_apart = terms.apart_in(round).filter(|pair| pair.is_of(one, other));
    let by_school =
        keeps_schools_apart(tournament, round) && is_same_school(tournament, one, other);
    kept_apart
        .map(Separation::from)
        .chain(by_school.then_some(Separation::IfPossible))
        .max()
}

fn keeps_schools_apart(tournament: &Tournament, round: RoundNo) -> bool {
    tournament.options.avoid_same_school && tournament.options.terms.schools_apart_in(round)
}

/// Whether two entrants are of the same school; an entrant without a school is not.
pub(super) fn is_same_school(tournament: &Tournament, one: EntrantId, other: EntrantId) -> bool {
    let school = |id| {
        tournament
            .entrant(id)
            .and_then(|entrant| entrant.school.as_deref())
            .map(school_key)
    };
    school(one).is_some_and(|known| !known.is_empty() && Some(known) == school(other))
}

/// All pairs that are kept apart in a round, by places among the entrants.
pub(super) fn separated_pairs(
    tournament: &Tournament,
    round: RoundNo,
) -> Vec<(usize, usize, Separation)> {
    let place = |id| tournament.entrants.place(id);
    let kept_apart = tournament.options.terms.apart_in(round);
    let mut pairs = kept_apart
        .filter_map(|pair| Some((place(pair.one)?, place(pair.other)?, pair.into())))
        .collect::<Vec<_>>();
    if keeps_schools_apart(tournament, round) {
        let mates = schoolmates(tournament).into_iter();
        pairs.extend(mates.map(|(one, other)| (one, other, Separation::IfPossible)));
    }
    pairs
}

/// All pairs of entrants of the same school, by places.
fn schoolmates(tournament: &Tournament) -> Vec<(usize, usize)> {
    let place = |id: &EntrantId| tournament.entrants.place(*id);
    let mut pairs = Vec::new();
    for mates in schools(tournament) {
        let mates = mates.iter().filter_map(place).collect::<Vec<_>>();
        for (at, one) in mates.iter().enumerate() {
            pairs.extend(mates.iter().skip(at + 1).map(|other| (*one, *other)));
        }
    }
    pairs
}

/// The entrants of each school, in the order of the tournament, without entrants that have no
/// school.
pub fn schools(tournament: &Tournament) -> Vec<Vec<EntrantId>> {
    let mut by_school = std::collections::BTreeMap::<String, Vec<EntrantId>>::new();
    for one in tournament.entrants.iter() {
        let school = one.school.as_deref().map(school_key);
        if let Some(school) = school.filter(|school| !school.is_empty()) {
            by_school.entry(school).or_default().push(one.id);
        }
    }
    by_school.into_values().collect()
}
