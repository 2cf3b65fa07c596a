//! Events that the rules cause with a turn are shown on the umpire's page and the spectators' board, in every
//! family of games.

use super::prompt_text;
use crate::web::umpire::{Hall, Phone};

/// A hall in which a board has been set up.
fn set_up(game: &str, position: &str) -> (Hall, Phone) {
    let hall = Hall::of(game);
    let phone = hall.umpire("Ms Naidoo");
    let form = [
        ("act", "set-up"),
        ("position", position),
        ("reason", "an example"),
    ];
    let page = phone.does(&form);
    assert_eq!(page.status, 200, "{game}: {}", prompt_text(&page));
    (hall, phone)
}

/// Plays turns; afterwards a sentence is on both pages, and with the next turn it disappears.
#[track_caller]
fn tells(game: &str, position: &str, turns: &[(&str, &str)]) {
    let (hall, phone) = set_up(game, position);
    for (turn, words) in turns {
        let page = phone.plays(turn);
        assert_eq!(page.status, 200, "{game} {turn}: {}", prompt_text(&page));
        let say = prompt_text(&page);
        let is_task = say.contains("cannot move, so") || say.contains("and may fly: tap");
        assert!(say.contains(words) || is_task, "{game} {turn}: {say}");
        let watched = hall.board().all(".last-turn").concat();
        assert!(watched.contains(words), "{game} {turn}: {watched}");
    }
    let (_, last) = turns[turns.len() - 1];
    // The turn itself says that it is a pass.
    if last.contains("passes") {
        return;
    }
    let next = phone.page().all("form.noscript option")[0].clone();
    phone.plays(&next);
    assert!(!hall.board().all(".last-turn").concat().contains(last));
}

#[test]
fn a_full_board_and_its_gifts() {
    let nearly = "CCcCcCc./CCcCcCcc/ccCcCcCC 2 0/1 0 0 -/- 23";
    let turns = [
        (
            "E8",
            "The board is full: each player gives one cow away, Thandiwe M. first.",
        ),
        ("~E1", " gives one cow away."),
        ("~E8", "Both have given one away. Thandiwe M. moves first."),
    ];
    tells("isizulu", nearly, &turns);
}

#[test]
fn flying_and_the_count_begin() {
    let four = "C.C..C../.C....../.c..c.cc 1 0/0 0 0 -/- 40";
    let begins = "From now on 10 turns by each player without a shot make a draw.";
    tells("umlabalaba", four, &[("A2-E2xR5", begins)]);
    let flies = "has three cows left and may fly.";
    tells("morabaraba", four, &[("A2-E2xR5", flies)]);
}

#[test]
fn a_count_runs() {
    let three = "C.c...../c..C.c../.c..c.C. 1 0/0 0 12 -/- 80";
    tells("gar", three, &[("E1-E8", "13 of 20 turns without a shot.")]);
}

#[test]
fn a_forced_pass() {
    let cornered = "ccC...Cc/cC.....C/.......C 1 0/0 0 0 -/- 40";
    tells("isizulu", cornered, &[("R8-R1", "cannot move and passes.")]);
}

#[test]
fn a_count_runs_in_camelot() {
    let board = "2/8/10/12/12/2nmmmmmmn2/3nmmmmn3/12/12/3NMMMMN3/2NMMMMMMN2/12/12/10/8/2";
    let position = format!("{board} w 00 50 30");
    let turns = [("E6-E5", "51 of 100 turns without a capture.")];
    tells("camelot", &position, &turns);
}

#[test]
fn a_disc_is_handed_over() {
    let rows = ["XXXXXXO-", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX"].concat();
    let rest = ["XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXO-"].concat();
    let (hall, phone) = set_up("reversi", &format!("{rows}{rest} X"));
    phone.plays("h1");
    let passes = hall.board().all(".last-turn").concat();
    assert!(passes.contains("cannot move and passes."), "{passes}");
    let given = "Thandiwe M. has no discs left: ";
    let say = prompt_text(&phone.plays("--"));
    assert!(say.contains(given), "{say}");
    let watched = hall.board().all(".last-turn").concat();
    assert!(watched.contains(given), "{watched}");
    // The end of the game says it already.
    let say = prompt_text(&phone.plays("h8"));
    assert!(!say.contains(given), "{say}");
}
