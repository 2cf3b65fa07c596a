//! C-20 to C-25: the two castles.
use super::{after, all, at, course, refusal, stand, turns, turns_of};
use inkundla_core::rules::{Reason, Side, WhyNot};

#[test]
fn c_20_only_a_jump_leads_into_the_own_castle() {
    let plain = stand("w 00", "F2 K6", "A13 B13");
    assert!(!turns(&plain).iter().any(|turn| turn.ends_with('1')));
    assert_eq!(
        refusal(&plain, "F2-F1"),
        WhyNot::CastleClosed("F1".to_owned())
    );
    let canter = stand("w 00", "F3 F2 K6", "A13 B13");
    assert_eq!(
        refusal(&canter, "F3-F1"),
        WhyNot::CastleClosed("F1".to_owned())
    );
    let jump = stand("w 00", "E3 K6", "F2 A13 B13");
    assert_eq!(turns(&jump), all("E3xG1"));
}

#[test]
fn c_20_a_charge_may_jump_into_the_own_castle() {
    let position = stand("w 00", "NC5 D4 K6", "F2 A13 B13");
    assert!(turns(&position).contains("C5-E3xG1"));
}

#[test]
fn c_21_a_canter_does_not_even_pass_through_the_own_castle() {
    let position = stand("w 00", "E3 F2 G2 K6", "A13 B13");
    assert_eq!(
        refusal(&position, "E3-G1-G3"),
        WhyNot::CastleClosed("G1".to_owned())
    );
    assert!(
        turns_of(&position, "E3")
            .iter()
            .all(|turn| !turn.contains("G1"))
    );
}

#[test]
fn c_22_a_piece_in_the_own_castle_must_leave_on_the_next_turn() {
    let game = course(stand("w 00", "E3 K6", "F2 A13 B13"), "E3xG1 A13-A12");
    assert_eq!(turns(game.position()), all("G1-F2 G1-G2 G1-H2"));
    assert_eq!(
        refusal(game.position(), "K6-K7"),
        WhyNot::MustLeaveCastle("G1".to_owned())
    );
    assert_eq!(
        refusal(game.position(), "G1-F1"),
        WhyNot::CastleClosed("F1".to_owned())
    );
}

#[test]
fn c_22_the_duty_to_leave_comes_before_captures_elsewhere() {
    let position = stand("w 00", "G1 E8 K6", "E9 A13");
    assert_eq!(turns(&position), all("G1-F2 G1-G2 G1-H2"));
    assert_eq!(
        refusal(&position, "E8xE10"),
        WhyNot::MustLeaveCastle("G1".to_owned())
    );
}

#[test]
fn c_23_a_piece_that_can_jump_out_of_the_own_castle_must() {
    let position = at("2/8/10/mm10/12/12/12/7m4/7M4/12/10M1/12/12/10/4m3/1M w 00");
    assert_eq!(turns(&position), all("G1xG3"));
    assert_eq!(refusal(&position, "G1-H2"), WhyNot::MustCapture);
}

#[test]
fn c_23_a_knight_may_leave_by_a_charge_instead() {
    let position = at("2/8/10/mm10/12/12/12/12/12/12/10M1/12/8m3/10/4mM2/1N w 00");
    assert_eq!(turns(&position), all("G1xG3 G1-I3xI5"));
}

#[test]
fn c_23_a_jump_into_the_own_castle_goes_on_at_once_if_it_can() {
    let position = at("2/8/10/mm10/12/12/12/12/12/12/10M1/12/12/3M6/3mm3/2 w 00");
    assert_eq!(turns(&position), all("E3xG1xG3"));
    assert_eq!(
        refusal(&position, "E3xG1"),
        WhyNot::MustGoOn("G1".to_owned())
    );
}

#[test]
fn c_24_every_kind_of_move_may_enter_the_enemy_castle_and_ends_there() {
    let position = stand("w 00", "F15 H14 G15 C8", "A4 B4");
    assert!(turns_of(&position, "F15").contains("F15-F16"));
    assert!(turns_of(&position, "H14").contains("H14-F16"));
    let jump = stand("w 00", "D14 C8", "E15 F15 A4 B4");
    assert_eq!(
        turns(&jump),
        all("D14xF16"),
        "from F16 it could jump on over F15, but stays"
    );
    assert_eq!(
        refusal(&jump, "D14xF16xF14"),
        WhyNot::CastleKeeps("F16".to_owned())
    );
}

#[test]
fn c_24_a_piece_in_the_enemy_castle_stays_and_need_not_jump() {
    let position = at("M1/2m5/10/12/12/12/12/12/2M9/12/12/12/mm10/10/8/2 w 00");
    assert_eq!(turns_of(&position, "F16"), all("F16-G16"));
    assert_eq!(
        refusal(&position, "F16-G15"),
        WhyNot::CastleKeeps("F16".to_owned())
    );
    assert_eq!(
        refusal(&position, "F16xD14"),
        WhyNot::CastleKeeps("F16".to_owned())
    );
}

#[test]
fn c_25_each_player_has_two_castle_moves_in_the_whole_game() {
    let game = course(
        stand("w 00", "F16 C8", "F1 J8"),
        "F16-G16 F1-G1 G16-F16 J8-J9",
    );
    assert_eq!(
        refusal(game.position(), "F16-G16"),
        WhyNot::NoCastleMoveLeft
    );
    assert_eq!(
        refusal(game.position(), "F16-F15"),
        WhyNot::CastleKeeps("F16".to_owned())
    );
    let black = after(game.position(), "C8-C9");
    assert!(turns(&black).contains("G1-F1"), "black has made only one");
    assert!(black.text().contains(" b 21 "));
}

#[test]
fn c_25_a_castle_move_is_quiet_and_so_gives_way_to_a_capture() {
    let position = stand("w 00", "F16 C8", "C9 A4");
    assert_eq!(turns(&position), all("C8xC10"));
    assert_eq!(refusal(&position, "F16-G16"), WhyNot::MustCapture);
}

#[test]
fn c_25_an_enemy_in_his_castle_leaves_no_room_for_a_castle_move() {
    let position = at("Mm/8/10/12/12/12/12/12/2M9/12/12/12/1m10/10/8/2 w 00");
    assert_eq!(turns_of(&position, "F16"), all(""));
    assert_eq!(
        refusal(&position, "F16-G16"),
        WhyNot::Occupied("G16".to_owned())
    );
}

#[test]
fn c_41_a_forfeited_turn_changes_the_side_to_move_and_the_duty_stays() {
    let mut game = course(stand("w 00", "E3 K6", "F2 A13 B13"), "E3xG1 A13-A12");
    assert!(game.give_turn());
    assert_eq!(game.position().to_move(), Side::Second);
    game.play("A12-A11").unwrap();
    assert_eq!(
        refusal(game.position(), "K6-K7"),
        WhyNot::MustLeaveCastle("G1".to_owned())
    );
    assert_eq!(game.verdict(), None);
}

#[test]
fn c_41_no_turn_is_given_to_an_opponent_who_cannot_move() {
    let position = stand("w 02", "C8 D8", "F1");
    assert!(position.give_turn().is_none());
    assert_eq!(
        after(&position, "C8-C9").verdict().unwrap().reason,
        Reason::Stalemate
    );
}
