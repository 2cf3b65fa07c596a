//! C-01 to C-17: the board and the moves.
use super::{after, all, at, camelot, refusal, stand, turns, turns_of};
use inkundla_core::rules::{Kind, Side, WhyNot};

#[test]
fn c_01_the_board_has_160_squares_on_twelve_files_and_sixteen_ranks() {
    let board = camelot().board();
    let in_row = |row: u8| board.points.iter().filter(|point| point.row == row).count();
    assert_eq!(board.points.len(), 160);
    assert_eq!(board.size, (12, 16));
    assert_eq!(
        (0..16).map(in_row).collect::<Vec<_>>(),
        [2, 8, 10, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 10, 8, 2]
    );
    assert_eq!(board.index_of("A1"), None);
    let castle = &board.points[usize::from(board.index_of("F16").unwrap())];
    assert_eq!((castle.column, castle.row), (5, 0));
}

#[test]
fn c_02_white_moves_first() {
    let start = camelot().start();
    assert_eq!(start.to_move(), Side::First);
    assert_eq!(after(&start, "F7-F8").to_move(), Side::Second);
}

#[test]
fn c_03_each_side_begins_with_four_knights_and_ten_men() {
    let start = camelot().start();
    assert_eq!(
        start.text(),
        "2/8/10/12/12/2nmmmmmmn2/3nmmmmn3/12/12/3NMMMMN3/2NMMMMMMN2/12/12/10/8/2 w 00 0 1"
    );
    for side in Side::BOTH {
        let count = |kind| {
            start
                .men()
                .iter()
                .filter(|man| man.side == side && man.kind == kind)
                .count()
        };
        assert_eq!((count(Kind::Knight), count(Kind::Man)), (4, 10));
        assert_eq!(start.stock()[side].on_board, 14);
    }
}

#[test]
fn c_06_a_plain_move_goes_one_square_in_any_direction() {
    let position = stand("w 00", "E6 A4", "L13 K13");
    assert_eq!(
        turns_of(&position, "E6"),
        all("E6-D5 E6-E5 E6-F5 E6-D6 E6-F6 E6-D7 E6-E7 E6-F7")
    );
    assert_eq!(turns_of(&position, "A4"), all("A4-B4 A4-A5 A4-B5 A4-B3"));
    assert_eq!(
        refusal(&position, "E6-E8"),
        WhyNot::NoLeap {
            from: "E6".to_owned(),
            to: "E8".to_owned()
        }
    );
    assert_eq!(
        refusal(&stand("w 00", "E6 E7", "L13 K13"), "E6-E7"),
        WhyNot::Occupied("E7".to_owned())
    );
    assert_eq!(
        refusal(&position, "D4-D5"),
        WhyNot::NotYours("D4".to_owned())
    );
    assert_eq!(
        refusal(&position, "L13-L12"),
        WhyNot::NotYours("L13".to_owned())
    );
}

#[test]
fn c_07_a_canter_leaps_over_friends_and_may_stop_after_any_leap() {
    let position = stand("w 00", "E6 E7 F9", "L13 K13");
    let canters = ["E6-E8", "E6-E8-G10"];
    assert!(
        canters
            .iter()
            .all(|canter| turns(&position).contains(*canter))
    );
    let left = after(&position, "E6-E8-G10");
    assert_eq!(
        left.stock().first.on_board,
        3,
        "whoever is leapt over stays"
    );
    assert_eq!(
        refusal(&position, "E6-E8-E10"),
        WhyNot::NoLeap {
            from: "E8".to_owned(),
            to: "E10".to_owned()
        }
    );
    assert_eq!(
        refusal(&stand("w 00", "E6 E7 E8", "L13 K13"), "E6-E8"),
        WhyNot::Occupied("E8".to_owned())
    );
}

#[test]
fn c_08_a_canter_may_not_end_where_it_began() {
    // Round the four friends and back.
    let position = stand("w 00", "D5 E6 E8 C8 C6", "L13 K13");
    assert_eq!(refusal(&position, "D5-F7-D9-B7-D5"), WhyNot::BackToStart);
    assert!(
        !turns(&position)
            .iter()
            .any(|turn| turn.ends_with("-D5") && turn.starts_with("D5"))
    );
}

#[test]
fn c_08_a_canter_may_cross_itself_but_is_written_by_its_shortest_path() {
    let position = stand("w 00", "D5 E6 E7", "L13 K13");
    assert_eq!(position.play("D5-F7-D7-F5").unwrap().text(), "D5-F7-D7-F5");
    assert_eq!(position.play("D5-F7-D5-F7").unwrap().text(), "D5-F7");
}

#[test]
fn c_09_a_jump_captures_the_enemy_it_leaps_over() {
    let position = stand("w 00", "E6 A4", "E7 L13 K13");
    let left = after(&position, "E6xE8");
    assert_eq!(left.stock().second.lost - position.stock().second.lost, 1);
    assert!(
        left.men()
            .iter()
            .all(|man| camelot().board().points[usize::from(man.at)].name != "E7")
    );
    assert_eq!(
        refusal(&stand("w 00", "E6 A4", "E7 E8 L13"), "E6xE8"),
        WhyNot::Occupied("E8".to_owned())
    );
}

#[test]
fn c_10_who_can_jump_must_capture() {
    let position = stand("w 00", "E6 A4", "E7 L13 K13");
    assert_eq!(turns(&position), all("E6xE8"));
    assert_eq!(refusal(&position, "A4-A5"), WhyNot::MustCapture);
    assert_eq!(refusal(&position, "E6-E5"), WhyNot::MustCapture);
}

