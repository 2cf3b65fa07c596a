//! Boards of all games on a touch screen: the tapped turn is recorded.

use super::run;
use crate::browser::Browser;
use crate::web::boards::{camelot_set_up, course, games};
use crate::web::harness::PHRASE;
use crate::web::umpire::{Hall, Phone};

const PHONE: (u32, u32) = (360, 640);

/// Plays the first turns by another phone, then takes the board over.
pub(super) async fn at_the_board(umpire: &Browser, hall: &Hall, turns: &[&str]) {
    let phone = Phone::recording(hall.app.visitor(), &hall.codes[0], "Ms Naidoo");
    for (ply, turn) in turns.iter().enumerate() {
        let seen = if ply == 0 { 0 } else { ply + 1 };
        let page = phone.sends(&seen.to_string(), &[("act", "turn"), ("turn", turn)]);
        assert_eq!(page.status, 200, "{turn}: {}", page.text());
    }
    takes_over(umpire, hall).await;
}

async fn takes_over(umpire: &Browser, hall: &Hall) {
    let place = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
    umpire.goto(&place).await;
    umpire.fill("input[name=name]", "Mr Botha").await;
    umpire.click("form[action$='/start'] button").await;
    umpire.find("#live[data-turns] .acts").await;
    umpire.find("#parts").await;
}

pub async fn tap(umpire: &Browser, point: &str) {
    let at = format!("[data-point='{point}']");
    umpire.find(&at).await;
    // A finger goes where the square is drawn; the script takes the tap from there.
    umpire
        .script(&format!(
            "const b = document.querySelector(\"{at}\").getBoundingClientRect(); \
             const hit = document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2); \
             hit.dispatchEvent(new MouseEvent('click', {{bubbles: true}}))"
        ))
        .await;
}

pub(super) async fn recorded(umpire: &Browser, seq: usize) {
    umpire
        .until(&format!(
            "document.querySelector('#live').dataset.seq >= {seq}"
        ))
        .await;
}

/// Turns of a recorded game before a canter that may stop or continue, and the canter.
pub fn before_a_canter() -> (Vec<String>, String) {
    for turns in games("camelot") {
        let whole = course("camelot", &turns);
        for (ply, position) in whole.positions().iter().enumerate().take(40) {
            let legal = position.turns();
            let goes_on = |turn: &&String| {
                let further = format!("{turn}-");
                turn.contains('-') && legal.iter().any(|long| long.starts_with(&further))
            };
            if let Some(short) = legal.iter().find(goes_on) {
                return (whole.turns()[..ply].to_vec(), short.clone());
            }
        }
    }
    panic!("no canter goes on in any record");
}

#[test]
fn a_canter_goes_on_tap_by_tap_on_the_magnified_board() {
    run(async {
        let (before, short) = before_a_canter();
        let before: Vec<&str> = before.iter().map(String::as_str).collect();
        let hall = Hall::of("camelot");
        let umpire = Browser::open("camelot", PHONE).await;
        at_the_board(&umpire, &hall, &before).await;
        umpire.picture("before").await;
        umpire.fits().await;
        let (from, to) = short.split_once('-').unwrap();
        tap(&umpire, from).await;
        umpire.until("document.querySelector('svg.close')").await;
        umpire.picture("magnified").await;
        let square = format!(
            "return document.querySelector('[data-point={to}] .sq').getBoundingClientRect().width"
        );
        let side = umpire.script(&square).await;
        assert!(side.as_f64().unwrap() >= 44.0, "{side}");
        tap(&umpire, to).await;
        let say = umpire.text("#say").await;
        assert!(say.contains("Tap “Done”"), "{short}: {say}");
        umpire.picture("may-end").await;
        umpire.click("#done").await;
        recorded(&umpire, before.len() + 2).await;
        umpire.picture("after").await;
        let sentence = format!("canters {from}–{to}");
        assert!(hall.board().sees(&sentence), "{}", hall.board().text());
        umpire.close().await;
    });
}

/// The text of the line under the board after each tap.
async fn says_after(umpire: &Browser, taps: &[(&str, &str)]) {
    for (point, says) in taps {
        tap(umpire, point).await;
        let say = umpire.text("#say").await;
        assert!(say.contains(says), "{point}: {say}");
    }
}

#[test]
fn a_charge_is_led_on_to_its_jump() {
    run(async {
        let (hall, _) = camelot_set_up(["D4 K6", "C5", "F2 A13 B13"]);
        let umpire = Browser::open("charge", PHONE).await;
        takes_over(&umpire, &hall).await;
        let steps = [
            ("C5", "Tap each square where it landed"),
            ("E3", "The jump goes on. Tap the next square"),
        ];
        says_after(&umpire, &steps).await;
        umpire.picture("has-to-jump").await;
        tap(&umpire, "G1").await;
        recorded(&umpire, 3).await;
        assert!(hall.board().sees("G1"), "{}", hall.board().text());
        umpire.close().await;
    });
}

