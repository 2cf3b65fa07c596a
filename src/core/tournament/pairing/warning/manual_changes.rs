//! Warns of manual changes: pairs and byes where pairs of equal points were possible.

use super::Warning;
use crate::tournament::crosstable::Crosstable;
use crate::tournament::pairing::candidates::may_have_bye;
use crate::tournament::pairing::explain::floats;
use crate::tournament::pairing::first_stage::stage_of;
use crate::tournament::pairing::separation::separation;
use crate::tournament::pairing::{Float, RoundPart, round_parts};
use crate::tournament::{BoardNo, DraftRound, EntrantId, Pairing, Points, System, Tournament};
use std::cmp::Ordering;

/// Warnings about a draft compared with the system's proposal for the same round.
pub fn warnings_by_hand(
    tournament: &Tournament,
    draft: &DraftRound,
    proposed: &DraftRound,
) -> Vec<Warning> {
    let tournament = &*stage_of(tournament, draft.number);
    if !tournament.options.system.is_by_standing() {
        return other_matches(tournament, draft, proposed);
    }
    let draft = ChangedDraft {
        crosstable: Crosstable::before(tournament, draft.number),
        tournament,
        draft,
    };
    let is_proposed = |pairing: &&Pairing| {
        let same = |one: &Pairing| one.has(pairing.first) && one.has(pairing.second);
        proposed.pairings.iter().any(same)
    };
    let changed = draft.draft.pairings.iter().filter(|one| !is_proposed(one));
    let unequal = changed
        .clone()
        .filter_map(|pairing| draft.could_be_equal(pairing))
        .collect::<Vec<_>>();
    let is_told = |board| unequal.iter().any(|told| told.board() == Some(board));
    let terms = &tournament.options.terms;
    let others = changed
        .clone()
        .filter(|one| !terms.is_settled(draft.draft.number, one));
    let others = others.map(|one| one.board).filter(|board| !is_told(*board));
    let other = other_pairs(others.collect());
    let above = draft.bye_above(proposed);
    let floats = changed.flat_map(|pairing| draft.floats_again(pairing));
    let of_pairs = unequal.iter().cloned().chain(floats);
    of_pairs.chain(above).chain(other).collect()
}

fn other_pairs(boards: Vec<BoardNo>) -> Option<Warning> {
    (!boards.is_empty()).then_some(Warning::OtherPairs { boards })
}

/// In team events: the first boards of the matches that the Swiss system for teams does not propose.
fn other_matches(
    tournament: &Tournament,
    draft: &DraftRound,
    proposed: &DraftRound,
) -> Vec<Warning> {
    let tournament = &*stage_of(tournament, draft.number);
    if !matches!(tournament.options.system, System::Teams(_)) {
        return Vec::new();
    }
    let matches = |round: &DraftRound| {
        let mut found: Vec<(BoardNo, (usize, usize))> = Vec::new();
        for (board, part) in round_parts(tournament, round) {
            let RoundPart::Match(one, other) = part else {
                continue;
            };
            let key = (one.min(other), one.max(other));
            if !found.iter().any(|(_, known)| *known == key) {
                found.push((board, key));
            }
        }
        found
    };
    let known = matches(proposed);
    let others = matches(draft).into_iter();
    let others = others.filter(|(_, key)| !known.iter().any(|(_, one)| one == key));
    let boards = others.map(|(board, _)| board).collect();
    other_pairs(boards).into_iter().collect()
}

struct ChangedDraft<'a> {
    tournament: &'a Tournament,
    draft: &'a DraftRound,
    crosstable: Crosstable,
}

impl ChangedDraft<'_> {
    fn points(&self, id: EntrantId) -> Points {
        self.crosstable.points(id)
    }

    /// An unequal pair of which one could meet another entrant with equal points, who is in an
    /// unequal pair too.
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

    /// Another entrant of an unequal pair with the points of `one`, whom `one` may meet.
    fn free_equal(&self, one: EntrantId) -> Option<EntrantId> {
        let pairs = self.draft.pairings.iter();
        let unequal = pairs.filter(|pair| self.points(pair.first) != self.points(pair.second));
        let mut others = unequal.flat_map(|pair| [pair.first, pair.second]);
        others.find(|other| {
            *other != one && self.points(*other) == self.points(one) && self.may_meet(one, *other)
        })
    }

    /// Both entrants of an unequal pair, if they float in the same direction as in one of the last rounds.
    fn floats_again(&self, pairing: &Pairing) -> Vec<Warning> {
        let (first, second) = (self.points(pairing.first), self.points(pairing.second));
        let (first, second) = match first.cmp(&second) {
            Ordering::Equal => return Vec::new(),
            Ordering::Greater => (Float::Down, Float::Up),
            Ordering::Less => (Float::Up, Float::Down),
        };
        let both = [(pairing.first, first), (pairing.second, second)].into_iter();
        let again = |(entrant, float): (EntrantId, Float)| {
            let earlier = floats(&self.crosstable, entrant);
            let (round, _) = earlier.into_iter().rfind(|(_, one)| *one == float)?;
            Some(Warning::FloatsAgain {
                board: pairing.board,
                entrant,
                float,
                round,
            })
        };
        both.filter_map(again).collect()
    }

    fn may_meet(&self, one: EntrantId, other: EntrantId) -> bool {
        self.crosstable.meetings(one, other).is_empty()
            && separation(self.tournament, self.draft.number, (one, other)).is_none()
    }

    /// The bye of an entrant with more points than the proposed holder.
    fn bye_above(&self, draft: &DraftRound) -> Option<Warning> {
        let (entrant, other) = (self.draft.bye_holder()?, draft.bye_holder()?);
        let is_above = self.points(entrant) > self.points(other)
            && may_have_bye(self.tournament, &self.crosstable, other);
        is_above.then_some(Warning::ByeAbove { entrant, other })
    }
}
