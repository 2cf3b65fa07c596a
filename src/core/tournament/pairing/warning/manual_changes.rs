//! Warns of what a change by hand made worse: pairs and byes where more equal ones were possible.

use super::Warning;
use crate::tournament::crosstable::Crosstable;
use crate::tournament::pairing::candidates::may_have_bye;
use crate::tournament::pairing::separation::{Separation, separation};
use crate::tournament::{Bye, ByeKind, DraftRound, EntrantId, Pairing, Points, Tournament};

/// What is unusual in a draft beside what the system proposes for the same round.
pub fn warnings_by_hand(
    tournament: &Tournament,
    draft: &DraftRound,
    proposed: &DraftRound,
) -> Vec<Warning> {
    if !tournament.options.system.is_by_standing() {
        return Vec::new();
    }
    let draft = Draft {
        crosstable: Crosstable::before(tournament, draft.number),
        tournament,
        draft,
    };
    let is_proposed = |pairing: &&Pairing| {
        let same = |one: &Pairing| one.has(pairing.first) && one.has(pairing.second);
        proposed.pairings.iter().any(same)
    };
    let changed = draft.draft.pairings.iter().filter(|one| !is_proposed(one));
    let unequal = changed.filter_map(|pairing| draft.could_be_equal(pairing));
    unequal.chain(draft.bye_above(proposed)).collect()
}

struct Draft<'a> {
    tournament: &'a Tournament,
    draft: &'a DraftRound,
    crosstable: Crosstable,
}

impl Draft<'_> {
    fn points(&self, id: EntrantId) -> Points {
        self.crosstable.points(id)
    }

    /// Somebody with as many points who meets nobody with as many either, and may be met.
    fn could_be_equal(&self, pairing: &Pairing) -> Option<Warning> {
        let apart = self
            .points(pairing.first)
            .apart(self.points(pairing.second));
        if apart == Points::default() {
            return None;
        }
        let both = [pairing.first, pairing.second].into_iter();
        let mut could = both.filter_map(|one| Some((one, self.free_equal(one)?)));
        let (entrant, other) = could.next()?;
        Some(Warning::CouldBeEqual {
            board: pairing.board,
            apart,
            entrant,
            other,
        })
    }

    /// Another one with as many points and no equal opponent whom this one may meet.
    fn free_equal(&self, one: EntrantId) -> Option<EntrantId> {
        let pairs = self.draft.pairings.iter();
        let unequal = pairs.filter(|pair| self.points(pair.first) != self.points(pair.second));
        let mut others = unequal.flat_map(|pair| [pair.first, pair.second]);
        others.find(|other| {
            *other != one && self.points(*other) == self.points(one) && self.may_meet(one, *other)
        })
    }

    fn may_meet(&self, one: EntrantId, other: EntrantId) -> bool {
        let row = self.crosstable.get(one);
        let met = row.is_some_and(|row| row.meetings_with(other).next().is_some());
        let kept = separation(self.tournament, self.draft.number, (one, other));
        !met && !matches!(kept, Some(Separation::Strictly | Separation::IfPossible))
    }

    /// The bye of somebody with more points than the one who would have it.
    fn bye_above(&self, proposed: &DraftRound) -> Option<Warning> {
        let holder = |draft: &DraftRound| {
            let mut byes = draft.byes.iter();
            let bye = byes.find(|bye: &&Bye| bye.kind == ByeKind::Allocated);
            bye.map(|bye| bye.entrant)
        };
        let (entrant, other) = (holder(self.draft)?, holder(proposed)?);
        let is_above = self.points(entrant) > self.points(other)
            && may_have_bye(self.tournament, &self.crosstable, other);
        is_above.then_some(Warning::ByeAbove { entrant, other })
    }
}
