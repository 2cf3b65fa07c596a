//! Who is kept apart: pairs that the organiser settled, and children of one school.

use crate::tournament::{EntrantId, RoundNo, Tournament, school_key};

/// How two are kept apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Apart {
    /// As long as a legal pairing is left.
    IfPossible,
    /// In any case.
    Strictly,
}

/// Whether, and how, two are kept apart in a round. The systems that everybody
/// plays to the end with everybody know nothing of it.
pub(super) fn apart(
    tournament: &Tournament,
    round: RoundNo,
    (one, other): (EntrantId, EntrantId),
) -> Option<Apart> {
    let terms = &tournament.options.terms;
    let settled = terms
        .apart_in(round)
        .filter(|pair| pair.is_of(one, other))
        .map(|pair| {
            if pair.is_strict {
                Apart::Strictly
            } else {
                Apart::IfPossible
            }
        });
    let by_school =
        keeps_schools_apart(tournament, round) && is_same_school(tournament, one, other);
    settled.chain(by_school.then_some(Apart::IfPossible)).max()
}

pub(super) fn keeps_schools_apart(tournament: &Tournament, round: RoundNo) -> bool {
    tournament.options.avoid_same_school && tournament.options.terms.schools_apart_in(round)
}

/// Whether two are of one school; who has none shares none.
pub(super) fn is_same_school(tournament: &Tournament, one: EntrantId, other: EntrantId) -> bool {
    let school = |id| {
        tournament
            .entrant(id)
            .and_then(|entrant| entrant.school.as_deref())
            .map(school_key)
    };
    school(one).is_some_and(|known| !known.is_empty() && Some(known) == school(other))
}

/// The pairs of places among the entrants that are kept apart in a round, and how.
pub(super) fn all_apart(tournament: &Tournament, round: RoundNo) -> Vec<(usize, usize, Apart)> {
    let place = |id| tournament.entrants.place(id);
    let settled = tournament.options.terms.apart_in(round).filter_map(|pair| {
        let how = if pair.is_strict {
            Apart::Strictly
        } else {
            Apart::IfPossible
        };
        Some((place(pair.one)?, place(pair.other)?, how))
    });
    let schools = keeps_schools_apart(tournament, round).then(|| schoolmates(tournament));
    settled
        .chain(
            schools
                .into_iter()
                .flatten()
                .map(|(one, other)| (one, other, Apart::IfPossible)),
        )
        .collect()
}

/// The pairs of places among the entrants who are of one school.
fn schoolmates(tournament: &Tournament) -> Vec<(usize, usize)> {
    let place = |id: &EntrantId| tournament.entrants.place(*id);
    let schools = schools(tournament).into_iter();
    let pairs = schools.flat_map(|mates| {
        let mates = mates.iter().filter_map(place).collect::<Vec<_>>();
        let one = mates.iter().enumerate();
        let pairs = one.flat_map(|(at, one)| {
            let others = mates.iter().skip(at + 1);
            others.map(|other| (*one, *other)).collect::<Vec<_>>()
        });
        pairs.collect::<Vec<_>>()
    });
    pairs.collect()
}

/// The entrants of each school, in the order of the tournament; who has none is in none.
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
