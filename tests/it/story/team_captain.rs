//! A captain hands in a line-up, the organiser pairs and enters results, and the standings of the teams follow.

use super::helpers::{looks, signed_in};
use super::run;
use crate::browser::Browser;
use crate::web::rounds::Hall;
use inkundla::store::NewEntrant;
use inkundla::tournament::{About, EntrantName, Presence};

const PHONE: (u32, u32) = (360, 640);
const LAPTOP: (u32, u32) = (1366, 768);

/// Four schools of three players each.
fn hall() -> Hall {
    let hall = Hall::with(&[]);
    let child = |n: u8| NewEntrant {
        name: EntrantName::parse_whole(&format!("{}nna Nkosi", char::from(b'A' + n))).unwrap(),
        school: Some(format!("Isikole {}", n % 4 + 1)),
        grade: None,
        presence: Presence::Here,
        about: About::default(),
    };
    let children = (0..12).map(child).collect();
    let at = inkundla::system_time::now();
    hall.app.desk.enter(&hall.right, children, at).unwrap();
    hall
}

/// Changes the order of the line-up and hands it in.
async fn hands_in(captain: &Browser, door: &str) {
    captain.goto(door).await;
    captain.fill("input[name=name]", "uMnu. Dube").await;
    captain.click("main button.primary").await;
    captain.find("a[href$='/line-ups']").await;
    captain.click("a[href$='/line-ups']").await;
    looks(captain, "captain-line-ups").await;
    captain.click(".line-ups a.btn").await;
    captain
        .click(".nowcard .line-up li:nth-child(2) a.btn")
        .await;
    captain.until("location.search.includes('order=')").await;
    looks(captain, "captain-line-up").await;
    captain.click(".nowcard button.primary").await;
    captain.find(".nowcard .pill.ok").await;
    looks(captain, "captain-handed-in").await;
}

async fn cup(name: &str, sizes: [(u32, u32); 2]) {
    let hall = hall();
    crate::web::systems::settle(
        &hall,
        &[
            ("system", "teams-round-robin"),
            ("boards", "2"),
            ("team_order", "free"),
        ],
    );
    let door = crate::web::check_in::of_school::link(&hall, "Isikole 1");
    let host = format!("http://{}", hall.app.address());
    let event = format!("{host}/e/{}", hall.key);
    let captain = Browser::open(&format!("{name}-captain"), sizes[1]).await;
    hands_in(&captain, &format!("{host}{door}?lang=zu")).await;

    let teacher = signed_in(&format!("{name}-teacher"), sizes[0], &host, "zu").await;
    teacher.goto(&format!("{event}/line-ups")).await;
    teacher.find(".line-ups .pill.ok").await;
    looks(&teacher, "line-ups").await;
    let mut first = String::new();
    for round in 1..=3 {
        teacher.goto(&format!("{event}/round-control")).await;
        hall.post("/rounds/draft", &[]);
        teacher.goto(&format!("{event}/rounds/{round}/draft")).await;
        looks(&teacher, "draft-of-teams").await;
        teacher.click("form[action$='/post'] button.primary").await;
        teacher.find("#just-posted").await;
        if round == 1 {
            first = teacher.text("tr[data-board] .seat b").await;
            looks(&teacher, "round-of-teams").await;
        }
        for board in 1..=4 {
            teacher
                .click(&format!("tr[data-board='{board}'] .results button"))
                .await;
            teacher
                .find(&format!("tr[data-board='{board}'] .res .row b"))
                .await;
        }
    }
    assert!(["Enna Nkosi", "Anna Nkosi", "Bnna Nkosi", "Dnna Nkosi"].contains(&first.as_str()));
    let visitor = Browser::open(&format!("{name}-visitor"), sizes[1]).await;
    visitor.goto(&format!("{event}/finals?lang=zu")).await;
    visitor.find(".podium").await;
    looks(&visitor, "standings-of-teams").await;
    visitor.dark(true).await;
    looks(&visitor, "standings-of-teams-dark").await;
    visitor.goto(&format!("{event}/standings/boards")).await;
    looks(&visitor, "standings-by-board").await;
    visitor.goto(&format!("{event}/teams/1")).await;
    looks(&visitor, "page-of-a-team").await;
    visitor.goto(&format!("{event}/rounds/1")).await;
    looks(&visitor, "round-of-teams-public").await;
    for browser in [captain, teacher, visitor] {
        browser.close().await;
    }
}

#[test]
fn a_captain_hands_in_a_line_up_on_a_phone() {
    run(cup("captain-phone", [LAPTOP, PHONE]));
}

#[test]
fn an_organiser_with_a_phone_runs_a_cup_of_teams() {
    run(cup("captain-laptop", [PHONE, LAPTOP]));
}
