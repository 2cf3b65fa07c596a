//! Ratings are shown to those who run the event, and to everybody only if the event settles so.

use super::order::entered;
use crate::web::papers::read;
use crate::web::rounds::Hall;
use crate::web::systems::settle;
use std::io::Read;

const ALL: [usize; 8] = [0, 1, 2, 3, 4, 5, 6, 7];

/// An event of eight players with ratings from 2400 down, in its first round.
fn hall() -> Hall {
    let hall = entered(&ALL);
    settle(&hall, &[("system", "swiss"), ("rounds", "3")]);
    hall.next_round(1);
    hall.white_wins_everywhere(1);
    hall
}

/// All that outsiders can read: pages, files, JSON, and the published pages.
fn outside(hall: &Hall) -> Vec<(String, String)> {
    let visitor = hall.app.visitor();
    let api = format!("/api/v1/events/{}/", hall.key);
    let own = [
        "",
        "/standings",
        "/rounds",
        "/rounds/1",
        "/path/1",
        "/standings.csv",
        "/screen",
        "/find",
    ];
    let own = own.map(|path| hall.path(path));
    let json = ["entrants", "standings", "rounds"].map(|list| format!("{api}{list}"));
    let pages = own.into_iter().chain(json);
    let mut all: Vec<(String, String)> = pages
        .map(|path| {
            let page = visitor.get(&path);
            assert_eq!(page.status, 200, "{path}");
            (path, page.body)
        })
        .collect();
    let archive = std::io::Cursor::new(hall.file("/published.zip"));
    let mut archive = zip::ZipArchive::new(archive).unwrap();
    for at in 0..archive.len() {
        let mut file = archive.by_index(at).unwrap();
        let mut text = Vec::new();
        file.read_to_end(&mut text).unwrap();
        let text = String::from_utf8_lossy(&text).into_owned();
        all.push((file.name().unwrap().into_owned(), text));
    }
    all
}

#[test]
fn organisers_see_ratings_wherever_they_look() {
    let hall = entered(&ALL);
    assert!(hall.get("/players").sees("Rating 2400"));
    let draft = hall.post_and_look("/rounds/draft", &[]);
    assert!(draft.sees("School 0 · 2400"), "{}", draft.text());
    hall.post("/rounds/1/post", &[]);
    assert!(hall.run().sees("School 0 · 2400"));
    let paper = hall.get("/rounds/1/print/pairings");
    assert!(paper.sees("School 0 · 2400"), "{}", paper.text());
    let pdf = read(&hall.file("/rounds/1/print/pairings.pdf")).concat();
    assert!(pdf.contains("Rating") && pdf.contains("2400"), "{pdf}");
    hall.white_wins_everywhere(1);
    let standings = hall.get("/standings");
    let headings = standings.all(".standings thead th");
    assert!(headings.contains(&"Rating".to_owned()), "{headings:?}");
    assert!(standings.sees("2400"));
    let csv = String::from_utf8(hall.file("/standings.csv")).unwrap();
    assert!(csv.lines().nth(1).unwrap().ends_with(",2400"), "{csv}");
    let pdf = read(&hall.file("/print/standings.pdf")).concat();
    assert!(pdf.contains("2400"), "{pdf}");
}

#[test]
fn everybody_sees_ratings_only_if_the_event_settles_so() {
    let hall = hall();
    // No other number of these pages has these digits.
    let shown = |text: &str| {
        ["2400", "2300", "2200"]
            .iter()
            .any(|rating| text.contains(rating))
    };
    // The check of records is a program, whose code has any digits.
    let pages = outside(&hall).into_iter();
    for (place, text) in pages.filter(|(place, _)| !place.ends_with("check.html")) {
        let text = text.replace(&hall.key, "");
        assert!(!shown(&text), "{place}");
    }
    settle(&hall, &[("public_ratings", "1")]);
    assert!(hall.get("/settings").sees("ratings are public"));
    let places: Vec<String> = outside(&hall)
        .into_iter()
        .filter(|(_, text)| shown(text))
        .map(|(place, _)| place)
        .collect();
    for expected in [
        "/standings",
        "/standings.csv",
        "/entrants",
        "standings.html",
    ] {
        assert!(
            places.iter().any(|place| place.ends_with(expected)),
            "{expected}: {places:?}"
        );
    }
}
