//! The rows of a draft, and the games that posting it creates.

use super::{CHUNK, Conn, one};
use crate::StoreError;
use crate::games::GamePhase;
use crate::rounds::{RoundStage, in_round};
use crate::schema::{byes, games, pairings, rounds};
use diesel::prelude::*;
use inkundla_core::tournament::{Bye, DraftRound, RoundNo, TournamentId};
use std::collections::BTreeSet;

pub(super) fn check_nobody_is_twice(draft: &DraftRound) -> Result<(), StoreError> {
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

pub(super) fn insert_round(
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

pub(super) fn delete_boards(
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

pub(super) fn insert_boards(
    conn: &mut Conn,
    tournament: TournamentId,
    draft: &DraftRound,
) -> Result<(), StoreError> {
    let round = i64::from(draft.number.0);
    for chunk in draft.pairings.chunks(CHUNK) {
        let rows = chunk.iter().map(|pairing| {
            (
                pairings::tournament_id.eq(tournament.0),
                pairings::round.eq(round),
                pairings::board.eq(i64::from(pairing.board.0)),
                pairings::first_entrant.eq(pairing.first.0),
                pairings::second_entrant.eq(pairing.second.0),
            )
        });
        diesel::insert_into(pairings::table)
            .values(rows.collect::<Vec<_>>())
            .execute(conn)?;
    }
    insert_byes(conn, tournament, draft.number, &draft.byes)
}

pub(super) fn insert_byes(
    conn: &mut Conn,
    tournament: TournamentId,
    round: RoundNo,
    byes: &[Bye],
) -> Result<(), StoreError> {
    for chunk in byes.chunks(CHUNK) {
        let rows = chunk.iter().map(|bye| {
            (
                byes::tournament_id.eq(tournament.0),
                byes::round.eq(i64::from(round.0)),
                byes::entrant_id.eq(bye.entrant.0),
                byes::kind.eq(bye.kind.code()),
            )
        });
        diesel::insert_into(byes::table)
            .values(rows.collect::<Vec<_>>())
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
        )
    };
    for chunk in ids.chunks(CHUNK) {
        diesel::insert_into(games::table)
            .values(chunk.iter().map(game).collect::<Vec<_>>())
            .execute(conn)?;
    }
    Ok(())
}
