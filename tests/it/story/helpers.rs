//! A results helper and a deputy, from the invitation link to their work, on a phone and on a laptop,
//! in two languages.

use super::run;
use crate::browser::Browser;
use crate::web::harness::PHRASE;
use crate::web::umpire::Hall;
use inkundla::referee::ClockPolicy;

const PHONE: (u32, u32) = (360, 640);
const LAPTOP: (u32, u32) = (1366, 768);

pub async fn signed_in(name: &str, size: (u32, u32), host: &str, language: &str) -> Browser {
    let teacher = Browser::open(name, size).await;
    teacher
        .goto(&format!("{host}/signin?lang={language}"))
        .await;
    teacher.fill("input[name=name]", "Ms Khumalo").await;
    teacher.fill("input[name=phrase]", PHRASE).await;
    teacher.click("main button.primary").await;
    teacher.until("location.pathname === '/'").await;
    teacher
}

/// Checks a page: nothing is cut off, and axe finds no problem.
pub async fn looks(person: &Browser, name: &str) {
    person.picture(name).await;
    person.fits().await;
    let faults = person.axe().await;
    assert!(faults.is_empty(), "{name}: {faults:#?}");
}

/// The link that the organiser's page shows only once.
async fn invites(teacher: &Browser, host: &str, key: &str, role: &str) -> String {
    teacher.goto(&format!("{host}/e/{key}/people")).await;
    looks(teacher, "people").await;
    teacher
        .click(&format!("input[name=role][value={role}]"))
        .await;
    teacher.click("form[action$='/invite'] button").await;
    teacher.find("svg.qr").await;
    looks(teacher, &format!("link-{role}")).await;
    teacher.text("#link").await
}

/// From the scanned code to the first result.
async fn helps(name: &str, size: (u32, u32), language: &str) {
    let hall = Hall::with(ClockPolicy::Off);
    let host = format!("http://{}", hall.app.address());
    let teacher = signed_in(&format!("{name}-teacher"), LAPTOP, &host, language).await;
    let link = invites(&teacher, &host, &hall.key, "helper").await;

    let helper = Browser::open(name, size).await;
    helper.goto(&format!("{link}?lang={language}")).await;
    looks(&helper, "door").await;
    helper.fill("input[name=name]", "Ms Zulu").await;
    helper.click("form[action^='/join/'] button").await;
    helper.find("tr[data-board='1']").await;
    looks(&helper, "round").await;
    helper
        .click("form[action$='/boards/1/result'] button[value='1-0']")
        .await;
    helper
        .until("document.querySelector('#b1 .res b') !== null")
        .await;
    assert!(
        helper.deeds() <= 3,
        "{} deeds to the first result",
        helper.deeds()
    );
    looks(&helper, "result").await;
    helper.goto(&format!("{host}/e/{}/players", hall.key)).await;
    helper.click("tbody button.toggle").await;
    helper.find("tr.away button.toggle").await;
    looks(&helper, "players").await;
    helper
        .goto(&format!("{host}/e/{}/settings", hall.key))
        .await;
    looks(&helper, "not-theirs").await;

    helper
        .goto(&format!("{host}/e/{}/round-control", hall.key))
        .await;
    helper.find("tr[data-board='1']").await;
    teacher.goto(&format!("{host}/e/{}/people", hall.key)).await;
    looks(&teacher, "who-helps").await;
    teacher.click("form[action$='/away'] button").await;
    teacher.find("p.msg.good").await;
    helper
        .goto(&format!("{host}/e/{}/round-control", hall.key))
        .await;
    assert!(
        helper.text("#live").await.is_empty(),
        "nothing of the event is left"
    );
    helper.close().await;
    teacher.close().await;
}

#[test]
fn a_helper_enters_a_result_on_a_phone() {
    run(helps("helper-phone", PHONE, "en"));
}

#[test]
fn umsizi_ufaka_umphumela_ocingweni() {
    run(helps("helper-phone-zu", PHONE, "zu"));
}

/// From the link to a round that is unposted and posted again.
async fn stands_in(name: &str, size: (u32, u32), language: &str) {
    let hall = Hall::with(ClockPolicy::Off);
    let host = format!("http://{}", hall.app.address());
    let teacher = signed_in(&format!("{name}-teacher"), LAPTOP, &host, language).await;
    let link = invites(&teacher, &host, &hall.key, "deputy").await;
    teacher.close().await;

    let deputy = Browser::open(name, size).await;
    deputy.goto(&format!("{link}?lang={language}")).await;
    looks(&deputy, "door").await;
    deputy.fill("input[name=name]", "Mr Ndlovu").await;
    deputy.fill("input[name=phrase]", PHRASE).await;
    deputy.click("form[action^='/join/'] button").await;
    deputy.find(".recovery-code").await;
    looks(&deputy, "recovery-code").await;
    deputy.click("main a.primary").await;
    deputy
        .click(&format!("a[href='/e/{}/round-control']", hall.key))
        .await;
    deputy.find("tr[data-board='1']").await;
    looks(&deputy, "round").await;
    for board in ["1", "2"] {
        deputy
            .click(&format!(
                "form[action$='/boards/{board}/result'] button[value='1-0']"
            ))
            .await;
        deputy
            .until(&format!(
                "document.querySelector('#b{board} .res b') !== null"
            ))
            .await;
    }
    deputy.click("form[action$='/rounds/draft'] button").await;
    deputy.click("form[action$='/post'] button").await;
    deputy.find("tr[data-board='1']").await;
    looks(&deputy, "round-two").await;
    for page in ["people", "privacy"] {
        deputy.goto(&format!("{host}/e/{}/{page}", hall.key)).await;
        looks(&deputy, page).await;
    }
    deputy.close().await;
}

#[test]
fn a_deputy_runs_a_round_on_a_laptop() {
    run(stands_in("deputy-laptop", LAPTOP, "en"));
}

#[test]
fn iphini_lomhleli_liqhuba_umzuliswano() {
    run(stands_in("deputy-phone-zu", PHONE, "zu"));
}
