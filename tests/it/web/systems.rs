//! Systems and what is settled about them, by forms.

mod final_results;
mod line_ups;
mod out_of_range;
mod stages;
mod swiss_rules;
mod tables;
mod teams;
mod whole_day;

use super::harness::Page;
use super::rounds::{EIGHT, Hall};

/// Saves the settings with some fields changed, as a browser would.
pub fn settle(hall: &Hall, changed: &[(&str, &str)]) {
    let saved = save(hall, changed);
    assert_eq!(saved.status, 303, "{}", saved.text());
}

fn save(hall: &Hall, changed: &[(&str, &str)]) -> Page {
    let path = hall.path("/settings");
    let mut form = hall.get("/settings").form(&path);
    for (name, value) in changed {
        form.retain(|(known, _)| known != name);
        form.push(((*name).to_owned(), (*value).to_owned()));
    }
    let form: Vec<(&str, &str)> = form
        .iter()
        .map(|(name, value)| (name.as_str(), value.as_str()))
        .collect();
    hall.post("/settings", &form)
}

fn player(hall: &Hall, at: usize) -> String {
    let entrants = hall.app.desk.entrants(&hall.right).unwrap();
    entrants[at].id.0.to_string()
}

#[test]
fn every_choice_of_the_plan_has_words() {
    let hall = Hall::with(&EIGHT);
    for page in [hall.organiser.get("/new"), hall.get("/settings")] {
        let mut seen = 0;
        for select in ["system", "clock", "points", "bye", "initial", "swiss_rules"] {
            let options = page.all(&format!(
                "select[name={select}] option, label:has([name={select}][type=radio]) b"
            ));
            assert!(options.len() >= 2, "{select}");
            for text in options {
                assert!(text.starts_with(char::is_uppercase), "{select}: {text}");
                seen += 1;
            }
        }
        assert!(seen >= 15);
    }
}

#[test]
fn the_swiss_system_with_its_settings_is_chosen_by_form_and_played() {
    let hall = Hall::with(&EIGHT);
    settle(
        &hall,
        &[
            ("system", "swiss"),
            ("rounds", "3"),
            ("points", "three"),
            ("bye", "draw"),
            ("initial", "second"),
            ("accelerated", "1"),
            ("school_rounds", "1"),
        ],
    );
    let page = hall.get("/settings");
    let chosen = page.attributes("form option[selected]", "value");
    for code in ["swiss", "three", "draw", "second"] {
        assert!(
            chosen.iter().any(|known| known == code),
            "{code}: {chosen:?}"
        );
    }
    let draft = hall.post_and_look("/rounds/draft", &[]);
    assert!(draft.sees("Nothing unusual"), "{}", draft.text());
    hall.post("/rounds/1/post", &[]);
    hall.white_wins_everywhere(1);
    hall.next_round(2);
    let standings = hall.get("/standings");
    assert!(standings.sees(" 3 "), "{}", standings.text());
}

#[test]
fn too_many_rounds_are_warned_of_before_the_first_is_paired() {
    let hall = Hall::with(&EIGHT[..4]);
    settle(&hall, &[("system", "swiss"), ("rounds", "6")]);
    let run = hall.run();
    assert!(
        run.sees("6 rounds are announced, but the players who are here can play only 3"),
        "{}",
        run.text()
    );
    settle(&hall, &[("system", "swiss"), ("rounds", "2")]);
    assert!(!hall.run().sees("rounds are announced"));
}

#[test]
fn a_round_without_a_legal_pairing_says_why_and_what_to_do() {
    let hall = Hall::with(&EIGHT[..2]);
    settle(&hall, &[("system", "swiss"), ("rounds", "2")]);
    hall.next_round(1);
    hall.enter(1, 1, "1-0");
    let stuck = hall.post("/rounds/draft", &[]);
    assert_eq!(stuck.status, 422);
    assert!(
        stuck.sees("has met everyone who is here"),
        "{}",
        stuck.text()
    );
    assert!(stuck.sees("Set the number of rounds to 1"));
    let draft = hall.post_and_look("/rounds/draft", &[("nearest", "1")]);
    assert!(draft.sees("met in round 1"), "{}", draft.text());
    assert_eq!(hall.post("/rounds/2/post", &[]).status, 422);
    let posted = hall.post("/rounds/2/post", &[("reason", "a second game for fun")]);
    assert_eq!(posted.status, 303);
}

