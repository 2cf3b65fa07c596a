//! Puzzles: positions with one solution, without an account and without scripts.

use super::harness::{App, Page};
use super::umpire::Hall;
use inkundla::rules::Ruleset;
use inkundla::tournament::Names;

/// The turns that the form without scripts offers.
fn turns(page: &Page) -> Vec<String> {
    page.all("form.noscript option")
}

#[test]
fn a_visitor_solves_a_puzzle_tries_another_turn_and_sees_the_solution() {
    let app = App::start();
    let visitor = app.visitor();
    for ruleset in Ruleset::all() {
        let address = format!("/practice/{}/puzzle?n=2", ruleset.name());
        let page = visitor.get(&address);
        assert_eq!(page.status, 200, "{address}");
        assert!(page.sees("Puzzle 2 of"), "{}", page.text());
        let results: Vec<String> = turns(&page)
            .iter()
            .map(|turn| {
                let encoded = turn.replace('+', "%2B").replace('=', "%3D");
                visitor.get(&format!("{address}&turn={encoded}")).text()
            })
            .collect();
        let right = results
            .iter()
            .filter(|text| text.contains("Right:"))
            .count();
        let wrong = results
            .iter()
            .filter(|text| text.contains("That is not it."))
            .count();
        assert!(
            right > 0 && wrong > 0,
            "{address}: {right} right, {wrong} wrong"
        );
        assert_eq!(right + wrong, results.len(), "{address}");
        let shown = visitor.get(&format!("{address}&solution=1"));
        assert!(shown.sees("The solution:"), "{}", shown.text());
    }
    let illegal = visitor.get("/practice/umlabalaba/puzzle?n=1&turn=Z9");
    assert_eq!(illegal.status, 422);
    assert_eq!(visitor.get("/practice/chess/puzzle").status, 404);
    // Numbers beyond the last one lead to the last one.
    assert_eq!(visitor.get("/practice/reversi/puzzle?n=9999").status, 200);
}

#[test]
fn the_start_page_leads_to_the_puzzle_of_the_day() {
    let app = App::start();
    app.organiser();
    let visitor = app.visitor();
    let start = visitor.get("/");
    assert!(
        start
            .attributes("a", "href")
            .contains(&"/puzzle".to_owned())
    );
    let today = visitor.get("/puzzle");
    assert_eq!(today.status, 303);
    let address = today.header("location");
    assert!(address.contains("/puzzle?n="), "{address}");
    assert_eq!(address, visitor.get("/puzzle").header("location"));
    assert!(visitor.get(&address).sees("Puzzle"));
}

#[test]
fn a_level_is_chosen_and_its_sheet_printed() {
    let app = App::start();
    let visitor = app.visitor();
    let page = visitor.get("/practice/umlabalaba/puzzle");
    let links = page.attributes("a", "href");
    let levels: Vec<&String> = links.iter().filter(|one| one.contains("&level=")).collect();
    assert_eq!(levels.len(), 3, "{levels:?}");
    let mut count = 0;
    for level in ["easy", "middle", "hard"] {
        let first = format!("/practice/umlabalaba/puzzle?n=1&level={level}");
        assert!(levels.contains(&&first), "{levels:?}");
        let page = visitor.get(&first);
        let name = ["Easy", "Middling", "Hard"]
            .into_iter()
            .find(|name| page.all("#task small")[0] == *name);
        assert!(name.is_some(), "{}", page.text());
        let heading = page.all("#task h2").remove(0);
        let of: usize = heading.split_whitespace().nth(3).unwrap().parse().unwrap();
        count += of;
        // The next puzzle is of the same level, and after the last comes the first.
        let mut place = first.clone();
        for _ in 0..of {
            let links = visitor.get(&place).attributes(".learn .foot a", "href");
            place = links.last().unwrap().clone();
            assert!(place.ends_with(&format!("&level={level}")), "{place}");
        }
        assert_eq!(place, first);
        let sheet = visitor.get(&format!("/practice/umlabalaba/puzzles-{level}.pdf"));
        let leaves = crate::web::papers::read(&sheet.bytes);
        assert_eq!(leaves.len(), of.min(18).div_ceil(9) + 1, "{level}");
        assert!(leaves.last().unwrap().starts_with("Answers"), "{leaves:?}");
    }
    let all = visitor.get("/practice/umlabalaba/puzzle");
    let heading = all.all("#task h2").remove(0);
    assert!(heading.contains(&format!("of {count}")), "{heading}");
    for missing in ["puzzles-none.pdf", "puzzles-.pdf", "puzzles.pdf"] {
        let address = format!("/practice/umlabalaba/{missing}");
        assert_eq!(visitor.get(&address).status, 404, "{missing}");
    }
    let camelot = visitor.get("/practice/camelot/puzzles-easy.pdf");
    assert_eq!(camelot.status, 404, "no puzzle of Camelot is easy");
}

/// The demo has 24 players and two finished rounds.
#[test]
fn an_organiser_finds_twenty_puzzles_in_the_games_of_an_event() {
    let hall = Hall::demo();
    let teacher = hall.app.signed_in("Ms Khumalo");
    let address = format!("/e/{}/puzzles", hall.key);
    let files = teacher.get(&format!("/e/{}/files", hall.key));
    assert!(files.attributes("a", "href").contains(&address));
    let page = teacher.get(&address);
    let tasks = page.all(".found h3");
    assert_eq!(tasks.len(), 20, "{}", page.text());
    assert!(page.sees("games were searched."), "{}", page.text());
    let ruleset = Ruleset::by_name("umlabalaba").unwrap();
    for href in page.attributes(".found h3 a", "href") {
        let practice = teacher.get(&href);
        let form = practice.form("/practice/umlabalaba");
        let position = form.iter().find(|(name, _)| name == "p");
        let position = ruleset.read(&position.unwrap().1).unwrap();
        assert!(!position.turns().is_empty(), "{href}");
    }
    // Names of children are on neither.
    let child = hall.app.desk.entrants(&hall.organiser()).unwrap().remove(0);
    assert!(
        !page.body.contains(&child.name.display(Names::Full)),
        "{}",
        page.body
    );
    let sheet = teacher.get(&format!("{address}.pdf"));
    let leaves = crate::web::papers::read(&sheet.bytes);
    assert_eq!(
        leaves.len(),
        4,
        "two pages of nine, two puzzles, the answers"
    );
    assert!(leaves[0].contains("(Round "), "{}", leaves[0]);
    assert!(leaves[3].contains(" 20. "), "{}", leaves[3]);
}

#[test]
fn an_event_without_a_finished_game_has_no_puzzles_yet() {
    let hall = Hall::open();
    let teacher = hall.app.signed_in("Ms Khumalo");
    let page = teacher.get(&format!("/e/{}/puzzles", hall.key));
    assert!(page.sees("No puzzle yet."), "{}", page.text());
    assert_eq!(page.all(".found").len(), 0);
    let sheet = teacher.get(&format!("/e/{}/puzzles.pdf", hall.key));
    assert_eq!(sheet.status, 200);
}
