//! Unique aliases within an event.

use super::{Conn, one};
use crate::StoreError;
use crate::entrants::{EntrantReads, alias_letters};
use crate::schema::{entrants, rounds};
use diesel::dsl::exists;
use diesel::prelude::*;
use inkundla_core::tournament::{AliasForm, EntrantId, TournamentId, settle_aliases};
use std::collections::HashSet;

/// Makes the aliases of a tournament unique; the entrants in `changed` give way to the others.
pub(super) fn settle(
    conn: &mut Conn,
    tournament: TournamentId,
    changed: &[EntrantId],
) -> Result<(), StoreError> {
    let unsettled = unsettled(conn, tournament)?;
    let changed: HashSet<EntrantId> = changed.iter().copied().chain(unsettled.clone()).collect();
    let all_keep = has_rounds(conn, tournament)?;
    let all = conn.entrants(tournament)?;
    let forms = settle_aliases(&all, |id| all_keep && !changed.contains(&id));
    for id in unsettled {
        set(conn, id, AliasForm::OneLetter)?;
    }
    forms
        .into_iter()
        .try_for_each(|(id, form)| set(conn, id, form))
}

/// Whether anybody may have been paired: from then on, numbers and aliases may be on paper.
pub(super) fn has_rounds(conn: &mut Conn, tournament: TournamentId) -> Result<bool, StoreError> {
    let of_tournament = rounds::table.filter(rounds::tournament_id.eq(tournament.0));
    Ok(diesel::select(exists(of_tournament)).get_result(conn)?)
}

fn unsettled(conn: &mut Conn, tournament: TournamentId) -> Result<Vec<EntrantId>, StoreError> {
    let ids: Vec<i64> = entrants::table
        .filter(entrants::tournament_id.eq(tournament.0))
        .filter(entrants::alias_letters.is_null())
        .select(entrants::id)
        .load(conn)?;
    Ok(ids.into_iter().map(EntrantId).collect())
}

fn set(conn: &mut Conn, entrant: EntrantId, form: AliasForm) -> Result<(), StoreError> {
    one(diesel::update(entrants::table.find(entrant.0))
        .set(entrants::alias_letters.eq(alias_letters(form)))
        .execute(conn))
}
