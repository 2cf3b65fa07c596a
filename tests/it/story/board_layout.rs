//! The board keeps its position and size to the pixel while its surroundings change, and changes
//! on it are animated.

use super::boards::{recorded, tap};
use super::offline::sits_down;
use super::run;
use crate::browser::Browser;
use crate::web::boards::{course, games};
use crate::web::umpire::Hall;
use inkundla::rules::TurnPoints;
use serde_json::Value;

/// Position and size of the board on the page.
const BOX: &str = "const b = document.querySelector('svg.board').getBoundingClientRect(); \
     return [b.x + scrollX, b.y + scrollY, b.width, b.height]";

/// A turn, tap by tap, with the board measured after each.
async fn plays_measured(umpire: &Browser, turn: &str, boxes: &mut Vec<Value>) {
    // A second tap on the same point in a hurry counts for one.
    umpire.time_passes(260).await;
    let passes = turn == "--";
    if passes {
        umpire.click("#pass button").await;
    }
    for point in TurnPoints::of(turn).points().filter(|_| !passes) {
        tap(umpire, point).await;
        boxes.push(umpire.script(BOX).await);
    }
    let may_end = "return !document.getElementById('done').hidden";
    if !passes && umpire.script(may_end).await == true {
        umpire.click("#done").await;
    }
}

async fn board_of_a_game(game: &str, size: (u32, u32)) {
    let hall = Hall::of(game);
    let umpire = Browser::open("steady", size).await;
    let url = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
    sits_down(&umpire, &url).await;
    let whole = course(game, &games(game)[0]);
    let mut boxes = vec![umpire.script(BOX).await];
    for (ply, turn) in whole.turns().iter().enumerate().take(28) {
        if ply == 9 {
            umpire.offline(true).await;
        }
        plays_measured(&umpire, turn, &mut boxes).await;
        if ply == 9 {
            umpire
                .until("document.querySelector('.unchecked #saved.bad')")
                .await;
            boxes.push(umpire.script(BOX).await);
            umpire.offline(false).await;
        }
        recorded(&umpire, ply + 2).await;
        boxes.push(umpire.script(BOX).await);
    }
    // What somebody reads or is asked lies above the board, or below all.
    for sheet in ["#menu", "#draws", "#card"] {
        umpire.click(&format!("{sheet} summary")).await;
        boxes.push(umpire.script(BOX).await);
        umpire.key("\u{e00c}").await; // Escape
    }
    boxes.push(umpire.script(BOX).await);
    let moved = boxes.iter().position(|one| *one != boxes[0]);
    let seen = moved.map(|at| (at, &boxes[at]));
    assert!(
        seen.is_none(),
        "{game} {size:?}: {} then {seen:?}",
        boxes[0]
    );
    umpire.close().await;
}

#[test]
fn the_board_does_not_move_by_a_pixel_over_a_game() {
    run(async {
        tokio::join!(
            board_of_a_game("umlabalaba", (360, 640)),
            board_of_a_game("isipowe", (360, 640)),
            board_of_a_game("camelot", (360, 640)),
            board_of_a_game("reversi", (360, 640)),
            board_of_a_game("umlabalaba", (1366, 768)),
        );
    });
}

#[test]
#[ignore = "a minute and a half: the other games at the other sizes"]
fn the_board_does_not_move_by_a_pixel_at_any_size() {
    run(async {
        for game in ["umlabalaba", "isipowe", "camelot", "reversi"] {
            board_of_a_game(game, (360, 740)).await;
        }
        for game in ["isipowe", "camelot", "reversi"] {
            board_of_a_game(game, (1366, 768)).await;
        }
    });
}

/// Width of the board and of the window, pixels per square, and the margins of the drawing,
/// which should be none.
const ROOM: &str = "const b = document.querySelector('svg.board'); const { width, height } = b.getBoundingClientRect(); \
     const [, , w, h] = b.getAttribute('viewBox').split(' ').map(Number); \
     return [innerWidth - width, Math.abs(width / height - w / h), 14 * width / w, innerHeight - height]";

/// An umpire's page shows the board once she records.
async fn comes(viewer: &Browser, url: &str, is_umpire: bool) {
    if is_umpire {
        sits_down(viewer, url).await;
    } else {
        viewer.goto(url).await;
    }
}

async fn room(viewer: &Browser) -> [f64; 4] {
    serde_json::from_value(viewer.script(ROOM).await).unwrap()
}

