//! A game learnt step by step: each step can be done, is checked by the law, and leads to the next.

use super::{App, Client, Page, games, is_sound};

/// Tries every turn of a step until one is what it asks for.
fn done(visitor: &Client, place: &str) -> (usize, Page) {
    let page = visitor.get(place);
    let turns = page.attributes("#live", "data-turns").remove(0);
    let turns: Vec<&str> = turns.split(' ').collect();
    for turn in &turns {
        let tried = visitor.get(&format!("{place}&turn={}", turn.replace('=', "%3D")));
        is_sound(&tried);
        if !tried.all(".well").is_empty() {
            return (turns.len(), tried);
        }
    }
    panic!("{place}: {turns:?}");
}

#[test]
fn every_step_of_every_game_can_be_done() {
    let visitor = App::start().visitor();
    for game in games() {
        let first = visitor.get(&format!("/practice/{game}/learn"));
        is_sound(&first);
        let steps = first.attributes(".lesson a", "href");
        assert!((4..=6).contains(&steps.len()), "{game}: {steps:?}");
        for (index, step) in steps.iter().enumerate() {
            let (_, page) = done(&visitor, step);
            assert!(page.all("#say.good")[0].starts_with("Well done."), "{step}");
            assert_eq!(page.all(".lesson .done").len(), index + 1);
            let next = page.attributes(".foot .primary", "href").remove(0);
            match steps.get(index + 1) {
                Some(following) => assert_eq!(&next, following),
                None => assert_eq!(next, format!("/practice/{game}")),
            }
        }
    }
}

#[test]
fn another_turn_than_the_step_asks_for_is_answered_with_the_task() {
    let visitor = App::start().visitor();
    let page = visitor.get("/practice/umlabalaba/learn?step=2&turn=E6");
    assert_eq!(page.status, 200);
    let say = page.all("#say.warn").remove(0);
    assert!(
        say.contains("White places a cow on E6") && say.contains("Tap A2"),
        "{say}"
    );
    assert_eq!(page.attributes("#live", "data-turns"), [""]);
    let page = visitor.get("/practice/umlabalaba/learn?step=2&turn=A1");
    assert_eq!(page.status, 422);
    assert!(page.all("#say.bad")[0].contains("There is a cow on A1"));
    for hostile in ["step=0", "step=99", "step=2&turn=%00%ff"] {
        let page = visitor.get(&format!("/practice/umlabalaba/learn?{hostile}"));
        assert!(
            matches!(page.status, 200 | 400 | 422),
            "{hostile}: {}",
            page.status
        );
    }
    assert_eq!(visitor.get("/practice/chess/learn").status, 404);
}

/// Without scripts the turns are a list to choose from.
#[test]
fn a_lesson_is_a_form_without_scripts() {
    let visitor = App::start().visitor();
    let page = visitor.get("/practice/reversi/learn?step=1");
    let fields = page.form("/practice/reversi/learn");
    assert!(
        fields
            .iter()
            .any(|(name, value)| name == "step" && value == "1")
    );
    let turns = page.all(".noscript option");
    let (count, _) = done(&visitor, "/practice/reversi/learn?step=1");
    assert_eq!(turns.len(), count);
}

#[test]
fn both_lists_lead_to_the_lesson_the_rules_and_the_board() {
    let visitor = App::start().visitor();
    for (list, title) in [
        ("/rules", "Rules of the games"),
        ("/practice", "Learn a game"),
    ] {
        let page = visitor.get(list);
        is_sound(&page);
        assert_eq!(page.all("h1"), [title]);
        assert_eq!(
            page.all(".game svg").len(),
            page.all(".game .i").len() + 8,
            "a board each"
        );
        for game in games() {
            for place in [
                format!("/practice/{game}/learn"),
                format!("/rules/{game}"),
                format!("/practice/{game}"),
            ] {
                assert!(
                    page.attributes(".game a", "href").contains(&place),
                    "{list}: {place}"
                );
            }
        }
    }
}
