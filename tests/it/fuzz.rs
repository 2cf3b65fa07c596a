//! Fuzz tests of parsers: no input panics, and accepted input
//! round-trips.

use crate::common::fixtures::law_table;
use crate::records::{file, game, short_game};
use inkundla::formats::record;
use inkundla::rules::{GameHistory, Position, Ruleset};
use proptest::prelude::*;

/// Every game, with the options that change its notation most.
pub(crate) const RULES: [&str; 12] = [
    "umlabalaba",
    "morabaraba",
    "gar",
    "isizulu",
    "isipowe",
    "isisuthu",
    "umlabalaba board=full25 centre_long_mills=true captures_per_move=per_line",
    "isizulu hand=4.0.0 win_lost=2",
    "camelot",
    "camelot camelot_draws=off",
    "reversi",
    "reversi start=free_centre",
];

/// The characters of all our notations, and some others.
const LETTERS: &str = "EARC12345678abcdefgh MNmnwbXO-.~=x!+/0 9|@HW\té\u{0}\u{1F404}";

fn rules() -> impl Strategy<Value = Ruleset> {
    prop::sample::select(&RULES[..]).prop_map(|code| Ruleset::from_code(code).unwrap())
}

/// Any text, mostly of characters of our notations.
fn anything() -> impl Strategy<Value = String> {
    let letters: Vec<char> = LETTERS.chars().collect();
    let likely = prop::collection::vec(prop::sample::select(letters), 0..90)
        .prop_map(|letters| letters.into_iter().collect());
    prop_oneof![3 => likely, 1 => any::<String>()]
}

/// An edit of a text: position, number of removed characters, inserted text.
type Edit = (prop::sample::Index, usize, String);

fn edits() -> impl Strategy<Value = Vec<Edit>> {
    let letters: Vec<char> = LETTERS.chars().collect();
    let put = prop::collection::vec(prop::sample::select(letters), 0..3)
        .prop_map(|letters| letters.into_iter().collect());
    prop::collection::vec((any::<prop::sample::Index>(), 0usize..3, put), 0..4)
}

fn edited(text: &str, edits: &[Edit]) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for (at, cut, put) in edits {
        let at = at.index(letters.len() + 1);
        let end = (at + cut).min(letters.len());
        letters.splice(at..end, put.chars());
    }
    letters.into_iter().collect()
}

/// Positions of all games in notation.
fn positions() -> Vec<String> {
    let column = |table: &str, column: usize| -> Vec<String> {
        let rows = law_table(table).into_iter();
        rows.map(|mut row| row.swap_remove(column)).collect()
    };
    [
        column("mill_legal.tsv", 1),
        column("camelot_legal.tsv", 1),
        column("reversi_legal.tsv", 1),
        column("camelot_playouts.tsv", 4),
    ]
    .concat()
}

/// Games of all rulesets: the ruleset's name and the turns.
fn games() -> Vec<(String, Vec<String>)> {
    let turns = |text: &str| text.split_whitespace().map(str::to_owned).collect();
    let mill = law_table("mill_playouts.tsv").into_iter().step_by(9);
    let mill = mill.map(|row| (row[0].clone(), turns(&row[5])));
    let camelot = law_table("camelot_playouts.tsv").into_iter().step_by(4);
    let camelot = camelot.map(|row| ("camelot".to_owned(), turns(&row[5])));
    let reversi = law_table("reversi_playouts.tsv").into_iter().step_by(4);
    let reversi = reversi.map(|row| ("reversi".to_owned(), turns(&row[7])));
    mill.chain(camelot).chain(reversi).collect()
}

/// Invariants of every accepted position.
fn holds(rules: &Ruleset, position: &Position) {
    let text = position.text();
    let again = rules.read(&text).unwrap();
    assert_eq!(again.text(), text);
    assert_eq!(again.repetition_key(), position.repetition_key());
    let turns = position.turns();
    assert_eq!(turns.is_empty(), position.verdict().is_some(), "{text}");
    for turn in turns.iter().take(8) {
        let after = position.play(turn).unwrap().into_after();
        after.perft(1);
    }
    position.give_turn().map(|given| given.perft(1));
    let _is_drawn = (position.men(), position.stock(), position.quiet());
}

/// Asserts that the canonical notation of an accepted turn leads to the same position.
fn is_read_the_same(position: &Position, text: &str) {
    if let Ok(played) = position.play(text) {
        let again = position.play(played.text()).unwrap();
        assert_eq!(again.text(), played.text());
        assert_eq!(again.after().text(), played.after().text());
        assert!(position.turns().iter().any(|turn| turn == played.text()));
    }
    if let Ok(played) = position.play_irregular(text) {
        let again = position.play_irregular(played.text()).unwrap();
        assert_eq!(again.text(), played.text());
        assert_eq!(again.after().text(), played.after().text());
    }
}

