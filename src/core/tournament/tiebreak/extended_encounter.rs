//! C.07:13.3 the matches of the tied teams, by both kinds of points; where two stay tied,
//! the tie-breaks for knockouts that the code names.

use super::direct_encounter::{self, Among, again};
use super::figure::sum;
use super::{
    Contribution, ContributionReason, How, Kind, Knockout, Ledger, Tiebreak, Value, boards,
};
use crate::tournament::TeamPoints;
use std::cell::Cell;

/// What a team scored against the others of a tied group, which is in ascending order.
pub(super) fn value(
    ledger: &Ledger<'_>,
    tiebreak: Tiebreak,
    who: usize,
    group: &[usize],
    parts: &mut Vec<Contribution>,
) -> (Option<Value>, How) {
    let Some(beside) = &ledger.teams else {
        return (None, How::Own);
    };
    let mut second = Value::default();
    Among(group).games(ledger, tiebreak, who, |round, games, first| {
        let number = usize::from(round.line.round.0);
        let there = beside.second.rounds_of(who).get(number.saturating_sub(1));
        let points = there.map_or(Value::default(), |round| round.points);
        second = second + points.divided(games);
        let (matches, boards) = match beside.crosstable.primary() {
            TeamPoints::Match => (first, points),
            TeamPoints::Game => (points, first),
        };
        let reason = ContributionReason::Match { matches, boards };
        parts.push(ledger.part(round, first.divided(games), reason));
    });
    let by = Cell::new(None);
    ordered(ledger, tiebreak, group, &|pair, kind| {
        if pair.contains(&who) {
            by.set(Some(kind));
        }
    });
    let how = How::Encounters {
        second,
        by: by.get(),
    };
    if parts.is_empty() {
        (None, how)
    } else {
        (sum(parts).0, how)
    }
}

/// The tied group, given in ascending order, as far as its matches decide.
pub(super) fn order(ledger: &Ledger<'_>, tiebreak: Tiebreak, group: &[usize]) -> Vec<Vec<usize>> {
    ordered(ledger, tiebreak, group, &|_, _| ())
}

/// The same; `on_separated` is called for each pair that a tie-break for knockouts has separated.
fn ordered(
    ledger: &Ledger<'_>,
    tiebreak: Tiebreak,
    group: &[usize],
    on_separated: &dyn Fn(&[usize], Kind),
) -> Vec<Vec<usize>> {
    let Some(beside) = &ledger.teams else {
        return vec![group.to_vec()];
    };
    // C.07:6.2 those still tied are looked at again by the same points; C.07:13.3.3 whoever is
    // tied then begins anew with the primary points.
    for ledger_of in [ledger, &beside.second] {
        let parts = direct_encounter::order(ledger_of, tiebreak, group);
        if parts.len() > 1 {
            return again(parts, |part| ordered(ledger, tiebreak, part, on_separated));
        }
    }
    match group {
        [one, other] => separated(ledger, tiebreak, [*one, *other], on_separated),
        _ => vec![group.to_vec()],
    }
}

/// C.07:13.3.2 two teams whom their matches have not separated: by the boards of these matches.
fn separated(
    ledger: &Ledger<'_>,
    tiebreak: Tiebreak,
    pair: [usize; 2],
    on_separated: &dyn Fn(&[usize], Kind),
) -> Vec<Vec<usize>> {
    let Kind::ExtendedEncounter(knockout) = tiebreak.kind else {
        return vec![pair.to_vec()];
    };
    let mut rounds = Vec::new();
    Among(&pair).games(ledger, tiebreak, pair[0], |round, _, _| {
        rounds.push(round.line.round)
    });
    for kind in knockout.kinds() {
        let scored = |who| boards::in_rounds(ledger, who, &rounds);
        let parts = boards::ordered(*kind, &pair, scored);
        if parts.len() > 1 {
            on_separated(&pair, *kind);
            return parts;
        }
    }
    vec![pair.to_vec()]
}

impl Knockout {
    /// The tie-breaks, in order.
    pub fn kinds(self) -> &'static [Kind] {
        match self {
            Knockout::None => &[],
            Knockout::Count => &[Kind::BoardCount],
            Knockout::Top => &[Kind::TopBoards],
            Knockout::Bottom => &[Kind::BottomBoards],
            Knockout::CountTop => &[Kind::BoardCount, Kind::TopBoards],
            Knockout::CountBottom => &[Kind::BoardCount, Kind::BottomBoards],
        }
    }
}
