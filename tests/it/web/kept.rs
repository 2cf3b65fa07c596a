//! A form that arrives after the session has ended is saved until the user has signed in.

use super::harness::{App, Client, PHRASE, Page};
use super::staff::long_ago;
use super::umpire::Hall;
use inkundla::desk::secret;
use inkundla::referee::ClockPolicy;
use inkundla::store::Store;

/// Ends the session of a browser, as its expiry does.
fn expire(app: &App, client: &Client) {
    let store = Store::open(&format!("sqlite:{}", app.database().display())).unwrap();
    let cookies = client.cookies();
    let session = cookies.iter().find(|(name, _)| name == "inkundla");
    let token = secret::digest(&session.unwrap().1);
    store.write(move |tx| tx.end_session(&token)).unwrap();
}

fn sign_in(client: &Client, name: &str, next: &str) -> Page {
    let form = [("name", name), ("phrase", PHRASE), ("next", next)];
    client.post("/signin", &form)
}

/// The address of the button that resends the form.
fn way_on(page: &Page) -> String {
    page.attributes("form[action*='kept=send']", "action")
        .remove(0)
}

#[test]
fn a_list_sent_after_the_session_has_ended_is_resent_after_signing_in() {
    let hall = Hall::with(ClockPolicy::Off);
    let teacher = hall.app.signed_in("Ms Khumalo");
    let names: String = (0..2_000)
        .map(|n| format!("Child{n} Family{n}\n"))
        .collect();
    let check = format!("/e/{}/players/check", hall.key);
    expire(&hall.app, &teacher);
    let turned = teacher.post_parts(&check, &[("list", &names)]);
    assert_eq!(turned.status, 303, "{}", turned.text());
    let door = turned.header("location");
    assert_eq!(door, format!("/signin?next=/e/{}/players", hall.key));
    assert!(teacher.get(&door).sees("What you sent is kept"));
    assert_eq!(
        sign_in(&teacher, "Ms Khumalo", "").header("location"),
        "/saved-form"
    );
    let page = teacher.get("/saved-form");
    assert!(
        page.sees("Child0 Family0") && page.sees("Ms Khumalo"),
        "{}",
        page.text()
    );
    // Opening the page does nothing; the button sends the form.
    let checked = teacher.post(&way_on(&page), &[]);
    assert_eq!(checked.status, 200, "{}", checked.text());
    assert!(checked.body.contains("Family1999"));
    assert_eq!(
        teacher.get("/saved-form").status,
        303,
        "it was sent on once"
    );
}

#[test]
fn fields_and_files_are_resent_unchanged() {
    let hall = Hall::with(ClockPolicy::Off);
    let teacher = hall.app.signed_in("Ms Khumalo");
    let result = format!("/e/{}/rounds/1/boards/1/result", hall.key);
    expire(&hall.app, &teacher);
    assert_eq!(teacher.post(&result, &[("result", "1-0")]).status, 303);
    sign_in(&teacher, "Ms Khumalo", "");
    let on = way_on(&teacher.get("/saved-form"));
    assert_eq!(teacher.post(&on, &[]).status, 303);
    let history = teacher.get(&format!("/e/{}/history", hall.key));
    assert!(history.sees("1–0 entered"), "{}", history.text());

    expire(&hall.app, &teacher);
    let file = b"Given,Family\nThandi,Ndaba\n";
    let check = format!("/e/{}/players/check", hall.key);
    assert_eq!(teacher.upload(&check, "file", "list.csv", file).status, 303);
    sign_in(&teacher, "Ms Khumalo", "");
    let page = teacher.get("/saved-form");
    assert!(page.sees("list.csv"), "{}", page.text());
    let checked = teacher.post(&way_on(&page), &[]);
    assert!(checked.body.contains("Ndaba"), "{}", checked.text());
}

