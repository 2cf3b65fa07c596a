//! Players in the list: presence, corrections, and the public view.

use super::{App, NAMES, Page, checked, with_players};
use inkundla::tournament::{BoardNo, PairingResult, RoundNo, Scored};

#[test]
fn a_press_marks_a_player_absent_and_another_one_here() {
    let app = App::start();
    let organiser = app.organiser();
    let event = with_players(
        &organiser,
        "name,school\nThandiwe Mokoena,North\nSipho Dlamini,North\nAyanda Nkosi,",
    );
    let players = format!("{event}/players");
    let press = |page: &Page, at: usize| {
        let set = page.attributes("button.toggle", "value")[at].clone();
        organiser.post_and_look(&format!("{event}/players/presence"), &[("set", &set)])
    };
    let page = press(&organiser.get(&players), 0);
    assert!(
        page.sees("2 of 3 here") && page.sees("1 of 2 here"),
        "{}",
        page.text()
    );
    let missing = organiser.get(&format!("{players}?show=missing"));
    assert_eq!(missing.all("th[scope=row]"), ["Thandiwe Mokoena"]);
    let page = press(&page, 0);
    assert!(page.sees("3 of 3 here"), "{}", page.text());
    press(&page, 0);
    press(&page, 2);
    let presence = format!("{event}/players/presence");
    let page = organiser.post_and_look(&presence, &[("set", "here of North")]);
    assert!(page.sees("2 of 3 here"), "{}", page.text());
    let page = organiser.post_and_look(&presence, &[("set", "here all")]);
    assert!(page.sees("3 of 3 here"), "{}", page.text());
    assert_eq!(
        organiser
            .get(&format!("{players}?find=siph"))
            .all("th[scope=row]"),
        ["Sipho Dlamini"]
    );
    let place = organiser
        .post(&presence, &[("set", "here all"), ("find", "Zoë & co")])
        .header("location");
    let found = format!("{players}?find=Zo%C3%AB%20%26%20co&done=");
    assert!(place.starts_with(&found), "{place}");
}

#[test]
fn players_are_filtered_by_presence() {
    let app = App::start();
    let organiser = app.organiser();
    let event = with_players(&organiser, &NAMES[..4].join("\n"));
    let players = format!("{event}/players");
    let page = organiser.get(&players);
    let set = page.attributes("button.toggle", "value")[0].clone();
    organiser.post(&format!("{players}/presence"), &[("set", &set)]);
    let page = organiser.get(&players);
    assert_eq!(page.all(".seg a"), ["All 4", "Not here 1", "Here 3"]);
    assert_eq!(page.all(".seg [aria-current]"), ["All 4"]);
    let here = organiser.get(&format!("{players}?show=here"));
    assert_eq!(here.all("th[scope=row]").len(), 3);
    assert_eq!(here.all(".seg [aria-current]"), ["Here 3"]);
    organiser.post(&format!("{players}/presence"), &[("set", "here all")]);
    assert_eq!(organiser.get(&players).all(".seg a")[1], "Not here 0");
}

#[test]
fn one_player_is_corrected_sent_home_and_removed() {
    let app = App::start();
    let organiser = app.organiser();
    let event = with_players(&organiser, "Thandiwe Mokoena\nSipho Dlamini");
    let place = organiser
        .get(&format!("{event}/players"))
        .attributes("th[scope=row] a", "href");
    let words = |grade| {
        [
            ("given", "Thandi"),
            ("family", "Mokoena"),
            ("school", "North"),
            ("grade", grade),
        ]
    };
    let page = organiser.post(&place[0], &words("13"));
    assert_eq!(page.status, 422);
    assert!(
        page.sees("There is no grade “13”. Grades are R (or RR) and 1 to 12."),
        "{}",
        page.text()
    );
    let page = organiser.post_and_look(&place[0], &words("6"));
    assert!(
        page.sees("Saved.") && page.sees("Thandi Mokoena"),
        "{}",
        page.text()
    );
    let page = organiser.post_and_look(&format!("{}/home", place[0]), &[]);
    assert!(page.sees("1 of 1 here"), "{}", page.text());
    let page = organiser.post_and_look(&format!("{}/remove", place[1]), &[]);
    assert!(!page.sees("Sipho"), "{}", page.text());
}

