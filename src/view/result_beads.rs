//! The results of a player as a row of beads, one for each round: full, half or empty, and in words.

use crate::i18n::Localizer;
use crate::tournament::crosstable::{Line, RoundOutcome, Score};
use crate::tournament::{ByeKind, Points};

/// The data of the macro `beads` in `templates/macros/parts.html`.
pub(crate) struct ResultBeads {
    /// The CSS class of each bead.
    pub(crate) marks: Vec<&'static str>,
    /// The same for screen readers.
    pub(crate) words: String,
}

impl ResultBeads {
    pub(crate) fn of(t: &Localizer, lines: &[Line]) -> ResultBeads {
        let known: Vec<_> = lines.iter().map(bead).collect();
        let words: Vec<String> = known.iter().map(|(_, word)| t.msg(word)).collect();
        ResultBeads {
            marks: known.iter().map(|(mark, _)| *mark).collect(),
            words: words.join(", "),
        }
    }
}

/// The CSS class of a bead, and its message.
pub(crate) fn bead(line: &Line) -> (&'static str, &'static str) {
    match line.outcome {
        RoundOutcome::Played { score, .. } => match score {
            Score::Win => ("w", "bead-won"),
            Score::Draw => ("d", "bead-drawn"),
            Score::Loss => ("l", "bead-lost"),
        },
        RoundOutcome::Forfeit { won: true, .. } => ("b", "bead-won-forfeit"),
        RoundOutcome::Forfeit { won: false, .. } => ("l", "bead-lost-forfeit"),
        RoundOutcome::Playing { .. } => ("x", "bead-playing"),
        RoundOutcome::Bye(ByeKind::Allocated) if line.points == Points::default() => {
            ("x", "bead-free")
        }
        RoundOutcome::Bye(ByeKind::Allocated) => ("b", "bead-bye"),
        RoundOutcome::Bye(ByeKind::Full | ByeKind::Half) => ("b", "bead-bye-given"),
        RoundOutcome::Bye(ByeKind::Absent) => ("x", "bead-absent"),
        RoundOutcome::Out => ("x", "bead-out"),
    }
}
