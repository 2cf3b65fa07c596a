//! The round timer on the organiser's page, on the projector and on the umpires' phones, including
//! its sound. The tests set the clock by the start time of the timer.

use super::helpers::{looks, signed_in};
use super::offline::{plays, sits_down};
use super::pictures::sized;
use super::run;
use crate::browser::Browser;
use crate::web::umpire::Hall;
use chrono::TimeDelta;
use inkundla::desk::projector::{Part, Screen};
use inkundla::desk::round_time::{AtEnd, TimerStep};
use inkundla::system_time::now;
use inkundla::tournament::RoundNo;

const PHONE: (u32, u32) = (360, 740);
const LAPTOP: (u32, u32) = (1366, 768);

fn hall(at_end: AtEnd) -> Hall {
    let hall = Hall::of("umlabalaba");
    let desk = &hall.app.desk;
    desk.set_round_time(&hall.organiser(), (25, at_end), now())
        .unwrap();
    hall
}

fn steps(hall: &Hall, step: TimerStep) {
    let right = hall.organiser();
    let step = (RoundNo(1), step);
    hall.app.desk.step_timer(&right, step, now()).unwrap();
}

/// Starts the timer so that `seconds` are left.
fn starts_with(hall: &Hall, seconds: i64) {
    let desk = &hall.app.desk;
    let begun = now() - TimeDelta::minutes(25) + TimeDelta::seconds(seconds);
    let right = hall.organiser();
    if right.event().round_time.timer.is_some() {
        steps(hall, TimerStep::Stop);
    }
    let step = (RoundNo(1), TimerStep::Start);
    desk.step_timer(&right, step, begun).unwrap();
}

/// A phone that records the first board, with a turn on it.
async fn at_the_board(hall: &Hall, name: &str, language: &str) -> Browser {
    let umpire = Browser::open(name, PHONE).await;
    let url = format!(
        "http://{}/u/{}?lang={language}",
        hall.app.address(),
        hall.codes[0]
    );
    sits_down(&umpire, &url).await;
    plays(&umpire, 0).await;
    umpire
}

async fn shows(browser: &Browser, css: &str, text: &str) {
    let shown = format!(
        "(document.querySelector('{css}') || {{}}).textContent === '{}'",
        text.replace('\'', "\\'")
    );
    browser.until(&shown).await;
}

/// Counts the tones that are played.
const LISTENS: &str = "window.tones = 0; const make = AudioContext.prototype.createOscillator; \
    AudioContext.prototype.createOscillator = function () { window.tones += 1; return make.call(this); }";
/// Number of tones of the gong.
const STROKE: u32 = 5;
const COUNT: &str = "Time’s up. Finish this turn, then count and enter the result.";

#[test]
fn the_wall_and_the_phones_count_mark_the_last_minutes_and_sound_the_end() {
    run(async {
        let hall = hall(AtEnd::Count);
        let screen = Screen::showing(&[Part::Boards, Part::Clock]);
        let desk = &hall.app.desk;
        desk.set_screen(&hall.organiser(), &screen, now()).unwrap();
        let wall = Browser::open("round-time-wall", LAPTOP).await;
        let url = format!("http://{}/e/{}/screen", hall.app.address(), hall.key);
        wall.goto(&url).await;
        let umpire = at_the_board(&hall, "round-time-phone", "en").await;
        for browser in [&wall, &umpire] {
            browser.script(LISTENS).await;
        }
        starts_with(&hall, 303);
        wall.click(".sound").await;
        shows(&wall, ".sound", "Sound is on").await;
        umpire.find("#round-left").await;
        umpire.click("header b").await;
        wall.until("document.querySelector('.foot .round-timer:not(.last)')")
            .await;
        wall.picture("counts").await;
        umpire.picture("counts").await;
        wall.until("document.querySelector('.foot .round-timer.last')")
            .await;
        shows(&umpire, "#say", "Five minutes are left in this round.").await;
        umpire.find("#round-left.last").await;
        looks(&wall, "last").await;
        looks(&umpire, "last").await;
        wall.key(" ").await;
        wall.find(".leaf:not([hidden]) .round-timer").await;
        looks(&wall, "leaf").await;

        starts_with(&hall, 4);
        wall.until("document.querySelector('.foot .round-timer.over')")
            .await;
        shows(&wall, ".leaf:not([hidden]) .large", COUNT).await;
        shows(&umpire, "#say", COUNT).await;
        shows(&umpire, "#round-left", "Time!").await;
        wall.until(&format!("window.tones === {}", 4 * STROKE))
            .await;
        umpire
            .until(&format!("window.tones === {}", 2 * STROKE))
            .await;
        looks(&wall, "over").await;
        looks(&umpire, "over").await;
        // The turn that is finished does not hide what comes next.
        plays(&umpire, 1).await;
        shows(&umpire, "#say", COUNT).await;
        umpire.click("#result > summary.lit").await;
        let count = umpire.text("#round-count").await;
        assert!(count.starts_with("Count now: "), "{count}");
        assert_eq!(count.matches("on the board").count(), 2, "{count}");
        looks(&umpire, "count").await;
        umpire
            .click(
                "#result form[class=played]:has([name=side][value='']):has([value=stopped]) button",
            )
            .await;
        umpire.click(".question .danger").await;
        umpire.find("#end").await;
        umpire
            .until("!document.getElementById('round-count')")
            .await;
        // The sound of the end is heard once.
        let tones = umpire.script("return window.tones").await;
        assert_eq!(tones, 2 * STROKE);
        wall.close().await;
        umpire.close().await;
    });
}

