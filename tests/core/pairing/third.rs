//! The tie for third place, in a bracket of more than four.

use crate::common::hall::{play, stronger_wins, tournament};
use inkundla_core::tournament::pairing::stages_of;
use inkundla_core::tournament::standings::live;
use inkundla_core::tournament::{Knockout, PairingResult, RoundNo, System};

#[test]
fn the_third_of_eight_comes_before_all_who_were_out_sooner() {
    let how = Knockout {
        third_place: true,
        two_games: false,
        ..Knockout::default()
    };
    let mut made = tournament(System::Knockout(how), 8);
    for _ in 0..3 {
        play(&mut made, stronger_wins);
    }
    let rows = live(&made).rows;
    let places: Vec<_> = rows.iter().map(|row| row.entrant.0).collect();
    assert_eq!(places[..4], [1, 2, 3, 4]);
    let ranks: Vec<_> = rows.iter().map(|row| row.rank).collect();
    assert_eq!(ranks[..4], [1, 2, 3, 4]);
}

#[test]
fn a_round_in_which_only_third_place_is_played_for_is_not_called_a_final() {
    let how = Knockout {
        third_place: true,
        two_games: false,
        ..Knockout::default()
    };
    let mut made = tournament(System::Knockout(how), 4);
    play(&mut made, stronger_wins);
    // The final is decided, and the two others play again.
    play(&mut made, |pairing| match pairing.board.0 {
        1 => stronger_wins(pairing),
        _ => PairingResult::Drawn,
    });
    let third = |round| -> Vec<bool> {
        let ties = stages_of(&made, RoundNo(round)).into_iter();
        ties.map(|tie| tie.is_third_place).collect()
    };
    assert_eq!(third(2), [false]);
    assert_eq!(third(3), [true]);
}
