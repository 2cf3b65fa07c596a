//! Messages for the Swiss system: criteria, brackets, and why two players do not meet.

use super::localize::{joined, message_ids};
use super::{Localize, Localizer, Message};
use inkundla_core::tournament::pairing::SwissWhyNot;
use inkundla_core::tournament::pairing::swiss::{
    BracketReport, Criterion, Measure, NoLegalPairing, RoundReport, SwissSystem, Tenths,
    WhyNotMeeting,
};

message_ids!(Criterion {
    Unwanted = "criterion-unwanted",
    C5 = "criterion-5",
    C6 = "criterion-6",
    C7 = "criterion-7",
    C8 = "criterion-8",
    C9 = "criterion-9",
    C10 = "criterion-10",
    C11 = "criterion-11",
    C12 = "criterion-12",
    C13 = "criterion-13",
    C14 = "criterion-14",
    C15 = "criterion-15",
    C16 = "criterion-16",
    C17 = "criterion-17",
    C18 = "criterion-18",
    C19 = "criterion-19",
    C20 = "criterion-20",
    C21 = "criterion-21",
});

/// Describes the value of a criterion.
struct MeasureMessage<'a>(&'a Measure);

impl Localize for MeasureMessage<'_> {
    fn message(&self, t: &Localizer) -> Message {
        let Measure { criterion, value } = self.0;
        let points = |values: &[Tenths]| match values {
            [] => "–".to_owned(),
            some => joined(some.iter().map(|one| tenths(*one))),
        };
        let text = match (criterion, value.as_slice()) {
            (Criterion::C5 | Criterion::C7, some) => points(some),
            (Criterion::C18 | Criterion::C19 | Criterion::C20 | Criterion::C21, some) => {
                points(some)
            }
            (Criterion::C8, [count, scores @ ..]) if !scores.is_empty() => {
                format!("{count} ({})", points(scores))
            }
            (_, [count, ..]) => count.to_string(),
            (_, []) => "–".to_owned(),
        };
        criterion.message(t).with("value", text)
    }
}

/// Formats points: `2`, `2.5`.
fn tenths(points: Tenths) -> String {
    match points % 10 {
        0 => (points / 10).to_string(),
        rest => format!("{}.{}", points / 10, rest.abs()),
    }
}

/// The description of a bracket.
pub struct BracketWords {
    /// The points of the bracket.
    pub title: String,
    /// Sentences about moved-down players, downfloaters and the bye.
    pub floaters: Vec<String>,
    /// A sentence for each pair.
    pub pairs: Vec<String>,
    /// The criteria with values other than 0.
    pub numbers: Vec<String>,
}

/// Explains in general how a round is made; `is_by_system` says whether the actual round is the system's.
pub fn pairing_rules_text(t: &Localizer, report: &RoundReport, is_by_system: bool) -> String {
    t.msg(match report.system {
        _ if !is_by_system => "why-text-changed",
        SwissSystem::Dutch => "why-text",
        SwissSystem::Burstein => "why-text-burstein",
        SwissSystem::Dubov => "why-text-dubov",
    })
}

/// Describes a round bracket by bracket; `name` returns the name of a player by index.
pub fn brackets_text(
    t: &Localizer,
    report: &RoundReport,
    name: &impl Fn(usize) -> String,
) -> Vec<BracketWords> {
    let last = report.brackets.len().saturating_sub(1);
    let brackets = report.brackets.iter().enumerate();
    let words = brackets.map(|(at, bracket)| BracketWords {
        title: t.msg_arg("why-points", "points", tenths(bracket.score)),
        floaters: floaters_text(t, report, bracket, at == last, name),
        pairs: bracket
            .pairs
            .iter()
            .map(|pair| pair_text(t, report, bracket, *pair, name))
            .collect(),
        numbers: numbers_text(t, bracket),
    });
    words.collect()
}

fn floaters_text(
    t: &Localizer,
    report: &RoundReport,
    bracket: &BracketReport,
    is_last: bool,
    name: &impl Fn(usize) -> String,
) -> Vec<String> {
    let names = |these: &[usize]| joined(these.iter().map(|one| name(*one)));
    let mut sentences = Vec::new();
    if !bracket.up.is_empty() {
        sentences.push(t.msg_arg("why-points-up", "players", names(&bracket.up)));
    }
    if !bracket.moved.is_empty() {
        sentences.push(t.msg_arg("why-points-down", "players", names(&bracket.moved)));
    }
    match bracket.down.as_slice() {
        [] => {}
        down if is_last && report.system == SwissSystem::Dutch => {
            sentences.push(t.msg_arg("why-points-sits", "player", names(down)))
        }
        down => sentences.push(t.msg_arg("why-points-goes", "players", names(down))),
    }
    sentences
}

