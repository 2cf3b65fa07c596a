//! Corrections of the record and of the board.

use super::{FIRST_SHOT, Story, THREE_LEFT, delay, undo};
use inkundla_core::referee::*;
use inkundla_core::rules::{IllegalTurn, Side, WhyNot};

#[test]
fn taking_back_restores_the_position() {
    let mut story = Story::begin();
    story.plays(&FIRST_SHOT[..4]);
    let before = story.running().history.clone();
    story.plays(&["E7xR4"]);
    story.ok(Command::TakeBack("typed the wrong point".into()));
    assert_eq!(story.running().history, before);
    assert_eq!(
        story.running().history.position().text(),
        before.position().text()
    );
    assert_eq!(
        story.attempt(Command::TakeBack("  ".into())),
        Err(Refusal::ReasonMissing)
    );
    story.replays();
}

#[test]
fn taking_back_is_offered_while_there_is_something_to_take_back() {
    let mut story = Story::begin();
    assert!(!story.running().can_undo(), "nothing has been played");
    story.plays(&["E1"]);
    assert!(story.running().can_undo());
    story.ok(Command::TakeBack("typed the wrong point".into()));
    assert!(!story.running().can_undo());
    story.plays(&["E1"]);
    story.set_up(THREE_LEFT);
    assert!(story.running().can_undo(), "the set-up itself");
}

#[test]
fn an_illegal_turn_is_refused_with_its_reason_and_adds_no_entry() {
    let mut story = Story::begin();
    story.plays(&["E1"]);
    let written = story.entries.len();
    assert_eq!(
        story.attempt(Command::Play("E1".into())),
        Err(Refusal::Illegal(IllegalTurn {
            text: "E1".into(),
            why: WhyNot::Occupied("E1".into())
        }))
    );
    assert_eq!(story.entries.len(), written);
}

#[test]
fn the_transcript_strikes_out_what_was_taken_back() {
    let mut story = Story::begin();
    story.plays(&["E1", "E2"]);
    story.ok(Command::TakeBack("wrong point".into()));
    story.plays(&["E3"]);
    let lines = transcript(&story.entries).unwrap();
    let texts: Vec<_> = lines
        .iter()
        .map(|line| (line.turn_no, line.side, line.is_struck))
        .collect();
    assert_eq!(
        texts,
        [
            (None, None, false),
            (Some(1), Some(Side::First), false),
            (Some(2), Some(Side::Second), true),
            (None, Some(Side::Second), false),
            (Some(2), Some(Side::Second), false),
        ]
    );
}

#[test]
fn the_transcript_strikes_out_a_card_and_a_set_up_too() {
    let mut story = Story::begin();
    story.plays(&["E1"]);
    story.wait(61);
    story.ok(delay(Side::Second, Card::Yellow));
    story.ok(Command::TakeCardBack(Side::Second, "he was away".into()));
    story.set_up(THREE_LEFT);
    story.ok(undo("another board"));
    let lines = transcript(&story.entries).unwrap();
    let struck: Vec<_> = lines
        .iter()
        .filter(|line| line.is_struck)
        .map(|line| &line.entry.event)
        .collect();
    assert!(matches!(
        struck[..],
        [Event::CardShown { .. }, Event::PositionSetUp { .. }]
    ));
}

#[test]
fn a_turn_taken_back_can_be_played_again() {
    let mut story = Story::begin();
    story.plays(&FIRST_SHOT);
    let course = story.running().history.clone();
    for _ in 0..3 {
        story.ok(undo("looking for the mistake"));
    }
    for turn in ["E8", "R6", "E7xR4"] {
        let again = Event::TurnRestored { turn: turn.into() };
        assert_eq!(story.ok(Command::PlayAgain), [again]);
    }
    assert_eq!(story.running().history, course);
    assert_eq!(
        story.attempt(Command::PlayAgain),
        Err(Refusal::NoTurnToPlayAgain)
    );
    story.replays();
}

