//! Rounds that bring points without a game.

use super::Hall;
use inkundla::rules::Side;
use inkundla::tournament::PairingResult;

#[test]
fn points_without_a_game_stand_behind_the_games_that_were_played() {
    let hall = Hall::open();
    let round = hall.draft();
    hall.post(round);
    hall.enters(round, 1, PairingResult::Forfeit(Side::First));
    hall.win(round, 2);
    let page = hall.standings(&hall.teacher, "");
    for games in ["0–0–0 +1", "1–0–0", "0–0–1"] {
        assert!(page.sees(games), "{games}: {}", page.text());
    }
    assert!(page.sees("counts rounds that brought points without a game"));
}
