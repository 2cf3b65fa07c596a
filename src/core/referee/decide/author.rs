//! The commands that each author may give: some are for organisers only, and a player who records on an own device
//! has few.

use crate::referee::{
    Call, Command, Game, Incident, Pause, Phase, Refusal, RequestCommand, RequestKind, Role,
};

/// Whether an author may give a command. For players everything that is not listed is for umpires: starting, cards,
/// corrections, the clock, results by decision.
///
/// # Errors
/// [`Refusal::OrganiserOnly`]; [`Refusal::NotToMove`] for a turn of the opponent; [`Refusal::NoDrawOffered`]; else
/// [`Refusal::UmpireOnly`].
pub(super) fn may(role: Role, command: &Command, game: &Game) -> Result<(), Refusal> {
    let Some(side) = role.player() else {
        return if is_for_organisers(command) && role != Role::Organiser {
            Err(Refusal::OrganiserOnly)
        } else {
            Ok(())
        };
    };
    let play = match &game.phase {
        Phase::Scheduled => return Err(Refusal::NotStarted),
        Phase::Running(play) => play,
        Phase::Finished(_) => return Err(Refusal::Over),
    };
    match command {
        Command::Play(_) if play.to_move() == side => Ok(()),
        Command::Play(_) => Err(Refusal::NotToMove),
        // The one who waits starts a clock that runs on a call only.
        Command::CallClock if play.to_move() != side => Ok(()),
        Command::AgreeDraw if play.is_offered_to(side) => Ok(()),
        Command::AgreeDraw => Err(Refusal::NoDrawOffered),
        Command::ClaimDraw(by, _)
        | Command::Resign(by)
        | Command::OfferDraw(by)
        | Command::DeclineDraw(by)
        | Command::AskTakeBack(by)
        | Command::DeclineTakeBack(by)
        | Command::AgreeTakeBack(by)
            if *by == side =>
        {
            Ok(())
        }
        Command::Request(RequestCommand::Call(about)) if is_for_players(about) => Ok(()),
        // A call stops the clock.
        Command::Pause(Pause::Incident {
            incident: Incident::Call,
        }) => Ok(()),
        Command::Resume if game.may_resume() => Ok(()),
        _ => Err(Refusal::UmpireOnly),
    }
}

fn is_for_organisers(command: &Command) -> bool {
    matches!(
        command,
        Command::Reopen(_)
            | Command::GiveNotice(_)
            | Command::Request(RequestCommand::Decide { .. } | RequestCommand::See { .. })
    )
}

/// The program itself reports red cards.
fn is_for_players(about: &Call) -> bool {
    !matches!(about, Call::RedCards { .. })
}

impl Game {
    /// Whether players may resume by themselves: after lost time, and when the organiser has answered all calls.
    pub fn may_resume(&self) -> bool {
        let is_call = |what: &RequestKind| matches!(what, RequestKind::Call(_));
        match self.play().and_then(|play| play.pause.as_ref()) {
            Some(Pause::ServerStopped | Pause::ClockJumped { .. }) | None => true,
            Some(Pause::Incident {
                incident: Incident::Call,
            }) => !self.open_requests.iter().any(|open| is_call(&open.what)),
            Some(Pause::Incident { .. } | Pause::Umpire { .. }) => false,
        }
    }
}
