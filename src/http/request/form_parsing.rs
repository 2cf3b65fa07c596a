//! Parsing of form fields.

use crate::desk::Fault;
use crate::desk::fault::FormProblem;
use crate::rules::Side;
use crate::tournament::{PairingResult, Scored, legible};

pub(crate) fn wrong(field: &'static str, problem: FormProblem) -> Fault {
    Fault::Form { field, problem }
}

const LONGEST_REASON: usize = 200;

/// Parses the code of a side.
pub(crate) fn side(code: &str) -> Result<Side, Fault> {
    match code {
        "first" => Ok(Side::First),
        "second" => Ok(Side::Second),
        _ => Err(wrong("side", FormProblem::NotAChoice)),
    }
}

/// Parses the code of a result; an empty one clears the result.
pub(crate) fn result(code: &str) -> Result<Option<Scored>, Fault> {
    if code.is_empty() {
        return Ok(None);
    }
    let result =
        PairingResult::read(code).ok_or_else(|| wrong("result", FormProblem::NotAChoice))?;
    Ok(Some(Scored { result, shot: None }))
}

/// Checks the length of a typed reason, and trims it.
pub(crate) fn reason(text: &str) -> Result<String, Fault> {
    if text.chars().count() > LONGEST_REASON {
        return Err(wrong("reason", FormProblem::TooLong));
    }
    Ok(legible(text))
}
