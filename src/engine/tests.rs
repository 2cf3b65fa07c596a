use crate::{Grade, Limits, Tally, Value, best, play};
use inkundla_core::rules::{GameHistory, Ruleset};

fn history(name: &str, turns: &[&str]) -> GameHistory {
    let ruleset = Ruleset::by_name(name).unwrap();
    let mut history = GameHistory::from(ruleset.start());
    for turn in turns {
        history.play(turn).unwrap();
    }
    history
}

fn nodes(nodes: u64) -> Limits {
    Limits {
        nodes,
        table_bytes: 1 << 20,
        ..Limits::default()
    }
}

#[test]
fn every_game_gets_a_legal_turn_and_the_same_one_again() {
    for ruleset in Ruleset::all() {
        let start = history(ruleset.name(), &[]);
        let first = best(&start, &nodes(5_000), 7).unwrap();
        let again = best(&start, &nodes(5_000), 7).unwrap();
        assert_eq!(first, again, "{}", ruleset.name());
        assert!(start.position().turns().contains(&first.turn), "{first:?}");
    }
}

#[test]
fn a_win_in_one_is_found_and_counted() {
    let ruleset = Ruleset::by_name("umlabalaba").unwrap();
    let position = ruleset.read("CC.....C/c......./c.....c. 1 0/0 0 0 -/- 60");
    let game = GameHistory::from(position.unwrap());
    let answer = best(&game, &nodes(20_000), 1).unwrap();
    assert_eq!(answer.value, Value::Win(1), "{answer:?}");
    assert!(answer.is_exact);
}

#[test]
fn every_grade_plays_whole_games_by_the_law() {
    for ruleset in Ruleset::all() {
        let mut game = GameHistory::from(ruleset.start());
        for turn in 0..400 {
            if game.verdict().is_some() {
                break;
            }
            let grade = Grade::new(1 + turn as u8 % 5).unwrap();
            let answer = play(&game, grade, &nodes(20_000), turn).unwrap();
            game.play(&answer.turn).unwrap();
        }
    }
}

#[test]
fn a_won_ending_of_reversi_is_counted_to_the_disc() {
    // The mover takes the last corner: one turn is left.
    let ruleset = Ruleset::by_name("reversi").unwrap();
    let mut game = GameHistory::from(ruleset.start());
    let mut seed = 0;
    while game.position().men().len() < 54 {
        seed += 1;
        match play(&game, Grade::FIRST, &nodes(1_000), seed) {
            Some(answer) => game.play(&answer.turn).unwrap(),
            None => game = GameHistory::from(ruleset.start()),
        }
    }
    let proved = best(&game, &Limits::default(), 1).unwrap();
    let Value::Discs(difference) = proved.value else {
        panic!("{proved:?}")
    };
    let side = game.position().to_move();
    while let Some(answer) = best(&game, &Limits::default(), 1) {
        game.play(&answer.turn).unwrap();
    }
    let men = game.position().men();
    let own = men.iter().filter(|man| man.side == side).count() as i32;
    assert_eq!(difference, 2 * own - men.len() as i32);
}

#[test]
fn a_tally_tells_the_difference_and_how_sure_it_is() {
    let even = Tally {
        won: 50,
        drawn: 0,
        lost: 50,
        pairs: [10, 0, 30, 0, 10],
    };
    let (elo, error) = even.elo();
    assert!(
        elo.abs() < 0.001 && (55.0..65.0).contains(&error),
        "{elo} {error}"
    );
    let all = Tally {
        won: 20,
        pairs: [0, 0, 0, 0, 10],
        ..Tally::default()
    };
    let (elo, error) = all.elo();
    assert!(
        (700.0..900.0).contains(&elo) && error > 100.0,
        "{elo} {error}"
    );
}
