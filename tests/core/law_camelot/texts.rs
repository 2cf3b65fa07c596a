//! Turns and positions as text.
use super::{camelot, refusal, stand};
use inkundla_core::rules::WhyNot;

#[test]
fn a_turn_is_read_in_small_letters_and_written_in_capitals() {
    let position = camelot().start();
    assert_eq!(position.play(" c6-e8 ").unwrap().text(), "C6-E8");
    let jump = stand("w 00", "E6 A4", "E7 L13 K13");
    assert_eq!(jump.play("e6Xe8").unwrap().text(), "E6xE8");
}

#[test]
fn what_is_no_turn_is_refused_by_its_first_fault() {
    let position = camelot().start();
    for text in [
        "",
        "C6",
        "C6-",
        "-C6",
        "C6--C7",
        "C6xE8-E10",
        "hello",
        "C6 C7",
        "é6-C7",
    ] {
        assert_eq!(refusal(&position, text), WhyNot::Unreadable, "{text}");
    }
    assert_eq!(
        refusal(&position, "C6-C77"),
        WhyNot::NoSuchPoint("C77".to_owned())
    );
    assert_eq!(
        refusal(&position, "A1-A2"),
        WhyNot::NoSuchPoint("A1".to_owned())
    );
    assert_eq!(refusal(&position, "RC"), WhyNot::LostTurn);
    let endless = format!("C6{}", "-C7-C6".repeat(100));
    assert_eq!(refusal(&position, &endless), WhyNot::Unreadable);
}

#[test]
fn a_position_may_leave_out_quiet_plies_and_move_number() {
    let board = "2/8/10/12/12/2nmmmmmmn2/3nmmmmn3/12/12/3NMMMMN3/2NMMMMMMN2/12/12/10/8/2";
    for text in ["w 00", "w 00 0", "w 00 0 1"] {
        assert_eq!(
            camelot().read(&format!("{board} {text}")).unwrap().text(),
            camelot().start().text()
        );
    }
}

#[test]
fn a_text_that_is_no_position_is_refused_with_a_sentence() {
    let says = |text: &str| camelot().read(text).unwrap_err().to_string();
    let empty = "2/8/10/12/12/12/12/12/12/12/12/12/12/10/8";
    assert_eq!(
        says(""),
        "a position has these parts, divided by single blanks: BOARD SIDE CASTLEMOVES QUIET NUMBER"
    );
    assert_eq!(
        says("8/8 w 00"),
        "the board is not of the form RANK16/RANK15/.../RANK1"
    );
    assert_eq!(says(&format!("{empty}/3 w 00")), "rank 1 cannot be 3");
    assert_eq!(says(&format!("{empty}/M w 00")), "rank 1 cannot be M");
    assert_eq!(says(&format!("{empty}/M2 w 00")), "rank 1 cannot be M2");
    assert_eq!(says(&format!("{empty}/X1 w 00")), "rank 1 cannot be X1");
    assert_eq!(says(&format!("{empty}/é w 00")), "rank 1 cannot be é");
    assert_eq!(says(&format!("{empty}/999 w 00")), "rank 1 cannot be 999");
    assert_eq!(says(&format!("{empty}/2 w 00")), "the board is empty");
    assert_eq!(
        says(&format!("{empty}/MM x 00")),
        "the side to move cannot be x; it can be w, b"
    );
    assert_eq!(
        says(&format!("{empty}/MM w 03")),
        "the castle moves cannot be 03; it can be 00-22"
    );
    assert_eq!(
        says(&format!("{empty}/MM w 00 many")),
        "the count of quiet turns cannot be many; it can be 0-65535"
    );
    let crowd =
        "2/8/10/12/12/12/12/12/12/12/12/12/12/10/MMMMMMMM/2 w 00".replacen("12", "MMMMMMMMMMMM", 1);
    assert_eq!(
        says(&crowd),
        "player 1 has more men of a kind than a player begins with"
    );
    assert_eq!(
        says(&format!("MM{}/mm w 00", &empty[1..])),
        "the game cannot be over for both players"
    );
}
