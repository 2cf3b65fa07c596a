//! The ban on going straight back (§8 f, C19).
use super::{after, at, refusal};
use inkundla_core::rules::WhyNot;

/// E6 can leave the line E5-E6-E7 to make A5-A6-A7; A3-R3 makes R1-R2-R3.
const SWING: &str = "cc..CCC./..c.C.C./cc...... 1 0/0 0 0 -/- 40";

#[test]
fn a_cow_that_left_a_line_to_make_one_may_not_go_straight_back() {
    let course = after("gar", SWING, "E6-A6xE1 E2-E1");
    assert_eq!(
        course.position().text(),
        "c...C.C./..c.CCC./cc...... 1 0/0 0 0 A6-E6/- 42"
    );
    assert_eq!(refusal(course.position(), "A6-E6xA3"), WhyNot::BannedReturn);
    assert_eq!(refusal(course.position(), "A6-E6"), WhyNot::BannedReturn);
}

#[test]
fn c19_elsewhere_it_may() {
    for rules in ["umlabalaba", "morabaraba", "gar no_return=false"] {
        after(rules, SWING, "E6-A6xE1 E2-E1 A6-E6xA3");
    }
}

#[test]
fn it_may_go_back_where_that_makes_no_line() {
    after("gar", SWING, "E6-A6xE1 A3-R3xE5 A6-E6");
}

#[test]
fn any_other_move_ends_the_ban() {
    after("gar", SWING, "E6-A6xE1 E2-E1 A7-A8 E1-E2 A6-E6xA3");
}

#[test]
fn the_shot_of_the_cow_ends_the_ban() {
    let course = after("gar target=any", SWING, "E6-A6xE1 A3-R3xA6");
    assert!(course.position().text().ends_with(" -/- 42"));
}

#[test]
fn a_lost_turn_does_not_end_the_ban() {
    let mut course = after("gar", SWING, "E6-A6xE1 E2-E1");
    assert!(course.give_turn());
    course.play("E1-E2").unwrap();
    assert_eq!(refusal(course.position(), "A6-E6xA3"), WhyNot::BannedReturn);
}

#[test]
fn a_move_that_left_no_line_or_made_none_sets_no_ban() {
    let left_none = after("gar", &SWING.replace("CCC.", ".CC."), "E6-A6xE1");
    assert!(left_none.position().text().contains(" -/- "));
    let made_none = after("gar", &SWING.replace("C.C./", "C.../"), "E6-A6");
    assert!(made_none.position().text().contains(" -/- "));
}

#[test]
fn by_option_the_ban_ends_with_the_line_that_was_made() {
    let turns = "E6-A6xE1 A3-R3xA5";
    let intact = after("gar target=any no_return_intact=true", SWING, turns);
    assert!(intact.position().play("A6-E6xR1").is_ok());
    let strict = after("gar target=any", SWING, turns);
    assert_eq!(refusal(strict.position(), "A6-E6xR1"), WhyNot::BannedReturn);
}

#[test]
fn c10_only_the_ban_of_the_player_to_move_distinguishes_positions() {
    let board = "c...C.C./..c.CCC./cc......";
    let with = |to_move: u8, ban: &str| {
        at("gar", &format!("{board} {to_move} 0/0 0 0 {ban} 50")).repetition_key()
    };
    assert_ne!(with(1, "A6-E6/-"), with(1, "-/-"));
    assert_eq!(with(2, "A6-E6/-"), with(2, "-/-"));
}
