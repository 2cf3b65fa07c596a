//! School standings: the sum of the points of the best players of each school.

use super::{Row, Standings};
use crate::tournament::tiebreak::Value;
use crate::tournament::{EntrantId, Tournament, school_key, schools as known_schools};
use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};

/// The number of players of a school that count where nobody chooses another one.
pub const BEST_OF_SCHOOL: usize = 3;

/// A school in the school standings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SchoolRow<'a> {
    /// The place, from 1.
    pub place: u16,
    /// Whether the place is shared.
    pub shared: bool,
    /// The name of the school.
    pub school: &'a str,
    /// The points of the counted players.
    pub score: Value,
    /// The sum of their places in the event; less is better.
    pub places: u32,
    /// The counted players, the best first.
    pub counted: Vec<&'a Row>,
    /// Number of all players of the school.
    pub entered: usize,
}

/// Ranks the schools by the points of their `best` players with the most points. Ties are broken by
/// the number of counted players, the sum of their places in the event, and the best place.
///
/// A school with fewer players is ranked with those it has.
pub fn schools<'a>(
    tournament: &'a Tournament,
    standings: &'a Standings,
    best: usize,
) -> Vec<SchoolRow<'a>> {
    let hidden = tournament.options.hidden_schools.iter();
    let hidden: BTreeMap<EntrantId, &str> =
        hidden.map(|(id, school)| (*id, school.as_str())).collect();
    let mut members: HashMap<String, Vec<&Row>> = HashMap::new();
    for row in &standings.rows {
        let entrant = tournament.entrant(row.entrant);
        let hidden = || hidden.get(&row.entrant).copied();
        if let Some(school) = entrant.and_then(|entrant| entrant.school.as_deref().or_else(hidden))
        {
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
    // More counted players go first: with fewer players the sum of places would be lower.
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
