//! the discs, the turns, the end; B-01 to B-15.
use super::{after, all, at, refusal, reversi, turns};
use inkundla_core::rules::{GameHistory, Kind, LOST_TURN, Position, Reason, Ruleset, Side, WhyNot};

#[test]
fn r_01_each_player_has_32_discs() {
    let stock = reversi().start().stock();
    for side in Side::BOTH {
        assert_eq!((stock[side].on_board, stock[side].in_hand), (2, 30));
    }
}

#[test]
fn r_02_white_has_d4_and_e5_black_d5_and_e4_and_black_moves_first() {
    let start = reversi().start();
    assert_eq!(
        start.text(),
        "---------------------------OX------XO--------------------------- X"
    );
    assert_eq!(start.to_move(), Side::First);
    assert!(start.men().iter().all(|disc| disc.kind == Kind::Disc));
    assert_eq!(turns(&start), all("d3 c4 f5 e6"));
}

#[test]
fn r_03_a_disc_must_outflank_a_row() {
    let start = reversi().start();
    assert_eq!(
        refusal(&start, "c3"),
        WhyNot::OutflanksNothing("c3".to_owned())
    );
    assert_eq!(
        refusal(&start, "a1"),
        WhyNot::OutflanksNothing("a1".to_owned())
    );
    assert_eq!(refusal(&start, "d4"), WhyNot::Occupied("d4".to_owned()));
}

#[test]
fn r_04_rows_are_outflanked_in_every_direction_at_once() {
    let star = at("X--X--X--O-O-O----OOO---XOO-OOOX--OOO----O-O-O--X--O--X----X---- X");
    assert_eq!(turns(&star), all("d4"));
    let stock = after(&star, "d4").stock();
    assert_eq!(
        (stock.first.on_board, stock.second.on_board),
        (8 + 1 + 18, 0)
    );
}

#[test]
fn r_05_a_row_ends_at_the_first_disc_of_the_own_colour() {
    let position = at("-OXOX--- -------- -------- -------- -------- -------- -------- -------- X");
    assert_eq!(
        after(&position, "a1").text(),
        format!("XXXOX{} O", "-".repeat(59))
    );
}

