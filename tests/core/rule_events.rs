//! What the law brings about with a turn, told at its moment: one test for each event, in every
//! family that knows it.

use inkundla_core::rules::{GameHistory, RuleEvent, Ruleset, Side};

/// The events after each turn from a position on.
fn events(rules: &str, text: &str, turns: &[&str]) -> Vec<Vec<RuleEvent>> {
    let position = Ruleset::from_code(rules).unwrap().read(text).unwrap();
    let mut course = GameHistory::from(position);
    let after = |turn: &&str| {
        course.play(turn).unwrap();
        course.rule_events()
    };
    turns.iter().map(after).collect()
}

fn after_one(rules: &str, text: &str, turn: &str) -> Vec<RuleEvent> {
    events(rules, text, &[turn]).remove(0)
}

#[test]
fn nothing_has_happened_when_a_game_begins() {
    for ruleset in Ruleset::all() {
        let course = GameHistory::from(ruleset.start());
        assert_eq!(course.rule_events(), [], "{}", ruleset.name());
    }
}

#[test]
fn a_full_board_asks_for_a_gift_of_each_and_then_the_first_player_moves() {
    let before = "CCcCcCc./CCcCcCcc/ccCcCcCC 2 0/1 0 0 -/- 23";
    let after = events("isizulu", before, &["E8", "~E1", "~E8"]);
    let expected = [
        RuleEvent::BoardFull { first: Side::First },
        RuleEvent::GiftDue { by: Side::Second },
        RuleEvent::GiftsDone { mover: Side::First },
    ];
    assert_eq!(after, expected.map(|one| vec![one]));
    // Elsewhere a full board ends the game, and the end is told.
    assert_eq!(after_one("umlabalaba", before, "E8"), []);
}

#[test]
fn who_is_left_with_three_flies_and_turns_are_counted_where_one_is_enough() {
    let text = "C.C..C../.C....../.c..c.cc 1 0/0 0 0 -/- 40";
    let flies = RuleEvent::FlyingBegins { side: Side::Second };
    let counts = RuleEvent::CountBegins {
        limit: 20,
        each: true,
    };
    let shot = "A2-E2xR5";
    assert_eq!(after_one("umlabalaba", text, shot), [flies, counts]);
    let alone = after_one("umlabalaba quiet_unit=ply", text, shot);
    assert!(
        alone.contains(&RuleEvent::CountBegins {
            limit: 10,
            each: false
        }),
        "{alone:?}"
    );
    // Both must have three.
    assert_eq!(after_one("morabaraba", text, shot), [flies]);
    // Nobody flies in isisuthu, and nothing is counted.
    let text = "C.C..C../.C....../.c..c.cc/. 1 0/0 0 0 -/- 40";
    assert_eq!(after_one("isisuthu", text, shot), []);
}

#[test]
fn a_count_is_told_from_half_of_its_limit_on() {
    let on_three = |count: u8| format!("C.c...../c..C.c../.c..c.C. 1 0/0 0 {count} -/- 80");
    let runs = RuleEvent::CountRuns {
        count: 10,
        limit: 20,
        each: true,
    };
    assert_eq!(after_one("umlabalaba", &on_three(8), "E1-E8"), []);
    assert_eq!(after_one("umlabalaba", &on_three(9), "E1-E8"), [runs]);
    // The last one is the end of the game.
    assert_eq!(after_one("umlabalaba", &on_three(19), "E1-E8"), []);
}

#[test]
fn camelot_counts_too_and_knows_nothing_else() {
    let board = "2/8/10/12/12/2nmmmmmmn2/3nmmmmn3/12/12/3NMMMMN3/2NMMMMMMN2/12/12/10/8/2";
    let quiet = |count: u8| {
        let text = format!("{board} w 00 {count} 30");
        let start = Ruleset::from_code("camelot").unwrap().read(&text).unwrap();
        let turn = start.turns().remove(0);
        after_one("camelot", &text, &turn)
    };
    assert_eq!(quiet(48), []);
    let runs = RuleEvent::CountRuns {
        count: 50,
        limit: 100,
        each: true,
    };
    assert_eq!(quiet(49), [runs]);
}

#[test]
fn who_is_shut_in_passes_where_the_law_says_so() {
    let cornered = "ccC...Cc/cC.....C/.......C 1 0/0 0 0 -/- 40";
    let passes = RuleEvent::ForcedPass { side: Side::Second };
    assert_eq!(after_one("isizulu", cornered, "R8-R1"), [passes]);
    assert_eq!(after_one("umlabalaba", cornered, "R8-R1"), []);
}

#[test]
fn in_reversi_a_pass_is_told_and_a_disc_that_is_handed_over() {
    // White passes, so black places the last two discs and has but one.
    let rows = ["XXXXXXO-", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX"].concat();
    let rest = ["XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXO-"].concat();
    let after = events("reversi", &format!("{rows}{rest} X"), &["h1", "--"]);
    let expected = [
        RuleEvent::ForcedPass { side: Side::Second },
        RuleEvent::DiscHandedOver {
            from: Side::Second,
            to: Side::First,
        },
    ];
    assert_eq!(after, expected.map(|one| vec![one]));
}
