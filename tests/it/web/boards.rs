//! A recorded game of each kind is entered by the umpire's forms, and special turns are described in words.

mod events;
mod steps;

use super::harness::Page;
use super::papers::{bytes, read};
use super::umpire::{Hall, Phone};
use inkundla::i18n::Language;
use inkundla::rules::{GameHistory, Position, Ruleset};

const MILL: &str = include_str!("../../../fixtures/law/mill_playouts.tsv");

const CAMELOT: &str = include_str!("../../../fixtures/law/camelot_playouts.tsv");

const REVERSI: &str = include_str!("../../../fixtures/law/reversi_playouts.tsv");

const LIGHT: usize = 28_000;

/// The turns of the recorded games of a ruleset.
pub fn games(ruleset: &str) -> Vec<Vec<&'static str>> {
    let (file, begins) = match ruleset {
        "camelot" => (CAMELOT, "G"),
        "reversi" => (REVERSI, "G"),
        mill => (MILL, mill),
    };
    let lines = file.lines().skip(1);
    let lines = lines.filter(|line| line.split('\t').next().unwrap().starts_with(begins));
    lines
        .map(|line| line.split('\t').next_back().unwrap().split(' ').collect())
        .collect()
}

/// The turns of a game, including the passes that some records leave out.
pub fn course(ruleset: &str, turns: &[&str]) -> GameHistory {
    let mut course = GameHistory::from(Ruleset::by_name(ruleset).unwrap().start());
    for turn in turns {
        if *turn != "--" && course.position().turns() == ["--"] {
            course.play("--").unwrap();
        }
        if *turn == "RC" {
            assert!(course.give_turn());
        } else {
            course.play(turn).unwrap();
        }
    }
    course
}

/// A recorded game that ends on the board, without cards.
fn whole_game(ruleset: &str) -> GameHistory {
    let game = games(ruleset)
        .into_iter()
        .filter(|turns| !turns.contains(&"RC"))
        .map(|turns| course(ruleset, &turns))
        .find(|course| course.verdict().is_some());
    game.unwrap()
}

/// The position with the most legal turns.
fn heaviest(course: &GameHistory) -> usize {
    let weight = |position: &Position| position.turns().join(" ").len();
    let weights = course.positions().iter().map(weight).enumerate();
    weights.max_by_key(|(_, weight)| *weight).unwrap().0
}

fn prompt_text(page: &Page) -> String {
    page.all("#say").join("")
}

/// Plays a whole game by the forms, and returns the last page.
fn plays_through(ruleset: &str) -> Page {
    let course = whole_game(ruleset);
    let hall = Hall::of(ruleset);
    let phone = hall.umpire("Ms Naidoo");
    let heaviest = heaviest(&course);
    let mut seen = 0;
    let mut last = phone.page();
    for (ply, turn) in course.turns().iter().enumerate() {
        if ply == heaviest {
            let (_, bytes) = phone.weight();
            println!("{ruleset}: {bytes} bytes before turn {ply}");
            assert!(bytes <= LIGHT, "{ruleset}: {bytes} bytes over the wire");
        }
        let number = seen.to_string();
        last = phone.sends(&number, &[("act", "turn"), ("turn", turn)]);
        assert_eq!(
            last.status,
            200,
            "{ruleset} {ply} {turn}: {}",
            prompt_text(&last)
        );
        seen = if seen == 0 { 2 } else { seen + 1 };
    }
    let men = course.position().men().len();
    let spoken = hall.board().all("#as-text li");
    assert_eq!(spoken.len(), men, "{ruleset}: {spoken:?}");
    assert!(
        !prompt_text(&last).contains("clause-"),
        "{}",
        prompt_text(&last)
    );
    let record = hall.board();
    assert!(record.sees(&format!("{}. ", course.turns().len())));
    let replay = format!("/e/{}/boards/1/1/replay?entry={seen}", hall.key);
    let replay = hall.app.visitor().get(&replay);
    assert_eq!(replay.status, 200);
    // Nothing begins to count after the end.
    for page in [&record, &last, &replay] {
        assert!(!page.sees("do not count yet"), "{}", page.text());
    }
    for words in ["turn-text-", "kind-", "counts-", "quiet-", "say-", "side-"] {
        assert!(
            !record.sees(words) && !last.sees(words),
            "{ruleset} {words}"
        );
    }
    last
}

