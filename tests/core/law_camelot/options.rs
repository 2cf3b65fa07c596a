//! The options: other readings of the gaps.
use super::{after, all, camelot, drawn, turns, turns_of};
use inkundla_core::rules::{GameHistory, Position, Reason, Ruleset, Side};

fn reading(name: &str, value: &str) -> Ruleset {
    camelot().with_options(&[(name, value)]).unwrap()
}

fn stand(rules: &Ruleset, side: &str, white: &str, black: &str) -> Position {
    rules.read(&drawn(side, white, black)).unwrap()
}

#[test]
fn a_01_a_knight_may_canter_past_an_exposed_square_but_not_stop_on_it() {
    let rules = reading("knight_exposed", "final_only");
    let past = stand(&rules, "w 00", "NC5 D6 F6 K4", "E8 A13 B13");
    assert!(turns(&past).contains("C5-E7-G5"));
    assert!(!turns(&past).contains("C5-E7"));
    assert!(past.play("C5-E7-G5").is_ok() && past.play("C5-E7").is_err());
}

#[test]
fn a_02_a_jump_may_not_land_where_it_began() {
    let rules = reading("jump_origin", "blocked");
    let tour = rules
        .read("2/8/10/11m/12/12/12/12/12/4m7/3m1m6/3Mm7/10M1/10/8/2 w 00")
        .unwrap();
    assert_eq!(turns(&tour), all("D5xF5xF7xD7 D5xD7xF7xF5"));
}

#[test]
fn a_03_a_canter_may_pass_through_the_own_castle_but_not_stop_there() {
    let rules = reading("own_castle_transit", "allowed");
    let position = stand(&rules, "w 00", "E3 F2 G2 K6", "A13 B13");
    assert!(turns_of(&position, "E3").contains("E3-G1-G3"));
    assert!(!turns_of(&position, "E3").contains("E3-G1"));
    assert!(position.play("E3-G1").is_err());
}

#[test]
fn a_04_two_ways_to_one_outcome_are_one_turn() {
    let position = super::stand("w 00", "C5 D6 D8 B6 B8 K4", "A13 B13");
    assert_eq!(
        turns(&position)
            .iter()
            .filter(|turn| turn.starts_with("C5") && turn.ends_with("C9"))
            .count(),
        1
    );
    assert_eq!(position.play("C5-E7-C9").unwrap().text(), "C5-A7-C9");
}

#[test]
fn a_06_a_castle_move_may_be_made_though_a_capture_is_possible() {
    let rules = reading("castle_move_precedence", "free");
    assert_eq!(
        turns(&stand(&rules, "w 00", "F16 C8", "C9 A4")),
        all("C8xC10 F16-G16")
    );
}

#[test]
fn a_07_a_piece_that_cannot_leave_its_castle_loses_the_game_or_binds_nobody() {
    let (white, black) = ("F1 A4", "E2 F2 G2 E3 D3 F3 G3 H3");
    assert_eq!(
        super::stand("w 00", white, black).verdict().unwrap().reason,
        Reason::Stalemate
    );
    let lenient = stand(
        &reading("castle_duty", "lapses_if_blocked"),
        "w 00",
        white,
        black,
    );
    assert_eq!(turns(&lenient), all("A4-B3 A4-B4 A4-A5 A4-B5"));
}

#[test]
fn a_08_one_piece_against_none_wins() {
    let last = |rules: &Ruleset| {
        after(&stand(rules, "w 00", "E6", "E7 E9"), "E6xE8xE10")
            .verdict()
            .unwrap()
    };
    assert_eq!(last(&camelot()).reason, Reason::Material);
    let rules = reading("material", "last_piece_wins");
    assert_eq!(
        (last(&rules).winner, last(&rules).reason),
        (Some(Side::First), Reason::Captured)
    );
    assert_eq!(
        stand(&rules, "w 00", "E6", "L13").verdict().unwrap().reason,
        Reason::Material
    );
}

#[test]
fn a_09_one_piece_may_win_by_stalemate() {
    let rules = reading("stalemate_min_pieces", "1");
    let verdict = stand(&rules, "b 00", "A4", "F16 E15 F15 G15 D14 F14 H14")
        .verdict()
        .unwrap();
    assert_eq!(
        (verdict.winner, verdict.reason),
        (Some(Side::First), Reason::Stalemate)
    );
}

#[test]
fn a_10_by_option_repetition_and_quiet_moves_draw_nothing() {
    let rules = reading("camelot_draws", "off");
    let position = rules
        .read(&format!("{} 100 120", drawn("w 00", "C8 D8", "I8 J8")))
        .unwrap();
    assert_eq!(
        (
            position.verdict(),
            position.quiet(),
            position.repetition_limit()
        ),
        (None, None, None)
    );
    assert!(position.play("C8-C9").is_ok());
}

