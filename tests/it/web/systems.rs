//! Systems and what is settled about them, by forms.

use super::harness::Page;
use super::rounds::{EIGHT, Hall};

/// Saves the settings with some fields changed, as a browser would.
fn settle(hall: &Hall, changed: &[(&str, &str)]) {
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
        for select in ["system", "clock", "points", "bye", "initial"] {
            let options = page.all(&format!("select[name={select}] option"));
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
        stuck.sees("has met everybody who is here"),
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
    assert!(history.sees("Thandiwe Mkhize: a round without a game"));
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
    assert!(noted.sees(", in any case"), "{}", noted.text());
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
    assert!(moved.sees("The pair sits at the other board."));
    let seat = hall.post_and_look(&format!("/players/{one}/seat"), &[("board", "3")]);
    assert_eq!(seat.attributes("#seat input", "value"), ["3"]);
    hall.post("/rounds/draft", &[]);
    assert!(hall.pairs(1)[2].contains(&one.parse().unwrap()));
}

/// Plays rounds to the end; the side that moves first wins.
fn play_to_the_end(hall: &Hall) -> u16 {
    for round in 1..12 {
        hall.next_round(round);
        let boards = hall.run().all("tr[data-board]").len();
        for board in 1..=boards {
            hall.enter(round, board as u16, "1-0");
        }
        if hall.run().sees("then finish the event") {
            hall.post_and_look("/run/finish", &[]);
            return round;
        }
    }
    panic!("it never ends");
}

#[test]
fn a_knockout_is_chosen_by_form_and_played_to_the_final() {
    let hall = Hall::with(&EIGHT[..6]);
    settle(&hall, &[("system", "knockout"), ("third_place", "1")]);
    let early = hall.get("/finals");
    assert!(early.sees("nothing to show yet"), "{}", early.text());
    let draft = hall.post_and_look("/rounds/draft", &[]);
    assert!(
        draft.sees("Quarter-finals: who loses is out."),
        "{}",
        draft.text()
    );
    assert_eq!(play_to_the_end(&hall), 3);
    let page = hall.app.visitor().get(&hall.path("/finals"));
    assert!(page.sees("has won."), "{}", page.text());
    let stages = page.all(".bracket h2");
    assert_eq!(
        stages,
        [
            "Quarter-finals",
            "Semi-finals",
            "Final",
            "For the third place"
        ]
    );
    assert_eq!(page.all(".bracket section:first-child li").len(), 4);
    assert!(!page.body.contains("Mkhize"), "aliases only");
    let standings = hall.get("/standings");
    assert!(standings.sees("Official"), "{}", standings.text());
}

#[test]
fn groups_and_finals_are_chosen_by_form_and_played() {
    let hall = Hall::with(&EIGHT);
    settle(
        &hall,
        &[("system", "groups"), ("groups", "2"), ("advance", "2")],
    );
    assert_eq!(play_to_the_end(&hall), 5);
    let page = hall.app.visitor().get(&hall.path("/finals"));
    assert_eq!(page.all(".pool table").len(), 2);
    assert_eq!(page.all(".pool tbody tr").len(), 8);
    assert_eq!(page.all(".bracket section").len(), 2);
    assert!(page.sees("Group 1") && page.sees("Final"));
}

#[test]
fn start_groups_are_chosen_by_form() {
    let hall = Hall::with(&EIGHT);
    let wrong = hall.get("/settings").form(&hall.path("/settings"));
    assert!(wrong.iter().any(|(name, _)| name == "start_groups"));
    settle(
        &hall,
        &[
            ("system", "mcmahon"),
            ("rounds", "3"),
            ("start_groups", "2"),
        ],
    );
    hall.next_round(1);
    hall.white_wins_everywhere(1);
    hall.next_round(2);
    let standings = hall.get("/standings");
    assert!(standings.sees(" 2 "), "{}", standings.text());
    let chosen = hall.get("/settings");
    assert!(chosen.sees("McMahon"), "{}", chosen.text());
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
    assert!(hall.get("/standings").sees("Provisional"));
    let refused = hall.post("/run/finish", &[]);
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
        effect.sees("a mistake found so late is only noted for the report"),
        "{}",
        effect.text()
    );
    let noted = [&form[..], &[("confirm", "report")]].concat();
    let round = hall.post_and_look("/rounds/1/correct", &noted);
    assert!(round.all("td.res")[0].starts_with("1–0"));
    assert!(
        hall.get("/history")
            .sees("the right result is 0–1, noted for the report only")
    );
    let counted = [&form[..], &[("confirm", "yes")]].concat();
    let round = hall.post_and_look("/rounds/1/correct", &counted);
    assert!(round.all("td.res")[0].starts_with("0–1"));
}

#[test]
fn school_teams_are_chosen_by_form_and_have_their_table() {
    let hall = Hall::with(&EIGHT);
    settle(&hall, &[("system", "teams-round-robin"), ("boards", "2")]);
    let draft = hall.post_and_look("/rounds/draft", &[]);
    assert!(draft.sees("Their teams meet"), "{}", draft.text());
    assert_eq!(play_to_the_end(&hall), 3);
    let page = hall.app.visitor().get(&hall.path("/finals"));
    assert_eq!(page.all(".of-all tbody tr").len(), 3, "{}", page.text());
    assert!(page.sees("School 1") && page.sees("Match points"));
}

