//! The toss: the pairing proposes who begins, the umpire enters who won it.

use super::{Hall, Phone};
use inkundla::referee::ClockPolicy;

/// Who sits at the first board, the one that begins in front.
fn seats(hall: &Hall) -> Vec<String> {
    let mut names = hall.board().all(".watch .nm");
    names.reverse();
    names
}

/// A phone that begins to record, and with it enters that the other player begins.
fn begins_with_toss(hall: &Hall, first: &str) -> Phone {
    let (client, path) = (hall.app.visitor(), format!("/u/{}", hall.codes[0]));
    let form = [
        ("name", "Ms Naidoo"),
        ("begins", "second"),
        ("first", first),
    ];
    let answer = client.post(&format!("{path}/start"), &form);
    assert_eq!(answer.status, 303, "{}", answer.body);
    assert_eq!(answer.header("location"), path);
    Phone { client, path }
}

#[test]
fn who_won_the_toss_begins_in_the_record_and_in_the_file() {
    let hall = Hall::with(ClockPolicy::Off);
    let teacher = hall.app.signed_in("Ms Khumalo");
    let file = format!("/e/{}/records.txt?round=1&board=1", hall.key);
    let line = |text: &str, word: &str| {
        let mut lines = text.lines();
        let found = lines.find(|line| line.starts_with(word));
        found.unwrap_or_default().replace(word, "")
    };
    let paired = seats(&hall);
    // As on the page to which the code leads: as it was paired.
    let door = hall.app.visitor().get(&format!("/u/{}", hall.codes[0]));
    assert_eq!(
        door.attributes("input[name=begins][checked]", "value"),
        ["first"]
    );
    assert!(door.sees("we toss to see who begins."), "{}", door.text());

    let phone = begins_with_toss(&hall, &paired[0]);
    let turned: Vec<String> = paired.iter().rev().cloned().collect();
    assert_eq!(seats(&hall), turned);
    let words = format!("“{} begins. Play.”", paired[1]);
    assert!(phone.page().sees(&words), "{}", phone.page().text());
    phone.plays("E1");
    phone.does(&[("act", "resign"), ("side", "second")]);
    let text = teacher.get(&file).body;
    let other = line(&text, "first ");
    assert!(other.contains(&paired[1]), "{other}");
    assert!(line(&text, "second ").contains(&paired[0]));
    let checked = hall.app.visitor().post_parts("/check", &[("text", &text)]);
    assert!(checked.all(".proof .bad").is_empty(), "{}", checked.text());
    // Whoever began has the win, in the standings too.
    let standings = hall
        .app
        .visitor()
        .get(&format!("/e/{}/standings", hall.key));
    let first = standings.all("tbody tr").remove(0);
    assert!(first.contains(&paired[1]), "{first}");
    let history = teacher.get(&format!("/e/{}/history", hall.key));
    assert!(history.sees("board 1: by the toss"), "{}", history.text());
}

#[test]
fn the_toss_is_entered_again_until_the_first_turn() {
    let hall = Hall::with(ClockPolicy::Off);
    let paired = seats(&hall);
    let phone = hall.umpire("Ms Naidoo");
    let say = format!("{}/say", phone.path);
    let enters = |client: &super::Client, begins: &str, first: &str| {
        client.post(&say, &[("begins", begins), ("first", first)])
    };
    assert_eq!(enters(&phone.client, "second", &paired[0]).status, 303);
    assert_eq!(seats(&hall)[0], paired[1]);
    // A page that was drawn before still means the player whom it named.
    assert_eq!(enters(&phone.client, "second", &paired[0]).status, 303);
    assert_eq!(seats(&hall)[0], paired[1]);
    assert_eq!(enters(&phone.client, "second", &paired[1]).status, 303);
    assert_eq!(seats(&hall), paired);
    let page = phone.client.get(&say);
    assert_eq!(page.all("#toss label").len(), 2);

    // Nobody else enters it, and nobody once something is recorded.
    let visitor = hall.app.visitor();
    assert_eq!(enters(&visitor, "second", &paired[0]).status, 409);
    assert!(visitor.get(&say).all("#toss").is_empty());
    phone.plays("E1");
    assert_eq!(enters(&phone.client, "second", &paired[0]).status, 422);
    assert_eq!(seats(&hall), paired);
    assert!(phone.client.get(&say).all("#toss").is_empty());
}

#[test]
fn where_the_law_says_who_begins_nothing_is_tossed_for() {
    for game in ["morabaraba", "gar", "isisuthu", "camelot", "reversi"] {
        let hall = Hall::of(game);
        let door = hall.app.visitor().get(&format!("/u/{}", hall.codes[0]));
        assert!(door.all("input[name=begins]").is_empty(), "{game}");
        assert!(door.sees("begins. Play.”"), "{game}: {}", door.text());
        let phone = hall.umpire("Ms Naidoo");
        let say = format!("{}/say", phone.path);
        let form = [("begins", "second"), ("first", "")];
        assert_eq!(phone.client.post(&say, &form).status, 403, "{game}");
    }
}

#[test]
fn the_door_shows_the_school_of_a_player_with_its_badge() {
    let hall = Hall::with(ClockPolicy::Off);
    hall.renames("Umlazi Primary");
    let doors = hall.codes.iter();
    let doors = doors.map(|code| hall.app.visitor().get(&format!("/u/{code}")));
    let schools: Vec<_> = doors
        .map(|door| (door.all(".versus .muted"), door.all(".versus .tok").len()))
        .collect();
    assert!(
        schools.contains(&(vec!["Umlazi Primary".to_owned()], 1)),
        "{schools:?}"
    );
    assert!(
        schools.contains(&(Vec::new(), 0)),
        "a child without a school: {schools:?}"
    );
}
