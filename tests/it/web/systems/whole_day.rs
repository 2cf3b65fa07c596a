//! What an organiser of teams, knockouts and adults sees and does, by forms.

use super::{player, save, settle};
use crate::web::papers::read;
use crate::web::rounds::{EIGHT, Hall};
use inkundla::tournament::{About, Gender};

fn teams() -> Hall {
    let hall = Hall::with(&EIGHT);
    settle(
        &hall,
        &[("system", "teams-swiss"), ("boards", "2"), ("rounds", "2")],
    );
    hall
}

#[test]
fn a_swap_across_teams_swaps_the_teams_and_the_export_stays_readable() {
    let hall = teams();
    let draft = hall.post_and_look("/rounds/draft", &[]);
    assert_eq!(draft.all(".match").len(), 1, "{}", draft.text());
    assert_eq!(draft.all(".match h3 .swaps b").len(), 2);
    // The two at board 1 play each other; another is in the team with the bye.
    let pairs = hall.pairs(1);
    let all = hall.app.desk.entrants(&hall.right).unwrap();
    let out = all
        .iter()
        .find(|one| !pairs.concat().contains(&one.id.0))
        .unwrap();
    let (one, other) = (pairs[0][0].to_string(), out.id.0.to_string());
    let swap = [("one", one.as_str()), ("other", other.as_str())];
    let swapped = hall.post_and_look("/rounds/1/exchange", &swap);
    assert_eq!(swapped.all(".match").len(), 1, "{}", swapped.text());
    let now = hall.pairs(1);
    assert_eq!(now.len(), 2);
    assert!(!now.concat().contains(&pairs[0][0]) && !now.concat().contains(&pairs[1][1]));
    let half = [("entrant", one.as_str()), ("kind", "half")];
    let refused = hall.post("/rounds/1/bye", &half);
    assert!(refused.sees("would break up a match"), "{}", refused.text());
    hall.post("/rounds/1/post", &[("reason", "They came late")]);
    let run = hall.run();
    assert_eq!(run.all("section.match").len(), 1, "{}", run.text());
    hall.enter(1, 1, "1-0");
    let score = hall.run().all("section.match").concat();
    assert!(score.contains("1–0") || score.contains("0–1"), "{score}");
    hall.enter(1, 2, "1-0");
    let form = inkundla::formats::trf::ReportForm::default();
    let day = |at: chrono::DateTime<chrono::Utc>| at.date_naive();
    let text = hall.app.desk.report(hall.right.event(), form, day).unwrap();
    let read = inkundla::formats::trf::read(text.as_bytes()).unwrap();
    assert!(read.tournament().is_ok(), "{text}");
    assert!(text.contains("### inkundla: by-hand   1"), "{text}");
}

#[test]
fn who_played_for_a_team_cannot_move_to_another_and_break_its_matches() {
    let hall = Hall::with(&EIGHT[..4]);
    settle(
        &hall,
        &[
            ("system", "teams-round-robin"),
            ("boards", "1"),
            ("rounds", ""),
        ],
    );
    hall.next_round(1);
    let played = hall.pairs_posted(1)[0][0];
    let all = hall.app.desk.entrants(&hall.right).unwrap();
    let (one, other) = (
        all.iter().find(|one| one.id.0 == played).unwrap(),
        hall.pairs_posted(1)[0][1],
    );
    let theirs = all.iter().find(|one| one.id.0 == other).unwrap();
    let words = inkundla::store::NewEntrant {
        name: one.name.clone(),
        school: theirs.school.clone(),
        grade: None,
        presence: one.presence,
        about: one.about,
    };
    let at = inkundla::system_time::now();
    let refused = hall
        .app
        .desk
        .correct_entrant(&hall.right, one.id, words, at);
    let why = refused.unwrap_err().to_string();
    assert!(why.contains("stays whole"), "{why}");
    let after = hall.app.desk.entrants(&hall.right).unwrap();
    let same = after.iter().find(|now| now.id == one.id).unwrap();
    assert_eq!(same.school, one.school, "nothing is changed");
}

#[test]
fn papers_name_the_winning_team_and_the_standings_open_on_teams() {
    let hall = teams();
    for round in 1..=2 {
        hall.next_round(round);
        for board in 1..=2 {
            hall.enter(round, board, "1-0");
        }
    }
    hall.post("/round-control/finish", &[]);
    let run = hall.run();
    let tabs = run.attributes("nav a", "href");
    assert!(tabs.contains(&hall.path("/finals")), "{tabs:?}");
    let finals = hall.get("/finals");
    assert!(finals.sees("Settings"), "the organiser's tabs stay");
    let winners = read(&hall.file("/print/winners.pdf")).concat();
    assert!(winners.contains("School 1"), "{winners}");
    let papers = read(&hall.file("/print/certificates.pdf")).concat();
    assert!(
        papers.contains("First place") && papers.contains("School 1"),
        "{papers}"
    );
    assert!(!papers.contains("points"), "{papers}");
}

