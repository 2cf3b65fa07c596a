//! For teachers: rules pages, options of an event, the practice board.

use super::harness::{App, Client, Page};
use super::umpire::{self, Hall};
use crate::law_mill::fixture;
use inkundla::desk::events::Plan;
use inkundla::referee::{ClockPolicy, Conduct};
use inkundla::rules::Ruleset;
use inkundla::tournament::Options;
use inkundla::web::clock::now;
use std::collections::BTreeSet;

fn games() -> Vec<&'static str> {
    Ruleset::all().iter().map(Ruleset::name).collect()
}

fn is_sound(page: &Page) {
    assert_eq!(page.status, 200, "{}", page.body);
    assert_eq!(page.all("h1").len(), 1);
    let ids = page.attributes("[id]", "id");
    let different: BTreeSet<&String> = ids.iter().collect();
    assert_eq!(ids.len(), different.len(), "an id stands twice: {ids:?}");
    for unsaid in ["law-", "option-", "game-", "formation-", "practice-"] {
        let words = page.all("p, li, th, td, h1, h2, h3, label, a");
        let bare = words.iter().find(|text| text.starts_with(unsaid));
        assert_eq!(bare, None, "a message is missing");
    }
}

#[test]
fn every_game_has_a_page_of_its_rules() {
    let visitor = App::start().visitor();
    let register = include_str!("../../../docs/LAW.md");
    let list = visitor.get("/rules");
    is_sound(&list);
    assert_eq!(list.all(".game").len(), 8);
    for game in games() {
        let page = visitor.get(&format!("/rules/{game}"));
        is_sound(&page);
        let cites = page.all("li .cite");
        assert!(cites.len() >= 10, "{game}");
        for mark in cites.iter().flat_map(|cite| cite.split(" · ")) {
            assert!(
                register.contains(mark),
                "{game}: {mark} is not in the register"
            );
        }
        assert!(page.all("ol.rules li").len() >= 10, "{game}");
        assert!(!page.all(".varying tbody tr").is_empty(), "{game}");
        // What an organiser may change is folded away, with the clause of each.
        let folded = page.all("details.fold:not([open]) .varying th[scope=row] .cite");
        assert!(!folded.is_empty(), "{game}: {folded:?}");
        for clause in folded {
            assert!(register.contains(&clause), "{game}: {clause}");
        }
    }
    assert_eq!(visitor.get("/rules/chess").status, 404);
}

#[test]
fn the_rules_say_what_a_sister_does_otherwise() {
    let page = App::start().visitor().get("/rules/umlabalaba");
    assert!(page.sees(
        "A cow in a three-in-a-row is safe, unless all cows of that player are in one. C4 · 002:64"
    ));
    assert!(page.sees("Any cow of the other player may be shot. C4 · 002:31"));
    assert!(
        page.sees("Turns without a shot count once both players have three cows. C11 · 004:79")
    );
}

/// One game of each ruleset: its code, its turns, the position it ends in.
fn one_game_each() -> Vec<(String, String, String)> {
    let mut found: Vec<(String, String, String)> = Vec::new();
    for row in fixture("mill_playouts.tsv") {
        if found.iter().all(|(game, ..)| *game != row[0]) {
            found.push((row[0].clone(), row[5].clone(), row[4].clone()));
        }
    }
    let row = &fixture("camelot_playouts.tsv")[0];
    found.push(("camelot".into(), row[5].clone(), row[4].clone()));
    let row = &fixture("reversi_playouts.tsv")[0];
    found.push(("reversi".into(), row[7].clone(), row[6].clone()));
    found
}

/// Plays a turn as the form of the page does.
fn plays(client: &Client, page: &Page, game: &str, turn: &str) -> Page {
    let fields = page.form(&format!("/practice/{game}"));
    let kept = fields.iter().filter(|(name, _)| name != "turn");
    let mut query: Vec<String> = kept
        .map(|(name, value)| format!("{name}={}", escape(value)))
        .collect();
    query.push(format!("turn={}", escape(turn)));
    client.get(&format!("/practice/{game}?{}", query.join("&")))
}

