//! The results of a player as a row of beads: one for each round, full, half or empty, and in words.

use crate::i18n::Localizer;
use crate::tournament::ByeKind;
use crate::tournament::sheet::{Line, Outcome, Score};

/// What the macro `beads` of `templates/macros/parts.html` draws.
pub(super) struct Beads {
    /// The class of each bead.
    pub(super) marks: Vec<&'static str>,
    /// The same in words, for who does not see them.
    pub(super) words: String,
}

impl Beads {
    /// The rounds of a player in order.
    pub(super) fn of(t: &Localizer, lines: &[Line]) -> Beads {
        let known: Vec<_> = lines.iter().map(|line| bead(line.outcome)).collect();
        let words: Vec<String> = known.iter().map(|(_, word)| t.msg(word)).collect();
        Beads {
            marks: known.iter().map(|(mark, _)| *mark).collect(),
            words: words.join(", "),
        }
    }
}

/// The class of the bead of a round, and the message that says the same.
pub(super) fn bead(outcome: Outcome) -> (&'static str, &'static str) {
    match outcome {
        Outcome::Played { score, .. } => match score {
            Score::Win => ("w", "bead-won"),
            Score::Draw => ("d", "bead-drawn"),
            Score::Loss => ("l", "bead-lost"),
        },
        Outcome::Forfeit { won: true, .. } => ("b", "bead-won-forfeit"),
        Outcome::Forfeit { won: false, .. } => ("l", "bead-lost-forfeit"),
        Outcome::Playing { .. } => ("x", "bead-playing"),
        Outcome::Bye(ByeKind::Allocated) => ("b", "bead-bye"),
        Outcome::Bye(ByeKind::Full | ByeKind::Half) => ("b", "bead-bye-given"),
        Outcome::Bye(ByeKind::Absent) => ("x", "bead-absent"),
        Outcome::Out => ("x", "bead-out"),
    }
}
