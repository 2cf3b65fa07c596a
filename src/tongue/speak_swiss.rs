//! The Swiss system in words: criteria, pairs, and why two do not meet.

use super::{Sentence, Speak, Tongue};
use crate::tournament::pairing::SwissWhyNot;
use crate::tournament::pairing::swiss::{
    BracketTold, Criterion, Measure, NoLegalPairing, Tenths, Told, WhyNot,
};

/// What a criterion comes to, with its name as arbiters know it.
struct MeasureTold<'a>(&'a Measure);

impl Speak for MeasureTold<'_> {
    fn sentence(&self, _: &Tongue) -> Sentence {
        let Measure { criterion, value } = self.0;
        let id = match criterion {
            Criterion::Unwanted => "criterion-unwanted",
            Criterion::C5 => "criterion-5",
            Criterion::C6 => "criterion-6",
            Criterion::C7 => "criterion-7",
            Criterion::C8 => "criterion-8",
            Criterion::C9 => "criterion-9",
            Criterion::C10 => "criterion-10",
            Criterion::C11 => "criterion-11",
            Criterion::C12 => "criterion-12",
            Criterion::C13 => "criterion-13",
            Criterion::C14 => "criterion-14",
            Criterion::C15 => "criterion-15",
            Criterion::C16 => "criterion-16",
            Criterion::C17 => "criterion-17",
            Criterion::C18 => "criterion-18",
            Criterion::C19 => "criterion-19",
            Criterion::C20 => "criterion-20",
            Criterion::C21 => "criterion-21",
        };
        let points = |values: &[Tenths]| match values {
            [] => "–".to_owned(),
            some => some
                .iter()
                .map(|one| tenths(*one))
                .collect::<Vec<_>>()
                .join(", "),
        };
        let told = match (criterion, value.as_slice()) {
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
        Sentence::plain(id).with("value", told)
    }
}

/// Points as people write them.
fn tenths(points: Tenths) -> String {
    match points % 10 {
        0 => (points / 10).to_string(),
        rest => format!("{}.{}", points / 10, rest.abs()),
    }
}

/// A bracket in words.
pub struct BracketWords {
    /// The points of the group.
    pub title: String,
    /// Who came from above, who goes down or sits out.
    pub floaters: Vec<String>,
    /// A sentence for each pair.
    pub pairs: Vec<String>,
    /// The criteria that are not 0.
    pub numbers: Vec<String>,
}

/// A round in words, bracket by bracket; `name` is asked for places in the field.
pub fn brackets_told(
    t: &Tongue,
    told: &Told,
    name: &impl Fn(usize) -> String,
) -> Vec<BracketWords> {
    let last = told.brackets.len().saturating_sub(1);
    let brackets = told.brackets.iter().enumerate();
    let words = brackets.map(|(at, bracket)| BracketWords {
        title: t.with("why-points", "points", tenths(bracket.score)),
        floaters: floaters_told(t, bracket, at == last, name),
        pairs: bracket
            .pairs
            .iter()
            .map(|pair| pair_told(t, told, bracket, *pair, name))
            .collect(),
        numbers: numbers_told(t, bracket),
    });
    words.collect()
}

fn floaters_told(
    t: &Tongue,
    bracket: &BracketTold,
    is_last: bool,
    name: &impl Fn(usize) -> String,
) -> Vec<String> {
    let names = |these: &[usize]| {
        these
            .iter()
            .map(|one| name(*one))
            .collect::<Vec<_>>()
            .join(", ")
    };
    let mut told = Vec::new();
    if !bracket.moved.is_empty() {
        told.push(t.with("why-points-down", "players", names(&bracket.moved)));
    }
    match bracket.down.as_slice() {
        [] => {}
        down if is_last => told.push(t.with("why-points-sits", "player", names(down))),
        down => told.push(t.with("why-points-goes", "players", names(down))),
    }
    told
}

