//! The one statement that every turn of every board needs. An update that is
//! put together by diesel is prepared anew each time, which costs more than to
//! carry it out; this one is written out, so that it stays prepared.

use super::Conn;
use crate::games::{Append, GameId, RecorderProof};
use crate::rounds::RoundStage;
use diesel::prelude::*;
use diesel::query_builder::{AstPass, QueryFragment, QueryId};
use diesel::sql_types::{BigInt, Binary, Text};

type Db = <Conn as Connection>::Backend;

/// Moves the state of a game on for a phone, if the game is still at the entry
/// that the phone saw, the phone still records, and its code still opens a
/// board of a posted round.
pub(super) struct Turn<'a> {
    game: i64,
    seen: i64,
    seq: i64,
    asked: i64,
    append: &'a Append,
    proof: RecorderProof,
}

impl Turn<'_> {
    pub(super) fn of(game: GameId, append: &Append, proof: RecorderProof) -> Turn<'_> {
        Turn {
            game: game.0,
            seen: i64::from(append.expected_seq),
            seq: i64::from(append.last_seq()),
            asked: i64::from(append.asked),
            append,
            proof,
        }
    }
}

impl QueryId for Turn<'_> {
    type QueryId = Turn<'static>;
    const HAS_STATIC_QUERY_ID: bool = true;
}

impl QueryFragment<Db> for Turn<'_> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Db>) -> QueryResult<()> {
        out.push_sql("UPDATE games SET seq = ");
        out.push_bind_param::<BigInt, _>(&self.seq)?;
        out.push_sql(", phase = ");
        out.push_bind_param::<Text, _>(self.append.phase.code())?;
        out.push_sql(", projection = ");
        out.push_bind_param::<Text, _>(self.append.projection.as_str())?;
        out.push_sql(", asked = ");
        out.push_bind_param::<BigInt, _>(&self.asked)?;
        out.push_sql(", recorder_seen_ms = ");
        out.push_bind_param::<BigInt, _>(&self.proof.at_ms)?;
        out.push_sql(" WHERE id = ");
        out.push_bind_param::<BigInt, _>(&self.game)?;
        out.push_sql(" AND seq = ");
        out.push_bind_param::<BigInt, _>(&self.seen)?;
        out.push_sql(" AND recorder_hash = ");
        out.push_bind_param::<Binary, _>(self.proof.phone.bytes())?;
        out.push_sql(
            " AND EXISTS (SELECT 1 FROM pairings JOIN rounds \
             ON rounds.tournament_id = pairings.tournament_id AND rounds.number = pairings.round \
             WHERE pairings.id = games.id AND pairings.code_hash = ",
        );
        out.push_bind_param::<Binary, _>(self.proof.code.bytes())?;
        out.push_sql(" AND rounds.stage = ");
        out.push_bind_param::<Text, _>(RoundStage::Posted.code())?;
        out.push_sql(")");
        Ok(())
    }
}

impl RunQueryDsl<Conn> for Turn<'_> {}