/// Plays the legal ones of some turns, takes some back and skips some.
fn play(course: &mut GameHistory, turns: &[String]) {
    for turn in turns {
        match turn.as_str() {
            "RC" => {
                course.give_turn();
            }
            "undo" => {
                course.take_back();
            }
            turn => {
                let _may_be_illegal = course.play_irregular(turn);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn any_text_is_a_position_or_is_refused(rules in rules(), text in anything()) {
        if let Ok(position) = rules.read(&text) {
            holds(&rules, &position);
        }
    }

    #[test]
    fn any_text_is_a_turn_or_is_refused(rules in rules(), text in anything()) {
        is_read_the_same(&rules.start(), &text);
    }

    #[test]
    fn any_text_is_a_ruleset_or_is_refused(which in prop::sample::select(&RULES[..]), edits in edits(), text in anything()) {
        for code in [edited(which, &edits), text] {
            if let Ok(rules) = Ruleset::from_code(&code) {
                prop_assert_eq!(Ruleset::from_code(&rules.code()).unwrap(), rules);
            }
        }
    }
}

#[test]
fn a_mutated_position_is_read_or_refused() {
    let positions = positions();
    let slips = (prop::sample::select(positions), edits(), rules());
    run(150, &slips, |(text, edits, other)| {
        let text = edited(&text, &edits);
        let own = ["gar", "isipowe", "isisuthu", "camelot", "reversi"].map(Ruleset::by_name);
        for rules in own.into_iter().flatten().chain([other]) {
            if let Ok(position) = rules.read(&text) {
                holds(&rules, &position);
            }
        }
    });
}

#[test]
fn a_mutated_record_is_replayed_as_far_as_possible() {
    let slip = prop_oneof![
        Just("RC".to_owned()),
        Just("undo".to_owned()),
        Just("--".to_owned()),
        anything()
    ];
    let slips = prop::collection::vec((any::<prop::sample::Index>(), edits(), slip), 1..6);
    run(
        120,
        &(prop::sample::select(games()), slips),
        |((name, mut turns), slips)| {
            let rules = Ruleset::by_name(&name).unwrap();
            for (at, edits, slip) in slips {
                let at = at.index(turns.len());
                turns[at] = edited(&turns[at], &edits);
                turns.insert(at, slip);
            }
            let mut course = GameHistory::from(rules.start());
            play(&mut course, &turns);
            holds_in(&rules, &course);
        },
    );
}

#[test]
fn a_mutated_turn_is_read_or_refused() {
    let game = prop::sample::select(games());
    let slips = (game, any::<prop::sample::Index>(), edits());
    run(60, &slips, |((name, turns), at, edits)| {
        let at = at.index(turns.len().min(60));
        let mut course = GameHistory::from(Ruleset::by_name(&name).unwrap().start());
        play(&mut course, &turns[..at]);
        is_read_the_same(course.position(), &edited(&turns[at], &edits));
    });
}

#[test]
fn a_game_of_only_red_cards_does_not_end() {
    for code in RULES {
        let mut course = GameHistory::from(Ruleset::from_code(code).unwrap().start());
        play(&mut course, &vec!["RC".to_owned(); 300]);
        let _is_drawn = course.verdict();
        play(&mut course, &vec!["undo".to_owned(); 300]);
        assert_eq!(course.occurrences(), 1, "{code}");
    }
}

#[test]
fn a_mutated_record_file_is_read_or_refused() {
    let records = file(vec![game(1, &short_game()), game(2, &short_game()[..4])]);
    let text = record::write(&records);
    run(150, &edits(), |edits| {
        let reading = record::read(edited(&text, &edits).as_bytes());
        // The parsed part can be written, and is then parsed completely.
        let again = record::write(&reading.records);
        assert_eq!(record::read(again.as_bytes()).records, reading.records);
    });
}

#[test]
fn any_bytes_are_a_file_of_records_or_are_refused() {
    let begun = prop::sample::select(vec![
        "",
        "inkundla record 1\n",
        "inkundla record 1\nnames alias\nevent k \"x\"\ngame round 1 board 1\n",
        "{\"format\":\"inkundla record\",\"version\":1,\"names\":\"alias\",\"events\":[",
    ]);
    run(
        150,
        &(begun, anything(), any::<Vec<u8>>()),
        |(begun, text, bytes)| {
            let text = format!("{begun}{text}");
            for bytes in [
                text.as_bytes(),
                &bytes,
                &[begun.as_bytes(), &bytes].concat(),
            ] {
                let reading = record::read(bytes);
                assert!(!reading.faults.is_empty() || reading.records.events.is_empty());
            }
        },
    );
}

/// Asserts that the recorded game replays to the same end.
fn holds_in(rules: &Ruleset, course: &GameHistory) {
    let mut again = GameHistory::from(rules.start());
    play(&mut again, course.turns());
    assert_eq!(&again, course);
    assert_eq!(again.position().text(), course.position().text());
    assert_eq!(again.verdict(), course.verdict());
}

fn run<S: Strategy>(cases: u32, strategy: &S, holds: impl Fn(S::Value)) {
    let config = ProptestConfig {
        cases,
        failure_persistence: None,
        ..ProptestConfig::default()
    };
    let mut runner = proptest::test_runner::TestRunner::new(config);
    runner
        .run(strategy, |value| {
            holds(value);
            Ok(())
        })
        .unwrap();
}
