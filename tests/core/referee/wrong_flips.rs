//! Wrongly turned discs in Reversi, and until when they can be corrected (003:17).

use super::Story;
use inkundla_core::referee::*;
use inkundla_core::rules::Side;

/// Black plays d3 in Reversi, which turns d4.
fn reversi() -> Story {
    let mut story = Story::of("reversi", ClockPolicy::Off);
    story.plays(&["d3"]);
    story
}

#[test]
fn a_wrong_flip_is_put_right_until_the_opponent_has_moved() {
    // 003:17
    let mut story = reversi();
    let board = story.board();
    let events = story.ok(Command::PutRight("d3!-d4".into()));
    assert_eq!(
        events,
        [Event::PutRight {
            turn: "d3!-d4".into()
        }]
    );
    assert_eq!(story.board(), board, "the recorded turn was the right one");
    story.plays(&["c3"]);
    assert_eq!(
        story.attempt(Command::PutRight("d3!-d4".into())),
        Err(Refusal::TooLateToPutRight)
    );
    assert!(matches!(
        story.attempt(Command::PutRight("c3!-a1".into())),
        Err(Refusal::Illegal(_))
    ));
    story.replays();
}

#[test]
fn a_red_card_does_not_close_the_window() {
    // B-06
    let mut story = reversi();
    story.ok(Command::ShowCard(
        Side::Second,
        Card::Red,
        Offence::Misconduct,
    ));
    story.ok(Command::PutRight("d3!-d4".into()));
}

#[test]
fn a_wrong_flip_found_too_late_is_recorded_by_a_correction() {
    // 003:17: afterwards the discs stay as they are.
    let mut story = reversi();
    story.plays(&["c3"]);
    let preview = story.running().corrected(1, "d3!-d4").unwrap();
    story.ok(Command::CorrectTurn {
        number: 1,
        turn: "d3!-d4".into(),
        dropping: preview.dropped.len(),
        reason: "nobody had seen it".into(),
    });
    assert_eq!(story.running().history.turns()[0], "d3!-d4");
    story.replays();
}