#[test]
fn playing_the_same_turn_keeps_the_redo_list_and_another_turn_clears_it() {
    let mut story = Story::begin();
    story.plays(&["E1", "E2", "E3"]);
    for _ in 0..3 {
        story.ok(undo("look"));
    }
    story.plays(&["E1"]);
    story.ok(Command::PlayAgain);
    story.ok(undo("look"));
    story.plays(&["A2"]);
    assert_eq!(
        story.attempt(Command::PlayAgain),
        Err(Refusal::NoTurnToPlayAgain)
    );
    story.replays();
}

#[test]
fn a_lost_turn_is_restored_with_its_card() {
    let mut story = Story::begin();
    story.wait(60);
    story.ok(delay(Side::First, Card::Yellow));
    story.wait(60);
    story.ok(delay(Side::First, Card::Red));
    for back in [
        undo("wrong player"),
        Command::TakeCardBack(Side::First, "wrong".into()),
    ] {
        story.ok(back);
        assert_eq!(story.cards(Side::First), [Card::Yellow]);
        story.ok(Command::PlayAgain);
        assert_eq!(story.cards(Side::First), [Card::Yellow, Card::Red]);
        assert_eq!(story.running().to_move(), Side::Second);
    }
    story.replays();
}

#[test]
fn a_game_that_the_law_ended_ends_again_by_redo() {
    let mut story = Story::of("umlabalaba", ClockPolicy::Off);
    story.set_up("CC....../.......C/.....c.c 1 0/0 0 0 -/- 60");
    assert!(
        matches!(story.game.phase, Phase::Finished(_)),
        "two cows are left"
    );
    story.ok(undo("one cow lay under the table"));
    assert_eq!(story.running().history.turns().len(), 0);
    story.replays();
}

fn correct(number: u32, turn: &str, dropping: usize) -> Command {
    Command::CorrectTurn {
        number,
        turn: turn.into(),
        dropping,
        reason: "typed the wrong point".into(),
    }
}

#[test]
fn an_earlier_turn_is_corrected_and_the_later_ones_stay() {
    let mut story = Story::begin();
    story.plays(&["E1", "E2", "E3", "E4"]);
    let events = story.ok(correct(2, "A2", 0));
    assert_eq!(
        events,
        [Event::TurnCorrected {
            number: 2,
            was: "E2".into(),
            turn: "A2".into(),
            dropped: vec![],
            reason: "typed the wrong point".into(),
        }]
    );
    assert_eq!(story.running().history.turns(), ["E1", "A2", "E3", "E4"]);
    story.replays();
}

#[test]
fn turns_that_become_impossible_are_listed_first_and_dropped_on_confirmation() {
    let mut story = Story::begin();
    story.plays(&["E1", "E2", "E3", "E4"]);
    let preview = story.running().corrected(2, "E3").unwrap();
    assert_eq!((preview.was.as_str(), preview.turn.as_str()), ("E2", "E3"));
    assert!(preview.kept.is_empty());
    assert_eq!(preview.dropped, ["E3", "E4"]);
    assert_eq!(
        story.attempt(correct(2, "E3", 0)),
        Err(Refusal::OthersDropped(vec!["E3".into(), "E4".into()]))
    );
    story.ok(correct(2, "E3", 2));
    assert_eq!(story.running().history.turns(), ["E1", "E3"]);
    let struck: Vec<bool> = transcript(&story.entries)
        .unwrap()
        .iter()
        .map(|line| line.is_struck)
        .collect();
    assert_eq!(struck, [false, false, true, true, true, false]);
    story.replays();
}

#[test]
fn a_correction_needs_a_turn_that_is_there_and_legal() {
    let mut story = Story::begin();
    story.plays(&["E1", "E2"]);
    assert_eq!(
        story.attempt(correct(3, "A1", 0)),
        Err(Refusal::NoSuchTurn { number: 3 })
    );
    assert_eq!(
        story.attempt(correct(0, "A1", 0)),
        Err(Refusal::NoSuchTurn { number: 0 })
    );
    assert_eq!(story.attempt(correct(1, "E1", 0)), Err(Refusal::SameTurn));
    assert!(matches!(
        story.attempt(correct(2, "E1", 0)),
        Err(Refusal::Illegal(_))
    ));
    let unexplained = Command::CorrectTurn {
        number: 1,
        turn: "A1".into(),
        dropping: 0,
        reason: String::new(),
    };
    assert_eq!(story.attempt(unexplained), Err(Refusal::ReasonMissing));
}

