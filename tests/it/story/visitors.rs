//! A parent with a phone, and the projector of the hall, in two languages each.

use super::pictures::signs_in;
use super::run;
use crate::browser::Browser;
use crate::web::umpire::{Hall, Phone, takes_place_at};
use chrono::TimeDelta;
use inkundla::desk::projector::{Part, Screen};
use inkundla::desk::schedule::Schedule;
use inkundla::system_time::now;
use inkundla::tournament::RoundNo;

const PHONE: (u32, u32) = (360, 640);

/// An event with games in progress and a planned next round.
fn hall() -> (Hall, Phone) {
    let hall = Hall::of("umlabalaba");
    let phone = hall.umpire("Ms Naidoo");
    for turn in ["E1", "A1"] {
        phone.plays(turn);
    }
    let schedule = Schedule {
        rounds: [(RoundNo(2), now() + TimeDelta::minutes(45))].into(),
    };
    let screen = Screen {
        notice: "12:30 · Umlazi".to_owned(),
        ..Screen::showing(&Part::ALL)
    };
    let (desk, right) = (&hall.app.desk, hall.organiser());
    takes_place_at(desk, &right, "Umlazi");
    desk.set_schedule(&right, &schedule, now()).unwrap();
    desk.set_screen(&right, &screen, now()).unwrap();
    (hall, phone)
}

/// From the code on the projector to one's own child, and to the standings.
async fn a_parent_looks(language: &str, words: [&str; 3]) {
    let (hall, phone) = hall();
    let parent = Browser::open(&format!("parent-{language}"), PHONE).await;
    let host = format!("http://{}", hall.app.address());
    let event = format!("{host}/e/{}", hall.key);
    parent.goto(&format!("{event}?lang={language}")).await;
    parent.picture("event").await;
    parent.fits().await;
    let page = parent.text("body").await;
    assert!(page.contains(words[0]), "{page}");
    assert!(page.contains("Umlazi"), "{page}");
    let children = parent.text("main").await;
    for full in ["Mokoena", "Dlamini", "Nkosi", "Zulu\n"] {
        assert!(!children.contains(full), "{full}");
    }

    parent.fill("input[name=q]", "Thandiwe").await;
    parent.key("\u{e007}").await; // Enter
    parent.find("a[href*='/path/']").await;
    parent.picture("found").await;
    parent.click("a[href*='/path/']").await;
    parent.until("location.pathname.includes('/path/')").await;
    parent.picture("path").await;
    parent.fits().await;

    parent.goto(&event).await;
    parent.click(".hall a[href$='/boards/1/1']").await;
    parent.find("#live svg.board").await;
    parent.picture("board").await;
    parent.fits().await;
    let last_turn = parent.text(".last-turn").await;
    assert!(last_turn.contains(words[1]), "{last_turn}");
    // Another turn comes by itself.
    let seen = parent.attribute("#live", "data-seq").await;
    phone.plays("E2");
    parent
        .until(&format!(
            "document.getElementById('live').dataset.seq !== '{seen}'"
        ))
        .await;

    parent.goto(&format!("{event}/standings")).await;
    parent.picture("standings").await;
    parent.fits().await;
    let page = parent.text("#live h2").await;
    assert!(page.contains(words[2]), "{page}");
    assert!(parent.deeds() <= 4, "{} deeds", parent.deeds());
    parent.close().await;
}

#[test]
fn a_parent_finds_a_child_in_afrikaans() {
    run(a_parent_looks(
        "af",
        ["Rondte 1", "Lerato Z. plaas", "Puntelys"],
    ));
}

#[test]
fn a_parent_finds_a_child_in_isixhosa() {
    run(a_parent_looks(
        "xh",
        ["Umjikelo 1", "Lerato Z. ubeka", "Uluhlu lwamanqaku"],
    ));
}

