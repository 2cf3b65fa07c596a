//! Pages printed by the browser have no interactive elements on paper.

use super::run;
use crate::browser::Browser;
use crate::web::harness::PHRASE;
use crate::web::rights::{ROUTES, address, is_file};
use crate::web::umpire::Hall;
use serde_json::{Value, json};

/// Visible interactive elements. A player's presence is a button on the screen and plain text on
/// paper.
const PRESSED: &str = "return [...document.querySelectorAll('button, input, select, textarea, label, nav, .btn, details:not([open]) > summary')] \
    .filter((it) => it.getClientRects().length > 0) \
    .filter((it) => !it.matches('.standings summary') && !(it.matches('.toggle') && getComputedStyle(it).borderStyle === 'none')) \
    .map((it) => it.tagName + '.' + it.className + ': ' + it.textContent.trim())";

/// The pages that are worth printing: lists, cards, sheets and boards.
fn is_for_paper(path: &str) -> bool {
    let lists = [
        "",
        "/players",
        "/cards",
        "/round-control",
        "/finals",
        "/standings",
        "/standings/schools",
        "/standings/cross-table",
        "/history",
        "/rounds",
        "/rounds/{round}",
        "/path/{number}",
        "/boards/{round}/{board}",
        "/boards/{round}/{board}/replay",
        "/rules",
        "/phones",
    ];
    let within = path.strip_prefix("/e/{key}");
    within.is_some_and(|rest| lists.contains(&rest) || rest.contains("/print/"))
}

#[test]
fn nothing_on_paper_can_be_pressed_or_filled_in() {
    run(async {
        let hall = Hall::open();
        hall.umpire("Ms Naidoo").plays("E1");
        let base = format!("http://{}", hall.app.address());
        let teacher = Browser::open("printed", (794, 1123)).await;
        teacher.goto(&format!("{base}/signin")).await;
        teacher.fill("input[name=name]", "Ms Khumalo").await;
        teacher.fill("input[name=phrase]", PHRASE).await;
        teacher.click("form[action='/signin'] button").await;
        teacher.find("form[action='/signout']").await;
        teacher
            .cdp("Emulation.setEmulatedMedia", json!({"media": "print"}))
            .await;
        let mut looked_at = 0;
        for (_, path, _) in ROUTES.iter().filter(|(method, ..)| *method == "get") {
            let place = address(&hall, path);
            if !is_for_paper(path) || is_file(&place) {
                continue;
            }
            teacher.goto(&format!("{base}{place}")).await;
            teacher.find("main").await;
            let pressed = teacher.script(PRESSED).await;
            assert_eq!(pressed, Value::Array(vec![]), "{place}");
            looked_at += 1;
        }
        assert!(looked_at >= 15, "{looked_at}");
        teacher
            .goto(&format!("{base}/e/{}/players", hall.key))
            .await;
        let list = teacher.text("main").await;
        assert!(list.contains("Thandiwe Mokoena"), "{list}");
        teacher.picture("players").await;
        teacher.close().await;
    });
}
