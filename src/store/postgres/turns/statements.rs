//! The statements of turns that are written together. They take lists, whatever
//! their length, so that each stays prepared.

use super::Turn;
use crate::postgres::Conn;
use crate::rounds::RoundStage;
use crate::schema::{games, tournaments};
use crate::{GameId, GamePhase, StoredEntry};
use diesel::pg::Pg;
use diesel::prelude::*;
use diesel::query_builder::{AstPass, Query, QueryFragment, QueryId};
use diesel::sql_types::{Array, BigInt, Binary, Nullable, Text};
use inkundla_core::referee::Hash;
use std::collections::HashSet;

/// Those of the events which nobody is changing. Until the end of the
/// transaction nobody will; others in which games begin may hold them as well.
pub(super) fn events_held(conn: &mut Conn, events: &HashSet<i64>) -> QueryResult<Vec<i64>> {
    tournaments::table
        .filter(tournaments::id.eq_any(events))
        .select(tournaments::id)
        .for_share()
        .skip_locked()
        .load(conn)
}

/// The same of games.
pub(super) fn games_held(conn: &mut Conn, turns: &[Turn]) -> QueryResult<Vec<i64>> {
    let ids: Vec<i64> = turns.iter().map(|turn| turn.game.0).collect();
    games::table
        .filter(games::id.eq_any(ids))
        .select(games::id)
        .for_update()
        .skip_locked()
        .load(conn)
}

/// Moves games on, each under the conditions of a turn by itself: the game has
/// not begun or is being played, and is still at the entry that the phone saw,
/// the phone still records, and its code still opens a board of a posted round.
/// Tells which games they were, with the hash of the entry that each was at.
pub(super) struct Moved<'a> {
    games: Vec<i64>,
    tournaments: Vec<i64>,
    seen: Vec<i64>,
    seq: Vec<i64>,
    projections: Vec<&'a str>,
    asked: Vec<i64>,
    at_ms: Vec<i64>,
    phones: Vec<&'a [u8]>,
    codes: Vec<&'a [u8]>,
}

impl<'a> Moved<'a> {
    pub(super) fn by(turns: &[&'a Turn]) -> Moved<'a> {
        let each = |what: fn(&Turn) -> i64| turns.iter().map(|turn| what(turn)).collect();
        Moved {
            games: each(|turn| turn.game.0),
            tournaments: each(|turn| turn.tournament.0),
            seen: each(|turn| i64::from(turn.append.expected_seq)),
            seq: each(|turn| i64::from(turn.append.last_seq())),
            projections: turns.iter().map(|turn| &*turn.append.projection).collect(),
            asked: each(|turn| i64::from(turn.append.asked)),
            at_ms: each(|turn| turn.proof.at_ms),
            phones: turns.iter().map(|turn| turn.proof.phone.bytes()).collect(),
            codes: turns.iter().map(|turn| turn.proof.code.bytes()).collect(),
        }
    }
}

impl QueryId for Moved<'_> {
    type QueryId = Moved<'static>;
    const HAS_STATIC_QUERY_ID: bool = true;
}

impl Query for Moved<'_> {
    type SqlType = (BigInt, Nullable<Binary>);
}

impl RunQueryDsl<Conn> for Moved<'_> {}

impl QueryFragment<Pg> for Moved<'_> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        out.push_sql(
            "UPDATE games SET seq = turn.seq, projection = turn.projection, asked = turn.asked, \
             recorder_seen_ms = turn.at_ms, phase = ",
        );
        out.push_bind_param::<Text, _>(GamePhase::Running.code())?;
        out.push_sql(" FROM unnest(");
        for numbers in [&self.games, &self.tournaments, &self.seen, &self.seq] {
            out.push_bind_param::<Array<BigInt>, _>(numbers)?;
            out.push_sql(", ");
        }
        out.push_bind_param::<Array<Text>, _>(&self.projections)?;
        for numbers in [&self.asked, &self.at_ms] {
            out.push_sql(", ");
            out.push_bind_param::<Array<BigInt>, _>(numbers)?;
        }
        for digests in [&self.phones, &self.codes] {
            out.push_sql(", ");
            out.push_bind_param::<Array<Binary>, _>(digests)?;
        }
        out.push_sql(
            ") AS turn (game, tournament, seen, seq, projection, asked, at_ms, phone, code) \
             WHERE games.id = turn.game AND games.seq = turn.seen \
             AND games.recorder_hash = turn.phone \
             AND games.phase = CASE turn.seen WHEN 0 THEN ",
        );
        out.push_bind_param::<Text, _>(GamePhase::Scheduled.code())?;
        out.push_sql(" ELSE ");
        out.push_bind_param::<Text, _>(GamePhase::Running.code())?;
        out.push_sql(
            " END AND EXISTS (SELECT 1 FROM pairings JOIN rounds \
             ON rounds.tournament_id = pairings.tournament_id AND rounds.number = pairings.round \
             WHERE pairings.id = turn.game AND pairings.tournament_id = turn.tournament \
             AND pairings.code_hash = turn.code AND rounds.stage = ",
        );
        out.push_bind_param::<Text, _>(RoundStage::Posted.code())?;
        out.push_sql(
            ") RETURNING games.id, (SELECT entries.hash FROM entries \
             WHERE entries.game_id = games.id AND entries.seq = turn.seen)",
        );
        Ok(())
    }
}

/// Writes entries down, each with its hash.
pub(super) struct Written<'a> {
    games: Vec<i64>,
    seq: Vec<i64>,
    at_ms: Vec<i64>,
    by: Vec<&'a str>,
    events: Vec<&'a str>,
    hashes: Vec<&'a [u8]>,
}

impl<'a> Written<'a> {
    pub(super) fn of(entries: &[(GameId, &'a StoredEntry)], hashes: &'a [Hash]) -> Written<'a> {
        let each = entries.iter();
        Written {
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

impl QueryId for Written<'_> {
    type QueryId = Written<'static>;
    const HAS_STATIC_QUERY_ID: bool = true;
}

impl RunQueryDsl<Conn> for Written<'_> {}

impl QueryFragment<Pg> for Written<'_> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        out.push_sql(
            "INSERT INTO entries (game_id, seq, at_ms, by_whom, event, hash) SELECT * FROM unnest(",
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
