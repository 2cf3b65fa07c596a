//! The UPDATE that advances the state of a game. diesel prepares an update that it builds anew
//! each time, which takes longer than running it; this one is written out and stays prepared. One
//! append passes its values as parameters; a batch passes them as the columns of `turn`
//! (`postgres/turn_writer`).

use super::Conn;
use crate::games::{Append, GameId, GamePhase};
use crate::rounds::RoundStage;
use diesel::prelude::*;
use diesel::query_builder::{AstPass, QueryFragment, QueryId};
use diesel::sql_types::{BigInt, Binary, Nullable, Text};
use inkundla_core::codes;
use inkundla_core::tournament::TournamentId;

type Db = <Conn as Connection>::Backend;

/// A value of an append in the statement.
#[derive(Clone, Copy)]
pub(crate) enum AppendValue {
    Game,
    Tournament,
    ExpectedSeq,
    PhaseBefore,
    LastSeq,
    Phase,
    Projection,
    OpenRequests,
    Phone,
    SeenMs,
    Code,
}

codes!(AppendValue {
    Game = "game",
    Tournament = "tournament",
    ExpectedSeq = "expected_seq",
    PhaseBefore = "phase_before",
    LastSeq = "last_seq",
    Phase = "phase",
    Projection = "projection",
    OpenRequests = "requests",
    Phone = "phone",
    SeenMs = "seen_ms",
    Code = "code",
});

use AppendValue as Value;

const SET: [(&str, Value); 5] = [
    ("UPDATE games SET seq = ", Value::LastSeq),
    (", phase = ", Value::Phase),
    (", projection = ", Value::Projection),
    (", requests = ", Value::OpenRequests),
    (", recorder_seen_ms = COALESCE(", Value::SeenMs),
];

/// The game is as the writer has seen it. A phone must be the recorder, and its access code must
/// open a board of a posted round, without a result before the first entry; without a phone the organiser or the program writes.
const CONDITION: [(&str, Value); 8] = [
    (" WHERE games.id = ", Value::Game),
    (" AND games.seq = ", Value::ExpectedSeq),
    (" AND games.phase = ", Value::PhaseBefore),
    (" AND (", Value::Phone),
    (" IS NULL OR games.recorder_hash = ", Value::Phone),
    (
        " AND EXISTS (SELECT 1 FROM pairings JOIN rounds \
         ON rounds.tournament_id = pairings.tournament_id AND rounds.number = pairings.round \
         WHERE pairings.id = ",
        Value::Game,
    ),
    (" AND pairings.tournament_id = ", Value::Tournament),
    (" AND pairings.code_hash = ", Value::Code),
];

/// Writes a value, as a parameter or as a column of `turn`.
pub(crate) trait PushValue<'b> {
    fn push(&self, value: AppendValue, out: &mut AstPass<'_, 'b, Db>) -> QueryResult<()>;
}

/// Writes the statement up to its condition.
pub(crate) fn push_set<'b>(
    values: &impl PushValue<'b>,
    out: &mut AstPass<'_, 'b, Db>,
) -> QueryResult<()> {
    for (sql, value) in SET {
        out.push_sql(sql);
        values.push(value, out)?;
    }
    out.push_sql(", recorder_seen_ms)");
    Ok(())
}

/// Writes [`CONDITION`].
pub(crate) fn push_condition<'b>(
    values: &impl PushValue<'b>,
    out: &mut AstPass<'_, 'b, Db>,
) -> QueryResult<()> {
    for (sql, value) in CONDITION {
        out.push_sql(sql);
        values.push(value, out)?;
    }
    out.push_sql(" AND rounds.stage = ");
    out.push_bind_param::<Text, _>(RoundStage::Posted.code())?;
    // A result that the organiser entered stands until the organiser clears it.
    out.push_sql(" AND (games.seq > 0 OR pairings.result IS NULL)))");
    Ok(())
}

/// Advances one game.
pub(super) struct AdvanceGame<'a> {
    tournament: i64,
    game: i64,
    phase_before: GamePhase,
    expected_seq: i64,
    last_seq: i64,
    open_requests: i64,
    phone: Option<&'a [u8]>,
    seen_ms: Option<i64>,
    code: Option<&'a [u8]>,
    append: &'a Append,
}

impl AdvanceGame<'_> {
    pub(super) fn of(
        tournament: TournamentId,
        game: GameId,
        phase_before: GamePhase,
        append: &Append,
    ) -> AdvanceGame<'_> {
        let proof = append.proof.as_ref();
        AdvanceGame {
            tournament: tournament.0,
            game: game.0,
            phase_before,
            expected_seq: i64::from(append.expected_seq),
            last_seq: i64::from(append.last_seq()),
            open_requests: i64::from(append.asked),
            phone: proof.map(|proof| proof.phone.bytes()),
            seen_ms: proof.map(|proof| proof.at_ms),
            code: proof.map(|proof| proof.code.bytes()),
            append,
        }
    }
}

impl<'b> PushValue<'b> for &'b AdvanceGame<'_> {
    fn push(&self, value: AppendValue, out: &mut AstPass<'_, 'b, Db>) -> QueryResult<()> {
        match value {
            Value::Game => out.push_bind_param::<BigInt, _>(&self.game),
            Value::Tournament => out.push_bind_param::<BigInt, _>(&self.tournament),
            Value::ExpectedSeq => out.push_bind_param::<BigInt, _>(&self.expected_seq),
            Value::PhaseBefore => out.push_bind_param::<Text, _>(self.phase_before.code()),
            Value::LastSeq => out.push_bind_param::<BigInt, _>(&self.last_seq),
            Value::Phase => out.push_bind_param::<Text, _>(self.append.phase.code()),
            Value::Projection => out.push_bind_param::<Text, _>(&self.append.projection),
            Value::OpenRequests => out.push_bind_param::<BigInt, _>(&self.open_requests),
            Value::Phone => out.push_bind_param::<Nullable<Binary>, _>(&self.phone),
            Value::SeenMs => out.push_bind_param::<Nullable<BigInt>, _>(&self.seen_ms),
            Value::Code => out.push_bind_param::<Nullable<Binary>, _>(&self.code),
        }
    }
}

impl QueryId for AdvanceGame<'_> {
    type QueryId = AdvanceGame<'static>;
    const HAS_STATIC_QUERY_ID: bool = true;
}

impl QueryFragment<Db> for AdvanceGame<'_> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Db>) -> QueryResult<()> {
        push_set(&self, &mut out)?;
        push_condition(&self, &mut out)
    }
}

impl RunQueryDsl<Conn> for AdvanceGame<'_> {}
