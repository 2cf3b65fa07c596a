//! The umpire's page from a small phone to a tablet: everything that a turn needs is in one view.

use super::boards::recorded;
use super::offline::{plays, sits_down};
use super::pictures::sized;
use super::run;
use crate::browser::Browser;
use crate::web::umpire::Hall;
use inkundla::i18n::Language;
use inkundla::referee::ClockPolicy;
use serde_json::{Value, json};
use std::time::Duration;

/// Small phones in portrait and landscape, and tablets.
const SIZES: [(u32, u32); 7] = [
    (320, 568),
    (360, 640),
    (360, 740),
    (412, 915),
    (640, 360),
    (768, 1024),
    (1024, 768),
];

/// Elements that are not fully in the window, are cut off, overlap others, or are too small to tap.
const FAULTS: &str = "const parts = [...document.querySelectorAll( \
    '.boardwrap svg, .ump-live > .strip, .clock, #say, .kinds, .acts summary, #redo-now, .menu summary, #saved')] \
    .filter((one) => one.checkVisibility()); \
    const boxes = parts.map((one) => [one, one.getBoundingClientRect()]); \
    const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1; \
    const faults = boxes.filter(([one, box]) => box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight \
      || one.scrollWidth > one.clientWidth + 1 && one.clientWidth && !one.matches('svg') \
      || boxes.some(([other, its]) => other !== one && !other.contains(one) && !one.contains(other) && over(box, its))); \
    const LEAST = innerWidth < 360 ? 36 : 44; const small = [...document.querySelectorAll('.acts summary, #redo-now')].filter((one) => Math.min(one.offsetWidth, one.offsetHeight) < 44); \
    const svg = document.querySelector('.boardwrap svg'); \
    const hit = svg.querySelector('.pt').getBoundingClientRect(); \
    const isSmall = Math.max(hit.width, hit.height) < LEAST && !svg.dataset.step; \
    return faults.map(([one, box]) => (one.id || one.className.baseVal || one.className || one.textContent) + ' ' + \
      [box.left, box.top, box.right, box.bottom].map(Math.round)) \
      .concat(small.map((one) => 'small: ' + one.textContent)).concat(isSmall ? ['small points'] : []) \
      .concat(document.documentElement.scrollHeight > innerHeight + 1 ? ['it scrolls ' + document.documentElement.scrollHeight] : []) \
      .concat(document.documentElement.scrollWidth > innerWidth ? ['it is too wide'] : [])";

/// The faults of a page that has settled: its scripts fit the board once it has loaded, later on a busy machine.
async fn faults_that_stay(umpire: &Browser) -> Value {
    let mut found = umpire.script(FAULTS).await;
    for _ in 0..150 {
        if found == json!([]) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
        found = umpire.script(FAULTS).await;
    }
    found
}

#[test]
fn a_turn_needs_one_view_from_a_small_phone_to_a_tablet_in_every_language() {
    needs_one_view("sizes", 16);
}

#[test]
fn a_turn_needs_one_view_with_text_twice_as_large() {
    needs_one_view("sizes-large-text", 32);
}

/// Undo of a new turn is immediate; on a slow machine the turn may be older, and a reason is asked.
async fn takes_back(umpire: &Browser) {
    umpire.click("#undo > summary").await;
    umpire
        .until("document.querySelector('#redo-now, #undo[open]')")
        .await;
    let is_asked = "return Boolean(document.querySelector('#undo[open]'))";
    if umpire.script(is_asked).await == json!(true) {
        umpire.click("#undo form:not(#redo) button").await;
    }
}

#[test]
fn what_is_said_with_a_card_leaves_every_control_in_view_in_every_language() {
    run(async {
        let umpire = Browser::open("sizes-card", (360, 640)).await;
        let mut faults = Vec::new();
        for language in Language::written() {
            let tag = language.tag();
            let hall = Hall::with(ClockPolicy::MINUTE);
            let url = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
            sized(&umpire, (360, 640)).await;
            sits_down(&umpire, &url).await;
            plays(&umpire, 0).await;
            recorded(&umpire, 2).await;
            umpire.goto(&format!("{url}?lang={tag}")).await;
            umpire.find("#parts").await;
            umpire.click("#card > summary").await;
            umpire.click("#card [value=misconduct]").await;
            umpire.click("#card button[value=yellow]").await;
            recorded(&umpire, 3).await;
            umpire.find(".strip .cardchip").await;
            for size in [(320, 568), (360, 640), (360, 740)] {
                sized(&umpire, size).await;
                let found = faults_that_stay(&umpire).await;
                if found != json!([]) {
                    faults.push(format!("{tag} at {size:?}: {found}"));
                }
                if tag == "zu" {
                    umpire.picture(&format!("card-{}", size.1)).await;
                }
            }
        }
        umpire.close().await;
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    });
}

