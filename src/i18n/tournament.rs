//! Messages for refusals of the tournament.

use super::{Localize, Localizer, Message};
use inkundla_core::tournament::BadName;
use inkundla_core::tournament::pairing::{CannotChange, Obstacle, PairingFault};
use inkundla_core::tournament::standings::Row;
use inkundla_formats::{Column, ImportFault, ImportProblem};

impl Localize for BadName {
    fn message(&self, _: &Localizer) -> Message {
        Message::new(match self {
            BadName::Empty => "name-empty",
            BadName::TooLong => "name-too-long",
            BadName::Unprintable => "name-unprintable",
        })
    }
}

impl Localize for Column {
    fn message(&self, _: &Localizer) -> Message {
        Message::new(match self {
            Column::Name => "column-name",
            Column::GivenName => "column-given",
            Column::FamilyName => "column-family",
            Column::School => "column-school",
            Column::Grade => "column-grade",
            Column::Rating => "column-rating",
            Column::Gender => "column-gender",
            Column::Born => "column-born",
            Column::Consent => "column-consent",
        })
    }
}

impl Localize for ImportFault {
    fn message(&self, t: &Localizer) -> Message {
        let text = t.localize(&WithoutRow(self));
        match self.row {
            Some(row) => Message::new("import-row")
                .with("row", row.to_string())
                .with("what", text),
            None => Message::new("import-file").with("what", text),
        }
    }
}

/// A fault as it is shown beside its row.
pub struct WithoutRow<'a>(pub &'a ImportFault);

impl Localize for WithoutRow<'_> {
    fn message(&self, t: &Localizer) -> Message {
        let column = self
            .0
            .column
            .map_or_else(|| t.msg("column-any"), |column| t.localize(&column));
        let sentence = match &self.0.what {
            ImportProblem::TooLarge { .. } => Message::new("import-too-large"),
            ImportProblem::TooManyRows { rows, most } => {
                // As text: 2000, not 2,000.
                Message::new("import-too-many-rows")
                    .with("rows", rows.to_string())
                    .with("most", most.to_string())
            }
            ImportProblem::Utf16 => Message::new("import-utf16"),
            ImportProblem::NotText => Message::new("import-not-text"),
            ImportProblem::Empty => Message::new("import-empty"),
            ImportProblem::NoNameColumn => Message::new("import-no-name-column"),
            ImportProblem::OpenQuote => Message::new("import-open-quote"),
            ImportProblem::NameMissing => Message::new("import-name-missing"),
            ImportProblem::BadText { value, why } => Message::new("import-bad-text")
                .with("value", value.as_str())
                .with("why", t.localize(why)),
            ImportProblem::BadNumber { value, least, most } => Message::new("import-bad-number")
                .with("value", value.as_str())
                .with("least", least.to_string())
                .with("most", most.to_string()),
            ImportProblem::BadGender { value } => {
                Message::new("import-bad-gender").with("value", value.as_str())
            }
            ImportProblem::BadConsent { value } => {
                Message::new("import-bad-consent").with("value", value.as_str())
            }
            ImportProblem::BadGrade { value } => {
                Message::new("import-bad-grade").with("value", value.as_str())
            }
        };
        sentence.with("column", column)
    }
}

impl Localize for PairingFault {
    fn message(&self, _: &Localizer) -> Message {
        match self {
            PairingFault::TooFewEntrants { here } => {
                Message::new("pairing-too-few").with("n", *here)
            }
            PairingFault::TooManyEntrants { here, most } => Message::new("pairing-too-many")
                .with("n", *here)
                .with("most", most.to_string()),
            PairingFault::AllRoundsPlayed { rounds } => {
                Message::new("pairing-all-played").with("n", *rounds)
            }
            PairingFault::RoundUnderWay { round } => {
                Message::new("pairing-under-way").with("round", round.0)
            }
            PairingFault::NoLegalPairing { why, .. } => Message::new(match why {
                Obstacle::NobodyForBye => "pairing-none-bye",
                Obstacle::NobodyToMeet(_) => "pairing-none-stuck",
                Obstacle::CannotAllMeet { .. } => "pairing-none",
            }),
            PairingFault::Bug(_) => Message::new("pairing-bug"),
        }
    }
}

impl Localize for CannotChange {
    fn message(&self, _: &Localizer) -> Message {
        Message::new("draft-cannot-change")
    }
}

/// Games won, drawn and lost, and behind them how many rounds brought points without one:
/// `2–0–1`, `1–0–1 +1`.
pub fn games_text(row: &Row) -> String {
    let games = format!("{}–{}–{}", row.won, row.drawn, row.lost);
    match row.byes {
        0 => games,
        more => format!("{games} +{more}"),
    }
}
