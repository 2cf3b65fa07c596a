//! The end of a game (§3.6, §9, C7, C8, C10-C13).
use super::{after, at, drawn, plays, won};
use inkundla_core::rules::{GameHistory, Reason, Side};

/// R8-R1 blocks player 2.
const CORNERED: &str = "ccC...Cc/cC.....C/.......C 1 0/0 0 0 -/- 40";
/// E8 fills the board.
const ONE_TO_FILL: &str = "CCcCcCc./CCcCcCcc/ccCcCcCC 2 0/1 0 0 -/- 23";
/// Player 1 has three cows, player 2 five.
const ONE_ON_THREE: &str = "C.c...../c..C.c../.c..c.C. 1 0/0 0 19 -/- 80";
const FOUR_EACH: &str = "C.c..C../c..C.c../.c....C. 1 0/0 0 0 -/- 40";
const THERE_AND_BACK: &str = "E1-E8 E3-E2 E8-E1 E2-E3 ";

#[test]
fn two_left_or_ten_lost_ends_the_game() {
    let text = "C.C...../.C....../....c.cc 1 0/0 0 0 -/- 40";
    let course = after("umlabalaba", text, "A2-E2xR5");
    assert_eq!(course.verdict(), won(Side::First, Reason::Captured));
    assert!(course.position().turns().is_empty());
}

#[test]
fn cows_in_hand_are_counted_as_left() {
    let position = at("umlabalaba", "CCC...../......../........ 2 3/3 0 0 -/- 20");
    assert_eq!(position.verdict(), None);
}

#[test]
fn c7_a_blocked_player_loses_in_umlabalaba() {
    for rules in ["umlabalaba", "morabaraba", "gar"] {
        let course = after(rules, CORNERED, "R8-R1");
        assert_eq!(course.verdict(), won(Side::First, Reason::Blocked));
    }
}

#[test]
fn c7_by_option_a_blocked_player_draws() {
    let course = after("morabaraba immobile=draw", CORNERED, "R8-R1");
    assert_eq!(course.verdict(), drawn(Reason::Blocked));
}

#[test]
fn c8_on_a_full_board_the_player_to_move_loses() {
    let course = after("umlabalaba", ONE_TO_FILL, "E8");
    assert_eq!(course.verdict(), won(Side::Second, Reason::FullBoard));
}

#[test]
fn c8_by_option_a_full_board_is_a_draw() {
    let course = after("gar full_board=draw", ONE_TO_FILL, "E8");
    assert_eq!(course.verdict(), drawn(Reason::FullBoard));
}

#[test]
fn c11_umlabalaba_counts_when_one_player_is_on_three() {
    let course = after("umlabalaba", ONE_ON_THREE, "E1-E8");
    assert_eq!(course.position().quiet().unwrap().plies, 20);
    assert_eq!(course.verdict(), drawn(Reason::QuietMoves));
}

#[test]
fn c11_morabaraba_counts_only_when_both_are() {
    let course = after("morabaraba", ONE_ON_THREE, "E1-E8");
    assert_eq!(course.position().quiet(), None);
    assert_eq!(
        course.position().text(),
        "..c....C/c..C.c../.c..c.C. 2 0/0 0 0 -/- 81"
    );
}

#[test]
fn c12_ten_moves_are_ten_of_each_player() {
    let each = at("umlabalaba", ONE_ON_THREE).quiet().unwrap();
    assert_eq!((each.limit, each.each), (20, true));
    let plies = at("umlabalaba quiet_unit=ply", ONE_ON_THREE);
    assert_eq!(plies.quiet().unwrap().limit, 10);
    assert_eq!(plies.verdict(), drawn(Reason::QuietMoves));
}

#[test]
fn isizulu_is_drawn_after_thirty_moves_each() {
    let text = "C..C..../c......./.c..c.C. 1 0/0 0 59 -/- 120";
    assert_eq!(
        after("isizulu", text, "E1-E8").verdict(),
        drawn(Reason::QuietMoves)
    );
}

#[test]
fn isisuthu_never_counts() {
    let text = "C..C..../c......./.c..c.C./. 1 0/0 0 0 -/- 120";
    assert_eq!(at("isisuthu", text).quiet(), None);
}

#[test]
fn the_count_starts_with_the_move_after_the_shot_that_left_three() {
    let text = "C.C...../.CC...../..c.c.cc 1 0/0 0 0 -/- 40";
    let course = after("umlabalaba", text, "A2-E2xR5");
    assert_eq!(course.position().quiet().unwrap().plies, 0);
    let next = plays(course.position(), "R3-R4");
    assert_eq!(next.quiet().unwrap().plies, 1);
}