fn pair_text(
    t: &Localizer,
    report: &RoundReport,
    bracket: &BracketReport,
    (higher, lower): (usize, usize),
    name: &impl Fn(usize) -> String,
) -> String {
    let points = |one| report.score_of(one).unwrap_or(bracket.score);
    let above = points(higher);
    let values = [
        ("lowerpoints", tenths(points(lower)).into()),
        ("higher", name(higher).into()),
        ("lower", name(lower).into()),
        ("points", tenths(bracket.score).into()),
        ("higherpoints", tenths(above).into()),
    ];
    let id = if report.system != SwissSystem::Dutch {
        "pair-with-points"
    } else if bracket.moved.contains(&higher) {
        "pair-moved-down"
    } else {
        "pair-of-group"
    };
    t.msg_with(id, &values)
}

fn numbers_text(t: &Localizer, bracket: &BracketReport) -> Vec<String> {
    if bracket.measures.is_empty() {
        return Vec::new();
    }
    let is_some = |measure: &&Measure| measure.value.iter().any(|one| *one != 0);
    let some = bracket.measures.iter().filter(is_some);
    let texts = some.map(|measure| t.localize(&MeasureMessage(measure)));
    texts.chain([t.msg("criteria-zero")]).collect()
}

/// Explains why two players, given by name, do not meet.
pub fn why_not_text(t: &Localizer, why: &WhyNotMeeting, one: &str, other: &str) -> String {
    let plain = |id: &'static str| Message::new(id).with("one", one).with("other", other);
    let sentence = match why {
        WhyNotMeeting::TheyMeet => plain("why-not-they-meet"),
        WhyNotMeeting::NotHere => plain("why-not-here"),
        WhyNotMeeting::Met(rounds) => plain("why-not-before").with("rounds", joined(rounds)),
        WhyNotMeeting::Forbidden => plain("why-not-apart"),
        WhyNotMeeting::SameSide => plain("why-not-same-side"),
        WhyNotMeeting::Impossible(fault) => {
            return format!(
                "{} {}",
                t.format(&plain("why-not-impossible")),
                t.localize(fault)
            );
        }
        WhyNotMeeting::Worse {
            score,
            is,
            would_be,
            ..
        } => {
            let group = match score {
                Some(score) => t.msg_arg("why-not-in-group", "points", tenths(*score)),
                None => t.msg("why-not-in-round"),
            };
            plain("why-not-worse")
                .with("group", group)
                .with("now", t.localize(&MeasureMessage(is)))
                .with("then", t.localize(&MeasureMessage(would_be)))
        }
        WhyNotMeeting::NotPreferred { .. } => plain("why-not-preferred"),
        WhyNotMeeting::Later { score, .. } => plain("why-not-later").with("points", tenths(*score)),
    };
    t.format(&sentence)
}

/// Explains why two players do not meet in a round of an event.
pub struct SwissWhyNotMessage<'a> {
    /// The reason.
    pub why: &'a SwissWhyNot,
    /// The name of one player.
    pub one: &'a str,
    /// The name of the other.
    pub other: &'a str,
}

impl SwissWhyNotMessage<'_> {
    /// The explanation.
    pub fn text(&self, t: &Localizer) -> String {
        let why_not = |why| why_not_text(t, why, self.one, self.other);
        match self.why {
            SwissWhyNot::TheyMeet => why_not(&WhyNotMeeting::TheyMeet),
            SwissWhyNot::System(why) => why_not(why),
            // Absolute criteria do not depend on the rest of the round.
            SwissWhyNot::Changed(
                why @ (WhyNotMeeting::NotHere
                | WhyNotMeeting::Met(_)
                | WhyNotMeeting::Forbidden
                | WhyNotMeeting::SameSide),
            ) => why_not(why),
            SwissWhyNot::Changed(why) => {
                format!("{} {}", t.msg("why-not-changed"), why_not(why))
            }
        }
    }
}

message_ids!(NoLegalPairing {
    TooFew = "no-pairing-few",
    NobodyForBye = "no-pairing-bye",
    NobodyToMeet { number } = "no-pairing-stuck" { number },
    CannotBeCompleted = "no-pairing-together",
});
