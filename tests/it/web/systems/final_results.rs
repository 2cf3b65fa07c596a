//! The page of an event that is over: the winner, the podium, the schools and the thanks.

use super::{play_to_the_end, settle};
use crate::web::rounds::{EIGHT, Hall};

#[test]
fn everybody_sees_the_winner_once_the_event_is_over() {
    let hall = Hall::with(&EIGHT);
    settle(&hall, &[("system", "round-robin")]);
    hall.next_round(1);
    let event = hall.path("");
    let visitor = hall.app.visitor();
    assert!(visitor.get(&event).all(".feast").is_empty());
    play_to_the_end_from(&hall, 1);
    let page = visitor.get(&event);
    assert!(page.sees("The winner of"), "{}", page.text());
    let standings = visitor.get(&hall.path("/standings"));
    let first = standings.all(".standings tbody .who a")[0].clone();
    assert_eq!(page.all(".feast h2"), [first]);
    assert_eq!(page.all(".podium li").len(), 3);
    assert!(page.sees("28 games") || page.sees("28"), "{}", page.text());
    assert!(
        page.sees("8 players who shook hands 56 times"),
        "{}",
        page.text()
    );
    for family in ["Mkhize", "Aphane", "Mostert"] {
        assert!(!page.body.contains(family), "{family}");
    }
    // The organiser sees full names, and what is left to do.
    let run = hall.run();
    assert!(run.sees("What is left to do"), "{}", run.text());
    let full = run.all(".feast h2")[0].clone();
    assert!(EIGHT.contains(&full.as_str()), "{full}");
    assert!(!run.sees("Umpires get their codes"), "{}", run.text());
    // The organiser's own words of thanks are for everybody, and can be taken out again.
    let own = "Thank you to the choir, and to everybody who made the tea.";
    let thanks = [("thanks", own)];
    assert_eq!(hall.post("/round-control/thanks", &thanks).status, 303);
    assert_eq!(hall.run().all("#thanks textarea"), [own]);
    let public = visitor.get(&event);
    assert!(
        public.sees(own) && !public.sees("shook hands"),
        "{}",
        public.text()
    );
    let long = "tea ".repeat(150);
    let refused = hall.post("/round-control/thanks", &[("thanks", &*long)]);
    assert_eq!(refused.status, 422, "{}", refused.text());
    assert_eq!(
        hall.post("/round-control/thanks", &[("thanks", " ")])
            .status,
        303
    );
    assert!(visitor.get(&event).sees("shook hands 56 times"));
    // What no longer applies is not offered.
    let players = hall.get("/players");
    assert_eq!(players.all("#now"), ["8 players"]);
    for gone in [
        "button.toggle",
        ".seg",
        "#schools",
        "#add",
        "[value='here all']",
    ] {
        assert!(players.all(gone).is_empty(), "{gone}");
    }
}

fn play_to_the_end_from(hall: &Hall, round: u16) {
    for board in 1..=4 {
        hall.enter(round, board, "1-0");
    }
    for round in round + 1..=7 {
        hall.next_round(round);
        for board in 1..=4 {
            hall.enter(round, board, "1-0");
        }
    }
    // The last result shows the winner, before the event is finished.
    let visitor = hall.app.visitor();
    assert_eq!(visitor.get(&hall.path("")).all(".feast").len(), 1);
    hall.post_and_look("/round-control/finish", &[]);
}

#[test]
fn both_losers_of_the_semi_finals_stand_on_the_podium_of_a_knockout() {
    let hall = Hall::with(&EIGHT);
    settle(&hall, &[("system", "knockout")]);
    play_to_the_end(&hall);
    let page = hall.app.visitor().get(&hall.path(""));
    let places = page.all(".podium.four li > small:first-of-type");
    assert_eq!(places, ["1st", "2nd", "3rd equal", "3rd equal"]);
    // The final is a round of one game: its bead is a part of a ring, not a bar.
    let beads = page.attributes(".feast-c > svg > path", "d");
    assert!(beads.iter().all(|bead| bead.contains('A')), "{beads:?}");
}

#[test]
fn the_winner_of_an_event_of_teams_is_a_team() {
    let hall = Hall::with(&EIGHT);
    settle(&hall, &[("system", "teams-round-robin"), ("boards", "2")]);
    play_to_the_end(&hall);
    let page = hall.app.visitor().get(&hall.path(""));
    let winner = page.all(".feast h2")[0].clone();
    assert!(winner.starts_with("School "), "{winner}");
}
