//! The gift on a full board (G1-G4, C5).
use super::{after, at, plays, refusal};
use inkundla_core::rules::{Reason, Side, WhyNot};

const FULL: &str = "CCcCcCcc/CCcCcCcc/ccCcCcCC 1 0/0 0 0 -/- 24";

#[test]
fn g1_a_gift_is_due_when_the_last_cow_fills_the_board() {
    let course = after(
        "isizulu",
        "CCcCcCc./CCcCcCcc/ccCcCcCC 2 0/1 0 0 -/- 23",
        "E8",
    );
    assert_eq!(course.position().text(), FULL);
    assert_eq!(course.verdict(), None);
    assert!(
        course
            .position()
            .turns()
            .iter()
            .all(|turn| turn.starts_with('~'))
    );
}

#[test]
fn g2_the_first_player_gives_any_one_of_his_own() {
    let position = at("isizulu", FULL);
    assert_eq!(position.turns().len(), 12);
    assert_eq!(refusal(&position, "~E3"), WhyNot::NotYours("E3".into()));
    assert_eq!(refusal(&position, "E1-E2"), WhyNot::GiftDue);
    assert_eq!(refusal(&position, "--"), WhyNot::GiftDue);
}

#[test]
fn g3_g4_then_the_second_gives_and_the_first_moves() {
    let given = plays(&at("isizulu", FULL), "~E1");
    assert_eq!(given.text(), ".CcCcCcc/CCcCcCcc/ccCcCcCC 2 0/0 1 0 -/- 25");
    let both = plays(&given, "~E8");
    assert_eq!(both.text(), ".CcCcCc./CCcCcCcc/ccCcCcCC 1 0/0 2 0 -/- 26");
    assert_eq!(both.turns(), ["E2-E1", "A1-E1"]);
    assert_eq!(refusal(&both, "~E2"), WhyNot::NoGift);
}

#[test]
fn a_gift_makes_no_line_and_earns_no_shot() {
    assert_eq!(refusal(&at("isizulu", FULL), "~E1xE3"), WhyNot::Unreadable);
}

#[test]
fn the_first_player_gives_first_also_when_a_lost_turn_made_him_place_last() {
    let text = "CCc.cCcc/CCcCcCcc/ccCcCcCC 1 1/0 0 0 -/- 24";
    let full = plays(&at("isizulu", text), "E4");
    assert_eq!(full.to_move(), Side::First);
    assert_eq!(plays(&plays(&full, "~E1"), "~E8").to_move(), Side::First);
}

#[test]
fn a_gifted_herd_boy_leaves_with_its_kind() {
    let text = "cCCCwcCc/ChcHWcCc/ccHcCChC 1 0.0.0/0.0.0 0 0 -/- 24";
    let given = plays(&at("isipowe", text), "~A4");
    assert_eq!(
        given.text(),
        "cCCCwcCc/Chc.WcCc/ccHcCChC 2 0.0.0/0.0.0 1 0 -/- 25"
    );
}

#[test]
fn c5_a_gift_counts_as_lost() {
    let course = after(
        "isizulu",
        "c.C..Cc./CC.CC.../C....c.. 1 0/0 2 0 -/- 66",
        "E3-A3xE1",
    );
    assert_eq!(course.verdict(), super::won(Side::First, Reason::Captured));
    assert_eq!(course.position().stock().second.lost, 10);
}

#[test]
fn c5_by_option_it_does_not_and_two_cows_play_on() {
    let text = "c.C..Cc./CC.CC.../C....c.. 1 0/0 2 0 -/- 66";
    let course = after("isizulu gift_counts=false", text, "E3-A3xE1");
    assert_eq!(course.verdict(), None);
    assert_eq!(course.position().stock().second.lost, 9);
    assert!(course.position().play("E7-E2").is_ok(), "and fly");
}

#[test]
fn umlabalaba_gives_by_option() {
    let position = at("umlabalaba full_board=gift", FULL);
    assert_eq!(position.turns().len(), 12);
}
