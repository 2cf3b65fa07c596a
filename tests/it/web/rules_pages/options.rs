//! The options of an event: chosen, shown, frozen.

use super::is_sound;
use crate::web::harness::{App, Client};
use crate::web::umpire::{self, Hall};
use inkundla::desk::events::EventSettings;
use inkundla::referee::{ClockPolicy, UmpireSettings};
use inkundla::rules::Ruleset;
use inkundla::system_time::now;
use inkundla::tournament::Options;

fn changed<'a>(
    form: &'a [(String, String)],
    changes: &[(&'a str, &'a str)],
) -> Vec<(&'a str, &'a str)> {
    let value = |name: &str| changes.iter().find(|(changed, _)| *changed == name);
    form.iter()
        .map(|(name, old)| {
            (
                name.as_str(),
                value(name).map_or(old.as_str(), |(_, new)| *new),
            )
        })
        .collect()
}

/// A new event whose form was changed so, and its key.
fn event(organiser: &Client, changes: &[(&str, &str)]) -> String {
    let form = organiser.get("/new").form("/new");
    let answer = organiser.post("/new", &changed(&form, changes));
    assert_eq!(answer.status, 303, "{}", answer.body);
    answer
        .header("location")
        .split('/')
        .nth(2)
        .unwrap()
        .to_owned()
}

#[test]
fn an_option_is_chosen_saved_and_told() {
    let app = App::start();
    let organiser = app.organiser();
    let key = event(&organiser, &[("opt-target", "strict")]);
    let event = app.desk.event(&key).unwrap();
    assert_eq!(event.ruleset.code(), "umlabalaba target=strict");
    let settings = organiser.get(&format!("/e/{key}/settings"));
    assert!(settings.sees("This event changes the usual rules"));
    assert!(settings.sees("changed"));
    let form = settings.form(&format!("/e/{key}/settings"));
    let saved = changed(&form, &[("opt-fly_at", "0")]);
    assert_eq!(
        organiser.post(&format!("/e/{key}/settings"), &saved).status,
        303
    );
    let event = app.desk.event(&key).unwrap();
    assert_eq!(event.ruleset.code(), "umlabalaba target=strict fly_at=0");
    let visitor = app.visitor();
    let rules = visitor.get(&format!("/e/{key}/rules"));
    is_sound(&rules);
    assert!(rules.sees("If all are in one, nothing is shot. C4"));
    assert!(rules.sees("No one flies"));
    let mut played = rules.attributes("a[href^='/practice/umlabalaba?']", "href");
    let practice = played.remove(0);
    assert!(practice.contains("target%3Dstrict"), "{practice}");
    assert!(visitor.get(&practice).sees("No one flies"));
    assert!(visitor.get(&format!("/e/{key}/about")).sees("No one flies"));
}

#[test]
fn an_event_whose_rules_would_be_refused_today_still_opens_and_plays() {
    let app = App::start();
    let organiser = app.organiser();
    let old = "umlabalaba no_return_intact=true";
    let key = event(&organiser, &[]);
    // As it was settled when nobody refused it yet.
    let plan = EventSettings {
        name: "Zone cup".into(),
        ruleset: Ruleset::from_code(old).unwrap(),
        options: Options::automatic(),
        clock: ClockPolicy::MINUTE,
        conduct: UmpireSettings::default(),
        language: None,
    };
    let teacher = umpire::organiser(&app.desk, &key);
    app.desk.save_settings(&teacher, &plan, now()).unwrap();
    assert_eq!(app.desk.event(&key).unwrap().ruleset.code(), old);
    let address = format!("/e/{key}/settings");
    for page in ["", "/settings", "/round-control", "/rules", "/players"] {
        assert_eq!(
            organiser.get(&format!("/e/{key}{page}")).status,
            200,
            "{page}"
        );
    }
    let form = organiser.get(&address).form(&address);
    let renamed = changed(&form, &[("name", "The old cup")]);
    assert_eq!(organiser.post(&address, &renamed).status, 303);
    let event = app.desk.event(&key).unwrap();
    assert_eq!(
        (event.name.as_str(), event.ruleset.code().as_str()),
        ("The old cup", old)
    );
    let page = organiser.post(&address, &changed(&form, &[("opt-fly_at", "0")]));
    assert_eq!(page.status, 422);
    assert!(
        page.sees("“When does that ban end?” changes nothing here"),
        "{}",
        page.text()
    );
    // Its games are recorded and read again.
    let hall = Hall::of(old);
    hall.umpire("Ms Naidoo").plays("E1");
    assert!(hall.board().sees("E1"), "{}", hall.board().text());
    let replay = format!("/e/{}/boards/1/1/replay?entry=2", hall.key);
    assert_eq!(hall.app.visitor().get(&replay).status, 200);
}

