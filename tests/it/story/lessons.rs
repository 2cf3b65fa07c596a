//! Illustrated rules and lessons: by taps, by keys, on paper.

use super::boards::tap;
use super::run;
use crate::browser::Browser;
use crate::web::harness::App;
use inkundla::rules::Ruleset;

const PHONE: (u32, u32) = (360, 740);
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
        child.click(".beside a[href$='step=2']").await;
        child
            .until("document.querySelector('#live').dataset.turns")
            .await;
        tap(&child, "A2").await;
        let say = child.text("#say").await;
        assert!(say.contains("Three in a row"), "{say}");
        tap(&child, "R2").await;
        child.until("document.querySelector('#say.good')").await;
        child.picture("row-done").await;
        child.click(".beside .primary").await;
        child
            .until("location.search === '?step=3' && document.querySelector('.lesson .here a').textContent.includes('Moving')")
            .await;
        // The whole of it is done with keys alone.
        child
            .script("document.querySelector('[data-point=A1]').focus()")
            .await;
        child.key("\u{E007}").await;
        child
            .script("document.querySelector('.pt.legal').focus()")
            .await;
        child.key("\u{E007}").await;
        child.until("document.querySelector('#say.good')").await;
        for step in [4, 5] {
            child
                .goto(&format!("{base}/practice/umlabalaba/learn?step={step}"))
                .await;
            child.fits().await;
        }
        tap(&child, "R4").await;
        tap(&child, "A4").await;
        tap(&child, "E1").await;
        child.until("document.querySelector('#say.good')").await;
        child.click(".beside .well .primary").await;
        child
            .until("location.pathname === '/practice/umlabalaba'")
            .await;
        child.close().await;
    });
}
