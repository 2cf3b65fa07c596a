//! From the toss to the first turn, and from the end of a game to the next board, in few taps. The
//! result is shown to spectators as a banner across the board.

use super::boards::{at_the_board, recorded, tap};
use super::helpers::looks;
use super::run;
use crate::browser::Browser;
use crate::web::umpire::{Hall, Phone};
use inkundla::i18n::Language;
use inkundla::referee::ClockPolicy;
use serde_json::json;

const PHONE: (u32, u32) = (360, 740);
/// Maximum number of taps from the end of a game to the next board, with both players confirming.
const MOST: u32 = 4;

async fn from_the_toss(name: &str, size: (u32, u32), language: Language) {
    let hall = Hall::with(ClockPolicy::Off);
    let umpire = Browser::open(name, size).await;
    let place = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
    let tag = language.tag();
    umpire.goto(&format!("{place}?lang={tag}")).await;
    looks(&umpire, "card").await;
    umpire.fill("input[name=name]", "Ms Naidoo").await;
    let before = umpire.deeds();
    umpire.click("input[name=begins][value=second]").await;
    umpire.click("form[action$='/start'] button").await;
    umpire.find("#live[data-turns] .acts").await;
    umpire.find("#parts").await;
    looks(&umpire, "begins").await;
    tap(&umpire, "E1").await;
    recorded(&umpire, 2).await;
    // As paired it is one tap less: the card, Start, the first turn.
    assert_eq!(umpire.deeds() - before, 2, "and one tap on the board");
    // The other page, with all that is said.
    umpire.goto(&format!("{place}/say")).await;
    umpire.find("q").await;
    looks(&umpire, "say").await;
    umpire.close().await;
}

#[test]
fn from_the_toss_to_the_first_turn() {
    run(from_the_toss("toss", PHONE, Language::English));
}

#[test]
fn van_die_loot_tot_die_eerste_beurt() {
    run(from_the_toss("loot", (1366, 768), Language::Afrikaans));
}

/// With default settings both players confirm the result on the recording phone.
#[test]
fn from_the_end_of_a_game_to_the_next_board() {
    run(async {
        let hall = Hall::with(ClockPolicy::Off);
        let umpire = Browser::open("next-board", PHONE).await;
        at_the_board(&umpire, &hall, &["E1", "A1"]).await;
        umpire.click("#result summary").await;
        umpire.click("#result form:has([value=draw]) button").await;
        umpire.click(".question .danger").await;
        umpire.find("#end").await;
        looks(&umpire, "end").await;
        let before = umpire.deeds();
        umpire.click("#confirm form button").await;
        umpire.find("#confirm .pill").await;
        umpire.click("#confirm form button").await;
        umpire.find("#confirm [role=status]").await;
        looks(&umpire, "agreed").await;
        umpire.click("#next").await;
        umpire.find("form[action$='/start']").await;
        let deeds = umpire.deeds() - before;
        assert!(deeds <= MOST, "{deeds} taps");
        let next = format!("/u/{}", hall.codes[1]);
        assert!(umpire.url().await.ends_with(&next));
        umpire.close().await;
    });
}

/// Whether the banner covers the middle of the board.
const ACROSS: &str = "(() => { \
    const banner = document.querySelector('#banner.shown'); \
    if (!banner) return false; \
    const [over, board] = [banner, document.querySelector('#live .board')] \
        .map((one) => one.getBoundingClientRect()); \
    const [x, y] = [board.x + board.width / 2, board.y + board.height / 2]; \
    return over.left <= board.left && over.right >= board.right && over.height < board.height \
        && document.elementFromPoint(x, y) === banner; })()";

async fn watches(name: &str, size: (u32, u32), dark: bool) {
    let hall = Hall::with(ClockPolicy::Off);
    let phone = Phone::recording(hall.app.visitor(), &hall.codes[0], "Ms Naidoo");
    phone.plays("E1");
    let viewer = Browser::open(name, size).await;
    let wishes = json!([
        {"name": "prefers-color-scheme", "value": if dark { "dark" } else { "light" }},
        {"name": "prefers-reduced-motion", "value": "no-preference"},
    ]);
    let wishes = json!({ "features": wishes });
    viewer.cdp("Emulation.setEmulatedMedia", wishes).await;
    let board = format!("http://{}/e/{}/boards/1/1", hall.app.address(), hall.key);
    viewer.goto(&board).await;
    viewer.find("#live[data-seq='2']").await;
    assert_eq!(viewer.text("#banner").await, "");
    phone.does(&[("act", "resign"), ("side", "second")]);
    viewer.until(ACROSS).await;
    viewer.picture("banner").await;
    viewer.fits().await;
    // Also while it is still half transparent, or has just gone.
    let said = "return document.getElementById('banner').textContent";
    let said = viewer.script(said).await.to_string();
    for words in ["Thandiwe M. 1–0", "Thandiwe M. wins"] {
        assert!(said.contains(words), "{said}");
    }
    let role = viewer.attribute("#banner", "role").await;
    assert_eq!(role, "status");
    // It goes by itself, and the line stays.
    viewer
        .until("!document.querySelector('#banner.shown')")
        .await;
    assert!(viewer.text("#outcome").await.contains("1–0"));
    looks(&viewer, "line").await;
    // Who comes later sees the line alone.
    viewer.goto(&board).await;
    viewer.find("#outcome").await;
    assert_eq!(viewer.text("#banner").await, "");
    viewer.close().await;
}

#[test]
fn the_result_comes_as_a_banner_and_stays_as_a_line() {
    run(watches("banner", PHONE, false));
}

#[test]
fn the_result_banner_in_dark_mode_on_a_laptop() {
    run(watches("banner-laptop", (1366, 768), true));
}

#[test]
fn with_reduced_motion_the_result_is_shown_without_a_banner() {
    run(async {
        let hall = Hall::with(ClockPolicy::Off);
        let phone = Phone::recording(hall.app.visitor(), &hall.codes[0], "Ms Naidoo");
        phone.plays("E1");
        let viewer = Browser::open("banner-still", PHONE).await;
        let board = format!("http://{}/e/{}/boards/1/1", hall.app.address(), hall.key);
        viewer.goto(&board).await;
        viewer.find("#live[data-seq='2']").await;
        phone.does(&[("act", "resign"), ("side", "second")]);
        viewer.find("#outcome").await;
        viewer
            .until("document.getElementById('banner').textContent")
            .await;
        let height = "return document.getElementById('banner').getBoundingClientRect().height";
        assert_eq!(viewer.script(height).await, 1);
        viewer.close().await;
    });
}
