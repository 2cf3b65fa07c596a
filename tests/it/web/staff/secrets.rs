//! Secrets: what they open, how they are stored, and when they are asked for again.

use super::{account, deputy, invitation, long_ago};
use crate::web::harness::{App, PHRASE};
use crate::web::umpire::Hall;
use inkundla::referee::ClockPolicy;
use inkundla::store::Role;
use inkundla::system_time::now;

#[test]
fn secrets_of_links_and_recovery_codes_are_stored_as_hashes() {
    let hall = Hall::with(ClockPolicy::Off);
    let link = invitation(&hall.app, &hall.key, "Ms Khumalo", Role::Helper);
    let khumalo = account(&hall.app, "Ms Khumalo");
    let code = hall.app.desk.new_recovery_code(&khumalo, now()).unwrap();
    let kept = std::fs::read(hall.app.database()).unwrap();
    let journal = std::fs::read(hall.app.database().with_extension("db-wal")).unwrap_or_default();
    let kept = [kept, journal].concat();
    let holds = |secret: &str| {
        let mut parts = kept.windows(secret.len());
        parts.any(|part| part == secret.as_bytes())
    };
    assert!(holds("Ms Khumalo"), "the test reads the right file");
    assert!(!holds(link.trim_start_matches("/join/")) && !holds(&code));
    assert_eq!(code.len(), 24);
}

#[test]
fn a_recovery_code_opens_the_account_once() {
    let app = App::start();
    let teacher = app.visitor();
    let page = teacher.post("/setup", &[("name", "Ms Khumalo"), ("phrase", PHRASE)]);
    let code = page.all(".recovery-code").remove(0);
    assert!(
        teacher
            .get("/account")
            .sees("You have a recovery code on paper")
    );
    let with = |code: &str, phrase: &str| {
        let form = [("name", "ms khumalo"), ("code", code), ("phrase", phrase)];
        let client = app.visitor();
        let page = client.post("/recover", &form);
        (client, page)
    };
    let (_, wrong) = with("2222 2222 2222 2222 2222 2222", "four cows in a row");
    assert_eq!(wrong.status, 401);
    assert!(wrong.sees("That name or recovery code is wrong"));
    let (_, weak) = with(&code, "short");
    assert!(weak.sees("too short"), "{}", weak.text());
    let (back, page) = with(&code.to_lowercase(), "four cows in a row");
    assert_eq!(page.status, 200, "{}", page.text());
    let next = page.all(".recovery-code").remove(0);
    assert_ne!(next, code);
    assert_eq!(back.get("/account").status, 200);
    assert_eq!(teacher.get("/account").status, 303, "signed out elsewhere");
    assert_eq!(with(&code, "five cows in a row").1.status, 401, "used up");
    let unknown = [
        ("name", "Nobody"),
        ("code", code.as_str()),
        ("phrase", PHRASE),
    ];
    let unknown = app.visitor().post("/recover", &unknown);
    assert_eq!(unknown.status, 401, "like a wrong code");
    let tries: Vec<u16> = (0..12).map(|_| with("X", PHRASE).1.status).collect();
    assert_eq!(tries[..8], [401; 8], "two were wrong before");
    assert_eq!(tries[8..], [429; 4]);
    assert_eq!(
        with(&next, PHRASE).1.status,
        429,
        "nor is a right one looked at"
    );
}

#[test]
fn the_history_revokes_a_link_as_long_as_it_works() {
    let hall = Hall::with(ClockPolicy::Off);
    let teacher = hall.app.signed_in("Ms Khumalo");
    let link = invitation(&hall.app, &hall.key, "Ms Khumalo", Role::Helper);
    let visitor = hall.app.visitor();
    assert_eq!(visitor.get(&link).status, 200);
    let history = format!("/e/{}/history", hall.key);
    let ways = || teacher.get(&history).attributes("a[href$='/undo']", "href");
    let way = ways().remove(0);
    let look = teacher.get(&way);
    assert!(look.sees("The link stops working"), "{}", look.text());
    assert_eq!(visitor.get(&link).status, 200, "only looked at");
    assert!(
        teacher
            .post_and_look(&way, &[])
            .sees("A link was cancelled")
    );
    assert_ne!(visitor.get(&link).status, 200);
    assert!(!ways().contains(&way));
    assert_eq!(teacher.post(&way, &[]).status, 409, "once");

    // A deputy cannot undo what only the organiser may do.
    let deputy = deputy(&hall);
    invitation(&hall.app, &hall.key, "Ms Khumalo", Role::Deputy);
    let way = ways().remove(0);
    assert_eq!(deputy.post(&way, &[]).status, 403);
    assert!(ways().contains(&way));
}

#[test]
fn irreversible_actions_require_the_pass_phrase_again() {
    let hall = Hall::with(ClockPolicy::Off);
    let heir = deputy(&hall);
    let teacher = hall.app.signed_in("Ms Khumalo");
    let people = format!("/e/{}/people", hall.key);
    let to = account(&hall.app, "Mr Ndlovu").id.0.to_string();
    let hand_over = || teacher.post(&format!("{people}/hand-over"), &[("account", &to)]);
    long_ago(&hall.app, &teacher);
    let asked = hand_over();
    assert_eq!(asked.status, 303);
    assert_eq!(
        asked.header("location"),
        format!("/reauthenticate?next={people}")
    );
    let code = teacher.post("/account/recovery", &[]);
    assert_eq!(code.header("location"), "/reauthenticate?next=/account");
    let wrong = teacher.post(
        "/reauthenticate",
        &[("next", &people), ("phrase", "wrong wrong")],
    );
    assert_eq!(wrong.status, 422);
    assert_eq!(
        hand_over().header("location"),
        format!("/reauthenticate?next={people}")
    );
    let right = teacher.post("/reauthenticate", &[("next", &people), ("phrase", PHRASE)]);
    assert_eq!(right.header("location"), people);
    let handed = format!("{people}?notice=handed-over");
    assert!(hand_over().header("location").starts_with(&handed));

    assert_eq!(hand_over().status, 403, "a deputy now");
    let page = heir.get(&people);
    assert!(
        page.attributes("input[name=role]", "value")
            .contains(&"deputy".to_owned())
    );
    assert!(
        heir.get(&format!("/e/{}/history", hall.key))
            .sees("Mr Ndlovu became the organiser")
    );
    assert_eq!(
        teacher.get(&format!("/e/{}/settings", hall.key)).status,
        200
    );
}
