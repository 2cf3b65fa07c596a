//! What round control tells of that went wrong by itself.

use super::harness::Page;
use super::umpire::{Hall, plays, umpire};
use chrono::TimeDelta;
use inkundla::desk::games::RecordRequest;
use inkundla::referee::{ClockPolicy, Command};
use inkundla::system_time::{now, time_of_day};

fn looked_at(page: &Page) -> Vec<String> {
    page.all("section[aria-labelledby=look] li")
}

#[test]
fn a_result_over_another_is_told_until_both_are_the_same() {
    let hall = Hall::open();
    let teacher = hall.app.signed_in("Ms Khumalo");
    let run = format!("/e/{}/round-control", hall.key);
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    phone.does(&[("act", "resign"), ("side", "first")]);
    let is_shown = || {
        let looked_at = looked_at(&teacher.get(&run)).concat();
        looked_at.contains("The board says:") && looked_at.contains("Entered by hand:")
    };
    assert!(!is_shown());
    let result = format!("/e/{}/rounds/1/boards/1/result", hall.key);
    let enters = |code: &str| {
        let form = [("result", code), ("reason", "the slip says so")];
        assert_eq!(teacher.post(&result, &form).status, 303);
    };
    enters("1/2-1/2");
    assert!(is_shown(), "{}", teacher.get(&run).text());
    let checked = hall.app.desk.check().unwrap();
    assert!(checked.findings.is_empty(), "{checked:?}");
    enters("0-1");
    assert!(!is_shown(), "{}", teacher.get(&run).text());
}

#[test]
fn who_enters_another_result_than_somebody_just_did_is_told_and_can_decide() {
    let hall = Hall::open();
    let (here, there) = (
        hall.app.signed_in("Ms Khumalo"),
        hall.app.signed_in("Ms Khumalo"),
    );
    let run = format!("/e/{}/round-control", hall.key);
    let result = format!("/e/{}/rounds/1/boards/1/result", hall.key);
    // Both look at the same page.
    assert_eq!(here.get(&run).attributes("#r1 [name=was]", "value"), [""]);
    let mine = [("was", ""), ("result", "1-0")];
    assert_eq!(here.post(&result, &mine).status, 303);
    let sentence = "someone else has just entered another result for board 1. It now says:";
    // A reason typed for a board without a result is none for changing one.
    let other = [("was", ""), ("result", "0-1"), ("reason", "the slip")];
    let plain = there.post(&result, &other);
    assert_eq!(plain.status, 409);
    assert!(plain.sees(sentence), "{}", plain.text());
    let part = there.part(&result, &other);
    assert_eq!(part.status, 409);
    let alert = part.all("[role=alert]").concat();
    assert!(
        alert.contains(sentence) && alert.contains("Thandiwe Mokoena"),
        "{alert}"
    );
    // What stands is on the page now, with the way to change it.
    let stands = part.attributes("#f1 [name=was]", "value");
    assert_eq!(stands, ["1-0"]);
    let decided = [("was", "1-0"), ("result", "0-1"), ("reason", "the slip")];
    assert_eq!(there.post(&result, &decided).status, 303);
    let late = [("was", "1-0"), ("result", ""), ("reason", "taken back")];
    let late = here.post(&result, &late);
    assert_eq!(late.status, 409);
    assert!(late.sees(sentence), "{}", late.text());
    // Who enters what stands there has nothing to decide.
    let same = [("was", ""), ("result", "0-1")];
    assert_eq!(here.post(&result, &same).status, 303);
}

#[test]
fn a_clock_that_is_long_over_is_told_though_the_phone_is_awake() {
    let hall = Hall::open();
    let desk = &hall.app.desk;
    let teacher = hall.app.signed_in("Ms Khumalo");
    let begun = |minutes| now() - TimeDelta::minutes(minutes);
    for (code, minutes) in hall.codes.iter().zip([5, 3]) {
        let stranger = desk.umpire(code, None, begun(minutes)).unwrap();
        let key = desk.start_recording(&stranger, "Mr Nel", false, begun(minutes));
        let phone = desk
            .umpire(code, Some(&key.unwrap()), begun(minutes))
            .unwrap();
        let slip = RecordRequest::now(0, Command::Play("A1".to_owned()));
        desk.submit(&phone, &slip, begun(minutes)).unwrap();
        // Somebody else takes the board now: the phone is awake.
        umpire(desk, code);
    }
    let page = teacher.get(&format!("/e/{}/round-control", hall.key));
    let notices = looked_at(&page);
    assert_eq!(notices.len(), 1, "{notices:?}");
    let words = "has been out of time for 4 min. Last turn 1.";
    assert!(
        notices[0].contains("Board 1") && notices[0].contains(words),
        "{notices:?}"
    );
}

