//! Display settings of the umpire's board are chosen on the phone, stored there, and persist
//! offline and after a reload.

use super::boards::tap;
use super::offline::{plays, sits_down};
use super::run;
use crate::browser::Browser;
use crate::web::umpire::Hall;

const PHONE: (u32, u32) = (360, 640);

/// Whether the sheet is open and its content is loaded.
const OPENED: &str = "document.querySelector('.look[open] #look-form')";

async fn opens_the_sheet(umpire: &Browser) {
    umpire.until("document.querySelector('#look-open')").await;
    umpire.click("#menu summary").await;
    umpire.click("#look-open").await;
    umpire.until(OPENED).await;
}

async fn closes_the_sheet(umpire: &Browser) {
    umpire.key("\u{E00C}").await;
    umpire.until(&format!("!{OPENED}")).await;
}

async fn at_a_board(hall: &Hall, name: &str) -> Browser {
    let umpire = Browser::open(name, PHONE).await;
    let url = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
    sits_down(&umpire, &url).await;
    umpire
}

/// The centre of an element.
async fn middle(umpire: &Browser, css: &str) -> [f64; 2] {
    let script = format!(
        "const b = document.querySelector(\"{css}\").getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]"
    );
    serde_json::from_value(umpire.script(&script).await).unwrap()
}

async fn point(umpire: &Browser, name: &str) -> [f64; 2] {
    middle(umpire, &format!("[data-point='{name}'] .hit")).await
}

async fn background(umpire: &Browser) -> String {
    let script = "return getComputedStyle(document.documentElement).backgroundColor";
    umpire.script(script).await.as_str().unwrap().to_owned()
}

/// Whether the board is rotated: a point is below its opposite point.
async fn lies_turned(umpire: &Browser) -> bool {
    let ([x, y], [across_x, across_y]) = (point(umpire, "E1").await, point(umpire, "E5").await);
    y > across_y || (y == across_y && x > across_x)
}

#[test]
fn a_rotated_board_stays_rotated_offline_and_after_a_reload() {
    run(async {
        let hall = Hall::open();
        let umpire = at_a_board(&hall, "look-flipped").await;
        let was_turned = lies_turned(&umpire).await;
        opens_the_sheet(&umpire).await;
        umpire.fits().await;
        umpire.picture("sheet").await;
        umpire.click("#look-form [name=flipped]").await;
        closes_the_sheet(&umpire).await;
        umpire.picture("flipped").await;
        assert_ne!(lies_turned(&umpire).await, was_turned);
        // What is written beside the points is still read from left to right.
        let upright = "const text = document.querySelector('.pt .name').getScreenCTM(); return text.a > 0 && text.d > 0";
        assert_eq!(umpire.script(upright).await, true);
        // What is tapped is what lies there, and arrows go where they point.
        umpire.offline(true).await;
        tap(&umpire, "E1").await;
        umpire
            .until("document.querySelector('[data-point=E1] .tw, [data-point=E1] .tb')")
            .await;
        assert_ne!(lies_turned(&umpire).await, was_turned);
        arrows_go_where_they_point(&umpire).await;
        umpire.offline(false).await;
        umpire
            .until("document.querySelector('#live').dataset.seq >= 2")
            .await;
        umpire.script("location.reload()").await;
        umpire
            .until("document.documentElement.classList.contains('flipped')")
            .await;
        assert_ne!(lies_turned(&umpire).await, was_turned);
        // It is chosen for this phone only, and can be taken back.
        opens_the_sheet(&umpire).await;
        umpire.click("#look-form [name=flipped]").await;
        closes_the_sheet(&umpire).await;
        assert_eq!(lies_turned(&umpire).await, was_turned);
        umpire.close().await;
    });
}

async fn arrows_go_where_they_point(umpire: &Browser) {
    let height = "const on = document.activeElement.querySelector('.hit').getBoundingClientRect(); return on.y";
    for (from, key, way) in [("E2", "\u{E013}", -1.0), ("E6", "\u{E015}", 1.0)] {
        umpire
            .script(&format!(
                "document.querySelector('[data-point={from}]').focus()"
            ))
            .await;
        let at = umpire.script(height).await.as_f64().unwrap();
        umpire.key(key).await;
        let now = umpire.script(height).await.as_f64().unwrap();
        assert!((now - at) * way > 0.0, "{from} {key:?}: from {at} to {now}");
    }
}

#[test]
fn the_players_swap_places_and_keep_their_men() {
    run(async {
        let hall = Hall::open();
        let umpire = at_a_board(&hall, "look-swapped").await;
        let first = "#live [data-side=first]";
        let was = middle(&umpire, first).await[1];
        opens_the_sheet(&umpire).await;
        umpire.click("#look-form [name=swapped]").await;
        closes_the_sheet(&umpire).await;
        let is = middle(&umpire, first).await[1];
        assert!((is - was).abs() > 200.0, "{was} {is}");
        // What the server sends after a turn, and what the phone draws alone, come there too.
        plays(&umpire, 0).await;
        umpire
            .until("document.querySelector('#live').dataset.seq >= 2")
            .await;
        let then = middle(&umpire, first).await[1];
        assert!((then - is).abs() <= 1.0, "{is} {then}");
        let turn = "return document.querySelector('.strip.turn').dataset.side";
        assert_eq!(umpire.script(turn).await, "second");
        umpire.picture("swapped").await;
        umpire.fits().await;
        umpire.close().await;
    });
}

