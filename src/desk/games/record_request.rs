//! A request of a phone to record something, perhaps sent long after it happened.

use super::RecordedGame;
use super::append::drafted;
use crate::desk::Fault;
use crate::desk::events::Event;
use crate::live::ClientId;
use crate::referee::{Command, Entry, Game, Official, Pause, Refusal, Role, decide, replay};
use chrono::{DateTime, TimeDelta, Utc};
use std::sync::Arc;

/// A request of a phone to record something.
#[derive(Clone, Debug)]
pub struct RecordRequest {
    /// The number of the last entry that the phone knew of.
    pub seen: u32,
    /// What happened.
    pub command: Command,
    /// How long ago, by the steady clock of the phone; zero when it does not know.
    pub ago: TimeDelta,
    /// The page that sends it and learns the outcome from the response.
    pub client: Option<ClientId>,
}

/// The outcome of a request.
#[derive(Clone, Debug)]
pub struct Recorded {
    /// The game with all its entries.
    pub record: Arc<RecordedGame>,
    /// The number of the last entry that the request has caused. What the phone
    /// recorded next follows this one.
    pub through: u32,
}

impl RecordRequest {
    /// A request about what happens now.
    pub fn now(seen: u32, command: Command) -> RecordRequest {
        RecordRequest {
            seen,
            command,
            ago: TimeDelta::zero(),
            client: None,
        }
    }

    /// With the page that sends it, whose own event stream skips the echo.
    #[must_use]
    pub fn from_client(self, client: Option<ClientId>) -> RecordRequest {
        RecordRequest { client, ..self }
    }

    /// Through which entry the record says already what the request asks for, if it does.
    /// The number and the content decide, not who wrote it: what stands there
    /// is what the phone wants to stand there.
    pub(super) fn done_before(&self, record: &RecordedGame, event: &Event) -> Option<u32> {
        let seen = self.seen_with_stops(&record.entries);
        let (before, since) = record.entries.split_at_checked(seen as usize)?;
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

    /// The entries that the request causes, and the game after them.
    ///
    /// # Errors
    /// [`Fault::Behind`], or why the record refuses.
    pub(super) fn entries(
        &self,
        record: &RecordedGame,
        event: &Event,
        at: DateTime<Utc>,
        by: &Official,
    ) -> Result<(Game, Vec<Entry>), Fault> {
        let seq = record.game.seq;
        if self.seen_with_stops(&record.entries) != seq {
            return Err(Fault::Behind { seq });
        }
        let at = self.happened(record.entries.last(), at);
        Ok(self.caused(&record.game, event, at, by)?)
    }

    /// When it happened: so long ago as the phone says, but not before what
    /// stands in the record, and never after now. The server's clock rules.
    fn happened(&self, last: Option<&Entry>, at: DateTime<Utc>) -> DateTime<Utc> {
        let reported = at - self.ago.max(TimeDelta::zero());
        let earliest = last.map_or(at, |last| last.at);
        reported.max(earliest).min(at)
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
        let goes_on = match pause {
            None | Some(Pause::Umpire { .. }) => false,
            // A phone that was alone shows no pause: its umpire let the players go on.
            Some(Pause::Incident { .. }) => matches!(
                self.command,
                Command::Play(_)
                    | Command::PlayIrregular(_)
                    | Command::PlayAgain
                    | Command::CallClock
            ),
            Some(Pause::ServerStopped | Pause::ClockJumped { .. }) => {
                self.seen < game.seq && self.command != Command::Resume
            }
        };
        if !goes_on {
            return drafted(game, event, self.command.clone(), at, by);
        }
        let resumed = decide(game, Command::Resume, at, by.clone())?;
        let (game, entries) = drafted(&resumed.game, event, self.command.clone(), at, by)?;
        Ok((game, [resumed.entries, entries].concat()))
    }
}