#[test]
fn a_phone_that_is_away_goes_on_to_the_end_that_it_knows_and_hears_of_a_pause_when_it_is_back() {
    run(async {
        let hall = hall(AtEnd::PlayOn);
        let umpire = at_the_board(&hall, "round-time-away", "en").await;
        starts_with(&hall, 6);
        umpire.find("#round-left.last").await;
        umpire.offline(true).await;
        plays(&umpire, 1).await;
        shows(&umpire, "#round-left", "Time!").await;
        shows(&umpire, "#say", "Time’s up. Play this game to the end.").await;
        umpire.picture("away").await;
        // Games go on: the next turn has its own sentence again.
        plays(&umpire, 2).await;
        umpire
            .until("document.getElementById('say').textContent.indexOf('Time’s up') < 0")
            .await;
        steps(&hall, TimerStep::Extend(10));
        steps(&hall, TimerStep::Pause);
        umpire.offline(false).await;
        umpire
            .until("document.getElementById('round-left').textContent.startsWith('paused 10:')")
            .await;
        umpire.picture("paused").await;
        steps(&hall, TimerStep::Stop);
        umpire.until("!document.getElementById('round-left')").await;
        umpire.close().await;
    });
}

/// The next answer of the server waits until `window.released()`, and the parts of the stream are counted.
const HOLDS_THE_ANSWER: &str = "window.parts = 0; \
    document.addEventListener('part', () => { window.parts += 1; }); \
    const send = window.fetch; window.fetch = async (...asked) => { \
        window.fetch = send; const answer = await send(...asked); window.isHeld = true; \
        await new Promise((released) => { window.released = released; }); return answer; }";

#[test]
fn a_change_between_the_record_of_a_turn_and_its_answer_is_shown() {
    run(async {
        let hall = hall(AtEnd::PlayOn);
        let umpire = at_the_board(&hall, "round-time-between", "en").await;
        starts_with(&hall, 300);
        umpire.find("#round-left").await;
        umpire.script(HOLDS_THE_ANSWER).await;
        plays(&umpire, 1).await;
        umpire.until("window.isHeld").await;
        let before = umpire.script("return window.parts").await;
        steps(&hall, TimerStep::Stop);
        umpire.until(&format!("window.parts > {before}")).await;
        // The phone keeps its own picture while its turn is on the way.
        umpire.find("#round-left").await;
        umpire.script("window.released()").await;
        umpire.until("!document.getElementById('round-left')").await;
        umpire.close().await;
    });
}

#[test]
fn where_the_organiser_decides_the_phone_offers_the_call() {
    run(async {
        let hall = hall(AtEnd::Adjudicate);
        let umpire = at_the_board(&hall, "round-time-call", "zu").await;
        starts_with(&hall, 3);
        shows(
            &umpire,
            "#say",
            "Isikhathi siphelile. Qeda leli thuba. Emva kwalokho kunquma umhleli.",
        )
        .await;
        looks(&umpire, "over").await;
        umpire.dark(true).await;
        looks(&umpire, "over-dark").await;
        for size in [(320, 568), (640, 360), LAPTOP] {
            sized(&umpire, size).await;
            looks(&umpire, &format!("over-{}", size.0)).await;
        }
        sized(&umpire, PHONE).await;
        umpire.click("#round-call").await;
        umpire.find("#more[open] #call button[value=rule]").await;
        umpire.close().await;
    });
}

#[test]
fn the_organiser_sets_the_length_and_works_the_timer_on_a_phone_and_on_a_laptop() {
    run(async {
        for (name, size, language) in [
            ("round-time-organiser", LAPTOP, "en"),
            ("round-time-umhleli", PHONE, "zu"),
        ] {
            let hall = Hall::of("umlabalaba");
            let host = format!("http://{}", hall.app.address());
            let teacher = signed_in(name, size, &host, language).await;
            teacher
                .goto(&format!("{host}/e/{}/settings", hall.key))
                .await;
            teacher.click("#set-round-time summary").await;
            teacher
                .fill("#set-round-time input[name=minutes]", "25")
                .await;
            teacher
                .click("#set-round-time input[value=adjudicate]")
                .await;
            looks(&teacher, "settings").await;
            teacher.click("#set-round-time button").await;
            teacher
                .until(
                    "/25/.test((document.querySelector('#set-round-time .v') || {}).textContent)",
                )
                .await;
            teacher
                .goto(&format!("{host}/e/{}/round-control", hall.key))
                .await;
            looks(&teacher, "before").await;
            teacher.click("#timer [value=start]").await;
            teacher
                .until("/^2[45]:/.test((document.querySelector('#timer .left') || {}).textContent)")
                .await;
            teacher.click("#timer [value=extend]").await;
            teacher
                .until("/^2[56]:/.test((document.querySelector('#timer .left') || {}).textContent)")
                .await;
            teacher.click(".toast[open] summary").await;
            looks(&teacher, "runs").await;
            teacher.click("#timer [value=pause]").await;
            teacher.find("#timer [value=go-on]").await;
            teacher.fill("#timer input:not([type=hidden])", "9").await;
            teacher.click("#timer label + button").await;
            teacher
                .until("/^3[45]:/.test((document.querySelector('#timer .left') || {}).textContent)")
                .await;
            teacher.dark(true).await;
            teacher.click(".toast[open] summary").await;
            looks(&teacher, "paused-dark").await;
            teacher.click("#timer [value=stop]").await;
            teacher.find("#timer [value=start]").await;
            starts_with(&hall, 2);
            teacher.find("#timer .round-timer.over").await;
            teacher.click(".toast[open] summary").await;
            looks(&teacher, "over-dark").await;
            teacher.close().await;
        }
    });
}
