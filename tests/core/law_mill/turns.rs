//! Placing, moving, flying, passing (§3, §4-§8).
use super::{after, at, plays, refusal};
use inkundla_core::rules::{Kind, WhyNot};

/// Player 2 is in the corner around E1; R8-R1 blocks him.
const CORNERED: &str = "ccC...Cc/cC.....C/.......C 1 0/0 0 0 -/- 40";

#[test]
fn a_cow_is_placed_on_an_empty_point() {
    let position = at("umlabalaba", "C......./......../........ 2 11/12 0 0 -/- 1");
    assert_eq!(refusal(&position, "E1"), WhyNot::Occupied("E1".into()));
    assert_eq!(
        plays(&position, "E2").text(),
        "Cc....../......../........ 1 11/11 0 0 -/- 2"
    );
}

#[test]
fn a_player_with_cows_in_hand_must_place() {
    let position = at("umlabalaba", "C......./c......./........ 1 11/11 0 0 -/- 2");
    assert_eq!(refusal(&position, "E1-E2"), WhyNot::MustPlace);
}

#[test]
fn each_player_moves_as_soon_as_his_own_hand_is_empty() {
    let position = at("umlabalaba", "CC.C..CC/cc..c.c./.C.CcC.. 1 0/1 0 0 -/- 40");
    assert_eq!(refusal(&position, "E3"), WhyNot::HandEmpty);
    assert_eq!(
        refusal(&plays(&position, "E2-E3"), "A2-A3"),
        WhyNot::MustPlace
    );
}

#[test]
fn a_cow_walks_along_a_road_to_the_next_point() {
    let position = at("umlabalaba", "C.C...C./......../C....ccc 1 0/1 0 0 -/- 40");
    let apart = WhyNot::NotNeighbours {
        from: "E1".into(),
        to: "R2".into(),
    };
    assert_eq!(refusal(&position, "E1-R2"), apart);
    assert_eq!(refusal(&position, "R6-R5"), WhyNot::NotYours("R6".into()));
    assert_eq!(refusal(&position, "E4-E5"), WhyNot::NotYours("E4".into()));
    assert!(position.play("E1-A1").is_ok());
}

#[test]
fn c2_the_plain_board_has_no_corner_roads() {
    let position = at(
        "isipowe board=plain24",
        "C.C...C./......../C....ccc 1 0.0.0/0.0.0 0 0 -/- 40",
    );
    assert!(matches!(
        refusal(&position, "E1-A1"),
        WhyNot::NotNeighbours { .. }
    ));
}

#[test]
fn c16_a_player_flies_with_three_left_and_none_in_hand() {
    let three = at("umlabalaba", "C.C...C./......../.....ccc 1 0/1 0 0 -/- 40");
    assert!(three.play("E1-R2").is_ok());
    let one_in_hand = at("umlabalaba", "C.C...../......../.....ccc 1 1/1 0 0 -/- 40");
    assert_eq!(refusal(&one_in_hand, "E1-R2"), WhyNot::MustPlace);
}

#[test]
fn only_the_player_who_has_three_flies() {
    let position = at("morabaraba", "C.C...C./......../.c...ccc 1 0/0 0 0 -/- 40");
    let replied = plays(&position, "E1-A5");
    assert!(matches!(
        refusal(&replied, "R2-E1"),
        WhyNot::NotNeighbours { .. }
    ));
}

#[test]
fn c17_both_fly_when_both_have_three() {
    let position = at("morabaraba", "C.C...C./......../.c...c.c 1 0/0 0 0 -/- 40");
    assert!(plays(&position, "E1-A5").play("R2-E1").is_ok());
}

#[test]
fn nobody_flies_in_isisuthu() {
    let position = at("isisuthu", "C.C...C./......../.c...c.c/. 1 0/0 0 0 -/- 40");
    assert!(matches!(
        refusal(&position, "E1-R1"),
        WhyNot::NotNeighbours { .. }
    ));
    let optional = at(
        "isisuthu fly_at=3",
        "C.C...C./......../.c...c.c/. 1 0/0 0 0 -/- 40",
    );
    assert!(optional.play("E1-R1").is_ok());
}

#[test]
fn a_blocked_player_passes_in_isizulu_and_his_adversary_moves_again() {
    let course = after("isizulu", CORNERED, "R8-R1");
    assert_eq!(course.verdict(), None);
    assert_eq!(course.position().turns(), ["--"]);
    assert_eq!(refusal(course.position(), "E2-E3"), WhyNot::MustPass);
    let passed = plays(course.position(), "--");
    assert_eq!(passed.text(), "ccC...Cc/cC.....C/C....... 1 0/0 0 0 -/- 42");
}

#[test]
fn who_can_move_may_not_pass() {
    assert_eq!(refusal(&at("isizulu", CORNERED), "--"), WhyNot::MayNotPass);
}

#[test]
fn isipowe_places_herd_boys_and_warriors_besides_cows() {
    let start = at(
        "isipowe",
        "......../......../........ 1 9.2.1/9.2.1 0 0 -/- 0",
    );
    let text = "C..W..../......../........ 1 8.2.0/8.1.1 0 0 -/- 4";
    let herd_boys = plays(&plays(&plays(&start, "E1"), "R1=H"), "E4=W");
    assert_eq!(
        herd_boys.text(),
        "C..W..../......../h....... 2 8.2.0/9.1.1 0 0 -/- 3"
    );
    assert_eq!(refusal(&at("isipowe", text), "E2=W"), WhyNot::HandEmpty);
}

#[test]
fn every_kind_of_isipowe_moves_and_is_shot_alike() {
    let position = at(
        "isipowe",
        "H.C...../.C..c..c/W.c...h. 1 0.0.0/0.0.0 0 0 -/- 40",
    );
    let moved = plays(&position, "A2-E2xR7");
    assert_eq!(
        moved.text(),
        "HCC...../....c..c/W.c..... 2 0.0.0/0.0.0 0 0 -/- 41"
    );
    assert!(moved.men().iter().any(|man| man.kind == Kind::Warriors));
    let walked = plays(&position, "R1-A1");
    assert_eq!(
        walked.text(),
        "H.C...../WC..c..c/..c...h. 2 0.0.0/0.0.0 0 0 -/- 41"
    );
}

#[test]
fn the_sample_game_of_the_blac_foundation_is_legal_in_isizulu() {
    let start = "......../......../........ 1 12/12 0 0 -/- 0";
    let game = "E1 E5 A3 R6 A7 E6 E7 A6xE7 E7 R7 A1 R5xA1 A1 A5xA1 A1 E8 E3";
    let course = after("isizulu", start, game);
    assert_eq!(
        course.position().text(),
        "C.C.ccCc/C.C.ccC./....ccc. 2 3/4 0 0 -/- 17"
    );
}
