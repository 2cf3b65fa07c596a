//! Named formations ("Formations"): hints, not law.
use super::{after, at};
use inkundla_core::rules::{Formation, Formed, Position};

fn names(position: &Position, formed: &[Formed], which: Formation) -> Vec<String> {
    let Position::Mill(mill) = position else {
        unreachable!("a game of the family");
    };
    let points = mill.sheet().board().points;
    let name = |index: &u8| points[usize::from(*index)].name;
    let summary = |formed: &Formed| {
        let others: Vec<&str> = formed.points.iter().map(name).collect();
        format!(
            "{:?} {}: {}",
            formed.side,
            name(&formed.at),
            others.join(" ")
        )
    };
    let found = formed.iter().filter(|formed| formed.formation == which);
    found.map(summary).collect()
}

fn standing(rules: &str, text: &str, which: Formation) -> Vec<String> {
    let position = at(rules, text);
    names(&position, &position.formations(), which)
}

/// E2, A1, A3 and R2 around A2.
const EYE: &str = ".C....../C.C...../.C....cc 2 0/0 0 0 -/- 40";

#[test]
fn four_cows_around_an_empty_point_are_the_eye_of_the_lion() {
    let eyes = standing("umlabalaba", EYE, Formation::EyeOfTheLion);
    assert_eq!(eyes, ["First A2: E2 A1 A3 R2"]);
    let black = ".c....../c.c...../.c....CC 2 0/0 0 0 -/- 40";
    let eyes = standing("isizulu", black, Formation::EyeOfTheLion);
    assert_eq!(eyes, ["Second A2: E2 A1 A3 R2"]);
    let centre = "......../......../.C.C.C.C/. 2 0/0 0 0 -/- 40";
    let eyes = standing("isisuthu", centre, Formation::EyeOfTheLion);
    assert_eq!(eyes, ["First C0: R2 R4 R6 R8"]);
}

#[test]
fn four_cows_that_do_not_stand_next_to_the_point_are_no_eye() {
    let corner = ".CC...CC/......../......cc 2 0/0 0 0 -/- 40";
    assert!(standing("umlabalaba", corner, Formation::EyeOfTheLion).is_empty());
    let taken = ".C....../CcC...../.C....cc 2 0/0 0 0 -/- 40";
    assert!(standing("umlabalaba", taken, Formation::EyeOfTheLion).is_empty());
}

#[test]
fn whichever_cow_of_the_eye_is_shot_a_line_can_be_made() {
    // A fifth cow far away keeps the player from flying.
    for eye_without_one in [
        "....C.../C.C...../.C..c.cc",
        ".C..C.../..C...../.C..c.cc",
        ".C..C.../C......./.C..c.cc",
        ".C..C.../C.C...../....c.cc",
    ] {
        let position = at("isizulu", &format!("{eye_without_one} 1 0/0 0 0 -/- 40"));
        let turns = position.turns();
        let makes_line = turns.iter().any(|turn| turn.contains("-A2x"));
        assert!(makes_line, "{eye_without_one}: {turns:?}");
    }
}

#[test]
fn a_cow_that_steps_from_line_to_line_is_a_cats_jaw() {
    // E6 is in the line E5-E6-E7 and can step to A6 between A5 and A7.
    let text = "cc..CCC./..c.C.C./cc...... 1 0/0 0 0 -/- 40";
    for rules in ["umlabalaba", "gar", "isizulu"] {
        let jaws = standing(rules, text, Formation::CatsJaw);
        assert_eq!(jaws, ["First A6: E5 E6 E7 A5 A7"], "{rules}");
    }
}

#[test]
fn a_cats_jaw_needs_the_empty_point() {
    let closed = "cc..CCC./..c.CcC./cc...... 1 0/0 0 0 -/- 40";
    assert!(standing("umlabalaba", closed, Formation::CatsJaw).is_empty());
    let no_line = "cc..C.C./..c.CCC./cc...... 1 0/0 0 0 -/- 40";
    let jaws = standing("umlabalaba", no_line, Formation::CatsJaw);
    assert_eq!(jaws, ["First E6: E5 E7 A5 A6 A7"]);
}

fn guns(rules: &str, text: &str, turns: &str) -> Vec<String> {
    let course = after(rules, text, turns);
    names(
        course.position(),
        &course.formations(),
        Formation::MachineGun,
    )
}

#[test]
fn a_straight_move_that_makes_a_line_is_a_machine_gun() {
    let text = "cc..CCC./..c.C.C./cc...... 1 0/0 0 0 -/- 40";
    assert_eq!(
        guns("umlabalaba", text, "E6-A6xE1"),
        ["First A6: E6 A5 A6 A7"]
    );
    assert_eq!(
        guns("umlabalaba", text, "E6-A6xE1 E2-E1 A6-E6xA3"),
        ["First E6: E5 E6 E7 A6"]
    );
    assert!(guns("umlabalaba", text, "E6-A6xE1 E2-E1").is_empty());
}

#[test]
fn a_placing_a_diagonal_move_and_a_flight_are_no_machine_gun() {
    let placing = "CC....../......../cc...... 1 2/2 0 0 -/- 20";
    assert!(guns("umlabalaba", placing, "E3xR1").is_empty());
    let diagonal = "C...C.../.CC...../ccc....c 1 0/0 0 0 -/- 40";
    assert!(guns("umlabalaba", diagonal, "E1-A1xR8").is_empty());
    let flight = "CC..C.../......../cccc.... 1 0/0 0 0 -/- 40";
    assert!(guns("umlabalaba", flight, "E5-E3xR4").is_empty());
}
