//! Commands and what follows from them, by theme.

mod asking;
mod board;
mod cards;
mod correction;
mod ending;
mod pending_entries;
mod time;

pub use pending_entries::PendingEntries;
pub use time::pause_for_lost_time;

use super::{Command, Game, Official, Phase, Refusal, RequestCommand, Role, Running};
use chrono::{DateTime, Utc};

/// Answers a command with the entries it causes.
///
/// # Errors
/// Why nothing is written down. [`Refusal::Bug`] is our fault, everything else
/// is for the official.
pub fn decide(
    game: &Game,
    command: Command,
    at: DateTime<Utc>,
    by: Official,
) -> Result<PendingEntries, Refusal> {
    let by_organiser = by.role == Role::Organiser;
    let pending = PendingEntries::of(game, at, by);
    match command {
        Command::Start(ruleset, clock, conduct) => {
            board::start(pending, game, &ruleset, clock, conduct)
        }
        Command::Play(turn) => board::play(pending, in_play(game)?, &turn),
        Command::PlayIrregular(turn) => board::play_irregular(pending, in_play(game)?, &turn),
        Command::TakeBack(reason) => correction::take_back(pending, game, given(reason)?),
        Command::TakeBackTo { number, reason } => {
            correction::take_back_to(pending, game, number, &given(reason)?)
        }
        Command::PlayAgain => correction::play_again(pending, in_play(game)?),
        Command::CorrectTurn {
            number,
            turn,
            dropping,
            reason,
        } => correction::correct(pending, game, (number, &turn, dropping), given(reason)?),
        Command::PutRight(turn) => correction::put_right(pending, running(game)?, &turn),
        Command::SetUp { position, reason } => {
            correction::set_up(pending, running(game)?, &position, given(reason)?)
        }
        Command::CallClock => time::call(pending, in_play(game)?),
        Command::AdjustTime { side, ms, reason } => {
            time::adjust(pending, running(game)?, side, ms, given(reason)?)
        }
        Command::Pause(pause) => time::pause(pending, running(game)?, pause),
        Command::Resume => time::resume(pending, running(game)?),
        Command::ShowCard(side, card, offence) => {
            cards::show(pending, running(game)?, side, card, offence)
        }
        Command::TakeCardBack(side, reason) => {
            cards::take_back(pending, running(game)?, side, given(reason)?)
        }
        Command::AwardAgainst(side, offence) => {
            cards::award(pending, running(game)?, side, offence)
        }
        Command::ReportIllegal {
            side,
            what,
            consequence,
        } => cards::report_illegal(pending, running(game)?, side, what, consequence),
        Command::ClaimDraw(side, claim) => ending::claim(pending, running(game)?, side, claim),
        Command::AgreeDraw => ending::agree(pending, running(game)?),
        Command::Resign(side) => ending::resign(pending, running(game)?, side),
        Command::Forfeit { present } => ending::forfeit(pending, game, present),
        Command::Adjudicate(outcome, reason) => {
            ending::adjudicate(pending, running(game)?, outcome, given(reason)?)
        }
        Command::ConfirmResult(side) => ending::confirm(pending, game, side),
        Command::Reopen(_)
        | Command::Request(RequestCommand::Decide { .. } | RequestCommand::See { .. })
            if !by_organiser =>
        {
            Err(Refusal::OrganiserOnly)
        }
        Command::Reopen(reason) => ending::reopen(pending, game, given(reason)?),
        Command::Request(ask) => asking::decide(pending, game, ask),
    }
}

fn running(game: &Game) -> Result<&Running, Refusal> {
    match &game.phase {
        Phase::Scheduled => Err(Refusal::NotStarted),
        Phase::Running(running) => Ok(running),
        Phase::Finished(_) => Err(Refusal::Over),
    }
}

fn in_play(game: &Game) -> Result<&Running, Refusal> {
    let running = running(game)?;
    if running.pause.is_some() {
        Err(Refusal::Paused)
    } else {
        Ok(running)
    }
}

fn given(reason: String) -> Result<String, Refusal> {
    let reason = reason.trim();
    if reason.is_empty() {
        Err(Refusal::ReasonMissing)
    } else {
        Ok(reason.to_owned())
    }
}
