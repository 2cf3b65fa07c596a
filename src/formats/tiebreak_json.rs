//! The value of a tie-break as JSON.

use super::json_schema::{JsonSchema, json_structs, object};
use inkundla_core::tournament::tiebreak::Figure;

json_structs! {
    "Tiebreak":
    pub(super) struct TiebreakJson {
        /// as in FIDE C.07, for example BH/C1
        code: String,
        /// a decimal number; null where it counts nothing
        value: Option<String>,
    }
}

pub(super) fn tiebreak(figure: &Figure) -> TiebreakJson {
    TiebreakJson {
        code: figure.tiebreak.code(),
        value: figure.value.map(|value| value.decimal()),
    }
}
