//! Pictures of the rules: positions reached by lists of legal turns, to be stepped through.

mod example;
mod figure;
mod played_turn;

use crate::i18n::Localizer;
use crate::rules::{Colour, GameHistory, Kind, Ruleset, Side};
use crate::view::{games, rules_text};
pub(crate) use example::{Example, of};
pub(crate) use figure::Figure;
use played_turn::replay;

/// A part of the rules in the order of learning.
pub(crate) struct Part {
    /// The anchor in the page.
    pub id: &'static str,
    pub title: String,
    /// One to four short sentences.
    pub sentences: Vec<String>,
    /// Positions in order.
    pub figures: Vec<Figure>,
    /// Whether it is about cards.
    pub has_cards: bool,
}

/// All parts of a game's rules. Changed options change the sentences, and remove the pictures that they make
/// impossible.
pub(crate) fn parts(t: &Localizer, ruleset: &Ruleset) -> Vec<Part> {
    let examples = of(ruleset.name());
    let outlines = games::of(ruleset).outlines.iter();
    let parts = outlines.map(|(id, rules)| Part {
        id,
        title: title(t, ruleset, id),
        sentences: rules_text::said(t, ruleset, rules),
        figures: examples
            .iter()
            .find(|example| example.part == *id)
            .map_or(Vec::new(), |example| figures(t, ruleset, example)),
        has_cards: *id == "clock",
    });
    parts.filter(|part| !part.sentences.is_empty()).collect()
}

/// The title of a part of the rules.
pub(crate) fn title(t: &Localizer, ruleset: &Ruleset, part: &str) -> String {
    let family = ruleset.facts().family;
    t.msg(&format!("rules-part-{family}-{part}"))
}

pub(crate) fn sentences(t: &Localizer, ruleset: &Ruleset, part: &str) -> Vec<String> {
    let outlines = games::of(ruleset).outlines;
    let found = outlines.iter().find(|(id, _)| *id == part);
    found.map_or(Vec::new(), |(_, rules)| rules_text::said(t, ruleset, rules))
}

/// Every kind of man of a game in both colours, each drawn once in a page.
pub(crate) fn men(ruleset: &Ruleset) -> Vec<(String, Colour, Kind)> {
    let usual = games::of(ruleset).kinds.iter().copied();
    let chosen = ruleset.start().hand(Side::First).into_iter();
    let chosen = chosen.map(|(kind, _)| kind);
    let kinds: Vec<Kind> = usual
        .chain(chosen.filter(|kind| *kind != Kind::Cow))
        .collect();
    let colours = [Colour::White, Colour::Black];
    let each = colours
        .iter()
        .flat_map(|colour| kinds.iter().map(|kind| (*colour, *kind)));
    each.map(|(colour, kind)| (figure::man_id(colour, kind), colour, kind))
        .collect()
}

/// A position from the middle of a game, as its picture in a list.
pub(crate) fn cover(ruleset: &Ruleset) -> GameHistory {
    let examples = of(ruleset.name());
    let is_middle = |example: &&Example| ["move", "castle", "turn"].contains(&example.part);
    let middle = examples.iter().find(is_middle);
    let history = middle.and_then(|example| before(ruleset, example));
    history.unwrap_or_else(|| GameHistory::from(ruleset.start()))
}

/// The position before the first turn that an example shows; `None` if this ruleset forbids a turn before it.
pub(crate) fn before(ruleset: &Ruleset, example: &Example) -> Option<GameHistory> {
    let mut history = GameHistory::from(ruleset.start());
    for turn in &example.turns[..example.from] {
        history.play(turn).ok()?;
    }
    Some(history)
}

fn figures(t: &Localizer, ruleset: &Ruleset, example: &Example) -> Vec<Figure> {
    let Some(played) = replay(ruleset, &example.turns[..example.to]) else {
        return Vec::new();
    };
    let shown = &played[example.from..];
    let first = shown.first();
    let start = first.map_or_else(|| ruleset.start(), |first| first.before.clone());
    let mut figures = vec![Figure::at_start(t, ruleset, &start, example.chosen)];
    for one in shown {
        if ruleset.facts().chooses_captures && one.turn.contains('x') {
            figures.push(Figure::aiming(t, ruleset, one));
        }
        figures.push(Figure::after(t, ruleset, one));
    }
    figure::mark_key(&mut figures);
    figures
}
