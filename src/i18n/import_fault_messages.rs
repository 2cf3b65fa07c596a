//! Messages for faults in imported files.

use super::{Localize, Localizer, Message};
use inkundla_formats::archive::ArchiveFault;
use inkundla_formats::pairings_csv::{ResultFault, ResultProblem};
use inkundla_formats::tournament_json::JsonFault;
use inkundla_formats::trf::{TrfFault, TrfProblem};

/// The most faults shown on a page.
const SHOWN: usize = 100;

/// The first messages about a file with `count` faults; the last one states the number of others.
pub fn first_sentences(
    t: &Localizer,
    count: usize,
    sentences: impl Iterator<Item = String>,
) -> Vec<String> {
    let mut sentences: Vec<String> = sentences.take(SHOWN).collect();
    let more = count.saturating_sub(sentences.len());
    if more > 0 {
        sentences.push(t.plural("faults-more", more));
    }
    sentences
}

impl Localize for TrfFault {
    fn message(&self, t: &Localizer) -> Message {
        Message::new("file-place")
            .with("line", self.line)
            .with("column", self.column)
            .with("what", t.localize(&self.what))
    }
}

impl Localize for TrfProblem {
    #[expect(clippy::too_many_lines, reason = "a list of all faults")]
    fn message(&self, _: &Localizer) -> Message {
        let plain = Message::new;
        match self {
            TrfProblem::TooLarge { .. } | TrfProblem::TooManyLines { .. } => {
                plain("file-too-large")
            }
            TrfProblem::LineTooLong { .. } => plain("trf-line-too-long"),
            TrfProblem::NoPlayers => plain("trf-no-players"),
            TrfProblem::NotANumber { text, least, most } => plain("trf-not-a-number")
                .with("text", text)
                .with("least", *least)
                .with("most", *most),
            TrfProblem::NotPoints { text } => plain("trf-not-points").with("text", text),
            TrfProblem::Twice { number, first } => plain("trf-twice")
                .with("number", *number)
                .with("first", *first),
            TrfProblem::Unknown { number } => plain("trf-unknown").with("number", *number),
            TrfProblem::BadColour { found } => {
                plain("trf-bad-colour").with("found", found.to_string())
            }
            TrfProblem::BadResult { found } => {
                plain("trf-bad-result").with("found", found.to_string())
            }
            TrfProblem::Contradiction { found } => {
                plain("trf-contradiction").with("found", found.to_string())
            }
            TrfProblem::NotMirrored { round, other } => plain("trf-not-mirrored")
                .with("round", *round)
                .with("other", *other),
            TrfProblem::NoGame {
                round,
                other,
                found,
                theirs,
            } => plain("trf-no-game")
                .with("round", *round)
                .with("other", *other)
                .with("found", found.to_string())
                .with("theirs", theirs.to_string()),
            TrfProblem::AfterTheLast { round, rounds } => plain("trf-after-the-last")
                .with("round", *round)
                .with("rounds", *rounds),
            TrfProblem::UnknownSystem { code } => plain("trf-unknown-system").with("code", code),
            TrfProblem::PointsDiffer { counted, written } => plain("trf-points-differ")
                .with("counted", tenths(*counted))
                .with("written", tenths(*written)),
            TrfProblem::BadWord { text } => plain("trf-bad-word").with("text", text),
            TrfProblem::NotSupported { tag } => plain("trf-not-supported").with("tag", tag),
            TrfProblem::UnknownTiebreak { code } => {
                plain("trf-unknown-tiebreak").with("code", code)
            }
            TrfProblem::OtherPoints => plain("trf-other-points"),
            TrfProblem::OtherAcceleration => plain("trf-other-acceleration"),
            TrfProblem::TooManyApart { pairs, most } => plain("trf-too-many-apart")
                .with("pairs", *pairs)
                .with("most", *most),
            TrfProblem::NoTeams => plain("trf-no-teams"),
            TrfProblem::AcceleratedTeams => plain("trf-accelerated-teams"),
            TrfProblem::TeamTwice { number, first } => plain("trf-team-twice")
                .with("number", *number)
                .with("first", *first),
            TrfProblem::UnknownTeam { number } => plain("trf-unknown-team").with("number", *number),
            TrfProblem::OtherTeamPoints => plain("trf-other-team-points"),
            TrfProblem::TeamPointsDiffer {
                number,
                counted,
                written,
            } => plain("trf-team-points-differ")
                .with("number", *number)
                .with("counted", tenths(*counted))
                .with("written", tenths(*written)),
        }
    }
}

fn tenths(points: i32) -> String {
    format!("{}.{}", points / 10, points % 10)
}

impl Localize for ResultFault {
    fn message(&self, t: &Localizer) -> Message {
        Message::new("file-row")
            .with("row", self.row)
            .with("column", self.column)
            .with("what", t.localize(&self.what))
    }
}

impl Localize for ResultProblem {
    fn message(&self, _: &Localizer) -> Message {
        let plain = Message::new;
        match self {
            ResultProblem::NotText => plain("file-not-text"),
            ResultProblem::NoColumn => plain("results-no-column"),
            ResultProblem::NotANumber(text) => plain("results-not-a-number").with("text", text),
            ResultProblem::NoSuchBoard => plain("results-no-such-board"),
            ResultProblem::SomebodyElse(number) => {
                plain("results-somebody-else").with("number", *number)
            }
            ResultProblem::NoResult(text) => plain("results-no-result").with("text", text),
            ResultProblem::Twice(row) => plain("results-twice").with("row", *row),
        }
    }
}

impl Localize for ArchiveFault {
    fn message(&self, _: &Localizer) -> Message {
        let plain = Message::new;
        match self {
            ArchiveFault::NotOurs => plain("archive-not-ours"),
            ArchiveFault::Newer(version) => plain("archive-newer").with("version", version),
            ArchiveFault::CutOff(_) => plain("archive-cut-off"),
            ArchiveFault::Line { line, .. } => plain("archive-line").with("line", *line),
            ArchiveFault::Altered => plain("archive-altered"),
        }
    }
}

impl Localize for JsonFault {
    fn message(&self, _: &Localizer) -> Message {
        Message::new("json-fault")
            .with("place", &self.place)
            .with("what", &self.what)
    }
}
