//! The rows of a draft, and what becomes of them when it is posted.

use super::{AT_ONCE, Conn, one};
use crate::StoreError;
use crate::games::GamePhase;
use crate::rounds::{RoundStage, in_round, rows_of};
use crate::schema::{byes, games, pairings, rounds};
use diesel::prelude::*;
use inkundla_core::tournament::{DraftRound, RoundNo, TournamentId};
use std::collections::BTreeSet;

pub(super) fn nobody_twice(draft: &DraftRound) -> Result<(), StoreError> {
    let paired = draft
        .pairings
        .iter()
        .flat_map(|pairing| [pairing.first, pairing.second]);
    let mut seen = BTreeSet::new();
    if paired
        .chain(draft.byes.iter().map(|bye| bye.entrant))
        .all(|entrant| seen.insert(entrant))
    {
        return Ok(());
    }
    Err(StoreError::Refused("an entrant is in the round twice"))
}

pub(super) fn begin_round(
    conn: &mut Conn,
    tournament: TournamentId,
    round: RoundNo,
) -> Result<(), StoreError> {
    let row = (
        rounds::tournament_id.eq(tournament.0),
        rounds::number.eq(i64::from(round.0)),
        rounds::stage.eq(RoundStage::Draft.code()),
    );
    one(diesel::insert_into(rounds::table).values(row).execute(conn))
}

pub(super) fn clear_boards(
    conn: &mut Conn,
    tournament: TournamentId,
    round: RoundNo,
) -> Result<(), StoreError> {
    diesel::delete(pairings::table.filter(in_round(tournament, round))).execute(conn)?;
    let (here, number) = (
        byes::tournament_id.eq(tournament.0),
        byes::round.eq(i64::from(round.0)),
    );
    diesel::delete(byes::table.filter(here).filter(number)).execute(conn)?;
    Ok(())
}

pub(super) fn fill(
    conn: &mut Conn,
    tournament: TournamentId,
    draft: &DraftRound,
) -> Result<(), StoreError> {
    let (boards, rest) = rows_of(tournament, draft);
    for some in boards.chunks(AT_ONCE) {
        diesel::insert_into(pairings::table)
            .values(some)
            .execute(conn)?;
    }
    for some in rest.chunks(AT_ONCE) {
        diesel::insert_into(byes::table)
            .values(some)
            .execute(conn)?;
    }
    Ok(())
}

pub(super) fn schedule_games(
    conn: &mut Conn,
    tournament: TournamentId,
    round: RoundNo,
    projection: &str,
) -> Result<(), StoreError> {
    let boards = pairings::table.filter(in_round(tournament, round));
    let ids: Vec<i64> = boards
        .order(pairings::board)
        .select(pairings::id)
        .load(conn)?;
    let game = |id: &i64| {
        (
            games::id.eq(*id),
            games::seq.eq(0),
            games::phase.eq(GamePhase::Scheduled.code()),
            games::projection.eq(projection),
            games::chain_form.eq(2),
        )
    };
    for some in ids.chunks(AT_ONCE) {
        diesel::insert_into(games::table)
            .values(some.iter().map(game).collect::<Vec<_>>())
            .execute(conn)?;
    }
    Ok(())
}