#[test]
fn once_a_round_is_posted_players_stay_and_newcomers_are_told_when_they_play() {
    let app = App::start();
    let organiser = app.organiser();
    let event = with_players(&organiser, &NAMES[..4].join("\n"));
    posted(&app, &event);
    let place = organiser
        .get(&format!("{event}/players"))
        .attributes("th[scope=row] a", "href");
    let page = organiser.post(&format!("{}/remove", place[0]), &[]);
    assert!(page.sees("This player is in a round"), "{}", page.text());
    let page = checked(&organiser, &event, "Late Invitee");
    assert!(
        page.sees("These players play from round 2"),
        "{}",
        page.text()
    );
    let page = organiser.get(&format!("{event}/players"));
    assert!(page.sees("Round 1 is being played."), "{}", page.text());
}

#[test]
fn what_the_rounds_depend_on_is_fixed_once_one_is_posted() {
    let app = App::start();
    let organiser = app.organiser();
    let event = with_players(&organiser, &NAMES[..4].join("\n"));
    let settings = format!("{event}/settings");
    let save = |changed: &[(&str, &str)]| {
        let mut form = organiser.get(&settings).form(&settings);
        for (name, value) in changed {
            form.retain(|(known, _)| known != name);
            form.push(((*name).to_owned(), (*value).to_owned()));
        }
        let form: Vec<(&str, &str)> = form.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
        organiser.post(&settings, &form)
    };
    let answer = save(&[
        ("name", "Zone cup"),
        ("system", "monrad"),
        ("rounds", "3"),
        ("clock", "off"),
    ]);
    assert_eq!(answer.status, 303, "{}", answer.text());
    let page = organiser.get(&settings);
    assert!(page.sees("Zone cup"), "{}", page.text());
    assert_eq!(page.attributes("input[name=rounds]", "value"), ["3"]);
    posted(&app, &event);
    let page = organiser.get(&settings);
    assert!(
        page.sees("Round 1 is posted, so the game and the format can no longer"),
        "{}",
        page.text()
    );
    assert_eq!(
        page.all("select[name=system], select[name=ruleset]").len(),
        0
    );
    let reason = [("reason", "A friendly day")];
    organiser.post(&format!("{event}/by-the-book"), &reason);
    assert_eq!(
        save(&[("tiebreak_1", "WIN"), ("tiebreak_4", ""), ("rounds", "4")]).status,
        303
    );
    let page = organiser.get(&settings);
    let chosen = page.attributes("select[name^=tiebreak] option[selected]", "value");
    assert_eq!(chosen, ["WIN", "DE", "SB", "", ""]);
    let refused = organiser.post(&format!("{settings}/finish"), &[("finished", "1")]);
    assert_eq!(
        refused.status, 422,
        "a result of the round under way is missing"
    );
    assert!(
        refused.sees("2 results are missing: boards 1, 2."),
        "{}",
        refused.text()
    );
}

#[test]
fn an_event_is_finished_and_goes_on() {
    let app = App::start();
    let organiser = app.organiser();
    let settings = format!("{}/settings", with_players(&organiser, "Thandiwe Mokoena"));
    let page = organiser.post_and_look(&format!("{settings}/finish"), &[("finished", "1")]);
    assert!(page.sees("Reopen the event"), "{}", page.text());
    let page = organiser.post_and_look(&format!("{settings}/finish"), &[("finished", "0")]);
    assert!(page.sees("Finish event"), "{}", page.text());
}

