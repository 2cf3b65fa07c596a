//! The messages about single fields of a form.

use crate::desk::fault::FormProblem;
use crate::desk::passphrase::WeakPassphrase;

/// The message about a pass-phrase that is too weak.
pub(super) fn weak(why: WeakPassphrase) -> &'static str {
    match why {
        WeakPassphrase::TooShort => "phrase-too-short",
        WeakPassphrase::TooLong => "phrase-too-long",
        WeakPassphrase::Guessable => "phrase-guessable",
    }
}

/// The message about a field that was not filled in as it has to be.
pub(super) fn typed(problem: FormProblem) -> &'static str {
    match problem {
        FormProblem::Missing => "form-missing",
        FormProblem::TooLong => "form-too-long",
        FormProblem::NotANumber => "form-not-a-number",
        FormProblem::NotAChoice => "form-not-a-choice",
        FormProblem::DoesNotMatch => "form-does-not-match",
        FormProblem::Taken => "form-taken",
    }
}
