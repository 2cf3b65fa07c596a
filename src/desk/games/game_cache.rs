//! Cache of games with their records, so that a turn does not read the whole record again.

use super::RecordedGame;
use crate::change_feed::Cache;
use crate::store::GameId;
use std::sync::Arc;

#[derive(Default)]
pub(in crate::desk) struct GameCache(Cache<GameId, RecordedGame, 4_096>);

impl GameCache {
    /// A game, perhaps without its newest entries.
    pub(super) fn get(&self, game: GameId) -> Option<Arc<RecordedGame>> {
        self.0.get(&game)
    }

    /// Takes a game out of the cache for an update. Its entries are cloned only if another reference
    /// to them exists.
    pub(super) fn take_for_update(&self, game: GameId, record: Arc<RecordedGame>) -> RecordedGame {
        self.0
            .remove_if(&game, |cached| Arc::ptr_eq(cached, &record));
        Arc::unwrap_or_clone(record)
    }

    /// Inserts a game as the store holds it, unless a newer state of it is cached.
    pub(super) fn insert(&self, game: GameId, record: Arc<RecordedGame>) {
        let version = |record: &RecordedGame| (record.erasures, record.game.seq);
        let new = version(&record);
        self.0
            .insert_if(game, record, |cached| version(cached) < new);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::referee::Game;

    fn record(seq: u32) -> Arc<RecordedGame> {
        let game = Game {
            seq,
            ..Game::scheduled()
        };
        Arc::new(RecordedGame {
            game,
            ..RecordedGame::unread(0)
        })
    }

    #[test]
    fn a_game_read_before_an_erasure_does_not_replace_a_newer_one() {
        let cache = GameCache::default();
        let erased = Arc::new(RecordedGame {
            erasures: 1,
            ..RecordedGame::clone(&record(3))
        });
        cache.insert(GameId(1), record(4));
        cache.insert(GameId(1), Arc::clone(&erased));
        cache.insert(GameId(1), record(5));
        assert_eq!(cache.get(GameId(1)).map(|record| record.erasures), Some(1));
    }

    #[test]
    fn an_older_state_does_not_replace_a_newer_one() {
        let cache = GameCache::default();
        cache.insert(GameId(1), record(3));
        cache.insert(GameId(1), record(2));
        assert_eq!(cache.get(GameId(1)).map(|record| record.game.seq), Some(3));
        assert!(cache.get(GameId(2)).is_none());
    }

    #[test]
    fn a_game_is_taken_for_update_only_while_it_is_the_newest() {
        let cache = GameCache::default();
        let (old, new) = (record(3), record(4));
        cache.insert(GameId(1), Arc::clone(&old));
        cache.insert(GameId(1), Arc::clone(&new));
        assert_eq!(cache.take_for_update(GameId(1), old).game.seq, 3);
        assert_eq!(cache.get(GameId(1)).map(|record| record.game.seq), Some(4));
        assert_eq!(cache.take_for_update(GameId(1), new).game.seq, 4);
        assert!(cache.get(GameId(1)).is_none());
    }
}