fn pair_told(
    t: &Tongue,
    told: &Told,
    bracket: &BracketTold,
    (higher, lower): (usize, usize),
    name: &impl Fn(usize) -> String,
) -> String {
    let above = told.score_of(higher).unwrap_or(bracket.score);
    let values = [
        ("higher", name(higher).into()),
        ("lower", name(lower).into()),
        ("points", tenths(bracket.score).into()),
        ("higherpoints", tenths(above).into()),
    ];
    let id = match bracket.moved.contains(&higher) {
        true => "pair-moved-down",
        false => "pair-of-group",
    };
    t.tell(id, &values)
}

fn numbers_told(t: &Tongue, bracket: &BracketTold) -> Vec<String> {
    let is_some = |measure: &&Measure| measure.value.iter().any(|one| *one != 0);
    let some = bracket.measures.iter().filter(is_some);
    let told = some.map(|measure| t.speak(&MeasureTold(measure)));
    told.chain([t.say("criteria-zero")]).collect()
}

/// Why two do not meet; the names are of the two.
pub fn why_not_told(t: &Tongue, why: &WhyNot, one: &str, other: &str) -> String {
    let plain = |id: &'static str| Sentence::plain(id).with("one", one).with("other", other);
    let sentence = match why {
        WhyNot::TheyMeet => plain("why-not-they-meet"),
        WhyNot::NotHere => plain("why-not-here"),
        WhyNot::Met(rounds) => plain("why-not-before").with("rounds", list(rounds)),
        WhyNot::Forbidden => plain("why-not-apart"),
        WhyNot::SameSide => plain("why-not-same-side"),
        WhyNot::Impossible(fault) => {
            return format!(
                "{} {}",
                said(t, &plain("why-not-impossible")),
                t.speak(fault)
            );
        }
        WhyNot::Worse {
            score,
            is,
            would_be,
            ..
        } => {
            let group = match score {
                Some(score) => t.with("why-not-in-group", "points", tenths(*score)),
                None => t.say("why-not-in-round"),
            };
            plain("why-not-worse")
                .with("group", group)
                .with("now", t.speak(&MeasureTold(is)))
                .with("then", t.speak(&MeasureTold(would_be)))
        }
        WhyNot::Later { score, .. } => plain("why-not-later").with("points", tenths(*score)),
    };
    said(t, &sentence)
}

/// Why two do not meet in a round of an event, with the names of the two.
pub struct SwissWhyNotTold<'a> {
    /// Why.
    pub why: &'a SwissWhyNot,
    /// Who it is asked of.
    pub one: &'a str,
    /// Whom this one does not meet.
    pub other: &'a str,
}

impl SwissWhyNotTold<'_> {
    /// In words.
    pub fn told(&self, t: &Tongue) -> String {
        let why_not = |why| why_not_told(t, why, self.one, self.other);
        match self.why {
            SwissWhyNot::TheyMeet => why_not(&WhyNot::TheyMeet),
            SwissWhyNot::System(why) => why_not(why),
            // What must not be has nothing to do with the rest of the round.
            SwissWhyNot::Changed(
                why @ (WhyNot::NotHere | WhyNot::Met(_) | WhyNot::Forbidden | WhyNot::SameSide),
            ) => why_not(why),
            SwissWhyNot::Changed(why) => {
                format!("{} {}", t.say("why-not-changed"), why_not(why))
            }
        }
    }
}

fn said(t: &Tongue, sentence: &Sentence) -> String {
    t.tell(sentence.id, &sentence.values)
}

impl Speak for NoLegalPairing {
    fn sentence(&self, _: &Tongue) -> Sentence {
        match self {
            NoLegalPairing::TooFew => Sentence::plain("no-pairing-few"),
            NoLegalPairing::NobodyForBye => Sentence::plain("no-pairing-bye"),
            NoLegalPairing::NobodyToMeet { number } => {
                Sentence::plain("no-pairing-stuck").with("number", *number)
            }
            NoLegalPairing::CannotBeCompleted => Sentence::plain("no-pairing-together"),
        }
    }
}

fn list(rounds: &[usize]) -> String {
    let each = rounds.iter().map(ToString::to_string);
    each.collect::<Vec<_>>().join(", ")
}
