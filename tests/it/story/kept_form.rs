//! A form that is sent after the session has ended, or that needs the pass-phrase again: the browser keeps it
//! and offers to send it once its sender has signed in.

use super::helpers::{looks, signed_in};
use super::run;
use crate::browser::Browser;
use crate::web::harness::{App, PHRASE};
use crate::web::umpire::Hall;
use inkundla::referee::ClockPolicy;
use inkundla::store::Store;

const LAPTOP: (u32, u32) = (1366, 768);
const KEPT: &str = "form#kept-form";

/// Reads the chosen file once more, after the page has begun to read it.
const READ_AFTER_THE_PAGE: &str = "const reader = new FileReader(); \
    reader.onload = () => done(true); \
    reader.readAsDataURL(document.querySelector('#add input[type=file]').files[0]);";

/// Ends all sessions, as their expiry does.
fn end_sessions(app: &App) {
    let store = Store::open(&format!("sqlite:{}", app.database().display())).unwrap();
    store.write(|tx| tx.purge_sessions(i64::MAX)).unwrap();
}

/// Opens the field for a class list.
async fn opens_the_list(person: &Browser, players: &str) {
    person.goto(players).await;
    person
        .script("document.getElementById('add').open = true")
        .await;
    person.find("#add textarea[name=list]").await;
}

async fn types_the_phrase(person: &Browser, name: &str) {
    person.fill("input[name=name]", name).await;
    person.fill("input[name=phrase]", PHRASE).await;
    person.click("main button.primary").await;
}

/// Waits for the sentence of the page that asks for the pass-phrase.
async fn is_told_that_it_is_kept(person: &Browser) {
    person
        .until("document.querySelector('[data-kept]') && document.querySelector('[data-kept]').textContent.includes('you sent is kept')")
        .await;
}

#[test]
fn a_list_sent_after_the_session_has_ended_is_sent_on_after_signing_in() {
    run(async {
        let hall = Hall::with(ClockPolicy::Off);
        let host = format!("http://{}", hall.app.address());
        let teacher = signed_in("kept-list", LAPTOP, &host, "en").await;
        let players = format!("{host}/e/{}/players", hall.key);
        opens_the_list(&teacher, &players).await;
        let names: String = (0..2_000)
            .map(|n| format!("Child{n} Family{n}\\n"))
            .collect();
        end_sessions(&hall.app);
        teacher
            .script(&format!(
                "document.querySelector('textarea[name=list]').value = '{names}'"
            ))
            .await;
        teacher.click("#add form button").await;
        is_told_that_it_is_kept(&teacher).await;
        looks(&teacher, "sign-in").await;
        types_the_phrase(&teacher, "Ms Khumalo").await;
        teacher.find(KEPT).await;
        assert!(
            teacher.url().await.ends_with("/players"),
            "the form's own page"
        );
        looks(&teacher, "offer").await;
        // Opening the page does nothing; the button sends the form.
        teacher.click("form#kept-form button.primary").await;
        teacher
            .until("location.pathname.endsWith('/players/check') && document.body.textContent.includes('Family1999')")
            .await;
        opens_the_list(&teacher, &players).await;
        let left = "return document.querySelector('form#kept-form') === null";
        assert_eq!(teacher.script(left).await, true, "it was sent once");
        teacher.close().await;
    });
}

#[test]
fn a_file_and_a_result_are_sent_on_unchanged_in_the_dark_in_isizulu() {
    run(async {
        let hall = Hall::with(ClockPolicy::Off);
        let host = format!("http://{}", hall.app.address());
        let teacher = signed_in("kept-file", (360, 740), &host, "zu").await;
        teacher.dark(true).await;
        opens_the_list(&teacher, &format!("{host}/e/{}/players", hall.key)).await;
        let file = format!(
            "{}/fixtures/people/class_list.csv",
            env!("CARGO_MANIFEST_DIR")
        );
        end_sessions(&hall.app);
        teacher.chooses_file("#add input[type=file]", &file).await;
        teacher.later(READ_AFTER_THE_PAGE, vec![]).await;
        teacher.click("#add form button").await;
        teacher.find("[data-kept]").await;
        looks(&teacher, "sign-in").await;
        types_the_phrase(&teacher, "Ms Khumalo").await;
        teacher.find(KEPT).await;
        looks(&teacher, "offer").await;
        teacher.click("form#kept-form button.primary").await;
        teacher
            .until("location.pathname.endsWith('/players/check')")
            .await;

        let round = format!("{host}/e/{}/round-control", hall.key);
        teacher.goto(&round).await;
        end_sessions(&hall.app);
        teacher
            .click("form[action$='/boards/1/result'] button[value='1-0']")
            .await;
        teacher.find("[data-kept]").await;
        types_the_phrase(&teacher, "Ms Khumalo").await;
        teacher.click("form#kept-form button.primary").await;
        teacher
            .until("location.pathname.endsWith('/round-control') && document.getElementById('kept-form') === null")
            .await;
        teacher
            .until("document.querySelector('#b1 .res b') !== null")
            .await;
        teacher.close().await;
    });
}

#[test]
fn a_kept_form_is_not_offered_to_another_account_and_goes_when_it_is_discarded() {
    run(async {
        let hall = Hall::with(ClockPolicy::Off);
        hall.app.another_organiser("Mr Other");
        let host = format!("http://{}", hall.app.address());
        let players = format!("{host}/e/{}/players", hall.key);
        let teacher = signed_in("kept-other", LAPTOP, &host, "en").await;
        for (name, is_offered) in [("Mr Other", false), ("Ms Khumalo", true)] {
            if !is_offered {
                opens_the_list(&teacher, &players).await;
            } else {
                teacher.goto(&format!("{host}/signin")).await;
                types_the_phrase(&teacher, "Ms Khumalo").await;
                teacher.find("form[action='/signout']").await;
                opens_the_list(&teacher, &players).await;
            }
            teacher.fill("textarea[name=list]", "Thandi Ndaba").await;
            end_sessions(&hall.app);
            teacher.click("#add form button").await;
            is_told_that_it_is_kept(&teacher).await;
            types_the_phrase(&teacher, name).await;
            teacher
                .until("document.querySelector('form[action=\"/signout\"]') !== null")
                .await;
            let offered = "return document.querySelector('form#kept-form') !== null";
            assert_eq!(teacher.script(offered).await, is_offered, "{name}");
            if !is_offered {
                teacher.click("form[action='/signout'] button").await;
                teacher
                    .until("document.querySelector('form[action=\"/signout\"]') === null")
                    .await;
            }
        }
        teacher.click("form#kept-form button[type=button]").await;
        assert_eq!(teacher.script("return sessionStorage.length").await, 0);
        teacher.close().await;
    });
}
