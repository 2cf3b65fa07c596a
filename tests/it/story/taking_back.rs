//! Undo reverts the last tap, whatever the state of the board.

use super::boards::{at_the_board, recorded, tap};
use super::offline::{plays, sits_down};
use super::run;
use crate::browser::Browser;
use crate::web::umpire::Hall;
use serde_json::{Value, json};

const PHONE: (u32, u32) = (360, 640);

/// One ruleset of each family of boards.
const GAMES: [&str; 5] = ["umlabalaba", "isipowe", "isisuthu", "camelot", "reversi"];

/// Whether a question is shown, and the number of selected points.
const DOES: &str =
    "return [document.getElementById('undo').open, document.querySelectorAll('.pt.sel').length]";

async fn undo(umpire: &Browser) {
    umpire.click("#undo > summary").await;
}

/// More than the ten seconds in which a turn can be undone without a reason.
async fn waits(umpire: &Browser) {
    let later =
        "const was = performance.now.bind(performance); performance.now = () => was() + 11000";
    umpire.script(later).await;
}

async fn at(umpire: &Browser, game: &str) -> Hall {
    let hall = Hall::of(game);
    let url = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
    sits_down(umpire, &url).await;
    hall
}

/// Undo asks, and its sheet shows the turn.
async fn asks(umpire: &Browser, case: &str) {
    let seq = umpire.attribute("#live", "data-seq").await;
    undo(umpire).await;
    assert_eq!(umpire.script(DOES).await, json!([true, 0]), "{case}");
    assert_eq!(umpire.attribute("#live", "data-seq").await, seq, "{case}");
    umpire.key("\u{e00c}").await; // Escape
}

/// Undo has reverted a complete turn without a question.
async fn takes_back(umpire: &Browser, seq: usize, case: &str) {
    undo(umpire).await;
    recorded(umpire, seq).await;
    assert_eq!(umpire.script(DOES).await, json!([false, 0]), "{case}");
    assert_eq!(
        umpire.attribute("#live", "data-seq").await,
        seq.to_string(),
        "{case}"
    );
}

#[test]
fn undo_means_what_was_tapped_last_on_every_board() {
    run(async {
        let umpire = Browser::open("taking-back", PHONE).await;
        for game in GAMES {
            let hall = at(&umpire, game).await;
            asks(&umpire, &format!("{game}, nothing played")).await;
            let turn = plays(&umpire, 0).await;
            recorded(&umpire, 2).await;
            takes_back(&umpire, 3, &format!("{game}, one's own turn")).await;
            let record = hall.board();
            assert!(record.sees("I tapped the wrong point"), "{}", record.text());
            // What can be played again stands beside it, and is again the last that was tapped.
            let redo = umpire.attribute("#redo-now", "title").await;
            assert_eq!(redo, format!("Play {turn} again"), "{game}");
            umpire.click("#redo-now").await;
            recorded(&umpire, 4).await;
            takes_back(&umpire, 5, &format!("{game}, played again")).await;
            plays(&umpire, 0).await;
            recorded(&umpire, 6).await;
            waits(&umpire).await;
            asks(&umpire, &format!("{game}, later")).await;
            plays(&umpire, 1).await;
            recorded(&umpire, 7).await;
            umpire.click("#result summary").await;
            umpire.click("#result form:has([value=draw]) button").await;
            umpire.click(".question .danger").await;
            recorded(&umpire, 8).await;
            undo(&umpire).await;
            let title = umpire.text("#undo h2").await;
            assert_eq!(title, "Undo the result", "{game}, over");
            umpire.click("#undo button[name=reason]").await;
            recorded(&umpire, 9).await;
        }
        umpire.close().await;
    });
}

