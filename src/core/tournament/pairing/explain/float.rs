//! Floats: recent games against opponents with other points (C.04.3:1.4).

use crate::tournament::crosstable::{Crosstable, Line};
use crate::tournament::{EntrantId, Points, RoundNo};
use std::cmp::Ordering;

/// Number of past rounds whose floats count (C.04.3:2.4).
const ROUNDS: usize = 2;

/// The direction of a float.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Float {
    /// Paired with an opponent who had fewer points.
    Down,
    /// Paired with an opponent who had more points.
    Up,
}

/// The floats of an entrant in the last rounds, the oldest first.
pub(in crate::tournament::pairing) fn floats(
    crosstable: &Crosstable,
    entrant: EntrantId,
) -> Vec<(RoundNo, Float)> {
    let lines = crosstable.lines(entrant);
    let late = lines.iter().skip(lines.len().saturating_sub(ROUNDS));
    let float = |line: &Line| {
        let opponent = line.outcome.met()?;
        let mine = points_before(crosstable, entrant, line.round);
        match mine.cmp(&points_before(crosstable, opponent, line.round)) {
            Ordering::Greater => Some((line.round, Float::Down)),
            Ordering::Less => Some((line.round, Float::Up)),
            Ordering::Equal => None,
        }
    };
    late.filter_map(float).collect()
}

fn points_before(crosstable: &Crosstable, entrant: EntrantId, round: RoundNo) -> Points {
    let Some(row) = crosstable.get(entrant) else {
        return Points::default();
    };
    let earlier = row.lines.iter().take_while(|line| line.round < round);
    earlier.last().map_or(row.start, |line| line.total)
}
