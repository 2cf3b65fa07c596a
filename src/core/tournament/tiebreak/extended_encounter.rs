//! C.07:13.3 Extended direct encounter: the matches between the tied teams, by both kinds of
//! points; two teams that stay tied are separated by the knockout tie-breaks that the code names.

use super::contribution::{Computed, sum};
use super::direct_encounter::{self, order_parts};
use super::input::Input;
use super::{
    Contribution, ContributionReason, Derivation, Kind, KnockoutTiebreaks, Ledger, Tiebreak, Value,
    board_results,
};
use crate::tournament::TeamPoints;
use std::cell::Cell;

/// The points that a team scored against the others of the tied group.
pub(super) fn value(input: Input<'_>, parts: &mut Vec<Contribution>) -> Computed {
    let Input {
        ledger,
        tiebreak,
        who,
        tied,
    } = input;
    let Some(teams) = &ledger.teams else {
        return (None, Derivation::Own);
    };
    let mut secondary = Value::default();
    input.for_each_encounter(|round, games, first| {
        let number = usize::from(round.line.round.0);
        let rounds = teams.secondary.rounds_of(who);
        let in_round = rounds.get(number.saturating_sub(1));
        let points = in_round.map_or(Value::default(), |round| round.points);
        secondary = secondary + points.divided(games);
        let (matches, boards) = match teams.crosstables.primary() {
            TeamPoints::Match => (first, points),
            TeamPoints::Game => (points, first),
        };
        let reason = ContributionReason::Match { matches, boards };
        parts.push(ledger.part(round, first.divided(games), reason));
    });
    let by = Cell::new(None);
    ordered(ledger, tiebreak, tied, &|pair, kind| {
        if pair.contains(&who) {
            by.set(Some(kind));
        }
    });
    let derivation = Derivation::Encounters {
        secondary,
        by: by.get(),
    };
    let value = if parts.is_empty() { None } else { sum(parts).0 };
    (value, derivation)
}

/// Splits the tied group, given in ascending order, as far as its matches decide.
pub(super) fn order(ledger: &Ledger<'_>, tiebreak: Tiebreak, group: &[usize]) -> Vec<Vec<usize>> {
    ordered(ledger, tiebreak, group, &|_, _| ())
}

/// As [`order`]; calls `on_separated` for each pair that a knockout tie-break has separated.
fn ordered(
    ledger: &Ledger<'_>,
    tiebreak: Tiebreak,
    group: &[usize],
    on_separated: &dyn Fn(&[usize], Kind),
) -> Vec<Vec<usize>> {
    let Some(teams) = &ledger.teams else {
        return vec![group.to_vec()];
    };
    // C.07:6.2 those still tied are ordered again by the same points; C.07:13.3.3 those tied
    // after that begin again with the primary points.
    for counted in [ledger, &teams.secondary] {
        let parts = direct_encounter::order(counted, tiebreak, group);
        if parts.len() > 1 {
            return order_parts(parts, |part| ordered(ledger, tiebreak, part, on_separated));
        }
    }
    match group {
        [one, other] => separated(ledger, tiebreak, [*one, *other], on_separated),
        _ => vec![group.to_vec()],
    }
}

/// C.07:13.3.2 two teams that their matches have not separated: by the boards of these matches.
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
    let first = Input {
        ledger,
        tiebreak,
        who: pair[0],
        tied: &pair,
    };
    first.for_each_encounter(|round, _, _| rounds.push(round.line.round));
    for kind in knockout.kinds() {
        let scored = |who| board_results::in_rounds(ledger, who, &rounds);
        let parts = board_results::ordered(*kind, &pair, scored);
        if parts.len() > 1 {
            on_separated(&pair, *kind);
            return parts;
        }
    }
    vec![pair.to_vec()]
}

impl KnockoutTiebreaks {
    /// The tie-breaks, in order.
    pub fn kinds(self) -> &'static [Kind] {
        match self {
            KnockoutTiebreaks::None => &[],
            KnockoutTiebreaks::Count => &[Kind::BoardCount],
            KnockoutTiebreaks::Top => &[Kind::TopBoards],
            KnockoutTiebreaks::Bottom => &[Kind::BottomBoards],
            KnockoutTiebreaks::CountTop => &[Kind::BoardCount, Kind::TopBoards],
            KnockoutTiebreaks::CountBottom => &[Kind::BoardCount, Kind::BottomBoards],
        }
    }
}
