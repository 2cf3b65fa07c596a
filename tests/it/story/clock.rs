//! The clock of the table: stopped and started by a tap, audible, and readable for both players.

use super::offline::{plays, sits_down};
use super::run;
use crate::browser::Browser;
use crate::web::umpire::Hall;
use inkundla::referee::ClockPolicy;
use serde_json::json;

const PHONE: (u32, u32) = (360, 640);

async fn at_a_clock(name: &str, seconds: u16) -> (Hall, Browser) {
    let hall = Hall::with(ClockPolicy::EveryTurn { seconds });
    let umpire = Browser::open(name, PHONE).await;
    let url = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
    sits_down(&umpire, &url).await;
    plays(&umpire, 0).await;
    answered(&umpire, 2).await;
    umpire.find("#parts").await;
    (hall, umpire)
}

async fn answered(umpire: &Browser, seq: usize) {
    let seq = format!("document.getElementById('live').dataset.seq === '{seq}'");
    umpire.until(&seq).await;
}

#[test]
fn a_tap_on_the_clock_stops_it_a_tap_goes_on_and_the_reason_is_a_button_behind_it() {
    run(async {
        let (hall, umpire) = at_a_clock("clock-tap", 60).await;
        let before = umpire.deeds();
        umpire.click(".strip .clock").await;
        answered(&umpire, 3).await;
        assert_eq!(umpire.deeds() - before, 1, "a pause is one tap");
        assert_eq!(umpire.text("#say").await, "Play is paused.");
        umpire.fits().await;
        umpire.picture("why").await;
        assert_eq!(umpire.axe().await, Vec::<String>::new());
        umpire.click("#why button").await;
        answered(&umpire, 4).await;
        let why = "Play is paused: A player left the board";
        assert_eq!(umpire.text("#say").await, why);
        assert_eq!(
            umpire.script("return document.querySelector('#why')").await,
            json!(null)
        );
        // A finger that slips taps once.
        tokio::time::sleep(std::time::Duration::from_millis(600)).await;
        umpire
            .script(
                "for (let n = 0; n < 2; n += 1) document.querySelector('.strip .clock').click()",
            )
            .await;
        answered(&umpire, 5).await;
        umpire
            .until("document.querySelector('.clock[data-running]')")
            .await;
        // A pause that nobody gives a reason for stands as well.
        tokio::time::sleep(std::time::Duration::from_millis(600)).await;
        umpire.click(".strip .clock").await;
        answered(&umpire, 6).await;
        umpire.click(".sayrow .start").await;
        answered(&umpire, 7).await;
        let record = hall.board();
        assert!(
            record.sees("Play paused: A player left the board"),
            "{}",
            record.text()
        );
        umpire.close().await;
    });
}

/// Counts tones and vibrations.
const LISTENS: &str = "window.tones = 0; window.shakes = []; \
    const make = AudioContext.prototype.createOscillator; \
    AudioContext.prototype.createOscillator = function () { window.tones += 1; return make.call(this); }; \
    Object.defineProperty(navigator, 'vibrate', {value: (pattern) => { window.shakes.push(pattern); return true; }})";

#[test]
fn time_that_is_over_is_heard_felt_and_seen_and_the_card_is_lit() {
    run(async {
        let (_hall, umpire) = at_a_clock("clock-out", 12).await;
        umpire.script(LISTENS).await;
        // Browsers sound once somebody has touched the page.
        umpire.click("header b").await;
        umpire.until("window.tones === 1").await;
        umpire.until("document.querySelector('.strip.over')").await;
        let heard = umpire
            .script("return [window.tones, window.shakes.length]")
            .await;
        assert_eq!(heard, json!([4, 2]), "one at ten seconds, three at none");
        assert_eq!(umpire.text("#say").await, "Time’s up. Card, or go on.");
        umpire.find("#card > summary.lit").await;
        umpire.picture("over").await;
        assert_eq!(umpire.axe().await, Vec::<String>::new());
        let before = umpire.deeds();
        umpire.click("#card summary").await;
        umpire.click("#card button[value=yellow]").await;
        assert_eq!(umpire.deeds() - before, 2, "a card is two taps");
        answered(&umpire, 3).await;
        umpire
            .until("!document.querySelector('.strip.over, .lit')")
            .await;
        // One switch, remembered on the phone.
        umpire.click("#menu summary").await;
        umpire.click("#sound-try").await;
        umpire.until("window.tones === 5").await;
        umpire.click("#menu .sound").await;
        let kept = "return localStorage.getItem('sound')";
        assert_eq!(umpire.script(kept).await, "off");
        umpire.key("\u{e00c}").await; // Escape
        umpire.until("document.querySelector('.strip.over')").await;
        assert_eq!(umpire.script("return window.tones").await, 5, "off is off");
        umpire.close().await;
    });
}

