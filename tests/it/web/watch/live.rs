//! A page says that it is live as long as there is something to wait for.

use crate::web::harness::Page;
use crate::web::umpire::Hall;

/// Whether a page shows that it is live.
fn is_live(page: &Page) -> bool {
    assert_eq!(page.all(".live-pill").len(), 1, "{}", page.text());
    let is_shown = page.all(".live-pill:not([hidden])").len() == 1;
    let has_ended = page.all("#live[data-ended]").len() == 1;
    assert_eq!(is_shown, !has_ended, "with and without scripts alike");
    is_shown
}

#[test]
fn a_board_and_its_event_are_live_until_the_last_game_is_over() {
    let hall = Hall::open();
    let teacher = hall.app.signed_in("Ms Khumalo");
    let event = format!("/e/{}", hall.key);
    let look = |path: &str| hall.app.visitor().get(&format!("{event}{path}"));
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    assert!(is_live(&look("/boards/1/1")) && is_live(&look("")));
    assert_eq!(look("/boards/1/1").all("#step-last"), ["Live"]);
    phone.does(&[("act", "resign"), ("side", "first")]);
    assert!(!is_live(&look("/boards/1/1")), "the game is over");
    assert_eq!(look("/boards/1/1").all("#step-last"), ["Last"]);
    assert!(is_live(&look("/boards/1/2")), "that one has not begun");
    assert!(is_live(&look("")), "one is still to be played");
    let result = format!("{event}/rounds/1/boards/2/result");
    assert_eq!(teacher.post(&result, &[("result", "1-0")]).status, 303);
    assert!(!is_live(&look("/boards/1/2")), "decided by hand");
    assert!(!is_live(&look("")), "all are over");
    // What is taken back is awaited again.
    let back = [("result", ""), ("reason", "wrong board")];
    assert_eq!(teacher.post(&result, &back).status, 303);
    assert!(is_live(&look("/boards/1/2")) && is_live(&look("")));
    assert_eq!(teacher.post(&result, &[("result", "1-0")]).status, 303);
    let draft = format!("{event}/rounds/draft");
    assert_eq!(teacher.post(&draft, &[]).status, 303);
    for path in ["", "/boards/1/1", "/boards/1/2"] {
        assert!(!is_live(&look(path)), "{path}: the round is closed");
    }
}