#[test]
fn the_event_of_another_organiser_is_not_found() {
    let app = App::start();
    let event = with_players(&app.organiser(), "Thandiwe Mokoena");
    let other = app.another_organiser("Mr Botha");
    for page in ["players", "players/1", "settings"] {
        assert_eq!(other.get(&format!("{event}/{page}")).status, 404, "{page}");
    }
    let words = [
        ("set", "absent all"),
        ("list", "X"),
        ("row", "1"),
        ("given", "X"),
        ("finished", "1"),
    ];
    for place in [
        "players/presence",
        "players/add",
        "players/1",
        "players/1/remove",
        "settings/finish",
    ] {
        assert_eq!(
            other.post(&format!("{event}/{place}"), &words).status,
            404,
            "{place}"
        );
    }
    assert_eq!(checked(&other, &event, "X").status, 404);
    let nobody = app.visitor().get(&format!("{event}/players"));
    assert_eq!(
        (nobody.status, nobody.header("location")),
        (303, format!("/signin?next={event}/players"))
    );
}

/// Drafts and posts the next round.
fn posted(app: &App, event: &str) {
    let now = inkundla::system_time::now();
    let key = event.strip_prefix("/e/").unwrap();
    let organiser = app.desk.operator_right(key).unwrap();
    let round = app.desk.draft_round(&organiser, now).unwrap();
    let organiser = app.desk.operator_right(key).unwrap();
    app.desk
        .post_round(&organiser, round, "for the test", now)
        .unwrap();
}

#[test]
fn everybody_sees_aliases_and_only_what_is_posted() {
    let app = App::start();
    let organiser = app.organiser();
    let event = with_players(
        &organiser,
        "name,school\nThandiwe Mokoena,North\nSipho Dlamini,South\nZoë van Wyk,West",
    );
    let visitor = app.visitor();
    let page = visitor.get(&event);
    assert!(page.sees("No boards yet"), "{}", page.text());
    assert!(!page.sees("Thandiwe"));
    posted(&app, &event);
    let page = visitor.get(&event);
    assert_eq!(page.all("h1").len(), 1);
    for alias in ["Thandiwe M.", "Sipho D.", "Zoë"] {
        assert!(page.sees(alias), "{alias}: {}", page.text());
    }
    for family in ["Mokoena", "Dlamini", "Wyk"] {
        assert!(!page.body.contains(family), "{family}: {}", page.body);
    }
    assert!(
        page.sees("Still to start") && page.sees("No opponent"),
        "{}",
        page.text()
    );
    assert_eq!(
        page.attributes(".hall li a.no", "href"),
        [format!("{event}/boards/1/1")]
    );
    assert!(!page.sees("Run this event"));
    assert!(organiser.get(&event).sees("Run this event"));
}

#[test]
fn spectators_of_an_event_get_each_result() {
    let app = App::start();
    let event = with_players(&app.organiser(), "Thandiwe Mokoena\nSipho Dlamini");
    posted(&app, &event);
    let mut parts = app.visitor().follow(&format!("{event}/live"));
    assert!(parts.next().unwrap().contains("Still to start"));
    let key = event.strip_prefix("/e/").unwrap();
    let organiser = app.desk.operator_right(key).unwrap();
    let drawn = Scored {
        result: PairingResult::Drawn,
        shot: None,
    };
    let now = inkundla::system_time::now();
    let place = (RoundNo(1), BoardNo(1));
    app.desk
        .enter_result(&organiser, place, Some(drawn), "", now)
        .unwrap();
    let part = parts.next().unwrap();
    assert!(part.contains("½") && !part.contains("Mokoena"), "{part}");
}

#[test]
fn a_script_gets_only_the_part_that_changed() {
    let app = App::start();
    let organiser = app.organiser();
    let event = with_players(&organiser, "Thandiwe Mokoena\nSipho Dlamini");
    let players = organiser.get(&format!("{event}/players"));
    let set = players.attributes("button.toggle", "value")[0].clone();
    let answer = organiser.part(&format!("{event}/players/presence"), &[("set", &set)]);
    assert_eq!(answer.status, 303);
    let (status, body) = organiser.get_with(&format!("{event}/players"), ("x-fragment", "1"));
    let body = String::from_utf8(body).unwrap();
    assert!(
        status == 200 && body.contains("1 of 2 here") && !body.contains("<h1"),
        "{body}"
    );
}
