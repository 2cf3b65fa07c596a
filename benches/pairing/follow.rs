//! Fields whose results follow a pattern, such as the start numbers or the sides.

/// The points of the first and the second side, in tenths, by their places and a
/// number by chance below 10.
pub(crate) type Decide = fn(usize, usize, u64) -> (i32, i32);

/// Number of players, the pattern of the results, and whether some are absent.
pub(crate) fn fields() -> Vec<(usize, &'static str, Decide, bool)> {
    let mut fields = Vec::new();
    for players in [2_000, 5_000] {
        for (name, decide) in [
            ("the numbers exactly", by_number as Decide),
            ("the numbers, nine times of ten", by_number_mostly),
            ("the numbers, those near draw", near_draw),
            ("the numbers turned round", by_number_turned),
            ("nothing: all draw", all_draw),
        ] {
            fields.extend([false, true].map(|away| (players, name, decide, away)));
        }
    }
    for players in [200, 500] {
        for (name, decide) in [
            ("the side exactly", by_side as Decide),
            ("the numbers by a sum", by_sum),
        ] {
            fields.extend([false, true].map(|away| (players, name, decide, away)));
        }
    }
    fields
}

const WON: (i32, i32) = (10, 0);
const LOST: (i32, i32) = (0, 10);

pub(crate) fn by_number(first: usize, second: usize, _: u64) -> (i32, i32) {
    if first < second { WON } else { LOST }
}

fn by_number_mostly(first: usize, second: usize, chance: u64) -> (i32, i32) {
    if (first < second) == (chance > 0) {
        WON
    } else {
        LOST
    }
}

fn near_draw(first: usize, second: usize, chance: u64) -> (i32, i32) {
    if first.abs_diff(second) < 100 {
        return (5, 5);
    }
    by_number(first, second, chance)
}

pub(crate) fn by_number_turned(first: usize, second: usize, chance: u64) -> (i32, i32) {
    by_number(second, first, chance)
}

pub(crate) fn all_draw(_: usize, _: usize, _: u64) -> (i32, i32) {
    (5, 5)
}

pub(crate) fn by_side(_: usize, _: usize, _: u64) -> (i32, i32) {
    WON
}

/// Nine of ten.
pub(crate) fn by_side_mostly(_: usize, _: usize, chance: u64) -> (i32, i32) {
    if chance > 0 { WON } else { LOST }
}

pub(crate) fn by_sum(first: usize, second: usize, _: u64) -> (i32, i32) {
    match (first * 7 + second * 13) % 5 {
        0 | 1 => WON,
        2 | 3 => LOST,
        _ => (5, 5),
    }
}
