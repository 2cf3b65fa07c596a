//! The published vectors: counts, sets of legal turns, whole games.
use crate::common::fixtures::law_table;
use inkundla_core::rules::{GameHistory, LOST_TURN, Position, Ruleset, Side, Verdict};
use std::collections::BTreeSet;

/// Rows with more leaves are counted only on demand.
const QUICK: u64 = 60_000;

#[derive(Clone, Copy, PartialEq)]
enum Depth {
    Quick,
    Deep,
}

impl Depth {
    fn takes(self, leaves: u64) -> bool {
        (leaves <= QUICK) == (self == Depth::Quick) && leaves < 20_000_000
    }
}

fn ruleset(name: &str, options: &str) -> Ruleset {
    Ruleset::from_code(&format!("{name} {options}")).unwrap()
}

fn position(rules: &Ruleset, text: &str) -> Position {
    if text == "start" {
        rules.start()
    } else {
        rules.read(text).unwrap()
    }
}

fn counts_agree(rules: &Ruleset, text: &str, depth: u32, leaves: &str, how_deep: Depth) {
    let leaves: u64 = leaves.parse().unwrap();
    if how_deep.takes(leaves) {
        assert_eq!(
            position(rules, text).perft(depth),
            leaves,
            "{} {text} to {depth}",
            rules.code()
        );
    }
}

fn starts(how_deep: Depth) {
    for row in law_table("mill_start.tsv") {
        counts_agree(
            &ruleset(&row[0], ""),
            &row[1],
            row[2].parse().unwrap(),
            &row[3],
            how_deep,
        );
    }
}

fn positions(how_deep: Depth) {
    for row in law_table("mill_perft.tsv") {
        let rules = ruleset(&row[0], "");
        for (depth, leaves) in (1..)
            .zip(&row[2..6])
            .filter(|(_, leaves)| !leaves.is_empty())
        {
            counts_agree(&rules, &row[1], depth, leaves, how_deep);
        }
    }
}

fn options(how_deep: Depth) {
    for row in law_table("mill_options.tsv") {
        counts_agree(
            &ruleset(&row[0], &row[1]),
            &row[2],
            row[3].parse().unwrap(),
            &row[4],
            how_deep,
        );
    }
}

#[test]
fn the_starts_have_the_published_counts() {
    starts(Depth::Quick);
}

#[test]
fn positions_of_all_kinds_have_the_published_counts() {
    positions(Depth::Quick);
}

#[test]
fn changed_options_have_the_published_counts() {
    options(Depth::Quick);
}

#[test]
#[ignore = "minutes without optimisation: cargo test --release --test it deep -- --ignored"]
fn deep_counts_agree_too() {
    starts(Depth::Deep);
    positions(Depth::Deep);
    options(Depth::Deep);
}

#[test]
fn every_position_is_read_and_written_the_same() {
    for file in ["mill_start.tsv", "mill_perft.tsv", "mill_legal.tsv"] {
        for row in law_table(file) {
            assert_eq!(ruleset(&row[0], "").read(&row[1]).unwrap().text(), row[1]);
        }
    }
    for row in law_table("mill_options.tsv")
        .into_iter()
        .filter(|row| row[2] != "start")
    {
        assert_eq!(
            ruleset(&row[0], &row[1]).read(&row[2]).unwrap().text(),
            row[2]
        );
    }
}

#[test]
fn every_set_of_legal_turns_is_the_published_one() {
    for row in law_table("mill_legal.tsv") {
        let position = ruleset(&row[0], "").read(&row[1]).unwrap();
        let listed = position.turns();
        let ours: BTreeSet<&str> = listed.iter().map(String::as_str).collect();
        assert_eq!(ours.len(), listed.len(), "{} lists a turn twice", row[1]);
        assert_eq!(
            ours,
            row[2].split_whitespace().collect(),
            "{} {}",
            row[0],
            row[1]
        );
    }
}

#[test]
fn finished_positions_have_a_verdict() {
    for row in law_table("mill_perft.tsv") {
        let verdict = ruleset(&row[0], "").read(&row[1]).unwrap().verdict();
        assert_eq!(
            verdict.map_or("-".to_owned(), verdict_text),
            row[6],
            "{} {}",
            row[0],
            row[1]
        );
    }
}

fn verdict_text(verdict: Verdict) -> String {
    let winner = match verdict.winner {
        None => 0,
        Some(Side::First) => 1,
        Some(Side::Second) => 2,
    };
    format!(
        "{{'winner': {winner}, 'reason': '{}'}}",
        verdict.reason.name()
    )
}

#[test]
fn every_published_game_is_played_to_its_end() {
    for row in law_table("mill_playouts.tsv") {
        let mut course = GameHistory::from(ruleset(&row[0], "").start());
        for turn in row[5].split_whitespace() {
            assert_eq!(course.verdict(), None, "{} is over before {turn}", row[5]);
            match turn {
                LOST_TURN => assert!(
                    course.give_turn(),
                    "{} gives no turn",
                    course.position().text()
                ),
                _ => course.play(turn).unwrap(),
            }
        }
        let verdict = course
            .verdict()
            .unwrap_or_else(|| panic!("{} does not end", row[5]));
        let result = match verdict.winner {
            Some(Side::First) => "1-0",
            Some(Side::Second) => "0-1",
            None => "1/2-1/2",
        };
        assert_eq!(
            [result, verdict.reason.name()],
            [&row[1], &row[2]],
            "{}",
            row[5]
        );
        assert_eq!(course.turns().len().to_string(), row[3]);
        assert_eq!(course.position().text(), row[4]);
    }
}
