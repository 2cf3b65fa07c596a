//! Errors of the event form, with the message that the organiser reads.

use crate::desk::Fault;
use crate::i18n::Localizer;
use crate::rules::{BadOption, Ruleset};
use crate::tournament::tiebreak::BadCode;
use crate::web::error_page::words;
use crate::web::rules_text;

/// Why the form is not valid.
pub(in crate::web) enum FormError {
    Field(Fault),
    /// A number of rounds is given although the system is chosen automatically.
    RoundsOfAutomatic,
    /// A number of rounds is given for a knockout, which ends with its winner.
    RoundsOfFinals,
    /// Fewer rounds than the given number, which have already been started.
    FewerThanBegun(u16),
    /// Options of the game that contradict each other.
    Options(Ruleset, BadOption),
    /// An unknown tie-break code.
    Tiebreak(BadCode),
}

impl FormError {
    pub(in crate::web) fn words(&self, t: &Localizer) -> String {
        match self {
            FormError::Field(fault) => words(fault, t),
            FormError::RoundsOfAutomatic => t.msg("plan-rounds-of-automatic"),
            FormError::RoundsOfFinals => t.msg("plan-rounds-of-finals"),
            FormError::FewerThanBegun(rounds) => t.plural("plan-fewer-than-begun", *rounds),
            FormError::Options(game, why) => {
                t.msg_arg("option-refused", "why", rules_text::refused(t, game, why))
            }
            FormError::Tiebreak(why) => t.msg_arg("tiebreak-refused", "why", why.to_string()),
        }
    }
}

impl From<Fault> for FormError {
    fn from(fault: Fault) -> FormError {
        FormError::Field(fault)
    }
}
