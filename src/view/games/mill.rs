//! How the morabaraba family is shown.

use super::game_view::{GameView, MenPictureStyle, QuietMessages, ReviewMessages};
use crate::rules::{Kind, Position, Ruleset};

/// The morabaraba family.
pub(super) static VIEW: GameView = GameView {
    law_script: "mill.js",
    script_knows_defaults: false,
    mini_class: "mini",
    has_marked_squares: false,
    places_only: false,
    has_formations: true,
    kinds: &[Kind::Cow],
    outlines: &[
        ("place", &["hand", "first-player", "place"]),
        ("row", &["shoot"]),
        ("target", &["target"]),
        ("move", &["move"]),
        ("again", &["again", "no-return"]),
        ("fly", &["fly-at"]),
        ("full", &["full-board", "gift-counts"]),
        ("blocked", &["immobile"]),
        ("end", &["win-lost"]),
        ("draw", &["quiet-when", "quiet-moves", "repetition"]),
        ("clock", &["clock"]),
    ],
    destination: "say-to",
    task,
    quiet: Some(QuietMessages {
        short: "quiet-short",
        each: "quiet-each",
        running: "rule-count",
    }),
    stock: "counts",
    men: "herd",
    men_picture: MenPictureStyle::Dots,
    phone_messages: &[
        "say-gift",
        "say-place",
        "say-place-kind",
        "say-fly",
        "say-from",
        "rule-board-full",
        "rule-gift-due",
        "rule-gifts-done",
        "rule-flying",
        "rule-count-begins",
        "rule-count-begins-each",
        "rule-count",
        "quiet-short",
        "quiet-none",
        "quiet-ply",
    ],
    sheet_ends: &["captured", "blocked", "quiet", "repetition"],
    sheet_captures: "sheet-shot",
    review: ReviewMessages {
        capture: "review-capture-mill",
        threat: "review-threat-mill",
        taken: "review-taken-mill",
        ahead: "review-ahead-mill",
    },
};

fn task(_ruleset: &Ruleset, position: &Position, legal: &[String]) -> &'static str {
    let stock = position.stock()[position.to_move()];
    let is_typed = !position.hand(position.to_move()).is_empty();
    match stock.in_hand {
        _ if legal.iter().all(|turn| turn.starts_with('~')) => "say-gift",
        1.. if is_typed => "say-place-kind",
        1.. => "say-place",
        0 if stock.on_board == 3 && can_fly(legal) => "say-fly",
        0 => "say-from",
    }
}

/// Whether three cows have far more destinations than neighbouring points.
fn can_fly(legal: &[String]) -> bool {
    legal.len() > 12
}
