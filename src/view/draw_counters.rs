//! The draw counters of a game in words.

use crate::i18n::Localizer;
use crate::referee::{Claim, Counter as Count, GameInProgress};
use crate::rules::{Position, QuietCounter, Ruleset, Side, Stock};
use crate::view::games::{self, QuietMessages};

/// The counters on the button beside the board.
pub(crate) struct Counter {
    /// One for each tenth of the way to a draw.
    pub dots: Vec<bool>,
    /// The label of the button.
    pub short: String,
    /// The heading above the sentences.
    pub title: String,
    pub lines: Vec<String>,
}

/// The counters of a game, also before its first turn.
pub(crate) fn counter(t: &Localizer, ruleset: &Ruleset, game: Option<&GameInProgress>) -> Counter {
    let start = ruleset.start();
    let position = game.map_or(&start, |game| game.history.position());
    let quiet = position.quiet();
    Counter {
        dots: quiet.map_or(Vec::new(), dots),
        short: short(t, ruleset, position),
        title: t.msg(match games::of(ruleset).quiet {
            Some(_) => "draw-counters",
            None => "count-discs",
        }),
        lines: lines(t, ruleset, game),
    }
}

/// Ten dots whatever the limit, so that they fit the button.
fn dots(quiet: QuietCounter) -> Vec<bool> {
    let on = usize::from(quiet.plies) * 10 / usize::from(quiet.limit).max(1);
    (0..10).map(|dot| dot < on).collect()
}

fn short(t: &Localizer, ruleset: &Ruleset, position: &Position) -> String {
    let Some(messages) = &games::of(ruleset).quiet else {
        return t.msg_with("discs-short", &discs(position));
    };
    let Some(quiet) = position.quiet() else {
        return t.msg("quiet-none");
    };
    let values = [("n", quiet.plies.into()), ("limit", quiet.limit.into())];
    t.msg_with(messages.short, &values)
}

fn discs(position: &Position) -> [(&'static str, crate::i18n::Value); 3] {
    let stock = position.stock();
    let (first, second) = (stock[Side::First].on_board, stock[Side::Second].on_board);
    [
        ("first", first.into()),
        ("second", second.into()),
        ("empty", (64 - first - second).into()),
    ]
}

/// The counters in sentences: turns without a capture, and repetition.
pub(crate) fn lines(
    t: &Localizer,
    ruleset: &Ruleset,
    game: Option<&GameInProgress>,
) -> Vec<String> {
    let start = ruleset.start();
    let position = game.map_or(&start, |game| game.history.position());
    let seen = game.map_or(1, |game| game.history.occurrences());
    let mut lines = sentences(t, ruleset, position, seen);
    lines.extend(game.iter().flat_map(|game| resting(t, game)));
    lines
}

/// The turns since which the counters count, and the number of turns left.
fn resting(t: &Localizer, game: &GameInProgress) -> Vec<String> {
    let counted = Claim::ALL.into_iter();
    let counted = counted.filter_map(|claim| game.counter(claim));
    let text = |counter: Count| {
        let turns: Vec<String> = counter.since.iter().map(usize::to_string).collect();
        let turns = turns.join(", ");
        match counter.claim {
            Claim::QuietMoves if counter.count > 0 => Some(t.msg_with(
                "quiet-rests",
                &[("n", counter.left().into()), ("since", turns.into())],
            )),
            Claim::Repetition if counter.count > 1 => {
                Some(t.msg_arg("seen-after", "turns", turns.as_str()))
            }
            _ => None,
        }
    };
    counted.filter_map(text).collect()
}

/// The warning that a counter is nearly full, or that a draw can be claimed.
pub(crate) fn warning(t: &Localizer, game: &GameInProgress) -> Option<String> {
    let near = game.nearly_drawn()?;
    let by_claim = game.history.position().draws_by_claim();
    let id = match (near.claim, by_claim) {
        (_, true) if near.is_full() => "draw-claimable",
        (Claim::QuietMoves, true) => "draw-near-quiet-claim",
        (Claim::QuietMoves, false) => "draw-near-quiet",
        (Claim::Repetition, true) => "draw-near-repetition-claim",
        (Claim::Repetition, false) => "draw-near-repetition",
    };
    Some(t.plural(id, near.left()))
}

/// The counters in sentences for a position that has occurred `seen` times.
pub(crate) fn sentences(
    t: &Localizer,
    ruleset: &Ruleset,
    position: &Position,
    seen: u8,
) -> Vec<String> {
    let Some(messages) = &games::of(ruleset).quiet else {
        return vec![t.msg_with("discs-now", &discs(position))];
    };
    let limit = position.repetition_limit();
    let repeated = limit
        .filter(|_| seen > 1)
        .map(|limit| t.msg_with("seen", &[("n", seen.into()), ("limit", limit.into())]));
    quiet(t, ruleset, messages, position)
        .into_iter()
        .chain(repeated)
        .collect()
}

/// The count of turns without a capture; `None` where it has not begun and no turn can follow.
fn quiet(
    t: &Localizer,
    ruleset: &Ruleset,
    messages: &QuietMessages,
    position: &Position,
) -> Option<String> {
    let Some(quiet) = position.quiet() else {
        let is_over = position.verdict().is_some();
        return (!is_over).then(|| games::waiting_count(t, ruleset));
    };
    let (id, limit) = if quiet.each {
        (messages.each, quiet.limit / 2)
    } else {
        ("quiet-ply", quiet.limit)
    };
    Some(t.msg_with(id, &[("n", quiet.plies.into()), ("limit", limit.into())]))
}

/// The men of a player, under the name: in hand, on the board, shot.
pub(crate) fn stock(t: &Localizer, ruleset: &Ruleset, own: Stock, other: Stock) -> String {
    let values = [
        ("hand", own.in_hand.into()),
        ("board", own.on_board.into()),
        ("shot", other.lost.into()),
    ];
    t.msg_with(games::of(ruleset).stock, &values)
}
