//! C.07:8.1 the sum of the opponents' points, adjusted; C.07:8.3 the same as if
//! the last round had been drawn.

use super::cut::cut;
use super::{Contribution, How, Kind, Ledger, Tiebreak, Value, sum};

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
    parts.extend(ledger.turns(who).iter().filter_map(|turn| {
        let rival = ledger.rival(tiebreak, who, turn)?;
        let mut part = ledger.part(turn, rival.has()?, rival);
        let counts_as_game = turn.against.is_some() && tiebreak.forfeits;
        part.voluntary &= !counts_as_game && !ledger.is_drawn(tiebreak, turn);
        Some(part)
    }));
    cut(parts, tiebreak.cut);
    sum(parts)
}
