//! Messages about what prevents an undo.

use crate::desk::undo::UndoBlocked;
use crate::i18n::{Localize, Localizer, Message};
use crate::tournament::Lock;

pub(crate) fn why_not(why: &UndoBlocked) -> UndoBlockedMessage<'_> {
    UndoBlockedMessage(why)
}

pub(crate) struct UndoBlockedMessage<'a>(&'a UndoBlocked);

impl Localize for UndoBlockedMessage<'_> {
    fn message(&self, t: &Localizer) -> Message {
        let plain = Message::new;
        let why = match self.0 {
            UndoBlocked::ChangedSince => plain("undo-blocked-changed-since"),
            UndoBlocked::RoundsRest(round) => {
                plain("undo-blocked-rounds-rest").with("round", *round)
            }
            UndoBlocked::RoundWentOn(round) => {
                plain("undo-blocked-round-went-on").with("round", *round)
            }
            UndoBlocked::Played(round) => plain("fault-round-touched").with("round", *round),
            UndoBlocked::ResultsMissing(round) => {
                plain("undo-blocked-results-missing").with("round", *round)
            }
            UndoBlocked::Finished => plain("undo-blocked-finished"),
            UndoBlocked::InARound => plain("undo-blocked-in-a-round"),
            UndoBlocked::NotOnTheList => plain("undo-blocked-not-on-the-list"),
            UndoBlocked::NamesGone => plain("undo-blocked-names-gone"),
            UndoBlocked::InARecord => plain("undo-blocked-in-a-record"),
            UndoBlocked::ByTheBook(lock) => plain(locked(*lock)),
            UndoBlocked::RulesLeft => plain("undo-blocked-rules-left"),
            UndoBlocked::Rights => plain("undo-blocked-rights"),
        };
        plain("fault-cannot-take-back").with("why", t.format(&why))
    }
}

/// The message about a change that the rules do not allow.
pub(crate) fn locked(lock: Lock) -> &'static str {
    match lock {
        Lock::Rounds => "locked-rounds",
        Lock::KeptApart => "locked-kept-apart",
        Lock::Tiebreaks => "locked-tiebreaks",
        Lock::AverageBye => "locked-average-bye",
        Lock::EarlierResult => "locked-earlier-result",
    }
}
