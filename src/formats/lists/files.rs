//! A list as CSV and as JSON, and the schema of the JSON.

use super::{Column, Content, List, ListRow, Output};
use crate::json_schema::{FieldSchema, JsonSchema, object};
use crate::tiebreak_json::{TiebreakJson, tiebreak};
use crate::{CsvWriter, guarded};
use inkundla_core::tournament::tiebreak::{self, Figure};
use inkundla_core::tournament::{Grade, Options};
use serde::{Serialize, Serializer};
use serde_json::{Value, json};
use std::marker::PhantomData;

/// A row as a JSON object. It only consumes rows, so the lifetime of `R` does not matter to it.
pub(crate) struct JsonRow<R>(Vec<(&'static str, Value)>, PhantomData<fn(R)>);

impl<R: ListRow> List<R> {
    /// The list as CSV, with its headings.
    pub fn csv(&self) -> String {
        let columns = self.columns(Output::Csv);
        let mut csv = CsvWriter::with_commas();
        csv.line(columns.iter().flat_map(|one| headings(one)));
        for row in &self.rows {
            csv.line(columns.iter().flat_map(|one| cells(one, row)));
        }
        csv.finish()
    }

    /// The rows as JSON.
    pub(crate) fn json(&self) -> Vec<JsonRow<R>> {
        let columns = self.columns(Output::Json);
        let rows = self.rows.iter().map(|row| {
            let fields = columns.iter().map(|one| (one.json_code, value(one, row)));
            JsonRow(fields.collect(), PhantomData)
        });
        rows.collect()
    }
}

impl<R> Serialize for JsonRow<R> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(code, value)| (code, value)))
    }
}

impl<R: ListRow> JsonSchema for JsonRow<R> {
    fn schema() -> Value {
        json!({ "$ref": format!("#/components/schemas/{}", R::SCHEMA) })
    }
}

/// The schema of the rows of a list, by its name.
pub(crate) fn definition<R: ListRow>() -> (&'static str, Value) {
    let list = List::<R>::of(&Options::automatic(), Vec::new());
    let fields = list.columns(Output::Json).into_iter().map(field);
    (R::SCHEMA, object(fields.collect()))
}

fn field<R>(column: &Column<R>) -> FieldSchema {
    let schema = match &column.content {
        Content::Rank(_) | Content::Number(_) => u16::schema(),
        Content::Place(_) | Content::Rating(_) => Option::<u16>::schema(),
        Content::Flag(_) => bool::schema(),
        Content::School(_) | Content::Grade(_) => Option::<String>::schema(),
        Content::Tiebreaks(..) => Vec::<TiebreakJson>::schema(),
        _ => String::schema(),
    };
    (column.json_code, schema, column.about)
}

/// The value of a row, of a name as files have it.
fn value<R>(column: &Column<R>, row: &R) -> Value {
    match &column.content {
        Content::Rank(of) => json!(of(row).0),
        Content::Place(of) => json!(of(row).0),
        Content::Number(of) => json!(of(row)),
        Content::Rating(of) => json!(of(row)),
        Content::Flag(of) => json!(of(row)),
        Content::Score(of) | Content::Points(of) => json!(of(row).decimal()),
        Content::Player(of) => {
            let (entrant, names) = of(row);
            json!(entrant.name.in_file(names))
        }
        Content::School(of) => json!(of(row)),
        Content::Grade(of) => json!(of(row).map(Grade::code)),
        Content::Team(of) | Content::Tally(of) | Content::Text(of) => json!(of(row)),
        Content::Amount(of) => {
            let hundredths = of(row).1;
            json!(format!("{}.{:02}", hundredths / 100, hundredths % 100))
        }
        Content::Rounds => Value::Null,
        Content::Tiebreaks(_, of) => json!(of(row).iter().map(tiebreak).collect::<Vec<_>>()),
    }
}

/// The headings of a column in CSV; two for each tie-break.
fn headings<R>(column: &Column<R>) -> Vec<String> {
    match &column.content {
        Content::Tiebreaks(all, _) => (1..=all.len())
            .flat_map(|at| [format!("tb{at}_name"), format!("tb{at}")])
            .collect(),
        _ => vec![column.code.to_owned()],
    }
}

fn cells<R>(column: &Column<R>, row: &R) -> Vec<String> {
    let figure = |figure: &Figure| {
        let value = figure.value.map(tiebreak::Value::decimal);
        [figure.tiebreak.code(), value.unwrap_or_default()]
    };
    if let Content::Tiebreaks(_, of) = &column.content {
        return of(row).iter().flat_map(figure).collect();
    }
    vec![match value(column, row) {
        Value::Null => String::new(),
        Value::String(text) => guarded(&text).into_owned(),
        other => other.to_string(),
    }]
}
