//! A double tap never answers two questions, and no two buttons touch.

use super::boards::at_the_board;
use super::offline::sits_down;
use super::run;
use crate::browser::Browser;
use crate::web::umpire::Hall;
use inkundla::referee::ClockPolicy;
use serde_json::{Value, json};
use std::time::Duration;

const PHONE: (u32, u32) = (360, 740);

/// The middle of a control in the window.
async fn middle(umpire: &Browser, css: &str) -> (f64, f64) {
    umpire.find(css).await;
    let script = format!(
        "const b = document.querySelector(\"{css}\").getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]"
    );
    serde_json::from_value(umpire.script(&script).await).unwrap()
}

/// A finger at a place, whatever is there.
async fn press(umpire: &Browser, (x, y): (f64, f64)) {
    for what in ["mousePressed", "mouseReleased"] {
        let event = json!({"type": what, "x": x, "y": y, "button": "left", "clickCount": 1});
        umpire.cdp("Input.dispatchMouseEvent", event).await;
    }
}

async fn presses_twice(umpire: &Browser, css: &str, apart: u64) {
    let at = middle(umpire, css).await;
    press(umpire, at).await;
    tokio::time::sleep(Duration::from_millis(apart)).await;
    press(umpire, at).await;
}

async fn rest() {
    tokio::time::sleep(Duration::from_millis(900)).await;
}

#[test]
fn a_double_tap_confirms_the_result_for_one_child_only() {
    run(async {
        for apart in [60, 200, 350] {
            let hall = Hall::with(ClockPolicy::Off);
            let umpire = Browser::open("double-confirm", (360, 640)).await;
            at_the_board(&umpire, &hall, &["E1", "A1"]).await;
            umpire.click("#result > summary").await;
            umpire
                .click("#result form:has([value=resign]) button")
                .await;
            umpire.click(".question .danger").await;
            let first = "#confirm form button";
            umpire.find(first).await;
            rest().await;
            let low = "document.querySelector('#confirm form').scrollIntoView({block: 'end'})";
            umpire.script(low).await;
            presses_twice(&umpire, first, apart).await;
            rest().await;
            let agreed = "return document.querySelectorAll('#confirm .pill').length";
            assert_eq!(umpire.script(agreed).await, 1, "{apart} ms apart");
            umpire.picture("one").await;
            // Who taps on purpose is heard.
            umpire.click(first).await;
            umpire
                .until("document.querySelectorAll('#confirm .pill').length === 2")
                .await;
            umpire.close().await;
        }
    });
}

#[test]
fn the_second_of_two_quick_taps_answers_nothing_in_the_sheet_that_opened() {
    run(async {
        let hall = Hall::with(ClockPolicy::MINUTE);
        let umpire = Browser::open("double-sheet", PHONE).await;
        at_the_board(&umpire, &hall, &["E1", "A1"]).await;
        for sheet in ["undo", "card", "draws", "result", "menu"] {
            rest().await;
            let seq = umpire.attribute("#live", "data-seq").await;
            presses_twice(&umpire, &format!("#{sheet} > summary"), 150).await;
            rest().await;
            assert_eq!(umpire.attribute("#live", "data-seq").await, seq, "{sheet}");
            umpire.picture(sheet).await;
            let open = format!("return document.getElementById('{sheet}').open");
            assert_eq!(umpire.script(&open).await, true, "{sheet}");
            umpire.key("\u{e00c}").await; // Escape
        }
        // The button under the finger asks first, and the answer comes up where it was.
        umpire.click("#result > summary").await;
        rest().await;
        presses_twice(&umpire, "#result form:has([value=draw]) button", 150).await;
        rest().await;
        umpire.find(".question").await;
        assert_eq!(umpire.attribute("#live", "data-seq").await, "3");
        umpire.close().await;
    });
}

/// Pairs of buttons that lie closer than 4 px.
const TOUCHING: &str = "
    const all = [...document.querySelectorAll('#main :is(button, .btn, summary, input:not([type=hidden]))')].filter((one) => one.checkVisibility({visibilityProperty: true}) && one.getClientRects().length > 0 && !one.closest('.sr') && one.getBoundingClientRect().width > 2);
    const open = document.querySelector('details[open] > .sheet');
    const seen = all.filter((one) => open ? open.contains(one) : !one.closest('.sheet'));
    const touch = [];
    seen.forEach((one, n) => seen.slice(n + 1).forEach((other) => {
      if (one.contains(other) || other.contains(one) || (one.closest('label') && one.closest('label') === other.closest('label'))) return;
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const x = Math.max(a.left, b.left) - Math.min(a.right, b.right);
      const y = Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom);
      if (Math.max(x, y) < 3.9) touch.push([one, other].map((part) => part.textContent.trim() || part.name).join(' | ') + ' ' + Math.max(x, y));
    }));
    return touch;";