/// The positions of all records with the most legal turns.
#[test]
fn the_page_is_small_even_with_the_most_legal_turns() {
    for ruleset in ["camelot", "isipowe"] {
        let courses = games(ruleset)
            .into_iter()
            .map(|turns| course(ruleset, &turns));
        let weight =
            |course: &GameHistory| course.positions()[heaviest(course)].turns().join(" ").len();
        let course = courses.max_by_key(weight).unwrap();
        let hall = Hall::of(ruleset);
        let phone = hall.umpire("Ms Naidoo");
        let ply = heaviest(&course);
        for (seen, turn) in course.turns()[..ply].iter().enumerate() {
            let seen = if seen == 0 { 0 } else { seen + 1 };
            let answer = phone.sends(&seen.to_string(), &[("act", "turn"), ("turn", turn)]);
            assert_eq!(answer.status, 200, "{}", prompt_text(&answer));
        }
        let listed = course.positions()[ply].turns().len();
        for language in Language::written() {
            let tag = language.tag();
            phone.client.get(&format!("{}?lang={tag}", phone.path));
            let (_, bytes) = phone.weight();
            println!("{ruleset} in {tag}: {bytes} bytes with {listed} turns");
            assert!(
                bytes <= LIGHT,
                "{ruleset} in {tag}: {bytes} bytes over the wire"
            );
        }
    }
}

#[test]
fn a_game_of_isisuthu() {
    let last = plays_through("isisuthu");
    assert!(
        prompt_text(&last).contains("wins:"),
        "{}",
        prompt_text(&last)
    );
}

#[test]
fn a_game_of_isizulu() {
    plays_through("isizulu");
}

#[test]
fn a_game_of_isipowe() {
    plays_through("isipowe");
}

#[test]
fn a_game_of_umlabalaba() {
    plays_through("umlabalaba");
}

#[test]
fn a_game_of_morabaraba() {
    plays_through("morabaraba");
}

#[test]
fn a_game_of_gar() {
    plays_through("gar");
}

#[test]
fn a_game_of_camelot() {
    let last = plays_through("camelot");
    assert!(
        prompt_text(&last).contains("wins: all pieces of the other player are captured"),
        "{}",
        prompt_text(&last)
    );
}

#[test]
fn a_game_of_reversi() {
    let last = plays_through("reversi");
    assert!(
        prompt_text(&last).contains("the board is full and the discs are counted"),
        "{}",
        prompt_text(&last)
    );
}

/// A phone at a board of Camelot with these white and black men, White to move.
pub fn camelot_set_up([men, knights, black]: [&str; 3]) -> (Hall, Phone) {
    let hall = Hall::of("camelot");
    let phone = hall.umpire("Ms Naidoo");
    phone.noted(&[
        ("act", "set-up"),
        ("on-first-man", men),
        ("on-first-knight", knights),
        ("on-second-man", black),
        ("on-second-knight", ""),
        ("side", "first"),
        ("reason", "an example"),
    ]);
    (hall, phone)
}

#[test]
fn reversi_and_gar_begin_with_black() {
    for ruleset in ["reversi", "gar"] {
        let hall = Hall::of(ruleset);
        let phone = hall.umpire("Ms Naidoo");
        let turn = phone.page().all("form.noscript option")[0].clone();
        phone.plays(&turn);
        assert!(hall.board().sees("1. Black p"), "{}", hall.board().text());
    }
}

#[test]
fn every_game_is_offered_with_its_board_and_printed_with_its_sides() {
    let hall = Hall::of("reversi");
    let teacher = hall.app.signed_in("Ms Khumalo");
    let page = teacher.get("/new");
    assert_eq!(page.all("input[name=ruleset]").len(), 8);
    assert_eq!(page.all("svg.picture").len(), 8);
    for words in ["game-", "-about"] {
        assert!(!page.sees(words), "{}", page.text());
    }
    let sheets = format!("/e/{}/rounds/1/print/sheets.pdf", hall.key);
    for sheet in read(&bytes(&teacher, &sheets)) {
        assert!(sheet.contains("Black wins Draw White wins"), "{sheet}");
        for square in ["a1", "d4", "h8"] {
            assert!(sheet.contains(square), "{square} in {sheet}");
        }
    }
    let round = teacher.get(&format!("/e/{}/rounds/1", hall.key));
    assert!(round.sees("Board Black Result White"), "{}", round.text());
}
