//! A turn lost by a red card (§10.7, §10.8): its effect on the position.
use super::{after, at, plays};
use inkundla_core::rules::{GameHistory, LOST_TURN};

#[test]
fn a_lost_turn_changes_the_player_to_move_and_nothing_else() {
    let mut course =
        GameHistory::from(at("gar", "c...C.C./..c.C.C./cc...C.. 1 0/0 0 0 A5-A6/- 41"));
    assert!(course.give_turn());
    assert_eq!(course.turns(), [LOST_TURN]);
    assert_eq!(
        course.position().text(),
        "c...C.C./..c.C.C./cc...C.. 2 0/0 0 0 A5-A6/- 42"
    );
}

#[test]
fn a_lost_turn_keeps_the_quiet_count() {
    let position = at("umlabalaba", "C.c...../c..C.c../.c..c.C. 1 0/0 0 13 -/- 80");
    assert_eq!(position.give_turn().unwrap().quiet().unwrap().plies, 13);
}

#[test]
fn a_lost_turn_while_placing_leaves_a_cow_to_be_placed_later() {
    let lost = at("umlabalaba", "CC....../cc....../CC..c..c 1 0/1 0 0 -/- 40")
        .give_turn()
        .unwrap();
    let placed = plays(&lost, "E8");
    assert_eq!(placed.text(), "CC.....c/cc....../CC..c..c 1 0/0 0 0 -/- 42");
    let behind = at("umlabalaba", "......../......../........ 1 12/12 0 0 -/- 0")
        .give_turn()
        .unwrap();
    assert_eq!(
        plays(&behind, "E1").text(),
        "c......./......../........ 1 12/11 0 0 -/- 2"
    );
}

#[test]
fn a_due_gift_cannot_be_skipped() {
    let full = at("isizulu", "CCcCcCcc/CCcCcCcc/ccCcCcCC 1 0/0 0 0 -/- 24");
    assert!(full.give_turn().is_none());
    assert!(plays(&full, "~E1").give_turn().is_none());
}

#[test]
fn no_turn_is_given_to_a_player_who_has_no_move() {
    for rules in ["isizulu", "umlabalaba"] {
        let shut_in = at(rules, "ccC...Cc/cC.....C/C....... 1 0/0 0 0 -/- 40");
        assert!(shut_in.give_turn().is_none());
    }
}

#[test]
fn no_turn_is_given_after_the_end() {
    let course = after(
        "umlabalaba",
        "ccC...Cc/cC.....C/.......C 1 0/0 0 0 -/- 40",
        "R8-R1",
    );
    assert!(course.position().give_turn().is_none());
}