async fn apart(umpire: &Browser, what: &str) {
    let touching = umpire.script(TOUCHING).await;
    assert_eq!(touching, Value::Array(Vec::new()), "{what}");
}

#[test]
fn no_two_buttons_of_the_phone_touch() {
    run(async {
        let hall = Hall::with(ClockPolicy::MINUTE);
        let url = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
        let umpire = Browser::open("buttons-apart", PHONE).await;
        umpire.goto(&url).await;
        umpire.find("form[action$='/start'] button").await;
        apart(&umpire, "at the door").await;
        sits_down(&umpire, &url).await;
        apart(&umpire, "before the start").await;
        umpire.click(".sayrow .beginning button").await;
        umpire.find(".clock").await;
        for sheet in ["undo", "card", "draws", "result", "menu"] {
            umpire.click(&format!("#{sheet} > summary")).await;
            apart(&umpire, sheet).await;
            umpire.picture(sheet).await;
            umpire.key("\u{e00c}").await; // Escape
        }
        umpire.click("#result > summary").await;
        umpire
            .click("#result form:has([value=resign]) button")
            .await;
        apart(&umpire, "a question").await;
        umpire.click(".question .danger").await;
        umpire.find("#confirm form button").await;
        apart(&umpire, "at the end").await;
        umpire.picture("end").await;
        umpire.close().await;
    });
}

#[test]
fn the_second_of_two_quick_taps_does_nothing_on_the_page_that_opened() {
    run(async {
        let hall = Hall::with(ClockPolicy::MINUTE);
        let url = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
        let umpire = Browser::open("double-page", PHONE).await;
        umpire.goto(&url).await;
        umpire.fill("input[name=name]", "Mr Botha").await;
        // The cards of the players follow the toss.
        let pills =
            "return [...document.querySelectorAll('.versus .pill')].map((one) => one.textContent)";
        assert_eq!(umpire.script(pills).await, json!(["White", "Black"]));
        umpire.find("#parts").await;
        umpire.click("input[name=begins][value=second]").await;
        assert_eq!(umpire.script(pills).await, json!(["Black", "White"]));
        umpire.click("input[name=begins][value=first]").await;
        assert_eq!(umpire.script(pills).await, json!(["White", "Black"]));
        umpire.fits().await;
        umpire.picture("door").await;
        umpire.click("form[action$='/start'] button").await;
        umpire.find("#live[data-turns] .acts").await;
        umpire.click(".sayrow .beginning button").await;
        umpire.find(".clock").await;
        // The clock of the page stands still, as if the second tap came at once.
        let still = "const real = performance.now.bind(performance); window.isStill = true; \
            performance.now = () => (window.isStill ? 1000 : real());";
        umpire
            .cdp(
                "Page.addScriptToEvaluateOnNewDocument",
                json!({"source": still}),
            )
            .await;
        let untaken = "return Number(document.documentElement.dataset.untaken || 0)";
        for (page, control) in [
            ("", "#card > summary"),
            ("/dispute", "header .btn"),
            ("/set-up", "main a"),
            ("/more", "main .btn"),
            ("/say", "main .btn"),
            ("/handover", "main .btn"),
        ] {
            let here = format!("{url}{page}");
            umpire.goto(&here).await;
            let near =
                format!("document.querySelector('{control}').scrollIntoView({{block: 'center'}})");
            umpire.script(&near).await;
            let at = middle(&umpire, control).await;
            press(&umpire, at).await;
            assert_eq!(umpire.script(untaken).await, 1, "{page}");
            assert_eq!(umpire.url().await, here);
            // Who taps on purpose is heard.
            umpire
                .until("performance.now() && (window.isStill = false, performance.now() > 1500)")
                .await;
            press(&umpire, at).await;
            assert_ne!(umpire.script(untaken).await, 2, "{page}");
            // The way on must have begun before the test goes its own way.
            if !page.is_empty() {
                umpire
                    .until(&format!("!location.pathname.endsWith('{page}')"))
                    .await;
            }
        }
        umpire.close().await;
    });
}
