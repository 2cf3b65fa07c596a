//! School teams: their settings, their table and their files.

use super::{play_to_the_end, player, save, settle};
use crate::web::harness::Page;
use crate::web::rounds::{EIGHT, Hall};
use inkundla::store::NewEntrant;
use inkundla::tournament::{About, EntrantName, Presence};

#[test]
fn school_teams_are_chosen_by_form_and_have_their_table() {
    let hall = Hall::with(&EIGHT);
    settle(&hall, &[("system", "teams-round-robin"), ("boards", "2")]);
    let draft = hall.post_and_look("/rounds/draft", &[]);
    assert!(draft.sees("Their teams meet"), "{}", draft.text());
    assert_eq!(play_to_the_end(&hall), 3);
    let page = hall.app.visitor().get(&hall.path("/finals"));
    let badges = page.all(".of-all tbody th svg.tok").len();
    assert_eq!(badges, page.all(".of-all tbody tr").len(), "each team");
    assert_eq!(page.all(".of-all tbody tr").len(), 3, "{}", page.text());
    assert!(page.sees("School 1") && page.sees("Match points"));
}

#[test]
fn the_best_three_teams_stand_on_a_podium_above_their_table() {
    let hall = Hall::with(&[]);
    let child = |n: u8| NewEntrant {
        name: EntrantName::parse_whole(&format!("{}nna Nkosi", char::from(b'A' + n))).unwrap(),
        school: Some(format!("School {}", n / 2 + 1)),
        grade: None,
        presence: Presence::Here,
        about: About::default(),
    };
    let at = inkundla::system_time::now();
    let children = (0..8).map(child).collect();
    hall.app.desk.enter(&hall.right, children, at).unwrap();
    settle(&hall, &[("system", "teams-round-robin"), ("boards", "2")]);
    for round in 1..=3 {
        hall.next_round(round);
        let seats = hall
            .get("/round-control?show=all")
            .all("tr[data-board] .seat b");
        for (board, pair) in (1..).zip(seats.chunks(2)) {
            let result = if pair[0] < pair[1] { "1-0" } else { "0-1" };
            hall.enter(round, board, result);
        }
    }
    let page = hall.app.visitor().get(&hall.path("/finals"));
    let best = page.all(".podium li > a");
    assert_eq!(best, ["School 1", "School 2", "School 3"]);
    let first = page.all(".of-all tbody th")[0].clone();
    assert!(first.contains("School 1"), "{first}");
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
    let order = "First: Board points. Where that is equal, in this order: \
        Match points; Opponents’ match points times own board points; \
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
    assert!(then.sees("Round 1") && !then.all("h3").contains(&"Round 2".to_owned()));
    assert!(then.body.contains("/teams.csv?after=1"));
    // Of three schools one has no opponent.
    assert!(
        then.all(".pool td")
            .iter()
            .any(|cell| cell.starts_with("Bye: no opponent was left")),
        "{}",
        then.text()
    );
    let none = visitor.get(&hall.path("/finals?after=9"));
    assert_eq!(none.status, 404, "no such round");
    let now = visitor.get(&hall.path("/finals"));
    assert!(now.all("h3").contains(&"Round 2".to_owned()));
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
    let answer = visitor.get(&format!("/api/v1/events/{}/teams", hall.key));
    assert!(answer.body.contains("\"match_points\""), "{}", answer.body);
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
fn the_public_boards_of_teams_stand_by_match_with_the_score_so_far() {
    let hall = Hall::with(&EIGHT);
    settle(&hall, &[("system", "teams-round-robin"), ("boards", "2")]);
    hall.next_round(1);
    let page = || hall.app.visitor().get(&hall.path(""));
    let heading = |page: &Page| page.all(".hall section:not([hidden]) h2");
    let before = page();
    let [teams] = &heading(&before)[..] else {
        panic!("{}", before.text());
    };
    assert!(teams.starts_with("School ") && teams.contains(" – School "));
    assert_eq!(before.all("#match-1 li").len(), 2);
    hall.enter(1, 2, "1-0");
    let begun = page();
    assert_eq!(heading(&begun).len(), 1, "{}", begun.text());
    let [teams_and_score] = &heading(&begun)[..] else {
        panic!("{}", begun.text());
    };
    let score = teams_and_score.strip_prefix(teams.as_str()).unwrap();
    assert!([" 1–0", " 0–1"].contains(&score), "{teams_and_score}");
    let numbers = begun.attributes("#match-1 li", "data-board");
    assert_eq!(numbers, ["1", "2"], "in their order, whatever their stage");
    let finished = hall.app.visitor().get(&hall.path("?show=finished"));
    assert_eq!(finished.attributes("#match-1 li", "data-board"), ["2"]);
    assert_eq!(&heading(&finished)[0], teams_and_score);
    // A followed player stands above the matches.
    let players = begun.attributes("#match-1 li", "data-players")[1].clone();
    let (one, _) = players.split_once(' ').unwrap();
    let followed = hall.app.visitor().get(&hall.path(&format!("?pin={one}")));
    assert_eq!(followed.attributes("#pinned li", "data-board"), ["2"]);
    assert_eq!(followed.attributes("#match-1 li", "data-board"), ["1"]);
}

#[test]
fn each_match_stands_as_a_card_with_its_teams_on_their_sides() {
    let hall = Hall::with(&EIGHT);
    settle(&hall, &[("system", "teams-round-robin"), ("boards", "2")]);
    hall.next_round(1);
    let run = hall.run();
    let cards = run.all(".match h3 a");
    assert_eq!(cards.len(), 2, "{}", run.text());
    let left: Vec<String> = run.all(".match .control thead th");
    assert!(left.contains(&cards[0]) && left.contains(&cards[1]));
    // At the second board the team on the right moves first: its button 1–0 is a win of the left player.
    let codes = run.attributes("tr[data-board='2'] .results button", "value");
    assert_eq!(codes, ["0-1", "1/2-1/2", "1-0"]);
    let first = run.attributes("tr[data-board='1'] .results button", "value");
    assert_eq!(first, ["1-0", "1/2-1/2", "0-1"]);
    assert_eq!(run.all(".ms .big"), ["0 – 0"]);
    hall.enter(1, 1, "1-0");
    hall.enter(1, 2, "0-1");
    let run = hall.run();
    assert_eq!(run.all(".ms .big"), ["2 – 0"]);
    assert_eq!(run.all("tr[data-board] .res .row > b"), ["1–0", "1–0"]);
    let public = hall.app.visitor().get(&hall.path("/rounds/1"));
    assert_eq!(public.all(".match .ms .big"), ["2 – 0"]);
    assert_eq!(public.all(".match .win").len(), 2, "{}", public.text());
    assert!(hall.app.visitor().get(&hall.path("/rounds")).sees("2 – 0"));
    let all = hall.get("/round-control?show=all");
    assert!(all.all(".match").is_empty() && all.all("tr[data-board]").len() == 2);
}

#[test]
fn a_team_has_a_page_and_the_boards_have_standings() {
    let hall = Hall::with(&EIGHT);
    settle(&hall, &[("system", "teams-round-robin"), ("boards", "2")]);
    let visitor = hall.app.visitor();
    assert_eq!(
        visitor.get(&hall.path("/teams/1")).status,
        404,
        "nobody is named before a round"
    );
    assert_eq!(visitor.get(&hall.path("/teams/9")).status, 404);
    assert_eq!(visitor.get(&hall.path("/teams/0")).status, 404);
    assert_eq!(play_to_the_end(&hall), 3);
    let finals = visitor.get(&hall.path("/finals"));
    let met = finals.all(".whom tbody td");
    assert_eq!(met.len(), 9);
    assert_eq!(
        met.iter().filter(|cell| cell.contains('–')).count(),
        6,
        "{met:?}"
    );
    let to = &finals.attributes(".of-all th a", "href")[0];
    let team = visitor.get(to);
    assert_eq!(team.all(".pool tbody tr").len(), 3, "{}", team.text());
    assert!(
        team.sees("Match points") && !team.sees("Mkhize"),
        "aliases only"
    );
    let boards = visitor.get(&hall.path("/standings/boards"));
    assert_eq!(
        boards.all("caption b"),
        ["Board 1", "Board 2"],
        "{}",
        boards.text()
    );
    let csv = visitor.get(&hall.path("/standings/boards.csv")).body;
    assert!(
        csv.starts_with("board,rank,player_id,name,team,points,games,percent"),
        "{csv}"
    );
    assert_eq!(csv.lines().count(), 1 + boards.all("tbody tr").len());
    let swiss = Hall::with(&EIGHT);
    assert_eq!(swiss.app.visitor().get(&swiss.path("/teams/1")).status, 404);
}

#[test]
fn match_points_are_given_and_taken_with_a_reason() {
    let hall = Hall::with(&EIGHT);
    settle(&hall, &[("system", "teams-round-robin"), ("boards", "2")]);
    hall.next_round(1);
    let points = || {
        let csv = hall.app.visitor().get(&hall.path("/teams.csv")).body;
        let row = csv
            .lines()
            .find(|line| line.contains(",3,School 3,"))
            .map(str::to_owned);
        let row = row.unwrap();
        row.split(',').nth(3).unwrap().to_owned()
    };
    assert_eq!(points(), "0");
    let form = [
        ("player", "3"),
        ("way", "give"),
        ("points", "1"),
        ("round", "1"),
    ];
    let without = hall.post("/adjustments", &form);
    assert_eq!(without.status, 422, "a reason is missing");
    let saved = hall.post(
        "/adjustments",
        &[&form[..], &[("reason", "No board card")]].concat(),
    );
    assert_eq!(saved.status, 303, "{}", saved.text());
    assert_eq!(points(), "1");
    let page = hall.app.visitor().get(&hall.path("/finals"));
    assert!(page.sees("School 3: +1"), "{}", page.text());
    assert!(
        !page.sees("No board card"),
        "the reason stands in the history"
    );
    // The player with the same number has no point of it.
    let players = hall.app.visitor().get(&hall.path("/standings.csv")).body;
    assert!(
        players
            .lines()
            .skip(1)
            .all(|line| line.split(',').nth(6) == Some("0")),
        "{players}"
    );
}
