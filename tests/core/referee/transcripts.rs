//! The lines of a record, and which are struck out.

use super::{Story, THREE_LEFT, undo};
use inkundla_core::referee::*;
use inkundla_core::rules::{Kind, Side};

/// The entries that are struck out.
fn struck(story: &Story) -> Vec<Event> {
    let lines = transcript(&story.entries).unwrap().into_iter();
    lines
        .filter(|line| line.is_struck)
        .map(|line| line.entry.event)
        .collect()
}

#[test]
fn an_end_that_was_struck_out_is_marked() {
    let mut story = Story::begin();
    story.plays(&["E1"]);
    story.ok(Command::Resign(Side::Second));
    assert_eq!(struck(&story), []);
    story.ok(undo("wrong button"));
    assert!(matches!(struck(&story)[..], [Event::Ended { .. }]));
}

#[test]
fn only_the_card_that_was_struck_out_is_marked() {
    let mut story = Story::begin();
    let noise = |side| Command::ShowCard(side, Card::Yellow, Offence::Noise);
    story.ok(noise(Side::First));
    story.ok(noise(Side::Second));
    story.plays(&["E1"]);
    let back = Command::TakeCardBack(Side::First, "it was somebody else".into());
    story.ok(back);
    let side = Side::First;
    let [Event::CardShown { side: of, .. }] = struck(&story)[..] else {
        panic!("{:?}", struck(&story));
    };
    assert_eq!(of, side);
}

#[test]
fn a_turn_line_names_the_man_and_the_player() {
    let mut story = Story::begin();
    story.plays(&["E1", "E2"]);
    story.set_up(THREE_LEFT);
    story.plays(&["E1-E2", "R1-R2"]);
    let shot_of = |story: &Story| {
        let line = last_line(&story.entries, &story.game).unwrap();
        let read = transcript(&story.entries).unwrap().pop().unwrap();
        assert_eq!(line, read, "the last line is what the whole record says");
        (line.turn_no, line.side, line.man)
    };
    assert_eq!(
        shot_of(&story),
        (Some(4), Some(Side::Second), Some(Kind::Cow))
    );
    story.ok(Command::CorrectTurn {
        number: 3,
        turn: "E1-E4".into(),
        dropping: 0,
        reason: "typed wrongly".into(),
    });
    assert_eq!(shot_of(&story), (Some(3), Some(Side::First), None));
}
