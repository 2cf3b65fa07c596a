//! A phone alone does all that an umpire does at the table: it begins, stops and ends a game, refuses a card that
//! comes too soon, hands its board over, and counts the time of the whole game.

use super::{School, plays, saved, sits_down, unsaved};
use crate::browser::Browser;
use crate::story::run;
use inkundla::referee::{Card, ClockPolicy, Event, Incident, Pause};
use std::time::Duration;

const PHONE: (u32, u32) = (360, 740);

/// A phone at a board that has everything it needs for being alone.
async fn at_the_table(name: &str, clock: ClockPolicy) -> (School, Browser) {
    let school = School::playing("morabaraba", clock);
    let umpire = Browser::open(name, PHONE).await;
    sits_down(&umpire, &school.path()).await;
    umpire
        .until("document.querySelector('#sheets #call') && document.getElementById('codes')")
        .await;
    (school, umpire)
}

async fn number(umpire: &Browser, script: &str) -> f64 {
    umpire.script(script).await.as_f64().unwrap()
}

/// Seconds on the clock that counts.
const LEFT: &str = "const [m, s] = document.querySelector('.strip .clock').textContent.split(':').map(Number); \
    return 60 * m + s";

#[test]
fn a_card_for_delay_comes_too_soon_on_a_phone_alone_as_well() {
    run(async {
        let (mut school, umpire) = at_the_table("alone-too-soon", ClockPolicy::MINUTE).await;
        plays(&umpire, 0).await;
        saved(&umpire).await;
        umpire.offline(true).await;
        plays(&umpire, 1).await;
        unsaved(&umpire, 1).await;
        umpire.click("#card > summary").await;
        umpire.click("#card button[value=yellow]").await;
        umpire.find("#say.bad").await;
        let why = umpire.text("#say").await;
        assert!(why.starts_with("The minute is not up yet: "), "{why}");
        umpire.picture("refused").await;
        let chips = "return document.querySelectorAll('.cardchip:not(#card *)').length";
        assert_eq!(umpire.script(chips).await, 0, "no card is shown");
        unsaved(&umpire, 1).await;
        // Another reason needs no minute.
        umpire.click("#card > summary").await;
        umpire.click("#card input[value=noise]").await;
        umpire.click("#card button[value=yellow]").await;
        unsaved(&umpire, 2).await;
        umpire.find(".strip .cardchip.y").await;
        umpire.offline(false).await;
        saved(&umpire).await;
        umpire.close().await;
        let (turns, events) = school.record();
        assert_eq!(turns.len(), 2);
        let cards = events.iter().filter(|one| {
            matches!(
                one,
                Event::CardShown {
                    card: Card::Yellow,
                    ..
                }
            )
        });
        assert_eq!(cards.count(), 1);
    });
}

#[test]
fn stop_stops_the_clock_of_a_phone_alone_and_says_what_to_say() {
    run(async {
        let (mut school, umpire) = at_the_table("alone-stop", ClockPolicy::MINUTE).await;
        plays(&umpire, 0).await;
        saved(&umpire).await;
        umpire.offline(true).await;
        plays(&umpire, 1).await;
        umpire.click("[form=stop]").await;
        unsaved(&umpire, 2).await;
        umpire.find(".clock:not([data-running])").await;
        let say = umpire.text("#say").await;
        let expected = "Play is paused.\nSay: “Stop, please. We look at the turns together.”";
        assert_eq!(say, expected);
        umpire.fits().await;
        umpire.picture("stopped").await;
        let before = number(&umpire, LEFT).await;
        tokio::time::sleep(Duration::from_millis(2500)).await;
        assert_eq!(number(&umpire, LEFT).await, before, "the clock stands");
        let turns = umpire.attribute("#live", "data-turns").await;
        assert_eq!(turns, "", "nothing is played meanwhile");
        umpire.click(".sayrow .going-on button").await;
        unsaved(&umpire, 3).await;
        umpire.find(".clock[data-running]").await;
        assert!(number(&umpire, LEFT).await > before - 2.0);
        plays(&umpire, 2).await;
        umpire.offline(false).await;
        saved(&umpire).await;
        umpire.close().await;
        let (turns, events) = school.record();
        assert_eq!(turns.len(), 3);
        let stopped = |one: &Event| {
            matches!(
                one,
                Event::Paused {
                    pause: Pause::Incident {
                        incident: Incident::Dispute
                    },
                    ..
                }
            )
        };
        let at = events.iter().position(stopped).expect("play was stopped");
        assert_eq!(events[at + 1], Event::Resumed);
    });
}

