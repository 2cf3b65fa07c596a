//! Pages, people, check-in and prizes of an event with all its sections.

use super::*;

#[test]
fn a_visitor_sees_one_event_with_its_sections_and_finds_a_child_in_all() {
    let day = Day::with_sections();
    day.enters();
    let [first, second] = &day.sections()[..] else {
        panic!("not two sections")
    };
    day.posts(first);
    day.posts(second);
    let visitor = day.app.visitor();
    let page = visitor.get(&day.path(""));
    assert_eq!(
        page.all(".cols > section.card h2"),
        ["Grades 4-5", "Grades 6-7"]
    );
    assert!(!page.body.contains("Ngwenya"), "a full name is public");
    let found = visitor.get(&day.path("/find?q=zanele"));
    assert!(
        found.body.contains(&format!("/e/{}/path/", second.key)),
        "{}",
        found.body
    );
    assert!(
        found.body.contains("Baobab Primary · Grades 6-7"),
        "{}",
        found.body
    );
    // The organiser's page leads to the section that can go on.
    let today = day.get("/round-control");
    assert_eq!(today.status, 303);
    assert!(today.header("location").ends_with("/sections"));
    assert_eq!(day.get("/sections").all("#live section.card h2").len(), 4);
    // The event itself pairs no round.
    assert_eq!(day.post("/rounds/draft", &[]).status, 409);
}

#[test]
fn people_of_the_event_have_their_rights_in_its_sections() {
    let day = Day::with_sections();
    day.enters();
    let section = day.sections()[0].clone();
    let main = day.right.at(day.main()).unwrap();
    assert_eq!(main.role(), Role::Organiser);
    let desk = &day.app.desk;
    let other = desk
        .create_event(&day.account(), &settings("Another day"), now())
        .unwrap();
    let elsewhere = day.right.at(desk.event(&other).unwrap());
    assert!(elsewhere.is_err(), "a right in another event");
    // Another account has no role in either.
    day.app
        .desk
        .create_account("Mr Botha", "four cows in a row", now())
        .unwrap();
    let stranger = day.app.desk.account_named("Mr Botha").unwrap();
    for key in [&day.key, &section.key] {
        let found = day.app.desk.right::<ChangeSettings>(&stranger, key, now());
        assert!(matches!(found, Err(Fault::NotFound)));
    }
    // A helper of the event enters results in each section, and nowhere else.
    let link = day
        .app
        .desk
        .invite(
            &main,
            (Role::Helper, 1),
            (now(), now() + TimeDelta::hours(4)),
        )
        .unwrap();
    let helper = day.app.visitor();
    let joined = helper.post(&format!("/join/{link}"), &[("name", "Ms Dlamini")]);
    assert_eq!(joined.status, 303, "{}", joined.body);
    for (key, status) in [(&day.key, 200), (&section.key, 200), (&other, 404)] {
        let page = helper.get(&format!("/e/{key}/check-in"));
        assert_eq!(page.status, status, "{key}");
    }
    let people = day.client.get(&format!("/e/{}/players", section.key));
    assert!(
        people.body.contains(&format!("/e/{}/people", day.key)),
        "{}",
        people.body
    );
}

#[test]
fn the_whole_event_is_finished_kept_and_deleted_with_its_sections() {
    let day = Day::with_sections();
    day.enters();
    let sections = day.sections();
    day.posts(&sections[0]);
    let main = || day.right.at(day.main()).unwrap();
    let refused = day.app.desk.finish(&main(), now()).unwrap_err();
    assert!(refused.to_string().starts_with("Grades 4-5: "), "{refused}");
    let second = day.right.at(sections[1].clone()).unwrap();
    day.app.desk.finish(&second, now()).unwrap();
    let first = day.right.at(sections[0].clone()).unwrap();
    let round = day.app.desk.tournament(&sections[0]).unwrap().round_now();
    day.app
        .desk
        .unpost_round(&first, round, "Wrong list", now())
        .unwrap();
    day.app.desk.finish(&main(), now()).unwrap();
    assert!(day.main().is_finished && day.sections().iter().all(|one| one.is_finished));
    day.app
        .desk
        .keep_names_for(&main(), Some(9), now())
        .unwrap();
    for section in day.sections() {
        let right = day.right.at(section).unwrap();
        assert_eq!(
            day.app.desk.privacy(&right).unwrap().keeping.after_days,
            Some(9)
        );
    }
    let account = day.account();
    let right = day.app.desk.right(&account, &day.key, now()).unwrap();
    day.app.desk.delete_event(&right, now()).unwrap();
    for section in sections {
        assert_eq!(day.client.get(&format!("/e/{}", section.key)).status, 404);
    }
}

