//! Messages for faults of lists of players and of pairings.

use super::localize::message_ids;
use super::{Localize, Localizer, Message};
use inkundla_core::tournament::BadName;
use inkundla_core::tournament::pairing::{CannotChange, Obstacle, PairingFault};
use inkundla_core::tournament::standings::Row;
use inkundla_formats::{Column, ImportFault, ImportProblem};

message_ids!(BadName {
    Empty = "name-empty",
    TooLong = "name-too-long",
    Unprintable = "name-unprintable",
});

message_ids!(Column {
    Name = "column-name",
    GivenName = "column-given",
    FamilyName = "column-family",
    School = "column-school",
    Grade = "column-grade",
    Rating = "column-rating",
    Gender = "column-gender",
    Born = "column-born",
    Consent = "column-consent",
});

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

/// A fault that is shown beside its row, without the row number.
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
                // Text, not a number: 2000, not 2,000.
                Message::new("import-too-many-rows")
                    .with("rows", rows.to_string())
                    .with("most", most.to_string())
            }
            ImportProblem::Utf16 => Message::new("import-utf16"),
            ImportProblem::NotText => Message::new("import-not-text"),
            ImportProblem::Empty => Message::new("import-empty"),
            ImportProblem::NoNameColumn => Message::new("import-no-name-column"),
            ImportProblem::UnclearHeadings { headings } => {
                Message::new("import-unclear-headings").with("headings", headings)
            }
            ImportProblem::OpenQuote => Message::new("import-open-quote"),
            ImportProblem::NameMissing => Message::new("import-name-missing"),
            ImportProblem::BadText { value, why } => Message::new("import-bad-text")
                .with("value", value)
                .with("why", t.localize(why)),
            ImportProblem::BadNumber { value, least, most } => Message::new("import-bad-number")
                .with("value", value)
                .with("least", least.to_string())
                .with("most", most.to_string()),
            ImportProblem::BadGender { value } => {
                Message::new("import-bad-gender").with("value", value)
            }
            ImportProblem::BadConsent { value } => {
                Message::new("import-bad-consent").with("value", value)
            }
            ImportProblem::BadGrade { value } => {
                Message::new("import-bad-grade").with("value", value)
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
        Message::new(match self {
            CannotChange::BreaksMatch => "draft-breaks-match",
            _ => "draft-cannot-change",
        })
    }
}

/// Games won, drawn and lost, then the number of rounds with points but without a game:
/// `2–0–1`, `1–0–1 +1`.
pub fn games_text(row: &Row) -> String {
    let games = format!("{}–{}–{}", row.won, row.drawn, row.lost);
    match row.byes {
        0 => games,
        more => format!("{games} +{more}"),
    }
}
