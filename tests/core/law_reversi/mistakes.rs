//! discs turned or left unturned by mistake, noticed too late.
use super::{after, at, refusal, reversi, turns};
use inkundla_core::rules::{GameHistory, Position, Ruleset, WhyNot};

fn irregular(position: &Position, text: &str) -> WhyNot {
    position.play_irregular(text).unwrap_err().why
}

#[test]
fn r_11_only_the_umpire_may_enter_a_mistake() {
    let start = reversi().start();
    assert_eq!(refusal(&start, "f5!-e5"), WhyNot::UmpireOnly);
    let played = start.play_irregular("f5!-e5").unwrap();
    assert_eq!(played.text(), "f5!-e5");
    assert_eq!(
        played.after().text(),
        "---------------------------OX------XOX-------------------------- O"
    );
}

#[test]
fn r_11_inside_the_window_the_turn_is_taken_back_and_played_right() {
    let mut game = GameHistory::from(reversi().start());
    game.play_irregular("f5!-e5").unwrap();
    game.take_back();
    game.play("f5").unwrap();
    assert_eq!(
        game.position().text(),
        after(&reversi().start(), "f5").text()
    );
}

#[test]
fn r_11_afterwards_the_game_continues_from_the_board_as_it_is() {
    let mut game = GameHistory::from(reversi().start());
    game.play_irregular("f5!-e5!+d4").unwrap();
    assert_eq!(game.turns(), ["f5!-e5!+d4"]);
    let ideal = turns(&after(&reversi().start(), "f5"));
    assert_ne!(turns(game.position()), ideal);
    let square = game.position().turns().remove(0);
    game.play(&square).unwrap();
}

#[test]
fn r_11_mistakes_are_written_in_the_order_missed_then_extra_by_square() {
    let before = at("-----OX----OOO----O-XXXX--XOXXX----XOXO----OOOO------OO-----O--- X");
    let played = before.play_irregular("H5!+g4!-g5!+f1").unwrap();
    assert_eq!(played.text(), "h5!-g5!+f1!+g4");
}

#[test]
fn b_03_a_disc_that_was_not_outflanked_cannot_have_been_missed() {
    let start = reversi().start();
    assert_eq!(
        irregular(&start, "f5!-d4"),
        WhyNot::NotWrong("d4".to_owned())
    );
    assert_eq!(
        irregular(&start, "f5!+e5"),
        WhyNot::NotWrong("e5".to_owned())
    );
    assert_eq!(
        irregular(&start, "f5!+a1"),
        WhyNot::NotWrong("a1".to_owned())
    );
    assert_eq!(
        irregular(&start, "f5!-e5!-e5"),
        WhyNot::NotWrong("e5".to_owned())
    );
}

#[test]
fn b_07_a_disc_that_outflanks_nothing_is_recorded_with_a_mark() {
    let played = reversi().start().play_irregular("a1!").unwrap();
    assert_eq!(played.text(), "a1!");
    assert_eq!(played.after().stock().first.on_board, 3);
    assert_eq!(
        irregular(&reversi().start(), "d4!"),
        WhyNot::Occupied("d4".to_owned())
    );
    assert_eq!(
        irregular(&reversi().start(), "a1"),
        WhyNot::OutflanksNothing("a1".to_owned())
    );
}

#[test]
fn b_08_the_placed_disc_may_lie_wrong_side_up() {
    let played = reversi().start().play_irregular("f5!+f5").unwrap();
    assert_eq!(played.text(), "f5!+f5");
    let stock = played.after().stock();
    assert_eq!((stock.first.on_board, stock.second.on_board), (3, 2));
}

#[test]
fn a_turn_without_mistakes_is_the_ordinary_turn() {
    let start = reversi().start();
    for text in ["f5", "f5!"] {
        let played = start.play_irregular(text).unwrap();
        assert_eq!(
            (played.text(), played.after().text()),
            ("f5", after(&start, "f5").text())
        );
    }
}

#[test]
fn an_impossible_mistake_is_refused() {
    let start = reversi().start();
    for text in [
        "f5!e5", "f5!*e5", "f5!-", "f5!!-e5", "!-e5", "f5-e5", "f5!-e5!", "f5!é",
    ] {
        assert_eq!(irregular(&start, text), WhyNot::Unreadable, "{text}");
    }
    assert_eq!(
        irregular(&start, "f5!-i9"),
        WhyNot::NoSuchPoint("i9".to_owned())
    );
    let over = at("X------- -------- -------- -------- -------- -------- -------- -------O X");
    assert_eq!(irregular(&over, "b2!"), WhyNot::GameOver);
}

#[test]
fn other_games_have_no_turns_with_mistakes() {
    let start = Ruleset::by_name("camelot").unwrap().start();
    assert_eq!(start.play_irregular("C6-E8").unwrap().text(), "C6-E8");
    assert_eq!(irregular(&start, "C6-E8!"), WhyNot::Unreadable);
}
