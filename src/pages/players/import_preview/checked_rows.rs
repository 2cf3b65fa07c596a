//! The rows of the preview: those that can be entered, and those to mend or to decide.

use super::submitted::{GRADE, HIDE};
use crate::formats::entrants_csv::{
    Consented, ParsedRow, Question, RawRow, RowState, nearly_grade,
};
use crate::formats::{Column, ImportFault};
use crate::i18n::Localizer;
use crate::tournament::{
    Entrant, EntrantName, NameChoice, ShownAs, Tournament, aliases_of_newcomers,
};

/// A row that can be entered, with the alias.
pub(super) struct ReadyRow {
    pub(super) typed: RawRow,
    pub(super) alias: String,
}

/// A column that the list has besides name, school and grade.
pub(super) struct ExtraColumn {
    column: Column,
    pub(super) code: &'static str,
    pub(super) heading: String,
}

impl ExtraColumn {
    /// The columns of which any row that can be entered has a value.
    pub(super) fn of(t: &Localizer, ready: &[&ParsedRow]) -> Vec<ExtraColumn> {
        let known = [
            Column::Rating,
            Column::Gender,
            Column::Born,
            Column::Consent,
            Column::ShownAs,
            Column::Section,
        ];
        let is_used = |column: &Column| ready.iter().any(|row| !row.typed.word(*column).is_empty());
        let used = known.into_iter().filter(is_used);
        let extra = used.map(|column| ExtraColumn {
            column,
            code: column.code(),
            heading: t.localize(&column),
        });
        extra.collect()
    }

    /// The cell of a row.
    pub(super) fn word<'a>(&self, row: &'a RawRow) -> &'a str {
        row.word(self.column)
    }
}

/// A row with errors or a question.
pub(super) struct CheckedRow {
    pub(super) typed: RawRow,
    pub(super) sentences: Vec<String>,
    /// Values and labels of the answers.
    pub(super) answers: Vec<(String, String)>,
    /// The columns of the words at fault.
    faulty: Vec<Column>,
}

impl CheckedRow {
    /// The attribute of a field whose word is at fault. A fault of the whole name is one of both its fields.
    pub(super) fn mark(&self, field: &str) -> &'static str {
        let is_name = ["given", "family"].contains(&field);
        let mut faulty = self.faulty.iter();
        let is_faulty = |one: &Column| one.code() == field || is_name && *one == Column::Name;
        if faulty.any(is_faulty) {
            "aria-invalid=true"
        } else {
            ""
        }
    }
}

fn faulty(state: &RowState) -> Vec<Column> {
    match state {
        RowState::Error(faults) => faults.iter().filter_map(|fault| fault.column).collect(),
        RowState::Question(Question::NoGivenName) => vec![Column::GivenName],
        _ => Vec::new(),
    }
}

/// The rows that can be entered, each with its alias.
pub(super) fn ready_rows(
    t: &Localizer,
    tournament: &Tournament,
    ready: &[&ParsedRow],
) -> Vec<ReadyRow> {
    let aliases = aliases(t, tournament, ready);
    let rows = ready.iter().zip(aliases);
    rows.map(|(sighting, alias)| ReadyRow {
        typed: sighting.typed.clone(),
        alias,
    })
    .collect()
}

/// The aliases of the rows that can be entered.
pub(super) fn aliases(t: &Localizer, tournament: &Tournament, ready: &[&ParsedRow]) -> Vec<String> {
    let names = ready.iter().filter_map(|sighting| {
        let is_public = sighting.consent == Some(Consented::Given);
        let name = sighting.name.clone()?.shown(is_public);
        let shown_as = match &sighting.shown_as {
            NameChoice::Alias => None,
            NameChoice::CodeName(code_name) => ShownAs::code_name(code_name).ok(),
            NameChoice::AnyCodeName => ShownAs::code_name(&t.msg("shown-as-code-name")).ok(),
            NameChoice::Number => Some(ShownAs::number_after(&t.msg("shown-as-player"))),
        };
        Some(name.outside(shown_as, 0))
    });
    aliases_of_newcomers(tournament, names.collect())
}

