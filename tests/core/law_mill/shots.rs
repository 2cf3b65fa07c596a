//! Lines and the shots that they earn (§3.4, §3.5, C1, C4, C6, C9, C15, C18).
use super::{after, at, plays, refusal};
use inkundla_core::rules::WhyNot;

/// E2 closes E1-E2-E3; player 2 has a line A5-A6-A7 and a loose cow on R1.
const ONE_LOOSE: &str = "C.C...../....ccc./c....... 1 10/8 0 0 -/- 6";
/// The same position without the loose cow.
const ALL_IN_LINES: &str = "C.C...../....ccc./........ 1 10/9 0 0 -/- 5";
/// E2 closes E1-E2-E3 and E2-A2-R2 at once.
const TWO_LINES: &str = "C.C...c./.C..c.../.C..c... 1 8/9 0 0 -/- 7";

#[test]
fn a_line_must_be_shot_for_at_once() {
    let position = at("umlabalaba", ONE_LOOSE);
    assert_eq!(refusal(&position, "E2"), WhyNot::MustShoot);
    assert_eq!(
        plays(&position, "E2xR1").text(),
        "CCC...../....ccc./........ 2 9/8 0 0 -/- 7"
    );
}

#[test]
fn nothing_is_shot_without_a_line() {
    let position = at("umlabalaba", "CCC...../....c.C./........ 1 5/5 0 0 -/- 14");
    assert_eq!(
        refusal(&position, "R5xA5"),
        WhyNot::NoShot,
        "the line E1-E2-E3 stood before"
    );
    assert!(position.play("R5").is_ok());
}

#[test]
fn a_line_broken_and_made_again_shoots_again() {
    let text = "CCC..c../....c.../C.C..cc. 1 0/0 0 0 -/- 40";
    let course = after("morabaraba", text, "E2-A2 A5-A4 A2-E2xE6");
    assert_eq!(course.position().stock().second.on_board, 3);
}

#[test]
fn a_cow_in_a_line_is_safe_while_another_is_not() {
    let position = at("umlabalaba", ONE_LOOSE);
    assert_eq!(refusal(&position, "E2xA5"), WhyNot::Protected("A5".into()));
}

#[test]
fn c4_any_cow_may_be_shot_in_isizulu() {
    assert!(at("isizulu", ONE_LOOSE).play("E2xA5").is_ok());
}

#[test]
fn c18_when_all_are_in_lines_any_may_be_shot() {
    assert!(at("morabaraba", ALL_IN_LINES).play("E2xA5").is_ok());
}

#[test]
fn c18_strictly_none_may_be_shot_when_all_are_in_lines() {
    let position = at("umlabalaba target=strict", ALL_IN_LINES);
    assert_eq!(refusal(&position, "E2xA5"), WhyNot::Protected("A5".into()));
    assert!(
        position.play("E2").is_ok(),
        "the line stands without a shot"
    );
}

#[test]
fn a_line_with_nothing_to_shoot_stands_without_a_shot() {
    assert!(
        at("isizulu", "C.C...../......../........ 1 10/12 0 0 -/- 2")
            .play("E2")
            .is_ok()
    );
}

#[test]
fn a_shot_takes_a_cow_of_the_opponent() {
    let position = at("umlabalaba", ONE_LOOSE);
    assert_eq!(refusal(&position, "E2xE1"), WhyNot::NoTarget("E1".into()));
    assert_eq!(refusal(&position, "E2xE7"), WhyNot::NoTarget("E7".into()));
}

#[test]
fn c6_a_shot_may_be_declined_only_by_option() {
    let position = at("umlabalaba capture=optional", ONE_LOOSE);
    assert!(position.play("E2").is_ok() && position.play("E2xR1").is_ok());
}

#[test]
fn c9_two_lines_with_one_move_shoot_one_cow() {
    let position = at("umlabalaba", TWO_LINES);
    assert!(position.play("E2xA5").is_ok());
    assert_eq!(refusal(&position, "E2xA5xR5"), WhyNot::TooManyShots);
}