#[test]
fn a_10_a_draw_may_be_counted_and_left_to_a_claim() {
    let rules = reading("draws", "claim");
    let position = rules
        .read(&format!("{} 100 120", drawn("w 00", "C8 D8", "I8 J8")))
        .unwrap();
    assert_eq!(position.verdict(), None);
    assert_eq!(position.quiet().unwrap().plies, 100);
    let mut game = GameHistory::from(position);
    for turn in ["C8-C9", "I8-I9", "C9-C8", "I9-I8"].repeat(2) {
        game.play(turn).unwrap();
    }
    assert_eq!((game.occurrences(), game.verdict()), (3, None));
    let nonsense = [("camelot_draws", "off"), ("draws", "claim")];
    assert!(camelot().with_options(&nonsense).is_err());
}

#[test]
fn a_16_one_move_jumps_into_the_own_castle_twice_or_not() {
    let jumps = |rules: &Ruleset| turns(&stand(rules, "w 00", "D3 K6", "E2 F2 G2 G3 A13"));
    assert_eq!(jumps(&camelot()), all("D3xF1xF3xH3xF1"));
    let once = reading("reentry", "forbidden");
    assert_eq!(jumps(&once), all("D3xF1xF3xH3 D3xF1xH3xF3"));
    let position = stand(&once, "w 00", "D3 K6", "E2 F2 G2 G3 A13");
    assert!(position.play("D3xF1xF3xH3xF1").is_err());
}

#[test]
fn a_17_two_pieces_in_their_own_castle_may_be_refused() {
    let rules = reading("setup", "reject");
    for (white, black) in [("F1 G1", "A13 B13"), ("C8 D8", "F16 G16")] {
        let text = drawn("w 00", white, black);
        assert!(camelot().read(&text).is_ok());
        let fault = rules.read(&text).unwrap_err().to_string();
        assert!(fault.contains("own castle"), "{fault}");
    }
    assert!(rules.read(&drawn("w 00", "F1 C8", "G16 A13")).is_ok());
    let nonsense = [("setup", "reject"), ("castle_duty", "lapses_if_blocked")];
    assert!(camelot().with_options(&nonsense).is_err());
}

#[test]
fn a_11_castle_moves_used_may_not_make_a_position_another() {
    let rules = reading("repetition", "board_only");
    let mut game = GameHistory::from(stand(&rules, "w 00", "F16 C8", "A4 B4"));
    ["F16-G16", "A4-A5", "G16-F16", "A5-A4"]
        .into_iter()
        .for_each(|turn| game.play(turn).unwrap());
    assert_eq!(game.occurrences(), 2);
}

#[test]
fn a_12_a_castle_move_may_be_quiet() {
    let rules = reading("castle_move_resets", "no");
    let position = rules
        .read(&format!("{} 90 120", drawn("w 00", "F16 D8", "I8 J8")))
        .unwrap();
    assert_eq!(after(&position, "F16-G16").quiet().unwrap().plies, 91);
}

#[test]
fn a_13_a_forfeited_turn_counts_as_a_quiet_move_or_not() {
    let plies = |rules: &Ruleset| {
        stand(rules, "w 00", "C8 D8", "I8 J8")
            .give_turn()
            .unwrap()
            .quiet()
            .unwrap()
            .plies
    };
    assert_eq!(
        (plies(&camelot()), plies(&reading("forfeit_counts", "no"))),
        (1, 0)
    );
}

#[test]
fn a_17_of_two_pieces_in_the_own_castle_one_must_leave_by_a_jump_if_it_can() {
    let position = camelot()
        .read("2/8/10/mm10/12/12/12/12/12/12/10M1/12/12/10/4m3/MM w 00")
        .unwrap();
    assert_eq!(turns(&position), all("F1xH3 G1xG3"));
}

#[test]
fn an_unknown_option_or_value_is_refused_with_a_sentence() {
    let unknown = camelot().with_options(&[("flying", "yes")]).unwrap_err();
    let sentence = unknown.to_string();
    assert!(sentence.starts_with("there is no option flying; there are knight_exposed, "));
    let value = camelot()
        .with_options(&[("jump_origin", "open")])
        .unwrap_err();
    assert_eq!(
        value.to_string(),
        "jump_origin cannot be open; it can be free, blocked"
    );
}

#[test]
fn a_ruleset_with_options_is_written_as_a_code_and_read_back() {
    let rules = camelot()
        .with_options(&[("jump_origin", "blocked"), ("material", "last_piece_wins")])
        .unwrap();
    assert_eq!(
        rules.code(),
        "camelot jump_origin=blocked material=last_piece_wins"
    );
    assert_eq!(Ruleset::from_code(&rules.code()), Ok(rules));
    assert_eq!(reading("jump_origin", "free"), camelot());
}
