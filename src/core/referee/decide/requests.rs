//! Calls and appeals: what waits for the organiser, and the answers.

use super::{PendingEntries, given};
use crate::referee::{Call, Event, Game, Refusal, RequestCommand, RequestKind};

pub(super) fn decide(
    pending: PendingEntries,
    game: &Game,
    ask: RequestCommand,
) -> Result<PendingEntries, Refusal> {
    match ask {
        RequestCommand::Call(about) => pending.record(Event::OrganiserCalled {
            about: match about {
                Call::Other(words) => Call::Other(given(words)?),
                ready => ready,
            },
        }),
        RequestCommand::Answer { entry, reply } => {
            waits(game, entry, |what| matches!(what, RequestKind::Call(_)))?;
            let reply = given(reply)?;
            pending.record(Event::CallAnswered { entry, reply })
        }
        RequestCommand::See { entry, minutes } => {
            waits(game, entry, |what| matches!(what, RequestKind::Call(_)))?;
            pending.record(Event::CallSeen { entry, minutes })
        }
        RequestCommand::Appeal(side, words) => {
            let words = given(words)?;
            pending.record(Event::AppealNoted { side, words })
        }
        RequestCommand::Withdraw { entry } => {
            waits(game, entry, is_appeal)?;
            pending.record(Event::AppealWithdrawn { entry })
        }
        RequestCommand::Decide {
            entry,
            allowed,
            reason,
        } => {
            waits(game, entry, is_appeal)?;
            let reason = given(reason)?;
            pending.record(Event::AppealDecided {
                entry,
                allowed,
                reason,
            })
        }
    }
}

fn is_appeal(what: &RequestKind) -> bool {
    matches!(what, RequestKind::Appeal { .. })
}

fn waits(game: &Game, entry: u32, is_meant: impl Fn(&RequestKind) -> bool) -> Result<(), Refusal> {
    let found = game
        .asked
        .iter()
        .any(|asked| asked.entry == entry && is_meant(&asked.what));
    found.then_some(()).ok_or(Refusal::NothingAsked { entry })
}
