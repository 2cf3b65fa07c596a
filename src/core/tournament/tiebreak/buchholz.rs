//! C.07:8.1 Buchholz: the sum of the opponents' adjusted points. C.07:8.3 Fore Buchholz: the same
//! as if the last round had been drawn.

use super::contribution::{Computed, sum};
use super::cut::cut;
use super::input::Input;
use super::{Contribution, Kind, Tiebreak};

impl Tiebreak {
    /// Whether the last round counts as drawn.
    pub(super) fn is_fore(self) -> bool {
        self.fore || self.kind == Kind::Fore
    }
}

pub(super) fn value(input: Input<'_>, parts: &mut Vec<Contribution>) -> Computed {
    parts.extend(input.rounds().iter().filter_map(|round| {
        let rival = input.rival(round)?;
        let mut part = input.ledger.part(round, rival.has()?, rival);
        let counts_as_game = round.against.is_some() && input.tiebreak.forfeits;
        part.voluntary &= !counts_as_game && !input.is_drawn(round);
        Some(part)
    }));
    cut(parts, input.tiebreak.cut);
    sum(parts)
}
