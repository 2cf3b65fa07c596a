//! Points that the organiser gives a player or takes away.

use super::{Hall, Page};

fn path(hall: &Hall) -> String {
    format!("/e/{}/adjustments", hall.key)
}

fn saves(hall: &Hall, fields: &[(&str, &str)]) -> Page {
    let saved = hall.teacher.post(&path(hall), fields);
    assert_eq!(saved.status, 303, "{}", saved.text());
    hall.teacher.get(&path(hall))
}

fn rows(page: &Page) -> Vec<String> {
    page.all("section ul.plain li > span")
}

/// Who has how many points, in the order of the places.
fn points(hall: &Hall) -> Vec<(String, u16)> {
    let tournament = hall.app.desk.tournament(hall.right().event()).unwrap();
    let standings = inkundla::tournament::standings::live(&tournament);
    let rows = standings.rows.iter().map(|row| {
        let player = tournament.entrant(row.entrant).unwrap();
        (player.name.full(), row.points.in_halves())
    });
    rows.collect()
}

/// The start number of a player.
fn number(hall: &Hall, name: &str) -> String {
    let tournament = hall.app.desk.tournament(hall.right().event()).unwrap();
    let mut all = tournament.entrants.iter();
    let player = all.find(|one| one.name.full() == name).unwrap();
    player.number.to_string()
}

#[test]
fn points_are_given_and_taken_with_a_reason_and_taken_back() {
    let hall = Hall::open();
    let closed = hall.teacher.get(&path(&hall));
    assert!(closed.sees("once round 1 is posted"), "{}", closed.text());
    let too_early = [
        ("player", "1"),
        ("points", "1"),
        ("round", "1"),
        ("reason", "x"),
    ];
    assert_eq!(hall.teacher.post(&path(&hall), &too_early).status, 404);

    let round = hall.draft();
    hall.play(round);
    let before = points(&hall);
    let (last, _) = before.last().unwrap().clone();
    let chosen = number(&hall, &last);
    let asked = hall
        .teacher
        .get(&format!("{}?player={chosen}", path(&hall)));
    assert_eq!(
        asked.attributes("select[name=player] option[selected]", "value"),
        std::slice::from_ref(&chosen)
    );
    let form = [
        ("player", chosen.as_str()),
        ("way", "give"),
        ("points", "2½"),
        ("round", "1"),
        ("reason", "Prize for the best poster"),
    ];
    let page = saves(&hall, &form);
    assert!(rows(&page)[0].contains("+2½"), "{:?}", rows(&page));
    let after = points(&hall);
    let (now_first, halves) = after.first().unwrap();
    assert_eq!((now_first, *halves), (&last, before.last().unwrap().1 + 5));

    // Everybody sees the points, and nobody outside the reason.
    let parent = hall.app.visitor();
    let seen = hall.standings(&parent, "");
    assert!(
        seen.sees("Points given or taken") && seen.sees("+2½, from round 1"),
        "{}",
        seen.text()
    );
    assert!(!seen.sees("best poster") && !seen.sees("Give or take points"));
    assert!(
        hall.standings(&hall.teacher, "")
            .sees("Give or take points")
    );
    let history = hall.teacher.get(&format!("/e/{}/history", hall.key));
    assert!(
        history.sees("points were given or taken") && history.sees("best poster"),
        "{}",
        history.text()
    );

    let page = saves(&hall, &[("remove", "0")]);
    assert!(rows(&page).is_empty());
    assert_eq!(points(&hall), before);
}

#[test]
fn points_that_were_taken_make_no_total_negative_and_no_tie_break_smaller() {
    let hall = Hall::open();
    let round = hall.draft();
    hall.play(round);
    let before = points(&hall);
    let (first, _) = before.first().unwrap().clone();
    let chosen = number(&hall, &first);
    let form = [
        ("player", chosen.as_str()),
        ("way", "take"),
        ("points", "50"),
        ("round", "1"),
        ("reason", "Left before the prize-giving"),
    ];
    saves(&hall, &form);
    let after = points(&hall);
    let own = after.iter().find(|(name, _)| *name == first).unwrap();
    assert_eq!(own.1, 0);
    let figures = |hall: &Hall| {
        let tournament = hall.app.desk.tournament(hall.right().event()).unwrap();
        let standings = inkundla::tournament::standings::live(&tournament);
        let rows = standings
            .rows
            .iter()
            .filter(|row| tournament.entrant(row.entrant).unwrap().name.full() != first);
        let mut values: Vec<_> = rows
            .map(|row| (row.entrant, format!("{:?}", row.figures)))
            .collect();
        values.sort();
        values
    };
    let with = figures(&hall);
    saves(&hall, &[("remove", "0")]);
    assert_eq!(figures(&hall), with);
}

#[test]
fn a_form_that_says_too_little_comes_back_with_its_words() {
    let hall = Hall::open();
    let round = hall.draft();
    hall.play(round);
    let whole = [
        ("player", "1"),
        ("points", "1"),
        ("round", "1"),
        ("reason", "A reason"),
    ];
    let wrong = [
        ("player", ""),
        ("player", "99"),
        ("points", "0"),
        ("points", "0.3"),
        ("round", "2"),
        ("round", "0"),
        ("reason", " "),
    ];
    for (field, text) in wrong {
        let form = whole.map(|(name, usual)| (name, if name == field { text } else { usual }));
        let page = hall.teacher.post(&path(&hall), &form);
        assert_eq!(page.status, 422, "{field}={text}: {}", page.text());
        if field != "reason" {
            assert_eq!(page.attributes("input[name=reason]", "value"), ["A reason"]);
        }
    }
    assert!(rows(&hall.teacher.get(&path(&hall))).is_empty());
}