#[test]
fn a_shot_starts_the_count_again() {
    let text = "C.C...../.C....../..c.c.cc 1 0/0 0 7 -/- 40";
    let course = after("umlabalaba", text, "A2-E2xR5");
    assert_eq!(course.position().quiet().unwrap().plies, 0);
}

#[test]
fn a_pass_leaves_the_count_as_it_is() {
    let shut_in = "ccC...Cc/CC.....C/........ 2 0/0 0 5 -/- 40";
    let passed = plays(&at("umlabalaba fly_at=0 immobile=pass", shut_in), "--");
    assert_eq!(passed.quiet().unwrap().plies, 5);
}

#[test]
fn a_move_that_blocks_and_completes_the_count_wins() {
    let text = "ccC...Cc/.C.....C/C....... 1 0/0 0 19 -/- 80";
    let course = after("umlabalaba fly_at=0", text, "R1-A1");
    assert_eq!(course.verdict(), won(Side::First, Reason::Blocked));
}

#[test]
fn c10_the_third_time_a_position_stands_the_game_is_drawn() {
    let course = after("morabaraba", FOUR_EACH, &THERE_AND_BACK.repeat(2));
    assert_eq!(course.verdict(), drawn(Reason::Repetition));
    let once = after("morabaraba", FOUR_EACH, THERE_AND_BACK);
    assert_eq!((once.occurrences(), once.verdict()), (2, None));
}

#[test]
fn c10_by_option_at_another_time_or_never() {
    let twice = after("gar repetition=2", FOUR_EACH, THERE_AND_BACK);
    assert_eq!(twice.verdict(), drawn(Reason::Repetition));
    let never = after("gar repetition=0", FOUR_EACH, &THERE_AND_BACK.repeat(5));
    assert_eq!(never.verdict(), None);
}

#[test]
fn c10_a_position_reached_by_a_lost_turn_is_counted() {
    let mut course = after("umlabalaba", FOUR_EACH, THERE_AND_BACK);
    assert!(course.give_turn() && course.give_turn());
    assert_eq!(course.verdict(), drawn(Reason::Repetition));
}

#[test]
fn c10_positions_with_other_kinds_or_another_player_to_move_are_not_the_same() {
    let cow = at(
        "isipowe",
        "C.c...H./c......./.c....C. 1 0.0.0/0.0.0 0 0 -/- 40",
    );
    let swapped = at(
        "isipowe",
        "H.c...C./c......./.c....C. 1 0.0.0/0.0.0 0 0 -/- 40",
    );
    let other_turn = at(
        "isipowe",
        "C.c...H./c......./.c....C. 2 0.0.0/0.0.0 0 0 -/- 41",
    );
    let later = at(
        "isipowe",
        "C.c...H./c......./.c....C. 1 0.0.0/0.0.0 0 9 -/- 60",
    );
    assert_ne!(cow.repetition_key(), swapped.repetition_key());
    assert_ne!(cow.repetition_key(), other_turn.repetition_key());
    assert_eq!(
        cow.repetition_key(),
        later.repetition_key(),
        "the counters are not compared"
    );
}

#[test]
fn hands_distinguish_positions_by_owner_and_kind() {
    let hands = ["1.0.0", "0.1.0", "0.0.1", "2.0.0", "0.2.0", "0.0.0"];
    let mut seen = Vec::new();
    for first in hands {
        for second in hands {
            let text = format!("C.c...../c......./.c....C. 1 {first}/{second} 0 0 -/- 4");
            seen.push((at("isipowe", &text).repetition_key(), text));
        }
    }
    for (at, (one, text)) in seen.iter().enumerate() {
        let same = seen[..at].iter().find(|(other, _)| other == one);
        assert!(same.is_none(), "{text} {same:?}");
    }
}

#[test]
fn a_ban_distinguishes_positions_by_both_its_ends() {
    let banned = |ban: &str| {
        let text = format!("c...C.C./..c.CCC./cc...... 1 0/0 0 0 {ban}/- 50");
        at("gar", &text).repetition_key()
    };
    let bans = ["A6-E6", "A6-R6", "E5-E6", "E7-E6", "-"].map(banned);
    for (at, one) in bans.iter().enumerate() {
        assert!(!bans[..at].contains(one), "{bans:?}");
    }
}

#[test]
fn nothing_is_played_after_the_end() {
    let mut course: GameHistory = after("umlabalaba", CORNERED, "R8-R1");
    assert!(course.play("E1-E2").is_err());
    assert!(!course.give_turn());
}