fn escape(text: &str) -> String {
    text.replace('%', "%25")
        .replace(' ', "+")
        .replace('=', "%3D")
}

#[test]
fn a_whole_game_of_each_ruleset_is_played_by_forms() {
    let visitor = App::start().visitor();
    let played = one_game_each();
    assert_eq!(played.len(), 8);
    for (game, turns, end) in played {
        let mut page = visitor.get(&format!("/practice/{game}"));
        is_sound(&page);
        for turn in turns.split(' ') {
            page = plays(&visitor, &page, &game, turn);
            assert_eq!(
                page.status,
                200,
                "{game}: {turn}: {}",
                page.all("#say").join("")
            );
        }
        assert_eq!(page.all("#text code")[0], end, "{game}");
        let say = page.all("#say").join("");
        assert!(
            say.contains("wins") || say.contains("Draw"),
            "{game}: {say}"
        );
        assert!(!say.contains("clause-"), "{game}: {say}");
        assert_eq!(page.attributes("#live", "data-turns"), [""]);
        is_sound(&page);
    }
}

#[test]
fn turns_are_undone_and_redone() {
    let visitor = App::start().visitor();
    let page = visitor.get("/practice/isisuthu?m=E1+E2+A3");
    let undone = visitor.get(&page.attributes("a[data-go]", "href")[0]);
    assert_eq!(undone.all("#told li").len(), 2);
    let again = undone.attributes("a[data-go]", "href");
    assert_eq!(
        visitor.get(&again[1]).all("#told li").len(),
        3,
        "played again"
    );
    let other = plays(&visitor, &undone, "isisuthu", "R1");
    let labels = other.all("a[data-go]");
    assert!(
        !labels.contains(&"Redo".to_owned()),
        "another turn was played"
    );
}

#[test]
fn a_turn_that_is_not_legal_gets_a_sentence() {
    let visitor = App::start().visitor();
    let page = visitor.get("/practice/umlabalaba?m=E1&turn=E1");
    assert_eq!(page.status, 422);
    assert!(page.all("#say.bad")[0].contains("There is a cow on E1"));
    assert_eq!(page.all("#told li").len(), 1, "the game stands");
}

#[test]
fn hostile_addresses_get_a_sentence() {
    let visitor = App::start().visitor();
    let long = "E1+".repeat(9_000);
    let crowd = "NNNNNNNNNNNN/".repeat(14);
    for query in [
        "m=Z9",
        "m=%00%ff%F0%9F%90%84",
        "p=nonsense",
        "p=......../......../........+3+0/0+0+0+-/-+0",
        &format!("p={crowd}"),
        "o=target%3Dnobody",
        "o=no_such%3D1",
        "o=win_lost%3D255",
        "o=%3D%3D%3D",
        &format!("m={long}"),
        &format!("r={long}"),
        &format!("turn={}", "x".repeat(500)),
    ] {
        for game in ["umlabalaba", "isipowe", "camelot", "reversi"] {
            let page = visitor.get(&format!("/practice/{game}?{query}"));
            assert!(
                matches!(page.status, 400 | 422),
                "{game}?{query}: {}",
                page.status
            );
            if page.status == 422 {
                assert!(!page.all("#say.bad").is_empty(), "{game}?{query}");
                assert!(!page.attributes("#live", "data-turns")[0].is_empty());
            }
        }
    }
    let kept = visitor.get("/practice/umlabalaba?r=%3Cscript%3E+E1&flip=9&hints=what");
    assert_eq!(kept.status, 200);
    assert!(!kept.body.contains("<script>"));
    assert_eq!(visitor.get("/practice/chess").status, 404);
}

