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
fn every_step_of_every_game_can_be_done_and_shown() {
    let app = App::start();
    let visitor = app.visitor();
    for game in games() {
        let first = visitor.get(&format!("/practice/{game}/learn"));
        is_sound(&first);
        let steps = first.attributes(".lesson a", "href");
        assert!((8..=12).contains(&steps.len()), "{game}: {steps:?}");
        let (_, tasks) = steps.split_last().unwrap();
        for (index, step) in tasks.iter().enumerate() {
            let (_, page) = done(&visitor, step);
            assert!(page.all("#say.good")[0].starts_with("Well done."), "{step}");
            assert_eq!(page.all(".lesson .done").len(), index + 1);
            let next = page.attributes(".foot .primary", "href").remove(0);
            assert_eq!(next, steps[index + 1]);
            let shown = visitor.get(&format!("{step}&show=1"));
            is_sound(&shown);
            let say = shown.all("#say.warn").remove(0);
            assert!(say.starts_with("This is it:"), "{step}: {say}");
            assert!(!say.contains("learn-task"), "{step}: {say}");
        }
    }
}

/// The learner captures where that is possible, and else plays one turn after the other of the list.
#[test]
fn the_last_step_is_a_whole_game_against_the_program() {
    let app = App::start();
    let visitor = app.visitor();
    for game in ["umlabalaba", "reversi"] {
        let first = visitor.get(&format!("/practice/{game}/learn"));
        let last = first.attributes(".lesson a", "href").pop().unwrap();
        let mut page = visitor.get(&last);
        assert!(page.sees("A short game"), "{}", page.text());
        let mut count = 0;
        while !page.attributes("#live", "data-turns")[0].is_empty() {
            let turns = page.attributes("#live", "data-turns").remove(0);
            let turns: Vec<&str> = turns.split(' ').collect();
            let any = turns[count % turns.len()];
            let turn = turns.iter().find(|turn| turn.contains('x')).unwrap_or(&any);
            let play = page.attributes("#live", "data-play").remove(0);
            page = visitor.get(&format!("{play}{}", turn.replace('=', "%3D")));
            is_sound(&page);
            count += 1;
            assert!(count < 200, "{play}");
        }
        assert!(count > 3, "{game}");
        let again = page.attributes(".foot a", "href");
        assert!(again.contains(&last), "{game}: {again:?}");
        let practice = page.attributes(".foot .primary", "href").remove(0);
        assert_eq!(practice, format!("/practice/{game}"));
    }
}

#[test]
fn another_turn_than_the_step_asks_for_is_answered_with_the_task() {
    let app = App::start();
    let visitor = app.visitor();
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
    let app = App::start();
    let visitor = app.visitor();
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
    let app = App::start();
    let visitor = app.visitor();
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

#[test]
fn the_lesson_for_umpires_leads_from_question_to_question() {
    let app = App::start();
    let visitor = app.visitor();
    assert!(
        visitor
            .get("/practice")
            .attributes("a", "href")
            .contains(&"/practice/umpire/learn".to_owned())
    );
    let mut place = "/practice/umpire/learn".to_owned();
    let mut count = 0;
    loop {
        let page = visitor.get(&place);
        is_sound(&page);
        let answers = page.attributes(".choices a", "href");
        assert_eq!(answers.len(), 3, "{place}");
        let tried: Vec<Page> = answers.iter().map(|answer| visitor.get(answer)).collect();
        let right: Vec<&Page> = tried
            .iter()
            .filter(|page| !page.all("#say.good").is_empty())
            .collect();
        assert_eq!(right.len(), 1, "{place}");
        assert!(right[0].all("#say")[0].starts_with("Right."), "{place}");
        assert_eq!(
            tried
                .iter()
                .filter(|page| page.sees("Think again."))
                .count(),
            2,
            "{place}"
        );
        count += 1;
        let next = right[0].attributes("main .primary", "href");
        place = next.last().unwrap().clone();
        if place == "/practice" {
            break;
        }
    }
    assert_eq!(count, 9);
    for hostile in ["step=0", "step=99&answer=7", "answer=2"] {
        let page = visitor.get(&format!("/practice/umpire/learn?{hostile}"));
        assert_eq!(page.status, 200, "{hostile}");
    }
}

#[test]
fn a_sheet_for_a_class_has_tasks_in_front_and_answers_behind() {
    let app = App::start();
    let visitor = app.visitor();
    for game in games() {
        for language in ["en", "zu"] {
            let place = format!("/practice/{game}/class.pdf?lang={language}");
            let sheet = visitor.get(&place);
            assert_eq!(sheet.status, 200, "{place}");
            assert_eq!(sheet.header("content-type"), "application/pdf");
            let leaves = crate::web::papers::read(&sheet.bytes);
            assert_eq!(leaves.len(), 2, "{place}");
            for number in 1..=9 {
                let number = format!(" {number}. ");
                assert!(
                    leaves.iter().all(|leaf| leaf.contains(&number)),
                    "{place}: {leaves:?}"
                );
            }
            assert!(!leaves[0].contains("class-"), "{}", leaves[0]);
        }
    }
    let sheet = visitor.get("/practice/umlabalaba/class.pdf?lang=en");
    let leaves = crate::web::papers::read(&sheet.bytes);
    assert!(leaves[0].contains("White can make a three in a row and shoot"));
    assert!(leaves[1].contains("A2xA7"), "{}", leaves[1]);
    assert_eq!(visitor.get("/practice/chess/class.pdf").status, 404);
}
