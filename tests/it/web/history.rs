//! The history: filtered by board and player, and as a file.

use super::rounds::{EIGHT, Hall};
use inkundla::tournament::EntrantId;

/// A round of four boards with results at two of them; returns the players of the second.
fn two_results() -> (Hall, [EntrantId; 2]) {
    let hall = Hall::with(&EIGHT);
    hall.next_round(1);
    for (board, result) in [(1, "1-0"), (2, "0-1")] {
        assert_eq!(hall.enter(1, board, result).status, 303);
    }
    let tournament = hall.app.desk.tournament(hall.right.event()).unwrap();
    let second = tournament.posted().unwrap().boards[1].0;
    (hall, [second.first, second.second])
}

#[test]
fn the_history_is_filtered_by_board_and_by_player() {
    let (hall, players) = two_results();
    let all = hall.get("/history");
    assert!(all.sees("Round 1, board 1") && all.sees("Round 1, board 2"));
    let sought = [
        "/history?board=2&player=".to_owned(),
        format!("/history?board=&player={}", players[0].0),
        format!("/history?player={}", players[1].0),
        format!("/history?board=2&player={}", players[1].0),
    ];
    for path in &sought {
        let page = hall.get(path);
        let lines = page.all(".history li");
        assert_eq!(lines.len(), 1, "{path}: {lines:?}");
        assert!(lines[0].contains("Round 1, board 2"), "{path}: {lines:?}");
    }
    let page = hall.get(&sought[1]);
    let chosen = page.attributes("select[name=player] option[selected]", "value");
    assert_eq!(chosen, [players[0].0.to_string()]);

    let none = hall.get(&format!("/history?board=1&player={}", players[0].0));
    assert!(none.sees("No match. Choose another board or player."));
}

#[test]
fn the_history_is_grouped_by_day_with_undo() {
    let (hall, _) = two_results();
    let page = hall.get("/history");
    let days = page.all(".history h3");
    assert_eq!(days.len(), 1, "{days:?}");
    assert!(days[0].starts_with("Today, "), "{days:?}");
    assert_eq!(
        page.all(".history li").len(),
        page.all(".history time").len()
    );
    let back = page.all(".history li a.quiet");
    assert!(back[0].starts_with("Undo"), "{back:?}");
}

#[test]
fn the_history_of_a_player_has_their_absences() {
    let hall = Hall::with(&EIGHT);
    let absent = hall.app.desk.entrants(&hall.right).unwrap()[2].id;
    let form = [("set", &*format!("absent {}", absent.0))];
    assert_eq!(hall.post("/players/presence", &form).status, 303);
    let lines = |player: EntrantId| {
        let page = hall.get(&format!("/history?player={}", player.0));
        page.all(".history li").len()
    };
    assert_eq!(lines(absent), 1);
    assert_eq!(lines(EntrantId(absent.0 + 1)), 0);
}

#[test]
fn the_filtered_history_is_downloaded_as_a_file() {
    let (hall, _) = two_results();
    let read = |rest: &str| -> Vec<Vec<String>> {
        let (status, bytes) = hall.organiser.get_with(&hall.path(rest), ("accept", "*/*"));
        assert_eq!(status, 200);
        let text = String::from_utf8(bytes).unwrap();
        let text = text.strip_prefix('\u{feff}').unwrap().to_owned();
        let mut rows = csv::Reader::from_reader(text.as_bytes());
        let header = rows.headers().unwrap().iter().collect::<Vec<_>>().join(",");
        assert_eq!(header, "time,who,role,what,round,board,text,reason,account");
        rows.records()
            .map(|row| row.unwrap().iter().map(str::to_owned).collect())
            .collect()
    };
    let all = read("/history.csv");
    let page = hall.get("/history").all(".history li");
    assert_eq!(all.len(), page.len());
    let link = hall
        .get("/history?board=2")
        .attributes("a[href*='history.csv']", "href");
    let links = ["", "&excel=1"].map(|form| hall.path(&format!("/history.csv?board=2{form}")));
    assert_eq!(link, links);
    let one = read("/history.csv?board=2");
    assert_eq!(one.len(), 1);
    let place: Vec<&str> = one[0][1..6].iter().map(String::as_str).collect();
    assert_eq!(
        place,
        ["Ms Khumalo", "organiser", "result.entered", "1", "2"]
    );
    assert!(one[0][6].starts_with("Round 1, board 2"), "{:?}", one[0]);
    assert_eq!(one[0][8], "Ms Khumalo");
}

#[test]
fn the_history_shows_only_results_or_only_players() {
    let (hall, _) = two_results();
    let lines = |path: &str| hall.get(path).all(".history li");
    let all = lines("/history");
    let results = lines("/history?kind=results");
    assert_eq!(results.len(), 2, "{results:?}");
    assert!(results.iter().all(|line| line.contains("board")));
    let players = lines("/history?kind=players");
    assert!(!players.is_empty() && players.len() < all.len());
    assert!(
        players.iter().all(|line| !line.contains("board")),
        "{players:?}"
    );
    let page = hall.get("/history?kind=results&board=2");
    assert_eq!(page.all(".history li").len(), 1);
    assert_eq!(page.all(".seg [aria-current]"), ["Results"]);
    let links = page.attributes(".seg a", "href");
    assert!(links[0].ends_with("/history?board=2"), "{links:?}");
    assert!(links[3].ends_with("/cards"), "{links:?}");
    assert_eq!(
        hall.get("/history?kind=else").all(".history li").len(),
        all.len()
    );
}

#[test]
fn the_history_says_once_why_something_cannot_be_undone() {
    let (hall, _) = two_results();
    for board in [3, 4] {
        hall.enter(1, board, "1-0");
    }
    hall.next_round(2);
    let lines = hall.get("/history").all(".history li");
    let went_on = lines
        .iter()
        .filter(|line| line.contains("Round 1 has moved on"));
    assert_eq!(went_on.count(), 1, "{lines:?}");
}
