//! An organiser sets up prizes, reads them in the hall, and everybody sees them afterwards: on a laptop in English,
//! on a phone in isiZulu.

use super::helpers::{looks, signed_in};
use super::run;
use crate::browser::Browser;
use crate::web::rounds::{EIGHT, Hall};

async fn gives_prizes(name: &str, size: (u32, u32), language: &str) {
    let hall = Hall::with(&EIGHT);
    let host = format!("http://{}", hall.app.address());
    let at = |rest: &str| format!("{host}/e/{}{rest}", hall.key);
    let organiser = signed_in(name, size, &host, language).await;
    organiser.goto(&at("/prizes")).await;
    looks(&organiser, "empty").await;
    organiser.click("button[name=usual]").await;
    organiser.find("#prize-3").await;
    organiser.click("#prize-1 summary").await;
    organiser.fill("#prize-1 input[name=money]", "400").await;
    organiser
        .fill("#prize-1 input[name=gift]", "A trophy")
        .await;
    organiser.click("#prize-1 details button:not([name])").await;
    organiser
        .until("document.querySelector('#prize-1').innerText.includes('R400')")
        .await;
    organiser.click("#rules + form input[value=hort]").await;
    organiser.click("button[name=rules]").await;
    organiser
        .until("document.querySelector('input[value=hort]')?.hasAttribute('checked')")
        .await;
    hall.next_round(1);
    hall.white_wins_everywhere(1);
    hall.post("/rounds/draft", &[]);
    organiser.goto(&at("/prizes")).await;
    looks(&organiser, "prizes").await;

    let wall = Browser::open(&format!("{name}-wall"), (1366, 768)).await;
    wall.goto(&at("/screen")).await;
    organiser.click("button[name=read]").await;
    organiser.find(".steps").await;
    looks(&organiser, "begins").await;
    organiser.key(" ").await;
    organiser.find(".steps [data-step=back]").await;
    looks(&organiser, "first-read").await;
    wall.until("document.querySelector('.giving .title') !== null")
        .await;
    looks(&wall, "prize").await;
    organiser.click(".steps button[value='']").await;
    organiser.find("#prize-1").await;
    hall.post("/round-control/finish", &[]);
    organiser.goto(&at("")).await;
    organiser.find("main .prizes").await;
    looks(&organiser, "finished").await;
    organiser.close().await;
    wall.close().await;
}

#[test]
fn an_organiser_gives_prizes_on_a_laptop() {
    run(gives_prizes("prizes", (1366, 768), "en"));
}

#[test]
fn an_organiser_gives_prizes_on_a_phone() {
    run(gives_prizes("prizes-phone", (360, 640), "zu"));
}
