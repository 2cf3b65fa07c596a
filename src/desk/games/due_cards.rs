//! Cards by the program: where the players record themselves, nobody else sees that the time is over.

use super::BoardContext;
use crate::desk::events::Event;
use crate::desk::{Desk, Fault};
use crate::referee::{Card, Command, GameInProgress, LadderStep, Offence, Phase};
use crate::store::GameId;
use crate::tournament::{Options, TournamentId};
use chrono::{DateTime, TimeDelta, Utc};
use std::collections::BTreeSet;
use std::time::Duration;

/// Interval at which [`Desk::show_due_cards`] has to be called.
pub const CARD_INTERVAL: Duration = Duration::from_secs(1);

/// Time after the end of a turn's time for a turn that was tapped in time and is on its way.
pub const GRACE: TimeDelta = TimeDelta::seconds(3);

impl Desk {
    /// Shows the next card of the event's ladder to each player on a device of the player whose time has been over for
    /// [`GRACE`]. The number of the entry lets no card be shown twice, whichever process or restart comes between.
    /// Returns the number of cards.
    ///
    /// # Errors
    /// [`Fault::Store`] if the games cannot be listed. A game that cannot be read is left out.
    pub fn show_due_cards(&self, at: DateTime<Utc>) -> Result<usize, Fault> {
        // Time in which the laptop slept is nobody's delay.
        self.check_heartbeat(at)?;
        let (options, running) = self
            .store
            .read(|db| Ok((db.options_of_running()?, db.running_games()?)))?;
        // Every server asks this each second: events without devices cost no further query.
        let with_devices = options.into_iter().filter(|(_, of)| has_devices(of));
        let with_devices: BTreeSet<_> = with_devices.map(|(id, _)| id).collect();
        let mut shown = 0;
        for (tournament, game) in running {
            if !with_devices.contains(&tournament) {
                continue;
            }
            match self.show_due_card(tournament, game, at) {
                Ok(is_shown) => shown += usize::from(is_shown),
                Err(fault) => tracing::error!(game = game.0, %fault, "a card was not shown"),
            }
        }
        Ok(shown + self.show_cards_of_casual(at)?)
    }

    fn show_due_card(
        &self,
        tournament: TournamentId,
        which: GameId,
        at: DateTime<Utc>,
    ) -> Result<bool, Fault> {
        let record = self.load(tournament, which)?;
        let Phase::Running(play) = &record.game.phase else {
            return Ok(false);
        };
        let is_due = |over: DateTime<Utc>| over + GRACE <= at;
        if !play.clock.over_at().is_some_and(is_due) {
            return Ok(false);
        }
        let (found, board) = self
            .store
            .read(move |db| Ok((db.tournament(tournament)?, db.board_of(tournament, which)?)))?;
        let event = Event::try_from(found)?;
        if !self.is_played_on_devices(&event, &board)? {
            return Ok(false);
        }
        let context = self.board_context(&event.key, board.round, board.pairing.board)?;
        let seen = record.game.seq;
        match self.append_by_program(&context, &record.game, card_for(play), at) {
            Ok(_) => self.after_card(&context, seen, at).map(|()| true),
            // A turn came in time after all, or the law gives the opponent no turn.
            Err(Fault::Behind { .. } | Fault::Refused(_)) => Ok(false),
            Err(fault) => Err(fault),
        }
    }

    /// Calls the organiser if it was one red card too many.
    fn after_card(
        &self,
        context: &BoardContext,
        seen: u32,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let record = self.load(context.event.id, context.game)?;
        self.called_for_reds(context, record, seen, at).map(drop)
    }
}

/// Whether the players of some board record on devices of their own.
fn has_devices(options: &Options) -> bool {
    let mut chosen = options.devices_at.iter();
    options.on_devices || chosen.any(|(_, _, is_on)| *is_on)
}

pub(super) fn card_for(play: &GameInProgress) -> Command {
    let side = play.to_move();
    match play.next_step(side, Offence::Delay) {
        LadderStep::Yellow => Command::ShowCard(side, Card::Yellow, Offence::Delay),
        LadderStep::Red => Command::ShowCard(side, Card::Red, Offence::Delay),
        LadderStep::Award => Command::AwardAgainst(side, Offence::Delay),
    }
}
