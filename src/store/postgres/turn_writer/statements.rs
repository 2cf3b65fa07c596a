//! The statements that write a batch of turns. They take arrays of any length, so that each stays
//! prepared.

use super::QueuedTurn;
use crate::postgres::connection::Conn;
use crate::postgres::queries::advance_game::{AppendValue, PushValue, push_condition, push_set};
use crate::schema::{games, tournaments};
use crate::{GameId, StoredEntry};
use diesel::pg::Pg;
use diesel::prelude::*;
use diesel::query_builder::{AstPass, Query, QueryFragment, QueryId};
use diesel::sql_types::{Array, BigInt, Binary, Nullable, Text};
use inkundla_core::referee::Hash;
use std::collections::HashSet;

/// Locks the tournaments that no transaction is changing, until the end of this one. The lock is
/// shared with other transactions in which games begin. Returns the locked ones.
pub(super) fn lock_tournaments(
    conn: &mut Conn,
    tournaments: &HashSet<i64>,
) -> QueryResult<Vec<i64>> {
    tournaments::table
        .filter(tournaments::id.eq_any(tournaments))
        .select(tournaments::id)
        .for_share()
        .skip_locked()
        .load(conn)
}

/// Locks the games that no other transaction has locked, and returns them.
pub(super) fn lock_games(conn: &mut Conn, turns: &[QueuedTurn]) -> QueryResult<Vec<i64>> {
    let ids: Vec<i64> = turns.iter().map(|turn| turn.game.0).collect();
    games::table
        .filter(games::id.eq_any(ids))
        .select(games::id)
        .for_update()
        .skip_locked()
        .load(conn)
}

/// Advances games, each under the condition of a single append. Returns the games that it advanced,
/// each with the hash of its former last entry.
pub(super) struct AdvanceGames<'a> {
    games: Vec<i64>,
    tournaments: Vec<i64>,
    expected_seq: Vec<i64>,
    phases_before: Vec<&'a str>,
    last_seq: Vec<i64>,
    phases: Vec<&'a str>,
    projections: Vec<&'a str>,
    open_requests: Vec<i64>,
    phones: Vec<&'a [u8]>,
    seen_ms: Vec<i64>,
    codes: Vec<&'a [u8]>,
}

impl<'a> AdvanceGames<'a> {
    pub(super) fn by(turns: &[&'a QueuedTurn]) -> AdvanceGames<'a> {
        let each = |what: fn(&QueuedTurn) -> i64| turns.iter().map(|turn| what(turn)).collect();
        let texts = |what: fn(&QueuedTurn) -> &str| turns.iter().map(|turn| what(turn)).collect();
        AdvanceGames {
            games: each(|turn| turn.game.0),
            tournaments: each(|turn| turn.tournament.0),
            expected_seq: each(|turn| i64::from(turn.append.expected_seq)),
            phases_before: texts(|turn| turn.phase_before().code()),
            last_seq: each(|turn| i64::from(turn.append.last_seq())),
            phases: texts(|turn| turn.append.phase.code()),
            projections: texts(|turn| &turn.append.projection),
            open_requests: each(|turn| i64::from(turn.append.asked)),
            phones: turns.iter().map(|turn| turn.proof.phone.bytes()).collect(),
            seen_ms: each(|turn| turn.proof.at_ms),
            codes: turns.iter().map(|turn| turn.proof.code.bytes()).collect(),
        }
    }

    fn push_list<'b>(
        &'b self,
        value: AppendValue,
        out: &mut AstPass<'_, 'b, Pg>,
    ) -> QueryResult<()> {
        match value {
            AppendValue::Game => out.push_bind_param::<Array<BigInt>, _>(&self.games),
            AppendValue::Tournament => out.push_bind_param::<Array<BigInt>, _>(&self.tournaments),
            AppendValue::ExpectedSeq => out.push_bind_param::<Array<BigInt>, _>(&self.expected_seq),
            AppendValue::PhaseBefore => out.push_bind_param::<Array<Text>, _>(&self.phases_before),
            AppendValue::LastSeq => out.push_bind_param::<Array<BigInt>, _>(&self.last_seq),
            AppendValue::Phase => out.push_bind_param::<Array<Text>, _>(&self.phases),
            AppendValue::Projection => out.push_bind_param::<Array<Text>, _>(&self.projections),
            AppendValue::OpenRequests => {
                out.push_bind_param::<Array<BigInt>, _>(&self.open_requests)
            }
            AppendValue::Phone => out.push_bind_param::<Array<Binary>, _>(&self.phones),
            AppendValue::SeenMs => out.push_bind_param::<Array<BigInt>, _>(&self.seen_ms),
            AppendValue::Code => out.push_bind_param::<Array<Binary>, _>(&self.codes),
        }
    }
}

/// The values as columns of the unnested arrays.
struct Columns;

impl PushValue<'_> for Columns {
    fn push(&self, value: AppendValue, out: &mut AstPass<'_, '_, Pg>) -> QueryResult<()> {
        out.push_sql("turn.");
        out.push_sql(value.code());
        Ok(())
    }
}

