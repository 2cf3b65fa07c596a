//! Queries for rate limits.

use super::{Conn, one};
use crate::StoreError;
use crate::attempt_limit::{Allowance, AttemptReads, AttemptWrites};
use crate::schema::attempt_limits;
use diesel::prelude::*;

impl AttemptReads for Conn {
    fn may_try(
        &mut self,
        what: &str,
        allowance: Allowance,
        now_ms: i64,
    ) -> Result<bool, StoreError> {
        let until: Option<i64> = attempt_limits::table
            .find(what)
            .select(attempt_limits::until_ms)
            .first(self)
            .optional()?;
        // Each failed attempt moves `until_ms` on by the time that it costs; with the whole burst
        // used up it is `all` ahead.
        let all = i64::from(allowance.at_once) * allowance.one_in_ms;
        Ok(until.is_none_or(|until| until - now_ms <= all - allowance.one_in_ms))
    }
}

impl AttemptWrites for Conn {
    fn tried_wrongly(
        &mut self,
        what: &str,
        allowance: Allowance,
        now_ms: i64,
    ) -> Result<(), StoreError> {
        diesel::delete(attempt_limits::table.filter(attempt_limits::until_ms.le(now_ms)))
            .execute(self)?;
        // Incremented in SQL, so that each of many simultaneous attempts counts.
        let raised = diesel::update(attempt_limits::table.find(what))
            .set(attempt_limits::until_ms.eq(attempt_limits::until_ms + allowance.one_in_ms))
            .execute(self)?;
        if raised > 0 {
            return Ok(());
        }
        let first = (
            attempt_limits::key.eq(what),
            attempt_limits::until_ms.eq(now_ms + allowance.one_in_ms),
        );
        one(diesel::insert_into(attempt_limits::table)
            .values(first)
            .on_conflict(attempt_limits::key)
            .do_update()
            .set(attempt_limits::until_ms.eq(attempt_limits::until_ms + allowance.one_in_ms))
            .execute(self))?;
        delete_beyond(self, allowance.known, what)
    }
}

/// Deletes the rows beyond the limit that expire first, but not the new one.
fn delete_beyond(conn: &mut Conn, known: i64, just_made: &str) -> Result<(), StoreError> {
    let rows: i64 = attempt_limits::table.count().get_result(conn)?;
    if rows <= known {
        return Ok(());
    }
    let soonest: Vec<String> = attempt_limits::table
        .filter(attempt_limits::key.ne(just_made))
        .order((attempt_limits::until_ms, attempt_limits::key))
        .limit(rows - known)
        .select(attempt_limits::key)
        .load(conn)?;
    diesel::delete(attempt_limits::table.filter(attempt_limits::key.eq_any(soonest)))
        .execute(conn)?;
    Ok(())
}
