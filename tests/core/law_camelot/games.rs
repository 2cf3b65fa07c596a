//! Properties of random games.
use super::{after, at, camelot};
use crate::common::camelot::counted;
use crate::laws::{played, texts_are_read_back, turns_last_until_the_verdict};
use inkundla_core::rules::{GameHistory, Kind, Man, Position, Side};
use proptest::prelude::*;

fn games() -> impl Strategy<Value = GameHistory> {
    prop::collection::vec(any::<u16>(), 0..120).prop_map(|choices| played(&camelot(), &choices))
}

/// The board from the other player's view: ranks, colours and the side to move
/// exchanged.
fn turned(position: &Position) -> Position {
    let text = position.text();
    let fields: Vec<&str> = text.split(' ').collect();
    let ranks: Vec<&str> = fields[0].split('/').rev().collect();
    let recolour = |letter: char| {
        if letter.is_uppercase() {
            letter.to_ascii_lowercase()
        } else {
            letter.to_ascii_uppercase()
        }
    };
    let board: String = ranks.join("/").chars().map(recolour).collect();
    let side = if fields[1] == "w" { "b" } else { "w" };
    let castle_moves: String = fields[2].chars().rev().collect();
    camelot()
        .read(&format!(
            "{board} {side} {castle_moves} {} {}",
            fields[3], fields[4]
        ))
        .unwrap()
}

/// The mirrored board: file A becomes L and so on.
fn mirrored(position: &Position) -> Position {
    let men = position.men();
    let points = camelot().board().points;
    let side_letter = |man: &Man| match (man.side, man.kind) {
        (Side::First, Kind::Knight) => 'N',
        (Side::First, _) => 'M',
        (Side::Second, Kind::Knight) => 'n',
        (Side::Second, _) => 'm',
    };
    let letter = |at: usize| {
        men.iter()
            .find(|man| usize::from(man.at) == at)
            .map_or('.', side_letter)
    };
    let rank = |row: u8| {
        counted(
            &(0..points.len())
                .rev()
                .filter(|at| points[*at].row == row)
                .map(letter)
                .collect::<String>(),
        )
    };
    let board = (0..16).map(rank).collect::<Vec<_>>().join("/");
    let text = position.text();
    let (_, rest) = text.split_once(' ').unwrap();
    camelot().read(&format!("{board} {rest}")).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn every_listed_turn_is_read_back_and_every_position_too(course in games()) {
        texts_are_read_back(&camelot(), course.position())?;
    }

    #[test]
    fn every_position_has_a_turn_or_a_verdict(course in games()) {
        turns_last_until_the_verdict(&course)?;
    }

    #[test]
    fn pieces_only_go_and_the_mover_loses_none(course in games()) {
        for pair in course.positions().windows(2) {
            let (before, now) = (pair[0].stock(), pair[1].stock());
            let mover = pair[0].to_move();
            prop_assert_eq!(now[mover], before[mover]);
            prop_assert!(now[!mover].on_board <= before[!mover].on_board);
            for side in Side::BOTH {
                prop_assert_eq!(now[side].on_board + now[side].lost, 14);
            }
        }
    }

    #[test]
    fn the_law_is_the_same_for_both_players_and_in_a_mirror(course in games()) {
        let position = course.position();
        let count = position.perft(1);
        prop_assert_eq!(turned(position).perft(1), count);
        prop_assert_eq!(mirrored(position).perft(1), count);
        prop_assert_eq!(turned(position).verdict().map(|end| end.winner.map(|side| !side)), position.verdict().map(|end| end.winner));
    }

    #[test]
    fn a_game_replays_to_the_same_position(course in games()) {
        let mut again = GameHistory::from(camelot().start());
        for turn in course.turns() {
            again.play(turn).unwrap();
        }
        prop_assert_eq!(again.position().text(), course.position().text());
        prop_assert_eq!(again.position().repetition_key(), course.position().repetition_key());
    }
}

#[test]
fn positions_that_differ_in_any_piece_have_different_repetition_keys() {
    let start = camelot().start();
    let mut seen = std::collections::HashSet::from([start.repetition_key()]);
    for turn in start.turns() {
        assert!(seen.insert(after(&start, &turn).repetition_key()), "{turn}");
    }
}

#[test]
fn castle_moves_distinguish_positions_by_player() {
    let used = |castle_moves: &str| {
        let board = "2/8/10/10m1/m11/12/12/4m7/4M7/12/12/12/1M5M4/10/8/2";
        at(&format!("{board} w {castle_moves}")).repetition_key()
    };
    let all = ["00", "10", "20", "01", "02", "11", "21", "12"].map(used);
    for (at, one) in all.iter().enumerate() {
        assert!(!all[..at].contains(one), "{at}");
    }
}