impl QueryId for AdvanceGames<'_> {
    type QueryId = AdvanceGames<'static>;
    const HAS_STATIC_QUERY_ID: bool = true;
}

impl Query for AdvanceGames<'_> {
    type SqlType = (BigInt, Nullable<Binary>);
}

impl RunQueryDsl<Conn> for AdvanceGames<'_> {}

impl QueryFragment<Pg> for AdvanceGames<'_> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        push_set(&Columns, &mut out)?;
        let mut before = " FROM unnest(";
        for value in AppendValue::ALL {
            out.push_sql(before);
            self.push_list(value, &mut out)?;
            before = ", ";
        }
        out.push_sql(") AS turn (");
        out.push_sql(&AppendValue::ALL.map(AppendValue::code).join(", "));
        out.push_sql(")");
        push_condition(&Columns, &mut out)?;
        out.push_sql(
            " RETURNING games.id, (SELECT entries.hash FROM entries \
             WHERE entries.game_id = games.id AND entries.seq = turn.expected_seq)",
        );
        Ok(())
    }
}

/// Inserts entries with their hashes.
pub(super) struct InsertEntries<'a> {
    games: Vec<i64>,
    seq: Vec<i64>,
    at_ms: Vec<i64>,
    by: Vec<&'a str>,
    events: Vec<&'a str>,
    hashes: Vec<&'a [u8]>,
}

impl<'a> InsertEntries<'a> {
    pub(super) fn of(
        entries: &[(GameId, &'a StoredEntry)],
        hashes: &'a [Hash],
    ) -> InsertEntries<'a> {
        let each = entries.iter();
        InsertEntries {
            games: each.clone().map(|(game, _)| game.0).collect(),
            seq: each
                .clone()
                .map(|(_, entry)| i64::from(entry.seq))
                .collect(),
            at_ms: each.clone().map(|(_, entry)| entry.at_ms).collect(),
            by: each.clone().map(|(_, entry)| &*entry.by).collect(),
            events: each.map(|(_, entry)| &*entry.event).collect(),
            hashes: hashes.iter().map(|hash| &hash.0[..]).collect(),
        }
    }
}

impl QueryId for InsertEntries<'_> {
    type QueryId = InsertEntries<'static>;
    const HAS_STATIC_QUERY_ID: bool = true;
}

impl RunQueryDsl<Conn> for InsertEntries<'_> {}

impl QueryFragment<Pg> for InsertEntries<'_> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        out.push_sql(
            "INSERT INTO entries (game_id, seq, at_ms, author, event, hash) SELECT * FROM unnest(",
        );
        for numbers in [&self.games, &self.seq, &self.at_ms] {
            out.push_bind_param::<Array<BigInt>, _>(numbers)?;
            out.push_sql(", ");
        }
        for texts in [&self.by, &self.events] {
            out.push_bind_param::<Array<Text>, _>(texts)?;
            out.push_sql(", ");
        }
        out.push_bind_param::<Array<Binary>, _>(&self.hashes)?;
        out.push_sql(")");
        Ok(())
    }
}
