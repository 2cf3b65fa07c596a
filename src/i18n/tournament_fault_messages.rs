//! Messages for faults of lists of players and of pairings.

use super::localize::message_ids;
use super::{Localize, Localizer, Message};
use inkundla_core::tournament::BadName;
use inkundla_core::tournament::pairing::{CannotChange, Obstacle, PairingFault};
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
    ShownAs = "column-shown-as",
    Section = "column-section",
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
        self.0.what.message(t).with("column", column)
    }
}

// Text, not numbers: 2000, not 2,000.
message_ids!(ImportProblem, t {
    TooLarge { .. } = "import-too-large",
    TooManyRows { rows, most } = "import-too-many-rows" {
        rows: rows.to_string(),
        most: most.to_string(),
    },
    Utf16 = "import-utf16",
    NotText = "import-not-text",
    OldWorkbook = "import-old-workbook",
    LockedWorkbook = "import-locked-workbook",
    DamagedWorkbook = "import-damaged-workbook",
    LargeWorkbook = "import-large-workbook",
    NoSheet { name, names } = "import-no-sheet" { name, names },
    NoValue { sheet, cell } = "import-no-value" { sheet, cell },
    Empty = "import-empty",
    NoNameColumn = "import-no-name-column",
    UnclearHeadings { headings } = "import-unclear-headings" { headings },
    UnclearColumns = "import-unclear-columns",
    OpenQuote = "import-open-quote",
    NameMissing = "import-name-missing",
    CellError { value } = "import-cell-error" { value },
    BadText { value, why } = "import-bad-text" { value, why: t.localize(why) },
    BadNumber { value, least, most } = "import-bad-number" {
        value,
        least: least.to_string(),
        most: most.to_string(),
    },
    BadGender { value } = "import-bad-gender" { value },
    BadConsent { value } = "import-bad-consent" { value },
    CodeNameTaken { value } = "import-code-name-taken" { value },
    UnknownSection { value } = "import-unknown-section" { value },
    BadGrade { value } = "import-bad-grade" { value },
});

message_ids!(PairingFault {
    TooFewEntrants { here } = "pairing-too-few" { n: here },
    TooManyEntrants { here, most } = "pairing-too-many" { n: here, most: most.to_string() },
    AllRoundsPlayed { rounds } = "pairing-all-played" { n: rounds },
    RoundUnderWay { round } = "pairing-under-way" { round: round.0 },
    NoLegalPairing { why, .. } => Message::new(match why {
        Obstacle::NobodyForBye => "pairing-none-bye",
        Obstacle::NobodyToMeet(_) => "pairing-none-stuck",
        Obstacle::CannotAllMeet { .. } => "pairing-none",
    }),
    Bug(_) = "pairing-bug",
});

impl Localize for CannotChange {
    fn message(&self, _: &Localizer) -> Message {
        Message::new(match self {
            CannotChange::BreaksMatch => "draft-breaks-match",
            _ => "draft-cannot-change",
        })
    }
}
