//! What the tournament refuses, in words.

use super::{Sentence, Speak, Tongue};
use crate::formats::{Column, ImportFault, ImportProblem};
use crate::tournament::BadName;
use crate::tournament::pairing::{CannotChange, Obstacle, PairingFault};
use crate::tournament::standings::Row;

impl Speak for BadName {
    fn sentence(&self, _: &Tongue) -> Sentence {
        Sentence::plain(match self {
            BadName::Empty => "name-empty",
            BadName::TooLong => "name-too-long",
            BadName::Unprintable => "name-unprintable",
        })
    }
}

impl Speak for Column {
    fn sentence(&self, _: &Tongue) -> Sentence {
        Sentence::plain(match self {
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

impl Speak for ImportFault {
    fn sentence(&self, tongue: &Tongue) -> Sentence {
        let told = tongue.speak(&WithoutRow(self));
        match self.row {
            Some(row) => Sentence::plain("import-row")
                .with("row", row.to_string())
                .with("what", told),
            None => Sentence::plain("import-file").with("what", told),
        }
    }
}

/// A fault as it is told beside its row.
pub struct WithoutRow<'a>(pub &'a ImportFault);

impl Speak for WithoutRow<'_> {
    fn sentence(&self, tongue: &Tongue) -> Sentence {
        let column = self
            .0
            .column
            .map_or_else(|| tongue.say("column-any"), |column| tongue.speak(&column));
        let sentence = match &self.0.what {
            ImportProblem::TooLarge { .. } => Sentence::plain("import-too-large"),
            ImportProblem::TooManyRows { rows, most } => {
                // As text: 2000, not 2,000.
                Sentence::plain("import-too-many-rows")
                    .with("rows", rows.to_string())
                    .with("most", most.to_string())
            }
            ImportProblem::Utf16 => Sentence::plain("import-utf16"),
            ImportProblem::NotText => Sentence::plain("import-not-text"),
            ImportProblem::Empty => Sentence::plain("import-empty"),
            ImportProblem::NoNameColumn => Sentence::plain("import-no-name-column"),
            ImportProblem::OpenQuote => Sentence::plain("import-open-quote"),
            ImportProblem::NameMissing => Sentence::plain("import-name-missing"),
            ImportProblem::BadText { value, why } => Sentence::plain("import-bad-text")
                .with("value", value.as_str())
                .with("why", tongue.speak(why)),
            ImportProblem::BadNumber { value, least, most } => Sentence::plain("import-bad-number")
                .with("value", value.as_str())
                .with("least", least.to_string())
                .with("most", most.to_string()),
            ImportProblem::BadGender { value } => {
                Sentence::plain("import-bad-gender").with("value", value.as_str())
            }
            ImportProblem::BadConsent { value } => {
                Sentence::plain("import-bad-consent").with("value", value.as_str())
            }
            ImportProblem::BadGrade { value } => {
                Sentence::plain("import-bad-grade").with("value", value.as_str())
            }
        };
        sentence.with("column", column)
    }
}

impl Speak for PairingFault {
    fn sentence(&self, _: &Tongue) -> Sentence {
        match self {
            PairingFault::TooFewEntrants { here } => {
                Sentence::plain("pairing-too-few").with("n", *here)
            }
            PairingFault::TooManyEntrants { here, most } => Sentence::plain("pairing-too-many")
                .with("n", *here)
                .with("most", most.to_string()),
            PairingFault::AllRoundsPlayed { rounds } => {
                Sentence::plain("pairing-all-played").with("n", *rounds)
            }
            PairingFault::RoundUnderWay { round } => {
                Sentence::plain("pairing-under-way").with("round", round.0)
            }
            PairingFault::NoLegalPairing { why, .. } => Sentence::plain(match why {
                Obstacle::NobodyForBye => "pairing-none-bye",
                Obstacle::NobodyToMeet(_) => "pairing-none-stuck",
                Obstacle::CannotAllMeet { .. } => "pairing-none",
            }),
            PairingFault::Bug(_) => Sentence::plain("pairing-bug"),
        }
    }
}

impl Speak for CannotChange {
    fn sentence(&self, _: &Tongue) -> Sentence {
        Sentence::plain("draft-cannot-change")
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
