//! Properties of random games.
use super::boards::{Symmetry, board_text, symmetries};
use crate::laws::{texts_are_read_back, turns_last_until_the_verdict};
use inkundla_core::rules::{Board, GameHistory, Position, Ruleset, Side};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// The six games and the options that change the course of play most.
const RULES: [&str; 15] = [
    "umlabalaba",
    "morabaraba",
    "gar",
    "isizulu",
    "isipowe",
    "isisuthu",
    "isisuthu board=full25 centre_long_mills=true captures_per_move=per_line",
    "umlabalaba captures_per_move=per_line capture=optional",
    "isizulu gift_counts=false",
    "gar no_return_intact=true target=any immobile=draw",
    "umlabalaba target=strict",
    "isizulu hand=4.0.0 win_lost=2",
    "umlabalaba board=plain24 full_board=gift immobile=pass",
    "umlabalaba moving_begins=all_placed",
    "isipowe moving_begins=all_placed",
];

/// Plays a game by choices, each an index into the legal turns; 255 is a red card
/// if one can be shown.
fn game(rules: &Ruleset, choices: &[u8]) -> GameHistory {
    let mut course = GameHistory::from(rules.start());
    for choice in choices {
        let turns = course.position().turns();
        if course.verdict().is_some() {
            break;
        }
        if *choice == 255 && course.give_turn() {
            continue;
        }
        course
            .play(&turns[usize::from(*choice) % turns.len()])
            .unwrap();
    }
    course
}

fn any_game() -> impl Strategy<Value = (Ruleset, GameHistory)> {
    let choices = prop::collection::vec(any::<u8>(), 0..150);
    (prop::sample::select(&RULES[..]), choices).prop_map(|(code, choices)| {
        let rules = Ruleset::from_code(code).unwrap();
        let course = game(&rules, &choices);
        (rules, course)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn every_other_text_is_refused((_, course) in any_game(), texts in prop::collection::vec("~?[EAR][1-8](-[EAR][1-8])?(=H|=W)?(x[EAR][1-8]){0,2}|--|C0|C0-R[1-8]", 20)) {
        let listed: BTreeSet<String> = course.position().turns().into_iter().collect();
        for text in texts {
            match course.position().play(&text) {
                Ok(played) => prop_assert!(listed.contains(played.text())),
                Err(_) => prop_assert!(!listed.contains(&text)),
            }
        }
    }

    #[test]
    fn every_listed_turn_is_read_back_and_every_position_too((rules, course) in any_game()) {
        for position in course.positions() {
            texts_are_read_back(&rules, position)?;
        }
    }

    #[test]
    fn a_position_has_turns_exactly_until_it_has_a_verdict((_, course) in any_game()) {
        turns_last_until_the_verdict(&course)?;
    }

    #[test]
    fn no_cow_appears_or_vanishes((rules, course) in any_game()) {
        let begun = rules.start().stock().first.in_hand;
        let counts_gifts = rules.options().iter().any(|option| option.name == "gift_counts" && option.value == "true");
        for position in course.positions() {
            for side in Side::BOTH {
                let stock = position.stock()[side];
                let given = course.turns().iter().filter(|turn| turn.starts_with('~')).count();
                let known = stock.in_hand + stock.on_board + stock.lost;
                prop_assert!(known == begun || !counts_gifts && given > 0 && known + 1 == begun);
                let standing = position.men().iter().filter(|man| man.side == side).count();
                prop_assert_eq!(standing, usize::from(stock.on_board));
            }
        }
    }

    #[test]
    fn taking_back_undoes_exactly_one_turn((_, mut course) in any_game()) {
        let texts: Vec<String> = course.positions().iter().map(Position::text).collect();
        for text in texts.iter().rev().skip(1) {
            course.take_back().unwrap();
            prop_assert_eq!(&course.position().text(), text);
        }
        prop_assert!(course.take_back().is_none());
    }

    #[test]
    fn a_symmetry_of_the_board_maps_turns_to_turns((rules, course) in any_game(), which in any::<prop::sample::Index>()) {
        let symmetries = symmetries(&rules);
        let map = which.get(&symmetries);
        let position = course.position();
        let mirrored = rules.read(&mirrored_position(rules.board(), map, &position.text())).unwrap();
        let here: BTreeSet<String> = position.turns().iter().map(|turn| mirrored_turn(rules.board(), map, turn)).collect();
        let there: BTreeSet<String> = mirrored.turns().into_iter().collect();
        prop_assert_eq!(here, there);
        prop_assert_eq!(mirrored.verdict(), position.verdict());
    }
}

fn mirrored_position(board: &Board, map: &Symmetry, text: &str) -> String {
    let mut fields: Vec<String> = text.split(' ').map(str::to_owned).collect();
    let letters: Vec<char> = fields[0].chars().filter(|letter| *letter != '/').collect();
    let before = |at: u8| map.iter().position(|image| *image == at).unwrap();
    fields[0] = board_text(letters.len() as u8, |at| letters[before(at)]);
    fields[5] = mirrored_names(board, map, &fields[5]);
    fields.join(" ")
}

/// A turn with its points mapped and its shots in order.
fn mirrored_turn(board: &Board, map: &Symmetry, turn: &str) -> String {
    let mapped = mirrored_names(board, map, turn);
    let mut parts = mapped.split('x');
    let act = parts.next().unwrap().to_owned();
    let mut shots: Vec<&str> = parts.collect();
    shots.sort_by_key(|name| board.index_of(name));
    shots
        .into_iter()
        .fold(act, |turn, shot| format!("{turn}x{shot}"))
}

fn mirrored_names(board: &Board, map: &Symmetry, text: &str) -> String {
    let mut mapped = text.to_owned();
    for at in 0..text.len().saturating_sub(1) {
        if let Some(index) = text.get(at..at + 2).and_then(|name| board.index_of(name)) {
            mapped.replace_range(
                at..at + 2,
                board.points[usize::from(map[usize::from(index)])].name,
            );
        }
    }
    mapped
}