#[test]
fn what_separates_teams_is_chosen_in_plain_words_and_shown_with_its_working() {
    let hall = Hall::with(&EIGHT);
    let teams = [("system", "teams-round-robin"), ("boards", "2")];
    settle(&hall, &teams);
    let settings = hall.get("/settings");
    let offered = settings.all("select[name=tiebreak_1] option");
    assert!(offered.contains(&"Head-to-head of teams".to_owned()));
    assert!(!offered.contains(&"Cow difference".to_owned()));
    let chosen = [
        ("team_primary", "game-points"),
        ("tiebreak_1", "MPvGP"),
        ("tiebreak_2", "EMGSB"),
        ("tiebreak_3", "EDEBT"),
        ("tiebreak_4", "TBR"),
    ];
    settle(&hall, &[&teams[..], &chosen[..]].concat());
    assert_eq!(play_to_the_end(&hall), 3);
    let page = hall.app.visitor().get(&hall.path("/finals"));
    let order = "First: Points at the boards. Where that is equal, in this order: \
        Match points; Opponents’ match points times own points at the boards; \
        Head-to-head of teams, then Points by board number (board count), \
        then Points on the top board; Points on the top board.";
    assert!(page.sees(order), "{}", page.text());
    assert!(
        page.sees("Board 1: ") && page.sees("times "),
        "{}",
        page.text()
    );
    // Single players have no match points.
    let swiss = Hall::with(&EIGHT);
    let asked = [("system", "swiss"), ("rounds", "3"), ("codes", "EMMSB")];
    settle(&swiss, &asked[..2]);
    let refused = save(&swiss, &asked);
    assert!(refused.sees("is for teams"), "{}", refused.text());
}

#[test]
fn teams_and_their_matches_go_out_as_files_and_for_programs() {
    let hall = Hall::with(&EIGHT);
    settle(
        &hall,
        &[("system", "teams-swiss"), ("boards", "2"), ("rounds", "2")],
    );
    let visitor = hall.app.visitor();
    assert_eq!(
        visitor.get(&hall.path("/teams.csv")).status,
        404,
        "nothing is posted"
    );
    assert_eq!(play_to_the_end(&hall), 2);
    let then = visitor.get(&hall.path("/finals?after=1"));
    assert!(then.sees("After round 1"), "{}", then.text());
    assert!(then.sees("Round 1") && !then.all("h2").contains(&"Round 2".to_owned()));
    assert!(then.body.contains("/teams.csv?after=1"));
    // Of three schools one has no opponent.
    assert!(
        then.all(".pool td").contains(&"no opponent".to_owned()),
        "{}",
        then.text()
    );
    let now = visitor.get(&hall.path("/finals?after=9"));
    assert!(
        now.all("h2").contains(&"Round 2".to_owned()),
        "no such round: as it is now"
    );
    let table = visitor.get(&hall.path("/teams.csv?after=1")).body;
    assert!(
        table.starts_with("rank,team_id,team,match_points,"),
        "{table}"
    );
    assert_eq!(table.lines().count(), 1 + 3);
    let matches = hall.get("/matches.csv").body;
    assert!(
        matches.contains("first_team_id") && matches.contains("School 1"),
        "{matches}"
    );
    assert!(
        hall.get("/files")
            .sees("Matches of the teams, board by board")
    );
    let told = visitor.get(&format!("/api/v1/events/{}/teams", hall.key));
    assert!(told.body.contains("\"match_points\""), "{}", told.body);
    let report = hall.get("/event.trf").body;
    assert!(report.contains("\r310   1 School "), "{report}");
    let back = hall
        .organiser
        .upload("/import", "file", "event.trf", report.as_bytes());
    assert!(back.sees("8 players, 2 rounds"), "{}", back.text());
    // Two who are kept apart keep their teams apart.
    let page = hall.get(&format!("/players/{}", player(&hall, 0)));
    assert!(
        page.sees("The teams of these two do not meet"),
        "{}",
        page.text()
    );
}

#[test]
fn what_only_some_systems_know_is_offered_by_them_only() {
    let hall = Hall::with(&EIGHT);
    settle(&hall, &[("system", "knockout")]);
    let draft = hall.post_and_look("/rounds/draft", &[]);
    assert!(!draft.all("td.res button").contains(&"Keep".to_owned()));
    let page = hall.get(&format!("/players/{}", player(&hall, 0)));
    assert!(!page.sees("Wishes for the pairing"));
    settle(&hall, &[("system", "swiss"), ("rounds", "3")]);
    let draft = hall.post_and_look("/rounds/draft", &[]);
    assert!(draft.all("td.res button").contains(&"Keep".to_owned()));
    let page = hall.get(&format!("/players/{}", player(&hall, 0)));
    assert!(page.sees("Wishes for the pairing"));
}

#[test]
fn nobody_joins_a_knockout_that_has_begun_and_the_page_says_what_can_be_done() {
    let hall = Hall::with(&EIGHT[..6]);
    settle(&hall, &[("system", "knockout")]);
    hall.post("/rounds/draft", &[]);
    let add = || {
        let child = [("row", "1"), ("given", "Zanele"), ("family", "Nkosi")];
        hall.post("/players/add", &child)
    };
    hall.post("/rounds/1/post", &[]);
    let late = add();
    assert!(late.sees("nobody can join any more"), "{}", late.text());
    assert!(late.sees("take it back"), "{}", late.text());
    let entered = hall.app.desk.entrants(&hall.right).unwrap();
    assert_eq!(entered.len(), 6, "nobody was entered");
    hall.post("/rounds/1/unpost", &[("number", "1"), ("reason", "late")]);
    add();
    assert_eq!(hall.app.desk.entrants(&hall.right).unwrap().len(), 7);
}
