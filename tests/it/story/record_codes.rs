//! A phone in flight mode for a whole game: its record reaches the laptop as QR codes.

use super::helpers::{looks, signed_in};
use super::offline::{School, plays, sits_down};
use super::run;
use crate::browser::Browser;
use inkundla::formats::qr_reader::{MOST_STEPS, codes_in};
use inkundla::formats::record;
use inkundla::formats::step_budget::StepBudget;
use inkundla::referee::{ClockPolicy, Event};
use serde_json::Value;

const PHONE: (u32, u32) = (360, 640);
const LAPTOP: (u32, u32) = (1366, 768);
const DRAWN: &str = "document.querySelector('#codes[open] path') && document.querySelector('#codes path').getAttribute('d')";

/// Photographs of all codes of a phone, as files.
async fn photographs(phone: &Browser) -> Vec<tempfile::NamedTempFile> {
    phone.until(DRAWN).await;
    let all = phone.text("#code-at").await;
    let count: usize = all.rsplit(' ').next().unwrap().parse().unwrap();
    if count > 1 {
        phone.click("#codes [data-code='']").await;
    }
    let mut files = Vec::new();
    for _ in 0..count {
        let file = tempfile::Builder::new().suffix(".png").tempfile().unwrap();
        std::fs::write(file.path(), phone.screenshot().await).unwrap();
        files.push(file);
        if count > 1 {
            phone.click("#codes [data-code='1']").await;
        }
    }
    files
}

async fn chooses(laptop: &Browser, files: &[tempfile::NamedTempFile]) {
    for file in files {
        let path = file.path().to_str().unwrap();
        laptop.chooses_file("input[name=picture]", path).await;
        laptop.click("#scan p>button:not([data-camera])").await;
        laptop.find("#found [data-state], #found .msg").await;
    }
}

async fn plays_alone(ruleset: &str, turns: usize) {
    let mut school = School::playing(ruleset, ClockPolicy::Off);
    let phone = Browser::open(&format!("codes-{ruleset}"), PHONE).await;
    sits_down(&phone, &school.path()).await;
    phone.find("#codes").await;
    phone.offline(true).await;
    let mut played = Vec::new();
    for number in 0..turns {
        played.push(plays(&phone, number).await);
    }
    phone.click("#result summary").await;
    phone
        .click("#result form:has(input[value=draw]) button")
        .await;
    phone.click(".question .danger").await;
    phone.find("#end.own .show-codes").await;
    phone.fits().await;
    phone.picture("alone").await;
    phone.click("#end .show-codes").await;
    phone.until(DRAWN).await;
    phone.fits().await;
    looks(&phone, "code").await;
    let files = photographs(&phone).await;

    let host = format!("http://{}", school.address());
    let laptop = signed_in(&format!("scan-{ruleset}"), LAPTOP, &host, "en").await;
    laptop
        .goto(&format!("{host}/e/{}/round-control", school.key()))
        .await;
    laptop
        .goto(&format!("{host}/e/{}/records/scan", school.key()))
        .await;
    looks(&laptop, "empty").await;
    chooses(&laptop, &files[..1]).await;
    if files.len() > 1 {
        looks(&laptop, "missing").await;
        let text = laptop.text("#found").await;
        assert!(
            text.contains(&format!("1 of {} codes read", files.len())),
            "{text}"
        );
    }
    chooses(&laptop, &files[1..]).await;
    laptop.find("button[name=enter]").await;
    looks(&laptop, "to-enter").await;
    laptop.click("button[name=enter]").await;
    laptop.find("[data-state=ok]").await;
    looks(&laptop, "entered").await;
    let text = laptop
        .later(
            "fetch(arguments[0]).then((answer) => answer.text()).then(done)",
            vec![Value::from(format!("/e/{}/records.txt", school.key()))],
        )
        .await;
    let reading = record::read(text.as_str().unwrap().as_bytes());
    assert_eq!(reading.faults, []);
    laptop
        .goto(&format!("{host}/e/{}/round-control?show=all", school.key()))
        .await;
    let row = laptop.text("tr[data-board='1']").await;
    assert!(row.contains('½'), "{row}");
    laptop.close().await;

    // The network comes back: what waits is acknowledged, and nothing stands twice.
    phone.offline(false).await;
    phone
        .until("document.getElementById('saved').textContent.includes('Saved')")
        .await;
    phone
        .until("!document.querySelector('#end.own, #end .show-codes')")
        .await;
    phone.close().await;
    let (recorded, events) = school.record();
    assert_eq!(recorded, played, "{ruleset}");
    let ends = events
        .iter()
        .filter(|event| matches!(event, Event::Ended { .. }));
    assert_eq!(ends.count(), 1);
}

#[test]
fn a_whole_game_in_flight_mode_comes_by_qr_codes() {
    run(async {
        plays_alone("umlabalaba", 26).await;
    });
}

#[test]
fn so_does_one_of_reversi_and_one_of_camelot() {
    run(async {
        plays_alone("reversi", 12).await;
        plays_alone("camelot", 8).await;
    });
}

