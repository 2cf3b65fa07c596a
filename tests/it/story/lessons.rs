//! Illustrated rules and lessons: by taps, by keys, on paper.

use super::boards::tap;
use super::run;
use crate::browser::Browser;
use crate::web::harness::App;
use inkundla::rules::Ruleset;

const PHONE: (u32, u32) = (360, 740);
/// The smallest phone that a lesson has to fit.
const SMALL_PHONE: (u32, u32) = (360, 640);
const LAPTOP: (u32, u32) = (1366, 768);

/// The visible picture of a part.
fn seen(part: &str) -> String {
    format!(
        "[...document.querySelectorAll('#{part} .frames > li')].map((one) => one.getClientRects().length > 0).indexOf(true)"
    )
}

#[test]
fn pictures_of_the_rules_are_stepped_through_by_taps_and_keys() {
    run(async {
        let app = App::start();
        let reader = Browser::open("rule-pictures", PHONE).await;
        reader
            .goto(&format!("http://{}/rules/umlabalaba", app.address()))
            .await;
        let at = |number: u8| format!("{} === {number}", seen("row"));
        // First what may be shot, which says most.
        reader.until(&at(1)).await;
        reader.fits().await;
        let text = reader.text("#row .frames > li:not(.off)").await;
        assert!(
            text.contains("White shoots one of the marked cows"),
            "{text}"
        );
        reader.click("#row button:last-of-type").await;
        reader.until(&at(2)).await;
        let text = reader.text("#row .frames > li:not(.off)").await;
        assert!(text.contains("shoots E4"), "{text}");
        // A tap on the last picture begins anew, and a key is as good as a tap.
        reader.click("#row .frames li:not(.off) svg").await;
        reader.until(&at(0)).await;
        reader
            .until("document.querySelector('#row button').disabled")
            .await;
        reader
            .script("document.querySelector('#row button:last-of-type').focus()")
            .await;
        reader.key("\u{E007}").await;
        reader.until(&at(1)).await;
        reader.close().await;
    });
}

#[test]
fn the_rules_of_every_game_fit_two_sheets_of_paper() {
    run(async {
        let app = App::start();
        let printer = Browser::open("rules-printed", LAPTOP).await;
        for game in Ruleset::all() {
            for language in ["en", "zu"] {
                let place = format!("/rules/{}?lang={language}", game.name());
                printer
                    .goto(&format!("http://{}{place}", app.address()))
                    .await;
                let pages = printer.pages_on_paper().await;
                assert!((1..=2).contains(&pages), "{place}: {pages} pages");
            }
        }
        printer.close().await;
    });
}

#[test]
fn a_lesson_answers_each_tap_and_leads_to_the_board_for_two() {
    run(async {
        let app = App::start();
        let child = Browser::open("lesson", PHONE).await;
        let base = format!("http://{}", app.address());
        child
            .goto(&format!("{base}/practice/umlabalaba/learn?step=2"))
            .await;
        child.fits().await;
        child.picture("row").await;
        tap(&child, "E1").await;
        tap(&child, "E6").await;
        child.until("document.querySelector('#say.warn')").await;
        let say = child.text("#say").await;
        assert!(say.contains("That is allowed"), "{say}");
        child.click(".foot a[href$='step=2']").await;
        child
            .until("document.querySelector('#live').dataset.turns")
            .await;
        tap(&child, "A2").await;
        let say = child.text("#say").await;
        assert!(say.contains("Three in a row"), "{say}");
        tap(&child, "R2").await;
        child.until("document.querySelector('#say.good')").await;
        child.picture("row-done").await;
        child.click(".foot .primary").await;
        child
            .until("location.search === '?step=3' && document.querySelector('.lesson .here').textContent.includes('3')")
            .await;
        // The whole of it is done with keys alone.
        for point in ["A3", "E6"] {
            child
                .script(&format!(
                    "document.querySelector('[data-point={point}]').focus()"
                ))
                .await;
            child.key("\u{E007}").await;
        }
        child.until("document.querySelector('#say.good')").await;
        // A wrong tap is answered at once, and a right turn is shown on demand.
        child
            .goto(&format!("{base}/practice/umlabalaba/learn?step=4"))
            .await;
        tap(&child, "E3").await;
        child.until("document.querySelector('#say.warn')").await;
        child.click(".foot a[href$='show=1']").await;
        child
            .until("document.querySelector('#say').textContent.startsWith('This is it: White places a cow on R6')")
            .await;
        child.picture("shown").await;
        // The last step is a game: the program answers each turn.
        child
            .goto(&format!("{base}/practice/umlabalaba/learn?step=12"))
            .await;
        child.fits().await;
        tap(&child, "E1").await;
        child
            .until("document.querySelector('#live').dataset.here.includes('&m=E1+')")
            .await;
        let say = child.text("#say").await;
        assert!(say.contains("Black places a cow on"), "{say}");
        child.picture("game").await;
        child.close().await;
    });
}

