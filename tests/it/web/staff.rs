//! Deputies and results helpers: how they join, their permissions, how they leave.

mod erased;
mod guests;
mod secrets;

use super::harness::{App, Client, PHRASE, Page};
use super::umpire::Hall;
use inkundla::desk::events::EventSettings;
use inkundla::desk::rights::InviteHelpers;
use inkundla::desk::secret;
use inkundla::referee::{ClockPolicy, UmpireSettings};
use inkundla::rules::Ruleset;
use inkundla::store::{Account, NewEntrant, Role, Store};
use inkundla::system_time::now;
use inkundla::tournament::{About, EntrantName, Options, Presence};

fn account(app: &App, name: &str) -> Account {
    app.desk.account_named(name).unwrap()
}

/// The path of an invitation created by a client.
pub fn invitation(app: &App, key: &str, by: &str, role: Role) -> String {
    let right = app
        .desk
        .right::<InviteHelpers>(&account(app, by), key, now())
        .unwrap();
    let ends = now() + chrono::TimeDelta::hours(5);
    let secret = app.desk.invite(&right, (role, 10), (now(), ends)).unwrap();
    format!("/join/{secret}")
}

/// A results helper in the event of organiser `by`.
pub fn helper_of(hall: &Hall, key: &str, by: &str) -> Client {
    let link = invitation(&hall.app, key, by, Role::Helper);
    let client = hall.app.visitor();
    let page = client.post(&link, &[("name", "Ms Zulu")]);
    assert_eq!(page.status, 303, "{}", page.body);
    client
}

/// A results helper of the hall.
pub fn helper(hall: &Hall, key: &str) -> Client {
    helper_of(hall, key, "Ms Khumalo")
}

/// A device at which players report results.
pub fn tablet(hall: &Hall) -> Client {
    let link = invitation(&hall.app, &hall.key, "Ms Khumalo", Role::Tablet);
    let client = hall.app.visitor();
    let page = client.post(&link, &[("name", "At the door")]);
    assert_eq!(page.status, 303, "{}", page.body);
    client
}

/// The teacher of a school of which a child is entered.
pub fn school_teacher(hall: &Hall) -> Client {
    let right = hall.organiser();
    let child = NewEntrant {
        name: EntrantName::parse_whole("Nomsa Cele").unwrap(),
        school: Some("Baobab Primary".to_owned()),
        grade: None,
        presence: Presence::Here,
        about: About::default(),
    };
    let desk = &hall.app.desk;
    desk.enter(&right, vec![child], now()).unwrap();
    let times = (now(), now() + chrono::TimeDelta::hours(5));
    let secret = desk.invite_school(&right, "Baobab Primary", times).unwrap();
    let client = hall.app.visitor();
    let page = client.post(&format!("/join/{secret}"), &[("name", "Mr Adams")]);
    assert_eq!(page.status, 303, "{}", page.body);
    client
}

/// A deputy of the hall.
pub fn deputy(hall: &Hall) -> Client {
    let link = invitation(&hall.app, &hall.key, "Ms Khumalo", Role::Deputy);
    let client = hall.app.visitor();
    let page = client.post(&link, &[("name", "Mr Ndlovu"), ("phrase", PHRASE)]);
    assert!(page.sees("Recovery code"), "{}", page.body);
    client
}

/// Creates an event of another organiser on the same server; returns its key.
pub fn post_elsewhere(hall: &Hall, organiser: &str) -> String {
    let plan = EventSettings {
        name: "Another cup".into(),
        ruleset: Ruleset::by_name("umlabalaba").unwrap(),
        options: Options::automatic(),
        clock: ClockPolicy::Off,
        conduct: UmpireSettings::default(),
        language: None,
    };
    let owner = account(&hall.app, organiser);
    hall.app.desk.create_event(&owner, &plan, now()).unwrap()
}

/// The link on the page that shows it once.
pub fn made(page: &Page) -> String {
    let link = page.all("#link").remove(0);
    format!("/join/{}", link.split("/join/").nth(1).unwrap())
}

