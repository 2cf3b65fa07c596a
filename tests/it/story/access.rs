//! Accessibility: every page in its usual states, checked by axe and in a narrow window.

mod every_page;

use super::offline::{plays, sits_down};
use super::run;
use crate::browser::Browser;
use crate::web::harness::PHRASE;
use crate::web::rights::{For, ROUTES, address, is_file};
use crate::web::umpire::{Hall, Phone};
use serde_json::json;

const LAPTOP: (u32, u32) = (1366, 768);

/// A browser window.
struct State {
    name: &'static str,
    width: u32,
    scheme: &'static str,
}

/// A laptop, the same at 200 %, the narrowest phone, and that phone in dark mode.
const STATES: [State; 4] = [
    State {
        name: "laptop",
        width: 1366,
        scheme: "light",
    },
    State {
        name: "at 200 %",
        width: 683,
        scheme: "light",
    },
    State {
        name: "320 px",
        width: 320,
        scheme: "light",
    },
    State {
        name: "320 px in the dark",
        width: 320,
        scheme: "dark",
    },
];

async fn look(browser: &Browser, page: &str, found: &mut Vec<String>) {
    if browser.script("return document.contentType").await != "text/html" {
        return; // for programs
    }
    for State {
        name,
        width,
        scheme,
    } in STATES
    {
        let size = json!({"width": width, "height": 768, "deviceScaleFactor": 1, "mobile": false});
        browser
            .cdp("Emulation.setDeviceMetricsOverride", size)
            .await;
        let media = json!({"features": [{"name": "prefers-color-scheme", "value": scheme}]});
        browser.cdp("Emulation.setEmulatedMedia", media).await;
        for fault in browser.axe().await {
            found.push(format!("{page}, {name}: {fault}"));
        }
        let wide =
            "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
        let wide = browser.script(wide).await.as_i64().unwrap();
        if wide > 0 {
            found.push(format!("{page}, {name}: {wide} px too wide"));
        }
    }
}

/// The address to check for a route, if it is for this role.
fn page_of(
    hall: &Hall,
    (method, path, whom): &(&str, &str, For),
    is_for: &[For],
) -> Option<String> {
    let is_page = *method == "get"
        && is_for.contains(whom)
        && !path.ends_with("/live")
        && !path.starts_with("/assets")
        && !is_file(path);
    is_page.then(|| format!("http://{}{}", hall.app.address(), address(hall, path)))
}

#[test]
fn every_page_of_an_event_is_for_everybody() {
    run(async {
        let hall = Hall::open();
        let phone = hall.umpire("Ms Naidoo");
        for turn in ["E1", "R4", "E8", "R6"] {
            phone.plays(turn);
        }
        phone.noted(&[("act", "call"), ("about", "rule")]);
        let browser = Browser::open("access", LAPTOP).await;
        browser
            .goto(&format!("http://{}/signin", hall.app.address()))
            .await;
        browser.fill("input[name=name]", "Ms Khumalo").await;
        browser.fill("input[name=phrase]", PHRASE).await;
        browser.click("form[action='/signin'] button.primary").await;
        browser.find("form[action='/signout']").await;
        let mut found = Vec::new();
        for route in ROUTES {
            if let Some(url) = page_of(
                &hall,
                route,
                &[
                    For::All,
                    For::SignedIn,
                    For::Organiser,
                    For::Owner,
                    For::Insider,
                    For::CheckIn,
                    For::Server,
                ],
            ) {
                browser.goto(&url).await;
                look(&browser, route.1, &mut found).await;
            }
        }
        browser
            .goto(&format!("http://{}/no/such/page", hall.app.address()))
            .await;
        look(&browser, "what is not there", &mut found).await;
        browser.close().await;
        assert!(found.is_empty(), "{}", found.join("\n"));
    });
}

#[test]
fn every_page_of_an_umpire_is_for_everybody() {
    run(async {
        let hall = Hall::open();
        let browser = Browser::open("access-umpire", LAPTOP).await;
        let url = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
        sits_down(&browser, &url).await;
        plays(&browser, 0).await;
        let mut found = Vec::new();
        for route in ROUTES {
            if let Some(url) = page_of(&hall, route, &[For::Code]) {
                browser.goto(&url).await;
                look(&browser, route.1, &mut found).await;
            }
        }
        let phone = Phone::recording_over(hall.app.visitor(), &hall.codes[0], "Mr Botha");
        phone.does(&[("act", "resign"), ("side", "first")]);
        browser.goto(&url).await;
        look(&browser, "taken over, and the game is over", &mut found).await;
        browser.close().await;
        assert!(found.is_empty(), "{}", found.join("\n"));
    });
}

#[test]
fn the_keys_of_a_page_are_listed_under_a_question_mark_everywhere() {
    run(async {
        let hall = Hall::open();
        let browser = Browser::open("question-mark", LAPTOP).await;
        let base = format!("http://{}", hall.app.address());
        for (path, says) in [
            ("/".to_owned(), "Tab moves on"),
            (format!("/e/{}", hall.key), "Tab moves on"),
            (
                format!("/e/{}/boards/1/1", hall.key),
                "left and right arrow step",
            ),
            ("/practice/reversi".to_owned(), "On the board: arrows move"),
        ] {
            browser.goto(&format!("{base}{path}")).await;
            browser.find("#keys").await;
            browser.key("?").await;
            browser.until("document.getElementById('keys').open").await;
            let list = browser.text("#keys").await;
            assert!(list.contains(says), "{path}: {list}");
        }
        // Who needs the key for something else switches it off.
        browser.click("#keys-off").await;
        browser.goto(&base).await;
        browser.find("#keys").await;
        browser.key("?").await;
        let open = browser
            .script("return document.getElementById('keys').open")
            .await;
        assert_eq!(open, false);
        browser.close().await;
    });
}

#[test]
fn a_board_to_watch_is_read_point_by_point_with_arrows() {
    run(async {
        let hall = Hall::of("reversi");
        let phone = hall.umpire("Ms Naidoo");
        phone.plays("d3");
        let viewer = Browser::open("read", (360, 640)).await;
        let url = format!("http://{}/e/{}/boards/1/1", hall.app.address(), hall.key);
        viewer.goto(&url).await;
        viewer.find(".pt[tabindex='0']").await;
        viewer
            .script("document.querySelector('.pt[data-point=c3]').focus()")
            .await;
        viewer.key("\u{E014}").await;
        let here =
            "const on = document.activeElement; return on.querySelector('title').textContent";
        assert_eq!(viewer.script(here).await, "d3, Black");
        assert_eq!(
            viewer.url().await,
            url,
            "arrows on the board do not step back"
        );
        viewer.close().await;
    });
}
