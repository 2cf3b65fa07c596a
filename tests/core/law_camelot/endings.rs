//! C-30 to C-37: the end of a game.
use super::{after, at, camelot, course, stand};
use inkundla_core::rules::{GameHistory, Position, Reason, Side, Verdict, WhyNot};

fn ended(position: &Position) -> Option<(Option<Side>, &'static str)> {
    position
        .verdict()
        .map(|Verdict { winner, reason }| (winner, reason.name()))
}

#[test]
fn c_30_who_occupies_both_squares_of_the_enemy_castle_wins() {
    let position = stand("w 00", "F16 G15 C8", "A4 B4");
    assert_eq!(ended(&position), None);
    assert_eq!(
        ended(&after(&position, "G15-G16")),
        Some((Some(Side::First), "castle"))
    );
    let black = stand("b 00", "C8 D9", "F1 G2");
    assert_eq!(
        ended(&after(&black, "G2-G1")),
        Some((Some(Side::Second), "castle"))
    );
}

#[test]
fn c_31_who_captures_every_enemy_and_keeps_two_pieces_wins() {
    let position = stand("w 00", "E6 A4", "E7");
    assert_eq!(
        ended(&after(&position, "E6xE8")),
        Some((Some(Side::First), "captured"))
    );
}

#[test]
fn c_32_who_cannot_move_loses() {
    let shut_in = at("2/8/10/12/12/12/12/12/2MM8/12/12/12/12/10/8/m1 b 02");
    assert_eq!(ended(&shut_in), Some((Some(Side::First), "stalemate")));
    let one_castle_move_left = at("2/8/10/12/12/12/12/12/2MM8/12/12/12/12/10/8/m1 b 01");
    assert_eq!(ended(&one_castle_move_left), None);
}

#[test]
fn c_33_one_piece_against_one_or_none_is_a_draw() {
    assert_eq!(ended(&stand("w 00", "E6", "L13")), Some((None, "material")));
    assert_eq!(
        ended(&after(&stand("w 00", "E6", "E7 L13"), "E6xE8")),
        Some((None, "material"))
    );
    assert_eq!(
        ended(&at("2/8/10/12/12/12/12/12/2M9/12/12/12/12/10/8/2 b 00")),
        Some((None, "material"))
    );
}

#[test]
fn c_33_two_against_one_goes_on() {
    assert_eq!(ended(&stand("w 00", "E6 E8", "L13")), None);
}

#[test]
fn c_34_a_lone_piece_does_not_win_by_stalemate() {
    // The black man on F16 must leave and cannot, because his friends surround him.
    let position = stand("b 00", "A4", "F16 E15 F15 G15 D14 F14 H14");
    assert_eq!(ended(&position), Some((None, "stalemate-material")));
    let two = stand("b 00", "A4 A5", "F16 E15 F15 G15 D14 F14 H14");
    assert_eq!(ended(&two), Some((Some(Side::First), "stalemate")));
}

#[test]
fn c_36_a_position_that_stands_for_the_third_time_is_a_draw() {
    let shuffle = "C8-C9 J8-J9 C9-C8 J9-J8";
    let mut game = course(stand("w 00", "C8 D8", "I8 J8"), shuffle);
    assert_eq!((game.occurrences(), game.verdict()), (2, None));
    shuffle
        .split_whitespace()
        .for_each(|turn| game.play(turn).unwrap());
    assert_eq!(
        game.verdict(),
        Some(Verdict {
            winner: None,
            reason: Reason::Repetition
        })
    );
    assert_eq!(game.play("C8-C9").unwrap_err().why, WhyNot::GameOver);
}

#[test]
fn c_36_castle_moves_used_make_a_position_another() {
    let game = course(
        stand("w 00", "F16 C8", "A4 B4"),
        "F16-G16 A4-A5 G16-F16 A5-A4",
    );
    assert_eq!(game.occurrences(), 1);
}

#[test]
fn c_37_fifty_quiet_moves_of_each_side_are_a_draw() {
    let position = camelot()
        .read(&format!(
            "{} 99 120",
            super::drawn("w 00", "C8 D8", "I8 J8")
        ))
        .unwrap();
    assert_eq!(ended(&position), None);
    let quiet = after(&position, "C8-C9");
    assert_eq!(ended(&quiet), Some((None, "fifty")));
    assert!(quiet.turns().is_empty());
    assert_eq!(
        quiet
            .quiet()
            .map(|quiet| (quiet.plies, quiet.limit, quiet.each)),
        Some((100, 100, true))
    );
}

#[test]
fn c_37_a_capture_or_a_step_in_the_enemy_castle_begins_the_count_anew() {
    let after_ninety = |side: &str, white: &str, black: &str, turn: &str| {
        let position = at(&format!("{} 90 120", super::drawn(side, white, black)));
        after(&position, turn).quiet().map(|quiet| quiet.plies)
    };
    assert_eq!(after_ninety("w 00", "C8 D8", "C9 J8", "C8xC10"), Some(0));
    assert_eq!(after_ninety("w 00", "F15 D8", "I8 J8", "F15-F16"), Some(0));
    assert_eq!(after_ninety("w 00", "F16 D8", "I8 J8", "F16-G16"), Some(0));
    assert_eq!(after_ninety("w 00", "F16 D8", "I8 J8", "D8-D9"), Some(91));
}

#[test]
fn c_40_a_turn_is_taken_back_as_if_it_had_never_been() {
    let mut game = course(camelot().start(), "F7-F8 F10-F9");
    assert_eq!(game.take_back().as_deref(), Some("F10-F9"));
    assert_eq!(game, course(camelot().start(), "F7-F8"));
    assert_eq!(GameHistory::from(camelot().start()).take_back(), None);
}