#[test]
fn a_child_sits_out_a_round_with_half_a_point_as_it_asked() {
    let hall = Hall::with(&EIGHT);
    settle(&hall, &[("system", "swiss"), ("rounds", "3")]);
    let one = player(&hall, 0);
    let page = format!("/players/{one}");
    let wish = [("round", "1"), ("kind", "half")];
    let noted = hall.post_and_look(&format!("{page}/sits-out"), &wish);
    assert!(
        noted.sees("Round 1: Bye: counts as a draw"),
        "{}",
        noted.text()
    );
    let draft = hall.post_and_look("/rounds/draft", &[]);
    assert!(draft.sees("Bye: counts as a draw"), "{}", draft.text());
    assert!(!hall.pairs(1).concat().contains(&one.parse().unwrap()));
    hall.post(&format!("{page}/sits-out"), &[("round", "1")]);
    hall.post("/rounds/draft", &[]);
    assert!(hall.pairs(1).concat().contains(&one.parse().unwrap()));
    let wrong = hall.post(&format!("{page}/sits-out"), &[("round", "99")]);
    assert_eq!(wrong.status, 422);
    let history = hall.get("/history");
    assert!(history.sees("Thandiwe Mkhize: a bye request was added"));
}

#[test]
fn two_who_shall_not_meet_do_not() {
    let hall = Hall::with(&EIGHT[..4]);
    settle(&hall, &[("system", "swiss"), ("rounds", "2")]);
    hall.post("/rounds/draft", &[]);
    let pair = hall.pairs(1)[0].clone();
    let form = [("other", pair[1].to_string()), ("strict", "1".to_owned())];
    let form = form.each_ref().map(|(name, value)| (*name, value.as_str()));
    let page = format!("/players/{}", pair[0]);
    let noted = hall.post_and_look(&format!("{page}/apart"), &form);
    assert!(noted.sees(", always"), "{}", noted.text());
    hall.post("/rounds/draft", &[]);
    assert!(
        !hall
            .pairs(1)
            .iter()
            .any(|two| two.contains(&pair[0]) && two.contains(&pair[1]))
    );
    let other = pair[1].to_string();
    let back = [("other", other.as_str()), ("remove", "1")];
    hall.post(&format!("{page}/apart"), &back);
    hall.post("/rounds/draft", &[]);
    assert_eq!(hall.pairs(1)[0], pair);
}

#[test]
fn a_pair_is_kept_moved_and_seated_by_form() {
    let hall = Hall::with(&EIGHT);
    settle(&hall, &[("system", "swiss"), ("rounds", "3")]);
    hall.post("/rounds/draft", &[]);
    let before = hall.pairs(1);
    let one = before[0][0].to_string();
    let two = [("one", one.as_str()), ("other", &before[1][0].to_string())];
    hall.post("/rounds/1/exchange", &two);
    let changed = hall.pairs(1)[0].clone();
    let draft = hall.post_and_look("/rounds/1/settle", &[("board", "1")]);
    assert!(draft.sees("Kept"), "{}", draft.text());
    hall.post("/rounds/draft", &[]);
    assert!(hall.pairs(1).contains(&changed), "{:?}", hall.pairs(1));
    let moved = hall.post_and_look("/rounds/1/move", &[("board", "1"), ("to", "4")]);
    assert!(moved.sees("The pair is now at the other board."));
    let seat = hall.post_and_look(&format!("/players/{one}/seat"), &[("board", "3")]);
    assert_eq!(seat.attributes("#seat input", "value"), ["3"]);
    hall.post("/rounds/draft", &[]);
    assert!(hall.pairs(1)[2].contains(&one.parse().unwrap()));
}

