//! Choices, numbers and faults of the parts of the form.

use crate::desk::Fault;
use crate::desk::fault::FormProblem;
use crate::i18n::Localizer;
use crate::rules::{BadOption, Ruleset};
use crate::tournament::tiebreak::BadCode;
use crate::web::error_page::words;
use crate::web::forms::wrong;
use crate::web::rules_text;
use std::ops::RangeInclusive;

/// Why a plan cannot be made of a form.
pub(in crate::web) enum Unclear {
    /// A field is wrong.
    Field(Fault),
    /// Rounds are given while the number of players is to decide.
    RoundsOfAutomatic,
    /// Rounds are given for a system that ends when somebody has won.
    RoundsOfFinals,
    /// Fewer rounds than have been begun, which is this number.
    FewerThanBegun(u16),
    /// Rules that cannot stand together.
    Options(Ruleset, BadOption),
    /// A code of a tie-break that is none.
    Tiebreak(BadCode),
}

/// One of several to choose from.
pub(in crate::web) struct Choice {
    /// What the form sends.
    pub code: String,
    /// What people read.
    pub text: String,
    /// More about it.
    pub about: String,
    /// Whether it is chosen.
    pub is_chosen: bool,
}

impl Choice {
    /// A choice without more about it.
    pub(in crate::web) fn new(code: &str, text: String, chosen: &str) -> Choice {
        Choice {
            code: code.to_owned(),
            text,
            about: String::new(),
            is_chosen: code == chosen,
        }
    }
}

impl Unclear {
    /// What is wrong, in words.
    pub(in crate::web) fn words(&self, t: &Localizer) -> String {
        match self {
            Unclear::Field(fault) => words(fault, t),
            Unclear::RoundsOfAutomatic => t.msg("plan-rounds-of-automatic"),
            Unclear::RoundsOfFinals => t.msg("plan-rounds-of-finals"),
            Unclear::FewerThanBegun(rounds) => t.plural("plan-fewer-than-begun", *rounds),
            Unclear::Options(game, why) => {
                t.msg_arg("option-refused", "why", rules_text::refused(t, game, why))
            }
            Unclear::Tiebreak(why) => t.msg_arg("tiebreak-refused", "why", why.to_string()),
        }
    }
}

impl From<Fault> for Unclear {
    fn from(fault: Fault) -> Unclear {
        Unclear::Field(fault)
    }
}

pub(super) fn choices(
    all: impl IntoIterator<Item = (&'static str, String)>,
    chosen: &str,
) -> Vec<Choice> {
    let all = all.into_iter();
    all.map(|(code, text)| Choice::new(code, text, chosen))
        .collect()
}

pub(super) fn number(
    field: &'static str,
    text: &str,
    range: RangeInclusive<u16>,
) -> Result<u16, Fault> {
    let number = text.parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| wrong(field, FormProblem::NotANumber))
}
