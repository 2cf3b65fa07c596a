//! A turn lost by a red card (§10.7, §10.8): its effect on the position.
use super::{after, at, plays, refusal};
use inkundla_core::rules::{GameHistory, LOST_TURN, RuleEvent, Side, WhyNot};

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

/// The first player has placed all cows; the second, who lost turns by red cards, has three in hand.
const BEHIND: &str = "CC.CC.CC/cc.cc..c/CC.CC.CC 2 0/3 0 0 -/- 24";

#[test]
fn c23_after_a_red_card_who_has_placed_all_moves_while_the_other_still_places() {
    for rules in [
        "umlabalaba",
        "isizulu",
        "isisuthu",
        "isipowe hand=12.0.0 typed=false",
    ] {
        let text = match rules {
            "isisuthu" => BEHIND.replace(" 2 ", "/. 2 "),
            _ => BEHIND.to_owned(),
        };
        let placed = plays(&at(rules, &text), "R3");
        assert_eq!(refusal(&placed, "--"), WhyNot::MayNotPass, "{rules}");
        assert!(placed.play("E5-E6").is_ok(), "{rules}");
    }
}

#[test]
fn c23_by_option_moving_begins_when_the_last_cow_of_both_is_placed() {
    let mut course = GameHistory::from(at("umlabalaba moving_begins=all_placed", BEHIND));
    for (placed, waits) in [("R3", "--"), ("R6", "--")] {
        course.play(placed).unwrap();
        let first = Side::First;
        assert_eq!(
            course.rule_events(),
            [RuleEvent::ForcedPass { side: first }]
        );
        assert_eq!(course.position().turns(), ["--"]);
        assert_eq!(refusal(course.position(), "E2-E3"), WhyNot::MustPass);
        assert_eq!(course.verdict(), None, "who waits is not blocked");
        course.play(waits).unwrap();
    }
    // 002:65, 002:22, 000:10: the last cow is placed, and the first player moves.
    course.play("E3").unwrap();
    assert_eq!(refusal(course.position(), "--"), WhyNot::MayNotPass);
    course.play("E4-A4").unwrap_err();
    course.play("E2-A2").unwrap_err();
    course.play("A3").unwrap_err();
    course.play("E5-E6").unwrap();
}

#[test]
fn c23_no_turn_is_given_to_a_player_who_waits() {
    let behind = at("umlabalaba moving_begins=all_placed", BEHIND);
    assert!(behind.give_turn().is_none());
    assert!(at("umlabalaba", BEHIND).give_turn().is_some());
}

#[test]
fn c23_makes_no_difference_in_a_game_without_a_red_card() {
    let start = "......../......../........ 1 12/12 0 0 -/- 0";
    let (mut literal, mut usual) = (
        GameHistory::from(at("isizulu moving_begins=all_placed", start)),
        GameHistory::from(at("isizulu", start)),
    );
    for _ in 0..60 {
        let turns = literal.position().turns();
        assert_eq!(turns, usual.position().turns());
        assert_eq!(literal.verdict(), usual.verdict());
        let open = literal.verdict().is_none();
        let Some(turn) = turns.last().filter(|_| open) else {
            break;
        };
        literal.play(turn).unwrap();
        usual.play(turn).unwrap();
    }
}
