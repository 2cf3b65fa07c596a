//! Queries for the personal data from before a change.

use super::{CHUNK, Conn};
use crate::erasable_details::{ErasableChanges, ErasableReads};
use crate::schema::former_words;
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
        let rows: Vec<(i64, String)> = former_words::table
            .filter(former_words::tournament_id.eq(tournament.0))
            .filter(former_words::change.eq(change))
            .order(former_words::entrant_id)
            .select((former_words::entrant_id, former_words::words))
            .load(self)?;
        let kept = rows.into_iter().map(|(id, words)| (EntrantId(id), words));
        Ok(kept.collect())
    }

    fn erasable_words_of(
        &mut self,
        tournament: TournamentId,
        entrant: EntrantId,
    ) -> Result<Vec<String>, StoreError> {
        Ok(former_words::table
            .filter(former_words::tournament_id.eq(tournament.0))
            .filter(former_words::entrant_id.eq(entrant.0))
            .order(former_words::change)
            .select(former_words::words)
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
                former_words::tournament_id.eq(tournament.0),
                former_words::change.eq(number),
                former_words::entrant_id.eq(entrant.0),
                former_words::words.eq(words.clone()),
            )
        };
        for some in words.chunks(CHUNK) {
            diesel::insert_into(former_words::table)
                .values(some.iter().map(row).collect::<Vec<_>>())
                .execute(self)?;
        }
        Ok(change)
    }
}