#[test]
fn a_helper_joins_by_a_link_and_enters_a_result() {
    let hall = Hall::with(ClockPolicy::Off);
    let teacher = hall.app.signed_in("Ms Khumalo");
    let people = format!("/e/{}/people", hall.key);
    let page = teacher.post(&format!("{people}/invite"), &[("role", "helper")]);
    assert_eq!(page.status, 200, "{}", page.body);
    assert_eq!(page.attributes("svg.qr", "role"), ["img"], "a code to scan");
    let link = made(&page);
    assert!(!teacher.get(&people).body.contains(&link), "shown once");

    let helper = hall.app.visitor();
    let door = helper.get(&link);
    assert!(door.sees("Ms Khumalo asks you to help at Zone cup"));
    assert_eq!(door.header("referrer-policy"), "no-referrer");
    let inside = helper.post_and_look(&link, &[("name", "Ms Zulu")]);
    assert!(
        inside.sees("Welcome! You can start now."),
        "{}",
        inside.text()
    );
    assert!(inside.sees("Ms Zulu"));
    let forms = inside.attributes("form", "action");
    assert!(
        forms.iter().all(|form| !form.contains("unpost")),
        "{forms:?}"
    );
    for away in ["settings", "history", "people", "records.txt", "files"] {
        let href = format!("/e/{}/{away}", hall.key);
        assert!(
            inside.attributes("a", "href").iter().all(|a| *a != href),
            "{away} is none of theirs"
        );
        assert_eq!(helper.get(&href).status, 403, "{away}");
    }

    let again = helper.get(&link);
    assert_eq!(
        again.header("location"),
        format!("/e/{}/round-control", hall.key)
    );

    let result = format!("/e/{}/rounds/1/boards/1/result", hall.key);
    assert_eq!(helper.post(&result, &[("result", "1-0")]).status, 303);
    let players = helper.get(&format!("/e/{}/players", hall.key));
    assert!(players.sees("Thandiwe Mokoena"), "full names inside");
    assert!(
        players
            .attributes("form[action$='/check']", "action")
            .is_empty()
    );
    let first = players.attributes("button.toggle", "value").remove(0);
    let set = format!("/e/{}/players/presence", hall.key);
    assert_eq!(helper.post(&set, &[("set", &first)]).status, 303);

    let history = teacher.get(&format!("/e/{}/history", hall.key));
    for line in ["Joined as a helper", "A link for helpers was made"] {
        assert!(history.sees(line), "{}", history.text());
    }
    assert!(
        history.sees("1–0 entered") && history.sees("Ms Zulu"),
        "{}",
        history.text()
    );
    let listed = teacher.get(&people);
    assert!(listed.sees("Used by: Ms Zulu") && listed.sees("last seen"));
    assert_eq!(
        helper.get("/new").status,
        403,
        "a guest has nothing of their own"
    );
}

#[test]
fn a_removed_member_loses_access_at_once() {
    let hall = Hall::with(ClockPolicy::Off);
    let teacher = hall.app.signed_in("Ms Khumalo");
    let helper = helper(&hall, &hall.key);
    let run = format!("/e/{}/round-control", hall.key);
    let mut stream = helper.follow(&format!("{run}/live"));
    assert!(stream.next().is_some());
    let people = format!("/e/{}/people", hall.key);
    let id = teacher
        .get(&people)
        .attributes("button[name=account]", "value")
        .remove(0);
    let page = teacher.post(&format!("{people}/away"), &[("account", &id)]);
    assert_eq!(page.status, 303);
    assert_eq!(stream.next(), None, "nothing more is sent");
    assert_eq!(helper.get(&run).status, 404);
    assert!(
        !teacher
            .get(&people)
            .all("li.card")
            .join(" ")
            .contains("Ms Zulu results")
    );
    assert!(
        teacher
            .get(&format!("/e/{}/history", hall.key))
            .sees("Ms Zulu was removed from the team")
    );
    let organiser = account(&hall.app, "Ms Khumalo").id.0.to_string();
    let page = teacher.post(&format!("{people}/away"), &[("account", &organiser)]);
    assert_eq!(page.status, 403, "nobody sends the organiser away");
}

#[test]
fn streams_end_when_the_user_signs_out() {
    let hall = Hall::with(ClockPolicy::Off);
    let teacher = hall.app.signed_in("Ms Khumalo");
    let cookies = teacher.cookies();
    let open = |path: &str| {
        let mut stream = teacher.follow(&format!("/e/{}{path}", hall.key));
        assert!(stream.next().is_some(), "{path}");
        stream
    };
    let mut inside = [open("/round-control/live"), open("/standings/live")];
    let mut public = hall.app.visitor().follow(&format!("/e/{}/live", hall.key));
    assert!(public.next().is_some());
    teacher.post("/signout", &[]);
    for stream in &mut inside {
        assert_eq!(stream.next(), None);
    }
    let other = hall.app.signed_in("Ms Khumalo");
    let result = format!("/e/{}/rounds/1/boards/1/result", hall.key);
    other.post(&result, &[("result", "1-0")]);
    assert!(public.next().is_some(), "those who watch go on watching");
    let thief = hall.app.visitor().with_cookies(&cookies);
    assert_eq!(
        thief
            .get(&format!("/e/{}/round-control/live", hall.key))
            .status,
        303
    );
}

#[test]
fn a_deputy_runs_the_event_but_does_not_own_it() {
    let hall = Hall::with(ClockPolicy::Off);
    let deputy = deputy(&hall);
    let key = &hall.key;
    let run = deputy.get(&format!("/e/{key}/round-control"));
    assert_eq!(run.attributes("form[action$='/unpost']", "action").len(), 1);
    assert_eq!(deputy.get(&format!("/e/{key}/settings")).status, 200);
    let people = deputy.get(&format!("/e/{key}/people"));
    assert_eq!(
        people.attributes("input[name=role]", "value"),
        ["helper", "tablet"],
        "deputies invite helpers only"
    );
    let invite = format!("/e/{key}/people/invite");
    assert_eq!(deputy.post(&invite, &[("role", "deputy")]).status, 403);
    assert_eq!(deputy.post(&invite, &[("role", "organiser")]).status, 403);
    assert_eq!(deputy.post(&invite, &[("role", "helper")]).status, 200);
    let own = account(&hall.app, "Mr Ndlovu").id.0.to_string();
    for (path, field) in [("away", "account"), ("hand-over", "account")] {
        let page = deputy.post(&format!("/e/{key}/people/{path}"), &[(field, &own)]);
        assert_eq!(page.status, 403, "{path}");
    }
    assert!(deputy.get("/").sees("Zone cup"), "it is among their events");
}

