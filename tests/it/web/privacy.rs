//! Children's data: visibility of names, export of the data of one child, and erasure.

use super::harness::Client;
use super::staff::{deputy, long_ago};
use super::umpire::Hall;
use inkundla::formats::record;
use inkundla::referee::ClockPolicy;
use inkundla::system_time::now;

const FULL: &str = "Thandiwe Mokoena";
const SHORT: &str = "Thandiwe M.";

/// The public pages and the API.
fn outside(hall: &Hall) -> String {
    let visitor = hall.app.visitor();
    let key = &hall.key;
    let pages = [
        format!("/e/{key}"),
        format!("/e/{key}/boards/1/1"),
        format!("/e/{key}/boards/1/1/replay"),
        format!("/e/{key}/rounds/1"),
        format!("/e/{key}/standings"),
        format!("/e/{key}/standings.csv"),
        format!("/e/{key}/find?q=1"),
        format!("/e/{key}/path/1"),
        format!("/api/v1/events/{key}/entrants"),
        format!("/api/v1/events/{key}/rounds/1"),
        format!("/api/v1/events/{key}/standings"),
    ];
    pages.map(|page| visitor.get(&page).body).join("\n")
}

fn child(hall: &Hall) -> String {
    let first = hall.app.desk.entrants(&hall.organiser()).unwrap().remove(0);
    assert_eq!(first.name.to_string(), FULL);
    format!("/e/{}/players/{}", hall.key, first.id.0)
}

fn teacher(hall: &Hall) -> Client {
    hall.app.signed_in("Ms Khumalo")
}

#[test]
fn a_full_name_is_public_only_with_recorded_consent() {
    let hall = Hall::with(ClockPolicy::Off);
    let (teacher, page) = (teacher(&hall), child(&hall));
    assert!(!outside(&hall).contains("Mokoena"));
    assert!(outside(&hall).contains(SHORT));
    let consent = format!("{page}/consent");
    let noted = teacher.post_and_look(&consent, &[("consent", "1")]);
    assert!(noted.sees("Recorded by Ms Khumalo"), "{}", noted.text());
    assert!(noted.sees(&format!("The public sees: {FULL}")));
    let seen = outside(&hall);
    assert!(seen.contains(FULL) && !seen.contains("Dlamini"));
    let withdrawn = teacher.post_and_look(&consent, &[]);
    assert!(withdrawn.sees(&format!("The public sees: {SHORT}")));
    assert!(!outside(&hall).contains("Mokoena"));
    let history = teacher.get(&format!("/e/{}/history", hall.key));
    assert!(history.sees(&format!("{FULL}: the full name may be shown")));
    assert!(history.sees(&format!("{FULL}: only the short name may be shown")));
}

#[test]
fn a_refused_consent_is_recorded_and_not_asked_again() {
    let hall = Hall::with(ClockPolicy::Off);
    let (teacher, page) = (teacher(&hall), child(&hall));
    let consent = format!("{page}/consent");
    let refused = teacher.post_and_look(&consent, &[("consent", "no")]);
    let refusal = "said no: only the short name is shown. Recorded by Ms Khumalo";
    assert!(refused.sees(refusal), "{}", refused.text());
    assert!(
        !refused.sees("They said no: record it"),
        "nobody asks again"
    );
    assert!(!outside(&hall).contains("Mokoena"));
    let privacy = format!("/e/{}/privacy", hall.key);
    let about = "For 1 child, a parent or guardian said no.";
    assert!(teacher.get(&privacy).sees(about));
    let data = teacher.get(&format!("{page}/data.json")).body;
    let data: serde_json::Value = serde_json::from_str(&data).unwrap();
    assert_eq!(data["whole_name_was_refused"]["by"], "Ms Khumalo");
    assert!(data["whole_name_may_be_shown"].is_null());
    // The history says so, and takes it back.
    let history = format!("/e/{}/history", hall.key);
    let line = format!("{FULL}: the full name may not be shown; consent was refused");
    let log_page = teacher.get(&history);
    assert!(log_page.sees(&line), "{}", log_page.text());
    let back = log_page.attributes("a[href$='/undo']", "href").remove(0);
    assert_eq!(teacher.post(&back, &[]).status, 303);
    assert!(!teacher.get(&privacy).sees(about));
    // They may think otherwise.
    teacher.post(&consent, &[("consent", "no")]);
    teacher.post(&consent, &[("consent", "1")]);
    assert!(outside(&hall).contains(FULL));
    assert!(!teacher.get(&privacy).sees(about));
}

