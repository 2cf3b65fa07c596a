//! Choices and numbers shared by the parts of the form.

use crate::desk::Fault;
use crate::desk::fault::FormProblem;
use crate::http::request::form_parsing::wrong;
use std::ops::RangeInclusive;

/// An option of a select or radio group.
pub(crate) struct Choice {
    /// The value in the form.
    pub code: String,
    pub text: String,
    /// A longer description; may be empty.
    pub about: String,
    pub is_chosen: bool,
}

impl Choice {
    /// The name, and what follows it after a colon: `Knockout: a player who loses is out`.
    pub(crate) fn name_and_more(&self) -> (&str, &str) {
        self.text.split_once(": ").unwrap_or((&self.text, ""))
    }

    /// A choice without description.
    pub(crate) fn new(code: &str, text: String, chosen: &str) -> Choice {
        Choice {
            code: code.to_owned(),
            text,
            about: String::new(),
            is_chosen: code == chosen,
        }
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

/// The value of a submitted code, or an error of the field if the code is unknown.
pub(super) fn required<T>(field: &'static str, value: Option<T>) -> Result<T, Fault> {
    value.ok_or_else(|| wrong(field, FormProblem::NotAChoice))
}

/// The code of a value in a table of values and codes; empty if it has none.
pub(super) fn code_of<T: PartialEq>(codes: &[(T, &'static str)], value: &T) -> &'static str {
    let found = codes.iter().find(|(known, _)| known == value);
    found.map_or("", |(_, code)| code)
}

/// The value of a submitted code by such a table.
pub(super) fn by_code<T: Copy>(
    field: &'static str,
    codes: &[(T, &str)],
    code: &str,
) -> Result<T, Fault> {
    let found = codes.iter().find(|(_, known)| *known == code);
    required(field, found.map(|(value, _)| *value))
}

pub(super) fn number(
    field: &'static str,
    text: &str,
    range: RangeInclusive<u16>,
) -> Result<u16, Fault> {
    let number = text.parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| wrong(field, FormProblem::NotANumber))
}
