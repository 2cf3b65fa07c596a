//! A child solves the puzzle of a game on a phone and on a laptop, in English and in isiXhosa.

use super::boards::tap;
use super::helpers::looks;
use super::run;
use crate::browser::Browser;
use crate::web::harness::App;

async fn solves(name: &str, size: (u32, u32), language: &str) {
    let app = App::start();
    app.organiser();
    let host = format!("http://{}", app.address());
    let child = Browser::open(name, size).await;
    child.goto(&format!("{host}/?lang={language}")).await;
    child.click("a[href='/puzzle']").await;
    child.find("#task").await;
    looks(&child, "today").await;
    // The first puzzle of the game is won at once: the solution, then the same by two taps.
    let first = format!("{host}/practice/umlabalaba/puzzle?n=1");
    child.goto(&first).await;
    looks(&child, "first").await;
    child.click("a[href*='solution=1']").await;
    child.find("#task .msg.warn").await;
    looks(&child, "shown").await;
    child.goto(&first).await;
    for point in ["E4", "E3", "A1"] {
        tap(&child, point).await;
    }
    child.find("#task.well").await;
    looks(&child, "solved").await;
    child.close().await;
}

#[test]
fn a_child_solves_a_puzzle_on_a_phone() {
    run(solves("puzzle-phone", (360, 640), "xh"));
}

#[test]
fn a_child_solves_a_puzzle_on_a_laptop() {
    run(solves("puzzle-laptop", (1366, 768), "en"));
}
