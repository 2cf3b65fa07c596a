//! Who is missing, on the wall: only where the organiser has chosen it, only while check-in is open, by aliases.

use super::{mark, stage};
use crate::web::rounds::{EIGHT, Hall};

/// Chooses what the first wall shows.
fn chooses(hall: &Hall, parts: &[&str]) {
    let mut form = vec![("wall", "0"), ("schools", "1")];
    form.extend(parts.iter().map(|part| ("part", *part)));
    let page = hall.post("/screen/choose", &form);
    assert_eq!(page.status, 303, "{}", page.text());
}

#[test]
fn the_wall_names_who_is_missing_where_the_organiser_has_chosen_it() {
    let hall = Hall::with(&EIGHT);
    let visitor = hall.app.visitor();
    let wall = |query: &str| visitor.get(&hall.path(&format!("/screen{query}")));
    stage(&hall, "open");
    for query in ["", "?show=missing"] {
        assert!(
            !wall(query).body.contains("Sipho"),
            "nobody chose it: {query}"
        );
    }
    chooses(&hall, &["missing", "boards"]);
    mark(&hall.organiser, &hall, "here of school1");
    let page = wall("");
    assert!(
        page.sees("Not here yet") && page.sees("3 of 8 are here."),
        "{}",
        page.text()
    );
    assert_eq!(
        page.all(".absent section li"),
        [
            "Annelie M.",
            "Kagiso M.",
            "Sipho Z.",
            "Ayanda D.",
            "Naledi S."
        ]
    );
    assert_eq!(page.all(".absent h3"), ["School 2", "School 3"]);
    assert_eq!(page.all(".absent svg.tok").len(), 2);
    for name in EIGHT {
        assert!(!page.body.contains(name), "{name}");
    }
    // It follows by itself.
    let mut stream = visitor.follow(&hall.path("/screen/live"));
    assert!(stream.next().unwrap().contains("3 of 8 are here."));
    mark(&hall.organiser, &hall, "here of school2");
    assert!(stream.next().unwrap().contains("6 of 8 are here."));
    mark(&hall.organiser, &hall, "here of school3");
    assert!(wall("").sees("Nobody is missing."));
    stage(&hall, "closed");
    assert!(wall("").all(".absent").is_empty());
    assert!(!wall("?show=missing").sees("Nobody is missing."));
    let link = visitor.get(&format!("/api/v1/events/{}/entrants", hall.key));
    assert!(!link.body.contains("Sipho"), "nothing else names anybody");
}

#[test]
fn many_missing_players_take_several_slides() {
    let names: Vec<String> = (b'a'..=b'z')
        .chain(b'a'..=b'n')
        .enumerate()
        .map(|(n, letter)| format!("N{}{n} Cele", char::from(letter)))
        .collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let hall = Hall::with(&names);
    stage(&hall, "open");
    chooses(&hall, &["missing"]);
    let page = hall.app.visitor().get(&hall.path("/screen"));
    assert_eq!(
        page.all(".absent").len(),
        2,
        "six cards of at most seven names"
    );
    assert_eq!(page.all(".absent li").len(), 40);
    assert!(page.sees("page 1 of 2"), "{}", page.text());
}