#[test]
fn after_a_stop_round_control_says_what_is_known_until_play_goes_on() {
    let hall = Hall::open();
    let desk = &hall.app.desk;
    let teacher = hall.app.signed_in("Ms Khumalo");
    let run = format!("/e/{}/round-control", hall.key);
    for code in &hall.codes {
        plays(desk, code, &["E1"]);
    }
    assert!(teacher.get(&run).all("#stopped").is_empty());
    let last = time_of_day(now());
    let started = now() + TimeDelta::minutes(4);
    assert_eq!(desk.pause_interrupted(started).unwrap(), 2);
    let alert_text = teacher.get(&run).all("#stopped").concat();
    let times = format!(
        "The laptop stopped after {last} and has been running again since {}.",
        time_of_day(started)
    );
    assert!(alert_text.starts_with(&times), "{alert_text}");
    assert!(
        alert_text.contains("Play is paused on boards 1, 2:"),
        "{alert_text}"
    );

    let goes_on = |code: &str| {
        let umpire = umpire(desk, code);
        let seen = desk.recorded_game(umpire.board_context()).unwrap().game.seq;
        let slip = RecordRequest::now(seen, Command::Resume);
        desk.submit(&umpire, &slip, started).unwrap();
    };
    goes_on(&hall.codes[0]);
    let alert_text = teacher.get(&run).all("#stopped").concat();
    assert!(
        alert_text.contains("Play is paused on board 2:"),
        "{alert_text}"
    );
    goes_on(&hall.codes[1]);
    assert!(teacher.get(&run).all("#stopped").is_empty());
}

#[test]
fn the_head_says_system_and_round_and_leads_to_what_is_shared_and_printed() {
    let hall = Hall::with(ClockPolicy::Off);
    let teacher = hall.app.signed_in("Ms Khumalo");
    let event = format!("/e/{}", hall.key);
    let page = teacher.get(&format!("{event}/round-control"));
    let facts = page.all(".own .facts li");
    assert_eq!(facts, ["Umlabalaba", "Round robin", "Round 1 of 3"]);
    let to = |text: &str| {
        let links = page.all(".own a");
        let at = links.iter().position(|one| one == text).unwrap();
        page.attributes(".own a", "href").remove(at)
    };
    let (share, id) = (teacher.get(&to("Share")), "to-share");
    let texts = share.attributes("a[href$='#to-share']", "href");
    let (place, anchor) = texts[0].split_once('#').unwrap();
    assert_eq!(anchor, id);
    assert_eq!(teacher.get(place).attributes("textarea", "id"), [id]);
    assert_eq!(teacher.get(&to("Print & files")).status, 200);

    // Every system has a name before its explanation, in every language.
    for language in ["en", "af", "id", "xh", "zu"] {
        let page = teacher.get(&format!("{event}/round-control?lang={language}"));
        let line = page.all(".own .facts li");
        assert!(line.len() == 3 && line.concat().len() < 80, "{line:?}");
    }
}

#[test]
fn what_was_saved_is_told_with_its_time_on_the_page_that_follows() {
    let hall = Hall::open();
    let teacher = hall.app.signed_in("Ms Khumalo");
    let event = format!("/e/{}", hall.key);
    let settings = format!("{event}/settings");
    let form = teacher.get(&settings).form(&settings);
    let form: Vec<(&str, &str)> = form.iter().map(|(n, v)| (&**n, &**v)).collect();
    let schedule = format!("{event}/schedule");
    let times = teacher.get(&schedule).form(&schedule);
    let times: Vec<(&str, &str)> = times.iter().map(|(n, v)| (&**n, &**v)).collect();
    let result = [("result", "1/2-1/2"), ("reason", "agreed")];
    let place = format!("{event}/rounds/1/boards/1/result");
    for (door, form) in [
        (&settings, &form),
        (&schedule, &times),
        (&place, &result.to_vec()),
    ] {
        let role = ".pill.ok[role=status]";
        assert!(teacher.get(&settings).all(role).is_empty());
        let page = teacher.post_and_look(door, form);
        let notices = page.all(role);
        assert_eq!(notices.len(), 1, "{door}: {notices:?}");
        assert!(notices[0].starts_with("✓ Saved "), "{door}: {notices:?}");
    }
    let nobody = hall.app.visitor();
    let made_up = format!("{event}?done={}", now().timestamp_millis());
    assert!(!nobody.get(&made_up).sees("✓ Saved"), "a made-up address");
}

#[test]
fn a_finished_event_offers_certificates_standings_and_a_backup() {
    let hall = Hall::with(ClockPolicy::Off);
    let teacher = hall.app.signed_in("Ms Khumalo");
    let event = format!("/e/{}", hall.key);
    for board in [1, 2] {
        let place = format!("{event}/rounds/1/boards/{board}/result");
        assert_eq!(teacher.post(&place, &[("result", "1-0")]).status, 303);
    }
    assert_eq!(
        teacher
            .post(&format!("{event}/round-control/finish"), &[])
            .status,
        303
    );
    let page = teacher.get(&format!("{event}/round-control"));
    let facts = page.all(".own .facts li");
    assert_eq!(facts, ["Umlabalaba", "Round robin", "Round 1 of 3"]);
    let main = page.attributes("section[aria-labelledby=now] a", "href");
    assert_eq!(main, [format!("{event}/print/certificates.pdf")]);
    let offered = page.attributes("section[aria-labelledby=left] a, .tabs a", "href");
    for file in [
        "print/certificates.pdf",
        "prizes",
        "copy.inkundla",
        "standings",
    ] {
        let place = format!("{event}/{file}");
        assert!(offered.contains(&place), "{place} in {offered:?}");
        assert_eq!(teacher.get(&place).status, 200, "{place}");
    }
}
