//! The sentences about what prevents an undo.

use crate::desk::undo::Hindrance;
use crate::i18n::{Localize, Localizer, Message};

/// Why something cannot be taken back, as a sentence of its own.
pub(super) fn why_not(why: &Hindrance) -> WhyNot<'_> {
    WhyNot(why)
}

/// The sentence about something that stands in the way.
pub(super) struct WhyNot<'a>(&'a Hindrance);

impl Localize for WhyNot<'_> {
    fn message(&self, t: &Localizer) -> Message {
        let plain = Message::new;
        let why = match self.0 {
            Hindrance::ChangedSince => plain("hindrance-changed-since"),
            Hindrance::RoundsRest(round) => plain("hindrance-rounds-rest").with("round", *round),
            Hindrance::RoundWentOn(round) => plain("hindrance-round-went-on").with("round", *round),
            Hindrance::Played(round) => plain("fault-round-touched").with("round", *round),
            Hindrance::ResultsMissing(round) => {
                plain("hindrance-results-missing").with("round", *round)
            }
            Hindrance::Finished => plain("hindrance-finished"),
            Hindrance::InARound => plain("hindrance-in-a-round"),
            Hindrance::NotOnTheList => plain("hindrance-not-on-the-list"),
            Hindrance::NamesGone => plain("hindrance-names-gone"),
            Hindrance::InARecord => plain("hindrance-in-a-record"),
            Hindrance::Rights => plain("hindrance-rights"),
        };
        plain("fault-cannot-take-back").with("why", t.format(&why))
    }
}
