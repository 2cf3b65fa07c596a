//! The special turns of each game, described in words.

use super::{camelot_set_up, course, games, prompt_text};
use crate::web::harness::Page;
use crate::web::umpire::{Hall, Phone};
use inkundla::rules::Position;

/// Plays turns, and returns the page after them.
fn after(phone: &Phone, turns: &[String]) -> Page {
    let mut last = phone.page();
    for (ply, turn) in turns.iter().enumerate() {
        let seen = if ply == 0 { 0 } else { ply + 1 };
        last = phone.sends(&seen.to_string(), &[("act", "turn"), ("turn", turn)]);
        assert_eq!(last.status, 200, "{turn}: {}", prompt_text(&last));
    }
    last
}

/// The turns of a record up to the first position that satisfies a condition.
fn turns_to(ruleset: &str, is_it: impl Fn(&[String]) -> bool) -> Vec<String> {
    let courses = games(ruleset).into_iter();
    let courses = courses.filter(|turns| !turns.contains(&"RC"));
    let found = courses
        .map(|turns| course(ruleset, &turns))
        .find_map(|course| {
            let mut positions = course.positions().iter();
            let ply = positions.position(|position| is_it(&position.turns()))?;
            Some(course.turns()[..ply].to_vec())
        });
    found.unwrap()
}

#[test]
fn a_forced_pass_is_announced_and_is_one_button() {
    for ruleset in ["reversi", "isizulu", "isisuthu"] {
        let hall = Hall::of(ruleset);
        let phone = hall.umpire("Ms Naidoo");
        let page = after(&phone, &turns_to(ruleset, |turns| turns == ["--"]));
        let say = prompt_text(&page);
        assert!(say.contains("cannot move, so"), "{say}");
        assert!(say.ends_with("moves again."), "{say}");
        let pass = page.all("form:has(input[name=turn][value='--']) button");
        assert_eq!(pass, ["Record the pass"]);
        assert_eq!(phone.plays("--").status, 200);
        assert!(hall.board().sees("cannot move and passes"));
    }
}

#[test]
fn on_a_full_board_both_players_are_asked_for_a_gift() {
    let hall = Hall::of("isizulu");
    let phone = hall.umpire("Ms Naidoo");
    let gift = |turns: &[String]| turns.iter().all(|turn| turn.starts_with('~'));
    let turns = turns_to("isizulu", |turns| !turns.is_empty() && gift(turns));
    let page = after(&phone, &turns);
    let asked = "tap the cow to give away";
    assert!(
        prompt_text(&page).ends_with(asked),
        "{}",
        prompt_text(&page)
    );
    let page = phone.plays(&listed(&page)[0]);
    assert!(
        prompt_text(&page).ends_with(asked),
        "{}",
        prompt_text(&page)
    );
    let page = phone.plays(&listed(&page)[0]);
    assert!(
        !prompt_text(&page).contains("given away"),
        "{}",
        prompt_text(&page)
    );
    assert!(hall.board().sees("25. White gives away the cow on"));
}

/// The turns in a fragment for scripts.
fn listed(part: &Page) -> Vec<String> {
    let turns = part.attributes("#live", "data-turns").remove(0);
    turns.split(' ').map(str::to_owned).collect()
}

/// The umpire's page before the first position in any record that satisfies a condition.
fn before(ruleset: &str, is_it: impl Fn(&Position) -> bool) -> Page {
    let records = games(ruleset).into_iter();
    let courses = records.filter(|turns| !turns.contains(&"RC"));
    let courses = courses.map(|turns| course(ruleset, &turns));
    let found = courses.filter_map(|course| {
        let ply = course.positions().iter().position(&is_it)?;
        Some(course.turns()[..ply].to_vec())
    });
    let turns = found.min_by_key(Vec::len).unwrap();
    let hall = Hall::of(ruleset);
    let phone = hall.umpire("Ms Naidoo");
    after(&phone, &turns);
    phone.page()
}

#[test]
fn each_special_turn_is_described_in_words() {
    let flies = |position: &Position| {
        let stock = position.stock()[position.to_move()];
        stock.in_hand == 0 && stock.on_board == 3 && position.turns().len() > 12
    };
    let page = before("umlabalaba", flies);
    let say = prompt_text(&page);
    assert!(say.contains("has three cows and may fly"), "{say}");
    let captures = |position: &Position| {
        let turns = position.turns();
        !turns.is_empty() && turns.iter().all(|turn| turn.contains('x'))
    };
    let page = before("camelot", captures);
    assert!(
        prompt_text(&page).contains("has to capture"),
        "{}",
        prompt_text(&page)
    );
    // The script's prompts between the taps come with the page.
    let jump = page.attributes("#main", "data-say-jump");
    assert_eq!(jump, ["The jump goes on. Tap the next square"]);
    let to = page.attributes("#main", "data-say-to");
    assert_eq!(
        to,
        ["Tap each square where it landed, or only the last one"]
    );
    let page = before("isizulu", |position| {
        position.turns().join(" ").contains('x')
    });
    let shoot = page.attributes("#main", "data-say-shoot");
    assert_eq!(shoot, ["Three in a row! Tap the cow that was shot"]);
}

