//! Parsing of form fields.

use crate::desk::Fault;
use crate::desk::fault::FormProblem;
use crate::rules::Side;
use crate::tournament::{PairingResult, Scored, legible};

/// A fault of a field.
pub(super) fn wrong(field: &'static str, problem: FormProblem) -> Fault {
    Fault::Form { field, problem }
}

const LONGEST_REASON: usize = 200;

/// A side by its code in forms.
///
/// # Errors
/// When it is neither.
pub(super) fn side(code: &str) -> Result<Side, Fault> {
    match code {
        "first" => Ok(Side::First),
        "second" => Ok(Side::Second),
        _ => Err(wrong("side", FormProblem::NotAChoice)),
    }
}

/// The code of a side in forms.
pub(super) fn side_code(side: Side) -> &'static str {
    match side {
        Side::First => "first",
        Side::Second => "second",
    }
}

/// A result by its code in forms; an empty one takes the result back.
///
/// # Errors
/// When it is none of those on the page.
pub(super) fn result(code: &str) -> Result<Option<Scored>, Fault> {
    if code.is_empty() {
        return Ok(None);
    }
    let result =
        PairingResult::from_code(code).ok_or_else(|| wrong("result", FormProblem::NotAChoice))?;
    Ok(Some(Scored { result, shot: None }))
}

/// A reason as it was typed, without spare blanks.
///
/// # Errors
/// When it is too long.
pub(super) fn reason(text: &str) -> Result<String, Fault> {
    if text.chars().count() > LONGEST_REASON {
        return Err(wrong("reason", FormProblem::TooLong));
    }
    Ok(legible(text))
}