#[test]
fn formations_are_named_and_can_be_switched_off() {
    let visitor = App::start().visitor();
    let eye = "p=.C....../C.C...../.C....cc+2+0/0+0+0+-/-+40";
    let page = visitor.get(&format!("/practice/umlabalaba?{eye}"));
    assert!(page.sees("Eye of the lion (White, around A2)"));
    let off = page.attributes("a[data-hints=off]", "href").remove(0);
    let page = visitor.get(&off);
    assert!(!page.sees("Eye of the lion"));
    assert_eq!(page.attributes("a[data-hints=on]", "href").len(), 1);
}

#[test]
fn the_board_can_be_seen_from_the_other_side() {
    let visitor = App::start().visitor();
    let place = |page: &Page| page.attributes(".pt[data-point=E1]", "transform");
    let one = visitor.get("/practice/umlabalaba");
    let other = visitor.get("/practice/umlabalaba?flip=1");
    assert_ne!(place(&one), place(&other));
    assert_eq!(
        place(&other),
        one.attributes(".pt[data-point=E5]", "transform")
    );
}

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
    assert!(rules.sees("Nobody flies"));
    let practice = rules.attributes("a[href^='/practice/']", "href").remove(0);
    assert!(practice.contains("target%3Dstrict"), "{practice}");
    assert!(visitor.get(&practice).sees("Nobody flies"));
    assert!(visitor.get(&format!("/e/{key}")).sees("Nobody flies"));
}

#[test]
fn an_event_whose_rules_would_be_refused_today_still_opens_and_plays() {
    let app = App::start();
    let organiser = app.organiser();
    let old = "umlabalaba no_return_intact=true";
    let key = event(&organiser, &[]);
    // As it was settled when nobody refused it yet.
    let plan = Plan {
        name: "Zone cup".into(),
        ruleset: Ruleset::by_code(old).unwrap(),
        options: Options::automatic(),
        clock: ClockPolicy::MINUTE,
        conduct: Conduct::default(),
        language: None,
    };
    let teacher = umpire::organiser(&app.desk, &key);
    app.desk.replan(&teacher, &plan, now()).unwrap();
    assert_eq!(app.desk.event(&key).unwrap().ruleset.code(), old);
    let address = format!("/e/{key}/settings");
    for page in ["", "/settings", "/run", "/rules", "/players"] {
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
        page.sees("“How does that ban end?” changes nothing here"),
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
            "“How does that ban end?” changes nothing here",
        ),
        (
            &[("opt-win_lost", "99")],
            "“With how many cows lost does a player lose?” cannot be answered with “99”. Any value 2–10",
        ),
        (&[("opt-hand", "9.9.9")], "4 to 12 tokens"),
    ] {
        let form = organiser.get("/new").form("/new");
        let form = changed(&form, changes);
        let page = organiser.post("/new", &changed_name(form));
        assert_eq!(page.status, 422, "{changes:?}");
        assert!(
            page.sees("These rules cannot be set so") && page.sees(why),
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
    assert!(page.sees("Round 1 is posted, so these rules stay as they are"));
    assert!(page.attributes("[name^=opt-]", "name").is_empty());
    let mut form = page.form(&path);
    form.push(("options_of".into(), "umlabalaba".into()));
    form.push(("opt-target".into(), "any".into()));
    let form: Vec<(&str, &str)> = form.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
    organiser.post(&path, &form);
    let event = hall.app.desk.event(&hall.key).unwrap();
    assert_eq!(event.ruleset.code(), "umlabalaba");
}

#[test]
fn the_umpire_can_practise_first() {
    let hall = Hall::open();
    let page = hall.app.visitor().get(&format!("/u/{}", hall.codes[0]));
    let links = page.attributes("a[href^='/practice/']", "href");
    assert_eq!(
        links.last().map(String::as_str),
        Some("/practice/umlabalaba")
    );
    assert!(page.sees("Practise first"));
}