#[test]
fn r_06_only_rows_from_the_placed_disc_are_turned() {
    // d1 turns c1. That b2 and c2 are then between black discs turns nothing.
    let position = at("
        - X O - - - - -
        X O O X - - - -
        - - - - - - - -
        - - - - - - - -
        - - - - - - - -
        - - - - - - - -
        - - - - - - - -
        - - - - - - - -
        X");
    let left = after(&position, "d1");
    assert_eq!(left.text()[..16], *"-XXX----XOOX----");
}

#[test]
fn r_06_rows_do_not_run_round_the_edge_of_the_board() {
    let edges = at("---------------OX----------------------OX----------------------- X");
    assert!(edges.verdict().is_some(), "h2, a3 and h5, a6 are no rows");
}

#[test]
fn r_07_every_outflanked_disc_is_turned() {
    let position = at("---------------------------OOO-----XXX-------------------------- X");
    let left = after(&position, "e3").stock();
    assert_eq!((left.first.on_board, left.second.on_board), (5, 2));
}

#[test]
fn r_08_who_can_outflank_may_not_pass_and_who_cannot_must() {
    assert_eq!(refusal(&reversi().start(), "--"), WhyNot::MayNotPass);
    let pass = at("OX------ -------- -------- -------- -------- -------- -------- -------- X");
    assert_eq!(turns(&pass), all("--"));
    assert_eq!(refusal(&pass, "c1"), WhyNot::MustPass);
    assert_eq!(turns(&after(&pass, "--")), all("c1"));
}

#[test]
fn r_08_a_pass_may_be_written_in_many_ways() {
    let pass = at("OX------ -------- -------- -------- -------- -------- -------- -------- X");
    for text in ["--", "pa", "PS", "Pass", "@@", " -- "] {
        assert_eq!(pass.play(text).unwrap().text(), "--");
    }
}

#[test]
fn r_09_a_placed_disc_never_leaves_its_square() {
    let mut game = GameHistory::from(reversi().start());
    let mut taken = 4;
    for turn in ["f5", "f6", "e6", "f4", "e3", "c5"] {
        game.play(turn).unwrap();
        taken += 1;
        assert_eq!(game.position().men().len(), taken);
    }
}

#[test]
fn r_10_each_placing_takes_a_disc_from_the_own_supply() {
    let stock = after(&reversi().start(), "f5").stock();
    assert_eq!((stock.first.in_hand, stock.second.in_hand), (29, 30));
}

#[test]
fn r_10_who_has_no_disc_left_is_given_one_by_the_opponent() {
    // White passes, so black places the last two discs and has but one.
    let position = at("
        X X X X X X O -
        X X X X X X X X
        X X X X X X X X
        X X X X X X X X
        X X X X X X X X
        X X X X X X X X
        X X X X X X X X
        X X X X X X O -
        X");
    let one = after(&after(&position, "h1"), "--");
    assert_eq!(
        (one.stock().first.in_hand, one.stock().second.in_hand),
        (0, 1)
    );
    let none = after(&one, "h8");
    assert_eq!(
        (none.stock().first.in_hand, none.stock().second.in_hand),
        (0, 0)
    );
}

#[test]
fn r_12_the_game_ends_when_nobody_can_move_though_squares_are_empty() {
    let position = at(&format!("{}- O", "X".repeat(63)));
    assert_eq!(position.verdict().unwrap().reason, Reason::Wipeout);
    let apart = at("X------- -------- -------- -------- -------- -------- -------- -------O X");
    assert_eq!(apart.verdict().unwrap().reason, Reason::NoMoves);
    assert_eq!(refusal(&apart, "--"), WhyNot::GameOver);
    assert!(apart.turns().is_empty(), "two passes are never listed");
}

#[test]
fn r_13_the_majority_wins_and_equal_numbers_are_a_draw() {
    let full = |black: usize| {
        at(&format!(
            "{}{} X",
            "X".repeat(black),
            "O".repeat(64 - black)
        ))
        .verdict()
        .unwrap()
    };
    assert_eq!(
        (full(33).winner, full(31).winner, full(32).winner),
        (Some(Side::First), Some(Side::Second), None)
    );
    assert_eq!(full(32).reason, Reason::Full);
}

#[test]
fn b_01_the_start_may_be_mirrored() {
    let rules = reversi().with_options(&[("start", "mirrored")]).unwrap();
    assert_eq!(
        rules.start().text(),
        "---------------------------XO------OX--------------------------- X"
    );
    assert_eq!(turns(&rules.start()), all("e3 f4 c5 d6"));
}

#[test]
fn b_01_or_the_players_may_fill_the_centre_as_they_like() {
    let rules = reversi().with_options(&[("start", "free_centre")]).unwrap();
    let mut game = GameHistory::from(rules.start());
    assert_eq!(turns(game.position()), all("d4 e4 d5 e5"));
    assert_eq!(game.position().stock().first.in_hand, 32);
    ["d4", "e4", "e5"]
        .into_iter()
        .for_each(|turn| game.play(turn).unwrap());
    assert_eq!(turns(game.position()), all("d5"));
    assert_eq!(
        refusal(game.position(), "c4"),
        WhyNot::OutflanksNothing("c4".to_owned())
    );
    game.play("d5").unwrap();
    assert_eq!(turns(game.position()), all("e3 f4 c5 d6"));
    assert!(rules.start().give_turn().is_some());
}

#[test]
fn an_unknown_option_or_value_is_refused_with_a_sentence() {
    let says = |name, value| {
        reversi()
            .with_options(&[(name, value)])
            .unwrap_err()
            .to_string()
    };
    assert_eq!(
        says("flying", "yes"),
        "there is no option flying; there are start"
    );
    assert_eq!(
        says("start", "corner"),
        "start cannot be corner; it can be standard, mirrored, free_centre"
    );
    let code = "reversi start=mirrored";
    assert_eq!(Ruleset::from_code(code).unwrap().code(), code);
}

#[test]
fn b_11_a_red_card_takes_a_turn_but_no_pass() {
    let mut game = GameHistory::from(reversi().start());
    assert!(game.give_turn());
    assert_eq!(
        (game.position().to_move(), game.turns()),
        (Side::Second, &[LOST_TURN.to_owned()][..])
    );
    let pass = at("OX------ -------- -------- -------- -------- -------- -------- -------- X");
    assert!(pass.give_turn().is_none(), "there is no turn to lose");
    let alone = after(&pass, "--");
    assert!(
        alone.give_turn().is_none(),
        "and none to give to who cannot move"
    );
}

#[test]
fn b_15_a1_is_the_upper_left_corner() {
    let board = reversi().board();
    let point = |name: &str| &board.points[usize::from(board.index_of(name).unwrap())];
    assert_eq!((point("a1").column, point("a1").row), (0, 0));
    assert_eq!((point("h8").column, point("h8").row), (7, 7));
    assert_eq!((point("c7").column, point("c7").row), (2, 6));
}

#[test]
fn squares_are_read_in_capitals_too() {
    assert_eq!(reversi().start().play(" F5 ").unwrap().text(), "f5");
}

#[test]
fn what_is_no_turn_is_refused() {
    let start = reversi().start();
    for text in ["", "f", "f5d6", "5f", "hello", "f5-", "é5"] {
        assert_eq!(refusal(&start, text), WhyNot::Unreadable, "{text}");
    }
    assert_eq!(refusal(&start, "i9"), WhyNot::NoSuchPoint("i9".to_owned()));
    assert_eq!(refusal(&start, LOST_TURN), WhyNot::LostTurn);
}

#[test]
fn a_text_that_is_no_position_is_refused_with_a_sentence() {
    let says = |text: &str| reversi().read(text).unwrap_err().to_string();
    assert_eq!(
        says(""),
        "a position has these parts, divided by single blanks: BOARD SIDE"
    );
    assert_eq!(
        says("--- X"),
        "the board is not of the form a1b1...h1a2...h8"
    );
    assert_eq!(
        says(&format!("{}? X", "-".repeat(63))),
        "? is no man of this game"
    );
    assert_eq!(
        says(&format!("{} b", "-".repeat(64))),
        "the side to move cannot be b; it can be X, O"
    );
}

#[test]
fn no_turn_of_another_game_is_read() {
    let others: Vec<Position> = ["camelot", "umlabalaba"]
        .map(|name| Ruleset::by_name(name).unwrap().start())
        .into();
    assert!(others.iter().all(|position| position.play("f5").is_err()));
}
