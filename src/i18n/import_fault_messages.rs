//! Messages for faults in imported files.

use super::localize::message_ids;
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

message_ids!(TrfProblem {
    TooLarge { .. } | TooManyLines { .. } = "file-too-large",
    LineTooLong { .. } = "trf-line-too-long",
    NoPlayers = "trf-no-players",
    NotANumber { text, least, most } = "trf-not-a-number" { text, least, most },
    NotPoints { text } = "trf-not-points" { text },
    Twice { number, first } = "trf-twice" { number, first },
    Unknown { number } = "trf-unknown" { number },
    BadColour { found } = "trf-bad-colour" { found: found.to_string() },
    BadResult { found } = "trf-bad-result" { found: found.to_string() },
    Contradiction { found } = "trf-contradiction" { found: found.to_string() },
    NotMirrored { round, other } = "trf-not-mirrored" { round, other },
    NoGame { round, other, found, theirs } = "trf-no-game" {
        round,
        other,
        found: found.to_string(),
        theirs: theirs.to_string(),
    },
    AfterTheLast { round, rounds } = "trf-after-the-last" { round, rounds },
    UnknownSystem { code } = "trf-unknown-system" { code },
    PointsDiffer { counted, written } = "trf-points-differ" {
        counted: tenths(*counted),
        written: tenths(*written),
    },
    BadWord { text } = "trf-bad-word" { text },
    NotSupported { tag } = "trf-not-supported" { tag },
    UnknownTiebreak { code } = "trf-unknown-tiebreak" { code },
    OtherPoints = "trf-other-points",
    OtherAcceleration = "trf-other-acceleration",
    TooManyApart { pairs, most } = "trf-too-many-apart" { pairs, most },
    NoTeams = "trf-no-teams",
    AcceleratedTeams = "trf-accelerated-teams",
    TeamTwice { number, first } = "trf-team-twice" { number, first },
    UnknownTeam { number } = "trf-unknown-team" { number },
    OtherTeamPoints = "trf-other-team-points",
    TeamPointsDiffer { number, counted, written } = "trf-team-points-differ" {
        number,
        counted: tenths(*counted),
        written: tenths(*written),
    },
});

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

message_ids!(ResultProblem {
    NotText = "file-not-text",
    NoColumn = "results-no-column",
    NotANumber(text) = "results-not-a-number" { text },
    NoSuchBoard = "results-no-such-board",
    SomebodyElse(number) = "results-somebody-else" { number },
    NoResult(text) = "results-no-result" { text },
    Twice(row) = "results-twice" { row },
});

message_ids!(ArchiveFault {
    NotOurs = "archive-not-ours",
    Newer(version) = "archive-newer" { version },
    CutOff(_) = "archive-cut-off",
    Line { line, .. } = "archive-line" { line },
    Altered = "archive-altered",
});

impl Localize for JsonFault {
    fn message(&self, _: &Localizer) -> Message {
        Message::new("json-fault")
            .with("place", &self.place)
            .with("what", &self.what)
    }
}