/// The contents of the codes that a phone shows, one after the other.
async fn scanned(phone: &Browser) -> Vec<String> {
    let mut contents = Vec::new();
    for file in photographs(phone).await {
        let picture = std::fs::read(file.path()).unwrap();
        let codes = codes_in(&picture, &StepBudget::of(MOST_STEPS)).unwrap();
        let [code] = codes.as_slice() else {
            panic!("{} codes in one picture", codes.len());
        };
        contents.push(String::from_utf8(code.clone()).unwrap());
    }
    contents
}

#[test]
fn a_phone_without_network_hands_its_board_over_with_all_that_waits_on_it() {
    run(async {
        let mut school = School::playing("umlabalaba", ClockPolicy::Off);
        let first = Browser::open("hands-over", PHONE).await;
        sits_down(&first, &school.path()).await;
        first.find("#codes").await;
        let mut played = vec![plays(&first, 0).await, plays(&first, 1).await];
        first
            .until("document.getElementById('saved').textContent.includes('Saved')")
            .await;
        first.offline(true).await;
        for number in 2..24 {
            played.push(plays(&first, number).await);
        }
        first.click("#menu summary").await;
        first.click("#menu a[href$='/handover']").await;
        first.until(DRAWN).await;
        first.fits().await;
        looks(&first, "hands-over").await;
        let addresses = scanned(&first).await;
        assert!(addresses.len() > 1, "{addresses:?}");
        let take = format!("{}/take#", school.path());
        assert!(
            addresses.iter().all(|one| one.starts_with(&take)),
            "{addresses:?}"
        );

        let second = Browser::open("takes-over", PHONE).await;
        for address in &addresses[1..] {
            // Each code opens a page of its own.
            second.goto("about:blank").await;
            second.goto(address).await;
            second.find("#codes-read.warn:not([hidden])").await;
        }
        let missing = second
            .script("return document.querySelector('[name=codes]').value")
            .await;
        assert_eq!(missing, "");
        second.goto("about:blank").await;
        second.goto(&addresses[0]).await;
        second.find("#codes-read.good:not([hidden])").await;
        second.fits().await;
        looks(&second, "takes-over").await;
        second.fill("input[name=name]", "Ms Naidoo").await;
        second.click("form[action$='/start'] button.primary").await;
        second.find("#live[data-turns] .acts").await;
        played.push(plays(&second, 24).await);

        // The first phone has nothing left to say when it comes back.
        first.offline(false).await;
        first
            .until("JSON.parse(localStorage.getItem('outbox ' + document.getElementById('main').dataset.record)).queue.length === 0")
            .await;
        let held = "return JSON.parse(localStorage.getItem('outbox ' + document.getElementById('main').dataset.record)).held.length";
        assert_eq!(first.script(held).await, 0);
        first.close().await;
        second.close().await;
        assert_eq!(school.record().0, played);
    });
}

/// Records altered without the phone's key are refused.
#[test]
fn an_altered_code_is_refused_and_the_camera_of_the_laptop_reads_a_right_one() {
    run(async {
        let school = School::playing("umlabalaba", ClockPolicy::Off);
        let phone = Browser::open("codes-altered", PHONE).await;
        sits_down(&phone, &school.path()).await;
        phone.find("#codes").await;
        phone.offline(true).await;
        for number in 0..4 {
            plays(&phone, number).await;
        }
        phone.until("document.querySelector('#saved.bad')").await;
        let right = "return document.getElementById('codes').dataset.key";
        let key = phone.script(right).await;
        let forge = "document.getElementById('codes').dataset.key = '00'.repeat(32)";
        phone.script(forge).await;
        phone.click("#saved").await;
        phone.click("#alone .show-codes").await;
        let forged = photographs(&phone).await;
        phone.click("#codes [data-close]").await;
        let mend = format!("document.getElementById('codes').dataset.key = {key}");
        phone.script(&mend).await;
        phone.click("#menu summary").await;
        phone.click("#unsent .show-codes").await;
        let genuine = photographs(&phone).await;

        let host = format!("http://{}", school.address());
        let laptop = signed_in("scan-altered", LAPTOP, &host, "en").await;
        laptop
            .goto(&format!("{host}/e/{}/records/scan", school.key()))
            .await;
        chooses(&laptop, &forged).await;
        laptop.find("[data-state=bad]").await;
        looks(&laptop, "altered").await;
        let text = laptop.text("#found").await;
        assert!(text.contains("they were altered"), "{text}");
        // The camera: a stream that shows the phone's screen.
        let bytes = std::fs::read(genuine[0].path()).unwrap();
        let shown = format!("data:image/png;base64,{}", crate::browser::base64(&bytes));
        let stub = "const image = new Image(); image.onload = () => { \
                    const canvas = document.createElement('canvas'); canvas.width = image.width; canvas.height = image.height; \
                    const draw = () => canvas.getContext('2d').drawImage(image, 0, 0); draw(); setInterval(draw, 100); \
                    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(10); done(true); }; image.src = arguments[0];";
        laptop.later(stub, vec![Value::from(shown)]).await;
        laptop.click("[data-camera=on]").await;
        laptop.find("button[name=enter]").await;
        looks(&laptop, "camera").await;
        laptop.click("button[name=enter]").await;
        laptop.find("[data-state=ok]").await;
        laptop.click("[data-camera=off]").await;
        laptop.close().await;
        phone.close().await;
    });
}
