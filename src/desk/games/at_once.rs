//! A turn on a board that is known: nothing is read first. The store compares
//! the numbers, the phone and the code when it writes.

use super::record::page_by;
use super::{Done, Remembered, Slip, Told, Umpire};
use crate::desk::{Desk, Fault};
use crate::referee::{Entry, Event as Happening, Game, Phase};
use crate::store::{Append, Heard};
use chrono::{DateTime, Utc};
use std::sync::Arc;

impl Desk {
    /// Writes down what an umpire wants on a board and in a game as they are
    /// known. `None`: nothing was written that is known of; look at the store
    /// and [carry it out](Desk::carry_out), which also says what is wrong. Else
    /// the right is proven, for the store has written by it.
    pub async fn carry_out_at_once(
        &self,
        Remembered(umpire): Remembered,
        slip: &Slip,
        at: DateTime<Utc>,
    ) -> Option<(Umpire, Done)> {
        if self.has_jumped(at) {
            return None;
        }
        let seat = &umpire.seat;
        let told = self.known.of(seat.game)?;
        let official = umpire.official().ok()?;
        let (game, entries) = slip.written(&told, &seat.event, at, &official).ok()?;
        // Who counts red cards has more to look at.
        if entries.iter().any(shows_a_card) {
            return None;
        }
        let page = page_of(&umpire, &told, &game, &entries, at).ok()?;
        let (id, which) = (seat.event.id, seat.game);
        let is_result = is_result(&told, &page);
        let written = self.store.append_soon(id, which, page);
        written.await.ok()?;
        let through = game.seq;
        let told = self.written((&umpire, slip), told, (game, entries), is_result);
        Some((umpire, Done { told, through }))
    }

    /// Keeps the game with the entries that were written, and tells of them.
    pub(super) fn written(
        &self,
        (umpire, slip): (&Umpire, &Slip),
        told: Arc<Told>,
        (game, entries): (Game, Vec<Entry>),
        is_result: bool,
    ) -> Arc<Told> {
        let told = Arc::new(self.known.lent(umpire.seat.game, told).with(entries, game));
        self.known.keep(umpire.seat.game, Arc::clone(&told));
        self.announce_by(slip.origin, &umpire.seat, is_result);
        told
    }
}

/// Entries of a phone as the store takes them.
pub(super) fn page_of(
    umpire: &Umpire,
    told: &Told,
    game: &Game,
    entries: &[Entry],
    at: DateTime<Utc>,
) -> Result<Append, Fault> {
    let heard = umpire.phone.map(|phone| Heard {
        phone,
        at_ms: at.timestamp_millis(),
        code: umpire.code,
    });
    Ok(Append {
        heard,
        ..page_by(umpire.recorder(), (told.game.seq, game), entries)?
    })
}

/// Whether a result comes, changes or goes.
pub(super) fn is_result(told: &Told, page: &Append) -> bool {
    page.result.is_some() || matches!(told.game.phase, Phase::Finished(_))
}

fn shows_a_card(entry: &Entry) -> bool {
    matches!(entry.event, Happening::CardShown { .. })
}
