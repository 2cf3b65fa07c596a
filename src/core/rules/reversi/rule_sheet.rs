//! How the law of Reversi is read where its source leaves a gap.

use crate::rules::{BadOption, RuleOption};

/// B-01: how the first four discs come to the centre.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) enum Start {
    /// d4 and e5 white, d5 and e4 black.
    #[default]
    Standard,
    /// The colours exchanged.
    Mirrored,
    /// The players place them in turn, each where he likes in the centre.
    FreeCentre,
}

/// The values of the option `start`.
const STARTS: [(&str, Start); 3] = [
    ("standard", Start::Standard),
    ("mirrored", Start::Mirrored),
    ("free_centre", Start::FreeCentre),
];

/// The rule sheet of Reversi. Two sheets are equal when every reading is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct RuleSheet {
    pub(super) start: Start,
}

impl RuleSheet {
    /// The stable name of the game; the options are not in it.
    pub fn name(&self) -> &'static str {
        "reversi"
    }

    /// Every option with its value here.
    pub fn options(&self) -> Vec<RuleOption> {
        let word = |start: Start| {
            STARTS
                .iter()
                .filter(move |(_, named)| *named == start)
                .map(|(word, _)| *word)
        };
        vec![RuleOption {
            name: "start",
            value: word(self.start).collect(),
            default: word(Start::default()).collect(),
            values: words(),
            meaning: "How the first four discs come to the centre.",
            ineffective: None,
        }]
    }

    /// The sheet with another reading of one gap.
    ///
    /// # Errors
    /// No such option, or no such value.
    pub fn with_option(&self, name: &str, value: &str) -> Result<RuleSheet, BadOption> {
        if name != "start" {
            return Err(BadOption::NoSuchOption {
                name: name.to_owned(),
                known: "start".to_owned(),
            });
        }
        match STARTS.iter().find(|(word, _)| *word == value) {
            Some((_, start)) => Ok(RuleSheet { start: *start }),
            None => Err(BadOption::NoSuchValue {
                name: "start",
                value: value.to_owned(),
                values: words(),
            }),
        }
    }
}

fn words() -> String {
    STARTS.map(|(word, _)| word).join(", ")
}
