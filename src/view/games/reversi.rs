//! How Reversi is shown.

use super::game_view::{GameView, MenPictureStyle, ReviewMessages};
use crate::rules::Kind;

/// Reversi.
pub(super) static VIEW: GameView = GameView {
    law_script: "reversi.js",
    script_knows_defaults: false,
    mini_class: "mini reversi",
    has_marked_squares: false,
    places_only: true,
    has_formations: false,
    kinds: &[Kind::Disc],
    outlines: &[
        ("start", &["1", "start"]),
        ("outflank", &["2"]),
        ("turn", &["3", "5"]),
        ("pass", &["6"]),
        ("supply", &["8"]),
        ("wrong", &["9"]),
        ("end", &["10"]),
    ],
    destination: "say-to",
    task: |_, _, _| "say-disc",
    quiet: None,
    stock: "counts-reversi",
    men: "counts-reversi",
    men_picture: MenPictureStyle::Words,
    phone_messages: &["say-disc", "rule-disc-given", "discs-short", "discs-now"],
    sheet_ends: &["count"],
    sheet_captures: "sheet-turned",
    review: ReviewMessages {
        capture: "review-capture-reversi",
        threat: "review-threat-reversi",
        taken: "review-taken-reversi",
        ahead: "review-ahead-reversi",
    },
};