#[test]
fn the_duty_to_leave_the_own_castle_is_announced_and_enforced() {
    let (_, phone) = camelot_set_up(["E3 K6", "", "F2 A13 B13"]);
    assert!(prompt_text(&phone.page()).contains("has to capture"));
    // A jump may lead in; the piece has to leave again on the next turn.
    phone.plays("E3xG1");
    let page = phone.plays("A13-A12");
    let say = prompt_text(&page);
    let duty = "has to leave their own castle. Tap the piece there";
    assert!(say.contains(duty), "{say}");
    assert_eq!(
        phone.page().all("form.noscript option"),
        ["G1-F2", "G1-G2", "G1-H2"]
    );
    let refused = phone.plays("K6-K7");
    assert_eq!(refused.status, 422);
    assert_eq!(
        prompt_text(&refused),
        "K6-K7: The piece on G1 has to leave its own castle first."
    );
    let page = phone.plays("G1-G2");
    assert_eq!(page.status, 200);
    assert!(
        !prompt_text(&page).contains("castle"),
        "{}",
        prompt_text(&page)
    );
    // By a jump, if it can.
    let (_, phone) = camelot_set_up(["G1 E8 K6", "", "F2 E9 A13"]);
    let say = prompt_text(&phone.page());
    let duty = "has to leave their own castle, with a jump. Tap the piece there";
    assert!(say.contains(duty), "{say}");
    assert_eq!(phone.page().all("form.noscript option"), ["G1xE3"]);
}

#[test]
fn a_knight_that_canters_beside_an_enemy_has_to_charge_on() {
    let (hall, phone) = camelot_set_up(["D4 K6", "C5", "F2 A13 B13"]);
    let page = phone.page();
    let from_c5: Vec<String> = page.all("form.noscript option");
    let charges: Vec<_> = from_c5
        .iter()
        .filter(|turn| turn.starts_with("C5-E3"))
        .collect();
    assert_eq!(charges, ["C5-E3xG1"], "{from_c5:?}");
    let refused = phone.plays("C5-E3");
    assert_eq!(refused.status, 422);
    assert!(
        prompt_text(&refused).contains("captur"),
        "{}",
        prompt_text(&refused)
    );
    assert_eq!(phone.plays("C5-E3xG1").status, 200);
    assert!(hall.board().sees("E3"), "{}", hall.board().text());
}

#[test]
fn kinds_are_counted_where_they_are_chosen() {
    let hall = Hall::of("isipowe");
    let phone = hall.umpire("Ms Naidoo");
    let left = ["cow 9", "herd-boys 2", "warriors 1"];
    assert_eq!(phone.page().all(".kinds button"), left);
    phone.plays("E4=W");
    let page = phone.plays("A1");
    assert_eq!(page.all(".kinds button[disabled]"), ["warriors 0"]);
    assert!(hall.board().sees("E4, White warriors"));
}

#[test]
fn wrongly_flipped_discs_stay_as_the_umpire_enters_them() {
    let hall = Hall::of("reversi");
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("c4");
    let refused = phone.plays("c3!-c4");
    assert_eq!(refused.status, 422);
    let why = "Only the umpire can record wrongly turned discs";
    assert!(refused.sees(why), "{}", prompt_text(&refused));
    phone.plays("c3");
    // Until the opponent has moved, they are flipped, and the turn stays.
    let other = phone.page().all("form.noscript option")[0].clone();
    assert_eq!(phone.plays(&other).status, 200);
    phone.finds("?n=2&what=discs&w-d4=on&w-d5=on");
    let board = hall.board();
    let words = "places a disc on c3; left unturned by mistake: d4; turned by mistake: d5";
    assert!(board.sees(words), "{}", board.text());
    // Play goes on from the actual board, also after the record is read again.
    let next = phone.page().all("form.noscript option")[0].clone();
    assert_eq!(phone.plays(&next).status, 200);
    assert!(hall.board().sees("Black places a disc on"));
    let path = format!("{}/dispute?n=2&what=discs&w-h8=on", phone.path);
    assert_eq!(phone.client.get(&path).status, 422);
}