fn needs_one_view(name: &str, text: u8) {
    run(async {
        let umpire = Browser::of_a_reader(name, (360, 640), text).await;
        let mut faults = Vec::new();
        for game in ["umlabalaba", "isipowe", "camelot", "reversi"] {
            let hall = match game {
                "umlabalaba" => Hall::with(ClockPolicy::MINUTE),
                game => Hall::of(game),
            };
            let url = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
            sized(&umpire, (360, 640)).await;
            sits_down(&umpire, &url).await;
            plays(&umpire, 0).await;
            plays(&umpire, 1).await;
            // Something to play again stands beside Undo.
            takes_back(&umpire).await;
            umpire.find("#redo-now").await;
            recorded(&umpire, 4).await;
            for language in Language::written() {
                let tag = language.tag();
                umpire.goto(&format!("{url}?lang={tag}")).await;
                umpire.find("#redo-now").await;
                for size in SIZES {
                    sized(&umpire, size).await;
                    let found = faults_that_stay(&umpire).await;
                    if found != json!([]) {
                        let words = "return document.querySelector('.acts').innerText";
                        let words = umpire.script(words).await;
                        faults.push(format!("{game} in {tag} at {size:?}: {found}; {words}"));
                    }
                    if size == (412, 915) {
                        let root = "return parseFloat(getComputedStyle(document.documentElement).fontSize)";
                        let grown = umpire.script(root).await.as_f64().unwrap();
                        assert_eq!(grown > 18.0, text > 16, "{game}: {grown} px");
                    }
                    if tag == "xh" {
                        umpire.picture(&format!("{game}-{}", size.0)).await;
                    }
                }
            }
        }
        umpire.close().await;
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    });
}

/// The narrow phones of umpires.
const NARROW: [(u32, u32); 2] = [(320, 640), (360, 740)];

/// What of the umpire's page leaves the window at its side: buttons of the header, sheets, cards.
const SIDEWAYS: &str = "const out = [...document.querySelectorAll('.ump-live > header > *, .acts summary, .card, .card button, .sheet button')] \
    .filter((one) => one.checkVisibility() && (one.getBoundingClientRect().right > innerWidth + 1 || one.getBoundingClientRect().left < 0)); \
    return out.map((one) => (one.id || one.textContent).trim().slice(0, 40)) \
    .concat(document.documentElement.scrollWidth > innerWidth ? ['it is too wide'] : [])";

/// Looks at the page in every language and width.
async fn looks(umpire: &Browser, url: &str, state: &str, faults: &mut Vec<String>) {
    for language in Language::written() {
        let tag = language.tag();
        for size in NARROW {
            sized(umpire, size).await;
            umpire.goto(&format!("{url}?lang={tag}")).await;
            umpire.find("#live").await;
            let found = umpire.script(SIDEWAYS).await;
            if found != json!([]) {
                faults.push(format!("{state} in {tag} at {size:?}: {found}"));
            }
            if tag == "zu" {
                umpire.picture(&format!("{state}-{}", size.0)).await;
            }
            let has_menu = "return Boolean(document.querySelector('#menu'))";
            if umpire.script(has_menu).await == json!(true) {
                umpire.click("#menu > summary").await;
                let found = umpire.script(SIDEWAYS).await;
                if found != json!([]) {
                    faults.push(format!("menu, {state} in {tag} at {size:?}: {found}"));
                }
            }
        }
    }
}

#[test]
fn no_state_of_the_umpires_page_scrolls_sideways_in_any_language() {
    run(async {
        let umpire = Browser::open("sideways", (360, 740)).await;
        let hall = Hall::with(ClockPolicy::MINUTE);
        let url = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
        let mut faults = Vec::new();
        looks(&umpire, &url, "join", &mut faults).await;
        umpire.goto(&format!("{url}?lang=en")).await;
        sits_down(&umpire, &url).await;
        looks(&umpire, &url, "ready", &mut faults).await;
        // Without an open sheet, which a tap would close.
        umpire.goto(&url).await;
        umpire.find("#parts").await;
        plays(&umpire, 0).await;
        recorded(&umpire, 2).await;
        looks(&umpire, &url, "playing", &mut faults).await;
        umpire.goto(&url).await;
        umpire.click("header button[form=stop]").await;
        umpire.until("location.pathname.endsWith('/dispute')").await;
        looks(&umpire, &url, "stopped", &mut faults).await;
        // Another phone at the board that is taken.
        let other = Browser::open("sideways-taken", (360, 740)).await;
        looks(&other, &url, "taken", &mut faults).await;
        other.close().await;
        umpire.close().await;
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    });
}

#[test]
fn who_joins_sees_the_players_the_form_and_its_button_at_once() {
    run(async {
        let umpire = Browser::open("join", (360, 740)).await;
        let hall = Hall::with(ClockPolicy::MINUTE);
        let url = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
        umpire.goto(&url).await;
        let bottom = "return document.querySelector('form .primary').getBoundingClientRect().bottom <= innerHeight";
        assert_eq!(umpire.script(bottom).await, true);
        let above = "return document.querySelector('.versus').getBoundingClientRect().bottom \
            <= document.querySelector('form.card').getBoundingClientRect().top";
        assert_eq!(umpire.script(above).await, true);
        umpire.picture("fresh").await;
        sits_down(&umpire, &url).await;
        plays(&umpire, 0).await;
        recorded(&umpire, 2).await;
        // A second phone sees whose board it is, and how it stands.
        let other = Browser::open("join-taken", (360, 740)).await;
        other.goto(&url).await;
        assert_eq!(other.script(bottom).await, true);
        other.find(".boardwrap .man").await;
        other.picture("taken").await;
        other.close().await;
        umpire.close().await;
    });
}
