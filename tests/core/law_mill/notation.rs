//! The notation of turns and positions, and its errors (§11).
use super::{at, refusal};
use inkundla_core::rules::{Ruleset, WhyNot};
use proptest::prelude::*;

const START: &str = "......../......../........ 1 12/12 0 0 -/- 0";

#[test]
fn small_letters_are_read_like_capitals_and_written_as_capitals() {
    let position = at("umlabalaba", "CC....../......../ccc..... 1 10/9 0 0 -/- 4");
    let typed = position.play("e3xr2").unwrap();
    assert_eq!(typed.text(), "E3xR2");
    assert_eq!(position.play("E3Xr2").unwrap().text(), "E3xR2");
    let start = at(
        "isipowe",
        "......../......../........ 1 9.2.1/9.2.1 0 0 -/- 0",
    );
    assert_eq!(start.play("a1=h").unwrap().text(), "A1=H");
    let full = at("isizulu", "CCcCcCcc/CCcCcCcc/ccCcCcCC 1 0/0 0 0 -/- 24");
    assert_eq!(full.play("~e1").unwrap().text(), "~E1");
    assert_eq!(refusal(&start, "rc"), WhyNot::LostTurn);
    assert_eq!(refusal(&start, "e9"), WhyNot::NoSuchPoint("E9".into()));
}

#[test]
fn a_text_that_is_not_notation_is_unreadable() {
    let start = at("isizulu", START);
    for text in [
        "",
        " E1",
        "E1 ",
        "E1-",
        "-E1",
        "E1-E2-E3",
        "E1x",
        "xE1",
        "E1xx",
        "E1=C",
        "E1=",
        "~",
        "~E1xE2",
        "--xE1",
        "E1\u{301}",
        "E",
    ] {
        assert_eq!(refusal(&start, text), WhyNot::Unreadable, "{text:?}");
    }
}

#[test]
fn a_point_that_is_not_on_the_board_is_named() {
    let start = at("isizulu", START);
    assert_eq!(refusal(&start, "E9"), WhyNot::NoSuchPoint("E9".into()));
    assert_eq!(refusal(&start, "C0"), WhyNot::NoSuchPoint("C0".into()));
    assert_eq!(refusal(&start, "E1xB2"), WhyNot::NoSuchPoint("B2".into()));
    assert!(
        Ruleset::by_name("isisuthu")
            .unwrap()
            .start()
            .play("C0")
            .is_ok()
    );
}

#[test]
fn a_turn_is_lost_only_by_the_umpires_card() {
    assert_eq!(refusal(&at("isizulu", START), "RC"), WhyNot::LostTurn);
}

#[test]
fn herd_boys_are_placed_only_where_kinds_are_distinguished() {
    assert_eq!(refusal(&at("isizulu", START), "E1=H"), WhyNot::HandEmpty);
}

#[test]
fn a_refusal_contains_the_text_of_the_turn() {
    let refused = at("umlabalaba", START).play("E1-E2").unwrap_err();
    assert_eq!(
        refused.to_string(),
        "E1-E2: cows in hand must be placed first"
    );
}

