//! The tables of the rating regulations (FIDE B.02:8.1): expected scores and rating differences.

/// Rating differences for a score of 50, 51, … 100 per cent.
const DIFFERENCES: [i64; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158,
    166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366,
    383, 401, 422, 444, 470, 501, 538, 589, 677, 800,
];

/// The greatest rating differences for which 50, 51, … 99 per cent are expected.
const GREATEST: [i64; 50] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162,
    170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374,
    391, 411, 432, 456, 484, 517, 559, 619, 735,
];

/// The rating difference for a percentage score.
pub(super) fn difference(percent: i64) -> i64 {
    let at = |above: i64| {
        let above = usize::try_from(above).unwrap_or_default();
        DIFFERENCES.get(above).copied().unwrap_or(800)
    };
    if percent >= 50 {
        at(percent - 50)
    } else {
        -at(50 - percent)
    }
}

/// The expected percentage score for a rating difference.
pub(super) fn expected(difference: i64) -> i64 {
    let above = GREATEST.partition_point(|greatest| *greatest < difference.abs()) as i64;
    50 + above * difference.signum()
}