#[test]
fn dark_or_light_mode_overrides_the_setting_of_the_phone() {
    run(async {
        let hall = Hall::open();
        let umpire = at_a_board(&hall, "look-dark").await;
        umpire.dark(false).await;
        let light = background(&umpire).await;
        umpire.dark(true).await;
        let dark = background(&umpire).await;
        assert_ne!(dark, light);
        umpire.dark(false).await;
        opens_the_sheet(&umpire).await;
        umpire.click("#look-form [value=dark]").await;
        assert_eq!(background(&umpire).await, dark);
        umpire.click("#look-form [value=light]").await;
        umpire.dark(true).await;
        assert_eq!(background(&umpire).await, light);
        umpire.click("#look-form [value='']").await;
        assert_eq!(background(&umpire).await, dark);
        closes_the_sheet(&umpire).await;
        // By the keyboard, wherever the focus is on the board, and kept.
        umpire.key("d").await;
        assert_eq!(background(&umpire).await, light);
        let page = umpire.url().await;
        for place in ["", "/more", "/set-up", "/dispute", "/look"] {
            umpire.goto(&format!("{page}{place}")).await;
            umpire
                .until(&format!(
                    "getComputedStyle(document.documentElement).backgroundColor === '{light}'"
                ))
                .await;
        }
        umpire.goto(&page).await;
        umpire.find("#live .acts").await;
        // Who needs the keys for something else has switched them off.
        umpire.script("localStorage.setItem('keys', 'off')").await;
        umpire.key("d").await;
        assert_eq!(background(&umpire).await, light);
        umpire.close().await;
    });
}

#[test]
fn every_display_setting_is_accessible() {
    run(async {
        let hall = Hall::open();
        let umpire = at_a_board(&hall, "look-access").await;
        plays(&umpire, 0).await;
        let mut faults = Vec::new();
        for name in ["flipped", "swapped", "lefty", "bigger"] {
            opens_the_sheet(&umpire).await;
            umpire.click(&format!("#look-form [name={name}]")).await;
            for scheme in ["dark", "light"] {
                umpire.click(&format!("#look-form [value={scheme}]")).await;
                faults.extend(umpire.axe().await);
                closes_the_sheet(&umpire).await;
                umpire.fits().await;
                faults.extend(umpire.axe().await);
                umpire.picture(&format!("{name}-{scheme}")).await;
                opens_the_sheet(&umpire).await;
            }
            closes_the_sheet(&umpire).await;
        }
        assert!(faults.is_empty(), "{}", faults.join("\n"));
        // For the left hand the result is at the left, the way back at the right.
        let [result, undo] = [
            middle(&umpire, "#result summary").await,
            middle(&umpire, "#undo summary").await,
        ];
        assert!(result[0] < undo[0], "{result:?} {undo:?}");
        let size = "return parseFloat(getComputedStyle(document.querySelector('#say')).fontSize)";
        assert!(umpire.script(size).await.as_f64().unwrap() >= 18.0);
        umpire.close().await;
    });
}

#[test]
fn no_item_of_an_open_menu_moves_while_display_settings_load() {
    run(async {
        let hall = Hall::open();
        let umpire = at_a_board(&hall, "look-comes").await;
        umpire.until("document.querySelector('#look-open')").await;
        umpire.click("#menu summary").await;
        let comes = "document.querySelector('#look-open').remove(); \
            document.dispatchEvent(new Event('swapped')); \
            return document.querySelector('#look-open') === null";
        assert_eq!(umpire.script(comes).await, true);
        umpire
            .script("document.getElementById('menu').open = false")
            .await;
        umpire.until("document.querySelector('#look-open')").await;
        umpire.close().await;
    });
}

#[test]
fn the_back_key_closes_open_sheets_and_asks_before_leaving() {
    run(async {
        let hall = Hall::open();
        let umpire = at_a_board(&hall, "look-back").await;
        umpire.until("document.querySelector('#look-open')").await;
        let board = umpire.url().await;
        let asks = "document.querySelector('.leave[open] a')";
        let back = "history.back()";
        umpire.click("#card summary").await;
        umpire.script(back).await;
        umpire.until("!document.querySelector('#card[open]')").await;
        assert_eq!(umpire.url().await, board);
        plays(&umpire, 0).await;
        umpire.script(back).await;
        umpire.until(asks).await;
        assert_eq!(umpire.url().await, board);
        assert_eq!(umpire.axe().await, Vec::<String>::new());
        umpire.fits().await;
        umpire.picture("asks").await;
        umpire.click(".leave [data-close]").await;
        umpire.until(&format!("!{asks}")).await;
        // Who stays is asked again; who leaves, leaves.
        umpire.script(back).await;
        umpire.until(asks).await;
        umpire.click(".leave a").await;
        umpire.until("location.pathname === '/u'").await;
        umpire.close().await;
    });
}
