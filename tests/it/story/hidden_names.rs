//! An organiser hides the name of a child on a phone, in isiZulu, and a parent looks for it.

use super::helpers::{looks, signed_in};
use super::run;
use crate::browser::Browser;
use crate::web::rounds::{EIGHT, Hall};

const PHONE: (u32, u32) = (360, 640);

/// Chooses on the page of a player, and looks that it is saved.
async fn chooses(organiser: &Browser, choice: &str) {
    organiser
        .click(&format!("#shown-as input[value={choice}]"))
        .await;
    organiser.click("#shown-as button").await;
    organiser.find("p.msg.good").await;
    let is_chosen = format!("document.querySelector('#shown-as input[value={choice}]').checked");
    organiser.until(&is_chosen).await;
}

async fn hides() {
    let hall = Hall::with(&EIGHT);
    hall.next_round(1);
    let desk = &hall.app.desk;
    let account = desk.account_named("Ms Khumalo").unwrap();
    let right = desk.organiser(&account, &hall.key).unwrap();
    let child = desk.entrants(&right).unwrap().remove(0);
    let host = format!("http://{}", hall.app.address());
    let event = format!("{host}/e/{}", hall.key);
    let organiser = signed_in("hidden-names", PHONE, &host, "zu").await;
    let visitor = Browser::open("hidden-names-visitor", PHONE).await;
    let path = format!("{event}/path/{}?lang=zu", child.number);
    visitor.goto(&path).await;
    assert_eq!(visitor.text("#player").await, child.name.alias());

    organiser
        .goto(&format!("{event}/players/{}", child.id.0))
        .await;
    organiser.find("#shown-as").await;
    looks(&organiser, "choice").await;
    chooses(&organiser, "number").await;
    looks(&organiser, "hidden").await;
    visitor.goto(&path).await;
    let player = format!("Player {}", child.number);
    assert_eq!(visitor.text("#player").await, player);
    looks(&visitor, "player").await;
    visitor.goto(&format!("{event}/rounds/1?lang=zu")).await;
    let round = visitor.text("main").await;
    assert!(round.contains(&player) && !round.contains(&child.name.alias()));

    organiser
        .fill("#shown-as input[name=code-name]", "Ukhozi")
        .await;
    chooses(&organiser, "code-name").await;
    visitor.goto(&path).await;
    assert_eq!(visitor.text("#player").await, "Ukhozi");
    for browser in [organiser, visitor] {
        browser.close().await;
    }
}

#[test]
fn an_organiser_with_a_phone_hides_a_name() {
    run(hides());
}
