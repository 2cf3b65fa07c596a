//! An umpire's phone in landscape: everything that a turn needs is in one view.

use super::offline::{plays, sits_down};
use super::run;
use crate::browser::Browser;
use crate::web::umpire::Hall;
use inkundla::referee::ClockPolicy;

const ON_ITS_SIDE: (u32, u32) = (640, 360);

/// Elements that are not fully in the window or overlap others.
const HIDDEN: &str = "const parts = [...document.querySelectorAll( \
    '.boardwrap svg, .ump-live > .strip, .clock, #say, .kinds, .acts summary, .menu summary, #saved')] \
    .filter((one) => one.checkVisibility()); \
    const boxes = parts.map((one) => [one, one.getBoundingClientRect()]); \
    const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1; \
    const faults = boxes.filter(([one, box]) => box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight \
      || one.scrollWidth > one.clientWidth + 1 && one.clientWidth \
      || boxes.some(([other, its]) => other !== one && !other.contains(one) && !one.contains(other) && over(box, its))); \
    const board = document.querySelector('.boardwrap svg').getBoundingClientRect(); \
    return faults.map(([one, box]) => (one.id || one.className.baseVal || one.className || one.textContent) + ' ' + \
      [box.left, box.top, box.right, box.bottom].map(Math.round)).concat(board.height < innerHeight - 20 ? ['a small board'] : []) \
      .concat(document.documentElement.scrollHeight > innerHeight ? ['it scrolls'] : [])";

#[test]
fn board_clock_names_and_buttons_are_in_one_view_on_a_phone_on_its_side() {
    run(async {
        let umpire = Browser::open("on-its-side", ON_ITS_SIDE).await;
        for game in ["umlabalaba", "isipowe", "camelot", "reversi"] {
            let hall = match game {
                "umlabalaba" => Hall::with(ClockPolicy::MINUTE),
                game => Hall::of(game),
            };
            let url = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
            sits_down(&umpire, &url).await;
            plays(&umpire, 0).await;
            for language in ["en", "xh", "zu"] {
                umpire.goto(&format!("{url}?lang={language}")).await;
                umpire.find("#live[data-turns] .acts").await;
                umpire.picture(&format!("{game}-{language}")).await;
                let hidden = umpire.script(HIDDEN).await;
                assert_eq!(hidden, serde_json::json!([]), "{game} in {language}");
            }
        }
        umpire.close().await;
    });
}