#[test]
fn an_ill_formed_position_is_refused_with_a_sentence() {
    let table = [
        ("", "BOARD SIDE HANDS GIFTS QUIET BANS TURNS"),
        (
            "......../......../........ 1 12/12 0 0 -/-",
            "BOARD SIDE HANDS GIFTS QUIET BANS TURNS",
        ),
        (
            "......../......../........  1 12/12 0 0 -/- 0",
            "BOARD SIDE HANDS GIFTS QUIET BANS TURNS",
        ),
        (
            "......../......../....... 1 12/12 0 0 -/- 0",
            "E1...E8/A1...A8/R1...R8",
        ),
        (
            "......../......../......../. 1 12/12 0 0 -/- 0",
            "E1...E8/A1...A8/R1...R8",
        ),
        (
            "........................ 1 12/12 0 0 -/- 0",
            "E1...E8/A1...A8/R1...R8",
        ),
        (
            "X......./......../........ 1 12/12 0 0 -/- 0",
            "X is no man",
        ),
        (
            "H......./......../........ 1 11/12 0 0 -/- 0",
            "H is no man",
        ),
        (
            "......../......../........ 3 12/12 0 0 -/- 0",
            "the side to move cannot be 3; it can be 1, 2",
        ),
        (
            "......../......../........ 1 12 0 0 -/- 0",
            "PLAYER1/PLAYER2",
        ),
        (
            "......../......../........ 1 13/12 0 0 -/- 0",
            "the men in hand cannot be 13; it can be 0-12",
        ),
        (
            "......../......../........ 1 012/12 0 0 -/- 0",
            "the men in hand cannot be",
        ),
        (
            "......../......../........ 1 12.0.0/12.0.0 0 0 -/- 0",
            "the men in hand cannot be",
        ),
        (
            "C......./......../........ 1 12/12 0 0 -/- 0",
            "player 1 has more men of a kind than a player begins with",
        ),
        (
            "......../......../........ 1 12/12 3 0 -/- 0",
            "the number of gifts cannot be 3; it can be 0, 1, 2",
        ),
        (
            "......../......../........ 1 12/12 1 0 -/- 0",
            "the gift of player 2 is due",
        ),
        (
            "......../......../........ 2 12/12 1 0 -/- 0",
            "these gifts cannot have been made",
        ),
        (
            "......../......../........ 1 12/12 2 0 -/- 0",
            "these gifts cannot have been made",
        ),
        (
            "CCcCcCcc/CCcCcCcc/ccCcCcCC 2 0/0 0 0 -/- 24",
            "the gift of player 1 is due",
        ),
        (
            ".CcCcCcc/CCcCcCcc/ccCcCcCC 1 0/0 1 0 -/- 25",
            "the gift of player 2 is due",
        ),
        (
            "......../......../........ 1 12/12 0 1 -/- 0",
            "three men left",
        ),
        (
            "......../......../........ 1 12/12 0 x -/- 0",
            "the count of quiet turns cannot be",
        ),
        (
            "......../......../........ 1 12/12 0 70000 -/- 0",
            "the count of quiet turns cannot be",
        ),
        (
            "......../......../........ 1 12/12 0 0 - 0",
            "PLAYER1/PLAYER2",
        ),
        (
            "......../......../........ 1 12/12 0 0 E1/- 0",
            "the banned moves cannot be E1; it can be -, E1-E2",
        ),
        (
            "......../......../........ 1 12/12 0 0 E1-C0/- 0",
            "no point C0",
        ),
        (
            "......../......../........ 1 12/12 0 0 E1-E2/- 0",
            "player 1 cannot be under this ban",
        ),
        (
            "C......./......../CC.cccc. 1 0/0 0 0 E1-R2/- 40",
            "player 1 cannot be under this ban",
        ),
        (
            "......../......../........ 1 12/12 0 0 -/- -1",
            "number of turns",
        ),
        (
            "......../......../........ 1 0/0 0 0 -/- 80",
            "the game cannot be over for both players",
        ),
    ];
    let isizulu = Ruleset::by_name("isizulu").unwrap();
    for (text, says) in table {
        let fault = isizulu.read(text).unwrap_err().to_string();
        assert!(fault.contains(says), "{text}: {fault}");
    }
}

#[test]
fn a_kind_cannot_stand_more_often_than_it_was_dealt() {
    let isipowe = Ruleset::by_name("isipowe").unwrap();
    let fault = isipowe
        .read("HHH...../......../........ 1 6.0.1/9.2.1 0 0 -/- 6")
        .unwrap_err();
    assert_eq!(
        fault.to_string(),
        "player 1 has more men of a kind than a player begins with"
    );
}

proptest! {
    #[test]
    fn reading_never_panics(text in ".{0,80}", fields in "[.cChHwW/]{20,30} [0-3] [0-9./]{1,9} [0-3] [0-9]{1,6} [EARC0-9/-]{1,9} [0-9]{1,6}") {
        for rules in Ruleset::all() {
            let _ = rules.read(&text);
            let _ = rules.read(&fields);
            let _ = rules.start().play(&text);
        }
    }

    #[test]
    fn what_is_read_is_written_the_same(board in "[.cC]{8}/[.cC]{8}/[.cC]{8}", side in 1..=2u8, first in 0..=12u8, second in 0..=12u8, quiet in 0..=30u16) {
        let text = format!("{board} {side} {first}/{second} 0 {quiet} -/- 9");
        for rules in Ruleset::all() {
            if let Ok(position) = rules.read(&text) {
                prop_assert_eq!(position.text(), text.as_str());
                prop_assert_eq!(position.verdict().is_some(), position.turns().is_empty());
            }
        }
    }
}
