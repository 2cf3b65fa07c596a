//! The events that the law causes after a turn: a test for each event and family.

use inkundla_core::rules::{GameHistory, RuleEvent, Ruleset, Side};

/// The events after each of some turns from a position.
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
fn a_new_game_has_no_events() {
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
    // In other games a full board ends the game, so there is no event.
    assert_eq!(after_one("umlabalaba", before, "E8"), []);
}

#[test]
fn a_player_with_three_flies_and_turns_are_counted_where_one_is_enough() {
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
    // Both players must be down to three.
    assert_eq!(after_one("morabaraba", text, shot), [flies]);
    // Isisuthu has neither flying nor a count.
    let text = "C.C..C../.C....../.c..c.cc/. 1 0/0 0 0 -/- 40";
    assert_eq!(after_one("isisuthu", text, shot), []);
}

#[test]
fn a_count_is_announced_from_half_of_its_limit() {
    let on_three = |count: u8| format!("C.c...../c..C.c../.c..c.C. 1 0/0 0 {count} -/- 80");
    let runs = RuleEvent::CountRuns {
        count: 10,
        limit: 20,
        each: true,
    };
    assert_eq!(after_one("umlabalaba", &on_three(8), "E1-E8"), []);
    assert_eq!(after_one("umlabalaba", &on_three(9), "E1-E8"), [runs]);
    // The last turn ends the game.
    assert_eq!(after_one("umlabalaba", &on_three(19), "E1-E8"), []);
}

#[test]
fn camelot_announces_only_its_count() {
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
fn a_blocked_player_passes_where_the_law_says_so() {
    let cornered = "ccC...Cc/cC.....C/.......C 1 0/0 0 0 -/- 40";
    let passes = RuleEvent::ForcedPass { side: Side::Second };
    assert_eq!(after_one("isizulu", cornered, "R8-R1"), [passes]);
    assert_eq!(after_one("umlabalaba", cornered, "R8-R1"), []);
}

#[test]
fn reversi_announces_a_pass_and_a_disc_handed_over() {
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
