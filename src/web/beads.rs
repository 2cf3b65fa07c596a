//! The results of a player as a row of beads, one for each round: full, half or empty, and in words.

use crate::i18n::Localizer;
use crate::tournament::ByeKind;
use crate::tournament::sheet::{Line, Outcome, Score};

/// The data of the macro `beads` in `templates/macros/parts.html`.
pub(super) struct Beads {
    /// The CSS class of each bead.
    pub(super) marks: Vec<&'static str>,
    /// The same for screen readers.
    pub(super) words: String,
}

impl Beads {
    pub(super) fn of(t: &Localizer, lines: &[Line]) -> Beads {
        let known: Vec<_> = lines.iter().map(|line| bead(line.outcome)).collect();
        let words: Vec<String> = known.iter().map(|(_, word)| t.msg(word)).collect();
        Beads {
            marks: known.iter().map(|(mark, _)| *mark).collect(),
            words: words.join(", "),
        }
    }
}

/// The CSS class of a bead, and its message.
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
