//! Schools on a laptop and on a phone, in isiZulu: the organiser gives a school a look and makes the link of its
//! teacher, who corrects a name and adds a player.

use super::helpers::{looks, signed_in};
use super::run;
use crate::browser::Browser;
use crate::web::rounds::{EIGHT, Hall};

/// The fill colour of the badge above the page of a school.
const BADGE: &str = "document.querySelector('.pcard .tok path').getAttribute('fill')";

async fn keeps_schools(name: &str, size: (u32, u32)) {
    let hall = Hall::with(&EIGHT);
    let host = format!("http://{}", hall.app.address());
    let organiser = signed_in(name, size, &host, "zu").await;
    let players = format!("{host}/e/{}/players", hall.key);
    organiser.goto(&players).await;
    organiser.click("main a[href$='/schools']").await;
    organiser.find(".school-list").await;
    looks(&organiser, "list").await;
    organiser.click("a[href$='/schools/school2']").await;
    organiser.fill("#change [name=short]", "Isik 2").await;
    organiser.fill("#change [name=place]", "Umlazi").await;
    organiser.click("#change [name=colour][value='5']").await;
    looks(&organiser, "change").await;
    organiser.click("#change button.primary").await;
    organiser.until(&format!("{BADGE} === '#f5d067'")).await;
    looks(&organiser, "school").await;

    organiser
        .goto(&format!("{host}/e/{}/schools", hall.key))
        .await;
    organiser
        .click(".school-list li:nth-child(2) form[action$='/invite'] button")
        .await;
    organiser.find("#link").await;
    let link = organiser.text("#link").await;
    let adams = Browser::open(&format!("{name}-teacher"), size).await;
    adams.goto(&format!("{link}?lang=zu")).await;
    adams.fill("input[name=name]", "Mr Adams").await;
    adams.click("form[action^='/join/'] button").await;
    adams.click("main a[href$='/own-school']").await;
    adams.find(".own-list").await;
    looks(&adams, "own-list").await;
    let first = ".own-list li:first-child";
    adams.click(&format!("{first} summary")).await;
    adams
        .fill(&format!("{first} [name=given]"), "Annelize")
        .await;
    adams.click(&format!("{first} button.primary")).await;
    adams
        .until("document.querySelector('.own-list').textContent.includes('Annelize Meyer')")
        .await;
    adams.fill("#add [name=given]", "Zinhle").await;
    adams.fill("#add [name=family]", "Cebekhulu").await;
    adams.click("#add button").await;
    adams
        .until("document.querySelectorAll('.own-list li').length === 4")
        .await;
    looks(&adams, "added").await;
    hall.next_round(1);
    adams
        .goto(&format!("{host}/e/{}/own-school", hall.key))
        .await;
    adams.until("!document.querySelector('#add')").await;
    looks(&adams, "spelling").await;
    adams.close().await;

    let visitor = Browser::open(&format!("{name}-visitor"), size).await;
    visitor
        .goto(&format!("{host}/e/{}/schools/school2?lang=zu", hall.key))
        .await;
    visitor.until(&format!("{BADGE} === '#f5d067'")).await;
    assert!(!visitor.text("main").await.contains("Cebekhulu"));
    looks(&visitor, "public").await;
    visitor.close().await;
    organiser.close().await;
}

#[test]
fn izikole_zigcinwa_kukhompyutha() {
    run(keeps_schools("schools-laptop", (1366, 768)));
}

#[test]
fn izikole_zigcinwa_ocingweni() {
    run(keeps_schools("schools-phone", (360, 740)));
}