#[test]
fn nonsense_is_refused_and_nothing_typed_is_lost() {
    let app = App::start();
    let organiser = app.organiser();
    for (changes, why) in [
        (&[("opt-centre_long_mills", "true")][..], "has no centre"),
        (
            &[("opt-no_return_intact", "true")],
            "“When does that ban end?” changes nothing here",
        ),
        (
            &[("opt-win_lost", "99")],
            "“After losing how many cows does a player lose?” cannot be answered with “99”. Any value: 2–10",
        ),
        (&[("opt-hand", "9.9.9")], "4 to 12 tokens"),
    ] {
        let form = organiser.get("/new").form("/new");
        let form = changed(&form, changes);
        let page = organiser.post("/new", &changed_name(form));
        assert_eq!(page.status, 422, "{changes:?}");
        assert!(
            page.sees("These rules do not work together") && page.sees(why),
            "{}",
            page.text()
        );
        let kept = page.form("/new");
        assert!(kept.contains(&("name".into(), "My cup".into())));
        assert!(
            kept.contains(&(changes[0].0.into(), changes[0].1.into())),
            "{kept:?}"
        );
    }
}

fn changed_name<'a>(form: Vec<(&'a str, &'a str)>) -> Vec<(&'a str, &'a str)> {
    let named = |(name, value)| {
        if name == "name" {
            (name, "My cup")
        } else {
            (name, value)
        }
    };
    form.into_iter().map(named).collect()
}

#[test]
fn another_game_shows_its_own_options() {
    let organiser = App::start().organiser();
    let form = organiser.get("/new").form("/new");
    let mut form = changed(&form, &[("ruleset", "camelot"), ("opt-target", "strict")]);
    form.push(("show", "options"));
    let page = organiser.post("/new", &form);
    assert_eq!(page.status, 200);
    let shown = page.form("/new");
    assert!(
        shown.contains(&("options_of".into(), "camelot".into())),
        "{shown:?}"
    );
    assert!(shown.iter().any(|(name, _)| name == "opt-jump_origin"));
    // Options of another game are not taken over.
    let key = event(
        &organiser,
        &[("ruleset", "isizulu"), ("opt-target", "strict")],
    );
    let page = organiser.get(&format!("/e/{key}/settings"));
    assert!(!page.sees("This event changes the usual rules"));
}

#[test]
fn the_options_are_frozen_once_a_round_is_posted() {
    let hall = Hall::open();
    let organiser = hall.app.signed_in("Ms Khumalo");
    let path = format!("/e/{}/settings", hall.key);
    let page = organiser.get(&path);
    assert!(page.sees("These rules can no longer be changed"));
    assert!(page.attributes("[name^=opt-]", "name").is_empty());
    let mut form = page.form(&path);
    form.push(("options_of".into(), "umlabalaba".into()));
    form.push(("opt-target".into(), "any".into()));
    let form: Vec<(&str, &str)> = form.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
    organiser.post(&path, &form);
    let event = hall.app.desk.event(&hall.key).unwrap();
    assert_eq!(event.ruleset.code(), "umlabalaba");
}
