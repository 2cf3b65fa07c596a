//! Properties of random games.
use super::{after, reversi};
use crate::laws::{played, texts_are_read_back, turns_last_until_the_verdict};
use inkundla_core::rules::{GameHistory, Position, Side};
use proptest::prelude::*;

fn games() -> impl Strategy<Value = GameHistory> {
    prop::collection::vec(any::<u16>(), 0..70).prop_map(|choices| played(&reversi(), &choices))
}

/// The board with its squares in another order.
fn moved(position: &Position, from: impl Fn(usize, usize) -> (usize, usize)) -> Position {
    let text = position.text();
    let squares: Vec<char> = text.chars().take(64).collect();
    let square = |index: usize| {
        let (column, row) = from(index % 8, index / 8);
        squares[8 * row + column]
    };
    let board: String = (0..64).map(square).collect();
    reversi().read(&format!("{board}{}", &text[64..])).unwrap()
}

/// The board with the colours exchanged.
fn recoloured(position: &Position) -> Position {
    let other = |letter| match letter {
        'X' => 'O',
        'O' => 'X',
        other => other,
    };
    reversi()
        .read(&position.text().chars().map(other).collect::<String>())
        .unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn every_listed_turn_is_read_back_and_every_position_too(course in games()) {
        texts_are_read_back(&reversi(), course.position())?;
    }

    #[test]
    fn every_position_has_a_turn_or_a_verdict(course in games()) {
        turns_last_until_the_verdict(&course)?;
    }

    #[test]
    fn each_placing_adds_one_disc_and_turns_at_least_one(course in games()) {
        for (pair, turn) in course.positions().windows(2).zip(course.turns()) {
            let mover = pair[0].to_move();
            let (before, now) = (pair[0].stock(), pair[1].stock());
            let placed = u8::from(turn != "--");
            prop_assert_eq!(now.first.on_board + now.second.on_board, before.first.on_board + before.second.on_board + placed);
            prop_assert!(now[mover].on_board >= before[mover].on_board + 2 * placed);
        }
    }

    #[test]
    fn all_64_discs_are_on_the_board_or_in_hand(course in games()) {
        for position in course.positions() {
            let stock = position.stock();
            let all: u8 = Side::BOTH.into_iter().map(|side| stock[side].on_board + stock[side].in_hand).sum();
            prop_assert_eq!(all, 64);
        }
    }

    #[test]
    fn the_law_is_the_same_for_both_colours_and_on_every_side_of_the_board(course in games()) {
        let position = course.position();
        let count = position.perft(2);
        prop_assert_eq!(recoloured(position).perft(2), count);
        prop_assert_eq!(moved(position, |column, row| (7 - column, row)).perft(2), count);
        prop_assert_eq!(moved(position, |column, row| (column, 7 - row)).perft(2), count);
        prop_assert_eq!(moved(position, |column, row| (row, column)).perft(2), count);
    }

    #[test]
    fn a_mistake_changes_only_the_squares_it_names(course in games(), choice in any::<u16>(), picks in any::<u64>()) {
        let position = course.position();
        let squares: Vec<String> = position.turns().into_iter().filter(|turn| turn != "--").collect();
        prop_assume!(!squares.is_empty());
        let square = &squares[usize::from(choice) % squares.len()];
        let right = after(position, square);
        let wrong: Vec<_> = right.men().into_iter().filter(|disc| picks >> disc.at & 1 == 1).collect();
        let mut text = square.clone();
        for disc in &wrong {
            let name = reversi().board().points[usize::from(disc.at)].name;
            let was = position.men().into_iter().find(|old| old.at == disc.at);
            let turned = was.is_some_and(|old| old.side != disc.side);
            text += &format!("!{}{name}", if turned { '-' } else { '+' });
        }
        let played = position.play_irregular(&text).unwrap();
        let mut expected = right.men();
        expected.iter_mut().filter(|disc| picks >> disc.at & 1 == 1).for_each(|disc| disc.side = !disc.side);
        prop_assert_eq!(played.after().men(), expected);
        let again = position.play_irregular(played.text()).unwrap();
        prop_assert_eq!(again.after().text(), played.after().text());
    }
}
