//! Decides commands: checks them and creates the entries that follow.

mod agreed_take_back;
mod author;
mod cards;
mod correction;
mod game_end;
mod pending_entries;
mod requests;
mod required_text;
mod time;

pub use pending_entries::PendingEntries;

use super::{
    ClockPolicy, Command, Event, Game, GameInProgress, Ground, Official, Outcome, Phase, Refusal,
    UmpireSettings,
};
use crate::rules::{Played, Position, Ruleset};
use chrono::{DateTime, Utc};
use pending_entries::Decision;
use required_text::stated;

/// The entries that a command causes.
///
/// # Errors
/// [`Refusal::Bug`] is our fault; every other refusal is for the official.
pub fn decide(
    game: &Game,
    command: Command,
    at: DateTime<Utc>,
    by: Official,
) -> Result<PendingEntries, Refusal> {
    author::may(by.role, &command, game)?;
    let pending = PendingEntries::of(game, at, by);
    match command {
        Command::Start(ruleset, clock, conduct) => start(pending, game, &ruleset, clock, conduct),
        Command::Play(turn) => played(pending, &position(game)?.play(&turn)?),
        Command::PlayIrregular(turn) => played(pending, &position(game)?.play_irregular(&turn)?),
        Command::TakeBack(reason) => correction::take_back(pending, game, stated(reason)?),
        Command::TakeBackTo { number, reason } => {
            correction::take_back_to(pending, game, number, &stated(reason)?)
        }
        Command::PlayAgain => correction::play_again(pending, in_play(game)?),
        Command::CorrectTurn {
            number,
            turn,
            dropping,
            reason,
        } => correction::correct(pending, game, (number, &turn, dropping), stated(reason)?),
        Command::PutRight(turn) => correction::put_right(pending, running(game)?, &turn),
        Command::SetUp { position, reason } => {
            correction::set_up(pending, running(game)?, &position, stated(reason)?)
        }
        Command::CallClock => time::call(pending, in_play(game)?),
        Command::AdjustTime { side, ms, reason } => {
            time::adjust(pending, running(game)?, side, ms, stated(reason)?)
        }
        Command::Pause(pause) => time::pause(pending, running(game)?, pause),
        Command::Resume => time::resume(pending, running(game)?),
        Command::ShowCard(side, card, offence) => {
            cards::show(pending, running(game)?, side, card, offence)
        }
        Command::TakeCardBack(side, reason) => {
            cards::take_back(pending, running(game)?, side, stated(reason)?)
        }
        Command::AwardAgainst(side, offence) => {
            cards::award(pending, running(game)?, side, offence)
        }
        Command::ReportIllegal {
            side,
            what,
            consequence,
        } => cards::report_illegal(pending, running(game)?, side, what, consequence),
        Command::ClaimDraw(side, claim) => game_end::claim(pending, running(game)?, side, claim),
        Command::OfferDraw(side) => game_end::offer(pending, in_play(game)?, side),
        Command::DeclineDraw(side) => game_end::decline(pending, running(game)?, side),
        Command::AskTakeBack(side) => agreed_take_back::ask(pending, in_play(game)?, side),
        Command::DeclineTakeBack(side) => agreed_take_back::decline(pending, in_play(game)?, side),
        Command::AgreeTakeBack(side) => agreed_take_back::agree(pending, in_play(game)?, side),
        Command::AgreeDraw => end(pending, game, Outcome::Drawn, Ground::Agreement),
        Command::Resign(side) => end(pending, game, Outcome::Won(!side), Ground::Resignation),
        Command::Forfeit { present } => game_end::forfeit(pending, game, present),
        Command::Adjudicate(outcome, reason) => {
            game_end::adjudicate(pending, running(game)?, outcome, reason)
        }
        Command::ConfirmResult(side) => game_end::confirm(pending, game, side),
        Command::Reopen(reason) => game_end::reopen(pending, game, stated(reason)?),
        Command::GiveNotice(notice) => requests::give_notice(pending, running(game)?, notice),
        Command::Request(ask) => requests::decide(pending, game, ask),
    }
}

fn start(
    pending: PendingEntries,
    game: &Game,
    ruleset: &Ruleset,
    clock: ClockPolicy,
    settings: UmpireSettings,
) -> Decision {
    match game.phase {
        Phase::Scheduled => pending.record(Event::Started {
            ruleset: ruleset.code(),
            clock,
            conduct: settings,
        }),
        Phase::Running(_) => Err(Refusal::AlreadyStarted),
        Phase::Finished(_) => Err(Refusal::Over),
    }
}

/// Records the canonical notation of a turn, however it was typed.
fn played(pending: PendingEntries, played: &Played) -> Decision {
    let turn = played.text().to_owned();
    pending.record(Event::TurnPlayed { turn })?.record_verdict()
}

fn end(pending: PendingEntries, game: &Game, outcome: Outcome, ground: Ground) -> Decision {
    running(game)?;
    pending.end(outcome, ground)
}

fn running(game: &Game) -> Result<&GameInProgress, Refusal> {
    match &game.phase {
        Phase::Scheduled => Err(Refusal::NotStarted),
        Phase::Running(running) => Ok(running),
        Phase::Finished(_) => Err(Refusal::Over),
    }
}

fn in_play(game: &Game) -> Result<&GameInProgress, Refusal> {
    let running = running(game)?;
    if running.pause.is_some() {
        Err(Refusal::Paused)
    } else {
        Ok(running)
    }
}

fn position(game: &Game) -> Result<&Position, Refusal> {
    Ok(in_play(game)?.history.position())
}
