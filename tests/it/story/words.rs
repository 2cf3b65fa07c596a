//! A speaker reviews translations on a phone: by taps, by keys, in every language.

use super::helpers::looks;
use super::run;
use crate::browser::Browser;
use crate::web::umpire::Hall;
use crate::web::words::address;
use inkundla::i18n::Language;
use serde_json::Value;

const PHONE: (u32, u32) = (360, 740);
const NARROW: (u32, u32) = (320, 640);

/// Opens the link and chooses a language.
async fn comes_in(browser: &Browser, host: &str, link: &str, language: &str) {
    browser.goto(&format!("{host}{link}")).await;
    browser.fill("input[name=name]", "Thandi M.").await;
    let choose = format!("document.querySelector('select').value = '{language}'");
    browser.script(&choose).await;
    browser.click("main form button.primary").await;
    browser.until("location.pathname === '/words/all'").await;
}

/// The id of the message under review, and the position of the button *right*.
async fn asked(browser: &Browser) -> (String, Value) {
    let id = browser.attribute("#asked input[name=id]", "value").await;
    let place = "const box = document.querySelector('#asked [data-key=\"1\"]').getBoundingClientRect(); \
        return [box.left, box.top].map(Math.round)";
    (id, browser.script(place).await)
}

async fn is_asked_next(browser: &Browser, before: &str) {
    let next = format!(
        "document.querySelector('#asked input[name=id]') && \
        document.querySelector('#asked input[name=id]').value !== '{before}'"
    );
    browser.until(&next).await;
}

#[test]
fn a_speaker_confirms_the_words_of_a_page_by_taps_and_keys() {
    run(async {
        let hall = Hall::open();
        let host = format!("http://{}", hall.app.address());
        let link = address(&hall.app.seated("Ms Khumalo"));
        let browser = Browser::open("words", PHONE).await;
        comes_in(&browser, &host, &link, "zu").await;
        looks(&browser, "words-all").await;
        browser.goto(&format!("{host}/e/{}", hall.key)).await;
        browser.click("footer a[href^='/words?of=']").await;
        let (first, at) = asked(&browser).await;
        looks(&browser, "words-asked").await;
        browser.click("#asked [data-key='1']").await;
        is_asked_next(&browser, &first).await;
        let (second, then) = asked(&browser).await;
        assert_eq!(at, then, "the next tap is at the same place");
        browser.key("1").await;
        is_asked_next(&browser, &second).await;
        let (third, _) = asked(&browser).await;
        browser.key("3").await;
        is_asked_next(&browser, &third).await;
        // Words that break a page are refused; what was typed stays.
        let (fourth, _) = asked(&browser).await;
        browser.key("2").await;
        browser
            .until("document.activeElement.name === 'form0'")
            .await;
        let kept = browser.script("return document.activeElement.value").await;
        browser.fill("textarea[name=form0]", "<b>").await;
        browser.key("\u{e007}").await;
        browser.until("document.querySelector('.msg.bad')").await;
        looks(&browser, "words-refused").await;
        let kept = kept.as_str().unwrap().to_owned();
        browser.fill("textarea[name=form0]", &kept).await;
        browser.key("\u{e007}").await;
        is_asked_next(&browser, &fourth).await;
        // The last answer is taken back and asked again.
        browser.click("form[action='/words/undo'] button").await;
        let again = format!("document.querySelector('#asked input[name=id]').value === '{fourth}'");
        browser.until(&again).await;
        assert_eq!(browser.complaints().await, [""; 0]);
        browser.close().await;
        let answers = hall.app.desk.word_answers(None).unwrap();
        assert_eq!(answers.len(), 3);
    });
}

#[test]
fn the_pages_for_speakers_have_room_on_a_narrow_phone_and_are_for_everybody() {
    run(async {
        let hall = Hall::open();
        let host = format!("http://{}", hall.app.address());
        let link = address(&hall.app.seated("Ms Khumalo"));
        let browser = Browser::open("words-narrow", NARROW).await;
        comes_in(&browser, &host, &link, "af").await;
        let mut faults = Vec::new();
        for language in Language::ALL.iter().copied().chain([Language::Stretched]) {
            let tag = language.tag();
            for (path, name) in [
                ("/words/all?", "all"),
                ("/words/all?place=computer&", "place"),
                ("/words/about?", "about"),
                ("/words?place=rules&id=law-follows-reversi&", "long"),
                ("/words?place=rounds&id=fault-missing-results&", "forms"),
                (&format!("{link}?"), "welcome"),
            ] {
                browser.goto(&format!("{host}{path}lang={tag}")).await;
                browser.picture(&format!("words-{name}-{tag}")).await;
                let wide = browser.too_wide().await;
                if wide > 0 {
                    faults.push(format!("{path} in {tag}: {wide} px too wide"));
                }
                let axe = browser.axe().await;
                faults.extend(axe.iter().map(|fault| format!("{path} in {tag}: {fault}")));
            }
        }
        browser.close().await;
        assert!(faults.is_empty(), "{faults:#?}");
    });
}
