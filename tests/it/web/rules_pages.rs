//! For teachers: rules pages, options of an event, the practice board.

mod lessons;
mod options;
mod pictures;

use super::harness::{App, Client, Page};
use super::umpire::Hall;
use crate::common::fixtures::law_table;
use inkundla::rules::Ruleset;
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
    for row in law_table("mill_playouts.tsv") {
        if found.iter().all(|(game, ..)| *game != row[0]) {
            found.push((row[0].clone(), row[5].clone(), row[4].clone()));
        }
    }
    let row = &law_table("camelot_playouts.tsv")[0];
    found.push(("camelot".into(), row[5].clone(), row[4].clone()));
    let row = &law_table("reversi_playouts.tsv")[0];
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

/// The number of turns played on a practice board.
fn turn_count(page: &Page) -> usize {
    page.all("#turns li").len()
}

#[test]
fn the_program_answers_every_turn_of_each_ruleset() {
    let visitor = App::start().visitor();
    for (game, turns, _) in one_game_each() {
        let first = turns.split(' ').next().unwrap();
        let page = visitor.get(&format!("/practice/{game}?against=1&seed=5"));
        is_sound(&page);
        assert_eq!(turn_count(&page), 0, "{game}: the player begins");
        let page = plays(&visitor, &page, &game, first);
        assert_eq!((page.status, turn_count(&page)), (200, 2), "{game}");
        is_sound(&page);
        // The same seed plays the same game; the address holds it all.
        let again = visitor.get(&page.attributes("#live", "data-here")[0]);
        assert_eq!(again.all("#turns li"), page.all("#turns li"), "{game}");
        let undone = visitor.get(&page.attributes("a[data-undo]", "href")[0]);
        assert_eq!(turn_count(&undone), 0, "{game}: both turns are undone");
        let redone = undone.attributes("a[data-go]", "href");
        let redone = visitor.get(&redone[0]);
        assert_eq!(turn_count(&redone), 2, "{game}: and both are redone");
        assert_eq!(redone.all("#turns li"), page.all("#turns li"), "{game}");
    }
}

#[test]
fn the_program_begins_where_the_player_is_second_and_gives_hints() {
    let visitor = App::start().visitor();
    let page = visitor.get("/practice/umlabalaba?against=3&side=2&seed=1");
    assert_eq!(turn_count(&page), 1);
    let names = page.all(".nm");
    assert!(names[0].starts_with("Program (beginner)"), "{names:?}");
    assert!(names[1].starts_with("You:"), "{names:?}");
    let hints = page.attributes("a[data-go]", "href");
    let hint = hints.iter().find(|href| href.contains("hint=1")).unwrap();
    let hinted = visitor.get(hint);
    let said = hinted.all("#say").join("");
    assert!(said.starts_with("Look at "), "{said}");
    assert_eq!(turn_count(&hinted), 1, "a hint plays nothing");
    let new = page.attributes("a[data-go]", "href");
    let new = new
        .iter()
        .find(|href| !href.contains("m=") && !href.contains("hint"))
        .unwrap();
    assert!(!new.contains("seed="), "another game: {new}");
    // A grade that does not exist leaves the board for two.
    let two = visitor.get("/practice/umlabalaba?against=77");
    assert_eq!(two.all(".nm")[1], "White");
}

/// The umpire writes down what was played; who plays is asked to play.
#[test]
fn the_board_speaks_to_who_plays() {
    let visitor = App::start().visitor();
    let asked = |query: &str| {
        visitor
            .get(&format!("/practice/umlabalaba{query}"))
            .all("#say")
    };
    assert_eq!(asked(""), ["White: place a cow"]);
    assert_eq!(asked("?against=1"), ["Your turn: place a cow"]);
    assert_eq!(asked("?against=1&lang=zu"), ["Ithuba lakho: beka inkomo"]);
    let lesson = visitor.get("/practice/umlabalaba/learn?step=2&lang=en");
    let shoot = lesson.attributes("#live", "data-say-shoot");
    assert_eq!(shoot, ["Three in a row! Shoot a cow"]);
}

#[test]
fn turns_are_undone_and_redone() {
    let visitor = App::start().visitor();
    let page = visitor.get("/practice/isisuthu?m=E1+E2+A3");
    let undone = visitor.get(&page.attributes("a[data-go]", "href")[0]);
    assert_eq!(undone.all("#turns li").len(), 2);
    let again = undone.attributes("a[data-go]", "href");
    assert_eq!(
        visitor.get(&again[1]).all("#turns li").len(),
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
    assert_eq!(page.all("#turns li").len(), 1, "the game stands");
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
