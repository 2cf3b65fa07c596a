//! Queries for the personal data from before a change.

use super::{CHUNK, Conn};
use crate::erasable_details::{ErasableChanges, ErasableReads};
use crate::schema::erasable_details;
use crate::{StoreError, TournamentWrites};
use diesel::prelude::*;
use inkundla_core::tournament::{EntrantId, TournamentId};

impl ErasableReads for Conn {
    fn erasable_words(
        &mut self,
        tournament: TournamentId,
        change: u64,
    ) -> Result<Vec<(EntrantId, String)>, StoreError> {
        let change: i64 = i64::try_from(change).unwrap_or(i64::MAX);
        let rows: Vec<(i64, String)> = erasable_details::table
            .filter(erasable_details::tournament_id.eq(tournament.0))
            .filter(erasable_details::change.eq(change))
            .order(erasable_details::entrant_id)
            .select((erasable_details::entrant_id, erasable_details::details))
            .load(self)?;
        let kept = rows.into_iter().map(|(id, words)| (EntrantId(id), words));
        Ok(kept.collect())
    }

    fn erasable_words_of(
        &mut self,
        tournament: TournamentId,
        entrant: EntrantId,
    ) -> Result<Vec<String>, StoreError> {
        Ok(erasable_details::table
            .filter(erasable_details::tournament_id.eq(tournament.0))
            .filter(erasable_details::entrant_id.eq(entrant.0))
            .order(erasable_details::change)
            .select(erasable_details::details)
            .load(self)?)
    }
}

impl ErasableChanges for Conn {
    fn keep_erasable_words(
        &mut self,
        tournament: TournamentId,
        words: &[(EntrantId, String)],
    ) -> Result<u64, StoreError> {
        let change = self.bump(tournament)?;
        let number = i64::try_from(change).map_err(|why| StoreError::unreadable("change", why))?;
        let row = |(entrant, words): &(EntrantId, String)| {
            (
                erasable_details::tournament_id.eq(tournament.0),
                erasable_details::change.eq(number),
                erasable_details::entrant_id.eq(entrant.0),
                erasable_details::details.eq(words.clone()),
            )
        };
        for some in words.chunks(CHUNK) {
            diesel::insert_into(erasable_details::table)
                .values(some.iter().map(row).collect::<Vec<_>>())
                .execute(self)?;
        }
        Ok(change)
    }
}