#[test]
fn a_slip_is_put_right_in_two_taps() {
    run(async {
        let umpire = Browser::open("slip", PHONE).await;
        for (game, wrong, right) in [("umlabalaba", "E1", "E2"), ("reversi", "d3", "c4")] {
            let _hall = at(&umpire, game).await;
            tap(&umpire, wrong).await;
            recorded(&umpire, 2).await;
            umpire.find("#undo > .fresh").await;
            // A finger that slips is still; who has seen the mistake taps later.
            tokio::time::sleep(std::time::Duration::from_millis(300)).await;
            let before = umpire.deeds();
            undo(&umpire).await;
            recorded(&umpire, 3).await;
            umpire.click(&format!("[data-point='{right}']")).await;
            recorded(&umpire, 4).await;
            assert_eq!(umpire.deeds() - before, 2, "{game}");
            let last = umpire.attribute("#live", "data-last").await;
            assert_eq!(last, right, "{game}");
        }
        umpire.close().await;
    });
}

#[test]
fn undo_asks_once_something_else_has_happened() {
    run(async {
        let umpire = Browser::open("taking-back-later", PHONE).await;
        for game in GAMES {
            let _hall = at(&umpire, game).await;
            plays(&umpire, 0).await;
            recorded(&umpire, 2).await;
            // Another page of this phone.
            let turn = "const turn = document.getElementById('live').dataset.turns.split(' ')[0]; ";
            let posts = |body: &str| {
                format!(
                    "fetch(document.getElementById('main').dataset.record, \
                    {{method: 'POST', body: new URLSearchParams({body})}}).then((answer) => done(answer.status))"
                )
            };
            let other = format!("{turn}{}", posts("{seen: 2, act: 'turn', turn}"));
            assert_eq!(umpire.later(&other, vec![]).await, 200, "{game}");
            recorded(&umpire, 3).await;
            asks(&umpire, &format!("{game}, another's turn")).await;
            plays(&umpire, 0).await;
            recorded(&umpire, 4).await;
            let pause = posts("{seen: 4, act: 'pause', reason: 'rain'}");
            assert_eq!(umpire.later(&pause, vec![]).await, 200, "{game}");
            recorded(&umpire, 5).await;
            asks(&umpire, &format!("{game}, paused")).await;
        }
        umpire.close().await;
    });
}

#[test]
fn undo_takes_a_fresh_turn_back_while_the_network_is_away() {
    run(async {
        let umpire = Browser::open("taking-back-alone", PHONE).await;
        for game in GAMES {
            let hall = at(&umpire, game).await;
            plays(&umpire, 0).await;
            recorded(&umpire, 2).await;
            umpire.offline(true).await;
            plays(&umpire, 1).await;
            let turn = umpire.text("#undo > summary small").await;
            let before = turns(&umpire).await;
            undo(&umpire).await;
            let moved = format!("document.getElementById('live').dataset.turns !== {before}");
            umpire.until(&moved).await;
            assert_eq!(umpire.script(DOES).await, json!([false, 0]), "{game}");
            let redo = umpire.attribute("#redo-now", "title").await;
            assert_eq!(redo, format!("Play {turn} again"), "{game}");
            umpire.offline(false).await;
            recorded(&umpire, 4).await;
            let record = hall.board();
            assert!(record.sees("I tapped the wrong point"), "{}", record.text());
        }
        umpire.close().await;
    });
}

async fn turns(umpire: &Browser) -> Value {
    umpire
        .script("return document.getElementById('live').dataset.turns")
        .await
}

#[test]
fn undo_takes_a_chosen_kind_and_magnified_squares_back() {
    run(async {
        let umpire = Browser::open("taking-back-kind", PHONE).await;
        let hall = Hall::of("isipowe");
        at_the_board(&umpire, &hall, &["E1"]).await;
        let kind = "return document.querySelector('[data-kind][aria-pressed=true]').dataset.kind";
        let first = umpire.script(kind).await;
        umpire.click("[data-kind=H]").await;
        assert_eq!(umpire.script(kind).await, "H");
        undo(&umpire).await;
        assert_eq!(umpire.script(kind).await, first);
        assert_eq!(umpire.script(DOES).await, json!([false, 0]));
        asks(&umpire, "nothing chosen").await;
        let hall = Hall::of("camelot");
        let url = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
        sits_down(&umpire, &url).await;
        tap(&umpire, "E8").await;
        umpire.until("document.querySelector('svg.close')").await;
        undo(&umpire).await;
        umpire.until("!document.querySelector('svg.close')").await;
        assert_eq!(umpire.script(DOES).await, json!([false, 0]));
        umpire.close().await;
    });
}
