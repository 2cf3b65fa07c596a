//! A parent enters a child on a phone, and the organiser accepts it.

use super::helpers::{looks, signed_in};
use super::run;
use crate::browser::Browser;
use crate::web::umpire::Hall;
use inkundla::referee::ClockPolicy;

const PHONE: (u32, u32) = (360, 640);
const LAPTOP: (u32, u32) = (1366, 768);

/// Opens the form with five places and a fee; returns its address.
async fn settles(teacher: &Browser, event: &str) -> String {
    teacher.goto(&format!("{event}/players")).await;
    teacher.click("a[href$='/entries']").await;
    looks(teacher, "entries-none").await;
    teacher.click("a[href$='/entries/settings']").await;
    teacher.click("input[name=open]").await;
    teacher.fill("input[name=places]", "5").await;
    teacher.fill("input[name=fee]", "30").await;
    teacher.fill("input[name=currency]", "R").await;
    teacher
        .click("form[action$='/entries/settings'] button.primary")
        .await;
    teacher.find("p.msg.good").await;
    looks(teacher, "entries-settings").await;
    teacher.attribute("#enter-link", "value").await
}

/// Fills in the form, at first without a way to reach the sender.
async fn enters(parent: &Browser, address: &str) {
    parent.goto(address).await;
    looks(parent, "enter").await;
    for (name, text) in [
        ("given", "Nomsa"),
        ("family", "Khoza"),
        ("school", "Umthombo Primary"),
        ("grade", "5"),
        ("contact", "Ms Khoza"),
    ] {
        parent.fill(&format!("input[name={name}]"), text).await;
    }
    parent.click("input[name=agreed]").await;
    parent.click("form.card button.primary").await;
    parent.find("p.msg.bad").await;
    looks(parent, "enter-wrong").await;
    assert_eq!(
        parent
            .script("return document.querySelector('input[name=given]').value")
            .await,
        "Nomsa"
    );
    parent.fill("input[name=reach]", "082 555 0199").await;
    parent.click("form.card button.primary").await;
    parent.find("#entry-address").await;
    looks(parent, "entry").await;
}

async fn entry(name: &str, sizes: [(u32, u32); 2], accepted: &str) {
    let hall = Hall::with(ClockPolicy::Off);
    let host = format!("http://{}", hall.app.address());
    let event = format!("{host}/e/{}", hall.key);
    let teacher = signed_in(&format!("{name}-teacher"), sizes[0], &host, "zu").await;
    let address = settles(&teacher, &event).await;
    let path = &address[address.find("/e/").unwrap()..];
    let parent = Browser::open(&format!("{name}-parent"), sizes[1]).await;
    enters(&parent, &format!("{host}{path}?lang=zu")).await;

    teacher.goto(&format!("{event}/entries")).await;
    looks(&teacher, "entries").await;
    teacher.click("button[value^='accept one']").await;
    teacher.find(".entries .pill.ok").await;
    looks(&teacher, "entries-accepted").await;
    let receipt = parent.url().await;
    parent.goto(&receipt).await;
    assert_eq!(parent.text("main .pill.ok").await, accepted);
    parent.dark(true).await;
    looks(&parent, "entry-accepted-dark").await;
    for browser in [teacher, parent] {
        browser.close().await;
    }
}

#[test]
fn a_parent_enters_a_child_on_a_phone() {
    run(entry("entries-phone", [LAPTOP, PHONE], "Kwamukelwe"));
}

#[test]
fn an_organiser_with_a_phone_accepts_an_entry_of_a_laptop() {
    run(entry("entries-laptop", [PHONE, LAPTOP], "Kwamukelwe"));
}
