//! Reports how a round is paired by the criteria of the Swiss system. Places are positions in
//! `Tournament::entrants`.

use super::swiss_input;
use crate::tournament::pairing::MovesFirst;
use crate::tournament::pairing::first_stage::stage_of;
use crate::tournament::pairing::swiss::{self, NoLegalPairing, RoundReport, WhyNotMeeting};
use crate::tournament::{
    ByEntrant, DraftRound, EntrantId, Points, RoundNo, SwissSystem, Tournament,
};
use std::collections::HashSet;

/// A round of a Swiss tournament, bracket by bracket.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SwissReport {
    /// The actual round, paired by the system or by hand.
    pub round: RoundReport,
    /// Whether the system would pair the same entrants in the same way.
    pub is_by_system: bool,
}

/// Why two entrants do not meet in a round of a Swiss tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SwissWhyNot {
    /// They do meet.
    TheyMeet,
    /// The reason by the system.
    System(WhyNotMeeting),
    /// The round differs from the system's. In the system's round they would meet, or would not
    /// for this reason.
    Changed(WhyNotMeeting),
}

/// The report on a round of a Swiss tournament; `None` for other systems.
pub fn swiss_report(tournament: &Tournament, draft: &DraftRound) -> Option<SwissReport> {
    let tournament = &*stage_of(tournament, draft.number);
    let field = field_of(tournament, draft)?;
    let round = round_of(tournament, draft);
    Some(SwissReport {
        round: swiss::report(&field, &round),
        is_by_system: swiss::pair(&field).is_ok_and(|paired| is_same(&paired, &round)),
    })
}

/// Whether two rounds have the same pairs and the same bye, whatever the boards and sides.
fn is_same(one: &swiss::Round, other: &swiss::Round) -> bool {
    let pairs = |round: &swiss::Round| {
        let sorted = |(one, other): &(usize, usize)| (*one.min(other), *one.max(other));
        round.pairs.iter().map(sorted).collect::<HashSet<_>>()
    };
    one.bye == other.bye && pairs(one) == pairs(other)
}

/// Why two entrants do not meet in a round of a Swiss tournament; `None` for other systems.
///
/// # Errors
/// If the entrants of the round have no legal pairing.
pub fn swiss_why_not(
    tournament: &Tournament,
    draft: &DraftRound,
    one: EntrantId,
    other: EntrantId,
) -> Option<Result<SwissWhyNot, NoLegalPairing>> {
    let tournament = &*stage_of(tournament, draft.number);
    let field = field_of(tournament, draft)?;
    let mut pairs = draft.pairings.iter();
    if pairs.any(|pairing| pairing.opponent_of(one) == Some(other)) {
        return Some(Ok(SwissWhyNot::TheyMeet));
    }
    let (one, other) = (place(tournament, one)?, place(tournament, other)?);
    let is_by_system =
        swiss::pair(&field).is_ok_and(|paired| is_same(&paired, &round_of(tournament, draft)));
    let why = swiss::why_not(&field, one, other);
    Some(why.map(|why| {
        if is_by_system {
            SwissWhyNot::System(why)
        } else {
            SwissWhyNot::Changed(why)
        }
    }))
}

/// C.04.3:5.2 for each pair, why the entrant moves first.
pub(in crate::tournament::pairing) fn moves_first(
    tournament: &Tournament,
    draft: &DraftRound,
) -> Vec<MovesFirst> {
    let Some(field) = field_of(tournament, draft) else {
        return Vec::new();
    };
    let pairs = draft
        .pairings
        .iter()
        .map(|pair| place(tournament, pair.first).zip(place(tournament, pair.second)));
    // A place past the end stands for entrants who are not in the tournament.
    let nobody = field.players.len();
    let pairs = pairs.map(|pair| pair.unwrap_or((nobody, nobody)));
    let reasons = swiss::sides(&field, &pairs.collect::<Vec<_>>()).into_iter();
    reasons
        .map(|reason| reason.unwrap_or(MovesFirst::Changed))
        .collect()
}

/// The rules that pair a round: the seeding rounds of the Burstein system are Dutch.
pub(in crate::tournament::pairing) fn rules_of_round(
    tournament: &Tournament,
    draft: &DraftRound,
) -> SwissSystem {
    field_of(tournament, draft).map_or(SwissSystem::Dutch, |field| field.system_of_round())
}

/// The points by which a round is paired, virtual points included.
pub(in crate::tournament::pairing) fn scores(
    tournament: &Tournament,
    round: RoundNo,
) -> ByEntrant<Points> {
    let field = swiss_input(tournament, round, |_| true);
    let scores = tournament.entrants.iter().zip(&field.players);
    let score = |tenths: swiss::Tenths| Points::halves((tenths / 5).try_into().unwrap_or(0));
    scores
        .map(|(one, player)| (one.id, score(player.score_before(field.round))))
        .collect()
}

/// The input before a round in which exactly the entrants of `plan` take part.
fn field_of(tournament: &Tournament, draft: &DraftRound) -> Option<swiss::Field> {
    if !tournament.options.system.is_swiss() || tournament.options.is_second_game(draft.number) {
        return None;
    }
    let here = draft.paired().collect::<HashSet<_>>();
    Some(swiss_input(tournament, draft.number, |one| {
        here.contains(&one.id)
    }))
}

fn round_of(tournament: &Tournament, draft: &DraftRound) -> swiss::Round {
    let pairs = draft.pairings.iter().filter_map(|pair| {
        Some((
            place(tournament, pair.first)?,
            place(tournament, pair.second)?,
        ))
    });
    swiss::Round {
        pairs: pairs.collect(),
        bye: draft.bye_holder().and_then(|id| place(tournament, id)),
    }
}

fn place(tournament: &Tournament, id: EntrantId) -> Option<usize> {
    tournament.entrants.place(id)
}