/// What of a lesson is not seen without scrolling: the task, the board, the next step.
const OUT_OF_VIEW: &str = "const box = (css) => document.querySelector(css).getBoundingClientRect(); \
    const [task, board, foot] = ['#task', 'svg.board', '.foot'].map(box); \
    return [task.top < 0 && 'the task ' + task.top, board.top < task.bottom - 1 && 'the board covers the task', \
    board.bottom > foot.top + 1 && 'the board ends at ' + board.bottom + ', the buttons begin at ' + foot.top, foot.bottom > innerHeight + 1 && 'the buttons'] \
    .filter(Boolean)";

#[test]
fn a_lesson_shows_its_task_and_the_whole_board_at_once() {
    run(async {
        let app = App::start();
        let child = Browser::open("lesson-view", SMALL_PHONE).await;
        let base = format!("http://{}", app.address());
        let mut faults = Vec::new();
        for game in Ruleset::all() {
            for language in ["en", "zu"] {
                let mut step = 1;
                loop {
                    let place = format!(
                        "/practice/{}/learn?step={step}&lang={language}",
                        game.name()
                    );
                    child.goto(&format!("{base}{place}")).await;
                    child.fits().await;
                    let found = child.script(OUT_OF_VIEW).await;
                    if found.as_array().is_none_or(|found| !found.is_empty()) {
                        faults.push(format!("{place}: {found}"));
                    }
                    if step == 3 && language == "en" {
                        child.picture(&format!("view-{}", game.name())).await;
                    }
                    step += 1;
                    let next = format!(
                        "return Boolean(document.querySelector('.foot a[href$=\"step={step}\"]'))"
                    );
                    if child.script(&next).await != true {
                        break;
                    }
                }
            }
        }
        // After an answer, too.
        child
            .goto(&format!("{base}/practice/umlabalaba/learn?step=2"))
            .await;
        tap(&child, "A2").await;
        tap(&child, "R2").await;
        child.until("document.querySelector('#say.good')").await;
        assert_eq!(child.script(OUT_OF_VIEW).await, serde_json::json!([]));
        child.picture("view-well-done").await;
        child.close().await;
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    });
}

#[test]
fn a_half_made_turn_of_a_lesson_or_in_practice_is_drawn_as_on_the_umpires_page() {
    run(async {
        let app = App::start();
        let child = Browser::open("half-turn-practice", PHONE).await;
        let base = format!("http://{}", app.address());
        let stands = |at: &str| format!("document.querySelector('[data-point={at}] > .man.half')");
        child
            .goto(&format!("{base}/practice/umlabalaba/learn?step=2"))
            .await;
        tap(&child, "A2").await;
        child.until(&stands("A2")).await;
        child.until("document.querySelector('.board .mill')").await;
        child
            .goto(&format!("{base}/practice/umlabalaba?m=E1+R5+E2+R6"))
            .await;
        tap(&child, "E3").await;
        child.until(&stands("E3")).await;
        child.until("document.querySelector('.board .mill')").await;
        child.picture("three").await;
        // An empty point is no cow that is safe.
        tap(&child, "A4").await;
        child.until("document.querySelector('#say.bad')").await;
        let said = child.text("#say").await;
        assert!(!said.contains("safe"), "{said}");
        // Undo takes the half-made turn off the board.
        child.click("a[data-undo]").await;
        child
            .until("!document.querySelector('.half, .board .mill')")
            .await;
        child
            .until("!document.querySelector('[data-point=E3] > .man')")
            .await;
        tap(&child, "E3").await;
        tap(&child, "R5").await;
        child.until("location.search.includes('xR5')").await;
        // Camelot: a piece on its way has left its square.
        child.goto(&format!("{base}/practice/camelot")).await;
        let way = "document.getElementById('live').dataset.turns.split(' ').map((turn) => turn.split('-'))";
        let way = child
            .script(&format!(
                "return {way}.find((at) => at.length > 2).slice(0, 2)"
            ))
            .await;
        let [from, to] = [0, 1].map(|n| way[n].as_str().unwrap().to_owned());
        tap(&child, &from).await;
        tap(&child, &to).await;
        child.until(&stands(&to)).await;
        let left = format!("return document.querySelector('[data-point={from}] > .man') === null");
        assert_eq!(child.script(&left).await, true);
        child.close().await;
    });
}
