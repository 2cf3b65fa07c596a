//! Games as they were last told, so that a turn does not cost the reading of
//! its whole record. The record is added to and never changed, so a game that
//! is known up to an entry is known up to there until one of its texts is erased:
//! what is missing is asked of the store by its number, whoever has written it.

use super::Told;
use super::record::entry;
use crate::desk::{Desk, Fault};
use crate::referee::{Game, Text};
use crate::store::{GameId, StoredEntry};
use crate::tournament::TournamentId;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// So many games are kept; then the half that was not looked at for longest
/// is forgotten.
const MOST: usize = 4_096;

/// The games of a desk, as they were last told.
#[derive(Default)]
pub(in crate::desk) struct Known(Mutex<Shelf>);

#[derive(Default)]
struct Shelf {
    games: HashMap<GameId, Kept>,
    /// Looks at games so far.
    looks: u64,
}

struct Kept {
    told: Arc<Told>,
    looked: u64,
}

impl Known {
    /// A game as far as it is known.
    pub(super) fn of(&self, game: GameId) -> Option<Arc<Told>> {
        let mut shelf = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        shelf.looks += 1;
        let looked = shelf.looks;
        let kept = shelf.games.get_mut(&game)?;
        kept.looked = looked;
        Some(Arc::clone(&kept.told))
    }

    /// A game to go on with. It is taken from the shelf, so that its entries are
    /// copied only if somebody else still looks at them.
    pub(super) fn lent(&self, game: GameId, told: Arc<Told>) -> Told {
        let mut shelf = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_this = |kept: &Kept| Arc::ptr_eq(&kept.told, &told);
        if shelf.games.get(&game).is_some_and(is_this) {
            shelf.games.remove(&game);
        }
        drop(shelf);
        Arc::unwrap_or_clone(told)
    }

    /// Keeps a game that the store holds so, unless more of it is known.
    pub(super) fn keep(&self, game: GameId, told: Arc<Told>) {
        let mut shelf = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        shelf.looks += 1;
        let looked = shelf.looks;
        let known = shelf.games.get(&game);
        let version = |told: &Told| (told.erasures, told.game.seq);
        if known.is_none_or(|known| version(&known.told) < version(&told)) {
            shelf.games.insert(game, Kept { told, looked });
        }
        if shelf.games.len() > MOST {
            let mut looks: Vec<u64> = shelf.games.values().map(|kept| kept.looked).collect();
            let (_, middle, _) = looks.select_nth_unstable(MOST / 2);
            let middle = *middle;
            shelf.games.retain(|_, kept| kept.looked > middle);
        }
    }
}

impl Desk {
    /// A game with its record, as the store holds it at this moment.
    pub(in crate::desk) fn load(
        &self,
        tournament: TournamentId,
        game: GameId,
    ) -> Result<Arc<Told>, Fault> {
        let known = self.known.of(game);
        let (after, of) = known
            .as_ref()
            .map_or((0, None), |told| (told.game.seq, Some(told.erasures)));
        let (erasures, since, texts) = self.store.read(move |db| {
            let erasures = db.erasures(game)?;
            let is_as_known = of == Some(erasures);
            let since = db.record(tournament, game, if is_as_known { after } else { 0 })?;
            let texts = match since.is_empty() {
                true => Vec::new(),
                false => db.texts(game)?,
            };
            Ok((erasures, since, texts))
        })?;
        let known = known.filter(|told| told.erasures == erasures);
        let told = match known {
            Some(known) if since.is_empty() => return Ok(known),
            Some(known) => told_on(Arc::unwrap_or_clone(known), since, &texts)?,
            None => told_on(Told::unread(erasures), since, &texts)?,
        };
        let told = Arc::new(told);
        self.known.keep(game, Arc::clone(&told));
        Ok(told)
    }
}

/// What was known, and the entries after it.
fn told_on(known: Told, since: Vec<StoredEntry>, texts: &[Text]) -> Result<Told, Fault> {
    let since: Vec<_> = since
        .into_iter()
        .map(|one| entry(one, texts))
        .collect::<Result<_, _>>()?;
    let game = since.iter().try_fold(known.game.clone(), Game::apply)?;
    Ok(known.with(since, game))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(seq: u32) -> Arc<Told> {
        let game = Game {
            seq,
            ..Game::scheduled()
        };
        Arc::new(Told {
            game,
            ..Told::unread(0)
        })
    }

    #[test]
    fn what_was_read_before_texts_were_erased_is_not_kept_longer() {
        let known = Known::default();
        let erased = Arc::new(Told {
            erasures: 1,
            ..Told::clone(&told(3))
        });
        known.keep(GameId(1), told(4));
        known.keep(GameId(1), Arc::clone(&erased));
        known.keep(GameId(1), told(5));
        assert_eq!(known.of(GameId(1)).map(|told| told.erasures), Some(1));
    }

    #[test]
    fn what_is_known_never_goes_back() {
        let known = Known::default();
        known.keep(GameId(1), told(3));
        known.keep(GameId(1), told(2));
        assert_eq!(known.of(GameId(1)).map(|told| told.game.seq), Some(3));
        assert!(known.of(GameId(2)).is_none());
    }

    #[test]
    fn what_is_lent_is_taken_only_while_it_is_the_newest() {
        let known = Known::default();
        let (old, new) = (told(3), told(4));
        known.keep(GameId(1), Arc::clone(&old));
        known.keep(GameId(1), Arc::clone(&new));
        assert_eq!(known.lent(GameId(1), old).game.seq, 3);
        assert_eq!(known.of(GameId(1)).map(|told| told.game.seq), Some(4));
        assert_eq!(known.lent(GameId(1), new).game.seq, 4);
        assert!(known.of(GameId(1)).is_none());
    }

    #[test]
    fn of_too_many_games_those_not_looked_at_are_forgotten() {
        let known = Known::default();
        let last = i64::try_from(MOST).unwrap_or_default();
        for game in 0..=last {
            known.keep(GameId(game), told(1));
            known.of(GameId(0));
        }
        assert!(known.of(GameId(0)).is_some() && known.of(GameId(last)).is_some());
        assert!(known.of(GameId(1)).is_none());
    }
}