/// Every slide is readable; with reduced motion slides are changed by hand.
async fn the_wall(language: &str, size: (u32, u32), title: &str) {
    let (hall, phone) = hall();
    let wall = Browser::open(&format!("wall-{language}-{}", size.0), size).await;
    let host = format!("http://{}", hall.app.address());
    wall.goto(&format!("{host}/e/{}/screen?lang={language}", hall.key))
        .await;
    wall.find(".leaf:not([hidden])").await;
    let leaves = wall
        .script("return document.querySelectorAll('.leaf').length")
        .await;
    assert_eq!(leaves, 7, "a notice, five parts, and a game on its board");
    let mut titles = Vec::new();
    for leaf in 0..7 {
        wall.picture(&format!("leaf-{leaf}")).await;
        wall.fits().await;
        let size = "return parseFloat(getComputedStyle(document.querySelector('.leaf:not([hidden])')).fontSize)";
        assert!(wall.script(size).await.as_f64().unwrap() >= 16.0);
        titles.push(wall.text(".leaf:not([hidden]) h2").await);
        wall.key(" ").await;
    }
    assert!(titles.iter().any(|one| one.contains(title)), "{titles:?}");
    let again = wall.text(".leaf:not([hidden]) h2").await;
    assert_eq!(again, titles[0], "round and round");
    // What happens comes by itself, and the leaf that is seen stays.
    wall.key(" ").await;
    phone.plays("E2");
    wall.until("document.querySelector('.leaf:not([hidden])').textContent.includes('3')")
        .await;
    assert_eq!(wall.text(".leaf:not([hidden]) h2").await, titles[1]);
    wall.close().await;
}

#[test]
fn the_wall_is_read_from_the_last_row() {
    run(the_wall("en", (1366, 768), "Standings"));
}

#[test]
fn the_wall_speaks_bahasa_indonesia_in_full_high_definition() {
    run(the_wall("id", (1920, 1080), "Klasemen"));
}

/// The pages of a visitor's tabs, and the pages they link to.
const TABS: [&str; 8] = [
    "/standings",
    "/standings/schools",
    "/rounds",
    "/rounds/1",
    "/find",
    "/find?q=x",
    "/path/1",
    "/about",
];

/// Words of the tabs that are broken in the middle, and whether the row has to be pushed.
const BROKEN: &str = "const broken = []; for (const tab of document.querySelectorAll('.tabs a')) { \
    const texts = document.createTreeWalker(tab, NodeFilter.SHOW_TEXT); \
    while (texts.nextNode()) for (const word of texts.currentNode.data.matchAll(/\\S+/g)) { \
      const range = document.createRange(); range.setStart(texts.currentNode, word.index); \
      range.setEnd(texts.currentNode, word.index + word[0].length); \
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word[0]); } } \
    const row = document.querySelector('.tabs'); \
    return broken.concat(row && row.scrollWidth > row.clientWidth ? ['the row is too wide'] : [])";

#[test]
fn no_tab_breaks_in_the_middle_of_a_word_on_a_narrow_phone_in_any_language() {
    run(async {
        let (hall, _phone) = hall();
        let browser = Browser::open("tabs-whole-words", (320, 640)).await;
        let host = format!("http://{}", hall.app.address());
        let mut faults = Vec::new();
        for is_organiser in [false, true] {
            if is_organiser {
                signs_in(&browser, &hall).await;
            }
            let page = if is_organiser {
                "/players"
            } else {
                "/standings"
            };
            for language in ["en", "af", "id", "xh", "zu"] {
                let url = format!("{host}/e/{}{page}?lang={language}", hall.key);
                browser.goto(&url).await;
                browser.find(".tabs a").await;
                let found = browser.script(BROKEN).await;
                if found != serde_json::json!([]) {
                    faults.push(format!("{page} in {language}: {found}"));
                }
            }
            browser
                .picture(if is_organiser { "organiser" } else { "visitor" })
                .await;
        }
        browser.close().await;
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    });
}

#[test]
fn the_tabs_of_a_visitor_fit_a_narrow_phone_in_every_language() {
    run(async {
        let (hall, phone) = hall();
        phone.does(&[("act", "resign"), ("side", "second")]);
        let parent = Browser::open("tabs-of-a-visitor", (320, 640)).await;
        let host = format!("http://{}", hall.app.address());
        let event = TABS.map(|page| format!("/e/{}{page}", hall.key));
        for language in ["en", "af", "id", "xh", "zu"] {
            let choose = format!("{host}/rules?lang={language}");
            parent.goto(&choose).await;
            for page in event.iter().map(String::as_str).chain(["/accessibility"]) {
                parent.goto(&format!("{host}{page}")).await;
                parent.find("footer").await;
                parent.fits().await;
                if language == "zu" {
                    let found = parent.axe().await;
                    assert!(found.is_empty(), "{page}: {found:?}");
                }
            }
        }
        parent.close().await;
    });
}
