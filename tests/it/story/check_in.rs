//! Check-in at the desk, on a laptop and on a phone, in two languages: opening, one tap for a school, single taps,
//! search by keyboard, two helpers at once, the draft's warning.

use super::helpers::{looks, signed_in};
use super::run;
use crate::browser::Browser;
use crate::web::rounds::{EIGHT, Hall};
use inkundla::desk::arrivals::player_code;
use inkundla::tournament::Presence;

const PHONE: (u32, u32) = (360, 740);
const LAPTOP: (u32, u32) = (1366, 768);

/// Waits until the list has this number of players who are here.
async fn here(browser: &Browser, n: usize) {
    let shown = format!("document.querySelectorAll('.arrive .tick.on').length === {n}");
    browser.until(&shown).await;
}

async fn checks_in(name: &str, size: (u32, u32), language: &str) {
    let hall = Hall::with(&EIGHT);
    let host = format!("http://{}", hall.app.address());
    let teacher = signed_in(name, size, &host, language).await;
    teacher
        .goto(&format!("{host}/e/{}/players", hall.key))
        .await;
    teacher.click("a[href$='/check-in']").await;
    teacher.find("#stage").await;
    looks(&teacher, "not-used").await;
    teacher.fill("input[name=minutes]", "45").await;
    teacher.click("button[value=open]").await;
    here(&teacher, 0).await;
    looks(&teacher, "open").await;

    // Another helper marks at the same time.
    let other = signed_in(&format!("{name}-other"), PHONE, &host, language).await;
    other.goto(&format!("{host}/e/{}/check-in", hall.key)).await;
    here(&other, 0).await;
    teacher.click("[value='here of school1']").await;
    here(&teacher, 3).await;
    here(&other, 3).await;
    other.click("[data-find='Sipho Zulu'] [data-main]").await;
    here(&teacher, 4).await;
    teacher.click("[data-find='Annelie Meyer'] .quiet").await;
    teacher.find("[data-find='Annelie Meyer'] .pill.warn").await;
    looks(&teacher, "some").await;
    sees_the_wall(&hall, name, &host).await;

    // With the keyboard: search, go to the player, mark.
    teacher.key("/").await;
    teacher.fill("#find", "dube").await;
    teacher
        .until("document.querySelectorAll('.arrive li:not([hidden])').length === 1")
        .await;
    teacher.key("\u{e015}").await;
    teacher
        .until("document.activeElement.matches('[data-find=\"Ayanda Dube\"] [data-main]')")
        .await;
    teacher.key("\u{e007}").await;
    here(&teacher, 5).await;
    let players = hall.app.desk.entrants(&hall.right).unwrap();
    let missing = players
        .iter()
        .filter(|one| one.presence == Presence::Expected);
    assert_eq!(missing.count(), 2);
    teacher.click("#undo [data-undo]").await;
    here(&teacher, 4).await;

    // By the code of a name badge.
    let kagiso = players
        .iter()
        .find(|one| one.name.to_string() == "Kagiso Molefe");
    let code = player_code(&hall.key, kagiso.unwrap().id);
    teacher.fill("#code", &code).await;
    teacher.click("#by-code button").await;
    here(&teacher, 5).await;
    teacher
        .goto(&format!("{host}/e/{}/check-in/scan", hall.key))
        .await;
    looks(&teacher, "scan").await;

    teacher
        .goto(&format!("{host}/e/{}/players", hall.key))
        .await;
    teacher.click("form[action$='/rounds/draft'] button").await;
    teacher.find("form.msg.warn").await;
    looks(&teacher, "draft").await;
    teacher.click("form.msg.warn button").await;
    teacher
        .until("!document.querySelector('form.msg.warn')")
        .await;
    teacher
        .goto(&format!("{host}/e/{}/check-in", hall.key))
        .await;
    looks(&teacher, "closed").await;
    teacher.close().await;
    other.close().await;
}

/// The wall with those who are missing.
async fn sees_the_wall(hall: &Hall, name: &str, host: &str) {
    let form = [("wall", "0"), ("schools", "1"), ("part", "missing")];
    hall.post("/screen/choose", &form);
    let wall = Browser::open(&format!("{name}-wall"), (1920, 1080)).await;
    wall.goto(&format!("{host}/e/{}/screen", hall.key)).await;
    wall.find(".absent li").await;
    looks(&wall, "missing").await;
    wall.close().await;
}

#[test]
fn who_has_come_is_marked_on_a_laptop() {
    run(checks_in("check-in-laptop", LAPTOP, "en"));
}

#[test]
fn kubhalwa_abafikile_ocingweni() {
    run(checks_in("check-in-ucingo", PHONE, "zu"));
}

#[test]
fn a_teacher_checks_in_the_school_by_its_link_on_a_phone() {
    run(async {
        let hall = Hall::with(&EIGHT);
        let host = format!("http://{}", hall.app.address());
        hall.post("/check-in/stage", &[("stage", "open")]);
        let teacher = signed_in("check-in-link", LAPTOP, &host, "en").await;
        teacher.goto(&format!("{host}/e/{}/people", hall.key)).await;
        looks(&teacher, "people").await;
        teacher.click("input[name=role][value=school]").await;
        teacher.click("form[action$='/invite'] button").await;
        teacher.find("svg.qr").await;
        looks(&teacher, "link").await;
        let link = teacher.text("#link").await;
        let adams = Browser::open("check-in-school", PHONE).await;
        adams.goto(&format!("{link}?lang=af")).await;
        looks(&adams, "door").await;
        adams.fill("input[name=name]", "Mr Adams").await;
        adams.click("form[action^='/join/'] button").await;
        adams.click("[value='here of school1']").await;
        here(&adams, 3).await;
        adams.click("[data-find='Lerato Aphane'] [data-main]").await;
        here(&adams, 2).await;
        looks(&adams, "marked").await;
        hall.post("/check-in/stage", &[("stage", "closed")]);
        adams.find("[data-main][disabled]").await;
        looks(&adams, "closed").await;
        adams.close().await;
        teacher.close().await;
    });
}
