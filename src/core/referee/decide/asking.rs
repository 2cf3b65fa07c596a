//! Calls and appeals: what waits for the organiser, and the answers.

use super::{Draft, given};
use crate::referee::{Ask, Asking, Call, Event, Game, Refusal};

pub(super) fn decide(draft: Draft, game: &Game, ask: Ask) -> Result<Draft, Refusal> {
    match ask {
        Ask::Call(about) => draft.record(Event::OrganiserCalled {
            about: match about {
                Call::Other(words) => Call::Other(given(words)?),
                ready => ready,
            },
        }),
        Ask::Answer { entry, reply } => {
            waits(game, entry, |what| matches!(what, Asking::Call(_)))?;
            let reply = given(reply)?;
            draft.record(Event::CallAnswered { entry, reply })
        }
        Ask::See { entry, minutes } => {
            waits(game, entry, |what| matches!(what, Asking::Call(_)))?;
            draft.record(Event::CallSeen { entry, minutes })
        }
        Ask::Appeal(side, words) => {
            let words = given(words)?;
            draft.record(Event::AppealNoted { side, words })
        }
        Ask::Withdraw { entry } => {
            waits(game, entry, is_appeal)?;
            draft.record(Event::AppealWithdrawn { entry })
        }
        Ask::Decide {
            entry,
            allowed,
            reason,
        } => {
            waits(game, entry, is_appeal)?;
            let reason = given(reason)?;
            draft.record(Event::AppealDecided {
                entry,
                allowed,
                reason,
            })
        }
    }
}

fn is_appeal(what: &Asking) -> bool {
    matches!(what, Asking::Appeal { .. })
}

fn waits(game: &Game, entry: u32, is_meant: impl Fn(&Asking) -> bool) -> Result<(), Refusal> {
    let found = game
        .asked
        .iter()
        .any(|asked| asked.entry == entry && is_meant(&asked.what));
    found.then_some(()).ok_or(Refusal::NothingAsked { entry })
}
