//! The values of the positions with a number of men of the player to move and a number of others.

use super::index::PairIndex;

/// A value for the player to move in one byte: 0 is a draw, else one more than the plies to the end. The winner makes the
/// last turn, so wins are even and losses odd.
pub(super) type Code = u8;

pub(super) const DRAW: Code = 0;
/// The player to move has lost already.
pub(super) const LOST: Code = 1;

#[inline]
pub(super) fn is_win(code: Code) -> bool {
    code != DRAW && code.is_multiple_of(2)
}

#[inline]
pub(super) fn is_loss(code: Code) -> bool {
    code % 2 == 1
}

/// A value that holds only with fewer turns left of a running count.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Step {
    pub(super) slot: u32,
    /// The value holds from this number of turns that are left.
    pub(super) left: u8,
    pub(super) code: Code,
}

/// The values of all positions of a pair.
pub(super) struct PairTable {
    pub(super) index: PairIndex,
    /// With no quiet turn counted yet.
    pub(super) codes: Vec<Code>,
    pub(super) wins: KnownWins,
    pub(super) count: Option<Count>,
}

/// The wins that a table has beside the losses. A file has none: a win follows from the losses after its turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum KnownWins {
    None,
    /// Only with no quiet turn counted yet.
    Uncounted,
    All,
}

/// The values while turns without a shot are counted.
#[derive(Default, PartialEq, Eq, Debug)]
pub(super) struct Count {
    /// The number of turns at which the game is drawn.
    pub(super) limit: u16,
    /// For each slot the number of turns left from which its code holds.
    pub(super) since: Vec<u8>,
    /// The earlier values of slots with more than one, in order.
    pub(super) steps: Vec<Step>,
}

impl PairTable {
    /// The value of a position after a number of counted turns; `None` if it is no loss, and wins are not known.
    pub(super) fn code(&self, own: u32, foe: u32, quiet: u16) -> Option<Code> {
        let slot = self.index.slot(own, foe);
        let code = self.codes[slot];
        let code = match &self.count {
            Some(count) if quiet > 0 && code != DRAW => count.code(slot, code, quiet),
            _ => code,
        };
        let is_known = match self.wins {
            KnownWins::None => is_loss(code),
            KnownWins::Uncounted => is_loss(code) || quiet == 0,
            KnownWins::All => true,
        };
        is_known.then_some(code)
    }

    /// The value of a position if it is a loss, else a draw.
    pub(super) fn loss(&self, own: u32, foe: u32, quiet: u16) -> Code {
        let code = self.code(own, foe, quiet);
        code.filter(|code| is_loss(*code)).unwrap_or(DRAW)
    }
}

impl Count {
    fn code(&self, slot: usize, code: Code, quiet: u16) -> Code {
        let left = self.limit.saturating_sub(quiet);
        if u16::from(self.since[slot]) <= left {
            return code;
        }
        let end = self
            .steps
            .partition_point(|step| step.slot as usize <= slot);
        let earlier = self.steps[..end].iter().rev();
        let mut earlier = earlier.take_while(|step| step.slot as usize == slot);
        let holds = earlier.find(|step| u16::from(step.left) <= left);
        holds.map_or(DRAW, |step| step.code)
    }
}