#[test]
fn a_knockout_names_its_stages_and_who_goes_through() {
    let hall = Hall::with(&EIGHT[..6]);
    settle(&hall, &[("system", "knockout"), ("rounds", "")]);
    let draft = hall.post_and_look("/rounds/draft", &[]);
    assert!(draft.sees("Quarter-finals"), "{}", draft.text());
    assert!(draft.sees("Through to the next stage without a game"));
    hall.post("/rounds/1/post", &[]);
    let list = hall.get("/rounds/1/print/pairings");
    assert!(list.sees("Quarter-finals") && list.sees("Through to the next stage"));
    let public = hall.app.visitor().get(&hall.path("/rounds/1"));
    assert!(public.sees("Quarter-finals"), "{}", public.text());
    let wall = hall.app.visitor().get(&hall.path("/screen"));
    assert!(wall.sees("Quarter-finals"), "{}", wall.text());
    assert!(wall.sees("Through to the next stage"), "{}", wall.text());
    for board in 1..=2 {
        hall.enter(1, board, "1/2-1/2");
    }
    let again = hall.post_and_look("/rounds/draft", &[]);
    assert!(again.sees("they play again"), "{}", again.text());
    assert!(!again.sees("of 2"), "a stage, not a number of rounds");
}

#[test]
fn a_correction_offers_to_pair_the_draft_again_and_leads_back_to_the_round() {
    let hall = Hall::with(&EIGHT);
    settle(&hall, &[("system", "swiss"), ("rounds", "3")]);
    hall.next_round(1);
    hall.white_wins_everywhere(1);
    hall.post("/rounds/draft", &[]);
    let before = hall.pairs(2);
    let fix = [("board", "1"), ("result", "0-1"), ("reason", "wrong side")];
    let preview = hall.post("/rounds/1/correct", &fix);
    assert!(
        preview.sees("Round 2 is only a draft"),
        "{}",
        preview.text()
    );
    assert!(preview.sees("Yes, correct it and pair round 2 again"));
    let again = [&fix[..], &[("confirm", "again")]].concat();
    let done = hall.post("/rounds/1/correct", &again);
    assert_eq!(done.status, 303);
    assert!(done.header("location").contains("/rounds/2/draft"));
    assert_ne!(hall.pairs(2), before);
    let draft = hall.get("/rounds/2/draft");
    assert!(draft.sees("Nothing unusual"), "{}", draft.text());
    let kept = [
        ("board", "2"),
        ("result", "0-1"),
        ("reason", "wrong side"),
        ("confirm", "yes"),
    ];
    let kept = hall.post("/rounds/1/correct", &kept);
    assert!(
        kept.header("location").contains("/round-control"),
        "{}",
        kept.header("location")
    );
    let draft = hall.get("/rounds/2/draft");
    assert!(draft.sees("the rules give"), "{}", draft.text());
    assert!(draft.sees("put together by hand"), "{}", draft.text());
}

#[test]
fn a_bye_is_asked_for_only_in_a_round_that_is_not_posted() {
    let hall = Hall::with(&EIGHT);
    settle(&hall, &[("system", "swiss"), ("rounds", "3")]);
    let one = player(&hall, 0);
    let wish = format!("/players/{one}/sits-out");
    hall.next_round(1);
    let page = hall.get(&format!("/players/{one}"));
    let offered = page.attributes("select[name=round] option", "value");
    assert!(!offered.contains(&"1".to_owned()), "{offered:?}");
    let refused = hall.post(&wish, &[("round", "1"), ("kind", "half")]);
    assert_eq!(refused.status, 409);
    assert!(
        refused.sees("Round 1 is posted already"),
        "{}",
        refused.text()
    );
    assert_eq!(
        hall.post(&wish, &[("round", "2"), ("kind", "half")]).status,
        303
    );
}

#[test]
fn a_number_of_rounds_that_nobody_typed_is_not_carried_over() {
    let hall = Hall::with(&EIGHT[..5]);
    settle(&hall, &[("system", "double-round-robin"), ("rounds", "")]);
    hall.next_round(1);
    let new = hall.organiser.get("/new");
    assert_eq!(new.attributes("input[name=rounds]", "value"), [""]);
    assert_eq!(
        new.attributes("select[name=bye] option[selected]", "value"),
        ["usual"]
    );
    let mut form = new.form("/new");
    for (name, value) in &mut form {
        match name.as_str() {
            "system" => *value = "groups".to_owned(),
            "rounds" => *value = "14".to_owned(),
            _ => {}
        }
    }
    let form: Vec<(&str, &str)> = form.iter().map(|(a, b)| (a.as_str(), b.as_str())).collect();
    let refused = hall.organiser.post("/new", &form);
    assert_eq!(refused.status, 422);
    assert_eq!(
        refused.all("details[open] #wrong").len(),
        1,
        "the error stands at its field"
    );
    assert_eq!(refused.all("select[name=tiebreak_1]").len(), 1);
}