#[test]
fn one_check_in_marks_players_of_all_sections() {
    let day = Day::with_sections();
    day.enters();
    assert_eq!(
        day.post("/check-in/stage", &[("stage", "open")]).status,
        303
    );
    let page = day.get("/check-in");
    assert_eq!(page.all("#arrivals li").len(), 8, "{}", page.body);
    assert!(page.body.contains("0 of 8 here"), "{}", page.body);
    assert!(page.sees("Grade 6 · Grades 6-7"), "{}", page.text());
    // All of one school, whatever their sections, and one more.
    let school = page.attributes("#arrivals button[name=set][value^='here of']", "value");
    assert_eq!(
        day.post("/check-in/mark", &[("set", &*school[0])]).status,
        303
    );
    assert!(day.get("/check-in").body.contains("4 of 8 here"));
    let second = day.sections()[1].clone();
    let lerato = day.app.desk.tournament(&second).unwrap().entrants[0].id.0;
    day.post("/check-in/mark", &[("set", &*format!("here {lerato}"))]);
    let here = |event: &Event| {
        let tournament = day.app.desk.tournament(event).unwrap();
        let all = tournament.entrants.iter();
        all.filter(|one| one.presence == Presence::Here).count()
    };
    assert_eq!(here(&day.sections()[0]) + here(&second), 5);
    let missing = day.get("/check-in?show=missing");
    assert_eq!(missing.all("#arrivals li").len(), 3);
}

#[test]
fn one_prize_giving_reads_section_by_section_the_last_prize_first() {
    let day = Day::with_sections();
    day.enters();
    for section in day.sections() {
        day.posts(&section);
        let right = day
            .right
            .at(day.app.desk.event(&section.key).unwrap())
            .unwrap();
        let posted = day.app.desk.tournament(&section).unwrap();
        for board in posted.posted().unwrap().missing() {
            let won = Scored {
                result: PairingResult::Won(Side::First),
                shot: None,
            };
            day.app
                .desk
                .enter_result(&right, (RoundNo(1), board), Some(won), "", now())
                .unwrap();
        }
        day.app.desk.close_round(&right, RoundNo(1), now()).unwrap();
        let path = format!("/e/{}/prizes", section.key);
        assert_eq!(day.client.post(&path, &[("usual", "1")]).status, 303);
    }
    let page = day.get("/prizes");
    assert_eq!(page.all("ul.card li b"), ["Grades 4-5", "Grades 6-7"]);
    day.post("/prizes/giving", &[("read", "0")]);
    let first = day.get("/prizes/giving");
    let next = first.all("button[data-step=forth]").remove(0);
    assert!(next.contains("Grades 4-5"), "{next}");
    // After the prizes of the first section come those of the second.
    let mut seen = Vec::new();
    for read in 1..40 {
        day.post("/prizes/giving", &[("read", &*read.to_string())]);
        let page = day.get("/prizes/giving");
        let Some(next) = page.all("button[data-step=forth]").pop() else {
            break;
        };
        seen.push(next.contains("Grades 6-7"));
    }
    assert!(seen.contains(&false) && seen.ends_with(&[true]), "{seen:?}");
    assert!(seen.is_sorted(), "{seen:?}");
    let wall = day.app.visitor().get(&day.path("/screen"));
    assert!(wall.body.contains("Grades 6-7 · "), "{}", wall.body);
}

#[test]
fn a_schedule_is_a_start_and_an_interval() {
    let day = Day::with_sections();
    let section = day.sections()[0].clone();
    let path = format!("/e/{}/schedule", section.key);
    let plan = [
        ("plan", "1"),
        ("first", "2027-03-06T08:45"),
        ("every", "40"),
    ];
    assert_eq!(day.client.post(&path, &plan).status, 303);
    let schedule = day.app.desk.event(&section.key).unwrap().schedule;
    let starts: Vec<_> = schedule.rounds.values().copied().collect();
    assert!(starts.len() > 2);
    assert!(
        starts
            .windows(2)
            .all(|two| two[1] - two[0] == TimeDelta::minutes(40))
    );
    let wrong = [("plan", "1"), ("first", "2027-03-06T08:45"), ("every", "2")];
    let page = day.client.post(&path, &wrong);
    assert_eq!(page.status, 422);
    assert_eq!(page.attributes("#plan input[name=every]", "value"), ["2"]);
}

