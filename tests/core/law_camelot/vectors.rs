//! The published vectors: counts, sets of legal turns, whole games.
use super::{all, at, camelot, turns};
use crate::common::fixtures::law_table;
use crate::laws;
use inkundla_core::rules::camelot::{Camelot, RuleSheet};
use inkundla_core::rules::{GameHistory, Side, Verdict};

/// Rows with more leaves are counted only on demand.
const QUICK: u64 = 3_000;
/// Rows with more leaves take too long even on demand.
const DEEP: u64 = 200_000_000;

fn counts_agree(takes: impl Fn(u64) -> bool) {
    for row in law_table("camelot_perft.tsv") {
        let position = Camelot::parse(RuleSheet::default(), &row[1]).unwrap();
        laws::counts_agree(&row[0], &position, (&row[2..6], &row[6..10]), &takes);
    }
}

#[test]
fn positions_of_all_kinds_have_the_published_counts() {
    counts_agree(|leaves| leaves <= QUICK);
}

#[test]
#[ignore = "minutes without optimisation: cargo test --release --test it deep -- --ignored"]
fn deep_counts_agree_too() {
    counts_agree(|leaves| (QUICK..DEEP).contains(&leaves));
}

#[test]
fn the_start_has_100_turns_and_10026_answers() {
    assert_eq!(
        [1, 2].map(|depth| camelot().start().perft(depth)),
        [100, 10_026]
    );
}

#[test]
#[ignore = "minutes without optimisation: cargo test --release --test it deep -- --ignored"]
fn deep_counts_of_the_start_agree_too() {
    assert_eq!(
        [3, 4].map(|depth| camelot().start().perft(depth)),
        [1_070_822, 111_509_838]
    );
    let lenient = camelot()
        .with_options(&[("knight_exposed", "final_only")])
        .unwrap();
    assert_eq!(lenient.start().perft(3), 1_071_110);
}

#[test]
fn every_set_of_legal_turns_is_the_published_one() {
    for row in law_table("camelot_legal.tsv") {
        let position = at(&row[1]);
        assert_eq!(
            position.turns().len(),
            turns(&position).len(),
            "{} lists a turn twice",
            row[0]
        );
        assert_eq!(turns(&position), all(&row[3]), "{}", row[0]);
    }
}

#[test]
fn finished_positions_have_a_verdict() {
    for row in law_table("camelot_legal.tsv") {
        assert_eq!(
            at(&row[1]).verdict().map_or("-".to_owned(), verdict_text),
            row[2],
            "{}",
            row[0]
        );
    }
}

fn verdict_text(verdict: Verdict) -> String {
    let winner = match verdict.winner {
        Some(Side::First) => "white",
        Some(Side::Second) => "black",
        None => "draw",
    };
    format!("{winner}:{}", verdict.reason.name())
}

#[test]
fn every_published_game_is_played_to_its_end() {
    for row in law_table("camelot_playouts.tsv") {
        let mut course = GameHistory::from(camelot().start());
        for turn in row[5].split_whitespace() {
            course
                .play(turn)
                .unwrap_or_else(|refused| panic!("{}: {refused}", row[0]));
        }
        let verdict = course
            .verdict()
            .unwrap_or_else(|| panic!("{} does not end", row[0]));
        assert_eq!(
            verdict_text(verdict),
            format!("{}:{}", row[1], row[2]),
            "{}",
            row[0]
        );
        assert_eq!(course.turns().len().to_string(), row[3], "{}", row[0]);
        assert_eq!(course.turns().join(" "), row[5], "{}", row[0]);
        assert_eq!(course.position().text(), row[4], "{}", row[0]);
    }
}
