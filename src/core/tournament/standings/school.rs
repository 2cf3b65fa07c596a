//! Standings of schools: the points of the best of each, added up.

use super::{Row, Standings};
use crate::tournament::tiebreak::Value;
use crate::tournament::{Tournament, school_key, schools as known_schools};
use std::cmp::Reverse;
use std::collections::HashMap;

/// A school in the standings of the schools.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SchoolRow<'a> {
    /// The place, from 1.
    pub place: u16,
    /// Whether it is shared.
    pub shared: bool,
    /// The school.
    pub school: &'a str,
    /// The points of those who count.
    pub score: Value,
    /// Their places in the event, added up; less is better.
    pub places: u32,
    /// Those who count, the best in front.
    pub counted: Vec<&'a Row>,
    /// How many play for it in all.
    pub entered: usize,
}

/// The schools by the points of their `best` players with the most points. Equal points are separated
/// by the sum of their places in the event, then by who has the best placed.
///
/// A school with fewer children is counted with those it has.
pub fn schools<'a>(
    tournament: &'a Tournament,
    standings: &'a Standings,
    best: usize,
) -> Vec<SchoolRow<'a>> {
    let mut members: HashMap<String, Vec<&Row>> = HashMap::new();
    for row in &standings.rows {
        let entrant = tournament.entrant(row.entrant);
        if let Some(school) = entrant.and_then(|entrant| entrant.school.as_deref()) {
            members.entry(school_key(school)).or_default().push(row);
        }
    }
    let mut known = known_schools(&tournament.entrants);
    known.sort_by_key(|school| school.name);
    let rows = known.iter().filter_map(|school| {
        let all = members.remove(&school.key)?;
        Some(row(school.name, all, best))
    });
    let mut rows: Vec<SchoolRow<'_>> = rows.collect();
    // A school with fewer who count has fewer places to add up: that is no merit.
    let key = |row: &SchoolRow<'_>| {
        let first = row.counted.first().map(|row| row.rank);
        (
            Reverse(row.score),
            Reverse(row.counted.len()),
            row.places,
            first,
        )
    };
    rows.sort_by_key(key);
    let mut from = 0;
    while let Some(first) = rows.get(from).map(key) {
        let same = rows[from..].iter().take_while(|row| key(row) == first);
        let to = from + same.count();
        for row in &mut rows[from..to] {
            row.place = from as u16 + 1;
            row.shared = to - from > 1;
        }
        from = to;
    }
    rows
}

fn row<'a>(school: &'a str, all: Vec<&'a Row>, best: usize) -> SchoolRow<'a> {
    let entered = all.len();
    let counted: Vec<&Row> = all.into_iter().take(best).collect();
    SchoolRow {
        place: 0,
        shared: false,
        school,
        score: counted.iter().map(|row| row.score).sum(),
        places: counted.iter().map(|row| u32::from(row.rank)).sum(),
        counted,
        entered,
    }
}