#[test]
fn the_export_of_a_child_has_all_its_data_and_no_others() {
    let hall = Hall::with(ClockPolicy::Off);
    let (teacher, page) = (teacher(&hall), child(&hall));
    let result = format!("/e/{}/rounds/1/boards/1/result", hall.key);
    teacher.post(&result, &[("result", "1-0")]);
    let file = teacher.get(&format!("{page}/data.json"));
    assert!(file.header("content-disposition").contains("player-1-"));
    let data: serde_json::Value = serde_json::from_str(&file.body).unwrap();
    assert_eq!(data["given"], "Thandiwe");
    assert_eq!(data["family"], "Mokoena");
    assert_eq!(data["shown_outside_as"], SHORT);
    assert_eq!(data["games"][0]["round"], 1);
    assert_eq!(data["games"].as_array().unwrap().len(), 1);
    for other in ["Dlamini", "Nkosi", "Zulu"] {
        assert!(!file.body.contains(other), "{other}");
    }
}

#[test]
fn the_export_of_a_child_has_its_former_names() {
    let hall = Hall::with(ClockPolicy::Off);
    let (teacher, page) = (teacher(&hall), child(&hall));
    let renamed = [("given", "Thandeka"), ("family", "Mokoena-Nel")];
    assert_eq!(teacher.post(&page, &renamed).status, 303);
    let data = teacher.get(&format!("{page}/data.json")).body;
    let data: serde_json::Value = serde_json::from_str(&data).unwrap();
    assert_eq!(data["given"], "Thandeka");
    assert_eq!(data["former_names"], serde_json::json!([FULL]));
}

#[test]
fn one_child_is_erased_everywhere_and_the_record_still_holds() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    phone.does(&[("act", "undo"), ("reason", "Thandiwe Mokoena moved twice")]);
    let page = child(&hall);
    assert!(outside(&hall).contains("Thandiwe M. moved twice"));
    let idle = teacher(&hall);
    long_ago(&hall.app, &idle);
    assert!(
        idle.get(&page).sees("Thandiwe Mokoena moved twice"),
        "what goes is shown"
    );
    let asked = idle.post(&format!("{page}/erase"), &[]);
    assert_eq!(
        asked.header("location"),
        format!("/reauthenticate?next={page}")
    );
    let teacher = teacher(&hall);
    let erased = teacher.post_and_look(&format!("{page}/erase"), &[]);
    assert!(
        erased.sees("The child’s data is removed."),
        "{}",
        erased.text()
    );
    // The list itself has a name as an example of what to paste.
    let inside = ["cards", "round-control", "history", "standings"]
        .map(|page| teacher.get(&format!("/e/{}/{page}", hall.key)).body)
        .join("\n")
        + &teacher.get(&page).body;
    for text in [inside.as_str(), &outside(&hall)] {
        assert!(
            !text.contains("Mokoena") && !text.contains("Thandiwe"),
            "{text}"
        );
        assert!(text.contains("#1"), "a number is in its place");
    }
    let records = teacher.get(&format!("/e/{}/records.txt?names=full", hall.key));
    let read = record::read(records.body.as_bytes());
    assert!(read.faults.is_empty(), "{:?}", read.faults.len());
    assert!(
        teacher
            .get(&format!("/e/{}/history", hall.key))
            .sees("#1: the data was removed")
    );
}