#[test]
fn c_10_a_charge_fulfils_the_duty_to_capture_but_a_canter_does_not() {
    let position = at("2/8/10/m11/12/12/12/7m4/5m1M4/12/3M8/2N9/10M1/10/8/2 w 00");
    assert_eq!(turns(&position), all("C5-E7xG9xI9 H8xH10"));
    assert_eq!(
        refusal(&position, "C5-E7"),
        WhyNot::Exposed("E7".to_owned())
    );
}

#[test]
fn c_11_a_captured_piece_is_gone_at_once_and_cannot_be_jumped_again() {
    let position = stand("w 00", "E4 A4", "E5 L13 K13");
    assert_eq!(turns(&position), all("E4xE6"));
    assert_eq!(
        refusal(&position, "E4xE6xE4"),
        WhyNot::NoLeap {
            from: "E6".to_owned(),
            to: "E4".to_owned()
        }
    );
}

#[test]
fn c_12_a_jump_tour_may_end_where_it_began_and_the_piece_is_still_there() {
    let position = at("2/8/10/11m/12/12/12/12/12/4m7/3m1m6/3Mm7/10M1/10/8/2 w 00");
    assert_eq!(turns(&position), all("D5xF5xF7xD7xD5"));
    let left = after(&position, "D5xF5xF7xD7xD5");
    assert_eq!(
        left.text(),
        "2/8/10/11m/12/12/12/12/12/12/12/3M8/10M1/10/8/2 b 00 0 1"
    );
}

#[test]
fn c_13_a_jump_goes_on_as_long_as_the_piece_can_jump() {
    let position = stand("w 00", "D5 A4", "D6 E8 L13");
    assert_eq!(turns(&position), all("D5xD7xF9"));
    assert_eq!(
        refusal(&position, "D5xD7"),
        WhyNot::MustGoOn("D7".to_owned())
    );
}

#[test]
fn c_14_nobody_must_take_the_larger_number() {
    let position = at("2/8/10/7m4/12/12/4m7/12/2m1m7/12/3m8/3M8/9M2/10/8/2 w 00");
    assert_eq!(turns(&position), all("D5xD7xB9 D5xD7xF9xD11"));
}

#[test]
fn c_14_other_captures_make_another_turn_but_another_order_does_not() {
    let position = at("2/8/10/11m/12/12/3m8/12/2m1m7/12/2m1m1m5/3M8/10M1/10/8/2 w 00");
    let both = ["D5xB7xD9xF7xD5", "D5xB7xD9xD11", "D5xF7xD9xD11"];
    assert!(both.iter().all(|turn| turns(&position).contains(*turn)));
    let tour = at("2/8/10/11m/12/12/12/12/12/4m7/3m1m6/3Mm7/10M1/10/8/2 w 00");
    assert_eq!(
        tour.play("D5xD7xF7xF5xD5").unwrap().text(),
        "D5xF5xF7xD7xD5"
    );
}

#[test]
fn c_15_a_knight_may_canter_and_then_jump_but_a_man_may_not() {
    let knight = stand("w 00", "NC5 D6 K4", "F8 A13 B13");
    assert!(turns(&knight).contains("C5-E7xG9"));
    let man = stand("w 00", "C5 D6 K4", "F8 A13 B13");
    assert!(turns(&man).contains("C5-E7"));
    assert_eq!(refusal(&man, "C5-E7xG9"), WhyNot::OnlyKnightsCharge);
}

#[test]
fn c_15_after_a_jump_comes_no_canter() {
    let position = stand("w 00", "NC5 F9 K4", "D6 A13 B13");
    assert_eq!(turns_of(&position, "C5"), all("C5xE7"));
    assert_eq!(refusal(&position, "C5xE7-G9"), WhyNot::Unreadable);
}

#[test]
fn c_12_a_charge_may_end_where_it_began() {
    let position = stand("w 00", "NC5 D6 E6 K4", "D5 A13 B13");
    assert!(turns(&position).contains("C5-E7-E5xC5"));
    assert_eq!(after(&position, "C5-E7-E5xC5").stock().first.on_board, 4);
}

#[test]
fn c_16_a_knight_may_not_canter_to_or_past_a_square_from_which_it_could_jump() {
    let stop = stand("w 00", "NC5 D6 K4", "F8 A13 B13");
    assert_eq!(refusal(&stop, "C5-E7"), WhyNot::Exposed("E7".to_owned()));
    // Past E7, which is exposed, to G5, which is not.
    let past = stand("w 00", "NC5 D6 F6 K4", "E8 A13 B13");
    assert_eq!(refusal(&past, "C5-E7-G5"), WhyNot::Exposed("E7".to_owned()));
    assert_eq!(
        turns_of(&past, "C5"),
        all("C5-B4 C5-C4 C5-D4 C5-B5 C5-D5 C5-B6 C5-C6 C5-E7xE9")
    );
}

#[test]
fn c_16_an_enemy_castle_square_is_never_exposed() {
    let position = stand("w 00", "NF14 F15 K4", "E15 D15 A5");
    assert!(
        turns(&position).contains("F14-F16"),
        "elsewhere, E15 with D14 empty behind it would expose it"
    );
}

#[test]
fn c_16_another_way_round_the_exposed_square_is_open() {
    let position = at("2/8/10/m11/12/12/12/12/3MMmm5/6m5/2MM8/2N9/10M1/10/8/2 w 00");
    assert!(turns(&position).contains("C5-C7-E9"));
}

#[test]
fn c_16_plain_moves_and_men_mind_no_exposed_square() {
    let position = stand("w 00", "NC5 K4", "D7 A13");
    assert!(
        turns(&position).contains("C5-C6"),
        "from C6 it could jump D7"
    );
}

#[test]
fn c_17_a_charge_is_never_compulsory() {
    let position = stand("w 00", "NC5 D6 K4", "F8 A13 B13");
    assert!(turns(&position).contains("K4-K5"));
}
