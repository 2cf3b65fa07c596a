//! A day with two sections in isiZulu: an organiser makes them, enters one list, pairs a round in each, and a parent
//! finds a child.

use super::helpers::{looks, signed_in};
use super::run;
use crate::browser::Browser;
use crate::web::rounds::Hall;

const PHONE: (u32, u32) = (360, 640);
const LAPTOP: (u32, u32) = (1366, 768);

const LIST: &str = "Igama\tIsikole\tIbanga\tIsigaba\n\
    Lwazi Zulu\tBaobab Primary\t4\tAmabanga 4-5\nNomsa Khoza\tAcacia School\t5\tAmabanga 4-5\n\
    Thabo Nkosi\tBaobab Primary\t4\tAmabanga 4-5\nAyanda Mbele\tAcacia School\t5\tAmabanga 4-5\n\
    Sipho Dube\tBaobab Primary\t6\tAmantombazane\nLerato Moloi\tAcacia School\t7\tAmantombazane\n\
    Zanele Ngwenya\tBaobab Primary\t6\t\nMandla Cele\tAcacia School\t7\tAmantombazane\n";

async fn adds(teacher: &Browser, name: &str) {
    teacher.fill("#add input[name=name]", name).await;
    teacher.click("#add button").await;
    let found = format!(
        "[...document.querySelectorAll('#live h2')].some(h => h.textContent.trim() === '{name}')"
    );
    teacher.until(&found).await;
}

async fn day(name: &str, sizes: [(u32, u32); 2]) {
    let hall = Hall::with(&[]);
    let host = format!("http://{}", hall.app.address());
    let event = format!("{host}/e/{}", hall.key);
    let teacher = signed_in(&format!("{name}-teacher"), sizes[0], &host, "zu").await;
    teacher.goto(&format!("{event}/sections")).await;
    looks(&teacher, "sections-none").await;
    adds(&teacher, "Amabanga 4-5").await;
    adds(&teacher, "Amantombazane").await;
    looks(&teacher, "sections").await;

    teacher.goto(&format!("{event}/players")).await;
    teacher.fill("#add textarea", LIST).await;
    looks(&teacher, "whole-empty").await;
    teacher.click("#add form button.primary").await;
    teacher.find("table.ready").await;
    teacher.click(".stick button.primary").await;
    teacher
        .until("location.pathname.endsWith('/players')")
        .await;
    teacher.find("#move li").await;
    looks(&teacher, "whole-players").await;
    // The child without a section is ticked and moved.
    let none =
        "[...document.querySelectorAll('#move li')].find(li => li.querySelector('.pill.warn'))";
    teacher
        .script(&format!("{none}.querySelector('input').click()"))
        .await;
    teacher
        .script("const s = document.querySelector('#move select'); s.selectedIndex = 1")
        .await;
    teacher.click("#move button.primary").await;
    teacher
        .until("!document.querySelector('#move .pill.warn')")
        .await;

    let parent = Browser::open(&format!("{name}-parent"), sizes[1]).await;
    parent.goto(&format!("{event}?lang=zu")).await;
    parent.find(".cols > section.card").await;
    parent
        .until("!document.querySelector('.cols > [hidden]')")
        .await;
    looks(&parent, "sections-not-paired").await;

    // The main button belongs to the first section that can go on.
    for _ in 0..2 {
        teacher.goto(&format!("{event}/sections")).await;
        looks(&teacher, "sections-today").await;
        teacher.click("#live button.primary").await;
        teacher
            .until("location.pathname.endsWith('/rounds/1/draft')")
            .await;
        teacher.click("form[action$='/post'] button.primary").await;
        teacher.find("tr[data-board]").await;
    }
    teacher.goto(&format!("{event}/sections")).await;
    teacher.find("#live .bar").await;
    looks(&teacher, "sections-playing").await;
    teacher.goto(&format!("{event}/check-in")).await;
    looks(&teacher, "whole-check-in").await;
    teacher.goto(&format!("{event}/prizes")).await;
    looks(&teacher, "whole-prizes").await;

    parent.goto(&event).await;
    parent.find(".cols > section.card").await;
    looks(&parent, "sections-public").await;
    parent.goto(&format!("{event}/find?q=zanele")).await;
    parent.find("ul.found a").await;
    looks(&parent, "whole-find").await;
    parent.dark(true).await;
    parent.goto(&event).await;
    looks(&parent, "sections-public-dark").await;
    for browser in [teacher, parent] {
        browser.close().await;
    }
}

#[test]
fn a_day_with_two_sections_is_run_on_a_laptop() {
    run(day("sections-laptop", [LAPTOP, PHONE]));
}

#[test]
fn a_day_with_two_sections_is_run_on_a_phone() {
    run(day("sections-phone", [PHONE, LAPTOP]));
}
