//! Time that is given, time for a whole game, and time that nobody took.

use crate::web::umpire::Hall;
use chrono::TimeDelta;
use inkundla::referee::{ClockPolicy, Consequence, Ladder, UmpireSettings};
use inkundla::system_time::now;

#[test]
fn time_is_given_with_a_reason_and_what_was_typed_stays() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    let adjust = |time: &str, way: &str, reason: &str| {
        phone.notes(&[
            ("act", "adjust"),
            ("side", "second"),
            ("time", time),
            ("way", way),
            ("reason", reason),
        ])
    };
    let refused = adjust("90", "take", "talked to a friend");
    assert_eq!(refused.status, 422);
    assert!(refused.sees("is left. Take less"), "{}", refused.text());
    assert!(
        refused
            .attributes("#adjust input[name=reason]", "value")
            .contains(&"talked to a friend".into())
    );
    assert_eq!(
        refused.attributes("#adjust input[name=time]", "value"),
        ["90"]
    );
    assert!(adjust("many", "give", "bell").sees("Seconds: type a number in the allowed range."));
    assert_eq!(adjust("30", "give", "the bell rang").status, 303);
    assert!(hall.board().sees("Black is given 0:30 min: the bell rang"));
    let left = phone.page().attributes(".clock", "data-left-ms").remove(0);
    assert!(left.parse::<i64>().unwrap() > 80_000, "{left}");
}

#[test]
fn a_whole_time_is_a_setting_and_both_see_what_they_have() {
    let clock = ClockPolicy::WholeGame {
        total: 600,
        seconds: 60,
    };
    let hall = Hall::with(clock);
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    let page = phone.page();
    assert_eq!(
        page.all(".strip .sub")
            .iter()
            .filter(|sub| sub.contains("left for the whole game"))
            .count(),
        2
    );
    let organiser = hall.app.signed_in("Ms Khumalo");
    let path = format!("/e/{}/settings", hall.key);
    let settings = organiser.get(&path);
    assert_eq!(
        settings.attributes("select[name=clock] option[selected]", "value"),
        ["whole-game"]
    );
    assert_eq!(settings.attributes("input[name=total]", "value"), ["10"]);
    let mut form = settings.form(&path);
    for (name, value) in &mut form {
        match name.as_str() {
            "total" => *value = "15".into(),
            "card-for-help" => *value = "red".into(),
            "at-illegal-turn" => *value = "card".into(),
            "reds" => *value = "2".into(),
            _ => {}
        }
    }
    let sent: Vec<(&str, &str)> = form.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
    assert_eq!(organiser.post(&path, &sent).status, 303);
    let event = hall.app.desk.event(&hall.key).unwrap();
    assert_eq!(
        event.clock,
        ClockPolicy::WholeGame {
            total: 900,
            seconds: 60
        }
    );
    let conduct = UmpireSettings {
        help: Ladder::Red,
        at_illegal_turn: Consequence::Card,
        reds_in_event: 2,
        ..UmpireSettings::default()
    };
    assert_eq!(event.conduct, conduct);
    let nonsense = [("total", "1000")];
    let sent: Vec<(&str, &str)> = sent
        .iter()
        .map(|(n, v)| {
            nonsense
                .iter()
                .find(|(m, _)| m == n)
                .map_or((*n, *v), |(m, w)| (*m, *w))
        })
        .collect();
    let refused = organiser.post(&path, &sent);
    assert!(
        refused.sees("Minutes for the whole game: type a number in the allowed range."),
        "{}",
        refused.text()
    );
}

#[test]
fn a_laptop_that_slept_takes_no_time_and_says_so() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    let desk = &hall.app.desk;
    assert_eq!(
        desk.beat(now()).unwrap(),
        0,
        "the first beat knows of no gap"
    );
    assert_eq!(desk.beat(now()).unwrap(), 0);
    assert_eq!(desk.beat(now() + TimeDelta::minutes(30)).unwrap(), 1);
    let page = phone.page();
    assert!(
        page.sees("The laptop slept, or its clock was changed."),
        "{}",
        page.text()
    );
    assert!(hall.board().sees("for 30:0"), "{}", hall.board().text());
    let left = page.attributes(".clock", "data-left-ms").remove(0);
    assert!(left.parse::<i64>().unwrap() > 50_000, "{left}");
}
