//! Commands and what follows from them, by theme.

mod asking;
mod board;
mod cards;
mod correction;
mod draft;
mod ending;
mod time;

pub use draft::Draft;
pub use time::interrupted;

use super::{Ask, Command, Game, Official, Phase, Refusal, Role, Running};
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
) -> Result<Draft, Refusal> {
    let by_organiser = by.role == Role::Organiser;
    let draft = Draft::of(game, at, by);
    match command {
        Command::Start(ruleset, clock, conduct) => {
            board::start(draft, game, &ruleset, clock, conduct)
        }
        Command::Play(turn) => board::play(draft, in_play(game)?, &turn),
        Command::PlayIrregular(turn) => board::play_irregular(draft, in_play(game)?, &turn),
        Command::TakeBack(reason) => correction::take_back(draft, game, given(reason)?),
        Command::TakeBackTo { number, reason } => {
            correction::take_back_to(draft, game, number, &given(reason)?)
        }
        Command::PlayAgain => correction::play_again(draft, in_play(game)?),
        Command::CorrectTurn {
            number,
            turn,
            dropping,
            reason,
        } => correction::correct(draft, game, (number, &turn, dropping), given(reason)?),
        Command::PutRight(turn) => correction::put_right(draft, running(game)?, &turn),
        Command::SetUp { position, reason } => {
            correction::set_up(draft, running(game)?, &position, given(reason)?)
        }
        Command::CallClock => time::call(draft, in_play(game)?),
        Command::AdjustTime { side, ms, reason } => {
            time::adjust(draft, running(game)?, side, ms, given(reason)?)
        }
        Command::Pause(pause) => time::pause(draft, running(game)?, pause),
        Command::Resume => time::resume(draft, running(game)?),
        Command::ShowCard(side, card, offence) => {
            cards::show(draft, running(game)?, side, card, offence)
        }
        Command::TakeCardBack(side, reason) => {
            cards::take_back(draft, running(game)?, side, given(reason)?)
        }
        Command::AwardAgainst(side, offence) => cards::award(draft, running(game)?, side, offence),
        Command::ReportIllegal {
            side,
            what,
            consequence,
        } => cards::report_illegal(draft, running(game)?, side, what, consequence),
        Command::ClaimDraw(side, claim) => ending::claim(draft, running(game)?, side, claim),
        Command::AgreeDraw => ending::agree(draft, running(game)?),
        Command::Resign(side) => ending::resign(draft, running(game)?, side),
        Command::Forfeit { present } => ending::forfeit(draft, game, present),
        Command::Adjudicate(outcome, reason) => {
            ending::adjudicate(draft, running(game)?, outcome, given(reason)?)
        }
        Command::ConfirmResult(side) => ending::confirm(draft, game, side),
        Command::Reopen(_) | Command::Ask(Ask::Decide { .. } | Ask::See { .. })
            if !by_organiser =>
        {
            Err(Refusal::OrganiserOnly)
        }
        Command::Reopen(reason) => ending::reopen(draft, game, given(reason)?),
        Command::Ask(ask) => asking::decide(draft, game, ask),
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
