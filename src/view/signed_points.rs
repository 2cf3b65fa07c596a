//! Points that were given or taken, with their sign.

use crate::i18n::{Localizer, Value};
use crate::tournament::crosstable::Line;
use crate::tournament::{Points, RoundNo};

/// Half points with their sign: `+1`, `−½`.
pub(crate) fn signed_points(t: &Localizer, halves: i16) -> String {
    let sign = if halves < 0 { '−' } else { '+' };
    format!("{sign}{}", t.figure(Points::halves(halves.unsigned_abs())))
}

/// The rounds with which points were given or taken, and the points as a value of a message.
pub(crate) fn adjusted<'a>(
    t: &'a Localizer,
    lines: &'a [Line],
) -> impl Iterator<Item = (RoundNo, [(&'static str, Value); 1])> + 'a {
    let adjusted = lines.iter().filter(|line| line.adjusted != 0);
    adjusted.map(|line| {
        let points = signed_points(t, line.adjusted);
        (line.round, [("points", points.into())])
    })
}