#[test]
fn the_name_of_a_child_before_a_correction_is_erased_with_it() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    phone.does(&[("act", "undo"), ("reason", "Thandiwe Mokoena moved twice")]);
    let (teacher, page) = (teacher(&hall), child(&hall));
    let renamed = [("given", "Zola"), ("family", "Dlomo")];
    assert_eq!(teacher.post(&page, &renamed).status, 303);
    let records = format!("/e/{}/records.txt?names=full", hall.key);
    assert!(teacher.get(&records).body.contains("Mokoena moved twice"));
    let erased = teacher.post_and_look(&format!("{page}/erase"), &[]);
    assert!(
        erased.sees("The child’s data is removed."),
        "{}",
        erased.text()
    );
    let text = teacher.get(&records).body;
    assert!(
        !text.contains("Mokoena") && !text.contains("Thandiwe"),
        "{text}"
    );
}

#[test]
fn all_names_are_erased_after_a_preview() {
    let hall = Hall::with(ClockPolicy::Off);
    let deputy = deputy(&hall);
    let privacy = format!("/e/{}/privacy", hall.key);
    let page = deputy.get(&privacy);
    assert!(page.sees("4 names, with grades and years of birth, become numbers"));
    assert_eq!(
        page.attributes("input[name=days][checked]", "value"),
        ["30"]
    );
    let saved = deputy.post_and_look(&format!("{privacy}/days"), &[("days", "7")]);
    assert_eq!(
        saved.attributes("input[name=days][checked]", "value"),
        ["7"]
    );
    let gone = deputy.post_and_look(&format!("{privacy}/names"), &[]);
    assert!(gone.sees("The names were removed on"), "{}", gone.text());
    assert!(
        gone.attributes("form[action$='/names']", "action")
            .is_empty()
    );
    let seen = outside(&hall);
    for name in ["Thandiwe", "Sipho", "Ayanda", "Lerato"] {
        assert!(!seen.contains(name), "{name}");
    }
    let history = deputy.get(&format!("/e/{}/history", hall.key));
    assert!(history.sees("4 names were removed"), "{}", history.text());
    assert!(history.sees("Names are removed 7 days after the end"));
}

#[test]
fn a_helper_for_a_day_is_forgotten_thirty_days_later() {
    let hall = Hall::with(ClockPolicy::Off);
    let helper = super::staff::helper(&hall, &hall.key);
    let in_days = |days| now() + chrono::TimeDelta::days(days);
    for day in 0..29 {
        hall.app.desk.record_running_day(in_days(day)).unwrap();
    }
    assert_eq!(hall.app.desk.erase_due_guests(in_days(29)).unwrap(), 0);
    assert_eq!(
        helper.get(&format!("/e/{}/round-control", hall.key)).status,
        200
    );
    assert_eq!(hall.app.desk.erase_due_guests(in_days(32)).unwrap(), 1);
    assert_ne!(
        helper.get(&format!("/e/{}/round-control", hall.key)).status,
        200
    );
}

#[test]
fn names_are_erased_automatically_when_due() {
    let hall = Hall::with(ClockPolicy::Off);
    let desk = &hall.app.desk;
    let later = now() + chrono::TimeDelta::days(31);
    assert_eq!(desk.erase_due_names(later).unwrap(), 0, "it goes on");
    let teacher = teacher(&hall);
    for board in ["1", "2"] {
        let result = format!("/e/{}/rounds/1/boards/{board}/result", hall.key);
        teacher.post(&result, &[("result", "1-0")]);
    }
    desk.finish(&hall.organiser(), now()).unwrap();
    assert_eq!(desk.erase_due_names(now()).unwrap(), 0);
    for day in 0..31 {
        let at = now() + chrono::TimeDelta::days(day);
        desk.record_running_day(at).unwrap();
    }
    assert_eq!(desk.erase_due_names(later).unwrap(), 1);
    assert_eq!(desk.erase_due_names(later).unwrap(), 0, "once");
    assert!(!outside(&hall).contains("Thandiwe"));
    let history = teacher.get(&format!("/e/{}/history", hall.key));
    assert!(
        history.sees("4 names were removed, as set"),
        "{}",
        history.text()
    );
}

