//! The texts by which a phone alone says what the server would: tasks, events of the law, warnings, ends, refusals.
//! The script `referee.js` fills in the placeholders.

use crate::i18n::{Localizer, Value, clause_text};
use crate::referee::{Card, Offence};
use crate::rules::Ruleset;
use crate::view::games;

/// Texts by the name of their message.
pub(super) type AloneTexts = Vec<(String, String)>;

/// The arguments of all messages here, as placeholders.
const GAPS: [&str; 18] = [
    "player", "other", "first", "second", "n", "limit", "winner", "why", "words", "reason", "card",
    "score", "turns", "empty", "seconds", "since", "what", "time",
];

/// Messages whose form depends on the number; 0 and 1 have texts of their own.
const COUNTED: [&str; 4] = [
    "quiet-each",
    "quiet-each-camelot",
    "draw-near-quiet",
    "draw-near-quiet-claim",
];

const ALWAYS: &[&str] = &[
    "say-pass",
    "say-paused",
    "say-paused-plain",
    "say-aloud",
    "end-won",
    "end-drawn",
    "end-not-played",
    "end-facts",
    "lasted-minutes",
    "lasted-seconds",
    "confirm-said",
    "whole-left",
    "ground-agreement",
    "ground-resignation",
    "ground-absence",
    "ground-award",
    "ground-award-skipped",
    "ground-adjudication",
    "ask-draw",
    "refusal-not-started",
    "refusal-already-started",
    "refusal-over",
    "refusal-not-over",
    "refusal-paused",
    "refusal-not-paused",
    "refusal-no-turn-to-take-back",
    "refusal-no-turn-to-play-again",
    "refusal-no-card-to-take-back",
    "refusal-clock-not-called",
    "refusal-still-in-time",
    "refusal-not-to-move",
    "refusal-no-turn-to-give",
    "refusal-red-out-of-turn",
    "refusal-not-counted-quiet",
    "refusal-not-counted-repetition",
    "refusal-agreed-already",
    "offence-delay",
    "offence-illegal-turn",
    "offence-misconduct",
    "offence-noise",
    "offence-help",
];

const REPEATED: &[&str] = &[
    "seen",
    "seen-after",
    "quiet-rests",
    "draw-near-repetition",
    "draw-near-repetition-claim",
    "draw-claimable",
];

/// The texts of a game, those for announcements in the language of the event.
pub(super) fn texts(t: &Localizer, spoken: &Localizer, ruleset: &Ruleset) -> AloneTexts {
    let facts = ruleset.facts();
    let is_counted = facts.quiet_draw.is_some();
    let repeated = REPEATED.iter().filter(|_| is_counted);
    let plain = ALWAYS
        .iter()
        .chain(games::of(ruleset).phone_messages)
        .chain(repeated);
    let mut texts: AloneTexts = plain
        .map(|id| ((*id).to_owned(), with_gaps(t, id, None)))
        .collect();
    if is_counted {
        texts.extend(COUNTED.iter().flat_map(|id| counted(t, id)));
        texts.push(("quiet-waits".to_owned(), games::waiting_count(t, ruleset)));
    }
    texts.extend(facts.ends.iter().map(|reason| {
        let clause = reason.name();
        (format!("clause-{clause}"), clause_text(t, ruleset, clause))
    }));
    texts.extend(aloud(spoken));
    texts
}

/// A message with its arguments as placeholders, but for a number that is given.
fn with_gaps(t: &Localizer, id: &str, n: Option<u16>) -> String {
    let values = GAPS.map(|name| {
        let gap: Value = match n {
            Some(n) if name == "n" => n.into(),
            _ => format!("{{{name}}}").into(),
        };
        (name, gap)
    });
    t.msg_with(id, &values)
}

fn counted(t: &Localizer, id: &str) -> AloneTexts {
    vec![
        (id.to_owned(), with_gaps(t, id, None)),
        (format!("{id}0"), with_gaps(t, id, Some(0))),
        (format!("{id}1"), with_gaps(t, id, Some(1))),
    ]
}

/// The sentences that the umpire says about cards, at incidents and at the end.
fn aloud(spoken: &Localizer) -> AloneTexts {
    let ids = [
        "aloud-at-dispute",
        "aloud-at-call",
        "aloud-at-appeal",
        "aloud-at-illegal-turn",
        "aloud-draw",
        "aloud-card",
        "aloud-turn-lost",
        "end-aloud-won",
        "end-aloud-drawn",
    ];
    let said = ids.map(|id| (id.to_owned(), with_gaps(spoken, id, None)));
    let cards = [("yellow", Card::Yellow), ("red", Card::Red)];
    let cards = cards.map(|(name, card)| (format!("aloud-{name}"), spoken.localize(&card)));
    let whys = Offence::ALL.map(|why| (format!("aloud-{}", why.code()), spoken.localize(&why)));
    said.into_iter().chain(cards).chain(whys).collect()
}
