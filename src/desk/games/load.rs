//! Reads a game with its record. Until one of its texts is erased a record only grows, so the entries
//! that the cache lacks are read from the store by their numbers, whichever process has written them.

use super::RecordedGame;
use super::append::entry;
use crate::desk::{Desk, Fault};
use crate::referee::{ErasableText, Game};
use crate::store::{GameId, StoredEntry};
use crate::tournament::TournamentId;
use std::sync::Arc;

impl Desk {
    /// A game with its record as the store has it now.
    pub(in crate::desk) fn load(
        &self,
        tournament: TournamentId,
        game: GameId,
    ) -> Result<Arc<RecordedGame>, Fault> {
        let cached = self.game_cache.get(game);
        let (after, cached_erasures) = cached
            .as_ref()
            .map_or((0, None), |record| (record.game.seq, Some(record.erasures)));
        let (erasures, since, texts) = self.store.read(move |db| {
            let erasures = db.erasures(game)?;
            let is_current = cached_erasures == Some(erasures);
            let since = db.record(tournament, game, if is_current { after } else { 0 })?;
            let texts = if since.is_empty() {
                Vec::new()
            } else {
                db.texts(game)?
            };
            Ok((erasures, since, texts))
        })?;
        let record = match cached.filter(|record| record.erasures == erasures) {
            Some(record) if since.is_empty() => return Ok(record),
            Some(record) => extended(Arc::unwrap_or_clone(record), since, &texts)?,
            None => extended(RecordedGame::unread(erasures), since, &texts)?,
        };
        let record = Arc::new(record);
        self.game_cache.insert(game, Arc::clone(&record));
        Ok(record)
    }
}

/// Appends entries to a record.
fn extended(
    record: RecordedGame,
    since: Vec<StoredEntry>,
    texts: &[ErasableText],
) -> Result<RecordedGame, Fault> {
    let since: Vec<_> = since
        .into_iter()
        .map(|one| entry(one, texts))
        .collect::<Result<_, _>>()?;
    let game = since.iter().try_fold(record.game.clone(), Game::apply)?;
    Ok(record.with(since, game))
}
