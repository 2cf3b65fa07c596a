//! What a phone sends for the record, perhaps long after it happened.

use super::Told;
use super::record::drafted;
use crate::desk::Fault;
use crate::desk::events::Event;
use crate::live::Origin;
use crate::referee::{Command, Entry, Game, Official, Pause, Refusal, Role, decide, replay};
use chrono::{DateTime, TimeDelta, Utc};
use std::sync::Arc;

/// An entry as a phone sends it.
#[derive(Clone, Debug)]
pub struct Slip {
    /// The number of the last entry that the phone knew of.
    pub seen: u32,
    /// What happened.
    pub command: Command,
    /// How long ago, by the steady clock of the phone; zero when it does not know.
    pub ago: TimeDelta,
    /// The page that sends it and shows the answer.
    pub origin: Option<Origin>,
}

/// A slip that is in the record.
#[derive(Clone, Debug)]
pub struct Done {
    /// The whole record.
    pub told: Arc<Told>,
    /// The number of the last entry that the slip has caused. What the phone
    /// recorded next follows this one.
    pub through: u32,
}

impl Slip {
    /// A slip about what happens now.
    pub fn now(seen: u32, command: Command) -> Slip {
        Slip {
            seen,
            command,
            ago: TimeDelta::zero(),
            origin: None,
        }
    }

    /// The same from a page that shows the answer: its stream need not tell it.
    #[must_use]
    pub fn answered_to(self, origin: Option<Origin>) -> Slip {
        Slip { origin, ..self }
    }

    /// Through which entry the record says already what the slip does, if it does.
    /// The number and the content decide, not who wrote it: what stands there
    /// is what the phone wants to stand there.
    pub(super) fn done_before(&self, told: &Told, event: &Event) -> Option<u32> {
        let seen = self.seen_with_stops(&told.entries);
        let (before, since) = told.entries.split_at_checked(seen as usize)?;
        let first = since.first()?;
        let game = replay(before).ok()?;
        let (after, caused) = self.caused(&game, event, first.at, &first.by).ok()?;
        let events = |entries: &[Entry]| {
            let events = entries.iter().map(|entry| entry.event.clone());
            events.collect::<Vec<_>>()
        };
        let stands = since.get(..caused.len())?;
        (events(stands) == events(&caused)).then_some(after.seq)
    }

    /// The entries that the slip causes, and the game after them.
    ///
    /// # Errors
    /// [`Fault::Behind`], or why the record refuses.
    pub(super) fn written(
        &self,
        told: &Told,
        event: &Event,
        at: DateTime<Utc>,
        by: &Official,
    ) -> Result<(Game, Vec<Entry>), Fault> {
        let seq = told.game.seq;
        if self.seen_with_stops(&told.entries) != seq {
            return Err(Fault::Behind { seq });
        }
        let at = self.happened(told.entries.last(), at);
        Ok(self.caused(&told.game, event, at, by)?)
    }

    /// When it happened: so long ago as the phone says, but not before what
    /// stands in the record, and never after now. The server's clock rules.
    fn happened(&self, last: Option<&Entry>, at: DateTime<Utc>) -> DateTime<Utc> {
        let told = at - self.ago.max(TimeDelta::zero());
        let earliest = last.map_or(at, |last| last.at);
        told.max(earliest).min(at)
    }

    /// The number of the last entry that the phone knew of, or of the pause
    /// that the program wrote behind it when the server had been stopped: a
    /// phone that was alone cannot have known of that.
    fn seen_with_stops(&self, entries: &[Entry]) -> u32 {
        let since = entries.iter().skip(self.seen as usize);
        let stops = since.take_while(|entry| entry.by.role == Role::Program);
        self.seen + stops.count() as u32
    }

    /// At the board play has gone on through a stop of the server of which the
    /// phone knew nothing: then the pause ends with what was recorded there.
    fn caused(
        &self,
        game: &Game,
        event: &Event,
        at: DateTime<Utc>,
        by: &Official,
    ) -> Result<(Game, Vec<Entry>), Refusal> {
        let pause = game.play().and_then(|play| play.pause.as_ref());
        let is_stopped = pause.is_some_and(|pause| !matches!(pause, Pause::Umpire { .. }));
        let goes_on = is_stopped && self.seen < game.seq && self.command != Command::Resume;
        if !goes_on {
            return drafted(game, event, self.command.clone(), at, by);
        }
        let resumed = decide(game, Command::Resume, at, by.clone())?;
        let (game, entries) = drafted(&resumed.game, event, self.command.clone(), at, by)?;
        Ok((game, [resumed.entries, entries].concat()))
    }
}