/// For each half: side, text, rotation, whether it is animated, and whether it is fully visible.
const FACE: &str = "return [...document.querySelectorAll('#face .turned-to')].map((part) => { \
    const { left, top, right, bottom } = part.getBoundingClientRect(); const time = part.querySelector('.left').getBoundingClientRect(); \
    return [part.querySelector('.who').textContent, part.querySelector('.left').textContent.slice(0, 2), \
      getComputedStyle(part).transform === 'none', part.classList.contains('turn'), \
      left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && time.left >= left && time.right <= right && time.top >= top && time.bottom <= bottom]; })";

#[test]
fn the_clock_fills_the_screen_for_both_players_and_closes_by_a_tap() {
    run(async {
        let (_hall, umpire) = at_a_clock("clock-face", 119).await;
        umpire.click("#menu summary").await;
        umpire.click("#face-open").await;
        for size in [(320, 568), (360, 640), (640, 360), (768, 1024)] {
            super::pictures::sized(&umpire, size).await;
            umpire
                .until("document.querySelector('#face .near.turn, #face .far.turn')")
                .await;
            let face = umpire.script(FACE).await;
            let expected = json!([
                [face[0][0], "1:", false, true, true],
                [face[1][0], "1:", true, false, true]
            ]);
            assert_eq!(face, expected, "{size:?}");
            umpire.picture(&format!("{}", size.0)).await;
        }
        assert_eq!(umpire.axe().await, Vec::<String>::new());
        umpire.click("#face .far").await;
        answered(&umpire, 3).await;
        umpire.find("#face .stopped").await;
        umpire.picture("stopped").await;
        tokio::time::sleep(std::time::Duration::from_millis(600)).await;
        umpire.click("#face .near").await;
        answered(&umpire, 4).await;
        umpire.click("#face-close").await;
        umpire.until("document.getElementById('face').hidden").await;
        umpire.close().await;
    });
}

/// Whether the video that keeps the screen on is playing.
const FILM: &str =
    "const film = document.getElementById('film'); return film ? !film.paused : null";

#[test]
fn the_screen_stays_on_or_the_page_says_what_to_set() {
    run(async {
        let hall = Hall::open();
        let url = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
        let note = "return document.getElementById('screen-note').hidden";
        for (without, film, is_silent) in [
            ("", json!(null), true),
            // As over plain http.
            ("delete Navigator.prototype.wakeLock", json!(true), true),
            (
                "delete Navigator.prototype.wakeLock; delete HTMLCanvasElement.prototype.captureStream",
                json!(null),
                false,
            ),
        ] {
            let phone = Browser::open("screen-on", PHONE).await;
            phone
                .cdp(
                    "Page.addScriptToEvaluateOnNewDocument",
                    json!({ "source": without }),
                )
                .await;
            phone.goto(&url).await;
            phone.find("#parts").await;
            let is_told = format!("document.getElementById('screen-note').hidden === {is_silent}");
            phone.until(&is_told).await;
            if film == json!(true) {
                phone.until("document.getElementById('film') && !document.getElementById('film').paused").await;
            }
            tokio::time::sleep(std::time::Duration::from_millis(300)).await;
            assert_eq!(phone.script(FILM).await, film, "without {without:?}");
            assert_eq!(phone.script(note).await, is_silent, "without {without:?}");
            phone.fits().await;
            phone.picture("door").await;
            phone.close().await;
        }
    });
}

#[test]
fn a_card_for_delay_gives_a_new_minute_while_the_network_is_away_too() {
    run(async {
        let (hall, umpire) = at_a_clock("clock-alone", 2).await;
        umpire.offline(true).await;
        umpire.find(".strip.over").await;
        umpire.click("#card summary").await;
        umpire.click("#card [value=delay]").await;
        umpire.click("#card button[value=yellow]").await;
        // The two seconds that the card gives, and not what was left.
        umpire
            .until("document.querySelector('.strip.turn .clock').dataset.leftMs > 1000")
            .await;
        umpire.find(".strip:not(.over) .cardchip.y").await;
        umpire.find(".strip.over .cardchip.y").await;
        umpire.offline(false).await;
        let minute = "document.getElementById('live').dataset.seq === '3'";
        umpire.until(minute).await;
        assert!(hall.board().sees("yellow card"), "{}", hall.board().text());
        umpire.close().await;
    });
}