/// A row that cannot be entered yet.
pub(super) fn row(t: &Localizer, sighting: &ParsedRow, entrants: &[Entrant]) -> CheckedRow {
    let (sentences, answers): (Vec<String>, &[(&str, &str)]) = match &sighting.state {
        RowState::Error(faults) => (
            faults.iter().map(|fault| t.localize(fault)).collect(),
            if sentences_are_of_grade(sighting) {
                &[
                    ("no-grade", "check-no-grade"),
                    ("skip", "check-leave-child"),
                ]
            } else {
                &[("skip", "check-leave-child")]
            },
        ),
        RowState::Question(question) => (
            vec![question_text(t, sighting, *question, entrants)],
            match question {
                Question::SameAsRow(_) | Question::SameAsEntrant(_) => {
                    &[("skip", "check-skip"), ("keep", "check-keep")]
                }
                Question::NoGivenName => &[
                    (HIDE, "check-hide"),
                    ("keep", "check-only-name"),
                    ("skip", "check-leave-child"),
                ],
                Question::WhichIsFamily => {
                    &[("keep", "check-is-right"), ("skip", "check-leave-child")]
                }
            },
        ),
        RowState::Ready => (Vec::new(), &[]),
    };
    let alias = sighting
        .name
        .as_ref()
        .map(|name| name.alias())
        .unwrap_or_default();
    let answers = answers.iter().map(|(value, id)| {
        let alias = match *value {
            HIDE => hidden_alias(t, &alias),
            _ => alias.clone(),
        };
        ((*value).to_owned(), t.msg_arg(id, "alias", alias))
    });
    let nearly = nearly_grade(&sighting.typed.grade).filter(|_| sentences_are_of_grade(sighting));
    let nearly = nearly.map(|grade| {
        let code = grade.code();
        (format!("{GRADE}{code}"), t.msg_arg("grade", "grade", code))
    });
    CheckedRow {
        typed: sighting.typed.clone(),
        sentences,
        faulty: faulty(&sighting.state),
        answers: nearly.into_iter().chain(answers).collect(),
    }
}

/// Whether nothing but the grade of a row is wrong.
fn sentences_are_of_grade(row: &ParsedRow) -> bool {
    let is_of_grade = |fault: &ImportFault| fault.column == Some(Column::Grade);
    matches!(&row.state, RowState::Error(faults) if faults.iter().all(is_of_grade))
}

/// The alias of a child whose only name, a family name, is hidden.
fn hidden_alias(t: &Localizer, only: &str) -> String {
    let name = EntrantName::parse(&t.msg("player"), only);
    name.map(|name| name.alias()).unwrap_or_default()
}

fn question_text(
    t: &Localizer,
    sighting: &ParsedRow,
    question: Question,
    entered: &[Entrant],
) -> String {
    let row = ("row", sighting.row.to_string().into());
    let name = sighting.name.as_ref().map(EntrantName::to_string);
    let name = ("name", name.unwrap_or_default().into());
    match question {
        Question::SameAsRow(other) => t.msg_with(
            "check-same-as-row",
            &[row, name, ("other", other.to_string().into())],
        ),
        Question::SameAsEntrant(id) => {
            let number = entered.iter().find(|entrant| entrant.id == id);
            let number = number.map_or(0, |entrant| entrant.number);
            let number = ("number", number.to_string().into());
            t.msg_with("check-same-as-player", &[row, name, number])
        }
        Question::NoGivenName => t.msg_with("check-no-given", &[row]),
        Question::WhichIsFamily => {
            let written = ("written", sighting.written.clone().into());
            t.msg_with("check-which-family", &[row, written])
        }
    }
}
