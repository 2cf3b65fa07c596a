//! A parent follows the boards of a hall on a phone.

use super::helpers::looks;
use super::run;
use crate::browser::Browser;
use crate::web::umpire::{Hall, Phone};
use inkundla::referee::ClockPolicy;

const PHONE: (u32, u32) = (360, 640);
const LAPTOP: (u32, u32) = (1366, 768);

fn event(hall: &Hall) -> String {
    format!("http://{}/e/{}", hall.app.address(), hall.key)
}

/// The number of the first board in a section.
fn first(section: &str) -> String {
    format!("(document.querySelector('#{section} li') || {{ dataset: {{}} }}).dataset.board")
}

fn phone(hall: &Hall, board: usize) -> Phone {
    Phone::recording(hall.app.visitor(), &hall.codes[board - 1], "Ms Naidoo")
}

#[test]
fn a_parent_follows_a_child_from_the_first_turn_to_the_result() {
    run(async {
        let hall = Hall::open();
        let one = phone(&hall, 1);
        let parent = Browser::open("follows", PHONE).await;
        parent.goto(&event(&hall)).await;
        // The second board still waits; its first player is the child.
        let star = "li[data-board='2'] .star";
        let child = parent.attribute(star, "data-name").await;
        parent.click(star).await;
        parent.until(&format!("{} === '2'", first("pinned"))).await;
        assert_eq!(parent.attribute(".star.on", "aria-pressed").await, "true");
        let plays_soon = format!("document.title.startsWith('{child} plays soon')");
        parent.until(&plays_soon).await;
        looks(&parent, "waits").await;
        // A turn elsewhere leaves the child on top.
        one.plays("E1");
        parent.until(&format!("{} === '1'", first("playing"))).await;
        parent.until(&format!("{} === '2'", first("pinned"))).await;
        let two = phone(&hall, 2);
        two.plays("E1");
        parent
            .until(&format!("document.title.startsWith('{child} is playing')"))
            .await;
        two.plays("R4");
        parent
            .until(&format!("document.title.startsWith('● {child} to move')"))
            .await;
        parent
            .until("document.querySelector('#pinned .turn .star.on')")
            .await;
        looks(&parent, "plays").await;
        // It is kept in this browser, and comes back with the page.
        parent.goto(&event(&hall)).await;
        parent.until(&format!("{} === '2'", first("pinned"))).await;
        two.does(&[("act", "resign"), ("side", "second")]);
        parent
            .until(&format!("document.title.startsWith('{child} won')"))
            .await;
        parent.click(".star.on").await;
        parent
            .until("document.getElementById('pinned').hidden")
            .await;
        assert_eq!(
            parent.script("return document.title").await,
            "Zone cup · Inkundla"
        );
        parent.close().await;
    });
}

#[test]
fn a_notice_comes_while_the_parent_reads_something_else() {
    run(async {
        let hall = Hall::open();
        let two = phone(&hall, 2);
        two.plays("E1");
        let parent = Browser::open("notice", LAPTOP).await;
        parent.goto(&event(&hall)).await;
        // A browser without a screen grants nothing: what it would show is noted instead.
        parent
            .script(
                "window.notices = []; window.Notification = function (text) { notices.push(text); }; \
                 Notification.permission = 'default'; \
                 Notification.requestPermission = async () => { Notification.permission = 'granted'; };",
            )
            .await;
        let star = "li[data-board='2'] .turn .star";
        let child = parent.attribute(star, "data-name").await;
        assert_eq!(
            parent
                .script("return document.getElementById('notify').hidden")
                .await,
            true
        );
        parent.click(star).await;
        parent
            .until("!document.getElementById('notify').hidden")
            .await;
        parent.click("#notify").await;
        parent
            .until("document.getElementById('notify').hidden")
            .await;
        parent
            .script(
                "Object.defineProperty(document, 'hidden', { get: () => true }); \
                 document.dispatchEvent(new Event('visibilitychange'))",
            )
            .await;
        two.plays("R4");
        two.plays("E8");
        parent.until("notices.length >= 1").await;
        two.does(&[("act", "resign"), ("side", "first")]);
        parent
            .until("/won|lost/.test(notices[notices.length - 1])")
            .await;
        let notices = parent.script("return notices.join()").await;
        assert!(notices.as_str().unwrap().contains(&child), "{notices}");
        parent.close().await;
    });
}

#[test]
fn the_visible_board_keeps_its_scroll_position() {
    run(async {
        let hall = Hall::large(12);
        let phones: Vec<Phone> = (1..=6).map(|board| phone(&hall, board)).collect();
        phones.iter().for_each(|phone| {
            phone.plays("E1");
        });
        let parent = Browser::open("reads", PHONE).await;
        parent.goto(&event(&hall)).await;
        parent.until(&format!("{} === '6'", first("playing"))).await;
        let order = "[...document.querySelectorAll('#playing li')].map((one) => one.dataset.board).join('')";
        parent
            .script("document.querySelector(\"li[data-board='4']\").scrollIntoView()")
            .await;
        phones[1].plays("R4");
        let turn = "document.querySelector(\"li[data-board='2'] .pill\").textContent === 'Turn 2'";
        parent.until(turn).await;
        parent.until(&format!("{order} === '654321'")).await;
        // At the top the newest comes first again.
        parent.script("scrollTo(0, 0)").await;
        phones[2].plays("R4");
        parent.until(&format!("{} === '3'", first("playing"))).await;
        parent.close().await;
    });
}

#[test]
fn a_name_typed_filters_the_boards() {
    run(async {
        let hall = Hall::open();
        hall.umpire("Ms Naidoo").plays("E1");
        let parent = Browser::open("filter", PHONE).await;
        parent.goto(&event(&hall)).await;
        parent.fill("#find", "Thandiwe").await;
        let shown = "document.querySelectorAll('.hall li[data-players]:not([hidden])').length";
        parent.until(&format!("{shown} === 1")).await;
        parent.key("\u{e007}").await; // Enter
        parent.until("location.pathname.endsWith('/find')").await;
        assert!(parent.text("main").await.contains("Thandiwe"));
        parent.close().await;
    });
}

#[test]
fn boards_fit_and_are_for_everybody_in_all_languages() {
    run(async {
        let hall = Hall::with(ClockPolicy::MINUTE);
        hall.umpire("Ms Naidoo").plays("E1");
        let narrow = Browser::open("hall-languages", (320, 640)).await;
        for language in ["en", "af", "id", "xh", "zu"] {
            narrow
                .goto(&format!("{}?lang={language}", event(&hall)))
                .await;
            narrow.find("#playing .mini").await;
            looks(&narrow, language).await;
        }
        narrow.close().await;
    });
}
