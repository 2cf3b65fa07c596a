//! How Camelot is shown.

use super::game_view::{GameView, MenPictureStyle, QuietMessages, ReviewMessages};
use crate::rules::{Kind, Position, Ruleset, TurnPoints};

/// Camelot.
pub(super) static VIEW: GameView = GameView {
    law_script: "camelot.js",
    script_knows_defaults: true,
    mini_class: "mini camelot",
    has_marked_squares: true,
    places_only: false,
    has_formations: false,
    kinds: &[Kind::Man, Kind::Knight],
    outlines: &[
        ("start", &["1", "2"]),
        ("step", &["3"]),
        ("canter", &["4"]),
        ("jump", &["5", "6"]),
        ("charge", &["7"]),
        ("castle", &["8", "9"]),
        ("end", &["10", "11"]),
        ("draw", &["12", "camelot-draws"]),
    ],
    destination: "say-to-camelot",
    task,
    quiet: Some(QuietMessages {
        short: "quiet-short-camelot",
        each: "quiet-each-camelot",
        running: "rule-count-camelot",
    }),
    stock: "counts-camelot",
    men: "herd-camelot",
    men_picture: MenPictureStyle::Kinds,
    phone_messages: &[
        "say-leave-capturing",
        "say-leave",
        "say-capture",
        "say-piece",
        "rule-count-camelot",
        "quiet-short-camelot",
        "quiet-none",
    ],
    sheet_ends: &["castle", "all", "blocked", "material", "repetition"],
    sheet_captures: "sheet-captured",
    review: ReviewMessages {
        capture: "review-capture-camelot",
        threat: "review-threat-camelot",
        taken: "review-taken-camelot",
        ahead: "review-ahead-camelot",
    },
};

fn task(ruleset: &Ruleset, position: &Position, legal: &[String]) -> &'static str {
    let board = ruleset.board();
    let home = board.homes[position.to_move()];
    let is_home = |turn: &String| {
        let from = TurnPoints::of(turn).path.first().copied();
        let at = board.index_of(from.unwrap_or_default());
        at.is_some_and(|at| home.contains(&at))
    };
    let captures = |turn: &String| turn.contains('x');
    match () {
        () if legal.iter().all(is_home) && legal.iter().all(captures) => "say-leave-capturing",
        () if legal.iter().all(is_home) => "say-leave",
        () if legal.iter().all(captures) => "say-capture",
        () => "say-piece",
    }
}