#[test]
fn c9_by_option_each_line_shoots() {
    let position = at("isizulu captures_per_move=per_line", TWO_LINES);
    assert_eq!(refusal(&position, "E2xA5"), WhyNot::TooFewShots);
    assert_eq!(
        refusal(&position, "E2xA5xA5"),
        WhyNot::ShotTwice("A5".into())
    );
    assert_eq!(position.play("E2xR5xA5").unwrap().text(), "E2xA5xR5");
}

#[test]
fn c9_each_line_shoots_only_what_is_there() {
    let position = at(
        "isizulu captures_per_move=per_line",
        "C.C...../.C....../.C..c... 1 8/9 0 0 -/- 7",
    );
    assert!(position.play("E2xR5").is_ok());
}

#[test]
fn c9_several_targets_are_chosen_by_the_board_before_the_first_shot() {
    let text = "C.C...../.C..ccc./.C..c... 1 8/8 0 0 -/- 8";
    let position = at("umlabalaba captures_per_move=per_line", text);
    assert_eq!(
        refusal(&position, "E2xA5xR5"),
        WhyNot::Protected("A5".into())
    );
    assert!(position.play("E2xR5").is_ok());
}

#[test]
fn c9_each_shot_of_several_may_be_declined_where_one_may() {
    let position = at(
        "isizulu captures_per_move=per_line capture=optional",
        TWO_LINES,
    );
    let turns = position.turns();
    let with_two_lines = turns.iter().filter(|turn| turn.starts_with("E2"));
    assert_eq!(
        with_two_lines.count(),
        1 + 3 + 3,
        "none, one or two of three"
    );
}

#[test]
fn c1_diagonal_lines_count_in_isizulu_unless_the_organiser_says_no() {
    let text = "C.....c./C......./........ 1 10/11 0 0 -/- 3";
    assert!(at("isizulu", text).play("R1xE7").is_ok());
    let straight = at("isizulu diagonal_mills=false", text);
    assert_eq!(refusal(&straight, "R1xE7"), WhyNot::NoShot);
}

#[test]
fn the_centre_of_isisuthu_makes_a_line_only_as_its_middle() {
    let outward = "....c.../.C....../.C....../. 1 10/11 0 0 -/- 3";
    assert_eq!(refusal(&at("isisuthu", outward), "C0xE5"), WhyNot::NoShot);
    assert!(
        at("isisuthu centre_long_mills=true", outward)
            .play("C0xE5")
            .is_ok()
    );
    let across = "....c.../......../.C...C../. 1 10/11 0 0 -/- 3";
    assert!(at("isisuthu", across).play("C0xE5").is_ok());
}

#[test]
fn c3_the_full_board_has_lines_through_the_centre_corner_to_corner() {
    let text = "....c.../......../C...C.../. 1 10/11 0 0 -/- 3";
    assert_eq!(refusal(&at("isisuthu", text), "C0xE5"), WhyNot::NoShot);
    assert!(at("isisuthu board=full25", text).play("C0xE5").is_ok());
    let straight = at("isisuthu board=full25 diagonal_mills=false", text);
    assert_eq!(refusal(&straight, "C0xE5"), WhyNot::NoShot);
}

#[test]
fn c15_the_last_cow_placed_shoots_like_any_other_and_the_board_is_not_full() {
    let text = "cCcCcCc./CCcCcCcc/CcCcCcCC 2 0/1 0 0 -/- 23";
    for rules in ["isizulu", "umlabalaba target=any"] {
        let course = after(rules, text, "E8xE2");
        assert_eq!(course.verdict(), None);
        assert_eq!(
            course.position().text(),
            "c.cCcCcc/CCcCcCcc/CcCcCcCC 1 0/0 0 0 -/- 24"
        );
    }
}