#[test]
fn boards_fill_the_width_of_a_phone_and_the_height_of_a_laptop() {
    run(async {
        for (game, square) in [("umlabalaba", 50.0), ("camelot", 23.0), ("reversi", 39.0)] {
            let hall = Hall::of(game);
            let base = format!("http://{}", hall.app.address());
            let pages = [
                format!("{base}/u/{}", hall.codes[0]),
                format!("{base}/e/{}/boards/1/1", hall.key),
                format!("{base}/practice/{game}"),
            ];
            for (page, url) in pages.iter().enumerate() {
                let phone = Browser::open("room-phone", (360, 640)).await;
                comes(&phone, url, page == 0).await;
                let [beside, skew, step, _] = room(&phone).await;
                assert!(skew < 0.01, "{url}: {skew}");
                assert!(step >= square, "{url}: {step}");
                // The umpire sees Camelot's board whole, between the players and the buttons.
                let is_whole = game == "camelot" && page == 0;
                assert!(beside == 0.0 || is_whole, "{url}: {beside} px beside");
                phone.close().await;
                let laptop = Browser::open("room-laptop", (1366, 768)).await;
                comes(&laptop, url, page == 0).await;
                let [_, skew, _, left] = room(&laptop).await;
                assert!(skew < 0.01, "{url}: {skew}");
                let least = [17.25 * 16.0, 11.5 * 16.0, 13.0 * 16.0][page];
                assert!(
                    left <= least + 1.0,
                    "{url}: {left} px of the height are left"
                );
                laptop.close().await;
            }
        }
    });
}

/// Number of running animations on the board, and the remaining time of the longest.
const MOVING: &str = "const all = document.getAnimations().filter(({ effect }) => effect.target.closest('svg.board')); \
     const ends = all.map(({ effect }) => effect.getComputedTiming().endTime); \
     done([all.length, Math.max(0, ...ends)])";

#[test]
fn men_move_within_200_ms_and_not_at_all_with_reduced_motion() {
    run(async {
        for (game, taps) in [
            ("umlabalaba", &["E1"][..]),
            ("camelot", &["C6", "C5"]),
            ("reversi", &["c4"]),
        ] {
            let hall = Hall::of(game);
            let umpire = Browser::open("moves", (360, 640)).await;
            let url = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
            sits_down(&umpire, &url).await;
            for is_wanted in [true, false] {
                umpire.until("document.getAnimations().length === 0").await;
                umpire.motion(is_wanted).await;
                let taps = if is_wanted {
                    taps.to_vec()
                } else {
                    legal(&umpire).await
                };
                for point in &taps[..taps.len() - 1] {
                    tap(&umpire, point).await;
                }
                let last = taps[taps.len() - 1];
                let script = format!(
                    "document.querySelector('[data-point=\"{last}\"]').dispatchEvent(new MouseEvent('click', {{bubbles: true}})); {MOVING}"
                );
                let moving = umpire.later(&script, vec![]).await;
                let [count, longest]: [f64; 2] = serde_json::from_value(moving).unwrap();
                assert_eq!(count > 0.0, is_wanted, "{game}: {count}");
                assert!(longest <= 200.0, "{game}: {longest} ms");
                // Nothing of it stays, and the answer of the server does not begin it anew.
                umpire
                    .until("document.querySelectorAll('.board > .man').length === 0")
                    .await;
                recorded(&umpire, if is_wanted { 2 } else { 3 }).await;
            }
            umpire.close().await;
        }
    });
}

/// The taps of the first legal turn without continuation.
async fn legal(umpire: &Browser) -> Vec<&'static str> {
    let turns = umpire.attribute("#live", "data-turns").await;
    let turn = turns.split(' ').next().unwrap().to_owned();
    let turn: &'static str = turn.leak();
    TurnPoints::of(turn).points().collect()
}

#[test]
fn the_first_tap_on_small_squares_enlarges_those_around_it() {
    run(async {
        let hall = Hall::of("camelot");
        let umpire = Browser::open("zoom", (360, 640)).await;
        let url = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
        sits_down(&umpire, &url).await;
        let before = umpire.script(BOX).await;
        let says = umpire.text("#say").await;
        // A square on which nothing may move.
        tap(&umpire, "E8").await;
        umpire.until("document.querySelector('svg.close')").await;
        assert_eq!(umpire.text("#say").await, says, "it only came closer");
        let side =
            "return document.querySelector('[data-point=E8] .sq').getBoundingClientRect().width";
        assert!(umpire.script(side).await.as_f64().unwrap() >= 44.0);
        let named = "const b = document.querySelector('svg.board').getBoundingClientRect(); \
            return [...document.querySelectorAll('.coords > *')].filter((name) => name.textContent === 'E').every((name) => { \
              const n = name.getBoundingClientRect(); return n.top >= b.top - 1 && n.bottom <= b.bottom + 1; })";
        assert_eq!(umpire.script(named).await, true, "its letter is seen");
        assert_eq!(umpire.script(BOX).await, before);
        umpire.picture("closer").await;
        umpire
            .script("document.querySelector('[data-point=E8]').focus()")
            .await;
        umpire.key("\u{e00c}").await; // Escape
        umpire.until("!document.querySelector('svg.close')").await;
        tap(&umpire, "E8").await;
        tap(&umpire, "E7").await;
        umpire.click("#again").await;
        umpire.until("!document.querySelector('svg.close')").await;
        umpire.close().await;
    });
}