#[test]
fn a_lost_turn_is_not_corrected_but_its_card_is_taken_back() {
    let mut story = Story::of("umlabalaba", ClockPolicy::Off);
    story.ok(Command::ShowCard(
        Side::First,
        Card::Red,
        Offence::Misconduct,
    ));
    story.plays(&["E1"]);
    assert_eq!(
        story.attempt(correct(1, "E2", 0)),
        Err(Refusal::LostTurnStands)
    );
    story.ok(correct(2, "E2", 0));
    assert_eq!(story.running().history.turns(), ["RC", "E2"]);
}

#[test]
fn a_correction_after_the_end_continues_or_ends_the_game_again() {
    // Wish 35: correcting an earlier turn changes the current score.
    let mut story = Story::begin();
    story.plays(&["E1", "E2"]);
    story.ok(Command::AgreeDraw);
    let events = story.ok(correct(2, "A2", 0));
    assert!(matches!(
        events[..],
        [Event::Reopened { .. }, Event::TurnCorrected { .. }]
    ));
    assert_eq!(story.running().history.turns(), ["E1", "A2"]);
    story.replays();
}

#[test]
fn the_board_is_set_up_like_the_real_one() {
    // Wish 36: after a crash or a late start, the quickest way to the true position.
    let mut story = Story::begin();
    story.plays(&["E1", "E2"]);
    let set_up = |position: &str, reason: &str| Command::SetUp {
        position: position.into(),
        reason: reason.into(),
    };
    assert_eq!(
        story.attempt(set_up(super::THREE_LEFT, "")),
        Err(Refusal::ReasonMissing)
    );
    assert!(matches!(
        story.attempt(set_up("C.C 1 2 3", "knocked over")),
        Err(Refusal::BadPosition(_))
    ));
    let now = story.board();
    assert_eq!(
        story.attempt(set_up(&now, "knocked over")),
        Err(Refusal::SamePosition)
    );
    story.ok(set_up(super::THREE_LEFT, "knocked over"));
    assert_eq!(story.board(), super::THREE_LEFT);
    story.plays(&["E1-R2"]);
    assert_eq!(story.running().turn_count(), 3, "turns are numbered on");
    assert_eq!(
        story.attempt(correct(2, "A2", 0)),
        Err(Refusal::NoSuchTurn { number: 2 })
    );
    story.ok(undo("wrong"));
    story.ok(undo("it was not knocked over"));
    assert_eq!(story.board(), now, "the set-up was taken back like a turn");
    story.replays();
}

#[test]
fn a_turn_is_taken_back_with_all_later_ones() {
    let mut story = Story::begin();
    story.plays(&["E1", "E2", "E3", "E4"]);
    let back = |number| Command::TakeBackTo {
        number,
        reason: "the players showed it".into(),
    };
    for number in [0, 5] {
        assert_eq!(
            story.attempt(back(number)),
            Err(Refusal::NoSuchTurn { number })
        );
    }
    story.wait(30);
    story.ok(back(2));
    assert_eq!(story.running().history.turns(), ["E1"]);
    assert_eq!(story.left(), 60_000, "what was looked at counts for nobody");
    story.plays(&["A1"]);
}

#[test]
fn an_end_is_taken_back_with_the_turns_before_it() {
    let mut story = Story::begin();
    story.plays(&["E1", "E2"]);
    story.ok(Command::Resign(Side::First));
    story.ok(Command::TakeBackTo {
        number: 2,
        reason: "E2 was never played".into(),
    });
    assert_eq!(story.running().history.turns(), ["E1"]);
}