#[test]
fn a_free_round_of_a_round_robin_has_no_points_and_the_list_counts_rounds() {
    let hall = Hall::with(&EIGHT[..5]);
    settle(&hall, &[("system", "round-robin"), ("rounds", "")]);
    hall.next_round(1);
    let run = hall.run();
    assert!(run.sees("Free round: no points"), "{}", run.text());
    let players = hall.get("/players");
    assert!(players.sees("0 of 1"), "{}", players.text());
    // The bead of the round is empty, and its words say the same.
    for board in 1..=2 {
        assert_eq!(hall.enter(1, board, "1-0").status, 303);
    }
    let standings = hall.get("/standings");
    let html = &standings.body;
    assert!(html.contains("Free round"), "{html}");
    assert!(!html.contains("no opponent was left"), "{html}");
}

#[test]
fn when_everybody_has_gone_home_the_next_step_is_to_finish() {
    let hall = Hall::with(&EIGHT);
    settle(&hall, &[("system", "swiss"), ("rounds", "3")]);
    hall.next_round(1);
    hall.white_wins_everywhere(1);
    for at in 0..8 {
        let one = player(&hall, at);
        hall.post(&format!("/players/{one}/home"), &[]);
    }
    let run = hall.run();
    assert!(run.sees("Everybody has gone home"), "{}", run.text());
    assert!(run.sees("Finish the event"), "{}", run.text());
    assert!(!run.sees("Pair round 2"), "{}", run.text());
}

#[test]
fn an_event_of_adults_has_chosen_categories_full_names_and_no_word_of_children() {
    let hall = Hall::with(&EIGHT);
    settle(&hall, &[("system", "swiss"), ("rounds", "3")]);
    let all = hall.app.desk.entrants(&hall.right).unwrap();
    for (at, one) in all.iter().enumerate() {
        let words = inkundla::store::NewEntrant {
            name: one.name.clone(),
            school: one.school.clone(),
            grade: None,
            presence: one.presence,
            about: About {
                rating: Some(1500 + 50 * at as u16),
                gender: Some(if at % 2 == 0 {
                    Gender::Female
                } else {
                    Gender::Male
                }),
                born: Some(1950 + 5 * at as u16),
            },
        };
        let at = inkundla::system_time::now();
        hall.app
            .desk
            .correct_entrant(&hall.right, one.id, words, at)
            .unwrap();
    }
    let outside = || hall.app.visitor().get(&hall.path("/find"));
    assert!(!outside().sees("Thandiwe Mkhize"));
    settle(&hall, &[("audience", "children"), ("full_names", "1")]);
    assert!(!outside().sees("Thandiwe Mkhize"), "never for children");
    settle(
        &hall,
        &[
            ("audience", "adults"),
            ("full_names", "1"),
            ("cat-1-name", "U1600"),
            ("cat-1-rating-to", "1599"),
            ("cat-2-name", "60+"),
            ("cat-2-born-to", "1966"),
        ],
    );
    let settings = hall.get("/settings");
    assert!(settings.sees("U1600, 60+"), "{}", settings.text());
    hall.next_round(1);
    hall.white_wins_everywhere(1);
    hall.post("/round-control/finish", &[]);
    let standings = hall.get("/standings");
    let offered = standings.all("select[name=category] option");
    assert_eq!(offered, ["All categories", "U1600", "60+"]);
    assert_eq!(hall.get("/standings?category=1").all("tbody tr").len(), 2);
    assert!(
        standings
            .attributes("select", "name")
            .iter()
            .all(|one| one != "born")
    );
    let csv = String::from_utf8(hall.file("/standings.csv")).unwrap();
    assert!(csv.contains("U1600; 60+"), "{csv}");
    let winners = read(&hall.file("/print/winners.pdf")).concat();
    assert!(
        winners.contains("U1600") && winners.contains("60+"),
        "{winners}"
    );
    assert!(
        !winners.contains("Born ") && !winners.contains("Girls"),
        "{winners}"
    );
    assert!(outside().sees("Thandiwe Mkhize"), "{}", outside().text());
    let one = player(&hall, 0);
    for page in [
        "/round-control",
        "/players",
        "/standings",
        "/settings",
        "/privacy",
        "/files",
        "/people",
        "/history",
        "/about",
        &format!("/players/{one}"),
    ] {
        let text = hall.get(page).text().to_lowercase();
        for word in [
            "child", "girl", "boys", "parent", "guardian", "pupil", "learner",
        ] {
            let found = text.find(word).map(|at| &text[at.saturating_sub(60)..]);
            let found = found.map(|text| text.chars().take(120).collect::<String>());
            // The one setting that names both.
            let text = found.unwrap_or_default().replace("who plays children", "");
            assert!(
                !text.contains(word) || page == "/settings",
                "{page}: {word}: {text}"
            );
        }
    }
    settle(&hall, &[("full_names", "")]);
    assert!(!outside().sees("Thandiwe Mkhize"), "{}", outside().text());
    let bad = save(&hall, &[("cat-3-name", "Old"), ("cat-3-born-to", "76")]);
    assert!(bad.sees("Year of birth of a category"), "{}", bad.text());
}
