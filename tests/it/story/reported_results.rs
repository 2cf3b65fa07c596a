//! Players report their result at a shared device, and the opponent confirms; a helper's phone opens on the
//! own boards, and slips are typed by their numbers.

use super::helpers::{looks, signed_in};
use super::run;
use crate::browser::Browser;
use crate::web::umpire::Hall;

const PHONE: (u32, u32) = (360, 740);
const LAPTOP: (u32, u32) = (1366, 768);

/// The link of an invitation, made by the organiser.
async fn link(teacher: &Browser, host: &str, key: &str, role: &str) -> String {
    teacher.goto(&format!("{host}/e/{key}/people")).await;
    teacher
        .click(&format!("input[name=role][value={role}]"))
        .await;
    if role == "helper" {
        teacher.fill("input[name=from]", "3").await;
        teacher.fill("input[name=to]", "4").await;
    }
    teacher.click("form[action$='/invite'] button").await;
    teacher.find("svg.qr").await;
    looks(teacher, &format!("link-{role}")).await;
    teacher.text("#link").await
}

async fn joins(device: &Browser, link: &str, name: &str) {
    let mark = if link.contains('?') { '&' } else { '?' };
    device.goto(&format!("{link}{mark}lang=zu")).await;
    device.fill("input[name=name]", name).await;
    device.click("form[action^='/join/'] button").await;
}

async fn players_report(name: &str, size: (u32, u32), is_dark: bool) {
    let hall = Hall::large(8);
    let host = format!("http://{}", hall.app.address());
    let teacher = signed_in(&format!("{name}-teacher"), LAPTOP, &host, "en").await;
    let link = link(&teacher, &host, &hall.key, "tablet").await;
    let tablet = Browser::open(name, size).await;
    tablet.dark(is_dark).await;
    joins(&tablet, &link, "Etafuleni").await;
    tablet.find(".report li a").await;
    looks(&tablet, "list").await;
    tablet.fill("input[name=find]", "2").await;
    tablet.click(".report form button").await;
    tablet
        .until("document.querySelectorAll('.report li').length === 1")
        .await;
    tablet.click(".report li a").await;
    tablet.find("button[value='1-0']").await;
    looks(&tablet, "board").await;
    tablet.click("button[value='1-0']").await;
    tablet.find("button[value=confirm]").await;
    looks(&tablet, "confirm").await;
    tablet.click("button[value=discard]").await;
    tablet.click("button[value='1/2-1/2']").await;
    tablet.click("button[value=confirm]").await;
    tablet.find(".report input[name=find]").await;
    looks(&tablet, "done").await;
    assert!(!tablet.text(".report ul").await.starts_with("2 "));

    tablet
        .goto(&format!("{host}/e/{}/report/2", hall.key))
        .await;
    looks(&tablet, "over").await;
    teacher
        .goto(&format!("{host}/e/{}/round-control", hall.key))
        .await;
    teacher.find("#b2 .res b").await;
    tablet.close().await;
    teacher.close().await;
}

#[test]
fn players_report_and_their_opponents_confirm_on_a_phone() {
    run(players_report("report-phone", PHONE, false));
}

#[test]
fn players_report_and_their_opponents_confirm_on_a_dark_laptop() {
    run(players_report("report-laptop", LAPTOP, true));
}

#[test]
fn a_helpers_phone_opens_on_its_boards_and_finds_slips_by_number() {
    run(async {
        let hall = Hall::large(8);
        let host = format!("http://{}", hall.app.address());
        let teacher = signed_in("own-boards-teacher", LAPTOP, &host, "en").await;
        let link = link(&teacher, &host, &hall.key, "helper").await;
        let helper = Browser::open("own-boards", PHONE).await;
        joins(&helper, &link, "UNksz Zulu").await;
        helper.find("tr[data-board='4']").await;
        let shown = "return [...document.querySelectorAll('tr[data-board]')].map((row) => row.dataset.board).join()";
        assert_eq!(helper.script(shown).await, "3,4");
        looks(&helper, "own").await;
        // The phone remembers its boards.
        helper
            .goto(&format!("{host}/e/{}/round-control", hall.key))
            .await;
        helper.until("location.search === '?show=3-4'").await;
        helper
            .goto(&format!("{host}/e/{}/round-control?show=all", hall.key))
            .await;
        helper.fill("#find", "1-2").await;
        helper
            .until("[...document.querySelectorAll('tr[data-board]')].filter((row) => !row.hidden).map((row) => row.id).join() === 'b2'")
            .await;
        helper.fill("#find", "4-2").await;
        helper
            .until("!document.getElementById('old-slip').hidden")
            .await;
        looks(&helper, "old-slip").await;
        helper.close().await;
        teacher.close().await;
    });
}
