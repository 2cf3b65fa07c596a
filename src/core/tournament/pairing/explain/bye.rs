//! Explains why somebody has no opponent in a round.

use crate::tournament::crosstable::{Crosstable, Through};
use crate::tournament::pairing::field::may_have_bye;
use crate::tournament::pairing::finals::of_finals;
use crate::tournament::pairing::{PairingFault, by_standing, dutch, groups};
use crate::tournament::{
    Bye, ByeKind, DraftRound, EntrantId, Points, Presence, RoundNo, System, Tournament,
};
use std::collections::HashSet;

/// The facts behind a bye.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ByeExplanation {
    /// Who has it.
    pub entrant: EntrantId,
    /// Its kind.
    pub kind: ByeKind,
    /// Points by which the round is paired, extra points with them.
    pub points: Points,
    /// Why it is this one.
    pub reason: ByeReason,
    /// Lower-ranked entrants who may not have a bye again.
    pub had_one: Vec<EntrantId>,
    /// Lower-ranked entrants who could have it, but the others could not be paired without them.
    pub needed: Vec<EntrantId>,
    /// Lower-ranked entrants with as many points who could have it, but with whom the pairs
    /// come out better, or only then.
    pub better: Vec<EntrantId>,
}

/// Why the bye of the pairing is this one's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ByeReason {
    /// Nobody with fewer points could have it.
    FewestPoints,
    /// The table lets one sit out in each round.
    Table,
    /// The bracket has more places than players: the best need no opponent at first.
    Bracket,
    /// The whole team has no opponent.
    Team,
    /// Not as the system would have it: somebody changed the round, or what it follows from.
    Changed,
    /// There is no legal pairing, or the bye is of another kind: no reason is given.
    NotExplained,
}

/// The facts behind the byes of a round.
pub(super) fn explain(tournament: &Tournament, round: &DraftRound) -> Vec<ByeExplanation> {
    let crosstable = Crosstable::before(tournament, round.number);
    let system = tournament.options.system;
    let is_allocated = |bye: &&Bye| bye.kind == ByeKind::Allocated;
    let one = round.byes.iter().find(is_allocated);
    let proposed = if one.is_some() && system.is_by_standing() {
        proposed(tournament, round)
    } else {
        None
    };
    let why = |bye: &Bye| {
        let reason = match (bye.kind, system.is_by_standing()) {
            (ByeKind::Full | ByeKind::Half | ByeKind::Absent, _) => ByeReason::NotExplained,
            (ByeKind::Allocated, true) => match proposed {
                None => ByeReason::NotExplained,
                Some(holder) if holder == Some(bye.entrant) => ByeReason::FewestPoints,
                Some(_) => ByeReason::Changed,
            },
            (ByeKind::Allocated, false) => by_plan(tournament, round, bye.entrant),
        };
        explained(tournament, &crosstable, round, bye, reason)
    };
    round.byes.iter().map(why).collect()
}

/// Who would have the bye if those of the round were paired again; `None` if they have no
/// legal pairing.
fn proposed(tournament: &Tournament, round: &DraftRound) -> Option<Option<EntrantId>> {
    let mut then = tournament.clone();
    then.closed.retain(|closed| closed.number < round.number);
    then.current = None;
    let terms = &mut then.options.terms;
    terms.sits_out.retain(|one| one.round != round.number);
    let is_settled = |id| {
        let mut pairs = round.pairings.iter();
        pairs.any(|pairing| pairing.has(id) && terms.is_settled(round.number, pairing))
    };
    let plays = round.paired().filter(|id| !is_settled(*id));
    let plays = plays.collect::<HashSet<_>>();
    for one in then.entrants.iter_mut() {
        one.presence = if plays.contains(&one.id) {
            Presence::Here
        } else {
            Presence::WentHome
        };
    }
    let holder = |draft: &DraftRound| {
        let mut byes = draft.byes.iter();
        let bye = byes.find(|bye| bye.kind == ByeKind::Allocated);
        bye.map(|bye| bye.entrant)
    };
    match by_standing(&then) {
        Ok(draft) => Some(holder(&draft)),
        // The only one who is not settled.
        Err(PairingFault::TooFewEntrants { here: 1 }) => Some(plays.into_iter().next()),
        Err(_) => None,
    }
}

/// Why the table, the bracket or the match leaves somebody without an opponent.
fn by_plan(tournament: &Tournament, round: &DraftRound, entrant: EntrantId) -> ByeReason {
    match tournament.options.system {
        System::Teams(_) => ByeReason::Team,
        System::Groups(how) if round.number.0 <= groups::rounds(tournament, how) => {
            ByeReason::Table
        }
        System::Knockout(_) | System::Groups(_) => {
            let before = Through::Round(RoundNo(round.number.0.saturating_sub(1)));
            let bracket = of_finals(tournament, before);
            let is_alone = bracket.is_some_and(|bracket| {
                let mut ties = bracket.current().iter();
                bracket.is_new()
                    && ties.any(|tie| tie.who.contains(&Some(entrant)) && tie.who.contains(&None))
            });
            if is_alone {
                ByeReason::Bracket
            } else {
                ByeReason::Changed
            }
        }
        _ => ByeReason::Table,
    }
}

fn explained(
    tournament: &Tournament,
    crosstable: &Crosstable,
    round: &DraftRound,
    bye: &Bye,
    reason: ByeReason,
) -> ByeExplanation {
    let number = |id| tournament.entrant(id).map_or(u16::MAX, |one| one.number);
    let is_swiss = tournament.options.system.is_swiss();
    let scores = is_swiss.then(|| dutch::scores(tournament, round.number));
    let points = |id| match &scores {
        Some(scores) => scores.get(&id).copied().unwrap_or_default(),
        None => crosstable.points(id),
    };
    let own = points(bye.entrant);
    let is_paired = |id| round.pairings.iter().any(|pairing| pairing.has(id));
    let is_lower = |id| {
        let theirs = points(id);
        theirs < own || (theirs == own && number(id) > number(bye.entrant))
    };
    let is_fewest = reason == ByeReason::FewestPoints;
    let all = tournament.entrants.iter().map(|one| one.id);
    let lower = all.filter(|id| is_fewest && is_paired(*id) && is_lower(*id));
    let (could, had_one) =
        lower.partition::<Vec<_>, _>(|id| may_have_bye(tournament, crosstable, *id));
    let is_equal = |id: &EntrantId| is_swiss && points(*id) == own;
    let (better, needed) = could.into_iter().partition(is_equal);
    ByeExplanation {
        entrant: bye.entrant,
        kind: bye.kind,
        points: own,
        reason,
        had_one,
        needed,
        better,
    }
}
