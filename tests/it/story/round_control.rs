//! The round control: boards are at the top.

use super::helpers::signed_in;
use super::run;
use crate::browser::Browser;
use crate::web::umpire::Hall;
use serde_json::Value;

/// Number of boards fully visible without scrolling.
const WHOLE: &str = "return [...document.querySelectorAll('tr[data-board]')] \
    .filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length";
/// Rectangles of the result buttons of the first board and of their row.
const BUTTONS: &str = "const row = document.querySelector('tr[data-board]'); \
    const wide = (part) => part.getBoundingClientRect().width; \
    return [[...row.querySelectorAll('.results button, .res summary')].reduce((sum, one) => sum + wide(one), 0), wide(row)]";

async fn at_the_round(hall: &Hall, name: &str, size: (u32, u32)) -> Browser {
    let host = format!("http://{}", hall.app.address());
    let teacher = signed_in(name, size, &host, "en").await;
    teacher
        .goto(&format!("{host}/e/{}/round-control", hall.key))
        .await;
    teacher.find("tr[data-board='16']").await;
    teacher
}

#[test]
fn eight_boards_are_in_sight_on_a_laptop() {
    run(async {
        let hall = Hall::large(32);
        let teacher = at_the_round(&hall, "round-laptop", (1366, 768)).await;
        let whole = teacher.script(WHOLE).await.as_u64().unwrap();
        teacher.picture("round").await;
        assert!(whole >= 8, "{whole} boards");
        teacher.fits().await;
        teacher.close().await;
    });
}

#[test]
fn the_first_board_is_in_sight_on_a_phone_with_buttons_as_wide_as_it() {
    run(async {
        let hall = Hall::large(32);
        let teacher = at_the_round(&hall, "round-phone", (360, 740)).await;
        let whole = teacher.script(WHOLE).await.as_u64().unwrap();
        teacher.picture("round").await;
        assert!(whole >= 1, "{whole} boards");
        let Value::Array(wide) = teacher.script(BUTTONS).await else {
            panic!("no buttons");
        };
        let (buttons, row) = (wide[0].as_f64().unwrap(), wide[1].as_f64().unwrap());
        assert!(buttons > 0.9 * row, "{buttons} of {row} px");
        teacher.fits().await;
        teacher.close().await;
    });
}

#[test]
fn the_state_of_a_board_is_one_line_on_a_phone() {
    run(async {
        let hall = Hall::demo();
        let host = format!("http://{}", hall.app.address());
        for language in ["en", "zu"] {
            let name = format!("round-state-{language}");
            let teacher = signed_in(&name, (360, 740), &host, language).await;
            let page = format!("{host}/e/{}/round-control", hall.key);
            teacher.goto(&page).await;
            teacher.find(".st .pill").await;
            let tall = "return [...document.querySelectorAll('.st .pill')] \
                .filter((pill) => pill.getBoundingClientRect().height > 30).length";
            assert_eq!(teacher.script(tall).await, 0, "{language}");
            teacher.close().await;
        }
    });
}

#[test]
fn a_call_is_seen_at_once_and_the_rest_unfolds_and_stays_so_when_the_page_is_drawn_anew() {
    run(async {
        let hall = Hall::open();
        let phone = hall.umpire("Ms Naidoo");
        phone.plays("E1");
        // What may be folded away: a card that is in force.
        phone.does(&[
            ("act", "card"),
            ("card", "yellow"),
            ("side", "second"),
            ("offence", "misconduct"),
        ]);
        phone.noted(&[("act", "call"), ("about", "rule")]);
        let host = format!("http://{}", hall.app.address());
        let teacher = signed_in("round-needs", (360, 740), &host, "en").await;
        teacher
            .goto(&format!("{host}/e/{}/round-control", hall.key))
            .await;
        teacher
            .until("document.querySelector('#asked li')?.offsetHeight > 0")
            .await;
        let call = "return document.querySelector('#asked li').getBoundingClientRect().bottom";
        assert!(teacher.script(call).await.as_f64().unwrap() < 740.0);
        teacher.click("#needs summary").await;
        teacher
            .until("document.querySelector('#needs li').offsetHeight > 0")
            .await;
        let mark = "document.getElementById('live').dataset.stamp";
        let before = teacher.script(&format!("return {mark}")).await;
        phone.plays("R4");
        teacher
            .until(&format!("{mark} !== '{}'", before.as_str().unwrap()))
            .await;
        assert_eq!(
            teacher
                .script("return document.getElementById('needs').open")
                .await,
            true
        );
        teacher.close().await;
    });
}

/// Presses a key where the focus is.
async fn presses(teacher: &Browser, key: &str) {
    let script = format!(
        "document.activeElement.dispatchEvent(new KeyboardEvent('keydown', \
            {{ key: '{key}', bubbles: true, cancelable: true }}))"
    );
    teacher.script(&script).await;
}

/// Types into the search.
async fn searches(teacher: &Browser, board: &str) {
    let script = format!(
        "const find = document.getElementById('find'); find.value = '{board}'; \
            find.dispatchEvent(new Event('input', {{ bubbles: true }}))"
    );
    teacher.script(&script).await;
}

#[test]
fn slips_are_entered_by_the_number_of_the_board_and_one_key() {
    run(async {
        let hall = Hall::large(32);
        let teacher = at_the_round(&hall, "slips", (1366, 768)).await;
        presses(&teacher, "/").await;
        for (board, key, shown) in [("7", "1", "1–0"), ("12", "5", "½–½"), ("3", "0", "0–1")]
        {
            teacher.until("document.activeElement.id === 'find'").await;
            searches(&teacher, board).await;
            presses(&teacher, "Enter").await;
            let focused = format!("document.activeElement.dataset.board === '{board}'");
            teacher.until(&focused).await;
            presses(&teacher, key).await;
            let result = format!(
                "document.querySelector(\"tr[data-board='{board}'] b[title]\")?.textContent === '{shown}'"
            );
            teacher.until(&result).await;
            teacher
                .until("document.getElementById('find').value === ''")
                .await;
        }

        // Without a search the next open board is next.
        presses(&teacher, "Escape").await;
        teacher
            .script("document.querySelector(\"tr[data-board='2']\").focus()")
            .await;
        presses(&teacher, "1").await;
        teacher
            .until("document.querySelector(\"tr[data-board='2'] b[title]\") !== null")
            .await;
        teacher
            .until("document.activeElement.dataset.board === '4'")
            .await;
        teacher.close().await;
    });
}
