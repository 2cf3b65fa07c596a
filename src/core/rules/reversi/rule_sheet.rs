//! The options of Reversi: a gap in the source of the law that allows several readings.

use crate::codes;
use crate::rules::{BadOption, RuleOption};

/// B-01: the placing of the first four discs in the centre.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Start {
    /// d4 and e5 white, d5 and e4 black.
    #[default]
    Standard,
    /// The colours exchanged.
    Mirrored,
    /// The players place them in turn on any centre squares.
    FreeCentre,
}

codes!(Start {
    Standard = "standard",
    Mirrored = "mirrored",
    FreeCentre = "free_centre",
});

/// The options of a game of Reversi.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct RuleSheet {
    pub(super) start: Start,
}

impl RuleSheet {
    /// The stable name of the game, without options.
    pub fn name(&self) -> &'static str {
        "reversi"
    }

    /// Every option with its value.
    pub fn options(&self) -> Vec<RuleOption> {
        vec![RuleOption {
            name: "start",
            value: self.start.code().to_owned(),
            default: Start::default().code().to_owned(),
            values: Start::ALL.map(Start::code).join(", "),
            meaning: "How the first four discs come to the centre.",
            ineffective: None,
        }]
    }

    /// The sheet with some options changed.
    ///
    /// # Errors
    /// An unknown option or value.
    pub fn with_options(&self, changes: &[(&str, &str)]) -> Result<RuleSheet, BadOption> {
        let mut sheet = *self;
        for (name, value) in changes {
            if *name != "start" {
                return Err(BadOption::no_such_option(name, &["start"]));
            }
            let known = || Start::ALL.map(Start::code).join(", ");
            sheet.start = Start::from_code(value)
                .ok_or_else(|| BadOption::no_such_value("start", value, known()))?;
        }
        Ok(sheet)
    }
}
