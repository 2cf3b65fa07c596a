//! Requests of phones to record a command, perhaps sent long after it happened.

use super::append::drafted;
use super::{GameTerms, RecordedGame};
use crate::change_feed::ClientId;
use crate::desk::Fault;
use crate::referee::{
    Command, Entry, Event as Happening, Game, Official, Pause, Refusal, Role, decide, replay,
};
use crate::rules::Side;
use chrono::{DateTime, TimeDelta, Utc};
use std::sync::Arc;

/// A request of a phone to record a command.
#[derive(Clone, Debug)]
pub struct RecordRequest {
    /// The number of the last entry that the phone knows.
    pub seen: u32,
    /// The command.
    pub command: Command,
    /// How long ago it happened, by the monotonic clock of the phone; zero when unknown.
    pub ago: TimeDelta,
    /// The page that sends it and learns the outcome from the response.
    pub client: Option<ClientId>,
    /// The player who sends it from a device of the player; `None` for an umpire.
    pub player: Option<Side>,
}

/// The outcome of a request.
#[derive(Clone, Debug)]
pub struct Recorded {
    /// The game with all its entries.
    pub record: Arc<RecordedGame>,
    /// The number of the last entry that the request caused, which the next request follows.
    pub through: u32,
}

impl RecordRequest {
    /// A request about the present.
    pub fn now(seen: u32, command: Command) -> RecordRequest {
        RecordRequest {
            seen,
            command,
            ago: TimeDelta::zero(),
            client: None,
            player: None,
        }
    }

    /// Sets the player who sends it.
    #[must_use]
    pub(super) fn by_player(self, side: Side) -> RecordRequest {
        RecordRequest {
            player: Some(side),
            ..self
        }
    }

    /// Sets the page that sends it, whose own event stream skips the echo.
    #[must_use]
    pub fn from_client(self, client: Option<ClientId>) -> RecordRequest {
        RecordRequest { client, ..self }
    }

    /// The number of the last entry of this request, if the record contains its entries already.
    /// Only numbers and contents are compared, so the same entries of another phone count as well.
    pub(super) fn done_before(&self, record: &RecordedGame, terms: &dyn GameTerms) -> Option<u32> {
        let seen = self.seen_with_stops(&record.entries);
        let (before, since) = record.entries.split_at_checked(seen as usize)?;
        let first = since.first()?;
        let game = replay(before).ok()?;
        let (after, caused) = self.caused(&game, terms, first.at, &first.by).ok()?;
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
    /// [`Fault::Behind`]; [`Fault::Refused`].
    pub(super) fn entries(
        &self,
        record: &RecordedGame,
        terms: &dyn GameTerms,
        at: DateTime<Utc>,
        by: &Official,
    ) -> Result<(Game, Vec<Entry>), Fault> {
        let seq = record.game.seq;
        if self.seen_with_stops(&record.entries) != seq {
            return Err(Fault::Behind { seq });
        }
        let at = self.happened(record.entries.last(), at);
        Ok(self.caused(&record.game, terms, at, by)?)
    }

    /// When it happened: as long ago as the phone reports, but not before the last entry of the
    /// record and not after now by the server's clock.
    fn happened(&self, last: Option<&Entry>, at: DateTime<Utc>) -> DateTime<Utc> {
        let reported = at - self.ago.max(TimeDelta::zero());
        let earliest = last.map_or(at, |last| last.at);
        reported.max(earliest).min(at)
    }

    /// The number of the last entry that the phone knows, or of the pauses that the program wrote
    /// after it when the server had been stopped, of which an offline phone cannot know.
    fn seen_with_stops(&self, entries: &[Entry]) -> u32 {
        let since = entries.iter().skip(self.seen as usize);
        let stops = since.take_while(|entry| self.is_beside(entry));
        self.seen + stops.count() as u32
    }

    /// Whether an entry that the sender does not know changes nothing for the request: a pause for lost time, a
    /// card by the program, a sentence of the organiser, and for a player what the opponent has only said.
    fn is_beside(&self, entry: &Entry) -> bool {
        let opponent = self.player.map(|side| Role::of_player(!side));
        let is_said = matches!(
            entry.event,
            Happening::DrawOffered { .. }
                | Happening::DrawDeclined { .. }
                | Happening::DrawClaimed { .. }
                | Happening::TakeBackAsked { .. }
                | Happening::TakeBackDeclined { .. }
        );
        let is_notice = matches!(entry.event, Happening::NoticeGiven { .. });
        entry.by.role == Role::Program || is_notice || (is_said && Some(entry.by.role) == opponent)
    }

    /// The entries of the command. Where play went on at the board during a pause of which the phone
    /// did not know, the pause is ended first.
    fn caused(
        &self,
        game: &Game,
        terms: &dyn GameTerms,
        at: DateTime<Utc>,
        by: &Official,
    ) -> Result<(Game, Vec<Entry>), Refusal> {
        let pause = game.play().and_then(|play| play.pause.as_ref());
        let goes_on = match pause {
            None | Some(Pause::Umpire { .. }) => false,
            // Only the organiser ends the pauses of a board without an umpire.
            Some(Pause::Incident { .. }) if self.player.is_some() => false,
            // An offline phone shows no pause, so its umpire let the players go on.
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
            return drafted(game, terms, self.command.clone(), at, by);
        }
        let resumed = decide(game, Command::Resume, at, by.clone())?;
        let (game, entries) = drafted(&resumed.game, terms, self.command.clone(), at, by)?;
        Ok((game, [resumed.entries, entries].concat()))
    }
}