#[test]
fn a_line_of_three_is_led_on_to_its_shot() {
    run(async {
        let hall = Hall::of("umlabalaba");
        let umpire = Browser::open("shot", PHONE).await;
        let before = ["E1", "A1", "E2", "A2", "R5", "R1", "R6", "R8"];
        at_the_board(&umpire, &hall, &before).await;
        let steps = [
            ("E3", "Three in a row! Tap the cow that was shot"),
            // Her own cow.
            ("R5", "Three in a row! Tap the cow that was shot"),
        ];
        says_after(&umpire, &steps).await;
        umpire.picture("whom").await;
        tap(&umpire, "A1").await;
        recorded(&umpire, before.len() + 2).await;
        assert!(hall.board().sees("A1"), "{}", hall.board().text());
        umpire.close().await;
    });
}

#[test]
fn the_kind_is_chosen_before_the_tap() {
    run(async {
        let hall = Hall::of("isipowe");
        let umpire = Browser::open("isipowe", PHONE).await;
        at_the_board(&umpire, &hall, &[]).await;
        umpire.click("[data-kind=H]").await;
        umpire.picture("herd-boys").await;
        tap(&umpire, "E4").await;
        recorded(&umpire, 2).await;
        umpire.click("[data-kind=W]").await;
        tap(&umpire, "E5").await;
        recorded(&umpire, 3).await;
        tap(&umpire, "A1").await;
        recorded(&umpire, 4).await;
        umpire.picture("placed").await;
        umpire.fits().await;
        let page = hall.board();
        assert!(
            page.sees("1. White places herd-boys on E4"),
            "{}",
            page.text()
        );
        assert!(
            page.sees("2. Black places warriors on E5"),
            "{}",
            page.text()
        );
        assert!(page.sees("3. White places a cow on A1"), "{}", page.text());
        umpire.close().await;
    });
}

#[test]
fn a_disc_is_put_with_one_tap_and_the_others_turn() {
    run(async {
        let hall = Hall::of("reversi");
        let umpire = Browser::open("reversi", PHONE).await;
        at_the_board(&umpire, &hall, &[]).await;
        umpire.picture("before").await;
        umpire.fits().await;
        tap(&umpire, "a1").await;
        assert_eq!(umpire.text("#say").await, "Not there. Tap a marked point.");
        tap(&umpire, "c4").await;
        recorded(&umpire, 2).await;
        umpire.picture("after").await;
        assert!(umpire.text("body").await.contains("discs 4 · to place 29"));
        umpire.close().await;
    });
}

#[test]
fn boards_of_all_games_fit_a_phone() {
    run(all_games("boards-phone", PHONE));
}

#[test]
fn boards_of_all_games_fit_a_laptop() {
    run(all_games("boards-laptop", (1366, 768)));
}

async fn all_games(name: &str, size: (u32, u32)) {
    let viewer = Browser::open(name, size).await;
    for game in [
        "isisuthu",
        "isizulu",
        "isipowe",
        "umlabalaba",
        "morabaraba",
        "gar",
        "camelot",
        "reversi",
    ] {
        let hall = Hall::of(game);
        let whole = course(game, &games(game)[0]);
        let turns: Vec<&str> = whole.turns().iter().map(String::as_str).collect();
        at_the_board(&viewer, &hall, &turns[..turns.len().min(26)]).await;
        viewer.fits().await;
        viewer.picture(&format!("{game}-umpire")).await;
        viewer.dark(true).await;
        viewer.picture(&format!("{game}-umpire-dark")).await;
        viewer.dark(false).await;
        viewer
            .goto(&format!(
                "http://{}/e/{}/boards/1/1",
                hall.app.address(),
                hall.key
            ))
            .await;
        viewer.fits().await;
        viewer.picture(&format!("{game}-watch")).await;
    }
    paper(&viewer).await;
    viewer.close().await;
}

async fn paper(viewer: &Browser) {
    let hall = Hall::of("camelot");
    let base = format!("http://{}", hall.app.address());
    viewer.goto(&format!("{base}/signin")).await;
    viewer.fill("input[name=name]", "Ms Khumalo").await;
    viewer.fill("input[name=phrase]", PHRASE).await;
    viewer.click("form[action='/signin'] button").await;
    viewer.find("form[action='/signout']").await;
    viewer.goto(&format!("{base}/new")).await;
    viewer.fits().await;
    viewer.picture("new").await;
}

#[test]
fn the_notice_of_a_takeover_goes_with_the_board_and_covers_nothing_that_is_tapped() {
    run(async {
        let hall = Hall::open();
        let umpire = Browser::open("taken-notice", PHONE).await;
        at_the_board(&umpire, &hall, &["E1"]).await;
        let notice = "#main > .msg[role=status]";
        let said = umpire.text(notice).await;
        assert!(said.starts_with("You now record this board."), "{said}");
        umpire.picture("taken").await;
        let taken = "return getComputedStyle(document.querySelector('#main > .msg[role=status]')).pointerEvents";
        assert_eq!(umpire.script(taken).await, "none", "a tap goes through it");
        // Another phone takes the board: this one no longer says that it records.
        let other = hall.app.visitor();
        let start = format!("/u/{}/start", hall.codes[0]);
        let done = other.post(&start, &[("name", "Ms Zulu"), ("take_over", "1")]);
        assert_eq!(done.status, 303);
        umpire.find("form[action$='/start'] button").await;
        umpire
            .until(&format!("!document.querySelector('{notice}')"))
            .await;
        umpire.close().await;
    });
}