/// Plays rounds to the end; the side that moves first wins.
pub fn play_to_the_end(hall: &Hall) -> u16 {
    for round in 1..12 {
        hall.next_round(round);
        let boards = hall.run().all("tr[data-board]").len();
        for board in 1..=boards {
            hall.enter(round, board as u16, "1-0");
        }
        if hall.run().sees("then finish the event") {
            hall.post_and_look("/round-control/finish", &[]);
            return round;
        }
    }
    panic!("it never ends");
}

#[test]
fn the_next_round_is_paired_although_a_game_is_postponed() {
    let hall = Hall::with(&EIGHT);
    settle(&hall, &[("system", "swiss"), ("rounds", "3")]);
    hall.next_round(1);
    for board in 1..=3 {
        hall.enter(1, board, "1-0");
    }
    assert!(hall.run().sees("Pair anyway"), "{}", hall.run().text());
    let no_reason = hall.post("/rounds/1/postpone", &[]);
    assert_eq!(no_reason.status, 422);
    let run = hall.post_and_look("/rounds/1/postpone", &[("reason", "a bus is late")]);
    assert!(run.sees("The missing games are played later"));
    assert!(
        run.sees("The game of round 1 is still to be played."),
        "{}",
        run.text()
    );
    assert!(hall.get("/standings").sees("Not final"));
    let refused = hall.post("/round-control/finish", &[]);
    assert!(
        refused.sees("Board 4 of round 1 is postponed."),
        "{}",
        refused.text()
    );
    hall.next_round(2);
    let link = hall.path("/rounds/1/correct?board=4");
    let page = hall.organiser.get(&link);
    assert!(page.sees("played later"), "{}", page.text());
    let form = [
        ("board", "4"),
        ("result", "0-1"),
        ("reason", "The postponed game was played"),
        ("confirm", "yes"),
    ];
    hall.post_and_look("/rounds/1/correct", &form);
    assert!(!hall.run().sees("still to be played"));
    assert!(
        hall.get("/history")
            .sees("games without a result are played later")
    );
}

#[test]
fn a_mistake_found_after_the_next_round_is_noted_for_the_report() {
    let hall = Hall::with(&EIGHT);
    settle(&hall, &[("system", "swiss"), ("rounds", "3")]);
    for round in 1..=2 {
        hall.next_round(round);
        hall.white_wins_everywhere(round);
    }
    hall.next_round(3);
    let form = [("board", "1"), ("result", "0-1"), ("reason", "an appeal")];
    let effect = hall.post("/rounds/1/correct", &form);
    assert!(
        effect.sees("a mistake found this late is only noted for the report"),
        "{}",
        effect.text()
    );
    let noted = [&form[..], &[("confirm", "report")]].concat();
    hall.post("/rounds/1/correct", &noted);
    let round = hall.get("/rounds/1");
    assert!(round.all("td.res")[0].starts_with("1–0"));
    assert!(
        hall.get("/history")
            .sees("the right result is 0–1, noted for the report only")
    );
    hall.post("/by-the-book", &[("reason", "Every result counts")]);
    let counted = [&form[..], &[("confirm", "yes")]].concat();
    hall.post("/rounds/1/correct", &counted);
    let round = hall.get("/rounds/1");
    assert!(round.all("td.res")[0].starts_with("0–1"));
}

#[test]
fn what_only_some_systems_know_is_offered_by_them_only() {
    let hall = Hall::with(&EIGHT);
    settle(&hall, &[("system", "knockout")]);
    let draft = hall.post_and_look("/rounds/draft", &[]);
    assert!(!draft.all("td.res button").contains(&"Keep".to_owned()));
    let page = hall.get(&format!("/players/{}", player(&hall, 0)));
    assert!(!page.sees("Pairing requests"));
    settle(&hall, &[("system", "swiss"), ("rounds", "3")]);
    let draft = hall.post_and_look("/rounds/draft", &[]);
    assert!(draft.all("td.res button").contains(&"Keep".to_owned()));
    let page = hall.get(&format!("/players/{}", player(&hall, 0)));
    assert!(page.sees("Pairing requests"));
}
