//! A player who comes after a round is posted, with half a point for some earlier rounds.

use crate::web::harness::Page;
use crate::web::rounds::{EIGHT, Hall};
use crate::web::systems::settle;

const LATE: [(&str, &str); 3] = [("row", "1"), ("given", "Zola"), ("family", "Late")];

/// A Swiss event with two closed rounds and a third that is played, and a player who comes then.
fn late(settings: &[(&str, &str)]) -> (Hall, i64) {
    let hall = Hall::with(&EIGHT);
    settle(
        &hall,
        &[&[("system", "swiss"), ("rounds", "4")], settings].concat(),
    );
    for round in 1..=2 {
        hall.next_round(round);
        hall.white_wins_everywhere(round);
    }
    hall.next_round(3);
    hall.post("/players/add", &LATE);
    let all = hall.app.desk.entrants(&hall.right).unwrap();
    let id = all.last().unwrap().id.0;
    (hall, id)
}

fn ticked(page: &Page) -> Vec<String> {
    page.attributes("#earlier input[checked]", "value")
}

fn points(hall: &Hall) -> String {
    let csv = String::from_utf8(hall.file("/standings.csv")).unwrap();
    let line = csv.lines().find(|line| line.contains("Zola")).unwrap();
    line.split(',').nth(6).unwrap().to_owned()
}

/// The rounds of the player in the report file.
fn reported(hall: &Hall) -> String {
    let text = String::from_utf8(hall.file("/event.trf")).unwrap();
    let line = text
        .split(['\r', '\n'])
        .find(|line| line.contains("Late, Zola"));
    line.unwrap().chars().skip(89).collect()
}

#[test]
fn a_late_player_gets_half_points_for_earlier_rounds_until_the_first_game() {
    let (hall, id) = late(&[]);
    let page = format!("/players/{id}");
    let before = hall.get(&page);
    assert_eq!(
        before.attributes("#earlier input", "value"),
        ["1", "2", "3"]
    );
    assert_eq!(ticked(&before), [] as [&str; 0]);
    assert_eq!(points(&hall), "0");
    let door = format!("{page}/earlier");
    let saved = hall.post_and_look(&door, &[("half", "1"), ("half", "3")]);
    assert_eq!(ticked(&saved), ["1", "3"]);
    assert_eq!(points(&hall), "1");
    hall.white_wins_everywhere(3);
    assert!(
        hall.get("/history")
            .sees("Zola Late: the rounds before the entry")
    );
    let only = hall.post_and_look(&door, &[("half", "1")]);
    assert_eq!(ticked(&only), ["1"]);
    assert_eq!(points(&hall), "0.5");
    for wrong in ["4", "x"] {
        let refused = hall.post(&door, &[("half", wrong)]);
        assert_eq!(refused.status, 422, "{wrong}: {}", refused.text());
    }
    hall.next_round(4);
    let rounds = reported(&hall);
    let mut entries = rounds.split("  ").filter(|one| !one.trim().is_empty());
    assert_eq!(entries.next().map(str::trim), Some("0000 - H"), "{rounds}");
    assert!(
        hall.get(&page).all("#earlier").is_empty(),
        "paired in round 4"
    );
    assert_eq!(hall.post(&door, &[]).status, 422);
    // The file is read again with the same points.
    let text = hall.file("/event.trf");
    let read = inkundla::formats::trf::read(&text)
        .unwrap()
        .tournament()
        .unwrap();
    let first = &read.closed[0].byes;
    assert!(
        first.iter().any(|bye| bye.kind.code() == "half"),
        "{first:?}"
    );
}

#[test]
fn groups_of_round_1_do_not_change_for_a_late_player() {
    for settings in [
        &[("accelerated", "1")][..],
        &[("system", "mcmahon"), ("start_groups", "2")],
    ] {
        let (hall, id) = late(settings);
        let page = hall.get(&format!("/players/{id}"));
        assert!(page.all("#earlier").is_empty(), "{settings:?}");
    }
}
