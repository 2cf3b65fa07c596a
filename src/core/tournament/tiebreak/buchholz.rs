//! C.07:8.1 the sum of the opponents' points, adjusted; C.07:8.3 the same as if
//! the last round had been drawn.

use super::cut::cut;
use super::figure::sum;
use super::{Contribution, How, Kind, Ledger, Tiebreak, Value};

impl Tiebreak {
    /// Whether the last round counts as drawn.
    pub(super) fn is_fore(self) -> bool {
        self.fore || self.kind == Kind::Fore
    }
}

pub(super) fn value(
    ledger: &Ledger<'_>,
    tiebreak: Tiebreak,
    who: usize,
    parts: &mut Vec<Contribution>,
) -> (Option<Value>, How) {
    parts.extend(ledger.rounds_of(who).iter().filter_map(|round| {
        let rival = ledger.rival(tiebreak, who, round)?;
        let mut part = ledger.part(round, rival.has()?, rival);
        let counts_as_game = round.against.is_some() && tiebreak.forfeits;
        part.voluntary &= !counts_as_game && !ledger.is_drawn(tiebreak, round);
        Some(part)
    }));
    cut(parts, tiebreak.cut);
    sum(parts)
}
