//! Decides commands about calls and appeals.

use super::pending_entries::{Decision, PendingEntries};
use super::required_text::stated;
use crate::referee::{
    Call, Event, Game, GameInProgress, Notice, Refusal, RequestCommand, RequestKind,
};

pub(super) fn decide(pending: PendingEntries, game: &Game, ask: RequestCommand) -> Decision {
    match ask {
        RequestCommand::Call(about) => pending.record(Event::OrganiserCalled {
            about: match about {
                Call::Other(words) => Call::Other(stated(words)?),
                ready => ready,
            },
        }),
        RequestCommand::Answer { entry, reply } => {
            require_open(game, entry, |what| matches!(what, RequestKind::Call(_)))?;
            let reply = stated(reply)?;
            pending.record(Event::CallAnswered { entry, reply })
        }
        RequestCommand::See { entry, minutes } => {
            require_open(game, entry, |what| matches!(what, RequestKind::Call(_)))?;
            pending.record(Event::CallSeen { entry, minutes })
        }
        RequestCommand::Appeal(side, words) => {
            let words = stated(words)?;
            pending.record(Event::AppealNoted { side, words })
        }
        RequestCommand::Withdraw { entry } => {
            require_open(game, entry, is_appeal)?;
            pending.record(Event::AppealWithdrawn { entry })
        }
        RequestCommand::Decide {
            entry,
            allowed,
            reason,
        } => {
            require_open(game, entry, is_appeal)?;
            let reason = stated(reason)?;
            pending.record(Event::AppealDecided {
                entry,
                allowed,
                reason,
            })
        }
    }
}

pub(super) fn give_notice(
    pending: PendingEntries,
    _running: &GameInProgress,
    notice: Notice,
) -> Decision {
    pending.record(Event::NoticeGiven { notice })
}

fn is_appeal(what: &RequestKind) -> bool {
    matches!(what, RequestKind::Appeal { .. })
}

fn require_open(
    game: &Game,
    entry: u32,
    is_meant: impl Fn(&RequestKind) -> bool,
) -> Result<(), Refusal> {
    let found = game
        .open_requests
        .iter()
        .any(|asked| asked.entry == entry && is_meant(&asked.what));
    found.then_some(()).ok_or(Refusal::NothingAsked { entry })
}
