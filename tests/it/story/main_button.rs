//! On a phone the main button of a long page is always at its foot, and covers nothing at the end of the page.

use super::helpers::{looks, signed_in};
use super::run;
use crate::browser::Browser;
use crate::web::rounds::{EIGHT, Hall};
use inkundla::desk::events::EventSettings;
use inkundla::referee::ClockPolicy;
use inkundla::rules::Ruleset;
use inkundla::store::NewEntrant;
use inkundla::system_time::now;
use inkundla::tournament::{About, EntrantName, Options, Presence};

const PHONE: (u32, u32) = (360, 740);

/// How far the main button ends above the foot of the window.
const ABOVE_FOOT: &str = "return innerHeight \
    - document.querySelector('.stick .primary').getBoundingClientRect().bottom";

/// What the button covers at the end of the page: links and buttons whose middle is below something else.
const COVERED: &str = "const bar = document.querySelector('.stick'); \
    return [...document.querySelectorAll('.foot a, .foot summary')].filter((one) => { \
      const box = one.getBoundingClientRect(); \
      return box.height && box.bottom > bar.getBoundingClientRect().top && box.top < innerHeight; \
    }).map((one) => one.textContent)";

/// At the top, in the middle and at the end of a page.
async fn is_at_the_foot(browser: &Browser, page: &str, end: bool) {
    for place in ["0", "document.body.scrollHeight / 3"] {
        browser.script(&format!("scrollTo(0, {place})")).await;
        let above = browser.script(ABOVE_FOOT).await.as_f64().unwrap();
        assert!(
            (0.0..24.0).contains(&above),
            "{page} at {place}: {above} px"
        );
    }
    if end {
        browser
            .script("scrollTo(0, document.body.scrollHeight)")
            .await;
        let covered = browser.script(COVERED).await;
        assert_eq!(
            covered.as_array().map(Vec::len),
            Some(0),
            "{page}: {covered}"
        );
    }
}

#[test]
fn the_main_button_of_a_long_page_is_at_the_foot_of_a_phone() {
    run(async {
        let hall = Hall::with(&EIGHT);
        hall.next_round(1);
        for board in 1..=4 {
            hall.enter(1, board, "1-0");
        }
        let host = format!("http://{}", hall.app.address());
        let phone = signed_in("main-button", PHONE, &host, "en").await;
        phone
            .goto(&format!("{host}/e/{}/round-control", hall.key))
            .await;
        assert_eq!(phone.text("#now").await, "All results are in");
        assert_eq!(phone.text(".stick .primary").await, "Pair round 2");
        looks(&phone, "run").await;
        is_at_the_foot(&phone, "run", true).await;
        phone.click(".stick .primary").await;
        phone.find(".draft").await;
        looks(&phone, "draft").await;
        is_at_the_foot(&phone, "draft", true).await;
        phone.goto(&format!("{host}/new")).await;
        looks(&phone, "new").await;
        is_at_the_foot(&phone, "new", false).await;
        // Where a window is low, such as above a keyboard, it stays in its place.
        phone.close().await;
        let low = signed_in("main-button-low", (360, 400), &host, "en").await;
        low.goto(&format!("{host}/new")).await;
        let place = "return getComputedStyle(document.querySelector('.stick')).position";
        assert_eq!(low.script(place).await, "static");
        low.close().await;
    });
}

#[test]
fn a_list_of_earlier_events_with_a_long_name_fits_a_phone() {
    run(async {
        let hall = Hall::with(&EIGHT);
        let desk = &hall.app.desk;
        let account = desk.account_named("Ms Khumalo").unwrap();
        let plan = EventSettings {
            name: "The spring cup of all the primary schools of the valley".to_owned(),
            ruleset: Ruleset::from_code("umlabalaba").unwrap(),
            options: Options::automatic(),
            clock: ClockPolicy::Off,
            conduct: Default::default(),
            language: None,
        };
        let key = desk.create_event(&account, &plan, now()).unwrap();
        let child = NewEntrant {
            name: EntrantName::parse_whole("Dewi Lestari").unwrap(),
            school: Some("Hillview".to_owned()),
            grade: None,
            presence: Presence::Here,
            about: About::default(),
        };
        let right = desk.organiser(&account, &key).unwrap();
        desk.enter(&right, vec![child], now()).unwrap();
        let host = format!("http://{}", hall.app.address());
        let phone = signed_in("earlier-players", PHONE, &host, "en").await;
        let page = format!("{host}/e/{}/players/earlier", hall.key);
        phone.goto(&page).await;
        looks(&phone, "earlier-players").await;
        let is_inside = "return [...document.querySelectorAll('#earlier legend')].every((one) => \
            one.getBoundingClientRect().top > one.closest('.card').getBoundingClientRect().top)";
        assert!(phone.script(is_inside).await.as_bool().unwrap());
        phone.close().await;
    });
}

#[test]
fn the_table_beside_a_draft_says_which_round_it_shows() {
    run(async {
        let hall = Hall::with(&EIGHT);
        hall.next_round(1);
        for board in 1..=4 {
            hall.enter(1, board, "1-0");
        }
        hall.post("/rounds/draft", &[]);
        let host = format!("http://{}", hall.app.address());
        for (name, size) in [("beside-draft", (1366, 768)), ("beside-draft-phone", PHONE)] {
            let teacher = signed_in(name, size, &host, "en").await;
            teacher
                .goto(&format!("{host}/e/{}/round-control", hall.key))
                .await;
            assert_eq!(
                teacher.text(".control caption").await,
                "Round 1: results (closed)"
            );
            let high = "const box = document.querySelector('.control caption').getBoundingClientRect(); \
                return [box.width, box.height]";
            let size = teacher.script(high).await;
            assert!(size[0].as_f64().unwrap() > 150.0, "{size}: in sight");
            assert!(size[1].as_f64().unwrap() < 60.0, "{size}: one line");
            teacher.close().await;
        }
    });
}
