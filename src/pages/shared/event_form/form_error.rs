//! Errors of the event form, with the message that the organiser reads.

use crate::desk::Fault;
use crate::http::response::error_page::words;
use crate::i18n::Localizer;
use crate::rules::{BadOption, Ruleset};
use crate::tournament::tiebreak::BadCode;
use crate::view::rules_text;

/// Why the form is not valid.
pub(crate) enum FormError {
    Field(Fault),
    /// A number of rounds is given although the system is chosen automatically.
    RoundsOfAutomatic,
    /// A number of rounds is given for a knockout, which ends with its winner.
    RoundsOfFinals,
    /// An odd number of rounds where a match is two games in two rounds.
    OddRoundsOfMatches,
    /// Matches of two games with this option, which they do not go with: `swiss_rules` or `accelerated`.
    NotWithMatches(&'static str),
    /// A knockout is to be seeded again, though who loses plays on in the losers' bracket.
    ReseedsWithTwoLosses,
    /// The rounds before the finals are changed, though the finals have begun.
    FinalsHaveBegun,
    /// Fewer rounds than the given number, which have already been started.
    FewerThanBegun(u16),
    /// Options of the game that contradict each other.
    Options(Ruleset, BadOption),
    /// An unknown tie-break code.
    Tiebreak(BadCode),
}

impl FormError {
    /// The name of the field that is wrong, if it is one.
    pub(crate) fn field(&self) -> Option<String> {
        match self {
            FormError::Field(fault) => field_of(fault),
            FormError::RoundsOfAutomatic
            | FormError::RoundsOfFinals
            | FormError::OddRoundsOfMatches
            | FormError::FinalsHaveBegun
            | FormError::FewerThanBegun(_) => Some("rounds".to_owned()),
            FormError::NotWithMatches(option) => Some((*option).to_owned()),
            FormError::ReseedsWithTwoLosses => Some("losers".to_owned()),
            FormError::Options(..) => Some("options".to_owned()),
            FormError::Tiebreak(_) => Some("codes".to_owned()),
        }
    }

    pub(crate) fn words(&self, t: &Localizer) -> String {
        match self {
            FormError::Field(fault) => words(fault, t),
            FormError::RoundsOfAutomatic => t.msg("plan-rounds-of-automatic"),
            FormError::RoundsOfFinals => t.msg("plan-rounds-of-finals"),
            FormError::OddRoundsOfMatches => t.msg("plan-odd-rounds-of-matches"),
            FormError::NotWithMatches("accelerated") => t.msg("plan-matches-accelerated"),
            FormError::NotWithMatches(_) => t.msg("plan-matches-by-dutch"),
            FormError::FinalsHaveBegun => t.msg("plan-finals-have-begun"),
            FormError::ReseedsWithTwoLosses => t.msg("plan-reseeds-with-two-losses"),
            FormError::FewerThanBegun(rounds) => t.plural("plan-fewer-than-begun", *rounds),
            FormError::Options(game, why) => {
                t.msg_arg("option-refused", "why", rules_text::refused(t, game, why))
            }
            FormError::Tiebreak(why) => t.msg_arg("tiebreak-refused", "why", why.to_string()),
        }
    }
}

/// The name of the input of a form's field that is wrong.
pub(crate) fn field_of(fault: &Fault) -> Option<String> {
    match fault {
        Fault::Form {
            field: "event-name",
            ..
        } => Some("name".to_owned()),
        Fault::Form { field, .. } => Some(field.replace('-', "_")),
        _ => None,
    }
}

impl From<Fault> for FormError {
    fn from(fault: Fault) -> FormError {
        FormError::Field(fault)
    }
}