#[test]
fn a_clock_jump_erases_no_names() {
    let hall = Hall::with(ClockPolicy::Off);
    let (desk, teacher) = (&hall.app.desk, teacher(&hall));
    let in_days = |days| now() + chrono::TimeDelta::days(days);
    desk.record_running_day(now()).unwrap();
    for board in ["1", "2"] {
        let result = format!("/e/{}/rounds/1/boards/{board}/result", hall.key);
        teacher.post(&result, &[("result", "1-0")]);
    }
    desk.finish(&hall.organiser(), now()).unwrap();
    let is_overdue = |at| {
        let privacy = desk.privacy(&hall.organiser()).unwrap();
        privacy.overdue_ms(at).is_some()
    };
    assert!(!is_overdue(in_days(29)));
    // The clock goes forty days ahead, and the server starts again.
    desk.record_running_day(in_days(40)).unwrap();
    assert_eq!(desk.erase_due_names(in_days(40)).unwrap(), 0);
    assert!(is_overdue(in_days(40)), "the organiser is asked");
    // Where the clock was right, the names go once the time is known to have passed.
    for day in 41..63 {
        desk.record_running_day(in_days(day)).unwrap();
        assert_eq!(desk.erase_due_names(in_days(day)).unwrap(), 0, "{day}");
    }
    assert_eq!(desk.erase_due_names(in_days(63)).unwrap(), 1);
    assert!(!outside(&hall).contains("Thandiwe"));
}

#[test]
fn a_deleted_event_is_gone_for_everybody() {
    let hall = Hall::with(ClockPolicy::Off);
    let (teacher, deputy) = (teacher(&hall), deputy(&hall));
    let (event, code) = (format!("/e/{}", hall.key), format!("/u/{}", hall.codes[0]));
    let mut stream = deputy.follow(&format!("{event}/round-control/live"));
    assert!(stream.next().is_some());
    assert!(
        hall.app.visitor().get(&event).sees("Zone cup"),
        "kept ready"
    );
    let delete = format!("{event}/privacy/delete");
    assert_eq!(deputy.post(&delete, &[("name", "Zone cup")]).status, 403);
    let wrong = teacher.post(&delete, &[("name", "Another cup")]);
    assert_eq!(wrong.status, 422, "{}", wrong.text());
    let home = teacher.post_and_look(&delete, &[("name", " Zone  cup")]);
    assert!(home.sees("The event is deleted.") && !home.text().contains("Zone cup"));
    assert_eq!(stream.next(), None);
    for (who, client) in [("deputy", &deputy), ("teacher", &teacher)] {
        assert_eq!(
            client.get(&format!("{event}/round-control")).status,
            404,
            "{who}"
        );
    }
    let visitor = hall.app.visitor();
    for page in [&event, &code, &format!("/api/v1{event}")] {
        assert_eq!(visitor.get(page).status, 404, "{page}");
    }
    assert!(!visitor.get("/").sees("Zone cup"));
}

#[test]
fn pages_of_events_ask_not_to_be_indexed() {
    let hall = Hall::with(ClockPolicy::Off);
    let visitor = hall.app.visitor();
    for path in [
        format!("/e/{}", hall.key),
        format!("/e/{}/standings.csv", hall.key),
        format!("/api/v1/events/{}/entrants", hall.key),
        "/".to_owned(),
    ] {
        assert_eq!(
            visitor.get(&path).header("x-robots-tag"),
            "noindex",
            "{path}"
        );
    }
    let robots = visitor.get(&format!("/e/{}", hall.key));
    assert_eq!(
        robots.attributes("meta[name=robots]", "content"),
        ["noindex"]
    );
}