#[test]
fn an_invitation_of_a_deputy_works_once_and_can_be_revoked() {
    let hall = Hall::with(ClockPolicy::Off);
    let once = invitation(&hall.app, &hall.key, "Ms Khumalo", Role::Deputy);
    let form = [("name", "Mr Ndlovu"), ("phrase", PHRASE)];
    let weak = hall
        .app
        .visitor()
        .post(&once, &[("name", "Mr Ndlovu"), ("phrase", "short")]);
    assert_eq!(weak.status, 422);
    assert_eq!(weak.attributes("input[name=name]", "value"), ["Mr Ndlovu"]);
    let taken = hall
        .app
        .visitor()
        .post(&once, &[("name", "ms khumalo"), ("phrase", PHRASE)]);
    assert!(taken.sees("already has this name"), "{}", taken.text());
    assert_eq!(hall.app.visitor().post(&once, &form).status, 200);
    let second = [("name", "Mr Second"), ("phrase", PHRASE)];
    assert_eq!(hall.app.visitor().post(&once, &second).status, 410);
    assert_eq!(hall.app.visitor().get(&once).status, 410);
    assert!(
        hall.app.desk.account_named("Mr Second").is_err(),
        "who comes too late leaves nothing behind"
    );

    let teacher = hall.app.signed_in("Ms Khumalo");
    let people = format!("/e/{}/people", hall.key);
    let link = made(&teacher.post(&format!("{people}/invite"), &[("role", "helper")]));
    let id = teacher
        .get(&people)
        .attributes("button[name=invitation]", "value")
        .remove(0);
    let page = teacher.post_and_look(&format!("{people}/revoke"), &[("invitation", &id)]);
    assert!(page.sees("The link is cancelled."));
    let late = hall.app.visitor().post(&link, &[("name", "Ms Zulu")]);
    assert!(
        late.sees("Ask the organiser for a new link"),
        "{}",
        late.text()
    );
}

#[test]
fn an_existing_account_accepts_an_invitation() {
    let hall = Hall::with(ClockPolicy::Off);
    let other = hall.app.another_organiser("Mr Other");
    let link = invitation(&hall.app, &hall.key, "Ms Khumalo", Role::Helper);
    let door = hall.app.visitor().get(&link);
    let sign_in = door.attributes("p a[href^='/signin']", "href").remove(0);
    assert_eq!(sign_in, format!("/signin?next={link}"));
    assert!(other.get(&link).sees("You join as Mr Other."));
    assert_eq!(other.post(&link, &[]).status, 303);
    assert_eq!(
        other.get(&format!("/e/{}/round-control", hall.key)).status,
        200
    );
    assert_eq!(
        other.get("/new").status,
        200,
        "still an organiser elsewhere"
    );

    let owner = hall.app.signed_in("Ms Khumalo");
    assert_eq!(owner.post(&link, &[]).status, 303);
    let settings = owner.get(&format!("/e/{}/settings", hall.key));
    assert_eq!(settings.status, 200, "who may do more loses nothing");
}

/// Sets the time of the last typed pass-phrase back.
pub fn long_ago(app: &App, client: &Client) {
    let store = Store::open(&format!("sqlite:{}", app.database().display())).unwrap();
    let token = secret::digest(&client.cookies()[0].1);
    let then = (now() - chrono::TimeDelta::minutes(16)).timestamp_millis();
    store
        .write(move |tx| tx.prove_session(&token, then))
        .unwrap();
}

#[test]
fn organisers_of_one_server_see_only_their_own_events() {
    let hall = Hall::with(ClockPolicy::Off);
    let other = hall.app.another_organiser("Mr Other");
    let theirs = post_elsewhere(&hall, "Mr Other");
    let runs = |home: &Page, key: &str| {
        let links = home.attributes("main a", "href");
        links.contains(&format!("/e/{key}/round-control"))
    };
    let home = other.get("/");
    assert!(
        runs(&home, &theirs) && !runs(&home, &hall.key),
        "{}",
        home.text()
    );
    let teacher = hall.app.signed_in("Ms Khumalo");
    let home = teacher.get("/");
    assert!(
        runs(&home, &hall.key) && !runs(&home, &theirs),
        "{}",
        home.text()
    );
    for page in ["round-control", "people", "players", "settings", "history"] {
        assert_eq!(
            teacher.get(&format!("/e/{theirs}/{page}")).status,
            404,
            "{page}"
        );
    }
    let link = format!("/e/{theirs}/people/revoke");
    assert_eq!(teacher.post(&link, &[("invitation", "1")]).status, 404);
}
