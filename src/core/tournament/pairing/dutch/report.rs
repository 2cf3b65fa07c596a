//! Why a round of ours is paired as it is, by the criteria of the Swiss system.
//!
//! Places are those of `Tournament::entrants`.

use super::asked_of;
use crate::tournament::pairing::MovesFirst;
use crate::tournament::pairing::swiss::{self, NoLegalPairing, RoundReport, WhyNotMeeting};
use crate::tournament::{ByEntrant, ByeKind, DraftRound, EntrantId, Points, RoundNo, Tournament};
use std::collections::HashSet;

/// A round of a Swiss tournament, bracket by bracket.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SwissReport {
    /// The round as it is, whoever paired it.
    pub round: RoundReport,
    /// Whether the system would pair those of the round in just this way.
    pub is_by_system: bool,
}

/// Why two do not meet in a round of a Swiss tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SwissWhyNot {
    /// They do.
    TheyMeet,
    /// The system says why.
    System(WhyNotMeeting),
    /// The round is not as the system would have it. In the system's round they would meet,
    /// or would not for this reason.
    Changed(WhyNotMeeting),
}

/// A round of a Swiss tournament, bracket by bracket; of any other system nothing.
pub fn swiss_report(tournament: &Tournament, plan: &DraftRound) -> Option<SwissReport> {
    let field = field_of(tournament, plan)?;
    let round = round_of(tournament, plan);
    Some(SwissReport {
        round: swiss::report(&field, &round),
        is_by_system: swiss::pair(&field).is_ok_and(|paired| is_same(&paired, &round)),
    })
}

/// Whether the same pairs meet and the same one sits out, wherever they sit.
fn is_same(one: &swiss::Round, other: &swiss::Round) -> bool {
    let pairs = |round: &swiss::Round| {
        let pairs = round.pairs.iter();
        pairs
            .map(|(one, other)| (*one.min(other), *one.max(other)))
            .collect::<HashSet<_>>()
    };
    one.bye == other.bye && pairs(one) == pairs(other)
}

/// Why two do not meet in a round of a Swiss tournament; of any other system nothing.
///
/// # Errors
/// When those of the round have no legal pairing.
pub fn swiss_why_not(
    tournament: &Tournament,
    plan: &DraftRound,
    one: EntrantId,
    other: EntrantId,
) -> Option<Result<SwissWhyNot, NoLegalPairing>> {
    let field = field_of(tournament, plan)?;
    let mut pairs = plan.pairings.iter();
    if pairs.any(|pairing| pairing.opponent_of(one) == Some(other)) {
        return Some(Ok(SwissWhyNot::TheyMeet));
    }
    let (one, other) = (place(tournament, one)?, place(tournament, other)?);
    let is_by_system =
        swiss::pair(&field).is_ok_and(|paired| is_same(&paired, &round_of(tournament, plan)));
    let why = swiss::why_not(&field, one, other);
    Some(why.map(|why| {
        if is_by_system {
            SwissWhyNot::System(why)
        } else {
            SwissWhyNot::Changed(why)
        }
    }))
}

/// C.04.3:5.2 why the one of each pair moves first.
pub(in crate::tournament::pairing) fn moves_first(
    tournament: &Tournament,
    plan: &DraftRound,
) -> Vec<MovesFirst> {
    let Some(field) = field_of(tournament, plan) else {
        return Vec::new();
    };
    let pairs = plan
        .pairings
        .iter()
        .map(|pair| place(tournament, pair.first).zip(place(tournament, pair.second)));
    // Who is not in the tournament stands in no field.
    let nobody = field.players.len();
    let pairs = pairs.map(|pair| pair.unwrap_or((nobody, nobody)));
    let reasons = swiss::sides(&field, &pairs.collect::<Vec<_>>()).into_iter();
    reasons
        .map(|reason| reason.unwrap_or(MovesFirst::Changed))
        .collect()
}

/// The points by which a round is paired, extra points with them.
pub(in crate::tournament::pairing) fn scores(
    tournament: &Tournament,
    round: RoundNo,
) -> ByEntrant<Points> {
    let field = asked_of(tournament, round, |_| true);
    let scores = tournament.entrants.iter().zip(&field.players);
    let score = |tenths: swiss::Tenths| Points::halves((tenths / 5).try_into().unwrap_or(0));
    scores
        .map(|(one, player)| (one.id, score(player.score_before(field.round))))
        .collect()
}

/// The field before a round, in which just those of the round take part.
fn field_of(tournament: &Tournament, plan: &DraftRound) -> Option<swiss::Field> {
    if !tournament.options.system.is_swiss() {
        return None;
    }
    let here = plan.paired().collect::<HashSet<_>>();
    Some(asked_of(tournament, plan.number, |one| {
        here.contains(&one.id)
    }))
}

fn round_of(tournament: &Tournament, plan: &DraftRound) -> swiss::Round {
    let pairs = plan.pairings.iter().filter_map(|pair| {
        Some((
            place(tournament, pair.first)?,
            place(tournament, pair.second)?,
        ))
    });
    let mut byes = plan
        .byes
        .iter()
        .filter(|bye| bye.kind == ByeKind::Allocated);
    swiss::Round {
        pairs: pairs.collect(),
        bye: byes.next().and_then(|bye| place(tournament, bye.entrant)),
    }
}

fn place(tournament: &Tournament, id: EntrantId) -> Option<usize> {
    tournament.entrants.place(id)
}