#[test]
fn a_saved_form_cannot_be_resent_by_another_user_or_site() {
    let hall = Hall::with(ClockPolicy::Off);
    hall.app.another_organiser("Mr Other");
    let teacher = hall.app.signed_in("Ms Khumalo");
    let finish = format!("/e/{}/round-control/finish", hall.key);
    expire(&hall.app, &teacher);
    assert_eq!(teacher.post(&finish, &[]).status, 303);
    let sent_on = format!("{finish}?kept=send");
    let early = teacher.post(&sent_on, &[]);
    assert_eq!(
        early.header("location"),
        "/saved-form",
        "nobody has signed in"
    );
    // Another user signs in in the same browser.
    assert_eq!(sign_in(&teacher, "Mr Other", "/").header("location"), "/");
    assert_eq!(teacher.get("/saved-form").status, 303, "nothing of theirs");
    assert_eq!(
        teacher.post(&sent_on, &[]).header("location"),
        "/saved-form"
    );
    assert_eq!(
        sign_in(&teacher, "Ms Khumalo", "").header("location"),
        "/saved-form"
    );
    let foreign = ("sec-fetch-site", "cross-site");
    assert_eq!(teacher.post_with(&sent_on, &[], foreign).status, 403);
    let elsewhere = format!("/e/{}/rounds/1/unpost?kept=send", hall.key);
    let other = teacher.post(&elsewhere, &[]);
    assert_eq!(
        other.header("location"),
        "/saved-form",
        "it was sent to another place"
    );
    let dropped = teacher.post("/saved-form/drop", &[]);
    assert_eq!(
        dropped.header("location"),
        format!("/e/{}/round-control", hall.key)
    );
    assert_eq!(teacher.get("/saved-form").status, 303);
}

#[test]
fn reauthentication_loses_no_form() {
    let hall = Hall::with(ClockPolicy::Off);
    let teacher = hall.app.signed_in("Ms Khumalo");
    long_ago(&hall.app, &teacher);
    let people = format!("/e/{}/people", hall.key);
    let invite = format!("{people}/invite");
    let turned = teacher.post(&invite, &[("role", "deputy")]);
    assert_eq!(
        turned.header("location"),
        format!("/reauthenticate?next={people}")
    );
    assert!(teacher.get("/reauthenticate").sees("what you sent is kept"));
    // Resent too early, it stays saved.
    let early = teacher.post(&format!("{invite}?kept=send"), &[]);
    assert!(early.header("location").starts_with("/reauthenticate"));
    let proven = teacher.post("/reauthenticate", &[("phrase", PHRASE), ("next", &people)]);
    assert_eq!(proven.header("location"), "/saved-form");
    let made = teacher.post(&way_on(&teacher.get("/saved-form")), &[]);
    assert!(made.sees("Link for a deputy"), "{}", made.text());
}

#[test]
fn pass_phrases_are_not_saved_and_forms_of_unknown_browsers_grant_nothing() {
    let hall = Hall::with(ClockPolicy::Off);
    let teacher = hall.app.signed_in("Ms Khumalo");
    expire(&hall.app, &teacher);
    let form = [("old", PHRASE), ("new", "five black oxen")];
    assert_eq!(teacher.post("/account/phrase", &form).status, 401);
    sign_in(&teacher, "Ms Khumalo", "");
    assert_eq!(teacher.get("/saved-form").header("location"), "/");
    // The form of an unknown browser is saved as well; it grants nothing.
    let stranger = hall.app.visitor();
    let unpost = format!("/e/{}/rounds/1/unpost", hall.key);
    assert_eq!(stranger.post(&unpost, &[]).status, 303);
    hall.app.another_organiser("Mr Other");
    assert_eq!(
        sign_in(&stranger, "Mr Other", "").header("location"),
        "/saved-form"
    );
    let on = way_on(&stranger.get("/saved-form"));
    assert_eq!(stranger.post(&on, &[]).status, 404, "not their event");
}