#[test]
fn a_game_begins_and_ends_on_a_phone_alone() {
    run(async {
        let (mut school, umpire) = at_the_table("alone-whole", ClockPolicy::MINUTE).await;
        umpire.offline(true).await;
        umpire.click(".sayrow .beginning button").await;
        umpire.find(".strip.turn .clock[data-running]").await;
        unsaved(&umpire, 1).await;
        let begin = "return getComputedStyle(document.querySelector('.sayrow .beginning')).display";
        assert_eq!(umpire.script(begin).await, "none", "it has begun");
        for number in 0..3 {
            plays(&umpire, number).await;
        }
        umpire.click("#result > summary").await;
        umpire.click("#result form:has([value=draw]) button").await;
        let question = umpire.text(".question p").await;
        assert_eq!(
            question,
            "Say: “Do you both want a draw?” Do both players say yes?"
        );
        umpire.picture("draw").await;
        umpire.click(".question .danger").await;
        let end = umpire.text("#end.own h2").await;
        assert_eq!(end, "Draw: both players agreed");
        let aloud = umpire.text("#end.own .msg").await;
        assert!(aloud.starts_with("Say: “It is a draw."), "{aloud}");
        for left in [1, 0] {
            umpire.click("#confirm form button").await;
            umpire
                .until(&format!(
                    "document.querySelectorAll('#confirm form').length === {left}"
                ))
                .await;
        }
        umpire.fits().await;
        umpire.picture("end").await;
        umpire.offline(false).await;
        saved(&umpire).await;
        umpire.close().await;
        let (turns, events) = school.record();
        assert_eq!(turns.len(), 3);
        assert!(matches!(events[0], Event::Started { .. }), "{events:?}");
        let agreed = events
            .iter()
            .filter(|one| matches!(one, Event::ResultAgreed { .. }));
        assert_eq!(agreed.count(), 2);
    });
}

#[test]
fn a_board_is_handed_over_once_the_laptop_has_what_a_phone_alone_has_kept() {
    run(async {
        let (mut school, umpire) = at_the_table("alone-hands-over", ClockPolicy::Off).await;
        umpire.offline(true).await;
        let mut turns = Vec::new();
        for number in 0..3 {
            turns.push(plays(&umpire, number).await);
        }
        unsaved(&umpire, 3).await;
        // Alone, the board stays: the page that would open is the laptop's.
        umpire.click("#menu > summary").await;
        umpire.click("#menu a[href$='/handover']").await;
        umpire
            .until("/give the other umpire this phone/.test(document.querySelector('#codes[open]').textContent)")
            .await;
        umpire.picture("not-yet").await;
        assert_eq!(umpire.url().await, school.path());
        umpire.click("#codes [data-close]").await;
        umpire.offline(false).await;
        saved(&umpire).await;
        let other = Browser::open("alone-takes-over", PHONE).await;
        other.goto(&school.path()).await;
        other.fill("input[name=name]", "Ms Naidoo").await;
        other.click("form[action$='/start'] button").await;
        other.find("#live[data-turns] .acts").await;
        turns.push(plays(&other, 4).await);
        saved(&other).await;
        other.close().await;
        umpire.close().await;
        assert_eq!(school.record().0, turns);
    });
}

/// Seconds of the whole game beside a player's name.
async fn whole(umpire: &Browser, side: &str) -> f64 {
    let script = format!(
        "const [m, s] = document.querySelector('.strip[data-side={side}] .whole').textContent.match(/\\d+/g).map(Number); \
        return 60 * m + s"
    );
    number(umpire, &script).await
}

#[test]
fn the_time_of_the_whole_game_goes_on_on_a_phone_alone() {
    run(async {
        let clock = ClockPolicy::WholeGame {
            total: 60,
            seconds: 10,
        };
        let (_school, umpire) = at_the_table("alone-game-clock", clock).await;
        plays(&umpire, 0).await;
        saved(&umpire).await;
        umpire.offline(true).await;
        tokio::time::sleep(Duration::from_millis(3100)).await;
        plays(&umpire, 1).await;
        unsaved(&umpire, 1).await;
        umpire
            .find(".strip[data-side=first] .clock[data-running]")
            .await;
        let spent = whole(&umpire, "second").await;
        assert!(
            (50.0..=57.0).contains(&spent),
            "{spent} s of a minute are left"
        );
        let begun = number(&umpire, LEFT).await;
        assert!(
            (64.0..=70.0).contains(&begun),
            "the minute and ten seconds: {begun}"
        );
        // A pause costs nobody time, an undo neither.
        umpire.click(".strip .clock").await;
        umpire.find(".clock:not([data-running])").await;
        tokio::time::sleep(Duration::from_millis(2000)).await;
        umpire.click(".sayrow .going-on button").await;
        umpire.find(".clock[data-running]").await;
        plays(&umpire, 2).await;
        let [first, second] = [
            whole(&umpire, "first").await,
            whole(&umpire, "second").await,
        ];
        umpire.picture("alone").await;
        umpire.offline(false).await;
        saved(&umpire).await;
        umpire
            .until("document.querySelector('.strip[data-side=first] .whole') && !document.querySelector('#live.unchecked')")
            .await;
        umpire.picture("laptop").await;
        let laptop = whole(&umpire, "first").await;
        assert!(
            (laptop - first).abs() <= 1.0,
            "{laptop} there, {first} here"
        );
        let laptop = whole(&umpire, "second").await;
        assert!(
            second - laptop < 12.0 && laptop <= second,
            "{laptop} there, {second} here"
        );
        umpire.close().await;
    });
}