#[test]
fn a_copy_of_the_event_brings_its_sections_along() {
    let day = Day::with_sections();
    day.enters();
    day.posts(&day.sections()[1]);
    let main = day.right.at(day.main()).unwrap();
    let (copy, _) = day
        .app
        .desk
        .archive_event(&main, Vec::new(), now())
        .unwrap();
    // Beside the original both get new keys; on another server they keep them.
    let account = day.account();
    let joined = |app: &App, account| {
        let copy = std::io::Cursor::new(copy.clone());
        app.desk
            .join(copy, KeyPolicy::KeepOrNew, account, now())
            .unwrap()
    };
    let again = joined(&day.app, &account);
    assert_ne!(again, day.key);
    let event = day.app.desk.event(&again).unwrap();
    let sections = day.app.desk.sections(&event).unwrap();
    let names: Vec<&str> = sections.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(names, ["Grades 4-5", "Grades 6-7"]);
    assert_eq!(day.names(&sections[0]).len(), 4);
    let own = day.sections();
    assert!(
        sections
            .iter()
            .all(|one| own.iter().all(|own| own.key != one.key))
    );
    let other = Day::new();
    assert_eq!(joined(&other.app, &other.account()), day.key);
    let event = other.app.desk.event(&day.key).unwrap();
    let there = other.app.desk.sections(&event).unwrap();
    assert_eq!(there[0].key, own[0].key);
    // A copy of one section is an event of its own.
    let section = day.right.at(own[1].clone()).unwrap();
    let (copy, _) = day
        .app
        .desk
        .archive_event(&section, Vec::new(), now())
        .unwrap();
    let third = Day::new();
    let copy = std::io::Cursor::new(copy);
    let key = third
        .app
        .desk
        .join(copy, KeyPolicy::Keep, &third.account(), now())
        .unwrap();
    assert!(third.app.desk.event(&key).unwrap().main.is_none());
}

#[test]
fn a_section_keeps_its_boards_when_its_settings_are_saved() {
    let day = Day::with_sections();
    let section = day.sections()[1].clone();
    let hall = section.options.hall.clone();
    assert_ne!(hall, Options::automatic().hall);
    let path = format!("/e/{}/settings", section.key);
    let form = day.client.get(&path).form(&path);
    let form: Vec<(&str, &str)> = form.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
    assert_eq!(day.client.post(&path, &form).status, 303);
    assert_eq!(day.sections()[1].options.hall, hall);
}

#[test]
fn the_umpires_of_all_sections_are_on_one_list_and_have_one_board_at_a_time() {
    let day = Day::with_sections();
    day.enters();
    let lines = [
        ("act", "add"),
        ("lines", "Ms Naidoo\nMr Botha\nMs Dlamini\nMr Nel"),
    ];
    assert_eq!(day.post("/umpires", &lines).status, 303);
    let [first, second] = &day.sections()[..] else {
        panic!("not two sections")
    };
    let list = day.client.get(&format!("/e/{}/umpires", first.key));
    assert_eq!(list.header("location"), day.path("/umpires"));
    day.posts(first);
    day.posts(second);
    let mut names = Vec::new();
    for section in [first, second] {
        let page = day
            .client
            .get(&format!("/e/{}/rounds/1/umpires", section.key));
        names.extend(page.attributes("table input[list=umpires]", "value"));
    }
    names.sort();
    assert_eq!(names, ["Mr Botha", "Mr Nel", "Ms Dlamini", "Ms Naidoo"]);
    let page = day.get("/umpires");
    assert!(page.sees("Grades 6-7: Boards now: "), "{}", page.text());
}

#[test]
fn a_code_name_is_unique_in_all_sections_and_among_players_without_one() {
    let day = Day::with_sections();
    day.enters();
    let sections = day.sections();
    let desk = &day.app.desk;
    let right = |event: &Event| day.right.at(event.clone()).unwrap();
    let players = |event: &Event| desk.entrants(&right(event)).unwrap();
    let kudu = || NameChoice::CodeName("Kudu".to_owned());
    let loose = players(&sections[0])[0].id;
    desk.move_players(&day.right, &[loose], &day.main(), now())
        .unwrap();
    desk.show_player_as(&day.right, loose, kudu(), now())
        .unwrap();
    for section in &sections {
        let other = players(section)[0].id;
        let taken = desk.show_player_as(&right(section), other, kudu(), now());
        assert!(taken.is_err(), "{}", section.name);
    }
}
