//! Properties of random games under every ruleset.

use crate::fuzz::RULES;
use inkundla::rules::{GameHistory, LOST_TURN, Position, Rules, Ruleset};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// A game of random turns, some of them lost by a red card.
fn games(codes: &'static [&'static str]) -> impl Strategy<Value = (Ruleset, GameHistory)> {
    let choices = prop::collection::vec(any::<u16>(), 0..130);
    (prop::sample::select(codes), choices).prop_map(|(code, choices)| {
        let rules = Ruleset::from_code(code).unwrap();
        let mut course = GameHistory::from(rules.start());
        for choice in choices {
            let turns = course.position().turns();
            if course.verdict().is_some() {
                break;
            }
            if choice % 50 == 7 && course.give_turn() {
                continue;
            }
            course
                .play(&turns[usize::from(choice) % turns.len()])
                .unwrap();
        }
        (rules, course)
    })
}

/// The positions after every turn, by `each_after`.
fn together(position: &Position) -> Vec<String> {
    fn texts<R: Rules>(position: &R) -> Vec<String> {
        let mut texts = Vec::new();
        position.each_after(|after| texts.push(after.text()));
        texts
    }
    match position {
        Position::Mill(mill) => texts(mill),
        Position::Camelot(camelot) => texts(camelot),
        Position::Reversi(reversi) => texts(reversi),
    }
}

fn after(position: &Position, turn: &str) -> String {
    position.play(turn).unwrap().after().text()
}

/// Every text of a turn between two points, and of a turn on one.
fn simple_turns(rules: &Ruleset) -> Vec<String> {
    let names: Vec<&str> = rules
        .board()
        .points
        .iter()
        .map(|point| point.name)
        .collect();
    let pairs = names.iter().flat_map(|from| {
        let to = names.iter();
        to.flat_map(move |to| [format!("{from}-{to}"), format!("{from}x{to}")])
    });
    let signs = ["--", "", LOST_TURN].map(str::to_owned);
    pairs
        .chain(names.iter().map(|name| (*name).to_owned()))
        .chain(signs)
        .collect()
}

/// The same position of the morabaraba family with the players exchanged.
fn exchanged(rules: &Ruleset, text: &str) -> Position {
    let fields: Vec<&str> = text.split(' ').collect();
    let other_case = |letter: char| {
        if letter.is_ascii_lowercase() {
            letter.to_ascii_uppercase()
        } else {
            letter.to_ascii_lowercase()
        }
    };
    let board: String = fields[0].chars().map(other_case).collect();
    let to_move = if fields[1] == "1" { "2" } else { "1" };
    let pair = |text: &str| {
        let (first, second) = text.split_once('/').unwrap();
        format!("{second}/{first}")
    };
    let (hands, bans) = (pair(fields[2]), pair(fields[5]));
    let text = format!(
        "{board} {to_move} {hands} {} {} {bans} {}",
        fields[3], fields[4], fields[6]
    );
    rules.read(&text).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn each_after_agrees_with_play((_, course) in games(&RULES)) {
        for position in course.positions() {
            let each: Vec<String> = position.turns().iter().map(|turn| after(position, turn)).collect();
            prop_assert_eq!(together(position), each, "{}", position.text());
        }
    }

    #[test]
    fn only_listed_turns_are_legal((rules, course) in games(&["camelot", "reversi", "umlabalaba", "isisuthu"])) {
        let position = course.position();
        let listed: BTreeSet<String> = position.turns().into_iter().collect();
        for text in simple_turns(&rules) {
            match position.play(&text) {
                Ok(played) => prop_assert!(listed.contains(played.text()), "{text}"),
                Err(_) => prop_assert!(!listed.contains(&text), "{text}"),
            }
        }
    }

    #[test]
    fn the_family_treats_both_players_alike((rules, course) in games(&["umlabalaba", "morabaraba", "gar", "isizulu", "isipowe", "isisuthu"])) {
        // The only difference is that the first player gives first. G2
        let is_even = |position: &&Position| {
            let text = position.text();
            let fields: Vec<&str> = text.split(' ').collect();
            fields[3] == "0" && fields[0].contains('.')
        };
        for position in course.positions().iter().filter(is_even) {
            let other = exchanged(&rules, &position.text());
            prop_assert_eq!(other.turns(), position.turns());
            let winner = |position: &Position| position.verdict().map(|end| (end.winner, end.reason));
            let turned = winner(&other).map(|(winner, reason)| (winner.map(|side| !side), reason));
            prop_assert_eq!(turned, winner(position));
        }
    }
}
